//! The outcome of a seed.

/// The result of one seed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evening {
    /// The seed that the evening was played from.
    pub seed: u64,
    /// Number of games that came to their end.
    pub games: u32,
    /// Number of faults that were brought about.
    pub faults: u32,
    /// Number of steps back.
    pub steps_back: u32,
    /// Number of take-backs that everybody agreed to, without redos.
    pub take_backs: u32,
    /// Number of refusals that players heard.
    pub refused: u32,
    /// Number of gatherings at an heir that were complete, after a lost host or a hand-over.
    pub taken_over: u32,
    /// Number of hand-overs to a connected heir that nothing disturbed.
    pub handed_over: u32,
    /// Number of times that a host closed its table for another host of it.
    pub gave_way: u32,
    /// Number of events.
    pub steps: u64,
    /// The broken laws. The evening ends with the first event that breaks one.
    pub violations: Vec<String>,
    /// The plan and the events, one line each; empty unless the story was wanted.
    pub story: Vec<String>,
}
