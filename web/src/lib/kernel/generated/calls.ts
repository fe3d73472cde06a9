// What a page says to a desk. Written from the Rust types by `cargo xtask types`; do not edit.

/**
 * What a page can say to a desk.
 */
export type Call =
  | {
      call: 'games';
    }
  | {
      call: 'rules';
      /**
       * The id of the game.
       */
      game: string;
    }
  | {
      /**
       * Whether seats are asked even what has one answer that everybody can see.
       */
      ask_all?: boolean;
      call: 'open';
      /**
       * The id of the game.
       */
      game: string;
      /**
       * What the players are called; as their kind, if it is not said.
       */
      names?: string[];
      /**
       * The kind of player on each seat: `human`, or the name of a bot.
       */
      seats: string[];
      /**
       * What decides chance: a number that somebody typed, or a secret from the browser's own
       * source of randomness, as `secret:` and 24 hexadecimal digits.
       */
      seed: Seed;
      /**
       * What it is opened with.
       */
      setup: Setup;
      /**
       * When it is opened.
       */
      stamp?: Stamp;
      /**
       * Whether dice fall on a real table and are typed in.
       */
      typed_dice?: boolean;
    }
  | {
      call: 'open_link';
      /**
       * The link, or an address that ends with it.
       */
      link: string;
      /**
       * The kind of player on each seat; people, if it is not said.
       */
      seats?: string[];
      /**
       * Whether dice fall on a real table and are typed in.
       */
      typed_dice?: boolean;
    }
  | {
      call: 'open_save';
    }
  | {
      call: 'type_dice';
      /**
       * Whether they are typed in.
       */
      typed: boolean;
    }
  | {
      call: 'seat';
      /**
       * What they are called; as their kind, if it is not said.
       */
      names?: string[];
      /**
       * The kind of player on each seat.
       */
      seats: string[];
    }
  | {
      call: 'command';
      /**
       * The request.
       */
      command: Command;
      /**
       * When it is made and by whom.
       */
      stamp?: Stamp;
    }
  | {
      call: 'subscribe';
      /**
       * The newest entry that the page knows as this viewer.
       */
      have?: number;
      /**
       * The viewer.
       */
      viewer: Viewer;
    }
  | {
      call: 'since';
      /**
       * The entry.
       */
      have: number;
      /**
       * For whom.
       */
      viewer: Viewer;
    }
  | {
      /**
       * The entry.
       */
      at: number;
      call: 'shown';
      /**
       * For whom.
       */
      viewer: Viewer;
    }
  | {
      call: 'course';
      /**
       * For whom.
       */
      viewer: Viewer;
    }
  | {
      call: 'check';
      /**
       * The seat.
       */
      seat: Seat;
      /**
       * The move in notation.
       */
      text: string;
    }
  | {
      /**
       * The moment.
       */
      at: number;
      call: 'details';
      /**
       * The topic.
       */
      topic: string;
      /**
       * For whom.
       */
      viewer: Viewer;
    }
  | {
      call: 'preview';
      /**
       * The seat.
       */
      seat: Seat;
      /**
       * The move in notation.
       */
      text: string;
    }
  | {
      call: 'back_targets';
      /**
       * The seat.
       */
      seat: Seat;
    }
  | {
      /**
       * The entry; the newest moment, if it is not said.
       */
      at?: number | null;
      call: 'link';
    }
  | {
      call: 'save';
    }
  | {
      /**
       * The entry.
       */
      at: number;
      call: 'position_link';
      /**
       * The viewer.
       */
      viewer: Viewer;
    }
  | {
      call: 'steps';
      /**
       * The entry.
       */
      since: number;
    }
  | {
      /**
       * The name of the bot.
       */
      bot: string;
      call: 'think';
      /**
       * What to open a fresh copy with; nothing where the steps go on from the last thought.
       */
      fresh?: Copied | null;
      /**
       * After so many milliseconds it decides with what it has.
       */
      limit_ms: number;
      /**
       * The seat.
       */
      seat: Seat;
      /**
       * The seed of the bots.
       */
      seed: number;
      /**
       * What was done at the table since the last thought.
       */
      steps: Steps;
      /**
       * What of the thought: all of it, if it is not said.
       */
      work?: Work;
    }
  | {
      call: 'net';
    }
  | {
      /**
       * The name of the bot.
       */
      bot: string;
      call: 'parts';
      /**
       * The seat.
       */
      seat: Seat;
    }
  | {
      call: 'fair_commitment';
      /**
       * The number: 64 hexadecimal digits from the browser's own source of randomness.
       */
      number: Bits;
      /**
       * The seat.
       */
      seat: Seat;
      /**
       * The id of the table on the server.
       */
      table: string;
    }
  | {
      call: 'fair_check';
      /**
       * What the server committed to when the table opened, as far as the page noted it.
       */
      commitment?: Bits | null;
      /**
       * What was agreed on.
       */
      evidence: Evidence;
    }
  | {
      call: 'draft';
      /**
       * The id of the game.
       */
      game: string;
      /**
       * The options that they are built for.
       */
      setup?: Setup;
      /**
       * The texts.
       */
      texts: string[];
    }
  | {
      call: 'puzzles';
      /**
       * The text of the file.
       */
      text: string;
    }
  | {
      call: 'daily';
      /**
       * Which day it is where the page is, from the first of January 1970, which is 0.
       */
      day: number;
    }
  | {
      call: 'stand';
      /**
       * What is to be reached.
       */
      goal: Goal;
      /**
       * Whose side solves it.
       */
      seat: Seat;
    }
  | {
      call: 'lesson';
      /**
       * The text of the file.
       */
      text: string;
    }
  | {
      call: 'speed';
      /**
       * How many decisions are made at least.
       */
      decisions: number;
      /**
       * The id of the game.
       */
      game: string;
    };
