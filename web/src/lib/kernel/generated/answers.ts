// What a desk answers. Written from the Rust types by `cargo xtask types`; do not edit.

/**
 * An argument of a message.
 */
export type Arg =
  | {
      seat: Seat;
    }
  | {
      seats: Seat[];
    }
  | {
      number: number;
    }
  | {
      word: string;
    }
  | {
      text: string;
    }
  | {
      piece: Named;
    }
  | {
      zone: Named;
    }
  | {
      message: Message;
    }
  | {
      list: Message[];
    };
/**
 * A place at a table, numbered from 0. Rules know seats only, never players.
 *
 * Read from outside, it is below [`MAX_SEATS`].
 */
export type Seat = number;
/**
 * The one id of a thing that a person can point at: its kind and its id.
 */
export type Ref = string;
/**
 * A set of seats.
 */
export type SeatSet = Seat[];
/**
 * What happens in a scenario, for those who play it with a learner: expectations are left out.
 */
export type ScriptStep =
  | {
      /**
       * Who.
       */
      mover: Mover;
      step: 'move';
      /**
       * The move in notation.
       */
      text: string;
    }
  | {
      /**
       * The key of the message.
       */
      key: string;
      step: 'say';
    }
  | {
      /**
       * The key of the message.
       */
      key: string;
      step: 'instead';
      /**
       * The move in notation; `*` is every move that has no line of its own.
       */
      text: string;
    };
/**
 * Who makes a move: chance or a seat. In text: `chance`, `0`, `1` and so on.
 */
export type Mover = string;
/**
 * What decides everything that chance does at a table. Anyone who knows it knows every hidden card
 * and every die to come: it is a secret as long as the game goes on.
 *
 * Written as one word, in records, saves and settings alike: `7`, `secret:` and 24 hexadecimal
 * digits, `key:` and 64 of them, `fast:7`.
 */
export type Seed = string;
/**
 * Which values an option takes.
 */
export type Allowed =
  | string[]
  | Range
  | {
      /**
       * The words that stand for texts that come with the game.
       */
      text: string[];
    };
/**
 * What an entry of the log is.
 */
export type LineKind = 'move' | 'undo' | 'redo' | 'jump';
/**
 * Who is looking. In text: `0`, `1` and so on, `spectator`, `all`.
 */
export type Viewer = string;
/**
 * What ground is like.
 */
export type Terrain = 'open' | 'rough' | 'low' | 'wall' | 'water';
/**
 * How the pieces of a zone lie.
 */
export type Arrangement = 'row' | 'hand' | 'pile' | 'slot';
/**
 * What comes after what can be foreseen.
 */
export type Then =
  | {
      seats: SeatSet;
    }
  | 'chance'
  | 'hidden'
  | 'over';
/**
 * What is to be reached.
 */
export type Goal = 'make' | 'set' | 'skirmish' | 'win' | 'score' | 'take-out';
/**
 * How hard a puzzle is.
 */
export type Grade = 'easy' | 'middling' | 'hard';
/**
 * What came of a command.
 */
export type Done =
  | {
      entry: number;
    }
  | {
      asked: SeatSet;
    }
  | 'noted';
/**
 * What sort of thing went wrong.
 */
export type Kind = 'illegal_move' | 'invalid_choice' | 'corrupt_state' | 'bad_save' | 'rules_error' | 'outside';
/**
 * How a puzzle stands.
 */
export type Stand =
  | {
      decides: {
        /**
         * Each legal move.
         */
        moves: Weighed2[];
        /**
         * Whether it is the side that solves it.
         */
        ours: boolean;
        /**
         * Who.
         */
        seat: Seat;
      };
    }
  | {
      expects: number;
    }
  | {
      ended: number;
    };
/**
 * What is timed.
 */
export type Timed =
  | {
      bot_pause: Seat;
    }
  | {
      delay: string;
    }
  | {
      animation: string;
    };

/**
 * What a desk answers.
 */
