//! The program with a window: what it holds between frames, and how that follows the network.

use super::{attention::Attention, box_reading::Boxes, record_list::Replays};
use crate::{
    app::{
        client::{LinkState, TableClient},
        frame::{TableScreen, talk_card},
        games::shown,
        lesson_run::LessonRun,
        look::{self, sizes},
        puzzle_run::PuzzleRun,
        reading::Reading,
        screens::{
            lobby::BoxSheet,
            puzzles::PuzzlesSheet,
            rules::RulesSheet,
            settings::{self, SettingsSheet},
            start::{Search, StartScreen},
        },
        sound::Loudspeaker,
        widgets::{
            self,
            toasts::{Notice, Toasts},
        },
    },
    diagnostics::Dropped,
    games::any::{AnyGame, GameId},
    net::{
        Backend, NetError, Target, TypedAddress, Wake, browse::TableList, doctor::Checkup, interfaces::AdapterName,
        page::PageHandle,
    },
    protocol::{ClientMessage, Colour, DeviceId, MemberId, Name, RefusalCode, RequestKind, Stage, TableId, Talk},
    rules::Seat,
    store::{Profile, Settings, StoreError},
    text::{self, Language, capitalised, errors, spoken_language, t, t_args},
};
use eframe::egui::{self, Context, Key, Modifiers, Popup};
use std::{collections::BTreeMap, net::SocketAddr, path::PathBuf, sync::Arc};

/// Seconds between two looks at whether this machine has a network, while frames are drawn anyway.
const NETWORK_EVERY: f64 = 3.0;
/// Seconds between two such looks of a machine without a network that nobody uses: each costs a frame.
const NETWORK_AT_REST: f32 = 15.0;

/// The game of a table until its host chooses another one.
pub(super) const FIRST_GAME: GameId = GameId::ALL[0];

/// The screens of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Host, join, play here.
    Start,
    /// The list of records.
    Replays,
    /// A record that is looked at.
    Replay,
    /// The lesson of a game.
    Lesson,
    /// A puzzle of a game.
    Puzzle,
    /// Looks for the host.
    Connecting,
    /// People sit down.
    Lobby,
    /// The game's own screen.
    Table,
    /// The result of the game.
    End,
}

/// A sheet over the screen.
#[derive(Clone, Debug)]
pub(super) enum Overlay {
    /// The table's menu.
    Menu,
    /// The seats, and what can be done about them.
    Seats,
    /// The members whom a seat may be offered to.
    Give(Seat),
    /// The rules of the games.
    Rules(RulesSheet),
    /// The puzzles of a game.
    Puzzles(PuzzlesSheet),
    /// The settings, over the rules if those were open.
    Settings(Option<RulesSheet>),
    /// Says where the bug report is that was written.
    Reported(PathBuf),
    /// Says where a record was copied to.
    Exported(PathBuf),
    /// Shows the join code.
    Invite,
    /// What the box of the table changes.
    Box(BoxSheet),
    /// The question before a guest is sent away for good.
    Ban(MemberId),
    /// The list of those who were.
    Banned,
    /// The reasons for a table to be missing from the list, or, with a version, against joining it.
    Help(Option<String>),
    /// The examination of the network, also of the way to an address.
    Doctor(Option<SocketAddr>, Checkup),
    /// The question before leaving: why it is asked, and whether the window closes too.
    Leave { why: &'static str, quit: bool },
    /// Another device answers at a typed address than before: whether to trust it.
    Stranger(TypedAddress),
    /// Another table of this name is open at the place of the lost one: whether to join it.
    OtherTable(Name, Target),
}

/// The program with a window.
pub struct App {
    /// `None` in tests and where no profile can be kept.
    pub(super) profile: Option<Profile>,
    pub(super) backend: Backend,
    pub(super) settings: Settings,
    pub(super) start: StartScreen,
    pub(super) search: Option<TableList>,
    pub(super) table: Option<TableClient>,
    /// The records, while they are listed or one is looked at.
    pub(super) replays: Option<Replays>,
    /// The record that is read, to be shown then.
    pub(super) reading: Option<Reading>,
    /// The lesson that is played.
    pub(super) lesson: Option<LessonRun>,
    /// The puzzle that is tried.
    pub(super) puzzle: Option<PuzzleRun>,
    /// Messages to a new table as soon as it has taken this client in.
    pub(super) greeting: Vec<ClientMessage<AnyGame>>,
    pub(super) toasts: Toasts,
    pub(super) game_screen: Box<dyn TableScreen>,
    pub(super) overlay: Option<Overlay>,
    /// What gets the keyboard as soon as no sheet keeps it any more.
    pub(super) focus_back: Option<egui::Id>,
    /// The board is looked at after the end of the game.
    pub(super) looking_around: bool,
    /// It is looked at in a moment in which the game turned.
    pub(super) at_moment: bool,
    /// The player was told that the table is gone whose result is on the screen.
    pub(super) told_of_end: bool,
    /// The window may close without a question.
    pub(super) may_close: bool,
    /// It closes as soon as the table has gone on at another machine.
    pub(super) quits: bool,
    pub(super) network_checked: f64,
    /// The devices that were remembered last.
    pub(super) met: BTreeMap<DeviceId, Option<Name>>,
    /// The game of which a record was kept last.
    pub(super) kept_game: Option<(TableId, u32)>,
    /// The number of codes of this table that were given up when the player was told last.
    pub(super) codes_told: u32,
    pub(super) attention: Attention,
    /// `None` without sound.
    pub(super) speaker: Option<Loudspeaker>,
    pub(super) settings_sheet: SettingsSheet,
    pub(super) boxes: Boxes,
    /// The page for browsers, while the person offers Podbay there.
    pub(super) page: Option<PageHandle>,
}

impl App {
    /// Sets up fonts and colours, and starts looking for tables.
    #[must_use]
    pub fn new(ctx: &Context, profile: Option<Profile>, backend: Backend, settings: Settings) -> Self {
        look::install(ctx);
        widgets::turns::install(ctx);
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        let words = backend.identity().fingerprint().words();
        let name = settings.name.as_ref().map(ToString::to_string);
        let name = name.unwrap_or_else(|| friendly_name(&words));
        let colour = settings.colour.unwrap_or(Colour::Sun);
        let mut app = Self {
            profile,
            backend,
            settings,
            start: StartScreen::new(name, colour, words),
            search: None,
            table: None,
            replays: None,
            reading: None,
            lesson: None,
            puzzle: None,
            greeting: Vec::new(),
            toasts: Toasts::default(),
            game_screen: fresh_screen(),
            overlay: None,
            focus_back: None,
            looking_around: false,
            at_moment: false,
            told_of_end: false,
            may_close: false,
            quits: false,
            network_checked: f64::NEG_INFINITY,
            met: BTreeMap::new(),
            kept_game: None,
            codes_told: 0,
            attention: Attention::default(),
            speaker: None,
            settings_sheet: SettingsSheet::default(),
            boxes: Boxes::default(),
            page: None,
        };
        app.check_language();
        app.backend.use_cores(app.settings.cores);
        if app.settings.adapter.is_some() {
            app.use_adapter();
        }
        app.look_for_tables(ctx);
        app.find_unfinished();
        app.resume_after_crash(ctx);
        app
    }

