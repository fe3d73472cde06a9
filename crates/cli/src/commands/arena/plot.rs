//! A contest as a picture: ratings with their intervals, and who got what against whom.
//!
//! The picture needs nothing but itself, follows the light or dark scheme of the reader,
//! and says everything in numbers that it says in colors.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use bots::arena::Estimate;
use kernel::{Arg, Error, Kind};

use super::report::{Report, Standing, shown};
use crate::figures::grouped;
use crate::term::clean;

/// What colors mean, in light and in dark surroundings.
const STYLE: &str = "
text { font: 13px system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif; fill: #1f2328;
  font-variant-numeric: tabular-nums }
.title { font-size: 20px; font-weight: 600 }
.head { font-size: 15px; font-weight: 600 }
.quiet { fill: #57606a }
.small { font-size: 11px }
.middle { text-anchor: middle }
.end { text-anchor: end }
.page { fill: #ffffff }
.grid { stroke: #d8dee4; stroke-width: 1 }
.mean { stroke: #57606a; stroke-width: 1; stroke-dasharray: 3 3 }
.bar { stroke: #1f6fb2; stroke-width: 2; fill: none }
.dot { fill: #1f6fb2 }
.in { font-size: 10px; font-weight: 600; fill: #ffffff }
.self { fill: none; stroke: #d8dee4 }
.s0 { fill: #b35806 } .s1 { fill: #e08214 } .s2 { fill: #fdb863 } .s3 { fill: #fee0b6 }
.s4 { fill: #eff1f3 }
.s5 { fill: #d4e4f2 } .s6 { fill: #a3c7e6 } .s7 { fill: #62a2d8 } .s8 { fill: #1f6fb2 }
.t0, .t8 { fill: #ffffff }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .quiet { fill: #9da7b3 }
  .page { fill: #0d1117 }
  .grid, .self { stroke: #30363d }
  .mean { stroke: #9da7b3 }
  .bar { stroke: #6cb6ff }
  .dot { fill: #6cb6ff }
  .in { fill: #0d1117 }
  .s0 { fill: #f0a04b } .s1 { fill: #b8722c } .s2 { fill: #7a4e22 } .s3 { fill: #4a3a2a }
  .s4 { fill: #262c34 }
  .s5 { fill: #26405a } .s6 { fill: #2c5f92 } .s7 { fill: #4a90d9 } .s8 { fill: #8cc4ff }
  .t0, .t1, .t7, .t8 { fill: #0d1117 }
}
";

/// How far everything keeps from the edge.
const EDGE: f64 = 24.0;
/// The height of a rating, and of a row of the matrix.
const ROW: f64 = 30.0;
const CELL: f64 = 46.0;
/// How wide a letter is, at most, in the size of most texts.
const LETTER: f64 = 7.8;
/// The picture is at least so wide.
const NARROWEST: f64 = 640.0;
/// From the top to the ratings, from them to the times, and from these to the matrix.
const TOP: f64 = 118.0;
const BETWEEN: f64 = 84.0;
/// How high the picture of times is.
const TIMES: f64 = 300.0;
/// Below the matrix: what the colors mean, and what played.
const BOTTOM: f64 = 112.0;
/// A column of the matrix is at most so wide; a longer name is only told by its rank.
const WIDEST_COLUMN: f64 = 132.0;

/// Where things are.
struct Layout {
    /// The number of bots.
    bots: usize,
    /// How much room names take, and columns of the matrix.
    names: f64,
    column: f64,
    width: f64,
}

/// How many letters a name has as it is shown.
fn letters(name: &str) -> f64 {
    shown(name).chars().count() as f64
}

impl Layout {
    fn of(report: &Report<'_>) -> Layout {
        let letters = report.bots.iter().map(|bot| letters(bot)).fold(0.0, f64::max);
        let bots = report.bots.len();
        let names = (EDGE + 30.0 + letters * LETTER + 12.0).max(120.0);
        let room = (NARROWEST - names - EDGE) / bots as f64;
        let column = Some(letters * LETTER + 14.0).filter(|&wide| wide <= WIDEST_COLUMN);
        let column = column.unwrap_or(0.0).max(76.0).max(room.min(120.0));
        let width = (names + column * bots as f64 + EDGE).max(NARROWEST);
        Layout { bots, names, column, width }
    }

    /// Where the times begin.
    fn times(&self) -> f64 {
        TOP + self.bots as f64 * ROW + BETWEEN
    }

    /// Where the matrix begins, with its first row.
    fn matrix(&self) -> f64 {
        self.times() + TIMES + BETWEEN + 20.0
    }

    fn height(&self) -> f64 {
        self.matrix() + self.bots as f64 * CELL + BOTTOM
    }
}

/// The whole picture.
pub(super) fn draw(report: &Report<'_>) -> String {
    let layout = Layout::of(report);
    let (width, height) = (layout.width, layout.height());
    let (title, described) = (escaped(&title(report)), escaped(&described(report)));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\" aria-labelledby=\"title desc\">\n\
         <title id=\"title\">{title}</title>\n<desc id=\"desc\">{described}</desc>\n\
         <style>{STYLE}</style>\n\
         <rect class=\"page\" width=\"100%\" height=\"100%\"/>\n"
    );
    text(&mut svg, EDGE, 40.0, "title", &title_shown(report));
    text(&mut svg, EDGE, 62.0, "quiet", &how(report));
    draw_ratings(&mut svg, report, &layout);
    draw_times(&mut svg, report, &layout);
    draw_matrix(&mut svg, report, &layout);
    draw_scale(&mut svg, &layout);
    text(&mut svg, EDGE, height - EDGE, "quiet small", &played_by(report));
    svg.push_str("</svg>\n");
    svg
}

/// Writes a text at a place.
fn text(svg: &mut String, x: f64, y: f64, class: &str, said: &str) {
    let said = escaped(said);
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"{class}\">{said}</text>");
}

fn line(svg: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let ((x1, y1), (x2, y2)) = (from, to);
    let _ = writeln!(
        svg,
        "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
    );
}

/// What may stand between tags and in attributes.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in clean(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

// ---------------------------------------------------------------------- words

fn name<'a>(report: &Report<'a>) -> &'a str {
    shelf::info(report.game).map_or(report.game, |info| info.name)
}

fn title_shown(report: &Report<'_>) -> String {
    format!("{}: {} bots", name(report), report.bots.len())
}

fn title(report: &Report<'_>) -> String {
    format!("{} after {} games", title_shown(report), grouped(report.games))
}

fn how(report: &Report<'_>) -> String {
    let games = grouped(report.deals * report.seatings);
    let (seed, options) = (report.seed, shortened(&report.options()));
    format!("{games} games for each pair, every deal in every seating, seed {seed}, {options}")
}

/// What played: contests of other versions cannot be compared.
fn played_by(report: &Report<'_>) -> String {
    let (program, game) = (report.program.replace(' ', ", build "), name(report));
    format!("parlour {program}; {game}, rules version {}", report.rules)
}

/// What fits on a line of the narrowest picture.
fn shortened(text: &str) -> String {
    const MOST: usize = 24;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// All numbers of the picture in sentences, for those who do not see it.
fn described(report: &Report<'_>) -> String {
    let mut out = format!("{}. Ratings with 95 % intervals, the best first:", played_by(report));
    for standing in &report.standings {
        let Standing { bot, rating, low, high, .. } = standing;
        let time = time_of(report.mean_ms(standing.place));
        let _ = write!(out, " {bot} {rating:.0} ({low:.0} to {high:.0}), {time} a decision;");
    }
    out.push_str(" shares:");
    for pair in &report.pairs {
        let said = of_the_pair(pair.first, pair.second, pair.estimate);
        let _ = write!(out, " {said};");
    }
    out.pop();
    out + "."
}

fn of_the_pair(row: &str, column: &str, estimate: Estimate) -> String {
    let Estimate { share, low, high, .. } = estimate;
    let [share, low, high] = [share, low, high].map(|part| part * 100.0);
    format!("{row} {share:.1} % against {column} ({low:.1} to {high:.1} %)")
}

// ---------------------------------------------------------------------- ratings

/// From numbers to places on the picture.
pub(super) struct Axis {
    pub(super) from: f64,
    pub(super) to: f64,
    pub(super) step: f64,
    pub(super) left: f64,
    pub(super) right: f64,
}

impl Axis {
    /// An axis on which both ends are whole steps, about eight of them.
    fn spanning((low, high): (f64, f64), left: f64, right: f64) -> Axis {
        let room = (high - low).max(1.0) / 8.0;
        let steps = [10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0];
        let step = steps.into_iter().find(|&step| step >= room).unwrap_or(2000.0);
        let from = (low / step).floor() * step;
        let to = ((high / step).ceil() * step).max(from + step);
        Axis { from, to, step, left, right }
    }

    /// For the ratings of a contest and their intervals.
    pub(super) fn of_ratings(report: &Report<'_>, left: f64, right: f64) -> Axis {
        let bounds = report.standings.iter().map(|standing| (standing.low, standing.high));
        Axis::spanning(bounds.fold((1500.0, 1500.0), widened), left, right)
    }

    /// For the same where there is little room: no wider than it must be.
    pub(super) fn close_to_ratings(report: &Report<'_>, left: f64, right: f64) -> Axis {
        const STEP: f64 = 50.0;
        let bounds = report.standings.iter().map(|standing| (standing.low, standing.high));
        let (low, high) = bounds.fold((1500.0, 1500.0), widened);
        let (from, to) = ((low / STEP).floor() * STEP, (high / STEP).ceil() * STEP);
        Axis { from, to: to.max(from + STEP), step: STEP, left, right }
    }

    /// For the shares of its pairs, in percent, and their intervals.
    pub(super) fn of_shares(report: &Report<'_>, left: f64, right: f64) -> Axis {
        let estimates = report.pairs.iter().map(|pair| pair.estimate);
        let bounds = estimates.map(|estimate| (estimate.low * 100.0, estimate.high * 100.0));
        let (low, high) = bounds.fold((50.0, 50.0), widened);
        let (from, to) = ((low / 10.0).floor() * 10.0, (high / 10.0).ceil() * 10.0);
        Axis { from, to: to.max(from + 10.0), step: 10.0, left, right }
    }

    pub(super) fn x(&self, number: f64) -> f64 {
        self.left + (number - self.from) / (self.to - self.from) * (self.right - self.left)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let n = ((self.to - self.from) / self.step).round() as u32;
        (0..=n).map(|n| self.from + f64::from(n) * self.step)
    }
}

/// Bounds that hold these too.
fn widened(all: (f64, f64), (low, high): (f64, f64)) -> (f64, f64) {
    (all.0.min(low), all.1.max(high))
}

fn draw_ratings(svg: &mut String, report: &Report<'_>, layout: &Layout) {
    let axis = Axis::of_ratings(report, layout.names, layout.width - EDGE - 104.0);
    let bottom = TOP + layout.bots as f64 * ROW;
    text(svg, EDGE, TOP - 18.0, "head", "Rating");
    text(svg, layout.names, TOP - 18.0, "quiet", "with 95 % interval; dashed: 1500, the mean");
    for tick in axis.ticks() {
        line(svg, "grid", (axis.x(tick), TOP), (axis.x(tick), bottom));
        text(svg, axis.x(tick), bottom + 17.0, "quiet small middle", &format!("{tick:.0}"));
    }
    line(svg, "mean", (axis.x(1500.0), TOP), (axis.x(1500.0), bottom));
    for (n, standing) in report.standings.iter().enumerate() {
        let y = TOP + (n as f64 + 0.5) * ROW;
        named(svg, standing, y + 4.5);
        draw_rating(svg, standing, &axis, y);
        let reach = 1.96 * standing.deviation;
        let shown = format!("{:.0} ± {reach:.0}", standing.rating);
        text(svg, layout.width - EDGE, y + 4.5, "end", &shown);
    }
}

/// The rank and the name of a bot.
fn named(svg: &mut String, standing: &Standing<'_>, y: f64) {
    text(svg, EDGE + 18.0, y, "quiet end", &standing.rank.to_string());
    text(svg, EDGE + 30.0, y, "name", &shown(standing.bot));
}

fn draw_rating(svg: &mut String, standing: &Standing<'_>, axis: &Axis, y: f64) {
    let [low, middle, high] = [standing.low, standing.rating, standing.high].map(|r| axis.x(r));
    let (up, down) = (y - 5.0, y + 5.0);
    let _ = writeln!(
        svg,
        "<path class=\"bar\" d=\"M{low:.1} {up:.1}V{down:.1}M{low:.1} {y:.1}H{high:.1}\
         M{high:.1} {up:.1}V{down:.1}\"/>\n\
         <circle class=\"dot\" cx=\"{middle:.1}\" cy=\"{y:.1}\" r=\"5\"/>"
    );
}

// ---------------------------------------------------------------------- strength against time

/// The shortest time that is drawn, in milliseconds: what is less cannot be measured well.
const SHORTEST: f64 = 1e-4;

/// Where a time is on an axis of decades.
fn decades(ms: f64) -> f64 {
    ms.max(SHORTEST).log10()
}

/// A time as people write it, with two digits that count.
fn time_of(ms: f64) -> String {
    let ms = ms.max(SHORTEST);
    let (number, unit) = match ms {
        ms if ms >= 999.5 => (ms / 1e3, "s"),
        ms if ms >= 0.9995 => (ms, "ms"),
        ms => (ms * 1e3, "µs"),
    };
    match number {
        n if n >= 9.95 => format!("{n:.0} {unit}"),
        n => format!("{} {unit}", format!("{n:.1}").trim_end_matches(".0")),
    }
}

/// What is drawn already, as boxes (left, top, right, bottom): names keep clear of it.
struct Taken(Vec<[f64; 4]>);

impl Taken {
    fn is_free(&self, [left, top, right, bottom]: [f64; 4]) -> bool {
        let apart = |b: &[f64; 4]| right <= b[0] || b[2] <= left || bottom <= b[1] || b[3] <= top;
        self.0.iter().all(apart)
    }
}

/// The radius of a dot that holds a rank.
const DOT: f64 = 9.0;

fn draw_times(svg: &mut String, report: &Report<'_>, layout: &Layout) {
    let (top, bottom) = (layout.times(), layout.times() + TIMES);
    let times = report.standings.iter().map(|standing| decades(report.mean_ms(standing.place)));
    let (low, high) = times.fold((f64::INFINITY, f64::NEG_INFINITY), |all, t| widened(all, (t, t)));
    let (from, to) = (low.floor(), high.ceil().max(low.floor() + 1.0));
    let across = Axis { from, to, step: 1.0, left: EDGE + 58.0, right: layout.width - EDGE - 20.0 };
    let up = Axis::of_ratings(report, bottom, top);
    text(svg, EDGE, top - 18.0, "head", "Strength against time");
    let said = "over the mean time of a decision; numbers are ranks";
    text(svg, EDGE + 196.0, top - 18.0, "quiet", said);
    for tick in up.ticks() {
        line(svg, "grid", (across.left, up.x(tick)), (across.right, up.x(tick)));
        text(svg, across.left - 8.0, up.x(tick) + 4.0, "quiet small end", &format!("{tick:.0}"));
    }
    for tick in across.ticks() {
        line(svg, "grid", (across.x(tick), top), (across.x(tick), bottom));
        let said = time_of(10_f64.powf(tick));
        text(svg, across.x(tick), bottom + 17.0, "quiet small middle", &said);
    }
    draw_dots(svg, report, &across, &up);
}

/// A dot for each bot with its interval, and its name where there is room.
fn draw_dots(svg: &mut String, report: &Report<'_>, across: &Axis, up: &Axis) {
    let mut taken = Taken(Vec::new());
    for standing in report.standings.iter().rev() {
        let x = across.x(decades(report.mean_ms(standing.place)));
        let [low, y, high] = [standing.low, standing.rating, standing.high].map(|r| up.x(r));
        let (left, right) = (x - 5.0, x + 5.0);
        let _ = writeln!(
            svg,
            "<path class=\"bar\" d=\"M{left:.1} {low:.1}H{right:.1}M{x:.1} {low:.1}V{high:.1}\
             M{left:.1} {high:.1}H{right:.1}\"/>\n\
             <circle class=\"dot\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{DOT}\"/>"
        );
        text(svg, x, y + 3.5, "in middle", &standing.rank.to_string());
        taken.0.push([x - DOT, y - DOT, x + DOT, y + DOT]);
        taken.0.push([left, high, right, low]);
    }
    for standing in &report.standings {
        let x = across.x(decades(report.mean_ms(standing.place)));
        name_dot(svg, standing.bot, (x, up.x(standing.rating)), across, &mut taken);
    }
}

/// Writes a name beside a dot, on the first side where there is room; nowhere if there is none.
fn name_dot(svg: &mut String, bot: &str, (x, y): (f64, f64), across: &Axis, taken: &mut Taken) {
    let wide = letters(bot) * LETTER;
    let beside = DOT + 4.0;
    for (class, from, drop) in [
        ("start", x + beside, 4.5),
        ("end", x - beside - wide, 4.5),
        ("middle", x - wide / 2.0, -beside),
        ("middle", x - wide / 2.0, beside + 9.0),
    ] {
        let place = [from, y + drop - 11.0, from + wide, y + drop + 3.0];
        if from >= across.left && from + wide <= across.right + 20.0 && taken.is_free(place) {
            let at = match class {
                "start" => from,
                "end" => from + wide,
                _ => x,
            };
            text(svg, at, y + drop, class, &shown(bot));
            taken.0.push(place);
            return;
        }
    }
}

// ---------------------------------------------------------------------- shares

fn draw_matrix(svg: &mut String, report: &Report<'_>, layout: &Layout) {
    let top = layout.matrix();
    text(svg, EDGE, top - 38.0, "head", "Share, %");
    let said = "of the row against the column; small: 95 % interval";
    text(svg, layout.names, top - 38.0, "quiet", said);
    for (n, column) in report.standings.iter().enumerate() {
        let x = layout.names + (n as f64 + 0.5) * layout.column;
        let fits = letters(column.bot) * LETTER <= layout.column;
        let head = if fits { shown(column.bot) } else { column.rank.to_string() };
        text(svg, x, top - 9.0, "middle", &head);
    }
    for (n, row) in report.standings.iter().enumerate() {
        let y = top + n as f64 * CELL;
        named(svg, row, y + CELL / 2.0 + 3.0);
        for (m, column) in report.standings.iter().enumerate() {
            let x = layout.names + m as f64 * layout.column;
            let estimate = report.estimate(row.place, column.place);
            draw_cell(svg, (row.bot, column.bot), estimate, (x, y), layout.column);
        }
    }
}

fn draw_cell(
    svg: &mut String,
    (row, column): (&str, &str),
    estimate: Option<Estimate>,
    (x, y): (f64, f64),
    wide: f64,
) {
    let (w, h, middle) = (wide - 3.0, CELL - 3.0, x + (wide - 3.0) / 2.0);
    let rect = |class: &str| {
        format!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" \
             height=\"{h:.1}\" rx=\"3\"/>\n"
        )
    };
    let Some(estimate) = estimate else {
        svg.push_str(&rect("self"));
        return text(svg, middle, y + 26.0, "quiet middle", "–");
    };
    let step = step(estimate.share);
    let said = escaped(&of_the_pair(row, column, estimate));
    let _ = writeln!(svg, "<g><title>{said}</title>");
    svg.push_str(&rect(&format!("s{step}")));
    let Estimate { share, low, high, .. } = estimate;
    let [share, low, high] = [share, low, high].map(|part| part * 100.0);
    text(svg, middle, y + 20.0, &format!("middle t{step}"), &format!("{share:.1}"));
    let interval = format!("{low:.0}–{high:.0}");
    text(svg, middle, y + 35.0, &format!("small middle t{step}"), &interval);
    svg.push_str("</g>\n");
}

/// Which of the nine colors a share has.
fn step(share: f64) -> usize {
    (share * 9.0).floor().clamp(0.0, 8.0) as usize
}

/// What the colors mean.
fn draw_scale(svg: &mut String, layout: &Layout) {
    const WIDE: f64 = 26.0;
    let top = layout.height() - BOTTOM + 22.0;
    for step in 0..9 {
        let x = layout.names + f64::from(step) * WIDE;
        let _ = writeln!(
            svg,
            "<rect class=\"s{step}\" x=\"{x:.1}\" y=\"{top:.1}\" width=\"{WIDE:.1}\" \
             height=\"12\"/>"
        );
    }
    for (part, said) in [(0.0, "0"), (4.5, "50"), (9.0, "100")] {
        text(svg, layout.names + part * WIDE, top + 27.0, "quiet small middle", said);
    }
    text(svg, layout.names + 9.0 * WIDE + 16.0, top + 10.5, "quiet small", "share of the row, %");
}

// ---------------------------------------------------------------------- files

fn cannot(path: &Path, why: impl Into<Arg>) -> Error {
    Error::new(Kind::Outside, "cannot_write")
        .variant("svg")
        .with("file", path.display())
        .arg("why", why)
}

/// Refuses, before anything is played, a place where no picture can be.
pub(super) fn must_be_writable(path: &Path) -> Result<(), Error> {
    match fs::symlink_metadata(path) {
        Ok(there) if there.is_dir() => return Err(cannot(path, Arg::word("cli-is-folder"))),
        Ok(there) if !there.is_file() => return Err(cannot(path, Arg::word("cli-no-plain-file"))),
        _ => {}
    }
    if path.file_name().is_none() {
        return Err(cannot(path, Arg::word("cli-no-file-name")));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder {
        Some(folder) if !folder.is_dir() => Err(cannot(path, Arg::word("cli-no-such-folder"))),
        _ => Ok(()),
    }
}

/// Writes the picture so that the file is the old one or the new one, never half of it.
pub(super) fn write(path: &Path, svg: &str) -> Result<(), Error> {
    must_be_writable(path)?;
    let fresh = beside(path);
    let written = write_synced(&fresh, svg).and_then(|()| fs::rename(&fresh, path));
    written.map_err(|error| {
        let _ = fs::remove_file(&fresh);
        cannot(path, error.to_string())
    })
}

/// A name in the same folder that no other run of the program uses.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    path.with_file_name(name)
}

fn write_synced(path: &Path, svg: &str) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(svg.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_become_tags() {
        assert_eq!(escaped("<b a='1'>&\"\u{7}"), "&lt;b a=&#39;1&#39;&gt;&amp;&quot;");
    }

    #[test]
    fn times_are_written_as_people_do() {
        let all = [0.0, 0.001, 0.0254, 0.9999, 1.0, 25.4, 999.9, 12_345.0].map(time_of);
        assert_eq!(all, ["0.1 µs", "1 µs", "25 µs", "1 ms", "1 ms", "25 ms", "1 s", "12 s"]);
    }

    #[test]
    fn a_half_is_in_the_middle_of_the_colors() {
        assert_eq!([0.0, 0.1, 0.5, 0.9, 1.0].map(step), [0, 0, 4, 8, 8]);
    }
}
