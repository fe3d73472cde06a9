// What Innovation shows. Written from the Rust types by `cargo xtask types`; do not edit.

/**
 * An event, and what it belongs to. What stands beside the event is neither written nor compared:
 * a game that was saved without it is the same game, and playing it again finds it.
 */
export type Reported = Event;
/**
 * A fact that the rules report.
 */
export type Event =
  | {
      /**
       * Its value.
       */
      age: number;
      event: 'shuffled';
      /**
       * The order from the top.
       */
      order?: Card[] | null;
    }
  | {
      /**
       * Its age.
       */
      age: number;
      event: 'set_aside';
    }
  | {
      /**
       * Which.
       */
      card?: Card | null;
      event: 'chosen';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * How many actions it has.
       */
      actions: number;
      event: 'turn_started';
      /**
       * Whose.
       */
      seat: Seat;
    }
  | {
      /**
       * Which.
       */
      action: Action;
      event: 'action_taken';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * The activated card.
       */
      card: Card;
      /**
       * The counts of its icon, seat by seat.
       */
      counts: number[];
      event: 'counted';
      /**
       * Who shares.
       */
      sharers: SeatSet;
      /**
       * Who can be demanded of.
       */
      vulnerable: SeatSet;
    }
  | {
      /**
       * Whether nobody shares it, because another card made the seat do it.
       */
      alone: boolean;
      /**
       * The card.
       */
      card: Card;
      /**
       * Which of its effects, from 0.
       */
      effect: number;
      event: 'effect_started';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      event: 'answered';
      /**
       * What it was.
       */
      given: Given;
      /**
       * By whom.
       */
      who: Mover;
    }
  | {
      /**
       * Its value, which its back shows.
       */
      age: number;
      /**
       * The card, for those who may see it.
       */
      card?: Card | null;
      event: 'moved';
      /**
       * From where.
       */
      from: Place;
      /**
       * In which way.
       */
      how: How;
      /**
       * Whether everybody sees which card it is, because it was shown just before.
       */
      open?: boolean;
      /**
       * To where.
       */
      to: Place;
    }
  | {
      event: 'exchanged';
      /**
       * What leaves it.
       */
      gives: Bundle;
      /**
       * One place.
       */
      one: Place;
      /**
       * The other place.
       */
      other: Place;
      /**
       * What leaves that.
       */
      takes: Bundle;
    }
  | {
      /**
       * Which.
       */
      color: Color;
      event: 'splayed';
      /**
       * Whose.
       */
      seat: Seat;
      /**
       * How it lies now.
       */
      splay: Splay;
    }
  | {
      /**
       * Which.
       */
      color: Color;
      event: 'rearranged';
      /**
       * The order from the top, for its owner: whether others may look is up to the table.
       */
      order?: Card[] | null;
      /**
       * Whose.
       */
      seat: Seat;
    }
  | {
      /**
       * Which.
       */
      cards: Cards;
      event: 'revealed';
      /**
       * Whether it only proves that something asked for is not there.
       */
      proof: boolean;
      /**
       * Whose.
       */
      seat: Seat;
    }
  | {
      /**
       * Which.
       */
      color: Color;
      event: 'named_color';
      /**
       * By whom.
       */
      seat: Seat;
    }
  | {
      event: 'named_value';
      /**
       * By whom.
       */
      seat: Seat;
      /**
       * Which.
       */
      value: number;
    }
  | {
      /**
       * Which.
       */
      achievement: Achievement;
      event: 'claimed';
      /**
       * By whom.
       */
      seat: Seat;
    }
  | {
      event: 'fissioned';
    }
  | {
      event: 'sharing_draw';
      /**
       * The activator.
       */
      seat: Seat;
    }
  | {
      /**
       * Whether it was cut short.
       */
      aborted: boolean;
      event: 'dogma_ended';
    }
  | {
      event: 'turn_ended';
      /**
       * Whose.
       */
      seat: Seat;
    }
  | {
      /**
       * How.
       */
      ending: Ending;
      event: 'ended';
    };
/**
 * One of the 105 cards, numbered from 0 in the order of [`FACES`], so sorted by value.
 */
export type Card = string;
/**
 * A place at a table, numbered from 0. Rules know seats only, never players.
 *
 * Read from outside, it is below [`MAX_SEATS`].
 */
