// What Texas 42 shows. Written from the Rust types by `cargo xtask types`; do not edit.

/**
 * One fact. Applying the facts of a game in order rebuilds its state exactly.
 */
export type Event =
  | {
      event: 'shaker_drawn';
      /**
       * The first shaker.
       */
      seat: Seat;
    }
  | {
      /**
       * The number of the deal, 0 for the first of a game.
       */
      deal: number;
      /**
       * The shaker of this hand.
       */
      dealer: Seat;
      event: 'dealt';
      /**
       * The hands, where the viewer may know them.
       *
       * @minItems 4
       * @maxItems 4
       */
      hands: (Tiles | null)[];
    }
  | {
      event: 'passed';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * What.
       */
      bid: Bid;
      event: 'bid';
      /**
       * Who.
       */
      seat: Seat;
    }
  | {
      /**
       * The standing bid.
       */
      bid: Bid;
      event: 'auction_won';
      /**
       * Who names the contract: the bidder, or the partner after a plunge or splash.
       */
      names: Seat;
      /**
       * The bidder.
       */
      seat: Seat;
    }
  | {
      event: 'thrown_in';
    }
  | {
      /**
       * What.
       */
      declaration: Declaration;
      event: 'declared';
      /**
       * Who leads first.
       */
      leader: Seat;
      /**
       * Who named it.
       */
      seat: Seat;
    }
  | {
      event: 'played';
      /**
       * Who.
       */
      seat: Seat;
      /**
       * Whether it was led as its smaller end.
       */
      small?: boolean;
      /**
       * What.
       */
      tile: Tile;
    }
  | {
      event: 'trick_won';
      /**
       * One point and the count in it.
       */
      points: number;
      /**
       * By whom.
       */
      seat: Seat;
    }
  | {
      event: 'hand_decided';
      /**
       * Whether the declaring side made it.
       */
      made: boolean;
      /**
       * After how many tricks.
       */
      tricks: number;
    }
  | {
      event: 'hands_revealed';
      /**
       * What each seat still held.
       *
       * @minItems 4
       * @maxItems 4
       */
      hands: Tiles[];
    }
  | {
      /**
       * What each team adds, in marks or in points.
       *
       * @minItems 2
       * @maxItems 2
       */
      added: number[];
      event: 'scored';
    }
  | {
      event: 'game_won';
      /**
       * By which team.
       */
      team: number;
    };
/**
 * A place at a table, numbered from 0. Rules know seats only, never players.
 *
 * Read from outside, it is below [`MAX_SEATS`].
 */
export type Seat = number;
/**
 * A set of tiles: one bit for each, in the triangular order.
 */
export type Tiles = string[];
/**
 * A bid. In text: `30`, `1 mark`, `2 marks`, `plunge 4`, `splash 2`.
 */
export type Bid = string;
/**
 * What the declarer names before the first lead.
 */
export type Declaration =
  | 'blanks'
  | 'ones'
  | 'twos'
  | 'threes'
  | 'fours'
  | 'fives'
  | 'sixes'
  | 'doubles'
  | 'doubles-suit'
  | 'follow-me'
  | 'follow-me-low'
  | 'nello'
  | 'nello-high'
  | 'nello-low'
  | 'nello-inverted'
  | 'sevens';
/**
 * One tile, by its place in the triangular order 0-0, 1-0, 1-1, 2-0 … 6-6. In text high end
 * first: `6-4`.
 */
export type Tile = string;
/**
 * A suit as people name it: `blanks` to `sixes`, or `doubles`.
 */
export type Suit = string;
/**
 * Where in a hand the game is.
 */
export type Phase = 'draw' | 'deal' | 'bidding' | 'declaring' | 'playing' | 'over';
/**
 * The screen of a viewer. Who must act sees what it is asked; the others see for whom they wait.
 */
export type Screen =
  | {
      data: {};
      screen: 'draw';
    }
  | {
      data: {
        /**
         * Who shakes.
         */
        dealer: Seat;
      };
      screen: 'deal';
    }
  | {
      data: Bidding;
      screen: 'bidding';
    }
  | {
      data: Bidding;
      screen: 'waiting-for-bid';
    }
  | {
      data: Declaring;
      screen: 'declaring';
    }
  | {
      data: Declaring;
      screen: 'waiting-for-declaration';
    }
  | {
      data: Playing;
      screen: 'playing';
    }
  | {
      data: Playing;
      screen: 'waiting-for-play';
    }
  | {
      data: Ended;
      screen: 'hand-over';
    }
  | {
      data: Ended;
      screen: 'game-over';
    };
