use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use yew::platform::spawn_local;
use yew::{AttrValue, Callback};

use super::address::{Address, Arrival};
use super::bridge::Bridge;
use super::clipboard::copy;
use super::file::{choose_file, save_file};
use super::other_windows::OtherWindows;
use super::version::Version;
use super::{Library, Place, Storage, StorageFailure, draw_seed};
use crate::app::{
    CodeForm, CodeMsg, Date, Effect, HostMsg, KeptMsg, Language, LoadError, Match, Model, Msg,
    Page, Preferences, Screen, ShuffleMsg, Statistics, StatisticsMsg, Volume, update,
};
use crate::i18n::Texts;

/// Is shown the model after every message.
type Observer = Rc<dyn Fn(&Model)>;

/// Holds the model, takes every message and carries out the effects.
///
/// That happens in the very call in which a message is dispatched, so a move is saved before the
/// next input can be taken; the table is only told that it has to be drawn again.
#[derive(Clone)]
pub(super) struct Runtime(Rc<Inner>);

impl PartialEq for Runtime {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

struct Inner {
    model: RefCell<Model>,
    queue: RefCell<VecDeque<Msg>>,
    is_draining: Cell<bool>,
    redraw: RefCell<Option<Callback<Rc<Screen>>>>,
    /// The way to the computer player.
    bridge: Bridge,
    /// The address that names what is shown.
    address: Option<Address>,
    /// What the other windows store.
    _others: OtherWindows,
    /// Whether the browser has been asked to keep what is stored.
    has_asked_to_keep: Cell<bool>,
    /// Where a new version of the page is heard of.
    _version: Option<Version>,
    storage: RefCell<Storage>,
    /// Where everything is kept from the next deal on.
    next_storage: RefCell<Option<Storage>>,
    /// The address of the game's own page, if that is another one.
    home: Option<AttrValue>,
    /// Who is shown the model after every message.
    observer: RefCell<Option<Observer>>,
    /// The texts that have been loaded.
    shelf: Library,
    /// What this page has loaded or saved last.
    saved: RefCell<Option<String>>,
}

impl Runtime {
    /// A runtime with whatever match has been saved where the table stands.
    pub(super) fn open(place: Place) -> Self {
        let is_page = place.home().is_none();
        let runtime = Self(Rc::new_cyclic(|runtime: &Weak<Inner>| Inner {
            model: RefCell::default(),
            queue: RefCell::default(),
            is_draining: Cell::new(false),
            redraw: RefCell::default(),
            bridge: {
                let runtime = runtime.clone();
                Bridge::new(move |msg| {
                    if let Some(runtime) = runtime.upgrade() {
                        Self(runtime).dispatch(msg);
                    }
                })
            },
            address: {
                let runtime = runtime.clone();
                is_page.then(|| {
                    Address::listen(move |arrival| {
                        let Some(runtime) = runtime.upgrade().map(Self) else { return };
                        match arrival {
                            Arrival::Page(page) => runtime.address_names(page),
                            Arrival::BeforeDialog => runtime.dispatch(Msg::Show(None)),
                        }
                    })
                })
            },
            _version: {
                let runtime = runtime.clone();
                is_page.then(|| {
                    Version::listen(move || {
                        if let Some(runtime) = runtime.upgrade() {
                            Self(runtime).dispatch(Msg::NewVersion);
                        }
                    })
                })
            },
            _others: {
                let runtime = runtime.clone();
                OtherWindows::listen(move |name| {
                    let Some(runtime) = runtime.upgrade().map(Self) else { return };
                    if !runtime.storage().is_match(&name) {
                        return;
                    }
                    // It is told a moment later, and this window may have saved again meanwhile.
                    let now = runtime.storage().load().ok().flatten();
                    if now.is_some() && now != *runtime.0.saved.borrow() {
                        runtime.dispatch(Msg::ChangedElsewhere);
                    }
                })
            },
            has_asked_to_keep: Cell::default(),
            storage: place.storage().into(),
            next_storage: RefCell::default(),
            home: place.home().map(|home| home.to_owned().into()),
            observer: RefCell::default(),
            shelf: Library::default(),
            saved: RefCell::default(),
        }));
        runtime.dispatch(Msg::BrowserSpeaks(place.language()));
        // What cannot be loaded is as at first; that nothing is stored here the match will say.
        let preferences = runtime.storage().load_preferences().unwrap_or_default();
        runtime.dispatch(Msg::PreferencesOpened(preferences));
        if is_page {
            runtime.address_names(Address::page());
        }
        runtime.carry_out(Effect::LoadMatch);
        if let Place::Element(around) = place {
            runtime.dispatch(Msg::Host(HostMsg::Recoloured(around.theme)));
            runtime.dispatch(Msg::Host(HostMsg::Offered(Box::new(around.terms))));
        }
        runtime
    }

    /// The address names a page, and perhaps a deal.
    fn address_names(&self, page: Page) {
        self.dispatch(Msg::AddressChanged(page));
        if let Some(code) = Address::code() {
            self.dispatch(Msg::Code(CodeMsg::Linked(code)));
        }
    }

