//! The command line as a process: exit codes, standard output and standard error.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn kosakeln(arguments: &[&str], input: &[u8]) -> Output {
    kosakeln_with(&[], arguments, input)
}

/// The command in an environment that has something more in it.
fn kosakeln_with(environment: &[(&str, &str)], arguments: &[&str], input: &[u8]) -> Output {
    let mut process = Command::new(env!("CARGO_BIN_EXE_kosakeln"))
        .args(arguments)
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = process.stdin.take().expect("a pipe");
    std::thread::scope(|scope| {
        // Written from a thread of its own, or both sides would wait on full pipes. A command that
        // does not read its input closes it.
        scope.spawn(move || drop(stdin.write_all(input)));
        process.wait_with_output().expect("the command ends")
    })
}

#[track_caller]
fn results(output: &Output) -> Vec<Value> {
    let text = str::from_utf8(&output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("a result a line")).collect()
}

/// The records of a file of cases, a line each, and what replaying them must give.
fn cases(name: &str) -> (Vec<u8>, Vec<Value>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name);
    let text = std::fs::read_to_string(&path).expect("a file of cases");
    let cases: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a case")).collect();
    let records = cases.iter().flat_map(|case| format!("{}\n", case["record"]).into_bytes());
    (records.collect(), cases.iter().map(|case| case["expect"].clone()).collect())
}

/// A file that is there while the test runs.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, contents: &[u8]) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, contents).expect("the file can be written");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A file left behind in the target folder does no harm.
        let _ = std::fs::remove_file(&self.0);
    }
}