export type Seat = number;
/**
 * What an action is.
 */
export type Action =
  | 'draw'
  | {
      meld: Card;
    }
  | {
      dogma: Card;
    }
  | {
      achieve: number;
    };
/**
 * A set of seats.
 */
export type SeatSet = Seat[];
/**
 * An answer, for those who may know it.
 */
export type Given =
  | 'hidden'
  | 'pass'
  | {
      pick: Pick;
    };
/**
 * One thing that can be picked: a card, a color, a value, a seat, or a word.
 */
export type Pick = string;
/**
 * Who makes a move: chance or a seat. In text: `chance`, `0`, `1` and so on.
 */
export type Mover = string;
/**
 * A place for cards.
 */
export type Place =
  | 'supply'
  | {
      hand: Seat;
    }
  | {
      score: Seat;
    }
  | {
      board: Seat;
    };
/**
 * The word of the rules for a card that moves.
 */
export type How = 'draw' | 'meld' | 'tuck' | 'score' | 'return' | 'transfer' | 'place';
/**
 * A set of cards.
 */
export type Cards = Card[];
/**
 * A color, in the fixed order in which simultaneous moves are made where nobody picks an order.
 */
export type Color = 'red' | 'yellow' | 'green' | 'blue' | 'purple';
/**
 * How a pile is fanned out, and so which slots of its covered cards can be seen.
 */
export type Splay = 'none' | 'left' | 'right' | 'up';
/**
 * An achievement.
 */
export type Achievement =
  | {
      age: number;
    }
  | {
      special: Special;
    };
/**
 * An achievement that comes without a card.
 */
export type Special = 'monument' | 'empire' | 'world' | 'wonder' | 'universe';
/**
 * How a game ended.
 */
export type Ending =
  | {
      achievements: Seat;
    }
  | 'score'
  | {
      card: Seat;
    };
/**
 * What to show.
 */
export type Screen =
  | {
      data: {
        /**
         * The pile that is next.
         */
        age: number;
      };
      screen: 'shuffling';
    }
  | {
      data: {
        /**
         * What the viewer has picked.
         */
        picked: Card | null;
      };
      screen: 'placing';
    }
  | {
      data: {
        /**
         * The achievements of the ages, and what is missing.
         */
        achievements: AgeForecast[];
        /**
         * Actions left, this one included.
         */
        actions: number;
        /**
         * What each top card of the turn player would do.
         */
        dogmas: DogmaForecast[];
        /**
         * The value that a draw would take; nothing when it would end the game.
         */
        draw: number | null;
        /**
         * The turn player.
         */
        seat: Seat;
        /**
         * The special achievements, and what is missing.
         */
        specials: SpecialForecast[];
        /**
         * Whether it is the viewer's turn.
         */
        yours: boolean;
      };
      screen: 'action';
    }
  | {
      data: {
        /**
         * The achievements of the ages, and what is missing.
         */
        achievements: AgeForecast[];
        /**
         * The question.
         */
        ask: AskView;
        /**
         * The card that is being carried out.
         */
        dogma: DogmaView;
        /**
         * The special achievements, and what is missing.
         */
        specials: SpecialForecast[];
        /**
         * Its text.
         */
        text: Message;
        /**
         * Whether the viewer is asked.
         */
        yours: boolean;
      };
      screen: 'choice';
    }
  | {
      data: {
        /**
         * How it ended.
         */
        outcome: Outcome;
      };
      screen: 'game_over';
    };
/**
 * What sort of effect a clause is.
 */
export type Sort = 'demand' | 'effect';
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
 * An icon.
 */
export type Icon = 'castle' | 'crown' | 'leaf' | 'lightbulb' | 'factory' | 'clock';
/**
 * What sort of thing is picked.
 */
export type Pickable = 'card' | 'color' | 'value' | 'seat' | 'word';
/**
 * What a pick is for.
 */
export type Why =
  | 'meld'
  | 'tuck'
  | 'score'
  | 'return'
  | 'give'
  | 'take'
  | 'keep'
  | 'show'
  | 'execute'
  | 'order'
  | 'exchange'
  | {
      splay: Splay;
    }
  | 'name'
  | 'whom'
  | 'accept'
  | 'option'
  | 'blind';
/**
 * Where the game is, for people and programs.
 */
