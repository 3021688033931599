//! The outcome of a seed.

/// The result of one seed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evening {
    /// The seed that it was played from.
    pub seed: u64,
    /// Number of games that came to their end.
    pub games: u32,
    /// Number of faults that were brought about.
    pub faults: u32,
    /// Number of steps back.
    pub steps_back: u32,
    /// Number of take-backs that were agreed to, ways forward apart.
    pub take_backs: u32,
    /// Number of wishes that a host refused.
    pub refused: u32,
    /// Number of times that a member went on with the table of its host.
    pub taken_over: u32,
    /// Number of times that a table was handed over to somebody who was there, with nothing else in the way.
    pub handed_over: u32,
    /// Number of times that a host that came back gave way.
    pub gave_way: u32,
    /// Number of events.
    pub steps: u64,
    /// The laws that did not hold; the evening ends with the first event that breaks one.
    pub violations: Vec<String>,
    /// The plan and all that happened, one line each, if it was asked for.
    pub story: Vec<String>,
}