export interface Answers {
  advice: Advice;
  back_target: BackTarget;
  chapter: Chapter;
  checked: Checked;
  daily: Daily;
  described: Described;
  draft: Draft;
  fair_checked: FairChecked;
  line: LogLine;
  moment: Moment;
  opened: Opened;
  part: Tally[];
  past: Past;
  player: Player;
  preview: Preview;
  puzzle: Puzzle;
  reply: Reply;
  seated: Seated;
  sheet: Sheet;
  speeds: Speeds;
  stand: Stand;
  steps: Steps;
  update: Update;
}
/**
 * What a bot would do, in words.
 */
export interface Advice {
  /**
   * The move.
   */
  best: string;
  /**
   * What it thought of, the best first.
   */
  candidates: Weighed[];
  /**
   * How many simulations it made.
   */
  simulations: number;
  /**
   * The reason, where it has one.
   */
  why: Message | null;
}
/**
 * A move that a bot thought about, in words.
 */
export interface Weighed {
  /**
   * The move.
   */
  notation: string;
  /**
   * What it is worth to the mover, from 0 (lost) to 1 (won).
   */
  value: number;
  /**
   * How many simulations it rests on.
   */
  visits: number;
}
/**
 * Something to be said: a key of the words of a game, and arguments.
 */
export interface Message {
  /**
   * The arguments by name.
   */
  args?: {
    [k: string]: Arg;
  };
  /**
   * The key, such as `event-bid`.
   */
  key: string;
}
/**
 * A thing that is spoken of: what it is and what it is called.
 */
export interface Named {
  /**
   * What it is called.
   */
  name: Message;
  /**
   * What it is.
   */
  ref: Ref;
}
/**
 * A position that a seat could go back to.
 */
export interface BackTarget {
  /**
   * Who would have to agree: nobody where it is free.
   */
  agree: SeatSet;
  /**
   * The entry whose position it is; 0 is the opening.
   */
  entry: number;
}
/**
 * A chapter of a lesson: seat 0 learns, and the script makes the moves of the others.
 */
export interface Chapter {
  /**
   * The id of the game.
   */
  game: string;
  /**
   * What it is called in its file.
   */
  name: string;
  /**
   * What happens and what is said.
   */
  script: ScriptStep[];
  /**
   * What decides chance there.
   */
  seed: Seed;
  /**
   * What the table is opened with.
   */
  setup: Setup;
}
/**
 * What a table is opened with, as somebody asked for it: not yet validated.
 */
export interface Setup {
  /**
   * Options that differ from the defaults, and perhaps `preset`.
   */
  options?: {
    [k: string]: string;
  };
  /**
   * A position to start from instead of the beginning, in the language of the game's scenarios.
   */
  position?: string | null;
  /**
   * How many seats; none for the fewest that the game allows.
   */
  seats?: number | null;
}
/**
 * Whether a move could be made.
 */
export interface Checked {
  /**
   * The move as the game writes it.
   */
  notation: string;
}
/**
 * Which puzzle it is.
 */
export interface Daily {
  /**
   * The game's id.
   */
  game: string;
  /**
   * Its number among the puzzles of that game, from 1.
   */
  number: number;
}
/**
 * What a game says about itself. What it says in words has keys that follow from it: `game-about`,
 * `game-complete`, `option-` and its key, `preset-` and its name.
 */
export interface Described {
  /**
   * The bots, the levels first.
   */
  bots: Listing[];
  /**
   * Whether anything is ever hidden from anybody.
   */
  hides: boolean;
  /**
   * The name in commands, files and links.
   */
  id: string;
  /**
   * The name for people.
   */
  name: string;
  /**
   * Every option.
   */
  options: Choice[];
  /**
   * Named sets of options.
   */
  presets: Ready[];
  /**
   * The version of the rules.
   */
  rules: number;
  /**
   * Fewest and most seats.
   */
  seats: Range;
  /**
   * What there are details about.
   */
  topics: string[];
}
/**
 * A bot as it is listed.
 */
export interface Listing {
  /**
   * How it plays.
   */
  about: Message;
  /**
   * Within how many milliseconds it answers, for levels.
   */
  answers_within_ms?: number | null;
  /**
   * Whether it is a level for people, rather than for study.
   */
  level: boolean;
  /**
   * What it is called; `:N` where a number follows.
   */
  name: string;
}
/**
 * An option of a game.
 */
export interface Choice {
  /**
   * The value when nothing is said.
   */
  default: string;
  /**
   * Its name.
   */
  key: string;
  /**
   * Which values it takes.
   */
  values: Allowed;
}
/**
 * A range of whole numbers.
 */
