//! The join code of a hosted table: tries are counted here, before anything is answered.

use super::state::Host;
use crate::{
    diagnostics::Dropped,
    games::any::AnyGame,
    net::{
        code::{
            Invitation, own_networks,
            proof::{Binding, Confirmation, HostProof},
            tries::{CodeTry, Guesser},
        },
        host_handle::TableCode,
        identity::Fingerprint,
        scope,
    },
    protocol::{CodeElement, HostMessage, RefusalCode},
    session::ConnectionId,
};
use std::time::Instant;

impl Host {
    /// Puts the code for the first address into the status; offline there is no address and no code.
    pub(super) fn show_code(&mut self) {
        let address = self.status.borrow().addresses.first().copied();
        let code = address.map(|address| TableCode {
            invitation: Invitation::to(address, &own_networks(), self.code.random),
            address,
            renewed: self.code.renewed,
        });
        self.status.send_if_modified(|status| {
            let changed = status.code != code;
            status.code = code;
            changed
        });
    }

    /// Begins a try with the code. A try that ends without a right confirmation counts as wrong.
    ///
    /// # Errors
    /// The guest is turned away with this code.
    pub(super) fn begin_try(
        &mut self,
        connection: ConnectionId,
        element: &CodeElement,
    ) -> Result<HostMessage<AnyGame>, RefusalCode> {
        let wire = self.peers.get(&connection).and_then(|peer| peer.wire.clone());
        let code = self.status.borrow().code.clone();
        let (Some(wire), Some(code)) = (wire, code) else {
            return Err(RefusalCode::WrongCode);
        };
        let by = Guesser {
            address: scope::peer(&wire).ip(),
            is_friend: self
                .peers
                .get(&connection)
                .is_some_and(|peer| self.desk.session().is_friend(peer.device)),
        };
        if !self.code.tries.spend(by, Instant::now()) {
            return Err(RefusalCode::CodeTooFast);
        }
        self.set_try(connection, CodeTry::Open(Confirmation([0; 32]), by));
        let guest = self.peers.get(&connection).map(|peer| Fingerprint(peer.device.0));
        let binding = guest.and_then(|guest| Binding::of(&wire, guest, Fingerprint(self.device.0)));
        if binding.is_none() {
            Dropped::NoChannelKey.tell();
        }
        let secret = code.invitation.code.secret;
        let answer = binding.and_then(|binding| HostProof::answer(secret, binding, &element.0));
        let answer = answer.ok_or(RefusalCode::WrongCode)?;
        self.set_try(connection, CodeTry::Open(answer.expected, by));
        let confirm = answer.confirm.0;
        let element = CodeElement(answer.element);
        Ok(HostMessage::CodeAnswer { element, confirm })
    }

    /// Checks the confirmation of a guest. Returns false if it is wrong; [`Self::end_try`] then counts the try.
    pub(super) fn confirm_try(&mut self, connection: ConnectionId, confirm: [u8; 32]) -> bool {
        let tried = self.peers.get(&connection).map(|peer| peer.code);
        let Some(CodeTry::Open(expected, by)) = tried else {
            return false;
        };
        let is_right = Confirmation(confirm) == expected;
        if is_right {
            self.set_try(connection, CodeTry::Over);
            self.code.tries.right(by);
        }
        is_right
    }

    fn set_try(&mut self, connection: ConnectionId, code: CodeTry) {
        if let Some(peer) = self.peers.get_mut(&connection) {
            peer.code = code;
        }
    }

    /// Ends the try on a connection. A try that is still open counts as wrong, which may bring a new code.
    pub(super) fn end_try(&mut self, connection: ConnectionId) {
        let Some(peer) = self.peers.get_mut(&connection) else {
            return;
        };
        if let CodeTry::Open(_, by) = std::mem::replace(&mut peer.code, CodeTry::Over)
            && self.code.tries.wrong(by)
        {
            Dropped::CodeRenewed.tell();
            self.code.renew();
            self.show_code();
        }
    }
}
