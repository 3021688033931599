//! The page that a host serves on its own network while the lobby is open, if its person wants: what Podbay is, packages to
//! install it, and the way to the table. It is plain HTTP, because no browser knows a certificate of a machine at home.

mod answer;
mod door;
mod packages;
mod serving;
mod state;

pub use packages::{Package, System, own_program};
pub use serving::PageHandle;
pub use state::{PageFacts, PageOptions, PageStatus, PageWriter};
