//! Parts of a rectangle side by side, one below the other, or both.

use egui::{Pos2, Rect, vec2};

/// So many columns of one width with a gap between them, from the left.
pub(crate) fn columns(rect: Rect, count: usize, gap: f32) -> impl Iterator<Item = Rect> {
    let step = (rect.width() + gap) / count.max(1) as f32;
    let size = vec2(step - gap, rect.height());
    (0..count).map(move |index| Rect::from_min_size(rect.min + vec2(step * index as f32, 0.0), size))
}

/// So many rows of one height with a gap between them, from the top.
pub(crate) fn rows(rect: Rect, count: usize, gap: f32) -> impl Iterator<Item = Rect> {
    let step = (rect.height() + gap) / count.max(1) as f32;
    let size = vec2(rect.width(), step - gap);
    (0..count).map(move |index| Rect::from_min_size(rect.min + vec2(0.0, step * index as f32), size))
}

/// So many cells in rows of at most `across`, row by row.
pub(crate) fn grid(rect: Rect, count: usize, across: usize, gap: f32) -> impl Iterator<Item = Rect> {
    let across = across.max(1);
    let cells = rows(rect, count.div_ceil(across), gap).flat_map(move |row| columns(row, across, gap));
    cells.take(count)
}

/// Columns whose widths are shares of the whole, from the left.
pub(crate) fn shares(rect: Rect, shares: &[f32], gap: f32) -> impl Iterator<Item = Rect> {
    let room = rect.width() - gap * shares.len().saturating_sub(1) as f32;
    let all: f32 = shares.iter().sum();
    let mut left = rect.left();
    shares.iter().map(move |share| {
        let wide = room * share / all;
        let column = Rect::from_min_size(Pos2::new(left, rect.top()), vec2(wide, rect.height()));
        left += wide + gap;
        column
    })
}

/// Places for chips of these widths in rows of one height, as many as there is room for: what is left over keeps `more`
/// behind the last one.
pub(crate) fn flow(room: Rect, high: f32, gap: f32, widths: &[f32], more: f32) -> Vec<Rect> {
    let (mut at, mut list) = (room.min, Vec::new());
    for (index, &wide) in widths.iter().enumerate() {
        loop {
            let is_last_row = at.y + 2.0 * high + gap > room.bottom();
            let behind = if is_last_row && index + 1 < widths.len() {
                more
            } else {
                0.0
            };
            if at.x + wide + behind <= room.right() {
                break;
            }
            if is_last_row {
                return list;
            }
            at = Pos2::new(room.left(), at.y + high + gap);
        }
        list.push(Rect::from_min_size(at, vec2(wide, high)));
        at.x += wide + gap;
    }
    list
}

/// The same rectangle within bounds: where it is larger than they are, it begins with them.
pub(crate) fn within(rect: Rect, bounds: Rect) -> Rect {
    let last = (bounds.max - rect.size()).max(bounds.min);
    Rect::from_min_size(rect.min.clamp(bounds.min, last), rect.size())
}

/// The middle of a mark with this radius, at least so far below the top of the room that nothing above it hides the mark. A
/// mark of something that hardly reaches into the room stays where it is.
pub(crate) fn below_top(at: Pos2, radius: f32, marked: Rect, room: Rect) -> Pos2 {
    let reaches_in = marked.intersects(room) && marked.bottom() >= room.top() + 2.0 * radius;
    let least = if reaches_in { room.top() + radius } else { at.y };
    Pos2::new(at.x, at.y.max(least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_fill_the_whole_and_keep_their_gaps() {
        let whole = Rect::from_min_size(Pos2::new(10.0, 20.0), vec2(104.0, 64.0));
        let three: Vec<Rect> = columns(whole, 3, 7.0).collect();
        assert_eq!(three.len(), 3);
        assert_eq!(three[1].left() - three[0].right(), 7.0);
        assert!((three[2].max - whole.max).length() < 0.01);
        let five: Vec<Rect> = grid(whole, 5, 3, 4.0).collect();
        assert_eq!((five.len(), five[3].left()), (5, whole.left()));
        assert_eq!(five[3].top() - five[0].bottom(), 4.0);
        let uneven: Vec<Rect> = shares(whole, &[1.0, 3.0], 4.0).collect();
        assert_eq!(uneven.iter().map(Rect::width).collect::<Vec<f32>>(), [25.0, 75.0]);
        assert_eq!(columns(whole, 0, 4.0).count(), 0);
    }

    #[test]
    fn what_is_within_bounds_is_moved_no_further_than_needed() {
        let at = |x, y, side| Rect::from_min_size(Pos2::new(x, y), egui::Vec2::splat(side));
        let bounds = at(0.0, 0.0, 90.0);
        assert_eq!(
            [at(-3.0, 85.0, 9.0), at(4.0, 5.0, 9.0)].map(|rect| within(rect, bounds)),
            [at(0.0, 81.0, 9.0), at(4.0, 5.0, 9.0)]
        );
        assert_eq!(within(at(7.0, 7.0, 99.0), bounds), at(0.0, 0.0, 99.0), "it is larger");
    }

    #[test]
    fn a_mark_stands_below_the_top_of_its_room() {
        let room = Rect::from_min_size(Pos2::new(0.0, 100.0), vec2(300.0, 200.0));
        let marked = |top: f32| Rect::from_min_size(Pos2::new(40.0, top), vec2(60.0, 60.0));
        let height = |y: f32, marked: Rect| below_top(Pos2::new(90.0, y), 10.0, marked, room).y;
        assert_eq!(height(94.0, marked(96.0)), 110.0);
        assert_eq!(height(130.0, marked(120.0)), 130.0);
        // Of the first nothing is left to mark, and the second lies beside the room.
        assert_eq!(height(60.0, marked(55.0)), 60.0);
        assert_eq!(height(60.0, marked(90.0).translate(vec2(400.0, 0.0))), 60.0);
    }

    #[test]
    fn chips_flow_as_far_as_there_is_room() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(100.0, 45.0));
        let places = flow(room, 20.0, 5.0, &[60.0, 30.0, 40.0, 40.0, 40.0], 10.0);
        let corners: Vec<(f32, f32)> = places.iter().map(|rect| (rect.left(), rect.top())).collect();
        assert_eq!(corners, [(0.0, 0.0), (65.0, 0.0), (0.0, 25.0), (45.0, 25.0)]);
        assert_eq!(flow(room, 20.0, 5.0, &[200.0], 10.0), []);
    }
}
