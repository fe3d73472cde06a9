//! What a net sees, for the programs that train it and for people.

use clap::Args;
use kernel::Show;
use search::net::FeatureSet;
use serde_json::{Value, json};
use shelf::Visitor;

use crate::player::table;
use crate::{Failure, failed, refused};

/// Says what a net sees of a position.
#[derive(Args)]
pub(crate) struct Describe {
    /// The game.
    game: String,
    /// At which table, as `seats=3`.
    #[arg(long, default_value = "-")]
    table: String,
}

/// A set as JSON: its sections in order, repeated for each side.
pub(crate) fn described(set: &FeatureSet) -> Value {
    let section = |section: &search::net::Section| {
        json!({
            "name": section.name,
            "kind": section.kind.name(),
            "rows": section.rows,
            "about": section.about,
        })
    };
    json!({
        "set": set.label(),
        "rows": set.rows(),
        "sides": set.sides,
        "sections": set.sections().map(section).collect::<Vec<_>>(),
    })
}

impl Describe {
    #[expect(clippy::print_stdout, reason = "this is what was asked for")]
    pub(crate) fn run(&self) -> Result<(), Failure> {
        struct Of<'a>(&'a Describe);
        impl Visitor for Of<'_> {
            type Out = Result<Value, Failure>;
            fn visit<G: Show>(self) -> Self::Out {
                let opening = G::new(&table(&self.0.table)?).map_err(refused)?;
                let features = bots::expert::<G>().features();
                let features = features.ok_or_else(|| failed("no features in this game"))?;
                Ok(described(&features.set(&opening)))
            }
        }
        println!("{}", shelf::visit(&self.game, Of(self)).map_err(refused)??);
        Ok(())
    }
}
