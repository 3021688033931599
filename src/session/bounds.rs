//! The bound on what each message of a client may bring about for others. A new message does not compile without one.

use super::rate::Act;
use crate::{protocol::ClientMessage, rules::Game};

/// The reason why a message cannot cost others too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// Each device has a ration, and so has the table.
    Ration(Act),
    /// Only the sender gets an answer, no longer than the message; [`crate::protocol::limits::RATE_PER_SECOND`] bounds
    /// those.
    AnswerOnly,
    /// Guests are refused. The host's own window can flood only its own table.
    HostOnly,
    /// The message counts once for each deal, question, request or connection. Their number is bounded.
    Once,
    /// Every accepted command brings the game nearer to its end, and every way back has a ration.
    Game,
    /// A seat has a reserve of time in each game, and each request takes a part of it.
    Reserve,
    /// The program limits the tries of a join code before the session hears of them.
    Tries,
}

pub(super) const fn bound<G: Game>(message: &ClientMessage<G>) -> Bound {
    match message {
        ClientMessage::Join(_) => Bound::Ration(Act::Join),
        ClientMessage::LastSeen(_) => Bound::Ration(Act::LastSeen),
        ClientMessage::TakeSeat { .. }
        | ClientMessage::LeaveSeat { .. }
        | ClientMessage::SetColour { .. }
        | ClientMessage::SetReady { .. }
        | ClientMessage::NameSeat { .. }
        | ClientMessage::LetPass { .. } => Bound::Ration(Act::Seating),
        ClientMessage::StepBack { .. } | ClientMessage::GoForward { .. } => Bound::Ration(Act::Way),
        ClientMessage::AskTakeBack { .. } => Bound::Ration(Act::TakeBack),
        ClientMessage::OfferSeat { .. } | ClientMessage::AskSeat { .. } | ClientMessage::AnswerMove { .. } => {
            Bound::Ration(Act::SeatMove)
        }
        ClientMessage::Talk(_) => Bound::Ration(Act::Talk),
        ClientMessage::LogFrom { .. } => Bound::Ration(Act::LogPage),
        ClientMessage::Ping { .. } => Bound::AnswerOnly,
        ClientMessage::SetConfig { .. }
        | ClientMessage::SetWindow { .. }
        | ClientMessage::AddBot { .. }
        | ClientMessage::RemoveBot { .. }
        | ClientMessage::Start
        | ClientMessage::HandOver { .. }
        | ClientMessage::Rematch
        | ClientMessage::RemoveMember { .. }
        | ClientMessage::SetAway { .. }
        | ClientMessage::SetHints { .. }
        | ClientMessage::StandIn { .. }
        | ClientMessage::SetWho { .. }
        | ClientMessage::AnswerKnock { .. }
        | ClientMessage::BanMember { .. }
        | ClientMessage::LiftBan { .. }
        | ClientMessage::SwapSeats { .. } => Bound::HostOnly,
        // A share for each seat and deal and its hash, a promise for each host, an answer to each request, the first showing of
        // each question, the end of a connection.
        ClientMessage::ShareHash { .. }
        | ClientMessage::SeedShare { .. }
        | ClientMessage::AnswerTakeBack { .. }
        | ClientMessage::WithdrawTakeBack { .. }
        | ClientMessage::Promise(_)
        | ClientMessage::Displayed { .. }
        | ClientMessage::Leave => Bound::Once,
        ClientMessage::Command { .. } => Bound::Game,
        ClientMessage::MoreTime { .. } => Bound::Reserve,
        ClientMessage::CodeBegin { .. } | ClientMessage::CodeConfirm { .. } => Bound::Tries,
    }
}
