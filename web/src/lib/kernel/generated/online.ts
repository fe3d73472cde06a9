// What a page and a server say to each other. Written from the Rust types by `cargo xtask types`; do not edit.

/**
 * What a client says on a socket, one JSON object in each message.
 */
export type FromClient =
  | {
      /**
       * The newest entry that the client has; 0 for none.
       */
      have: number;
      /**
       * The version of the protocol.
       */
      protocol: number;
      type: 'hello';
      /**
       * As whom the log up to there was told; whatever somebody else was told is told anew.
       */
      viewer?: Viewer | null;
    }
  | {
      /**
       * The newest entry that the client knew when it decided.
       */
      at: number;
      /**
       * What it asks for.
       */
      do: Request;
      /**
       * The client's name for the command: sent twice, it is done once.
       */
      id: string;
      type: 'command';
    }
  | {
      /**
       * What it asks for.
       */
      do: RoomRequest;
      /**
       * The client's name for the request: what has the same one is done once.
       */
      id: string;
      type: 'room';
    }
  | {
      /**
       * The question.
       */
      ask: Query;
      /**
       * The client's name for the question.
       */
      id: string;
      type: 'ask';
    }
  | {
      type: 'ping';
    };
/**
 * Who is looking. In text: `0`, `1` and so on, `spectator`, `all`.
 */
export type Viewer = string;
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
 * What people can ask for around a table.
 */
export type RoomRequest =
  | {
      sit: {
        /**
         * Which.
         */
        seat: Seat;
      };
    }
  | 'stand'
  | {
      fill: {
        /**
         * The bot; nothing for an open seat.
         */
        bot: string | null;
        /**
         * Which.
         */
        seat: Seat;
      };
    }
  | {
      bring: {
        /**
         * The option.
         */
        option: string;
        /**
         * Its value.
         */
        value: string;
      };
    }
  | {
      ready: {
        /**
         * The digest that `table::fair` makes of the number.
         */
        commitment: string;
      };
    }
  | 'unready'
  | {
      reveal: {
        /**
         * The number.
         */
        number: string;
      };
    }
  | {
      propose: Proposed;
    }
  | {
      agree: number;
    }
  | {
      decline: number;
    }
  | 'resign'
  | 'resume'
  | 'rematch'
  | {
      chat: string;
    }
  | {
      emote: Emote;
    };
/**
 * A place at a table, numbered from 0. Rules know seats only, never players.
 *
 * Read from outside, it is below [`MAX_SEATS`].
 */
export type Seat = number;
/**
 * What can be proposed to the other people at a table.
 */
export type Proposed = 'draw' | 'concede' | 'pause' | 'more_time';
/**
 * The emotes there are.
 */
export type Emote = 'hello' | 'well_played' | 'thanks' | 'oops' | 'lucky' | 'thinking' | 'good_game';
/**
 * A question that changes nothing, about what whoever asks may know.
 */
export type Query =
  | {
      since: number;
    }
  | {
      shown: number;
    }
  | 'course'
  | {
      check: string;
    }
  | {
      preview: string;
    }
  | 'back_targets'
  | {
      details: {
        /**
         * The entry.
         */
        at: number;
        /**
         * The topic.
         */
        topic: string;
      };
    }
  | {
      position_link: number;
    }
  | 'hint'
  | 'chat';
/**
 * What the server says on a socket and in a stream of events, one JSON object in each message.
 */
export type FromServer =
  | {
      /**
       * The room.
       */
      room: Room;
      type: 'room';
      /**
       * Whoever gets this message.
       */
      you: You;
    }
  | {
      type: 'update';
      /**
       * The update.
       */
      update: unknown;
    }
  | {
      /**
       * Why it was refused. Nothing has changed then.
       */
      error?: unknown;
      /**
       * The client's name for it.
       */
      id: string;
      /**
       * What came of it, where it was not refused.
       */
      ok?: unknown;
      type: 'reply';
    }
  | {
      /**
       * The line.
       */
      line: ChatLine;
      type: 'chat';
    }
  | {
      /**
       * Which.
       */
      emote: Emote;
      /**
       * Whose seat.
       */
      seat: Seat;
      type: 'emote';
    }
  | {
      type: 'pong';
    }
  | {
      /**
       * More about it, where somebody was refused.
       */
      error?: unknown;
      type: 'bye';
      /**
       * Why: `shutdown`, `too_slow`, `silent`, `nonsense`, `protocol`, `refused`, `gone`.
       */
      why: string;
    };
