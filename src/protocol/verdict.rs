//! A client's verdict on the seed of a game, and its messages while the seed is made.

use super::{ClientMessage, Share, ShareHash};
use crate::rules::Game;
use strum::{IntoStaticStr, VariantNames};

/// A client's verdict on the seed of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedVerdict {
    /// The commitment that came before this client's share fits the secret, every promised share was used, and the game
    /// that this client saw is the one that the seed gives.
    Verified,
    /// All fits, but this client had no seat and gave no share.
    PromiseKept,
    /// All fits, but this client's share is missing: its connection was lost meanwhile, or its hash came too late. So
    /// this client cannot exclude that the host chose the seed.
    ShareLost,
    /// All fits, but this client is on the host's own machine, which knew the secret all along.
    House,
    /// The host set the seed by hand; nothing can be proven.
    Given,
    /// This client came, or came back, when the seed had already been made.
    CameLater,
    /// Nothing fails, but this client missed a part: the hashes, the owners of the seats, or both the first position
    /// and a part of the log.
    Incomplete,
    /// Something does not fit.
    Failed(SeedFault),
}

/// The fault that a client found in the seed or in the game played with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum SeedFault {
    /// There was a commitment, but no secret at the end.
    #[error("the host did not reveal the secret that it promised")]
    NotRevealed,
    /// A deal had more than one commitment, or a game that had begun got another one.
    #[error("the host changed its promise without saying that it deals anew")]
    PromiseChanged,
    /// This client heard no list of hashes.
    #[error("the host did not tell which shares were promised")]
    HashesUntold,
    /// Two lists of hashes were told for one deal.
    #[error("the host changed the list of promised shares")]
    HashesChanged,
    /// The secret does not fit the commitment.
    #[error("the secret is not the one that the host promised")]
    Secret,
    /// The seat of this client counts as one that gave no share.
    #[error("this player's share was left out")]
    ShareOmitted,
    /// Another share stands for the seat of this client.
    #[error("this player's share was replaced")]
    ShareReplaced,
    /// A share that another seat promised is missing.
    #[error("the promised share of another player was left out")]
    PromisedShareOmitted,
    /// The share of another seat is not the promised one, or none was promised.
    #[error("the share of another player is not the one that was promised")]
    UnpromisedShare,
    /// A seat of the host's own machine has a share that the host chose freely.
    #[error("a seat of the host's machine has a share that the promise does not fix")]
    HouseShare,
    /// There are more or fewer shares than seats.
    #[error("there are more or fewer shares than seats")]
    ShareCount,
    /// The seed gives another first position.
    #[error("the game did not begin with the position that the seed gives")]
    FirstPosition,
    /// With this seed the commands lead elsewhere.
    #[error("the game did not go on as the seed demands")]
    Course,
}

impl SeedVerdict {
    /// Stable code of the verdict.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Verified => "verified",
            Self::PromiseKept => "promise-kept",
            Self::ShareLost => "share-lost",
            Self::House => "house",
            Self::Given => "given",
            Self::CameLater => "came-later",
            Self::Incomplete => "incomplete",
            Self::Failed(_) => "failed",
        }
    }
}

/// A verdict and the number of deals that the host abandoned before the game began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedReport {
    /// The result of all checks of the seed.
    pub verdict: SeedVerdict,
    /// Number of deals that were begun and not played. The host may have known the outcome of each.
    pub abandoned: u32,
}

impl SeedReport {
    /// A verdict where no deal was abandoned.
    #[must_use]
    pub const fn of(verdict: SeedVerdict) -> Self {
        Self { verdict, abandoned: 0 }
    }
}

/// The consequence of a message for the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The host wants the hash of this client's share.
    ShareHash {
        /// Number of the game at the table.
        game: u32,
        /// Number of the deal.
        attempt: u32,
        /// The hash to send.
        hash: ShareHash,
    },
    /// The host wants this client's share.
    Share(Share),
    /// A game is over.
    Verdict {
        /// Its number at the table.
        game: u32,
        /// The result for its seed.
        report: SeedReport,
    },
}

impl Finding {
    /// The message with which a client answers the host; `None` for a verdict.
    #[must_use]
    pub const fn answer<G: Game>(self) -> Option<ClientMessage<G>> {
        match self {
            Self::ShareHash { game, attempt, hash } => Some(ClientMessage::ShareHash { game, attempt, hash }),
            Self::Share(share) => Some(ClientMessage::SeedShare { share }),
            Self::Verdict { .. } => None,
        }
    }
}
