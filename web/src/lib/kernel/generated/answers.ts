// What a desk answers. Written from the Rust types by `cargo xtask types`; do not edit.
/* eslint-disable */

/** What a bot would do. */
export type Advice = {
  /** The move. */
  best: string;
  /** What it thought of, the best first. */
  candidates: Weighed[];
  /** How many simulations it made. */
  simulations: number;
  /** The reason, where it has one. */
  why: Message | null;
};

/** An argument of a message. */
export type Arg = { seat: Seat } | { seats: Seat[] } | { number: number } | { word: string } | { text: string }
  | { piece: Named } | { zone: Named } | { message: Message } | { list: Message[] };

/** How the pieces of a zone lie. */
export type Arrangement = "row" | "hand" | "pile" | "slot";

/** Which values an option takes. */
export type Allowed = string[] | Range | {
  /** The words that stand for texts that come with the game. */
  text: string[];
};

/** What lies on a table, as one viewer may know it: made from a view alone. */
export type Board = {
  /** What is counted for the whole table, such as turns. */
  counters: Counter[];
  /** The field on which pieces stand, where there is one. */
  field?: Field | null;
  /** One place for each seat. */
  places: Place[];
  /** What belongs to nobody, in the order in which it is shown. */
  zones: Zone[];
};

/** Whether a move could be made. */
export type Checked = {
  /** The move as the game writes it. */
  notation: string;
};

/** An option of a game. */
export type Choice = {
  /** The value when nothing is said. */
  default: string;
  /** Its name. */
  key: string;
  /** Which values it takes. */
  values: Allowed;
};

/** What the seats have agreed to and looked at. */
export type Consensus = {
  /** The request that waits: who asks, to which entry, and who has still to agree. */
  jump_request?: [Seat, number, SeatSet] | null;
  /** The pause that waits: its entry, its name, and who has still to look. */
  pause?: [number, string, SeatSet] | null;
  /** Whether something can be made again. */
  redo: boolean;
  /** Whether the viewer could undo: freely, by asking these seats, or not at all. */
  undo?: SeatSet | null;
};

/** Something that is counted. */
export type Counter = {
  /** What is counted, in one or two words. */
  name: Message;
  /** How much of it is needed, or the most there can be. */
  of?: number | null;
  /** How much of it there is. */
  value: number;
};

/** Something timed. */
export type Cue = {
  /** The newest entry when it was made. When the table has moved on it is stale. */
  at: number;
  /** A name by which it can be cancelled. */
  key: string;
  /** For how long, in milliseconds. */
  ms: number;
  /** What is timed. */
  what: Timed;
};

/** What a game says about itself. */
export type Described = {
  /** The bots, the levels first. */
  bots: Listing[];
  /** The name in commands, files and links. */
  id: string;
  /** The name for people. */
  name: string;
  /** Every option. */
  options: Choice[];
  /** Named sets of options. */
  presets: Ready[];
  /** The version of the rules. */
  rules: number;
  /** Fewest and most seats. */
  seats: Range;
  /** What there are details on. */
  topics: string[];
};

/** What came of a command. */
export type Done = {
  entry: number;
} | {
  asked: SeatSet;
} | "noted";

/** An error as an adapter sends it. */
export type ErrorMessage = {
  /** A stable name for programs. */
  code: string;
  /** The parts of the explanation. */
  fields: Record<string, string>;
  /** What sort of thing went wrong. */
  kind: Kind;
  /** The explanation. */
  message: Message;
  /** The valid choices, where there are few enough to list. */
  options: string[];
  /** Whether the same caller may simply try again with something else. */
  recoverable: boolean;
};

/** A field of squares. */
export type Field = {
  /** How many squares it is high. */
  height: number;
  /** What the signs stand for, and what such ground is like. */
  legend: Ground[];
  /** The pieces and where they stand. */
  pieces: PlacedPiece[];
  /** The ground, one text for each row and one sign for each square. */
  rows: string[];
  /** How many squares it is wide. */
  width: number;
};

/** A sort of ground. */
export type Ground = {
  /** What it is called. */
  name: Message;
  /** Its sign in the rows. */
  sign: string;
  /** What it is like. */
  terrain: Terrain;
};

/** What sort of thing went wrong. */
export type Kind = "illegal_move" | "invalid_choice" | "corrupt_state" | "bad_save" | "rules_error" | "outside";

/** What an entry of the log is. */
export type LineKind = "move" | "undo" | "redo" | "jump";

