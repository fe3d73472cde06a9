//! Weights of the rules of thumb for playing tiles.

/// How leads are weighed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lead {
    /// The highest trump while others have trumps.
    pub(crate) pull: i32,
    /// The highest trump when nobody else has one.
    pub(crate) top: i32,
    /// Any other tile that nobody can beat.
    pub(crate) cash: i32,
    /// A trump that can be beaten; less for each tile that beats it, and for each point on it.
    pub(crate) trump: [i32; 3],
    /// Any other tile that can be beaten; less for each tile that beats it, and for each point.
    pub(crate) off: [i32; 3],
    /// More where only trumps beat it.
    pub(crate) master: i32,
    /// More for each further tile of its suit in the same hand.
    pub(crate) long: i32,
}

/// How tiles are weighed that are played to a trick.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Follow {
    /// On a trick that the partner surely has: for each point, and for taking it over.
    pub(crate) safe: [i32; 2],
    /// A tile that surely wins, and for each point on it.
    pub(crate) sure: [i32; 2],
    /// A tile that wins so far: for its strength, for each point, and for what is let go.
    pub(crate) maybe: [i32; 4],
    /// Taking over from a partner who may yet be beaten, and for each point.
    pub(crate) over: [i32; 2],
    /// Leaving it to a partner who may yet be beaten, and for each point.
    pub(crate) leave: [i32; 2],
    /// Each point on a trick of the others, and where the partner is still to play.
    pub(crate) lose: [i32; 2],
    /// What is kept: trumps, doubles, and tiles that few can beat.
    pub(crate) keep: [i32; 3],
}

/// How the bidder, the partner of the bidder and the others play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// Whether it counts which opponents have shown a suit to be gone.
    pub(crate) notices: bool,
    pub(crate) lead: [Lead; 3],
    pub(crate) follow: [Follow; 3],
}

const LEAD: Lead = Lead {
    pull: 400,
    top: 100,
    cash: 300,
    trump: [-10, -4, -4],
    off: [20, -4, -6],
    master: 0,
    long: 0,
};
const FOLLOW: Follow = Follow {
    safe: [8, -20],
    sure: [200, 8],
    maybe: [40, 1, -6, 0],
    over: [30, -6],
    leave: [35, -2],
    lose: [-8, -8],
    keep: [12, 8, 1],
};

/// The habits of `heuristic`, and of the levels below `strong`.
pub(crate) const PLAIN: Habits = Habits {
    notices: false,
    lead: [Lead { trump: [40, -4, -4], ..LEAD }, LEAD, LEAD],
    follow: [FOLLOW; 3],
};

/// Habits that were fitted to contracts played against each other: of the contracts that
/// `heuristic` bids, the side that plays by them wins more than the side that plays by the plain
/// ones.
pub(crate) const FITTED: Habits = Habits {
    notices: true,
    lead: [
        Lead {
            pull: 400,
            top: 4,
            cash: 300,
            trump: [65, 65, -74],
            off: [26, -4, -20],
            master: 26,
            long: 87,
        },
        Lead {
            pull: 424,
            top: -240,
            cash: 380,
            trump: [-10, -4, 45],
            off: [20, -36, -6],
            master: 84,
            long: 0,
        },
        Lead {
            pull: 272,
            top: 76,
            cash: 32,
            trump: [-10, -4, -4],
            off: [20, 0, -6],
            master: 93,
            long: -1,
        },
    ],
    follow: [
        Follow {
            safe: [3, -83],
            sure: [200, 8],
            maybe: [40, 1, 5, 0],
            over: [8, 11],
            leave: [91, -3],
            lose: [-8, -8],
            keep: [12, 8, 1],
        },
        Follow {
            safe: [1, -13],
            sure: [200, 8],
            maybe: [43, 1, -6, 0],
            over: [30, -6],
            leave: [10, -2],
            lose: [-8, -3],
            keep: [6, 8, 1],
        },
        Follow {
            safe: [8, 26],
            sure: [208, 8],
            maybe: [40, 7, 16, 0],
            over: [30, -6],
            leave: [35, 6],
            lose: [-8, -8],
            keep: [12, 29, 1],
        },
    ],
};