/**
 * What decides everything that chance does at a table. Anyone who knows it knows every hidden card
 * and every die to come: it is a secret as long as the game goes on.
 *
 * Written as one word, in records, saves and settings alike: `7`, `secret:` and 24 hexadecimal
 * digits, `key:` and 64 of them, `fast:7`.
 */
export type Seed = string;
/**
 * What a seat can ask for.
 */
export type Request =
  | {
      move: string;
    }
  | {
      chance: string;
    }
  | 'roll'
  | 'undo'
  | 'redo'
  | {
      back: number;
    }
  | {
      agree: number;
    }
  | {
      decline: number;
    }
  | {
      acknowledge: number;
    };
/**
 * A place at a table, numbered from 0. Rules know seats only, never players.
 *
 * Read from outside, it is below [`MAX_SEATS`].
 */
export type Seat = number;
/**
 * Who is looking. In text: `0`, `1` and so on, `spectator`, `all`.
 */
export type Viewer = string;
/**
 * What of a thought a desk is asked for.
 */
export type Work =
  | 'whole'
  | {
      part: number;
    }
  | {
      join: Tally[][];
    };
/**
 * A secret, a number or a commitment: 256 bits, written as 64 hexadecimal digits.
 */
export type Bits = string;
/**
 * What is to be reached.
 */
export type Goal = 'make' | 'set' | 'skirmish' | 'win' | 'score' | 'take-out';

/**
 * What a page says to a desk.
 */
export interface Calls {
  call: Call;
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
 * When something was done and by whom, as the adapter says. Rules never see it.
 */
export interface Stamp {
  /**
   * Who did it: a name, or what the adapter knows them by.
   */
  author?: string | null;
  /**
   * Milliseconds since the beginning of 1970.
   */
  time?: number | null;
}
/**
 * A command of a seat.
 */
export interface Command {
  /**
   * The newest entry that the sender knew. What was decided at another one is stale and refused.
   */
  at: number;
  /**
   * What it asks for.
   */
  do: Request;
  /**
   * A name for the command, made by its sender. The same name again gets the same reply and
   * does nothing a second time.
   */
  id?: string | null;
  /**
   * Whose command it is.
   */
  seat: Seat;
}
/**
 * What a copy of a table is opened with.
 */
export interface Copied {
  /**
   * The id of the game.
   */
  game: string;
  /**
   * What decides chance.
   */
  seed: Seed;
  /**
   * What it was opened with.
   */
  setup: Setup;
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
 * All that was agreed about the luck of a table, for anybody who checks it after the end.
 */
export interface Evidence {
  /**
   * The server's commitment, published when the table opened.
   */
  commitment: Bits;
  /**
   * What each seat added.
   */
  seats: Added[];
  /**
   * The server's secret.
   */
  secret: Bits;
  /**
   * The table's id.
   */
  table: string;
}
/**
 * What a seat added to the luck of a table.
 */
export interface Added {
  /**
   * The commitment of the person; nothing for a bot.
   */
  commitment?: Bits | null;
  /**
   * The number.
   */
  number: Bits;
}
