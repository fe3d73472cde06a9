// What Skirmish shows. Written from the Rust types by `cargo xtask types`; do not edit.

/**
 * One fact. Applying the facts of a match in order rebuilds what lies on the table.
 */
export type Event =
  | {
      cards: Order | null;
      event: 'deck_built';
      leader: Leader;
      open: boolean;
      seat: Seat;
      size: number;
    }
  | {
      event: 'shuffled';
      order: Order | null;
      seat: Seat;
    }
  | {
      event: 'starter_drawn';
      seat: Seat;
    }
  | {
      event: 'skirmish_started';
      number: number;
      starter: Seat;
    }
  | {
      cards: Order | null;
      count: number;
      event: 'drew';
      seat: Seat;
    }
  | {
      event: 'turn_started';
      seat: Seat;
      turn: number;
    }
  | {
      card: Card;
      event: 'cooldown_reduced';
      left: number;
      slot: Slot;
    }
  | {
      card: Card;
      event: 'played';
      seat: Seat;
      slot: Slot;
    }
  | {
      card: Card;
      event: 'spent';
      seat: Seat;
    }
  | {
      card: Card;
      event: 'discarded';
      seat: Seat;
    }
  | {
      card: Card;
      event: 'fizzled';
      seat: Seat;
    }
  | {
      card: Card;
      event: 'deploy_failed';
      seat: Seat;
      slot: Slot;
    }
  | {
      consumer: Card;
      event: 'consumed';
      slot: Slot;
      victim: Card;
    }
  | {
      card: Card;
      event: 'deployed';
      origin: Origin;
      owner: Seat;
      slot: Slot;
    }
  | {
      card: Card;
      cause: Cause;
      event: 'died';
      owner: Seat;
      slot: Slot;
    }
  | {
      card: Card;
      event: 'bounced';
      owner: Seat;
      slot: Slot;
    }
  | {
      card: Card;
      event: 'moved';
      from: Slot;
      to: Slot;
    }
  | {
      /**
       * @minItems 2
       * @maxItems 2
       */
      cards: Card[];
      event: 'swapped';
      one: Slot;
      other: Slot;
    }
  | {
      amount: number;
      card: Card;
      event: 'damaged';
      lost: number;
      power: number;
      slot: Slot;
    }
  | {
      card: Card;
      event: 'redirected';
      from: Slot;
      to: Slot;
    }
  | {
      amount: number;
      card: Card;
      event: 'absorbed';
      left: number;
      slot: Slot;
    }
  | {
      amount: number;
      card: Card;
      event: 'shielded';
      slot: Slot;
    }
  | {
      amount: number;
      card: Card;
      event: 'healed';
      slot: Slot;
    }
  | {
      amount: number;
      card: Card;
      event: 'power_changed';
      lost: number;
      power: number;
      slot: Slot;
    }
  | {
      card: Card;
      event: 'nullified';
      slot: Slot;
    }
  | {
      amount: number;
      event: 'modifier_changed';
      lost: number;
      now: number;
      power: number | null;
      slot: Slot;
    }
  | {
      event: 'fortified';
      slot: Slot;
    }
  | {
      ability: number;
      card: Card;
      event: 'triggered';
      slot: Slot;
    }
  | {
      ability: number;
      card: Card;
      event: 'trigger_fizzled';
    }
  | {
      event: 'limit_spent';
      slot: Slot;
    }
  | {
      card: Card;
      event: 'activated';
      slot: Slot;
    }
  | {
      charges: number;
      event: 'leader_used';
      leader: Leader;
      seat: Seat;
    }
  | {
      event: 'leader_triggered';
      leader: Leader;
      seat: Seat;
    }
  | {
      card: Card | null;
      event: 'created';
      random: boolean;
      seat: Seat;
    }
  | {
      auto: boolean;
      event: 'answered';
      pick: Pick | null;
      who: Mover;
    }
  | {
      auto: boolean;
      done: boolean;
      event: 'passed';
      seat: Seat;
    }
  | {
      event: 'can_act';
      seat: Seat;
    }
  | {
      event: 'turn_ended';
      turn: number;
    }
  | {
      controller: Seat | null;
      event: 'terrain_resolved';
      /**
       * @minItems 2
       * @maxItems 2
       */
      powers: (number | null)[];
      terrain: number;
    }
  | {
      event: 'conquered';
      points: number;
      slot: Slot;
    }
  | {
      event: 'skirmish_ended';
      number: number;
      /**
       * @minItems 2
       * @maxItems 2
       */
      points: number[];
      winner: Seat | null;
    }
  | {
      card: Card;
      event: 'cleaned_up';
      owner: Seat;
      slot: Slot;
    }
  | {
      card: Card;
      event: 'stayed';
      slot: Slot;
    }
  | {
      event: 'match_ended';
      reason: Ending;
      winner: Seat | null;
    }
  | {
      cycle: Link[];
      event: 'loop_stopped';
      guard: Guard;
    };