    /// Starts looking for tables in the network.
    pub(super) fn look_for_tables(&mut self, ctx: &Context) {
        self.search = self.backend.browse(wake(ctx)).ok();
    }

    /// Tables are looked for and opened by the adapter of the settings from now on.
    pub(super) fn use_adapter(&mut self) {
        let chosen = self.settings.adapter.as_deref();
        self.backend.use_adapter(chosen.and_then(AdapterName::new));
    }

    /// Lets sounds be heard from now on.
    pub fn hear_by(&mut self, speaker: Loudspeaker) {
        self.speaker = Some(speaker);
    }

    /// Says that nothing is kept, or what of the settings could not be read.
    pub fn tell_profile(&mut self, error: &StoreError) {
        let head = match error {
            StoreError::Unkept { .. } | StoreError::NoHome => t("profile-not-kept"),
            _ => t("settings-broken"),
        };
        let notice = Notice::bad(head, text::files::trouble(error));
        self.toasts.push(notice, sizes::T_TOAST_STAYS_LONG);
    }

    /// Speaks the chosen language. What is on the screen in another one is said again.
    fn speak(&mut self) {
        let chosen = self.settings.language.as_deref().and_then(Language::of_tag);
        let Some(chosen) = chosen.filter(|&language| language != spoken_language()) else {
            return;
        };
        text::speak_here(chosen);
        self.game_screen = fresh_screen();
        if let Some(replay) = self.replays.as_mut().and_then(|replays| replays.open.as_mut()) {
            replay.begin_anew();
        }
        if let Some(lesson) = &mut self.lesson {
            lesson.begin_anew();
        }
        if let Some(puzzle) = &mut self.puzzle {
            puzzle.begin_anew();
        }
    }

    /// Tells that the settings name a language that is not there.
    fn check_language(&mut self) {
        let tag = self.settings.language.as_deref();
        let Some(tag) = tag.filter(|tag| Language::of_tag(tag).is_none()) else {
            return;
        };
        Dropped::LanguageUnknown.tell();
        let text = t_args("settings-language-unknown-more", &[("tag", tag.into())]);
        let notice = Notice::bad(t("settings-language-unknown"), text);
        self.toasts.push(notice, sizes::T_TOAST_STAYS_LONG);
    }