/**
 * A set of seats.
 */
export type SeatSet = Seat[];
/**
 * Why a game ended otherwise than by its rules.
 */
export type EndReason = 'resigned' | 'time' | 'draw' | 'abandoned';
/**
 * Who sits on a seat.
 */
export type Occupant =
  | 'open'
  | 'person'
  | {
      bot: string;
    }
  | {
      stand_in: string;
    };
/**
 * How far things are.
 */
export type Status = 'gathering' | 'revealing' | 'playing' | 'over';
/**
 * What happens when a seat has no time left.
 */
export type OnTimeout = 'bot' | 'skip' | 'forfeit';
/**
 * How much time there is.
 */
export type TimeControl =
  | 'none'
  | {
      live: {
        /**
         * Seconds in the bank at the start.
         */
        bank_s: number;
        /**
         * Seconds after each decision.
         */
        increment_s: number;
      };
    }
  | {
      correspondence: {
        /**
         * How many.
         */
        days: number;
      };
    };
/**
 * What sort of thing went wrong.
 */
export type Kind = 'illegal_move' | 'invalid_choice' | 'corrupt_state' | 'bad_save' | 'rules_error' | 'outside';
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
 * The one id of a thing that a person can point at: its kind and its id.
 */
export type Ref = string;

/**
 * What a page and a server say to each other.
 */
export interface Online {
  from_client: FromClient;
  from_server: FromServer;
  listed: Listed;
  me: Me;
  new_table: NewTable;
  opened_table: OpenedTable;
  refusal: Refusal;
  room: Room;
  seat_key: SeatKey;
  you: You;
}
/**
 * A table on a server and what is around it. Everybody gets the same.
 */
export interface Room {
  /**
   * The time of the seats; nothing without a clock or before the start.
   */
  clock?: Clock | null;
  /**
   * When it was opened.
   */
  created: number;
  /**
   * How the game ended, where it ended otherwise than by its rules.
   */
  ending?: Ending | null;
  /**
   * The game's id.
   */
  game: string;
  /**
   * The seat of the person who opened the table, if that person sits.
   */
  host?: Seat | null;
  /**
   * The table's id: whoever knows it can come in.
   */
  id: string;
  /**
   * The luck, and what was agreed about it.
   */
  luck: Luck;
  /**
   * What somebody proposes.
   */
  proposal?: Proposal | null;
  /**
   * The table of the rematch.
   */
  rematch?: string | null;
  /**
   * Who sits where.
   */
  seats: Place[];
  /**
   * What it is opened with, without what seats brought for themselves.
   */
  setup: Setup;
  /**
   * How many spectators there are.
   */
  spectators: number;
  /**
   * How far things are.
   */
  status: Status;
  /**
   * What was agreed on when the table was opened.
   */
  terms: Terms;
}
/**
 * The time of the seats.
 */
export interface Clock {
  /**
   * What each seat had left then, in milliseconds.
   */
  left_ms: number[];
  /**
   * The server's time when this was said.
   */
  now: number;
  /**
   * Whether the players agreed to a pause.
   */
  paused: boolean;
  /**
   * Whose time runs.
   */
  running: SeatSet;
}
/**
 * How a game ended otherwise than by its rules.
 */
export interface Ending {
  /**
   * Who gave up or had no time left; nobody in a draw.
   */
  losers: SeatSet;
  /**
   * Why.
   */
  reason: EndReason;
}
/**
 * What is known about the luck of a table.
 */
export interface Luck {
  /**
   * The server's commitment to its secret.
   */
  commitment: string;
  /**
   * The commitment and the number of each seat, as far as they are known.
   */
  seats: Share[];
  /**
   * The server's secret, when the game is over.
   */
  secret?: string | null;
}
/**
 * What a seat adds to the luck of a table.
 */