/**
 * A card of the catalogue. Two copies of one card are the same value.
 */
export type Card = string;
/**
 * The cards of a deck from the first that is drawn to the last.
 */
export type Order = Card[];
/**
 * A leader: outside the deck, known to both players.
 */
export type Leader = 'rookie' | 'sage' | 'warlord' | 'aggressive' | 'tactical' | 'control' | 'defensive' | 'value';
/**
 * A place at a table, numbered from 0. Rules know seats only, never players.
 *
 * Read from outside, it is below [`MAX_SEATS`].
 */
export type Seat = number;
/**
 * The place of one side on one terrain, written `T2P1`. Slots are ordered by terrain, seat 0
 * before seat 1.
 */
export type Slot = string;
/**
 * Where a unit that is deployed comes from.
 */
export type Origin = 'played' | 'made' | 'graveyard';
/**
 * Why a unit died.
 */
export type Cause = 'power' | 'killed' | 'consumed';
/**
 * One thing that can be picked: a slot (or the unit on it), a card, or one of two options.
 */
export type Pick =
  | {
      slot: Slot;
    }
  | {
      card: Card;
    }
  | {
      option: number;
    };
/**
 * Who makes a move: chance or a seat. In text: `chance`, `0`, `1` and so on.
 */
export type Mover = string;
/**
 * How a match ended.
 */
export type Ending = 'skirmishes' | 'action_limit';
/**
 * Which guard stopped effects that went round.
 */
export type Guard = 'repeats' | 'effects' | 'depth';
/**
 * What to show.
 */
export type Screen =
  | {
      data: {};
      screen: 'setting_up';
    }
  | {
      data: {
        /**
         * Whether it may play any number of cards.
         */
        last_say: boolean;
        /**
         * Whether the seat may still play a card.
         */
        may_play: boolean;
        /**
         * What a pass would mean.
         */
        pass: PassMeans;
        /**
         * The active seat.
         */
        seat: Seat;
        /**
         * The number of the skirmish.
         */
        skirmish: number;
        /**
         * Whether that is the viewer.
         */
        yours: boolean;
      };
      screen: 'turn';
    }
  | {
      data: {
        /**
         * The question.
         */
        ask: AskView;
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
        /**
         * Skirmishes won.
         *
         * @minItems 2
         * @maxItems 2
         */
        wins: number[];
      };
      screen: 'match_over';
    };
/**
 * What a pass would mean.
 */
export type PassMeans = 'pass' | 'done' | 'conclude';
/**
 * What is going on.
 */
export type Stage = 'building' | 'shuffling' | 'starting' | 'playing' | 'over';
/**
 * Who is looking. In text: `0`, `1` and so on, `spectator`, `all`.
 */
export type Viewer = string;

/**
 * What Skirmish shows.
 */