    /// Shows `observer` the model now, and after every message.
    pub(super) fn observe(&self, observer: Observer) {
        self.look(|model| observer(model));
        self.0.observer.replace(Some(observer));
    }

    /// What `look` finds in the model.
    pub(super) fn look<T>(&self, look: impl FnOnce(&Model) -> T) -> T {
        look(&self.0.model.borrow())
    }

    /// The address of the game's own page, if the table stands in another one.
    pub(super) fn home(&self) -> Option<AttrValue> {
        self.0.home.clone()
    }

    fn storage(&self) -> Storage {
        self.0.storage.borrow().clone()
    }

    /// From the next deal on, everything is kept there.
    pub(super) fn move_to(&self, storage: Storage) {
        self.0.next_storage.replace(Some(storage));
    }

    /// Before something is saved: if a deal has just begun, it may be elsewhere.
    fn move_on(&self) {
        let has_begun = self.look(|model| {
            let deal = model.match_of_page().and_then(Match::deal);
            deal.is_none_or(|deal| deal.ply() == 0)
        });
        let Some(next) = self.0.next_storage.borrow_mut().take_if(|_| has_begun) else { return };
        // What lies there is not lost.
        let found = next.load().ok().flatten();
        if found.as_ref().is_some_and(|found| next.keep_aside(found).is_err()) {
            return;
        }
        self.0.saved.replace(found);
        self.0.storage.replace(next);
    }

    /// Nobody sees the table any more, and nobody hears of it.
    pub(super) fn close(&self) {
        self.0.observer.take();
        self.0.redraw.take();
        self.0.bridge.close();
    }

    /// What is on the screen now.
    pub(super) fn screen(&self) -> Rc<Screen> {
        Rc::new(self.0.model.borrow().screen())
    }

    /// The texts in a language, if they have been loaded.
    pub(super) fn texts(&self, language: Language) -> Option<Rc<Texts>> {
        self.0.shelf.texts(language)
    }

    /// Has `redraw` called with what is on the screen whenever something has happened.
    pub(super) fn on_change(&self, redraw: Callback<Rc<Screen>>) {
        *self.0.redraw.borrow_mut() = Some(redraw);
    }

    /// Takes a message. One that an effect dispatches waits until the effects before it are done.
    pub(super) fn dispatch(&self, msg: Msg) {
        self.0.queue.borrow_mut().push_back(msg);
        if self.0.is_draining.replace(true) {
            return;
        }
        loop {
            let Some(msg) = self.0.queue.borrow_mut().pop_front() else { break };
            let effects = update(&mut self.0.model.borrow_mut(), msg);
            for effect in effects {
                self.carry_out(effect);
            }
            // Let go of before: whoever looks may want something else looked at.
            let observer = self.0.observer.borrow().clone();
            if let Some(observer) = observer {
                self.look(|model| observer(model));
            }
        }
        self.0.is_draining.set(false);
        let screen = self.screen();
        if let Some(address) = &self.0.address {
            address.lay_over(screen.dialog.is_some());
        }
        if screen.is_dealing_seen() {
            self.redraw_soon();
        } else {
            self.redraw(screen);
        }
    }

    fn redraw(&self, screen: Rc<Screen>) {
        if let Some(redraw) = self.0.redraw.borrow().as_ref() {
            redraw.emit(screen);
        }
    }

    /// Has the table drawn again in a task of its own: what has been done and what there is to be
    /// drawn when cards are dealt would be too long for one.
    fn redraw_soon(&self) {
        let inner = Rc::downgrade(&self.0);
        let redraw = move || {
            if let Some(runtime) = inner.upgrade().map(Self) {
                runtime.redraw(runtime.screen());
            }
        };
        Timeout::new(0, redraw).forget();
    }