/**
 * How a hand ended.
 */
export type Verdict = 'made' | 'set' | 'thrown-in';
/**
 * What a game is played for.
 */
export type Scoring = 'marks' | 'points';
/**
 * Who is looking. In text: `0`, `1` and so on, `spectator`, `all`.
 */
export type Viewer = string;

/**
 * What Texas 42 shows.
 */
export interface Shows {
  event: Event;
  projections: Projections;
  screen: Screen;
  view: View;
}
/**
 * The read models of one viewer.
 */
export interface Projections {
  /**
   * The auction so far.
   */
  bids: Call[];
  /**
   * The bidder and the bid, once the auction is won.
   */
  contract: Won | null;
  /**
   * The shaker.
   */
  dealer: Seat | null;
  /**
   * The hands as the viewer knows them.
   *
   * @minItems 4
   * @maxItems 4
   */
  hands: HandPart[];
  /**
   * The suit that it calls for.
   */
  lead_suit: Suit | null;
  /**
   * Where in a hand the game is.
   */
  phase: Phase;
  /**
   * What has happened since this was started.
   */
  statistics: Statistics;
  /**
   * Points, tricks and score of either team.
   *
   * @minItems 2
   * @maxItems 2
   */
  teams: TeamPart[];
  /**
   * The unfinished trick.
   */
  trick: Played[];
  /**
   * What was named.
   */
  trump: Declaration | null;
  /**
   * Whose turn it is.
   */
  turn: Seat | null;
}
/**
 * What one seat said in the auction.
 */