export interface Range {
  /**
   * The lowest.
   */
  from: number;
  /**
   * The highest.
   */
  to: number;
}
/**
 * A named set of options.
 */
export interface Ready {
  /**
   * Its name.
   */
  name: string;
  /**
   * The options in which it differs from the defaults.
   */
  sets: {
    [k: string]: string;
  };
}
/**
 * A list that somebody builds, whether it is legal yet or not.
 */
export interface Draft {
  /**
   * What could stand in a further line.
   */
  could: Could[];
  /**
   * Its lines, as far as they could be read.
   */
  entries: DraftEntry[];
  /**
   * What is to be said of all of it, such as `cost` and `gold`.
   */
  facts: {
    [k: string]: Arg;
  };
  /**
   * The list as an option of the game holds it: a name, or one word. Only when it is legal.
   */
  value?: string | null;
  /**
   * Everything in which it breaks the rules.
   */
  wrong: Wrong[];
}
/**
 * Something that could be added to a list.
 */
export interface Could {
  /**
   * What it would cost.
   */
  cost?: number | null;
  /**
   * What, as the list writes it.
   */
  id: string;
  /**
   * The id of its sheet, where it has one.
   */
  sheet?: string | null;
  /**
   * Why it cannot be added, if it cannot.
   */
  why?: Message | null;
}
/**
 * A line of a list: so many of something, with what they have.
 */
export interface DraftEntry {
  /**
   * What it costs with all that it has, all of them together, where things cost something.
   */
  cost?: number | null;
  /**
   * What could be added to it.
   */
  could: Could[];
  /**
   * How many of it.
   */
  count: number;
  /**
   * What is to be said of it with all that it has, such as `save`.
   */
  facts: {
    [k: string]: Arg;
  };
  /**
   * What it has, as the list writes it.
   */
  holds: string[];
  /**
   * What it is, as the list writes it.
   */
  id: string;
  /**
   * The line of the text, from 1.
   */
  line: number;
  /**
   * What stands behind the `#` of its line.
   */
  remark: string;
  /**
   * The id of its sheet.
   */
  sheet: string;
}
/**
 * A rule that a list breaks.
 */
export interface Wrong {
  /**
   * The line of the text, from 1, where it is about one.
   */
  line?: number | null;
  /**
   * Which, and how.
   */
  message: Message;
}
/**
 * Whether what was agreed about luck was kept.
 */
export interface FairChecked {
  /**
   * Whether it was.
   */
  kept: boolean;
  /**
   * What was not.
   */
  why?: Message | null;
}
/**
 * One entry of the log as a viewer may know it. It never changes: whether a move still belongs to
 * the line of play follows from where the entries come from and where the table is now.
 */
export interface LogLine {
  /**
   * Who did it: a name, or what the adapter knows them by.
   */
  author?: string | null;
  /**
   * Whether the table made the move by itself, because there was nothing to decide.
   */
  automatic?: boolean;
  /**
   * Who moved, or took back.
   */
  by: Mover;
  /**
   * Its events.
   */
  events: unknown[];
  /**
   * The entry whose position was on the table before it.
   */
  from: number;
  /**
   * Its number.
   */
  id: number;
  /**
   * What it is.
   */
  kind: LineKind;
  /**
   * What there is to say about it. The messages carry references to what they speak of.
   */
  messages: Message[];
  /**
   * The move in notation, where the viewer may know it.
   */
  move?: string | null;
  /**
   * The messages in words, where the adapter has words.
   */
  text?: string[];
  /**
   * Milliseconds since the beginning of 1970.
   */
  time?: number | null;
  /**
   * The entry whose position is on the table after it: itself for a move.
   */
  to: number;
  /**
   * Who typed it in, where it is a die that fell on a real table.
   */
  typed?: Seat | null;
}
/**
 * What was counted for the seats after one entry.
 */
export interface Moment {
  /**
   * Who moved; nobody for the opening.
   */
  by?: Mover | null;
  /**
   * The entry; 0 for the opening.
   */
  entry: number;
  /**
   * The counters of each seat, as on the board.
   */
  seats: Counter[][];
}
/**
 * Something that is counted.
 */
