//! Arithmetic that is the same on every machine.

/// The natural logarithm of a number from 1 up, good to a few parts in a thousand. Made of basic
/// operations alone: the one of the standard library differs between machines.
pub(crate) fn ln(x: f32) -> f32 {
    let bits = x.max(1.0).to_bits();
    let exponent = ((bits >> 23) as i32 - 127) as f32;
    let mantissa = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
    // On [1, 2) the logarithm to base 2, by a parabola through both ends.
    let part = (mantissa - 1.0) * (1.0 + 0.343 * (2.0 - mantissa));
    (exponent + part) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_close_and_ascends() {
        let mut last = -1.0;
        for n in 1..20_000u32 {
            let (ours, exact) = (ln(n as f32), (n as f32).ln());
            assert!((ours - exact).abs() < 0.008, "ln {n}: {ours} for {exact}");
            assert!(ours > last, "{n}");
            last = ours;
        }
    }
}
