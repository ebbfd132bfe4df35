use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;

use super::desk::{Act, Desk, Thinker};
use super::protocol::{FromWorker, ToWorker};
use super::slices::{Outcome, Slices};
use super::worker_handle::WorkerHandle;
use crate::ai::{Mind, Task};
use crate::app::{Msg, Request};

/// How long a worker may take to say that it listens before the page thinks itself, in
/// milliseconds. It decides who thinks and never what is decided.
const PATIENCE: u32 = 2_000;
/// How long it is until the next look at a worker that thinks, in milliseconds: so long that even on
/// a slow telephone a few looks in vain do not come from slowness.
///
/// There are several looks and not one after the whole time, because a page that has slept together
/// with its worker may find on waking up that a time is over in which the worker could do nothing.
/// So it has lost one look, and not everything.
const LOOK: u32 = 5_000;

/// The page's end of the bridge: takes the questions and sends the answers as messages.
#[derive(Clone)]
pub(in crate::web) struct Bridge(Rc<Inner>);

struct Inner {
    desk: RefCell<Desk>,
    worker: RefCell<Option<WorkerHandle>>,
    /// Runs from a worker's start until it listens.
    patience: RefCell<Option<Timeout>>,
    /// Runs until the next look at a worker that thinks.
    watch: RefCell<Option<Timeout>>,
    /// Runs from a question until its answer may be given.
    pause: RefCell<Option<Timeout>>,
    slices: RefCell<Option<Slices>>,
    /// Whether the open question is for advice, and not for a move.
    is_for_advice: Cell<bool>,
    /// What the page itself thinks with, once it has to.
    mind: RefCell<Option<Rc<RefCell<Mind>>>>,
    dispatch: Box<dyn Fn(Msg)>,
}

impl Bridge {
    /// A bridge that sends what it has to say to `dispatch`.
    pub(in crate::web) fn new(dispatch: impl Fn(Msg) + 'static) -> Self {
        Self(Rc::new(Inner {
            desk: RefCell::default(),
            worker: RefCell::default(),
            patience: RefCell::default(),
            watch: RefCell::default(),
            pause: RefCell::default(),
            slices: RefCell::default(),
            is_for_advice: Cell::default(),
            mind: RefCell::default(),
            dispatch: Box::new(dispatch),
        }))
    }

    /// Makes ready for questions.
    pub(in crate::web) fn wake(&self) {
        self.0.change(Desk::wake);
    }

    /// Has `task` thought about, and answers after `pause` milliseconds at the earliest.
    pub(in crate::web) fn ask(&self, request: Request, task: Box<Task>, pause: u32) {
        self.0.is_for_advice.set(false);
        self.begin(request, task, pause);
    }

    /// Has `task` thought about, and answers with the whole decision.
    pub(in crate::web) fn advise(&self, request: Request, task: Box<Task>) {
        self.0.is_for_advice.set(true);
        self.begin(request, task, 0);
    }

    fn begin(&self, request: Request, task: Box<Task>, pause: u32) {
        self.0.change(|desk| desk.ask(request, task));
        if pause == 0 {
            self.0.pause.take();
            self.0.change(|desk| desk.due(request));
        } else {
            let inner = Rc::downgrade(&self.0);
            let is_over = Timeout::new(pause, move || {
                change(&inner, |desk| desk.due(request));
            });
            self.0.pause.replace(Some(is_over));
        }
    }

    /// No question is asked any more.
    pub(in crate::web) fn close(&self) {
        self.stop();
        self.0.perform(Act::Dismiss);
        self.0.perform(Act::StopSlices);
    }

    /// Nobody waits for an answer any more.
    pub(in crate::web) fn stop(&self) {
        self.0.pause.take();
        self.0.change(Desk::stop);
    }
}

/// What happens to a bridge that is no more happens to nobody.
fn change(inner: &Weak<Inner>, what: impl FnOnce(&mut Desk) -> Vec<Act>) {
    if let Some(inner) = inner.upgrade() {
        inner.change(what);
    }
}

