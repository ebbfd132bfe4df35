use crate::ai::{Decision, Task};
use crate::app::Request;

/// When nothing has been heard of a worker that thinks at so many looks in a row, nobody waits for it
/// any more.
const LOOKS: u8 = 4;

/// What has to be done next, in the order given.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// Start a worker.
    Hire,
    /// End the worker, in the middle of whatever it does.
    Dismiss,
    /// Have the worker make ready.
    WarmUp,
    /// Look after a while whether the worker has been heard of.
    Watch(Request),
    /// Do not look any more.
    StopWatching,
    /// Have the worker think.
    Send(Request, Box<Task>),
    /// Think on the page, in slices.
    Slice(Request, Box<Task>),
    /// Stop thinking on the page.
    StopSlices,
    /// Give the answer.
    Answer(Request, Option<Box<Decision>>),
}

/// Who thinks about what: at most one question is open, and it is answered at most once.
///
/// A worker that is busy with a question nobody asks any more is dismissed, since nothing else
/// stops it. One that thinks is watched, since not every worker that is lost says so. Whatever becomes
/// of the worker, the question stays here until it is answered or dropped; where there is no worker,
/// the page thinks. It comes to the same decision.
#[derive(Debug, Default)]
pub(super) struct Desk {
    worker: Worker,
    question: Option<Question>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Worker {
    /// There is none, and one may be started.
    #[default]
    None,
    /// It has been started and has not said yet that it listens.
    Starting,
    /// It has taken so long to say so that nobody waits for it; it may still come.
    Late,
    /// It listens.
    Ready,
    /// It has failed. The next match tries again.
    Failed,
}

#[derive(Debug)]
struct Question {
    request: Request,
    task: Box<Task>,
    state: State,
    /// At how many looks in a row nothing has been heard of the worker.
    silence: u8,
    /// Whether the pause before the answer is over.
    is_due: bool,
}

/// How far a question has come.
#[derive(Debug, PartialEq, Eq)]
enum State {
    /// Nobody thinks about it yet.
    Waiting,
    /// Somebody does.
    Thinking(Thinker),
    /// This is the answer.
    Decided(Option<Box<Decision>>),
}

/// Who thinks about the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thinker {
    /// The worker.
    Worker,
    /// The page, in slices.
    Page,
}

impl Desk {
    /// A question will soon be asked.
    pub(super) fn wake(&mut self) -> Vec<Act> {
        match self.worker {
            Worker::None | Worker::Failed => {
                self.worker = Worker::Starting;
                vec![Act::Hire]
            }
            Worker::Starting | Worker::Late | Worker::Ready => Vec::new(),
        }
    }

    /// A question is asked; one asked before is dropped.
    pub(super) fn ask(&mut self, request: Request, task: Box<Task>) -> Vec<Act> {
        let mut acts = self.stop();
        let state = State::Waiting;
        self.question = Some(Question { request, task, state, silence: 0, is_due: false });
        if self.worker == Worker::None {
            acts.extend(self.wake());
        }
        self.assign(&mut acts);
        acts
    }

    /// Nobody asks any more.
    pub(super) fn stop(&mut self) -> Vec<Act> {
        match self.question.take().map(|question| question.state) {
            Some(State::Thinking(Thinker::Worker)) => {
                self.worker = Worker::None;
                vec![Act::Dismiss]
            }
            Some(State::Thinking(Thinker::Page)) => vec![Act::StopSlices],
            Some(State::Waiting | State::Decided(_)) | None => Vec::new(),
        }
    }

    /// The pause before the answer to `request` is over.
    pub(super) fn due(&mut self, request: Request) -> Vec<Act> {
        if let Some(question) = self.question.as_mut().filter(|open| open.request == request) {
            question.is_due = true;
        }
        self.deliver()
    }

    /// The worker says that it listens.
    pub(super) fn ready(&mut self) -> Vec<Act> {
        if !matches!(self.worker, Worker::Starting | Worker::Late) {
            return Vec::new();
        }
        self.worker = Worker::Ready;
        let mut acts = Vec::new();
        // What the page has thought so far is lost; the page is free again.
        if let Some(question) = &mut self.question
            && question.state == State::Thinking(Thinker::Page)
        {
            question.state = State::Waiting;
            acts.push(Act::StopSlices);
        }
        self.assign(&mut acts);
        if acts.is_empty() {
            acts.push(Act::WarmUp);
        }
        acts
    }

