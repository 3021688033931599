//! The heap that frames are drawn with.

use std::hint::black_box;

/// Bytes of the largest buffer that a frame needs, rounded up.
const LARGEST: usize = 4 << 20;

/// Lets the heap keep the memory of a frame for the next one; called once, before the first.
///
/// A frame needs some megabytes and frees them all. The heap of glibc gives them back to the system as soon as more than
/// 128 KiB are free at its end, and then every page is fetched and zeroed anew: most of what a frame cost. Its limit
/// follows the largest block that was ever freed, so one is freed here; not a byte of it is touched. Other heaps do not
/// notice.
pub fn keep_for_frames() {
    drop(black_box(Vec::<u8>::with_capacity(LARGEST)));
}