    #[expect(clippy::too_many_lines, reason = "a few lines for each effect, and none is left out")]
    fn carry_out(&self, effect: Effect) {
        match effect {
            Effect::LoadTexts { language, volume } => self.load_texts(language, volume),
            Effect::ShowAddress(page) => {
                if let Some(address) = &self.0.address {
                    address.show(page);
                }
            }
            Effect::Save(saved) => {
                self.move_on();
                // Another page may have saved its match meanwhile, which must not be lost.
                let known = self.0.saved.replace(Some(saved.clone()));
                match self.storage().load() {
                    Ok(found) if found.is_some() && found != known => {
                        self.dispatch(Msg::ChangedElsewhere);
                    }
                    _ if self.storage().save(&saved).is_err() => self.dispatch(Msg::SaveFailed),
                    _ => {}
                }
            }
            Effect::ChooseFile => {
                let runtime = self.clone();
                choose_file(move |text| runtime.dispatch(Msg::Kept(KeptMsg::Chosen(text))));
            }
            Effect::MeasureStorage => {
                let sizes = self.storage().sizes().unwrap_or_default();
                self.dispatch(Msg::Kept(KeptMsg::Measured(sizes)));
            }
            Effect::DeleteStorage => {
                self.0.saved.take();
                if self.storage().delete_all().is_err() {
                    self.dispatch(Msg::SaveFailed);
                }
            }
            Effect::LoadStatistics => {
                let msg = match self.storage().load_statistics() {
                    Ok(saved) => StatisticsMsg::Found(saved),
                    Err(_) => StatisticsMsg::NotKept,
                };
                self.dispatch(Msg::Statistics(msg));
            }
            Effect::SaveStatistics(saved) => {
                if self.save_statistics(&saved).is_err() {
                    self.dispatch(Msg::Statistics(StatisticsMsg::NotKept));
                } else if self.0.address.is_some() && !self.0.has_asked_to_keep.replace(true) {
                    // A deal is over, so there is something to lose. Somebody else's page asks for itself, and
                    // where the player is asked, once is enough.
                    keep_for_good();
                }
            }
            Effect::LoadMatch => match self.storage().load() {
                Ok(saved) => {
                    self.0.saved.replace(saved.clone());
                    self.dispatch(Msg::Opened(saved));
                }
                Err(_) => self.dispatch(Msg::SaveFailed),
            },
            Effect::KeepAside(saved) => {
                if self.storage().keep_aside(&saved).is_err() {
                    self.dispatch(Msg::KeepFailed);
                }
            }
            Effect::SavePreferences(saved) => {
                // Another page may have saved others meanwhile.
                let found = self.storage().load_preferences().ok().flatten();
                let found = found.map(|found| Preferences::from_saved(&found));
                if let Some(Err(error)) = found {
                    self.dispatch(Msg::PreferencesKept(error));
                } else if self.storage().save_preferences(&saved).is_err() {
                    self.dispatch(Msg::SavePreferencesFailed);
                }
            }
            Effect::KeepPreferencesAside(saved, error) => {
                if self.storage().move_preferences_aside(&saved).is_err() {
                    self.dispatch(Msg::PreferencesKept(error));
                }
            }
            Effect::SaveFile { name, media_type, text } => {
                // A browser that gives no file says so itself.
                let _ = save_file(name, media_type, &text);
            }
            Effect::Copy { form, text } => {
                // A deal is put behind the address of this page.
                let text = match form {
                    CodeForm::Code => text,
                    CodeForm::Link | CodeForm::LinkWithMoves => {
                        let home = self.0.home.as_deref().map(str::to_owned);
                        home.unwrap_or_else(Address::without_page) + &text
                    }
                };
                let runtime = self.clone();
                spawn_local(async move {
                    let copied = copy(&text).await;
                    runtime.dispatch(Msg::Code(match copied {
                        Ok(()) => CodeMsg::Copied(form),
                        Err(_) => CodeMsg::NotCopied(text),
                    }));
                });
            }
            Effect::CopyText(text) => {
                let runtime = self.clone();
                spawn_local(async move {
                    let is_done = copy(&text).await.is_ok();
                    runtime.dispatch(Msg::Shuffle(ShuffleMsg::Copied(is_done)));
                });
            }
            Effect::Print => {
                let _ = web_sys::window().map(|window| window.print());
            }
            Effect::TakeOver => Version::take_over(),
            Effect::AskDay => {
                let today = js_sys::Date::new_0();
                let year = u16::try_from(today.get_full_year()).unwrap_or_default();
                let number = |number: u32| u8::try_from(number).unwrap_or_default();
                let (month, day) = (number(today.get_month() + 1), number(today.get_date()));
                if let Some(day) = Date::new(year, month, day) {
                    self.dispatch(Msg::Code(CodeMsg::OfDay(day)));
                }
            }
            Effect::DrawSeed => match draw_seed() {
                Ok(seed) => self.dispatch(Msg::Seeded(seed)),
                Err(_) => self.dispatch(Msg::NoSeed),
            },
            Effect::DrawContribution => {
                self.dispatch(Msg::Shuffle(ShuffleMsg::Drawn(draw_seed().ok())));
            }
            Effect::WakeComputer => self.0.bridge.wake(),
            Effect::AskComputer { request, task, pause } => {
                self.0.bridge.ask(request, task, pause);
            }
            Effect::AskAdvice { request, task } => self.0.bridge.advise(request, task),
            Effect::StopComputer => self.0.bridge.stop(),
        }
    }

    /// Keeps the statistics. Damaged ones on file are not lost by it.
    fn save_statistics(&self, saved: &str) -> Result<(), StorageFailure> {
        let storage = self.storage();
        if let Some(found) = storage.load_statistics()?
            && let Err(LoadError::Damaged(_)) = Statistics::from_saved(&found)
        {
            storage.keep_aside(&found)?;
        }
        storage.save_statistics(saved)
    }

    fn load_texts(&self, language: Language, volume: Volume) {
        let runtime = self.clone();
        spawn_local(async move {
            let loaded = runtime.0.shelf.load(language, volume).await;
            runtime.dispatch(match loaded {
                Ok(()) => Msg::TextsLoaded { language, volume },
                Err(_) => Msg::TextsMissing { language, volume },
            });
        });
    }
}

/// Asks the browser not to clear what is stored when it needs room. Whatever it says, the game goes on.
fn keep_for_good() {
    if let Some(window) = web_sys::window() {
        // Where there is no such thing, as on a page that is not secure, this fails.
        let _ = window.navigator().storage().persist();
    }
}