/** One entry of the log as a viewer may know it. */
export type LogLine = {
  /** Whether the table made the move by itself, because there was nothing to decide. */
  automatic?: boolean;
  /** Who moved, or took back. */
  by: Mover;
  /** Its events. */
  events: unknown[];
  /** Its number. */
  id: number;
  /** What it is. */
  kind: LineKind;
  /** Whether it belongs to the line of play, or was taken back. */
  live: boolean;
  /** What there is to say about it. The messages carry references to what they speak of. */
  messages: Message[];
  /** The move in notation, where the viewer may know it. */
  move?: string | null;
  /** The entry whose position is on the table after it: itself for a move. */
  to: number;
};

/** A bot as it is listed. */
export type Listing = {
  /** How it plays. */
  about: Message;
  /** Within how many milliseconds it answers in a browser, for levels. */
  answers_within_ms?: number | null;
  /** Whether it is a level for people, rather than for study. */
  level: boolean;
  /** What it is called; `:N` where a number follows. */
  name: string;
};

/** Something to be said: a key of the words of a game, and arguments. */
export type Message = {
  /** The arguments by name. */
  args?: Record<string, Arg>;
  /** The key, such as `event-bid`. */
  key: string;
};

/** What was counted for the seats after one entry. */
export type Moment = {
  /** Who moved; nobody for the opening. */
  by?: Mover | null;
  /** The entry; 0 for the opening. */
  entry: number;
  /** The counters of each seat, as on the board. */
  seats: Counter[][];
};

/** Who makes a move: chance or a seat. In text: `chance`, `0`, `1` and so on. */
export type Mover = string;

/** A thing that is spoken of: what it is and what it is called. */
export type Named = {
  /** What it is called. */
  name: Message;
  /** What it is. */
  ref: Ref;
};

/** How things are now. */
export type Now = {
  /** The table in words that know no game. */
  board: Board;
  /** The entries of the moves that led here, in order, with their movers. */
  line: [number, Mover][];
  /** The game as a link. */
  link: string;
  /** Whether nothing on the table is hidden from anybody. */
  open: boolean;
  /** The answer to the command, where there was one. */
  reply?: Reply | null;
  /** Everything the viewer needs to draw the table. */
  update: Update;
};

/** A move that can be made. */
export type Offer = {
  /** What sort of move it is: `group-` and this make the key of its name. */
  group: string;
  /** What it says. */
  label: Message;
  /** The move in notation: what to send. */
  move: string;
  /** What it touches, in the order in which a person would pick it. */
  refs: Ref[];
};

/** A table that was opened. */
export type Opened = {
  /** The id of the game. */
  game: string;
  /** Who sits where. */
  seats: Player[];
  /** What decides chance. */
  seed: Seed;
  /** What it was opened with. */
  setup: Setup;
  /** For a save or a link: `verdict-exact`, `verdict-unverified` or `verdict-diverged`. */
  verdict?: Message | null;
};

/** How a game ended, seat by seat. */
export type Outcome = {
  /** Why it ended: `reason-` and this make the key. */
  reason: string;
  /** One standing for each seat. */
  seats: Standing[];
};

/** How things were. */
export type Past = {
  /** The table in words that know no game. */
  board: Board;
  /** How it had ended, if it had. */
  outcome?: Outcome | null;
  /** What was to be shown. */
  screen: unknown;
  /** What the viewer might know. */
  view: unknown;
};

/** A card, a unit, a warrior: something with a name. */
export type Piece = {
  /** Whether it is out of action, and shown faintly. */
  faint?: boolean;
  /** Short remarks on its condition, such as `damaged 2` or `knocked down`. */
  marks: Message[];
  /** Its name for people. */
  name: Message;
  /** Whose it is. */
  owner?: Seat | null;
  /** What it is: the same in offers and log lines. */
  ref: Ref;
  /** The id of its sheet in the catalogue, where it has one. */
  sheet?: string | null;
  /** A sign of one or two letters or figures for where there is little room. */
  sign: string;
  /** The one figure that counts most, such as its power. */
  value?: number | null;
};

/** What belongs to one seat. */
export type Place = {
  /** What is counted for it, what decides the game first. */
  counters: Counter[];
  /** Short remarks, such as `starts` or `has passed`. */
  marks: Message[];
  /** Its zones. */
  zones: Zone[];
};

/** A piece on a field. */
export type PlacedPiece = {
  /** The piece. */
  piece: Piece;
  /** Its column, from 0 at the left. */
  x: number;
  /** Its row, from 0 at the top, as the rows of the field are given. */
  y: number;
};

/** Who sits on a seat. Rules never see this. */
export type Player = {
  /** `human`, or the name of a bot. */
  kind: string;
  /** What the others call them. */
  name: string;
};

/** A range of whole numbers. */
export type Range = {
  /** The lowest. */
  from: number;
  /** The highest. */
  to: number;
};