impl Inner {
    fn change(self: &Rc<Self>, what: impl FnOnce(&mut Desk) -> Vec<Act>) {
        let acts = what(&mut self.desk.borrow_mut());
        for act in acts {
            self.perform(act);
        }
    }

    fn perform(self: &Rc<Self>, act: Act) {
        match act {
            Act::Hire => self.hire(),
            Act::Dismiss => {
                self.patience.take();
                self.watch.take();
                self.worker.take();
            }
            Act::WarmUp => self.say(&ToWorker::WarmUp),
            Act::Watch(request) => self.watch(request),
            Act::StopWatching => _ = self.watch.take(),
            Act::Send(request, task) => self.say(&ToWorker::Think { request, task }),
            Act::Slice(request, task) => self.slice(request, &task),
            Act::StopSlices => _ = self.slices.take(),
            Act::Answer(request, decision) => {
                (self.dispatch)(if self.is_for_advice.get() {
                    Msg::Hinted { request, decision }
                } else {
                    let action = decision.map(|decision| decision.choice);
                    Msg::ComputerDecided { request, action }
                });
            }
        }
    }

    fn hire(self: &Rc<Self>) {
        let (heard, failed, waited) =
            (Rc::downgrade(self), Rc::downgrade(self), Rc::downgrade(self));
        let worker = WorkerHandle::start(
            move |message| {
                if let Some(inner) = heard.upgrade() {
                    inner.hear(message);
                }
            },
            move || change(&failed, Desk::failed),
        );
        match worker {
            Ok(worker) => {
                self.worker.replace(Some(worker));
                let is_over = Timeout::new(PATIENCE, move || change(&waited, Desk::waited));
                self.patience.replace(Some(is_over));
            }
            Err(_) => self.change(Desk::failed),
        }
    }

    fn hear(self: &Rc<Self>, message: FromWorker) {
        match message {
            FromWorker::Ready => {
                self.patience.take();
                self.change(Desk::ready);
            }
            FromWorker::Thinks { request, percent } => {
                self.tell(Thinker::Worker, request, percent);
            }
            FromWorker::Decided { request, decision } => {
                self.change(|desk| desk.decided(Thinker::Worker, request, decision));
            }
        }
    }

    fn tell(&self, by: Thinker, request: Request, percent: u8) {
        if self.desk.borrow_mut().progressed(by, request) {
            (self.dispatch)(Msg::ComputerThinks { request, percent });
        }
    }

    fn watch(self: &Rc<Self>, request: Request) {
        let inner = Rc::downgrade(self);
        let is_over = Timeout::new(LOOK, move || change(&inner, |desk| desk.looked(request)));
        self.watch.replace(Some(is_over));
    }

    fn say(self: &Rc<Self>, message: &ToWorker) {
        let is_said = self.worker.borrow().as_ref().is_some_and(|worker| worker.say(message));
        if !is_said {
            self.change(Desk::failed);
        }
    }

    fn slice(self: &Rc<Self>, request: Request, task: &Task) {
        let mind = self.mind.borrow_mut().get_or_insert_with(Rc::default).clone();
        let inner = Rc::downgrade(self);
        let slices = Slices::begin(mind, task, move |outcome| {
            let Some(inner) = inner.upgrade() else { return };
            match outcome {
                Outcome::Thinks(percent) => inner.tell(Thinker::Page, request, percent),
                Outcome::Decided(decision) => {
                    let slices = inner.slices.take();
                    inner.change(|desk| desk.decided(Thinker::Page, request, decision));
                    drop(slices);
                }
            }
        });
        // Without a way to take turns there is still an answer: the table finds a legal move.
        if slices.is_none() {
            self.change(|desk| desk.decided(Thinker::Page, request, None));
        } else {
            self.slices.replace(slices);
        }
    }
}