#[track_caller]
fn assert_one_sentence_on_stderr(output: &Output, arguments: &[&str]) {
    let message = str::from_utf8(&output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    assert!(message.starts_with("kosakeln: ") && message.ends_with('\n'), "{message:?}");
    assert_eq!(message.lines().count(), 1, "{arguments:?}: {message}");
}

#[test]
fn records_that_hold_give_their_results_and_exit_code_0() {
    let (records, expected) = cases("settle.jsonl");
    let file = Scratch::new("settle-records.jsonl", &records);
    let output = kosakeln(&["replay", file.path()], b"");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(results(&output), expected);
    assert!(output.stderr.is_empty());
    let piped = kosakeln(&["replay", "-"], &records);
    assert_eq!((piped.stdout, piped.status), (output.stdout, output.status));
}

#[test]
fn refused_records_give_their_faults_and_exit_code_1() {
    let (records, expected) = cases("refused.jsonl");
    let output = kosakeln(&["replay", "-"], &records);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(results(&output), expected);
    assert!(expected.iter().all(|result| result["error"].is_object()));
    assert!(output.stderr.is_empty());
}

#[test]
fn one_refused_record_among_others_is_enough_for_exit_code_1() {
    let (mut records, mut expected) = cases("settle.jsonl");
    records.splice(0..0, *b"{}\n");
    expected.insert(0, json!({"error": {"rule": "R13", "move": -1, "kind": "Malformed"}}));
    let output = kosakeln(&["replay", "-"], &records);
    assert_eq!((output.status.code(), results(&output)), (Some(1), expected));
}

#[test]
fn blank_lines_are_skipped_and_the_last_line_needs_no_line_feed() {
    let (records, expected) = cases("settle.jsonl");
    let text = String::from_utf8(records).expect("UTF-8");
    let spaced = format!("\n \t\n{}", text.trim_end().replace('\n', "\r\n\r\n   \n\n"));
    let output = kosakeln(&["replay", "-"], spaced.as_bytes());
    assert_eq!((output.status.code(), results(&output)), (Some(0), expected));
    let nothing = kosakeln(&["replay", "-"], b"\n\n");
    assert_eq!((nothing.status.code(), nothing.stdout), (Some(0), Vec::new()));
}

#[test]
fn a_line_that_is_no_text_is_malformed_and_the_next_is_replayed() {
    let (records, expected) = cases("settle.jsonl");
    let first = records.iter().position(|byte| *byte == b'\n').expect("a line") + 1;
    let mut spoilt = records[..first].to_vec();
    spoilt[first / 2] = 0xff;
    let output =
        kosakeln(&["replay", "-"], &[spoilt.as_slice(), b"\xc3\n", &records[..first]].concat());
    let malformed = json!({"error": {"rule": "R13", "move": -1, "kind": "Malformed"}});
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(results(&output), [malformed.clone(), malformed, expected[0].clone()]);
}

#[test]
fn a_command_that_cannot_be_understood_gives_one_sentence_and_exit_code_2() {
    let wrong: [&[&str]; 49] = [
        &[],
        &["--frobnicate"],
        &["-x"],
        &["frobnicate"],
        &["frob\r\nnicate"],
        &[""],
        &["replay"],
        &["replay", "--fast"],
        &["replay", "-", "-"],
        &["replay", "no-such-file.jsonl"],
        &["replay", "no such\nfile"],
        &["solve"],
        &["solve", "--fast"],
        &["solve", "-", "-"],
        &["solve", "no-such-file.jsonl"],
        &["random"],
        &["random", "--seed", "1"],
        &["random", "--games", "-1", "--seed", "1"],
        &["random", "--games", "one", "--seed", "1"],
        &["random", "--games", "1", "--seed", "18446744073709551616"],
        &["random", "--games", "1", "--seed", "1", "more"],
        &["random", "--games", "1", "--seed", "1", "--rules", "{\"exchange\":\"none\"}"],
        &["random", "--games", "1", "--seed", "1", "--rules", "\n{\n"],
        &["selfplay"],
        &["selfplay", "--games", "1", "--seed", "1", "--forehand", "club"],
        &["selfplay", "--games", "1", "--forehand", "club", "--dealer", "club"],
        &["selfplay", "--seed", "1", "--forehand", "club", "--dealer", "club"],
        &["selfplay", "--games", "1", "--seed", "1", "--forehand", "club", "--dealer", "Club"],
        &["selfplay", "--threads", "0"],
        &["selfplay", "--threads", "18446744073709551616"],
        &["arena"],
        &["arena", "club", "--pairs", "1", "--seed", "1"],
        &["arena", "club", "club", "club", "--pairs", "1", "--seed", "1"],
        &["arena", "club", "expert", "--pairs", "1", "--seed", "1"],
        &["arena", "club", "club", "--pairs", "1"],
        &["arena", "club", "club", "--seed", "1"],
        &["arena", "club", "club", "--pairs", "0", "--seed", "1"],
        &["arena", "club", "club", "--pairs", "1", "--seed", "1", "--from", "-1"],
        &["arena", "club", "club", "--pairs", "1", "--seed", "1", "--threads", "0"],
        &["arena", "club", "club", "--pairs", "1", "--seed", "1", "--objective", "fame"],
        &["arena", "club", "club", "--pairs", "1", "--seed", "1", "--rules", "[]"],
        &["arena", "--join"],
        &["arena", "--join", "no-such-file.json"],
        &["arena", "--join", "Cargo.toml"],
        &["arena", "--join", "Cargo.toml", "--seed", "1"],
        &["decide", "-"],
        &["decide", "--level", "club", "--seed", "1"],
        &["decide", "--level", "club", "-"],
        &["decide", "--level", "club", "--seed", "1", "-", "-"],
    ];
    for arguments in wrong {
        assert_one_sentence_on_stderr(&kosakeln(arguments, b""), arguments);
    }
}

#[test]
fn help_names_every_command_and_goes_to_standard_output() {
    for arguments in [["help"], ["--help"], ["-h"]] {
        let output = kosakeln(&arguments, b"");
        let text = str::from_utf8(&output.stdout).expect("UTF-8");
        assert_eq!(output.status.code(), Some(0));
        assert!(output.stderr.is_empty());
        for command in ["replay", "solve", "random", "selfplay", "arena", "decide", "help"] {
            assert!(text.contains(&format!("kosakeln {command}")), "{command} in {text}");
        }
    }
}

#[test]
fn random_records_replay_without_a_refusal() {
    let records = kosakeln(&["random", "--games", "300", "--seed", "7"], b"");
    assert_eq!(records.status.code(), Some(0));
    let replayed = kosakeln(&["replay", "-"], &records.stdout);
    assert_eq!(replayed.status.code(), Some(0));
    let results = results(&replayed);
    assert_eq!(results.len(), 300);
    for result in results {
        assert!(["Finished", "PassedIn"].map(Value::from).contains(&result["phase"]), "{result}");
    }
}

#[test]
fn the_same_seed_prints_the_same_bytes_and_another_does_not() {
    let print = |games: &str, seed: &str| {
        kosakeln(&["random", "--games", games, "--seed", seed], b"").stdout
    };
    let records = print("20", "7");
    assert_eq!(str::from_utf8(&records).expect("UTF-8").lines().count(), 20);
    assert_eq!(print("20", "7"), records);
    assert_ne!(print("20", "8"), records);
    // Fewer games are the first of them.
    assert!(records.starts_with(&print("5", "7")));
    assert!(print("0", "7").is_empty());
}

#[test]
fn without_a_seed_the_records_differ_and_name_the_seed_that_gives_them_again() {
    let drawn = || kosakeln(&["random", "--games", "2"], b"").stdout;
    let (first, second) = (drawn(), drawn());
    assert_ne!(first, second);
    let record: Value =
        serde_json::from_slice(first.split(|byte| *byte == b'\n').next().expect("a line"))
            .expect("a record is JSON");
    let seed = record["meta"]["seed"].as_u64().expect("it names its seed").to_string();
    assert_eq!(kosakeln(&["random", "--games", "2", "--seed", &seed], b"").stdout, first);
}

#[test]
fn random_records_keep_to_the_rules_that_are_given() {
    let rules = "{\"exchange\":\"easy\",\"unterer\":true}";
    let output = kosakeln(&["random", "--games", "50", "--seed", "7", "--rules", rules], b"");
    for record in results(&output) {
        assert_eq!(record["rules"]["exchange"], "easy");
        assert_eq!(record["rules"]["unterer"], true);
        assert_eq!(record["rules"]["jumpBids"], true, "what is not given is the default");
    }
}

/// Whoever reads the output may stop reading, as `head` does: that is no failure.
#[test]
fn a_reader_who_goes_away_is_no_failure() {
    for command in ["random", "selfplay --forehand random --dealer random"] {
        let mut process = Command::new(env!("CARGO_BIN_EXE_kosakeln"))
            .args(command.split(' '))
            .args(["--games", "1000000", "--seed", "7"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        drop(process.stdout.take());
        let output = process.wait_with_output().expect("the command ends");
        assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()), "{command}");
    }
}

#[test]
fn deals_between_levels_replay_without_a_refusal() {
    for (forehand, dealer) in [("random", "beginner"), ("club", "beginner"), ("master", "random")] {
        let arguments = ["selfplay", "--games", "2", "--seed", "7", "--forehand", forehand];
        let records = kosakeln(&[&arguments[..], &["--dealer", dealer]].concat(), b"");
        assert_eq!((records.status.code(), records.stderr.len()), (Some(0), 0));
        let replayed = kosakeln(&["replay", "-"], &records.stdout);
        assert_eq!(replayed.status.code(), Some(0));
        for (number, (record, result)) in
            results(&records).iter().zip(results(&replayed)).enumerate()
        {
            let meta = json!({ "seed": 7, "deal": number, "forehand": forehand, "dealer": dealer });
            assert_eq!(record["meta"], meta);
            assert_eq!(record["rules"]["exchange"], "classic", "the default");
            assert!(
                ["Finished", "PassedIn"].map(Value::from).contains(&result["phase"]),
                "{result}"
            );
        }
        assert_eq!(results(&records).len(), 2);
    }
}

#[test]
fn the_records_come_in_order_with_any_number_of_threads() {
    let print = |threads: &str, rules: &str| {
        let levels = ["--forehand", "beginner", "--dealer", "random", "--rules", rules];
        let counts = ["selfplay", "--games", "60", "--seed", "7", "--threads", threads];
        kosakeln(&[&counts[..], &levels[..]].concat(), b"").stdout
    };
    let records = print("1", "{\"exchange\":\"easy\"}");
    assert!(!records.is_empty());
    for threads in ["2", "3"] {
        assert_eq!(print(threads, "{\"exchange\":\"easy\"}"), records, "{threads} threads");
    }
    assert_ne!(print("2", "{}"), records);
}

/// A selfplay of so many deals with the option `--threads`.
fn selfplay_with(environment: &[(&str, &str)], games: &str, threads: &str) -> Output {
    let counts = ["selfplay", "--games", games, "--seed", "7", "--threads", threads];
    let levels = ["--forehand", "beginner", "--dealer", "random"];
    kosakeln_with(environment, &[&counts[..], &levels[..]].concat(), b"")
}

#[test]
fn more_threads_than_anybody_has_are_no_accident() {
    let few = selfplay_with(&[], "20", "1");
    // A number that overflows when it is multiplied by four, and the largest there is.
    for threads in ["2305843009213693952", "18446744073709551615"] {
        assert_eq!(selfplay_with(&[], "20", threads), few, "{threads}");
        let none = selfplay_with(&[], "0", threads);
        assert_eq!((none.status.code(), none.stdout, none.stderr), (Some(0), vec![], vec![]));
        let played = arena(&format!("beginner random --pairs 3 --seed 7 --threads {threads}"));
        assert_eq!(played, arena("beginner random --pairs 3 --seed 7 --threads 1"));
    }
}

/// With stacks as large as all that can be addressed the system refuses every thread, with smaller
/// ones perhaps only some.
#[test]
fn who_gets_no_threads_does_the_work_alone() {
    let alone = selfplay_with(&[], "20", "1");
    assert_eq!(alone.status.code(), Some(0));
    for stack in ["140737488355328", "35184372088832"] {
        assert_eq!(selfplay_with(&[("RUST_MIN_STACK", stack)], "20", "8"), alone, "{stack}");
    }
}

/// The result of an arena, without the times.
#[track_caller]
fn arena(arguments: &str) -> Value {
    without_times(&arena_output(arguments))
}

#[track_caller]
fn arena_output(arguments: &str) -> Vec<u8> {
    let arguments: Vec<&str> = ["arena"].into_iter().chain(arguments.split(' ')).collect();
    let output = kosakeln(&arguments, b"");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    assert!(output.stderr.is_empty(), "nobody watches, so there is no progress to show");
    output.stdout
}

#[track_caller]
fn without_times(output: &[u8]) -> Value {
    let mut result: Value = serde_json::from_slice(output).expect("one JSON object");
    let times = result.as_object_mut().and_then(|members| members.remove("times"));
    assert!(times.is_some_and(|times| times["a"]["Play"]["median"].is_f64()));
    result
}

#[test]
fn an_arena_is_the_same_for_the_same_seed_with_any_number_of_threads() {
    for options in ["", " --play-only", " --objective thirds --rules {\"unterer\":true}"] {
        let run = |seed, threads: &str| {
            arena(&format!("beginner random --pairs 20 --seed {seed}{options}{threads}"))
        };
        let result = run(7, "");
        for threads in ["", " --threads 1", " --threads 2", " --threads 5"] {
            assert_eq!(run(7, threads), result, "{threads}");
        }
        assert_ne!(run(8, ""), result);
    }
}

#[test]
fn an_arena_says_what_was_won_and_how() {
    let result = arena("beginner random --pairs 200 --seed 7");
    assert_eq!((&result["a"], &result["b"]), (&json!("beginner"), &json!("random")));
    assert_eq!(result["deals"], 400);
    for points in ["gamePoints", "cardPoints"] {
        let [low, high] = [0, 1].map(|end| result[points]["interval"][end].as_f64());
        let mean = result[points]["mean"].as_f64();
        assert!(Some(0.0) < low && low < mean && mean < high, "{}", result[points]);
    }
    let number = |value: &Value| value.as_i64().expect("a whole number");
    let count = |player: &str, member: &str| -> i64 {
        let contracts = result["players"][player]["contracts"].as_object().expect("an object");
        contracts.values().map(|contract| number(&contract[member])).sum()
    };
    let games = count("a", "times") + count("b", "times");
    assert_eq!(games + number(&result["passedIn"]), 400);
    // What one wins as declarer, the other loses.
    let won = count("a", "gamePoints") - count("b", "gamePoints");
    assert_eq!(won, number(&result["gamePoints"]["sum"]));
    let panzer = &result["players"]["b"]["bonuses"]["Panzer"];
    assert!(number(&panzer["after"]["times"]) > number(&panzer["after"]["made"]), "{panzer}");
}

/// With the same player in both seats the two deals of a pair are one deal, seen from both sides.
#[test]
fn who_plays_against_himself_wins_nothing() {
    for options in ["", " --play-only"] {
        let result = arena(&format!("beginner beginner --pairs 10 --seed 7{options}"));
        assert_eq!(result["gamePoints"]["sumOfSquares"], 0);
        assert_eq!(result["cardPoints"]["sumOfSquares"], 0);
        assert_eq!(result["gamePoints"]["interval"], json!([0.0, 0.0]));
    }
}

/// The deals of an arena can be had as records.
#[test]
fn selfplay_prints_the_first_deals_of_the_arenas_pairs() {
    let total = |forehand: &str, dealer: &str, seat: &str| -> i64 {
        let levels = ["--forehand", forehand, "--dealer", dealer];
        let records =
            kosakeln(&[&["selfplay", "--games", "10", "--seed", "7"], &levels[..]].concat(), b"");
        let replayed = kosakeln(&["replay", "-"], &records.stdout);
        let of = |result: &Value| result["result"]["total"][seat].as_i64().unwrap_or(0);
        results(&replayed).iter().map(of).sum()
    };
    let sum = total("beginner", "random", "F") + total("random", "beginner", "D");
    assert_eq!(arena("beginner random --pairs 10 --seed 7")["gamePoints"]["sum"], sum);
}

#[test]
fn only_the_cards_are_played_with_play_only() {
    // Who would decide before the first lead makes no difference to the contracts.
    let contracts = |levels: &str| {
        let result = arena(&format!("{levels} --pairs 20 --seed 7 --play-only"));
        assert_eq!(result["deals"], 40);
        ["a", "b"].map(|player| {
            let contracts = result["players"][player]["contracts"].as_object().expect("an object");
            contracts.values().map(|contract| contract["times"].clone()).collect::<Vec<_>>()
        })
    };
    let [a, b] = contracts("beginner random");
    assert_eq!(a, b, "each plays each pack from both sides");
    assert_eq!(contracts("random random"), [a, b]);
    let output = arena_output("beginner random --pairs 2 --seed 7 --play-only");
    let result: Value = serde_json::from_slice(&output).expect("one JSON object");
    assert_eq!(result["times"]["b"].as_object().expect("an object").len(), 1, "the play alone");
}

/// The times are of decisions that left a choice: as many as there are places in the records of
/// these deals where several cards could be played.
#[test]
fn forced_moves_are_not_among_the_times() {
    let mut free = [0, 0];
    for (forehand, dealer, players) in
        [("beginner", "random", [("F", 0), ("D", 1)]), ("random", "beginner", [("D", 0), ("F", 1)])]
    {
        let levels = ["--forehand", forehand, "--dealer", dealer];
        let counts = ["selfplay", "--games", "3", "--seed", "7"];
        let records = results(&kosakeln(&[&counts[..], &levels[..]].concat(), b""));
        let beginnings: Vec<Value> = records.iter().flat_map(beginnings).collect();
        for result in results(&kosakeln(&["replay", "-"], &as_lines(&beginnings))) {
            let is_free = result["legal"].as_array().is_some_and(|cards| cards.len() > 1);
            for (seat, player) in players {
                let is_his = result["phase"] == "Play" && result["turn"] == seat;
                free[player] += u64::from(is_his && is_free);
            }
        }
    }
    let result: Value = serde_json::from_slice(&arena_output("beginner random --pairs 3 --seed 7"))
        .expect("one JSON object");
    let timed = ["a", "b"].map(|player| result["times"][player]["Play"]["decisions"].as_u64());
    assert_eq!(timed, free.map(Some));
    let weighed = ["a", "b"].map(|player| {
        let tricks = result["players"][player]["weighed"].as_object().expect("an object");
        assert!(!tricks.contains_key("16"), "the last card is forced");
        tricks.values().filter_map(|trick| trick["decisions"].as_u64()).sum::<u64>()
    });
    assert_eq!(weighed, free);
}

#[test]
fn joined_results_are_those_of_one_run() {
    let part = |from: u32, pairs: u32| {
        arena_output(&format!("beginner random --pairs {pairs} --seed 7 --from {from}"))
    };
    let file = |name, contents: &[&[u8]]| Scratch::new(name, &contents.concat());
    let first = file("arena-first.json", &[&part(0, 12)]);
    let others = file("arena-others.json", &[&part(20, 10), &part(12, 8)]);
    let joined = kosakeln(&["arena", "--join", others.path(), first.path()], b"");
    assert_eq!((joined.status.code(), joined.stderr.len()), (Some(0), 0));
    assert_eq!(without_times(&joined.stdout), arena("beginner random --pairs 30 --seed 7"));
    // Nothing is lost on the way, the times neither.
    let again = kosakeln(&["arena", "--join", "-"], &joined.stdout);
    assert_eq!(again.stdout, joined.stdout);
    // A pair counts once, and what differs is not put together.
    let twice: &[&str] = &["arena", "--join", first.path(), first.path()];
    assert_one_sentence_on_stderr(&kosakeln(twice, b""), twice);
    let other = file("arena-seed-8.json", &[&arena_output("beginner random --pairs 9 --seed 8")]);
    let different: &[&str] = &["arena", "--join", first.path(), other.path()];
    assert_one_sentence_on_stderr(&kosakeln(different, b""), different);
}

#[test]
fn a_result_with_nonsense_in_it_is_named_and_not_joined() {
    let output = arena_output("beginner random --pairs 2 --seed 7");
    let mut result: Value = serde_json::from_slice(&output).expect("one JSON object");
    for steps in [json!({ "65535": 1 }), json!({ "7": u64::MAX, "8": u64::MAX }), json!({})] {
        result["times"]["a"]["Play"]["steps"] = steps;
        let file = Scratch::new("arena-nonsense.json", result.to_string().as_bytes());
        let arguments: &[&str] = &["arena", "--join", file.path()];
        let refused = kosakeln(arguments, b"");
        assert_one_sentence_on_stderr(&refused, arguments);
        let message = str::from_utf8(&refused.stderr).expect("UTF-8");
        assert!(message.contains(file.path()) && message.contains("times"), "{message}");
    }
}

/// A record with every phase, broken off after each number of moves.
fn broken_off() -> Vec<Value> {
    let rules = ["--rules", "{\"defenderBirds\":true}"];
    let output = kosakeln(&[&["random", "--games", "20", "--seed", "7"], &rules[..]].concat(), b"");
    let has_a_talon = |record: &Value| {
        let moves = record["moves"].as_array().expect("a list");
        moves.iter().any(|made| made["take"].is_array())
    };
    let record = results(&output).into_iter().find(has_a_talon).expect("one that is not a Solo");
    beginnings(&record)
}

/// The record broken off after each number of moves, from none to all.
fn beginnings(record: &Value) -> Vec<Value> {
    let moves = record["moves"].as_array().expect("a list").len();
    let cut = |length: usize| {
        let mut record = record.clone();
        record["moves"].as_array_mut().expect("a list").truncate(length);
        record
    };
    (0..=moves).map(cut).collect()
}

fn as_lines(records: &[Value]) -> Vec<u8> {
    records.iter().flat_map(|record| format!("{record}\n").into_bytes()).collect()
}

#[test]
fn decisions_in_every_phase_can_be_made() {
    let mut records = broken_off();
    let whole = records.pop().expect("the whole deal");
    for level in ["random", "beginner", "pimc20", "club", "master"] {
        let arguments = ["decide", "--level", level, "--seed", "7", "-"];
        let output = kosakeln(&arguments, &as_lines(&records));
        assert_eq!(output.status.code(), Some(0));
        let decisions = results(&output);
        assert_eq!(decisions.len(), records.len());
        let mut continued = records.clone();
        for (record, decision) in continued.iter_mut().zip(&decisions) {
            assert!(decision["reason"].is_string() && decision["worlds"]["weighed"].is_u64());
            assert!(decision["alternatives"].is_array(), "{decision}");
            let mut made = decision["choice"].clone();
            made["by"] = decision["seat"].clone();
            record["moves"].as_array_mut().expect("a list").push(made);
        }
        let replayed = kosakeln(&["replay", "-"], &as_lines(&continued));
        assert_eq!(replayed.status.code(), Some(0), "every decision is legal");
        // The same decision comes of the same record, whatever else is decided before.
        let last = &records[records.len() - 1..];
        let alone = kosakeln(&arguments, &as_lines(last));
        assert_eq!(results(&alone), decisions[decisions.len() - 1..]);
    }
    let phases: std::collections::BTreeSet<String> =
        results(&kosakeln(&["replay", "-"], &as_lines(&records)))
            .iter()
            .map(|result| result["phase"].to_string())
            .collect();
    assert_eq!(phases.len(), 8, "every phase in which there is something to decide: {phases:?}");
    assert_eq!(whole["moves"].as_array().expect("a list").len(), records.len());
}

#[test]
fn nothing_is_decided_where_nobody_is_to_move() {
    let mut records = broken_off();
    let moves = records.len() - 1;
    let whole = records.pop().expect("the whole deal");
    let mut passed_in = records[2].clone();
    for seat in ["F", "D"] {
        let moves = passed_in["moves"].as_array_mut().expect("a list");
        moves.push(json!({ "by": seat, "call": "Pass" }));
    }
    let lines = as_lines(&[whole, passed_in, json!({}), records.remove(0)]);
    let output = kosakeln(&["decide", "--level", "beginner", "--seed", "7", "-"], &lines);
    assert_eq!(output.status.code(), Some(1));
    let nothing =
        |index: usize| json!({"error": {"rule": "R13", "move": index, "kind": "NothingToDecide"}});
    let malformed = json!({"error": {"rule": "R13", "move": -1, "kind": "Malformed"}});
    let results = results(&output);
    assert_eq!(results[..3], [nothing(moves), nothing(4), malformed]);
    assert_eq!(results[3]["seat"], "F");
}

/// A random record of a deal that was played, broken off when so many cards are left.
fn broken_off_in_play(seed: &str, left: usize) -> Value {
    let records = kosakeln(&["random", "--games", "20", "--seed", seed], b"");
    let played = |record: &Value| {
        record["moves"][record["moves"].as_array()?.len() - 1].get("play").cloned()
    };
    let mut record = results(&records)
        .into_iter()
        .find(|record| played(record).is_some())
        .expect("one is played");
    let moves = record["moves"].as_array_mut().expect("a list");
    moves.truncate(moves.len() - left);
    record
}

#[test]
fn records_in_play_are_solved_card_by_card() {
    let record = broken_off_in_play("7", 9);
    let output = kosakeln(&["solve", "-"], format!("{record}\n\n{record}").as_bytes());
    assert_eq!(output.status.code(), Some(0));
    let [solution, again] = &results(&output)[..] else { panic!("two lines") };
    assert_eq!(solution, again, "a record is worth the same wherever it stands, the nodes too");
    let replayed = results(&kosakeln(&["replay", "-"], record.to_string().as_bytes())).remove(0);
    assert_eq!(solution["seat"], replayed["turn"]);
    let legal: Vec<&str> =
        replayed["legal"].as_array().expect("cards").iter().filter_map(Value::as_str).collect();
    let moves = solution["moves"].as_object().expect("an object");
    assert_eq!(moves.len(), legal.len());
    for card in legal {
        assert!(moves[card]["thirds"].is_u64() && moves[card]["gamePoints"].is_i64(), "{card}");
    }
    assert!(solution["nodes"].is_u64());
    let text = str::from_utf8(&output.stdout).expect("UTF-8");
    assert!(text.starts_with("{\"seat\":\""), "{text}");
}

/// With one card each, what is left is decided: the values are those of the finished deal.
#[test]
fn the_last_card_is_worth_what_the_deal_ends_in() {
    let record = broken_off_in_play("7", 1);
    let solution = results(&kosakeln(&["solve", "-"], record.to_string().as_bytes())).remove(0);
    let seat = solution["seat"].as_str().expect("a seat").to_owned();
    let moves = solution["moves"].as_object().expect("an object");
    assert_eq!(moves.len(), 1);
    let (card, worth) = moves.iter().next().expect("a card");
    let mut finished = record;
    let last = json!({"by": seat, "play": card});
    finished["moves"].as_array_mut().expect("a list").push(last);
    let replayed = results(&kosakeln(&["replay", "-"], finished.to_string().as_bytes())).remove(0);
    assert_eq!(worth["gamePoints"], replayed["result"]["total"][&seat]);
}

#[test]
fn what_is_not_in_play_or_is_refused_is_not_solved() {
    let in_play = broken_off_in_play("7", 5);
    let mut finished = broken_off_in_play("7", 0);
    let whole = finished["moves"].as_array().expect("a list").len();
    let not_in_play =
        |place: usize| json!({"error": {"rule": "R13", "move": place, "kind": "NotInPlay"}});
    let mut before = finished.clone();
    before["moves"] = json!([]);
    let lines = format!("{finished}\n{in_play}\n{before}\nno record\n");
    let output = kosakeln(&["solve", "-"], lines.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let answers = results(&output);
    assert_eq!(answers[0], not_in_play(whole));
    assert!(answers[1]["moves"].is_object());
    assert_eq!(answers[2], not_in_play(0));
    let malformed = json!({"error": {"rule": "R13", "move": -1, "kind": "Malformed"}});
    assert_eq!(answers[3], malformed);
    // A record that breaks a rule reports its own fault, as replaying it does.
    finished["moves"][0]["by"] = json!("D");
    let line = finished.to_string();
    let replayed = results(&kosakeln(&["replay", "-"], line.as_bytes()));
    assert_eq!(results(&kosakeln(&["solve", "-"], line.as_bytes())), replayed);
}