export interface Share {
  /**
   * The commitment of the person on the seat; nothing for a bot, whose number is the server's.
   */
  commitment?: string | null;
  /**
   * The number, once everybody has committed to one.
   */
  number?: string | null;
}
/**
 * Something that others must agree to.
 */
export interface Proposal {
  /**
   * By whom.
   */
  by: Seat;
  /**
   * Its number.
   */
  id: number;
  /**
   * Who has still to agree.
   */
  waiting: SeatSet;
  /**
   * What is proposed.
   */
  what: Proposed;
}
/**
 * A seat as everybody sees it.
 */
export interface Place {
  /**
   * Since when they are not.
   */
  away_since?: number | null;
  /**
   * Whether they are connected.
   */
  here: boolean;
  /**
   * What they are called.
   */
  name: string;
  /**
   * Who sits there.
   */
  occupant: Occupant;
  /**
   * Whether they are ready.
   */
  ready: boolean;
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
 * What is agreed on when a table is opened, beside the options of the game.
 */
export interface Terms {
  /**
   * Whether seats are asked even what has one answer that everybody can see.
   */
  ask_all: boolean;
  /**
   * Whether players may ask for hints.
   */
  hints: boolean;
  /**
   * What happens when a seat has no time left.
   */
  on_timeout: OnTimeout;
  /**
   * Whether the lobby lists the table.
   */
  public: boolean;
  /**
   * How many entries spectators are behind.
   */
  spectator_delay: number;
  /**
   * Whether people may watch.
   */
  spectators: boolean;
  /**
   * The bot that plays for those who leave or run out of time.
   */
  stand_in: string;
  /**
   * How much time there is.
   */
  time: TimeControl;
}
/**
 * Whoever a message is for.
 */
export interface You {
  /**
   * Whether this person opened the table.
   */
  host: boolean;
  /**
   * The seat, if any.
   */
  seat?: Seat | null;
}
/**
 * A line of the chat.
 */
export interface ChatLine {
  /**
   * Its number at this table, from 1.
   */
  n: number;
  /**
   * What they were called then.
   */
  name: string;
  /**
   * By whom.
   */
  seat: Seat;
  /**
   * What was said.
   */
  text: string;
  /**
   * When it was said.
   */
  time: number;
}
/**
 * A table in a list: the lobby, or one's own games.
 */
export interface Listed {
  /**
   * When something happened there last.
   */
  changed: number;
  /**
   * When it was opened.
   */
  created: number;
  /**
   * When the time of whoever asks runs out.
   */
  deadline?: number | null;
  /**
   * The game's id.
   */
  game: string;
  /**
   * Who sits where.
   */
  seats: Place[];
  /**
   * What it is opened with, without what seats brought for themselves.
   */
  setup: Setup;
  /**
   * How far things are.
   */
  status: Status;
  /**
   * Its id.
   */
  table: string;
  /**
   * What was agreed on.
   */
  terms: Terms;
  /**
   * Whose move it is.
   */
  to_move: SeatSet;
  /**
   * The seat of whoever asks, if any.
   */
  you?: Seat | null;
}
/**
 * A person, as the server knows them: `GET` and `PUT /api/v1/me`.
 */
export interface Me {
  /**
   * What others call them.
   */
  name: string;
}
/**
 * What opens a table: `POST /api/v1/tables`.
 */
export interface NewTable {
  /**
   * The game's id.
   */
  game: string;
  /**
   * Who sits where: `me` once or not at all, `open`, or the name of a bot.
   */
  seats: string[];
  /**
   * Seats and options.
   */
  setup: Setup;
  /**
   * Everything else that is agreed on.
   */
  terms: Terms;
}
/**
 * A table that was opened.
 */
export interface OpenedTable {
  /**
   * The address to invite others with.
   */
  invite: string;
  /**
   * Its id.
   */
  table: string;
}
/**
 * What every refusal over HTTP holds.
 */
export interface Refusal {
  /**
   * Why.
   */
  error: ErrorMessage;
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
 * A key to one seat, for a program or another device: `POST /api/v1/tables/{id}/key`.
 */
export interface SeatKey {
  /**
   * What goes after `Authorization: Bearer`.
   */
  token: string;
}