export interface Counter {
  /**
   * What is counted, in one or two words.
   */
  name: Message;
  /**
   * How much of it is needed, or the most there can be.
   */
  of?: number | null;
  /**
   * How much of it there is.
   */
  value: number;
}
/**
 * A table that was opened.
 */
export interface Opened {
  /**
   * The id of the game.
   */
  game: string;
  /**
   * Where it is a position to look at, and nobody plays: as whom.
   */
  look_as?: Viewer | null;
  /**
   * Who sits where.
   */
  seats: Player[];
  /**
   * What decides chance.
   */
  seed: Seed;
  /**
   * What it was opened with.
   */
  setup: Setup;
  /**
   * Whether dice are typed in.
   */
  typed_dice: boolean;
  /**
   * For a save or a link: exact, unverified, or diverged at an entry.
   */
  verdict?: Message | null;
}
/**
 * Who sits on a seat. Rules never see this.
 */
export interface Player {
  /**
   * `human`, or the name of a bot.
   */
  kind: string;
  /**
   * What the others call them.
   */
  name: string;
}
/**
 * How often a move was tried in one part of a search, and what it was worth to the mover in all.
 */
export interface Tally {
  /**
   * The sum of its worth over them.
   */
  sum: number;
  /**
   * How many simulations made the move first.
   */
  visits: number;
}
/**
 * A position of the log as one viewer may know it.
 */
export interface Past {
  /**
   * What lay on the table, in words that know no game.
   */
  board: Board;
  /**
   * How the game had ended, if it had.
   */
  outcome?: Outcome | null;
  /**
   * What was asked, where the game says it.
   */
  question?: Message | null;
  /**
   * What was to be shown.
   */
  screen: unknown;
  /**
   * What the viewer might know.
   */
  view: unknown;
}
/**
 * What lies on a table, as one viewer may know it: made from a view alone.
 */
export interface Board {
  /**
   * What is counted for the whole table, such as turns.
   */
  counters: Counter[];
  /**
   * The field on which pieces stand, where there is one.
   */
  field?: Field | null;
  /**
   * One place for each seat.
   */
  places: Place[];
  /**
   * What belongs to nobody, in the order in which it is shown.
   */
  zones: Zone[];
}
/**
 * A field of squares.
 */
export interface Field {
  /**
   * How many squares it is high.
   */
  height: number;
  /**
   * What the signs stand for, and what such ground is like.
   */
  legend: Ground[];
  /**
   * The pieces and where they stand.
   */
  pieces: PlacedPiece[];
  /**
   * The ground, one text for each row and one sign for each square.
   */
  rows: string[];
  /**
   * How many squares it is wide.
   */
  width: number;
}
/**
 * A sort of ground.
 */
export interface Ground {
  /**
   * What it is called.
   */
  name: Message;
  /**
   * Its sign in the rows.
   */
  sign: string;
  /**
   * What it is like.
   */
  terrain: Terrain;
}
/**
 * A piece on a field.
 */
export interface PlacedPiece {
  /**
   * The piece.
   */
  piece: Piece;
  /**
   * Its column, from 0 at the left.
   */
  x: number;
  /**
   * Its row, from 0 at the top, as the rows of the field are given.
   */
  y: number;
}
/**
 * A card, a unit, a warrior: something with a name.
 */
export interface Piece {
  /**
   * Whether it is out of action, and shown faintly.
   */
  faint?: boolean;
  /**
   * Short remarks on its condition, such as `damaged 2` or `knocked down`.
   */
  marks: Message[];
  /**
   * Its name for people.
   */
  name: Message;
  /**
   * Whose it is.
   */
  owner?: Seat | null;
  /**
   * What it is: the same in offers and log lines.
   */
  ref: Ref;
  /**
   * The id of its sheet in the catalogue, where it has one.
   */
  sheet?: string | null;
  /**
   * A sign of one or two letters or figures for where there is little room.
   */
  sign: string;
  /**
   * The one figure that counts most, such as its power.
   */
  value?: number | null;
}
/**
 * What belongs to one seat.
 */