export interface Shows {
  event: Event;
  projections: Projections;
  screen: Screen;
  view: View;
}
/**
 * One link of a cycle of effects.
 */
export interface Link {
  /**
   * The card; nothing for a step of the rules themselves.
   */
  card: Card | null;
  /**
   * What it did: `ability 1`, `activation`, `action`, `deaths`.
   */
  step: string;
}
/**
 * The read models of Skirmish. Pairs are by seat. There is nothing in them that anybody may not
 * know, so they are the same for every viewer.
 */
export interface Projections {
  /**
   * Cards left to draw.
   *
   * @minItems 2
   * @maxItems 2
   */
  decks: number[];
  /**
   * Who is out of this skirmish.
   *
   * @minItems 2
   * @maxItems 2
   */
  done: boolean[];
  /**
   * Cards in the graveyards.
   *
   * @minItems 2
   * @maxItems 2
   */
  graveyards: number[];
  /**
   * Cards in hand.
   *
   * @minItems 2
   * @maxItems 2
   */
  hands: number[];
  /**
   * The skirmishes that have ended since this was started, in order.
   */
  history: Fought[];
  /**
   * What each seat has done, and what was done to it, since this was started.
   *
   * @minItems 2
   * @maxItems 2
   */
  statistics: Deeds[];
  /**
   * Whose turn it is.
   */
  turn: TurnPart;
  /**
   * Skirmishes won.
   *
   * @minItems 2
   * @maxItems 2
   */
  wins: number[];
}
/**
 * How a skirmish ended.
 */
export interface Fought {
  /**
   * Its number, from 1.
   */
  number: number;
  /**
   * The points of both seats.
   *
   * @minItems 2
   * @maxItems 2
   */
  points: number[];
  /**
   * Who won it; nobody where both did.
   */
  winner: Seat | null;
}
/**
 * What a seat has done, and what was done to it.
 */
export interface Deeds {
  /**
   * Units activated.
   */
  activations: number;
  /**
   * Damage to units that it controlled, shields left out.
   */
  damage: number;
  /**
   * Its cards that entered the board, played or not.
   */
  deployed: number;
  /**
   * Cards drawn.
   */
  drawn: number;
  /**
   * Uses of the leader.
   */
  leader_uses: number;
  /**
   * Units that died while it controlled them.
   */
  lost: number;
  /**
   * Passes, those included that were made for it.
   */
  passes: number;
  /**
   * Cards played.
   */
  played: number;
}
/**
 * Whose turn it is.
 */
export interface TurnPart {
  /**
   * The number of the turn in the match, from 1.
   */
  number: number;
  /**
   * The active seat.
   */
  seat: Seat;
  /**
   * The number of the skirmish, from 1; 0 before the first.
   */
  skirmish: number;
}
/**
 * The open question.
 */