/** What is asked of the seats that must move, as one viewer may know it. */
export type Question = {
  /** The question. */
  message: Message;
};

/** A named set of options. */
export type Ready = {
  /** Its name. */
  name: string;
  /** The options in which it differs from the defaults. */
  sets: Record<string, string>;
};

/** The one id of a thing that a person can point at: its kind and its id. */
export type Ref = string;

/** The answer to a command. */
export type Reply = {
  /** The newest entry now. */
  at: number;
  /** What came of it, if it was not refused. */
  done?: Done | null;
  /** Why it was refused. Nothing has changed then. */
  error?: ErrorMessage | null;
  /** The name of the command. */
  re?: string | null;
};

/** A place at a table, numbered from 0. Rules know seats only, never players.
 * 
 * Read from outside, it is below [`MAX_SEATS`]. */
export type Seat = number;

/** A set of seats. */
export type SeatSet = Seat[];

/** Who sits where. */
export type Seated = {
  /** The players. */
  seats: Player[];
};

/** What decides everything that chance does at a table. Anyone who knows it knows every hidden card
 * and every die to come: it is a secret as long as the game goes on.
 * 
 * Written as one word, in records, saves and settings alike: `7`, `secret:` and 24 hexadecimal
 * digits, `key:` and 64 of them, `fast:7`. */
export type Seed = string;

/** What a table is opened with, as somebody asked for it: not yet validated. */
export type Setup = {
  /** Options that differ from the defaults, and perhaps `preset`. */
  options?: Record<string, string>;
  /** A position to start from instead of the beginning, in the language of the game's scenarios. */
  position?: string | null;
  /** How many seats; none for the fewest that the game allows. */
  seats?: number | null;
};

/** What is printed on a card or piece, or what a word of the game means. */
export type Sheet = {
  /** What is printed on it besides its text: `fact-` and the name make the key. */
  facts: Record<string, Arg>;
  /** Its id: what pieces and views call it. */
  id: string;
  /** What sort of thing it is: `kind-` and this make the key of its name. */
  kind: string;
  /** Its text, one sentence or clause each. */
  text: Message[];
  /** Its title. */
  title: Message;
};

/** A screen with the moves that can be made on it. */
export type Shown = {
  /** Exactly the legal moves of the viewer. */
  available: Offer[];
};

/** How long decisions took. */
export type Speeds = {
  /** How many decisions were made. */
  decisions: number;
  /** What comes of the games, so that machines can be seen to have done the same. */
  digest: string;
  /** How many games were played. */
  games: number;
};

/** What ground is like. */
export type Terrain = "open" | "rough" | "low" | "wall" | "water";

/** How one seat came out. */
export type Standing = {
  /** 1 for the best; seats that share a place have the same rank. */
  rank: number;
  /** Points, marks, achievements: what the game counts. */
  score: number;
};

/** What is timed. */
export type Timed = {
  bot_pause: Seat;
} | {
  delay: string;
} | {
  animation: string;
};

/** Everything that one viewer needs to draw the table now. */
export type Update = {
  /** The newest entry. */
  at: number;
  /** The game's id. */
  game: string;
  /** What happened since the last update for this viewer. */
  log: LogLine[];
  /** How the game ended, if it did. */
  outcome?: Outcome | null;
  /** The read models that changed since the last update for this viewer. */
  projections: Record<string, unknown>;
  /** What is asked, where the game says it. */
  question?: Question | null;
  /** What to show and what can be said. */
  screen: Shown;
  /** The entry whose position is on the table. */
  tip: number;
  /** Who must move. */
  to_move: Mover[];
  /** What the viewer may know. */
  view: unknown;
  /** For whom this is. */
  viewer: Viewer;
};

/** Who is looking. In text: `0`, `1` and so on, `spectator`, `all`. */
export type Viewer = string;

/** A move that a bot thought about, in words. */
export type Weighed = {
  /** The move. */
  notation: string;
  /** What it is worth to the mover, from 0 (lost) to 1 (won). */
  value: number;
  /** How many simulations it rests on. */
  visits: number;
};

/** Some pieces that lie together. */
export type Zone = {
  /** How its pieces lie. */
  arrangement: Arrangement;
  /** What is counted for it. */
  counters?: Counter[];
  /** How many more there are that the viewer does not see. */
  hidden: number;
  /** Short remarks, such as `splayed left`. */
  marks?: Message[];
  /** What it is called. */
  name: Message;
  /** The pieces that the viewer sees, in order. */
  pieces: Piece[];
  /** What it is: the same in offers and log lines. */
  ref: Ref;
  /** Zones that lie in it, such as the slots of a terrain. */
  zones?: Zone[];
};