export interface Call {
  /**
   * The bid; nothing for a pass.
   */
  bid: Bid | null;
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * Who won the auction, and with what.
 */
export interface Won {
  /**
   * With what.
   */
  bid: Bid;
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * A hand as a viewer knows it.
 */
export interface HandPart {
  /**
   * How many tiles.
   */
  size: number;
  /**
   * Which, where the viewer knows.
   */
  tiles: Tiles | null;
}
/**
 * Counts over all hands since the start. Pairs are by team.
 */
export interface Statistics {
  /**
   * Deals made.
   */
  deals: number;
  /**
   * Hands that ended before the seventh trick.
   */
  ended_early: number;
  /**
   * Contracts made.
   *
   * @minItems 2
   * @maxItems 2
   */
  made: number[];
  /**
   * Points taken.
   *
   * @minItems 2
   * @maxItems 2
   */
  points: number[];
  /**
   * Contracts that were set.
   *
   * @minItems 2
   * @maxItems 2
   */
  set: number[];
  /**
   * Hands in which all four passed.
   */
  thrown_in: number;
  /**
   * Tricks taken.
   *
   * @minItems 2
   * @maxItems 2
   */
  tricks: number[];
}
/**
 * How one team stands.
 */
export interface TeamPart {
  /**
   * Points in this hand.
   */
  points: number;
  /**
   * Marks or points in the game.
   */
  score: number;
  /**
   * Tricks in this hand.
   */
  tricks: number;
  /**
   * Whether it has won the game.
   */
  won: boolean;
}
/**
 * One tile of a trick.
 */
export interface Played {
  /**
   * Who played it.
   */
  seat: Seat;
  /**
   * Whether it was led as its smaller end.
   */
  small?: boolean;
  /**
   * The tile.
   */
  tile: Tile;
}
/**
 * The state of the auction.
 */
export interface Bidding {
  /**
   * Who made it.
   */
  holder: Seat | null;
  /**
   * Whether the seat may not pass.
   */
  must_bid: boolean;
  /**
   * Whose bid it is.
   */
  seat: Seat;
  /**
   * The bid to beat.
   */
  standing: Bid | null;
}
/**
 * What was bid and must now be named.
 */
export interface Declaring {
  /**
   * With which bid.
   */
  bid: Bid;
  /**
   * Who won the auction.
   */
  bidder: Seat;
  /**
   * Who names it.
   */
  seat: Seat;
}
/**
 * The trick under way.
 */
export interface Playing {
  /**
   * What was named.
   */
  declaration: Declaration;
  /**
   * Whether the seat leads.
   */
  leads: boolean;
  /**
   * Whose tile it is.
   */
  seat: Seat;
  /**
   * The suit to follow.
   */
  suit: Suit | null;
  /**
   * The number of the trick, from 1.
   */
  trick: number;
}
/**
 * How a hand or the game ended.
 */
export interface Ended {
  /**
   * What.
   */
  bid: Bid | null;
  /**
   * Who had bid.
   */
  bidder: Seat | null;
  /**
   * Points of each team in the hand.
   *
   * @minItems 2
   * @maxItems 2
   */
  points: number[];
  /**
   * Marks or points of each team in the game.
   *
   * @minItems 2
   * @maxItems 2
   */
  score: number[];
  /**
   * How the last hand ended.
   */
  verdict: Verdict;
  /**
   * The team that has won the game, if one has.
   */
  winner: number | null;
}
/**
 * Everything that a viewer may know: what is public, its own hand, and what the rules alone let
 * it infer about the others.
 */
export interface View {
  /**
   * What may be bid, while a seat is to bid.
   */
  bids: BidRange | null;
  /**
   * The auction so far, in order.
   */
  calls: Call[];
  /**
   * The contract, once the auction is won.
   */
  contract: Contract | null;
  /**
   * The number of the deal on the table, 0 for the first.
   */
  deal: number | null;
  /**
   * The shaker, once known.
   */
  dealer: Seat | null;
  /**
   * The tiles that follow it, whoever holds them.
   */
  following: Tiles;
  /**
   * What is known about each hand.
   *
   * @minItems 4
   * @maxItems 4
   */
  hands: Hand[];
  /**
   * The suit that it calls for.
   */
  lead_suit: Suit | null;
  /**
   * Where in a hand the game is.
   */
  phase: Phase;
  /**
   * Points of each team in this hand.
   *
   * @minItems 2
   * @maxItems 2
   */
  points: number[];
  /**
   * Marks or points of each team in the game.
   *
   * @minItems 2
   * @maxItems 2
   */
  score: number[];
  /**
   * What the game is played for.
   */
  scoring: Scoring;
  /**
   * The score that wins it.
   */
  target: number;
  /**
   * The unfinished trick, in order.
   */
  trick: Played[];
  /**
   * The tricks of this hand, in order.
   */
  tricks: Trick[];
  /**
   * Tricks of each team in this hand.
   *
   * @minItems 2
   * @maxItems 2
   */
  tricks_won: number[];
  /**
   * Whether the lead to come must be a trump if the leader holds one.
   */
  trump_lead: boolean;
  /**
   * The trumps, whoever holds them; none where there are none.
   */
  trumps: Tiles;
  /**
   * Whose turn it is, while it is a seat's.
   */
  turn: Seat | null;
  /**
   * How many tricks before those nobody wrote down.
   */
  unrecorded: number;
  /**
   * How the hand ended, if it has.
   */
  verdict: Verdict | null;
  /**
   * Who looks.
   */
  viewer: Viewer;
  /**
   * The team that has won the game, if one has.
   */
  winner: number | null;
  /**
   * Who takes it as it lies.
   */
  winning: Seat | null;
}
/**
 * What the seat to bid may bid, as far as the viewer knows: whether it holds the doubles of a
 * plunge or splash is for itself to know.
 */
export interface BidRange {
  /**
   * The lowest bid; nothing where it can only pass.
   */
  least: Bid | null;
  /**
   * Whether there are others.
   */
  more: boolean;
  /**
   * Whether it may not pass.
   */
  must_bid: boolean;
}
/**
 * What is being played.
 */
export interface Contract {
  /**
   * With which bid.
   */
  bid: Bid;
  /**
   * Who won the auction.
   */
  bidder: Seat;
  /**
   * What was named.
   */
  declaration: Declaration | null;
  /**
   * Who names the contract.
   */
  names: Seat;
  /**
   * The points that the declaring side needs; in nello none of the tricks.
   */
  needs: number;
  /**
   * The points with which the others set it; nothing in nello, where they want none.
   */
  sets: number | null;
  /**
   * Who sits out in nello.
   */
  sits_out: Seat | null;
}
/**
 * What a viewer knows about one hand.
 */
export interface Hand {
  /**
   * How many doubles must be in it, because a plunge or splash promised them.
   */
  doubles_at_least: number;
  /**
   * The tiles that may be in it: those, or every unseen tile that it has not shown to lack.
   */
  may_hold: Tiles;
  /**
   * How many tiles are in it.
   */
  size: number;
  /**
   * The tiles, where the viewer knows them.
   */
  tiles: Tiles | null;
}
/**
 * A trick that was taken.
 */
export interface Trick {
  /**
   * The tiles in order of play.
   */
  plays: Played[];
  /**
   * One point and the count in it.
   */
  points: number;
  /**
   * Who took it.
   */
  winner: Seat;
}