    /// Ctrl with the comma opens the settings wherever nothing waits for an answer.
    fn settings_key(&mut self, ctx: &Context) {
        let is_free = matches!(self.overlay, None | Some(Overlay::Rules(_) | Overlay::Menu));
        if is_free && ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Comma)) {
            self.open_settings();
        }
    }

    /// The screen that is shown.
    #[must_use]
    pub fn screen(&self) -> Screen {
        let Some(table) = &self.table else {
            return match &self.replays {
                _ if self.lesson.is_some() => Screen::Lesson,
                _ if self.puzzle.is_some() => Screen::Puzzle,
                None => Screen::Start,
                Some(replays) if replays.open.is_some() => Screen::Replay,
                Some(_) => Screen::Replays,
            };
        };
        if table.info.is_none() || table.lobby.is_none() {
            return Screen::Connecting;
        }
        if table.at_result {
            return Screen::End;
        }
        match table.stage() {
            Stage::Lobby | Stage::Dealing => Screen::Lobby,
            Stage::Ended if table.ended.is_some() => Screen::End,
            Stage::Playing | Stage::Ended if table.snapshot.is_some() => Screen::Table,
            Stage::Playing | Stage::Ended => Screen::Connecting,
        }
    }

    /// Takes in everything the network has; called before each frame.
    pub fn update(&mut self, ctx: &Context) {
        let now = ctx.input(|i| i.time);
        self.scale_keys(ctx);
        self.full_screen_key(ctx);
        self.settings_key(ctx);
        // Esc closes a list that is open, and nothing else.
        if Popup::is_any_open(ctx) && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            Popup::close_all(ctx);
        }
        settings::apply(ctx, &self.settings, self.is_on_big_screen(ctx));
        self.speak();
        self.close_requested(ctx);
        self.take_dropped(ctx);
        self.take_read(ctx);
        if let Some(search) = &self.search {
            self.start.set_tables(search.tables(), now);
            self.start.set_silent(search.silent());
        }
        if self.table.is_none() {
            self.check_network(ctx, now);
        }
        let events = self.poll(ctx, now);
        self.remember_host();
        for event in events {
            self.react(ctx, event, now);
        }
        self.tell_that_it_gave_way(now);
        self.greet(ctx);
        self.follow_boxes(ctx);
        if talk_card::is_seen(ctx) {
            self.toasts.forget_said();
        }
        self.keep_heard(ctx);
        self.heed_end(ctx);
        self.remember_table(ctx);
        self.remember_people();
        self.tell_new_code(now);
        self.tell_banned(now);
        self.end_page();
    }

    /// Takes on the colours of the table, and says there what it was entered for.
    fn greet(&mut self, ctx: &Context) {
        let Some(table) = self.table.as_mut().filter(|table| table.lobby.is_some()) else {
            return;
        };
        let colours = if table.at_result {
            table.at_end().colours()
        } else {
            table.colours()
        };
        look::set_seat_colours(ctx, colours);
        for message in self.greeting.drain(..) {
            // A table that ended meanwhile needs no greeting.
            let _ = table.send(message);
        }
    }

    /// Leaves a table whose visit is over, but for the result of its game.
    fn heed_end(&mut self, ctx: &Context) {
        let Some(LinkState::Ended(end)) = self.table.as_ref().map(|table| table.link.clone()) else {
            return;
        };
        if self.screen() == Screen::End {
            self.closed_after_the_end(ctx, &end);
        } else {
            self.ended(ctx, &end);
        }
    }

    /// Tells the host that the code was tried wrongly too often, and the new one.
    fn tell_new_code(&mut self, now: f64) {
        let Some(code) = self.code() else {
            self.codes_told = 0;
            return;
        };
        if std::mem::replace(&mut self.codes_told, code.renewed) < code.renewed {
            let text = t_args("toast-new-code-more", &[("code", code.invitation.to_string().into())]);
            let notice = Notice::bad(t("toast-new-code"), text);
            self.toasts.push(notice, now + sizes::T_TOAST_STAYS_LONG);
        }
    }

    /// Ctrl with plus, minus and zero change the size of everything.
    fn scale_keys(&mut self, ctx: &Context) {
        use egui::{Key, Modifiers};
        let now = settings::scale(self.settings.scale);
        let pressed = |key| ctx.input_mut(|i| i.consume_key(Modifiers::COMMAND, key));
        let keys = [Key::Plus, Key::Equals, Key::Minus, Key::Num0];
        let Some(key) = keys.into_iter().find(|&key| pressed(key)) else {
            return;
        };
        self.settings.scale = (key != Key::Num0).then(|| settings::next_scale(now, key != Key::Minus));
        self.save(ctx);
    }

    fn check_network(&mut self, ctx: &Context, now: f64) {
        if now - self.network_checked < NETWORK_EVERY {
            return;
        }
        self.network_checked = now;
        let search = match (&self.search, NetError::offline()) {
            (_, Some(NetError::NoNetwork)) => Search::NoNetwork,
            (_, Some(NetError::OnlyVirtual(_))) => Search::OnlyVirtual,
            (None, _) => Search::Impossible,
            (Some(_), _) => Search::Runs,
        };
        self.start.set_search(search);
        if matches!(search, Search::NoNetwork | Search::OnlyVirtual) {
            ctx.request_repaint_after_secs(NETWORK_AT_REST);
        }
    }

    pub(super) fn failed(&mut self, ctx: &Context, why: String) {
        let now = ctx.input(|i| i.time);
        let notice = Notice::bad(t("toast-failed"), why);
        self.toasts.push(notice, now + sizes::T_TOAST_STAYS);
    }

    pub(super) fn save(&mut self, ctx: &Context) {
        let Some(profile) = &self.profile else { return };
        if let Err(error) = self.settings.save(profile) {
            self.failed(ctx, text::files::trouble(&error));
        }
    }

    pub(super) fn say(&mut self, ctx: &Context, message: ClientMessage<AnyGame>) {
        let Some(table) = &mut self.table else { return };
        let looks_for_host = matches!(table.link, LinkState::Lost | LinkState::Connecting(_)) && table.host.is_none();
        let now = ctx.input(|i| i.time);
        let talk = match &message {
            ClientMessage::Talk(talk) => Some(talk.clone()),
            _ => None,
        };
        let impossible = if looks_for_host && by_the_player(message.kind()) {
            // Nobody is there to hear it: better said than dropped.
            Some(t("toast-no-host"))
        } else if talk.is_some() && !table.talk.may_speak(now) {
            Some(errors::refusal(&RefusalCode::TooFast))
        } else {
            None
        };
        if let Some(why) = impossible {
            give_back(ctx, talk);
            let notice = Notice::bad(t("toast-not-possible"), why);
            self.toasts.push(notice, now + sizes::T_TOAST_STAYS);
            return self.game_screen.refused();
        }
        match (table.send(message), talk) {
            (Ok(()), talk) => talk.into_iter().for_each(|talk| table.talk.sent(talk, now)),
            (Err(error), talk) => {
                give_back(ctx, talk);
                self.failed(ctx, text::network::send_error(error));
            }
        }
    }
}

