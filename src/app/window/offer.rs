//! The ways for others to come: the join code, and the page that offers Podbay to the browsers of this network.

use super::app::{App, wake};
use crate::{
    app::screens::lobby::{InviteWish, invite_sheet},
    net::{
        TableCode,
        page::{PageHandle, PageOptions, own_program},
    },
    store::{Profile, StoreError},
    text,
};
use eframe::egui::{Context, Ui};

impl App {
    /// The join code of the table that is hosted here for others.
    pub(super) fn code(&self) -> Option<TableCode> {
        let host = self.table.as_ref().and_then(|table| table.host.as_ref());
        host.and_then(|host| host.status().code)
    }

    /// Draws the sheet with the ways to the table, and does what is wished for there.
    ///
    /// # Errors
    /// The folder for the packages cannot be made. The program itself can be offered all the same.
    pub(super) fn invite(&mut self, ui: &Ui) -> Result<(), StoreError> {
        let Some(code) = self.code() else {
            self.overlay = None;
            return Ok(());
        };
        let page = self.page.as_ref().map(PageHandle::status);
        let folder = self.profile.as_ref().and_then(Profile::packages_folder);
        let (wish, closed) = invite_sheet(ui, &code, page.as_ref(), folder.as_deref());
        if closed {
            self.overlay = None;
        }
        match wish {
            Some(InviteWish::Offer(true)) => return self.offer_podbay(ui.ctx()),
            Some(InviteWish::Offer(false)) => self.page = None,
            Some(InviteWish::Copy(text)) => ui.ctx().copy_text(text),
            None => {}
        }
        Ok(())
    }

    fn offer_podbay(&mut self, ctx: &Context) -> Result<(), StoreError> {
        let host = self.table.as_ref().and_then(|table| table.host.as_ref());
        self.page = host.map(|host| {
            let options = PageOptions {
                folder: self.profile.as_ref().and_then(Profile::packages_folder),
                program: own_program(),
                write: text::page,
            };
            host.serve_page(options, wake(ctx))
        });
        let made = self.profile.as_ref().map(Profile::make_packages_folder).transpose();
        made.map(|_| ())
    }

    /// The page ends with the table that it invites to; nobody has wished for that of another table.
    pub(super) fn end_page(&mut self) {
        if self.page.is_some() && self.code().is_none() {
            self.page = None;
        }
    }
}