    /// Somebody has decided.
    pub(super) fn decided(
        &mut self,
        by: Thinker,
        request: Request,
        decision: Option<Box<Decision>>,
    ) -> Vec<Act> {
        let mut acts = Vec::new();
        if let Some(question) = &mut self.question
            && question.is_thought_about(by, request)
        {
            question.state = State::Decided(decision);
            if by == Thinker::Worker {
                acts.push(Act::StopWatching);
            }
        }
        acts.extend(self.deliver());
        acts
    }

    /// Somebody tells how far it has come; whether that is of interest, since `by` thinks about
    /// `request`.
    pub(super) fn progressed(&mut self, by: Thinker, request: Request) -> bool {
        match &mut self.question {
            Some(question) if question.is_thought_about(by, request) => {
                question.silence = 0;
                true
            }
            _ => false,
        }
    }

    /// A while has passed in which the worker could have been heard of, since it was given `request`
    /// or since the last look.
    pub(super) fn looked(&mut self, request: Request) -> Vec<Act> {
        match &mut self.question {
            Some(question) if question.is_thought_about(Thinker::Worker, request) => {
                question.silence += 1;
                if question.silence < LOOKS { vec![Act::Watch(request)] } else { self.failed() }
            }
            _ => Vec::new(),
        }
    }

    /// The worker has failed: it could not be started, broke down, or has fallen silent.
    pub(super) fn failed(&mut self) -> Vec<Act> {
        if matches!(self.worker, Worker::None | Worker::Failed) {
            return Vec::new();
        }
        self.worker = Worker::Failed;
        let mut acts = vec![Act::Dismiss];
        if let Some(question) = &mut self.question
            && question.state == State::Thinking(Thinker::Worker)
        {
            question.state = State::Waiting;
        }
        self.assign(&mut acts);
        acts
    }

    /// The worker has had time enough to say that it listens.
    pub(super) fn waited(&mut self) -> Vec<Act> {
        let mut acts = Vec::new();
        if self.worker == Worker::Starting {
            self.worker = Worker::Late;
            self.assign(&mut acts);
        }
        acts
    }

    /// Has somebody think about the question, if nobody does.
    fn assign(&mut self, acts: &mut Vec<Act>) {
        let Some(question) = &mut self.question else { return };
        if question.state != State::Waiting {
            return;
        }
        let (request, task) = (question.request, question.task.clone());
        match self.worker {
            // It is waited for.
            Worker::None | Worker::Starting => {}
            Worker::Ready => {
                question.state = State::Thinking(Thinker::Worker);
                question.silence = 0;
                // Watched first: if it cannot be sent, that is over again.
                acts.extend([Act::Watch(request), Act::Send(request, task)]);
            }
            Worker::Late | Worker::Failed => {
                question.state = State::Thinking(Thinker::Page);
                acts.push(Act::Slice(request, task));
            }
        }
    }

    /// Gives the answer when there is one and the pause is over.
    fn deliver(&mut self) -> Vec<Act> {
        let is_given = |open: &mut Question| open.is_due && matches!(open.state, State::Decided(_));
        match self.question.take_if(is_given) {
            Some(Question { request, state: State::Decided(decision), .. }) => {
                vec![Act::Answer(request, decision)]
            }
            _ => Vec::new(),
        }
    }
}