/// Puts words that were not sent back where they were written.
fn give_back(ctx: &Context, talk: Option<Talk>) {
    if let Some(words) = talk.and_then(Talk::into_remark) {
        talk_card::give_back(ctx, &words);
    }
}

/// True if the player asked for it; requests of the program itself are refused without a word.
pub(super) const fn by_the_player(what: RequestKind) -> bool {
    !matches!(
        what,
        RequestKind::ShareHash
            | RequestKind::SeedShare
            | RequestKind::Displayed
            | RequestKind::LogFrom
            | RequestKind::Ping
    )
}

/// A name for the first start, made of the device's own words.
fn friendly_name(words: &str) -> String {
    let first: String = words.chars().take_while(|c| c.is_alphanumeric()).collect();
    capitalised(&first)
}

/// Asks for a frame when something new can be polled.
pub(super) fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}

/// The screen of a game before there is a table.
pub(super) fn fresh_screen() -> Box<dyn TableScreen> {
    (shown(FIRST_GAME).screen)()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        log_catch::LogCatch,
        net::{discovery::MdnsOptions, identity::Identity},
        record::HeardError,
    };
    use std::path::Path;

    fn app(ctx: &Context, folder: &Path) -> App {
        let mdns = MdnsOptions {
            port: 0,
            loopback_only: true,
            adapter: None,
        };
        let backend = Backend::new(Identity::generate().unwrap(), mdns).unwrap();
        App::new(
            ctx,
            Some(Profile::open(Some(folder)).unwrap()),
            backend,
            Settings::default(),
        )
    }

    #[test]
    fn a_game_of_which_no_record_can_be_made_is_told() {
        let (folder, ctx) = (tempfile::tempdir().unwrap(), Context::default());
        let mut app = app(&ctx, folder.path());
        app.table = Some(TableClient::default());
        let log = LogCatch::begin();
        app.save_replay(&ctx);
        assert!(log.has(&Dropped::NotRecorded(HeardError::NotWhole.to_string())));
    }

    #[test]
    fn settings_that_cannot_be_saved_at_the_end_are_told() {
        let (folder, ctx) = (tempfile::tempdir().unwrap(), Context::default());
        let mut app = app(&ctx, folder.path());
        app.settings.hosted = Some("17-0a".to_owned());
        // The file is written beside the old one, where a folder is in the way.
        std::fs::create_dir(folder.path().join("settings.toml.new")).unwrap();
        let log = LogCatch::begin();
        app.end();
        assert!(log.has(&Dropped::SettingsUnsaved("file")));
    }
}