export type Stage = 'shuffling' | 'placing' | 'awaiting_action' | 'awaiting_choice' | 'game_over';
/**
 * Who is looking. In text: `0`, `1` and so on, `spectator`, `all`.
 */
export type Viewer = string;

/**
 * What Innovation shows.
 */
export interface Shows {
  event: Reported;
  projections: Projections;
  screen: Screen;
  view: View;
}
/**
 * Cards that may be hidden: who may not see them sees how many there are of each value.
 */
export interface Bundle {
  /**
   * How many of each value, from 1 to 10.
   *
   * @minItems 10
   * @maxItems 10
   */
  backs: number[];
  /**
   * The cards, for those who may see them.
   */
  cards?: Cards | null;
}
/**
 * The read models of Innovation.
 */
export interface Projections {
  /**
   * Achievements of each seat.
   */
  achievements: Achievement[][];
  /**
   * Cards of each value in each hand.
   */
  hands: number[][];
  /**
   * Points of each seat.
   */
  points: number[];
  /**
   * Cards of each value in each score pile.
   */
  score_piles: number[][];
  /**
   * What each seat has done.
   */
  statistics: Deeds[];
  /**
   * Cards in each supply pile.
   *
   * @minItems 10
   * @maxItems 10
   */
  supply: number[];
  /**
   * Whose turn it is.
   */
  turn: TurnPart;
}
/**
 * What a seat has done so far.
 */
export interface Deeds {
  /**
   * Cards activated.
   */
  dogmas: number;
  /**
   * Cards drawn into the hand.
   */
  drawn: number;
  /**
   * Cards melded.
   */
  melded: number;
  /**
   * Cards returned.
   */
  returned: number;
  /**
   * Cards scored.
   */
  scored: number;
  /**
   * Sharing draws taken.
   */
  sharing_draws: number;
  /**
   * Cards tucked.
   */
  tucked: number;
}
/**
 * Whose turn it is.
 */
export interface TurnPart {
  /**
   * Actions left.
   */
  actions: number;
  /**
   * Turns begun.
   */
  number: number;
  /**
   * The turn player.
   */
  seat: Seat;
}
/**
 * The achievement of an age, and what each seat has of what it asks for.
 */
export interface AgeForecast {
  /**
   * The age, and the value that a top card must have at least.
   */
  age: number;
  /**
   * Who owns it.
   */
  owner: Seat | null;
  /**
   * The score that is needed.
   */
  score: number;
  /**
   * What each seat has.
   */
  seats: AgeMeans[];
}
/**
 * What a seat has of what the achievement of an age asks for.
 */
export interface AgeMeans {
  /**
   * Whether that is enough.
   */
  enough_score: boolean;
  /**
   * Whether that is enough.
   */
  enough_top: boolean;
  /**
   * Its score.
   */
  score: number;
  /**
   * Its highest top card; 0 without any.
   */
  top: number;
}
/**
 * What would happen if the turn player activated a card.
 */
export interface DogmaForecast {
  /**
   * The card.
   */
  card: Card;
  /**
   * Its clauses in order.
   */
  clauses: ClauseForecast[];
  /**
   * How many of it each seat shows.
   */
  counts: number[];
  /**
   * The icon that is counted.
   */
  icon: Icon;
  /**
   * Who would share, in the order in which they act.
   */
  sharers: Seat[];
  /**
   * Who would suffer its demands, in the order in which they act; nobody where it has none.
   */
  vulnerable: Seat[];
}
/**
 * Who would carry out a clause.
 */
