//! How much each feature of a side counts: fitted to the outcomes of battles between bots.

use super::judge::FEATURES;

/// What it is worth to be the side whose turn begins.
pub(super) const TEMPO: f32 = 0.241;
/// For the side whose turn begins.
pub(super) const ACTIVE: [f32; FEATURES] = [
    -1.927, -0.400, -0.500, -0.250, -0.800, -0.500, -0.250, -1.092, -0.605, -2.196, -0.040, 0.182,
    0.423, 0.716, -0.894, 0.088, -0.383, 0.860, 0.946,
];
/// For the other.
pub(super) const OTHER: [f32; FEATURES] = [
    1.448, 0.400, 0.540, 0.250, 0.800, 0.500, 0.250, 1.533, 0.703, 0.826, 0.038, -0.096, -0.280,
    -0.500, 0.827, -0.396, 0.099, -0.385, -0.468,
];