export interface Place {
  /**
   * What is counted for it, what decides the game first.
   */
  counters: Counter[];
  /**
   * Short remarks, such as `starts` or `has passed`.
   */
  marks: Message[];
  /**
   * Its zones.
   */
  zones: Zone[];
}
/**
 * Some pieces that lie together.
 */
export interface Zone {
  /**
   * How its pieces lie.
   */
  arrangement: Arrangement;
  /**
   * What is counted for it.
   */
  counters?: Counter[];
  /**
   * How many more there are that the viewer does not see.
   */
  hidden: number;
  /**
   * Short remarks, such as `splayed left`.
   */
  marks?: Message[];
  /**
   * What it is called.
   */
  name: Message;
  /**
   * The pieces that the viewer sees, in order.
   */
  pieces: Piece[];
  /**
   * What it is: the same in offers and log lines.
   */
  ref: Ref;
  /**
   * Zones that lie in it, such as the slots of a terrain.
   */
  zones?: Zone[];
}
/**
 * How a game ended, seat by seat.
 */
export interface Outcome {
  /**
   * Why it ended, as a stable word that reads well after `wins by`.
   */
  reason: string;
  /**
   * One standing for each seat.
   */
  seats: Standing[];
}
/**
 * How one seat came out.
 */
export interface Standing {
  /**
   * 1 for the best; seats that share a place have the same rank.
   */
  rank: number;
  /**
   * Points, marks, achievements: what the game counts.
   */
  score: number;
}
/**
 * What a move would do, as far as the seat that could make it can know.
 */
export interface Preview {
  /**
   * What would happen, up to the first thing that the seat cannot know.
   */
  events: unknown[];
  /**
   * What there is to say about it.
   */
  messages: Message[];
  /**
   * The move as the game writes it.
   */
  move: string;
  /**
   * What would come next.
   */
  then: Then;
  /**
   * Who would have to agree if the seat then took it back: nobody where it is free.
   */
  undo: SeatSet;
  /**
   * The position then, as the seat would know it; nothing where it would learn something.
   */
  view?: unknown;
}
/**
 * A puzzle: who is to reach what from where, and the line that does.
 */
export interface Puzzle {
  /**
   * The game's id.
   */
  game: string;
  /**
   * What is to be reached.
   */
  goal: Goal;
  /**
   * How hard it is.
   */
  grade: Grade;
  /**
   * The line that reaches it.
   */
  line: [Seat, string][];
  /**
   * What it is called in its file.
   */
  name: string;
  /**
   * Whose side solves it.
   */
  seat: Seat;
  /**
   * The position, and the options of the game.
   */
  setup: Setup;
}
/**
 * The answer to a command.
 */
export interface Reply {
  /**
   * The newest entry now.
   */
  at: number;
  /**
   * What came of it, if it was not refused.
   */
  done?: Done | null;
  /**
   * Why it was refused. Nothing has changed then.
   */
  error?: ErrorMessage | null;
  /**
   * The name of the command.
   */
  re?: string | null;
}
/**
 * An error as an adapter sends it.
 */
export interface ErrorMessage {
  /**
   * A stable name for programs.
   */
  code: string;
  /**
   * The parts of the explanation.
   */
  fields: {
    [k: string]: string;
  };
  /**
   * What sort of thing went wrong.
   */
  kind: Kind;
  /**
   * The explanation.
   */
  message: Message;
  /**
   * The valid choices, where there are few enough to list.
   */
  options: string[];
  /**
   * Whether the same caller may simply try again with something else.
   */
  recoverable: boolean;
  /**
   * The explanation in words, where the adapter has words.
   */
  text?: string | null;
}
/**
 * Who sits where.
 */
export interface Seated {
  /**
   * The players.
   */
  seats: Player[];
}
/**
 * What is printed on a card or piece, or what a word of the game means.
 */
export interface Sheet {
  /**
   * What is printed on it besides its text, such as `age` or `power`: `fact-` and the name make
   * the key.
   */
  facts: {
    [k: string]: Arg;
  };
  /**
   * Its id: what pieces and views call it.
   */
  id: string;
  /**
   * What sort of thing it is: `kind-` and this make the key of its name.
   */
  kind: string;
  /**
   * Its text, one sentence or clause each.
   */
  text: Message[];
  /**
   * Its title.
   */
  title: Message;
}
/**
 * How long decisions took.
 */
