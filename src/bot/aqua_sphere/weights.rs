//! Plain weights, in hundredths of a point. Where a weight is said to count for each scoring, it does for each
//! that is still to come. The weights are those that scored most among some that were tried in games of four.

/// A knowledge point.
pub(super) const POINT: i32 = 100;
/// The first marker of time.
pub(super) const TIME: i32 = 110;
/// Each further marker is worth this much less.
pub(super) const TIME_STEP: i32 = 8;
/// A marker of time is worth this at least.
pub(super) const TIME_LEAST: i32 = 30;
/// The first crystal beside its scoring: it opens a red line.
pub(super) const CRYSTAL: i32 = 200;
/// Each further crystal is worth this much less.
pub(super) const CRYSTAL_STEP: i32 = 40;
/// Share of the next scoring that a position promises, in hundredths: majority.
pub(super) const MAJORITY: i32 = 35;
/// The same for octopods in controlled Sectors.
pub(super) const OCTOPODS: i32 = 90;
/// The same for crystals.
pub(super) const CRYSTALS: i32 = 70;
/// The same for bots in play, for each scoring.
pub(super) const BOTS: i32 = 80;
/// A bot that could still come into play, for each scoring.
pub(super) const ROOM_FOR_BOTS: i32 = 40;
/// A submarine for each scoring: its time.
pub(super) const SUBMARINE: i32 = 85;
/// A control field, beside its majority.
pub(super) const FIELD: i32 = 50;
/// Share of the points for letters that a lab promises, in hundredths.
pub(super) const LETTERS: i32 = 115;
/// An expansion on the way to a complete lab.
pub(super) const EXPANSION: i32 = 80;
/// Room for a research card, a crystal, an octopod, and a marker of time, for each scoring.
pub(super) const ROOM: [i32; 4] = [40, 30, 40, 15];
/// A move that the engineer still has in this round.
pub(super) const MOVE: i32 = 165;
/// A place ahead in the turn order of the next round.
pub(super) const AHEAD: i32 = 12;
/// Share of what the action of a programmed bot would bring, in hundredths.
pub(super) const PROGRAMMED: i32 = 50;
/// A programmed bot whose action would bring nothing.
pub(super) const IDLE: i32 = 60;
/// A bot that a white action programs.
pub(super) const WHITE: i32 = 140;
/// A bot on the control field of a letter.
pub(super) const LETTER_BOT: i32 = 60;
/// A use of a card that pays again and again, in each round still to come, in hundredths of its prize.
pub(super) const REPEATED: i32 = 43;
/// Any other card that works again and again, in each round still to come.
pub(super) const POWER: i32 = 60;
