#!/usr/bin/env python3
"""Draws learning curves as one SVG, from what `train.py` wrote beside its nets.

    plot.py docs/learning.svg docs/learning/*.json
"""

import json
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP = 760, 360, 56, 20
RIGHT, BOTTOM = 190, 44
COLORS = ["#1b6ca8", "#c1440e", "#2e7d32", "#6a1b9a", "#8d6e00", "#00838f", "#ad1457", "#455a64"]


def smooth(curve, width=5):
    return [(curve[n][0], sum(y for _, y in curve[max(0, n - width):n + 1])
             / len(curve[max(0, n - width):n + 1])) for n in range(len(curve))]


def main():
    out, curves = Path(sys.argv[1]), []
    for name in sys.argv[2:]:
        about = json.loads(Path(name).read_text())
        if len(about.get("curve", [])) > 1:
            curves.append((Path(name).stem, smooth(about["curve"])))
    steps = max(step for _, curve in curves for step, _ in curve)
    losses = [loss for _, curve in curves for _, loss in curve]
    low, high = min(losses) - 0.005, max(losses) + 0.005
    inner, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(step, loss):
        return LEFT + inner * step / steps, TOP + tall * (high - loss) / (high - low)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
             'font-family="sans-serif" font-size="12">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for n in range(6):
        loss = low + (high - low) * n / 5
        x, y = at(0, loss)
        parts.append(f'<path d="M{x:.0f} {y:.1f}h{inner}" stroke="#ddd"/>'
                     f'<text x="{x - 6:.0f}" y="{y + 4:.1f}" text-anchor="end">{loss:.3f}</text>')
        step = steps * n / 5
        x, y = at(step, low)
        parts.append(f'<text x="{x:.0f}" y="{y + 18:.0f}" text-anchor="middle">{step:.0f}</text>')
    parts.append(f'<text x="{LEFT + inner / 2:.0f}" y="{HEIGHT - 8}" text-anchor="middle">'
                 'steps of training; log-loss of a batch, averaged over six points</text>')
    for n, (name, curve) in enumerate(curves):
        color = COLORS[n % len(COLORS)]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in curve))
        parts.append(f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="1.6"/>')
        y = TOP + 14 + 18 * n
        parts.append(f'<path d="M{WIDTH - RIGHT + 12} {y - 4}h18" stroke="{color}" stroke-width="2"/>'
                     f'<text x="{WIDTH - RIGHT + 36}" y="{y}">{name}</text>')
    out.write_text("\n".join([*parts, "</svg>", ""]))


if __name__ == "__main__":
    main()