export interface Speeds {
  /**
   * How many decisions were made.
   */
  decisions: number;
  /**
   * What comes of the games, so that machines can be seen to have done the same.
   */
  digest: string;
  /**
   * How many games were played.
   */
  games: number;
}
/**
 * A legal move and what it leads to.
 */
export interface Weighed2 {
  /**
   * The move, as the game writes it.
   */
  move: string;
  /**
   * What it leads to when everybody plays best.
   */
  worth: number;
}
/**
 * What was done at a table after an entry. It holds everything, hidden or not: never for a viewer.
 */
export interface Steps {
  /**
   * The entries, without their events.
   */
  entries: unknown[];
  /**
   * The digest of the log up to there: a copy of another table is noticed.
   */
  hash: string;
  /**
   * The entry after which it was done.
   */
  since: number;
}
/**
 * Everything that one viewer needs to draw the table now, and what happened since the entry that
 * it has.
 *
 * Updates follow one another by number: each holds the entries after `since`. A listener that has
 * not got as far as `since` has missed something, and asks for what came after the entry it has.
 */
export interface Update {
  /**
   * The newest entry.
   */
  at: number;
  /**
   * What lies on the table, in words that know no game.
   */
  board: Board;
  /**
   * What the seats have agreed to and looked at.
   */
  consensus: Consensus;
  /**
   * What is timed in what happened after `since`, and whose turn it is to seem to think.
   */
  cues: Cue[];
  /**
   * The game's id.
   */
  game: string;
  /**
   * What happened after `since`.
   */
  log: LogLine[];
  /**
   * How the game ended, if it did.
   */
  outcome?: Outcome | null;
  /**
   * The read models that changed after `since`.
   */
  projections: {
    [k: string]: unknown;
  };
  /**
   * What is asked, where the game says it.
   */
  question?: Question | null;
  /**
   * What to show and what can be said.
   */
  screen: Shown;
  /**
   * Who sits where.
   */
  seats: Player[];
  /**
   * The entry that this update follows: the log and the projections hold what came after it.
   */
  since: number;
  /**
   * The entry whose position is on the table.
   */
  tip: number;
  /**
   * Who must move.
   */
  to_move: Mover[];
  /**
   * What the viewer may know.
   */
  view: unknown;
  /**
   * For whom this is.
   */
  viewer: Viewer;
}
/**
 * What the seats have agreed to and looked at.
 */
export interface Consensus {
  /**
   * The request that waits: who asks, to which entry, and who has still to agree.
   *
   * @minItems 3
   * @maxItems 3
   */
  jump_request?: [Seat, number, SeatSet] | null;
  /**
   * The pause that waits: its entry, its name, and who has still to look.
   *
   * @minItems 3
   * @maxItems 3
   */
  pause?: [number, string, SeatSet] | null;
  /**
   * Whether something can be made again.
   */
  redo: boolean;
  /**
   * Whether the viewer could undo: freely, by asking these seats, or not at all.
   */
  undo?: SeatSet | null;
}
/**
 * Something timed.
 */
export interface Cue {
  /**
   * The newest entry when it was made. When the table has moved on it is stale.
   */
  at: number;
  /**
   * A name by which it can be cancelled.
   */
  key: string;
  /**
   * For how long, in milliseconds at normal speed.
   */
  ms: number;
  /**
   * What is timed.
   */
  what: Timed;
}
/**
 * What is asked of the seats that must move, as one viewer may know it.
 */
export interface Question {
  /**
   * The question.
   */
  message: Message;
  /**
   * The question in words, where the adapter has words.
   */
  text?: string | null;
}
/**
 * A screen with the moves that can be made on it.
 */
export interface Shown {
  /**
   * Exactly the legal moves of the viewer.
   */
  available: Offer[];
  [k: string]: unknown;
}
/**
 * A move that can be made.
 */
export interface Offer {
  /**
   * What sort of move it is: `group-` and this make the key of its name.
   */
  group: string;
  /**
   * What it says.
   */
  label: Message;
  /**
   * The move in notation: what to send.
   */
  move: string;
  /**
   * What it touches, in the order in which a person would pick it.
   */
  refs: Ref[];
  /**
   * The label in words, where the adapter has words.
   */
  text?: string | null;
}