export interface ClauseForecast {
  /**
   * Who would carry it out, in the order in which they act.
   */
  seats: Seat[];
  /**
   * Whether it is a demand.
   */
  sort: Sort;
  /**
   * What it says.
   */
  text: Message;
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
 * A special achievement, and how much of its condition each seat has.
 */
export interface SpecialForecast {
  /**
   * Its condition.
   */
  condition: Message;
  /**
   * How much is needed, counted as the condition does.
   */
  needed: number;
  /**
   * Who owns it.
   */
  owner: Seat | null;
  /**
   * How much of it each seat has.
   */
  seats: number[];
  /**
   * Which.
   */
  special: Special;
}
/**
 * The open question.
 */
export interface AskView {
  /**
   * Whether something was picked before in the same effect.
   */
  again: boolean;
  /**
   * How many cards are still to be put into an order; nothing where one is picked otherwise.
   */
  left?: number | null;
  /**
   * Whether a pass is an answer.
   */
  may_pass: boolean;
  /**
   * What sort of thing is picked.
   */
  of: Pickable;
  /**
   * What can be picked, for who is asked.
   */
  picks?: string[] | null;
  /**
   * Who is asked.
   */
  who: Mover;
  /**
   * What for.
   */
  why: Why;
}
/**
 * The card that is being carried out.
 */
export interface DogmaView {
  /**
   * The card that was activated.
   */
  activated: Card;
  /**
   * The card whose effect runs now: the same, or one that it makes a seat carry out.
   */
  card: Card;
  /**
   * Whether it is a demand.
   */
  demand: boolean;
  /**
   * Which effect, from 0.
   */
  effect: number;
  /**
   * What has been named so far in this effect: colors and values.
   */
  named: string[];
  /**
   * Everybody who carries out this effect, in the order in which they do.
   */
  order: Seat[];
  /**
   * Who carries it out.
   */
  seat: Seat;
  /**
   * Who shares the activated card.
   */
  sharers: SeatSet;
  /**
   * Of whom it demands.
   */
  vulnerable: SeatSet;
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
 * What a viewer may know.
 */
export interface View {
  /**
   * Actions left in it.
   */
  actions: number;
  /**
   * The open question.
   */
  ask?: AskView | null;
  /**
   * The card that is being carried out.
   */
  dogma?: DogmaView | null;
  /**
   * The first card that the viewer has picked.
   */
  first_card?: Card | null;
  /**
   * How many achievements win.
   */
  needed: number;
  /**
   * How the game ended.
   */
  outcome?: Outcome | null;
  /**
   * The supply piles from the top down, for those who may know everything.
   */
  piles?: Card[][];
  /**
   * Who has picked a first card.
   */
  placed: SeatSet;
  /**
   * How many cards have left the game.
   */
  removed: number;
  /**
   * The seats in order.
   */
  seats: SeatView[];
  /**
   * Where the game is.
   */
  stage: Stage;
  /**
   * How many cards each supply pile holds, from 1 to 10.
   *
   * @minItems 10
   * @maxItems 10
   */
  supply: number[];
  /**
   * Whether partners sit opposite.
   */
  teams: boolean;
  /**
   * Whose turn it is.
   */
  turn: Seat;
  /**
   * Turns begun.
   */
  turns: number;
  /**
   * Achievements that nobody owns.
   */
  unclaimed: Achievement[];
  /**
   * Who is looking.
   */
  viewer: Viewer;
}
/**
 * What can be known of one seat.
 */
export interface SeatView {
  /**
   * The achievements.
   */
  achievements: Achievement[];
  /**
   * The board.
   */
  board: PileView[];
  /**
   * The hand.
   */
  hand: Bundle;
  /**
   * The icons on the board.
   */
  icons: {
    [k: string]: number;
  };
  /**
   * Cards in the viewer's own hand or score pile that this seat has seen.
   */
  knows: Cards;
  /**
   * What the score pile is worth.
   */
  points: number;
  /**
   * Cards in hand or score pile that the viewer remembers having seen go there.
   */
  remembered: Cards;
  /**
   * Those of them that are in hand.
   */
  remembered_in_hand: Cards;
  /**
   * The score pile.
   */
  score: Bundle;
  /**
   * Cards scored in this turn.
   */
  scored: number;
  /**
   * Cards in hand or score pile that everybody has seen.
   */
  seen_by_all: Cards;
  /**
   * How many achievements count for it: its own, and in team play its partner's.
   */
  together: number;
  /**
   * Cards tucked in this turn.
   */
  tucked: number;
}
/**
 * One pile of a board.
 */
export interface PileView {
  /**
   * The cards from bottom to top; only the top card where covered ones are hidden.
   */
  cards: Card[];
  /**
   * Its color.
   */
  color: Color;
  /**
   * How many cards are covered; nothing where that cannot be seen.
   */
  covered: number | null;
  /**
   * The icons that it shows.
   */
  icons: {
    [k: string]: number;
  };
  /**
   * How it lies.
   */
  splay: Splay;
}