export interface AskView {
  /**
   * Where the unit that asks stands, or stood; nothing where an action or a leader asks.
   */
  at: Slot | null;
  /**
   * Whether it may be declined.
   */
  may_decline: boolean;
  /**
   * What was picked before, where one effect asks twice.
   */
  picked: Pick[];
  /**
   * What can be picked, where the viewer may know.
   */
  picks: Pick[] | null;
  /**
   * The card that asks; nothing where a leader does.
   */
  source: Card | null;
  /**
   * Which question of its effect it is, from 1.
   */
  step: number;
  /**
   * Who is asked.
   */
  who: Mover;
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
 * Everything that a viewer may know.
 */
export interface View {
  /**
   * Whether the active seat has done something in this turn.
   */
  acted: boolean;
  /**
   * Actions of both seats in the match, which ends when they are too many.
   */
  actions: number;
  /**
   * Whose turn it is.
   */
  active: Seat;
  /**
   * The open question.
   */
  ask: AskView | null;
  /**
   * Turns finished in this skirmish.
   */
  finished_turns: number;
  /**
   * Whether it may play any number of cards, because the other is done.
   */
  last_say: boolean;
  /**
   * How the match ended.
   */
  outcome: Outcome | null;
  /**
   * What would a pass mean now.
   */
  pass: PassMeans;
  /**
   * Whether it has played a card in this turn.
   */
  played: boolean;
  /**
   * A card that was played and has not resolved yet.
   */
  resolving: Card | null;
  /**
   * What each seat has.
   */
  seats: SeatView[];
  /**
   * The number of the skirmish, from 1; 0 before the first.
   */
  skirmish: number;
  /**
   * What is going on.
   */
  stage: Stage;
  /**
   * Who started it.
   */
  starter: Seat;
  /**
   * The terrains from 0 to 4.
   */
  terrains: TerrainView[];
  /**
   * The number of the turn in the match, from 1.
   */
  turn: number;
  /**
   * Who looks.
   */
  viewer: Viewer;
}
/**
 * What one seat has.
 */
export interface SeatView {
  /**
   * How often the leader can be used.
   */
  charges: number;
  /**
   * Which cards are left to draw, where the viewer may know; in the order in which they come for
   * those who may know everything, and in none for others.
   */
  deck: Card[] | null;
  /**
   * How many cards are left to draw.
   */
  deck_size: number;
  /**
   * Whether it is out of this skirmish.
   */
  done: boolean;
  /**
   * The graveyard, in order of arrival.
   */
  graveyard: Card[];
  /**
   * The cards, where the viewer may see them.
   */
  hand: Card[] | null;
  /**
   * How many cards it holds.
   */
  hand_size: number;
  /**
   * Its leader.
   */
  leader: Leader;
  /**
   * The deck list, where the viewer may know it.
   */
  list: Card[] | null;
  /**
   * How many cards the deck list has; 0 before the seat has got its deck.
   */
  list_size: number;
  /**
   * Points in the skirmish that has just been scored; 0 while one is played.
   */
  points: number;
  /**
   * The seat.
   */
  seat: Seat;
  /**
   * Cards that everybody knows to be in the hand.
   */
  shown: Card[];
  /**
   * The points it would get if the skirmish ended now.
   */
  standing: number;
  /**
   * Skirmishes won.
   */
  wins: number;
}
/**
 * One terrain.
 */
export interface TerrainView {
  /**
   * Who controls it now.
   */
  controller: Seat | null;
  /**
   * The points that it would bring.
   */
  points: number;
  /**
   * The slots of seat 0 and seat 1.
   */
  slots: SlotView[];
}
/**
 * One slot.
 */
export interface SlotView {
  /**
   * How often it was fortified.
   */
  forts: number;
  /**
   * Whether nothing can be deployed to it.
   */
  locked: boolean;
  /**
   * What it adds to the power of a unit.
   */
  modifier: number;
  /**
   * Which one.
   */
  slot: Slot;
  /**
   * The unit that stands there.
   */
  unit: UnitView | null;
}
/**
 * A unit on the board.
 */
export interface UnitView {
  /**
   * What effects have added.
   */
  buffs: number;
  /**
   * The card.
   */
  card: Card;
  /**
   * How many turns of its controller it must wait before it can be activated.
   */
  cooldown: number;
  /**
   * The damage it has.
   */
  damage: number;
  /**
   * Whether its Dominant ability was used.
   */
  dominated: boolean;
  /**
   * Whether it entered, and no turn of its controller has started since.
   */
  entered: boolean;
  /**
   * Whether its ability that triggers once in a turn has done so.
   */
  limited: boolean;
  /**
   * Whether it has lost its abilities.
   */
  nullified: boolean;
  /**
   * Whose deck it came from.
   */
  owner: Seat;
  /**
   * Its power.
   */
  power: number;
  /**
   * What is printed on it.
   */
  printed: number;
  /**
   * Its shield.
   */
  shield: number;
  /**
   * Whether its activation was used.
   */
  used: boolean;
}