impl Question {
    fn is_thought_about(&self, by: Thinker, request: Request) -> bool {
        self.request == request && self.state == State::Thinking(by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::random::random_history;
    use crate::ai::{Level, Mind, Objective, decide};
    use crate::cards::{Card, Randomness, Seed};
    use crate::rules::{Game, Move};

    fn task() -> Box<Task> {
        let history = random_history(Seed::from_number(1), 0, None);
        let game = Game::new(*history.game().rules(), history.pack());
        let seat = game.turn().expect("a deal begins with somebody's turn");
        let (level, objective) = (Level::Beginner, Objective::GamePoints);
        Box::new(Task { level, objective, view: game.view(seat), seed: Seed::from_number(2) })
    }

    fn decision() -> Option<Box<Decision>> {
        decide(&mut Mind::new(), &task()).map(Box::new)
    }

    const ONE: Request = Request(1);
    const TWO: Request = Request(2);

    /// What is done to have a worker that listens think.
    fn sent(request: Request) -> [Act; 2] {
        [Act::Watch(request), Act::Send(request, task())]
    }

    /// A desk whose worker thinks about the question `ONE`.
    fn asked() -> Desk {
        let mut desk = Desk::default();
        desk.wake();
        desk.ready();
        assert_eq!(desk.ask(ONE, task()), sent(ONE));
        desk
    }

    /// So many looks that nobody has been heard at, none of which is the last.
    fn look_in_vain(desk: &mut Desk, looks: u8) {
        for _ in 0..looks {
            assert_eq!(desk.looked(ONE), [Act::Watch(ONE)]);
        }
    }

    #[test]
    fn the_worker_is_started_before_it_is_asked_and_makes_ready() {
        let mut desk = Desk::default();
        assert_eq!(desk.wake(), [Act::Hire]);
        assert_eq!(desk.wake(), []);
        assert_eq!(desk.ready(), [Act::WarmUp]);
        assert_eq!(desk.ask(ONE, task()), sent(ONE));
        let acts = desk.decided(Thinker::Worker, ONE, decision());
        assert_eq!(acts, [Act::StopWatching], "the pause is not over");
        assert_eq!(desk.due(ONE), [Act::Answer(ONE, decision())]);
        assert_eq!(desk.due(ONE), []);
    }

    #[test]
    fn a_question_waits_for_a_worker_that_is_starting() {
        let mut desk = Desk::default();
        assert_eq!(desk.ask(ONE, task()), [Act::Hire]);
        assert_eq!(desk.due(ONE), []);
        assert_eq!(desk.ready(), sent(ONE));
        let answer = desk.decided(Thinker::Worker, ONE, None);
        assert_eq!(answer, [Act::StopWatching, Act::Answer(ONE, None)]);
    }

    #[test]
    fn a_new_question_dismisses_a_worker_that_is_busy_and_only_then() {
        let mut desk = Desk::default();
        desk.wake();
        desk.ready();
        desk.ask(ONE, task());
        assert_eq!(desk.ask(TWO, task()), [Act::Dismiss, Act::Hire]);
        assert_eq!(desk.decided(Thinker::Worker, ONE, decision()), [], "of the dismissed one");
        assert_eq!(desk.ready(), sent(TWO));
        assert_eq!(desk.decided(Thinker::Worker, TWO, decision()), [Act::StopWatching]);
        // It has decided, so there is nothing to break off.
        assert_eq!(desk.stop(), []);
        assert_eq!(desk.due(TWO), []);
        assert_eq!(desk.ask(TWO, task()), sent(TWO));
        assert_eq!(desk.stop(), [Act::Dismiss]);
        assert_eq!(desk.stop(), []);
        assert_eq!(desk.wake(), [Act::Hire]);
    }

    #[test]
    fn what_a_worker_leaves_undone_the_page_thinks_anew() {
        let mut desk = Desk::default();
        desk.wake();
        desk.ready();
        desk.ask(ONE, task());
        desk.due(ONE);
        assert_eq!(desk.failed(), [Act::Dismiss, Act::Slice(ONE, task())]);
        assert_eq!(desk.failed(), []);
        let answer = desk.decided(Thinker::Page, ONE, decision());
        assert_eq!(answer, [Act::Answer(ONE, decision())]);
        assert_eq!(desk.ask(TWO, task()), [Act::Slice(TWO, task())]);
        assert_eq!(desk.stop(), [Act::StopSlices]);
        assert_eq!(desk.wake(), [Act::Hire], "the next match tries again");
    }

    #[test]
    fn what_a_worker_has_decided_is_not_lost_with_it() {
        let mut desk = Desk::default();
        desk.wake();
        desk.ready();
        desk.ask(ONE, task());
        desk.decided(Thinker::Worker, ONE, decision());
        assert_eq!(desk.failed(), [Act::Dismiss]);
        assert_eq!(desk.due(ONE), [Act::Answer(ONE, decision())]);
    }

    #[test]
    fn nobody_waits_for_a_worker_that_does_not_listen_and_it_may_still_come() {
        let mut desk = Desk::default();
        desk.ask(ONE, task());
        assert_eq!(desk.waited(), [Act::Slice(ONE, task())]);
        let acts = [Act::StopSlices, Act::Watch(ONE), Act::Send(ONE, task())];
        assert_eq!(desk.ready(), acts);
        assert_eq!(desk.decided(Thinker::Page, ONE, decision()), []);
        assert_eq!(desk.waited(), []);
        let mut silent = Desk::default();
        silent.wake();
        assert_eq!(silent.waited(), []);
        assert_eq!(silent.ask(ONE, task()), [Act::Slice(ONE, task())]);
        assert_eq!(silent.wake(), [], "it has been started already");
    }

    #[test]
    fn nobody_waits_for_a_worker_that_has_fallen_silent() {
        let mut desk = asked();
        desk.due(ONE);
        look_in_vain(&mut desk, LOOKS - 1);
        assert_eq!(desk.looked(ONE), [Act::Dismiss, Act::Slice(ONE, task())]);
        assert_eq!(desk.looked(ONE), [], "the page is not watched");
        assert_eq!(desk.decided(Thinker::Worker, ONE, None), [], "it is too late for that");
        let answer = desk.decided(Thinker::Page, ONE, decision());
        assert_eq!(answer, [Act::Answer(ONE, decision())]);
        assert_eq!(desk.ask(TWO, task()), [Act::Slice(TWO, task())]);
        assert_eq!(desk.wake(), [Act::Hire], "the next match tries again");
    }

    #[test]
    fn a_worker_that_is_heard_of_is_waited_for_as_long_as_it_takes() {
        let mut desk = asked();
        for _ in 0..100 {
            look_in_vain(&mut desk, LOOKS - 1);
            assert!(desk.progressed(Thinker::Worker, ONE));
        }
        look_in_vain(&mut desk, LOOKS - 1);
        assert!(!desk.progressed(Thinker::Page, ONE), "that is not the worker");
        assert!(!desk.progressed(Thinker::Worker, TWO), "that is not the question");
        assert_eq!(desk.looked(TWO), []);
        assert_eq!(desk.looked(ONE), [Act::Dismiss, Act::Slice(ONE, task())]);
    }

    #[test]
    fn each_question_has_the_whole_time() {
        let mut desk = asked();
        look_in_vain(&mut desk, LOOKS - 1);
        assert_eq!(desk.decided(Thinker::Worker, ONE, None), [Act::StopWatching]);
        assert_eq!(desk.looked(ONE), [], "it has decided");
        assert_eq!(desk.due(ONE), [Act::Answer(ONE, None)]);
        assert_eq!(desk.ask(ONE, task()), sent(ONE));
        look_in_vain(&mut desk, LOOKS - 1);
        // So has one that is given to another worker.
        assert_eq!(desk.failed(), [Act::Dismiss, Act::Slice(ONE, task())]);
        assert_eq!(desk.wake(), [Act::Hire]);
        let acts = [Act::StopSlices, Act::Watch(ONE), Act::Send(ONE, task())];
        assert_eq!(desk.ready(), acts);
        look_in_vain(&mut desk, LOOKS - 1);
    }

    /// Whatever happens in whatever order: one answer to each question at most, none to one that
    /// was dropped, and one to the last question as soon as somebody has decided.
    #[derive(Clone, Copy, Debug)]
    enum Happening {
        Wake,
        Ask,
        Stop,
        Due,
        Ready,
        Decided(bool),
        Stale(bool),
        Failed,
        Waited,
        Progressed,
        Looked,
    }

    fn happening(numbers: &mut Randomness) -> Happening {
        let heads = numbers.below(2) == 0;
        match numbers.below(24) {
            0 => Happening::Wake,
            1..=3 => Happening::Ask,
            4 => Happening::Stop,
            5..=7 => Happening::Due,
            8..=10 => Happening::Ready,
            11..=13 => Happening::Decided(heads),
            14..=15 => Happening::Stale(heads),
            16 => Happening::Failed,
            17 => Happening::Waited,
            18 => Happening::Progressed,
            _ => Happening::Looked,
        }
    }

    /// What a browser would have of it.
    #[derive(Default)]
    struct Browser {
        has_worker: bool,
        worker_thinks: Option<Request>,
        page_thinks: Option<Request>,
        watched: Option<Request>,
        answered: Vec<Request>,
    }

    impl Browser {
        fn thinks(&self, is_worker: bool) -> (Thinker, Option<Request>) {
            if is_worker {
                (Thinker::Worker, self.worker_thinks)
            } else {
                (Thinker::Page, self.page_thinks)
            }
        }

        /// Whoever thinks comes to a decision.
        fn decide(&mut self, desk: &mut Desk, is_worker: bool) -> Vec<Act> {
            let (by, Some(request)) = self.thinks(is_worker) else { return vec![] };
            let thinks = if is_worker { &mut self.worker_thinks } else { &mut self.page_thinks };
            *thinks = None;
            desk.decided(by, request, Some(Box::new(answer_to(request))))
        }

        /// It is time to look at the worker.
        fn look(&mut self, desk: &mut Desk) -> Vec<Act> {
            self.watched.take().map_or_else(Vec::new, |request| desk.looked(request))
        }

        fn perform(&mut self, acts: Vec<Act>) {
            for act in acts {
                match act {
                    Act::Hire => {
                        assert!(!self.has_worker, "two workers");
                        self.has_worker = true;
                    }
                    Act::Dismiss => {
                        assert!(self.has_worker, "nobody to dismiss");
                        (self.has_worker, self.worker_thinks) = (false, None);
                        self.watched = None;
                    }
                    Act::WarmUp => assert!(self.has_worker && self.worker_thinks.is_none()),
                    Act::Watch(request) => {
                        assert_eq!(self.watched.replace(request), None, "watched twice");
                    }
                    Act::StopWatching => {
                        assert!(self.watched.take().is_some(), "nothing to watch");
                    }
                    Act::Send(request, _) => {
                        assert!(self.has_worker && self.worker_thinks.is_none());
                        assert_eq!(self.page_thinks, None, "both think");
                        self.worker_thinks = Some(request);
                    }
                    Act::Slice(request, _) => {
                        assert_eq!((self.page_thinks, self.worker_thinks), (None, None));
                        self.page_thinks = Some(request);
                    }
                    Act::StopSlices => {
                        assert!(self.page_thinks.take().is_some(), "nothing to stop");
                    }
                    Act::Answer(request, decision) => {
                        assert!(decision.is_some_and(|decision| {
                            decision.choice == Move::Play(nth(request))
                        }));
                        self.answered.push(request);
                    }
                }
            }
            assert_eq!(self.watched, self.worker_thinks, "a worker is watched while it thinks");
        }
    }

    /// A move by which an answer tells its question.
    fn nth(request: Request) -> Card {
        let place = usize::try_from(request.0 % 54).expect("small");
        crate::cards::CardSet::ALL.iter().nth(place).expect("one of 54")
    }

    fn answer_to(request: Request) -> Decision {
        Decision::unweighed(Move::Play(nth(request)), crate::ai::Reason::Chance)
    }

    #[test]
    fn no_question_is_answered_twice_or_after_it_was_dropped() {
        let task = task();
        let (mut answers, mut silent) = (0, 0);
        for number in 0..5_000 {
            let mut numbers = Randomness::new(Seed::from_number(9), number);
            let (mut desk, mut browser) = (Desk::default(), Browser::default());
            let (mut asked, mut open) = (0, None);
            for _ in 0..=numbers.below(60) {
                let answered = browser.answered.len();
                let acts = match happening(&mut numbers) {
                    Happening::Wake => desk.wake(),
                    Happening::Ask => {
                        asked += 1;
                        open = Some(Request(asked));
                        desk.ask(Request(asked), task.clone())
                    }
                    Happening::Stop => {
                        open = None;
                        desk.stop()
                    }
                    Happening::Due => desk.due(Request(asked)),
                    Happening::Ready if browser.has_worker => desk.ready(),
                    Happening::Failed if browser.has_worker => desk.failed(),
                    Happening::Waited if browser.has_worker => desk.waited(),
                    Happening::Ready | Happening::Failed | Happening::Waited => vec![],
                    Happening::Progressed => {
                        let thinks = browser.worker_thinks;
                        assert_eq!(
                            desk.progressed(Thinker::Worker, Request(asked)),
                            thinks.is_some()
                        );
                        vec![]
                    }
                    Happening::Looked => {
                        let acts = browser.look(&mut desk);
                        silent += u32::from(acts.contains(&Act::Dismiss));
                        acts
                    }
                    Happening::Decided(is_worker) => browser.decide(&mut desk, is_worker),
                    // From somebody who does not think about it: of an earlier worker, or damaged.
                    Happening::Stale(is_worker) => match browser.thinks(is_worker) {
                        (_, Some(_)) => vec![],
                        (by, None) => {
                            desk.decided(by, Request(asked), Some(Box::new(answer_to(Request(0)))))
                        }
                    },
                };
                browser.perform(acts);
                for request in &browser.answered[answered..] {
                    assert_eq!(Some(*request), open.take(), "{number}: asked, and answered once");
                    answers += 1;
                }
            }
            // However it stands: if it goes on, whoever was asked last gets an answer.
            if let Some(request) = open {
                if browser.has_worker && browser.worker_thinks.is_none() {
                    browser.perform(desk.ready());
                }
                // Of every other worker nothing is heard any more.
                if numbers.below(2) == 0 {
                    for _ in 0..LOOKS {
                        let acts = browser.look(&mut desk);
                        browser.perform(acts);
                    }
                    assert_eq!(browser.worker_thinks, None, "{number}: for ever");
                }
                for is_worker in [true, false] {
                    let acts = browser.decide(&mut desk, is_worker);
                    browser.perform(acts);
                }
                browser.perform(desk.due(request));
                assert_eq!(browser.answered.last(), Some(&request), "{number}");
            }
        }
        assert!(answers > 2_000 && silent > 100, "{answers} answers, {silent} silent workers");
    }
}
