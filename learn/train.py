#!/usr/bin/env python3
"""Trains a net on positions that `learn play` wrote, says how good it is on games that it never saw,
and packs it.

    train.py --data work/a work/b --hidden 32 --epochs 3 --seed 1 --out nets/innovation-2

writes OUT.net (for `learn duel` and the bots) and OUT.json (what was trained and how it did). Every
tenth game is held out. With PyTorch it trains on a GPU where there is one; without, or with
--engine numpy, in numpy: enough for a small run.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

from data import Positions, scores
from pack import SECOND, Packed, pack

BATCH = 16384
FIRST_SPREAD = 0.03
LEAST = 1e-4


def begin(rows, hidden, outputs, seed):
    """The weights before training: the same for the same seed, whatever trains them."""
    rng = np.random.default_rng(seed)
    if hidden == 0:
        return {"line": np.zeros((rows, 1)), "line_offset": np.zeros(1)}
    return {
        "first": rng.normal(0, FIRST_SPREAD, (rows, hidden)),
        "first_offset": np.full(hidden, 0.1),
        "second": rng.normal(0, (2 / hidden) ** 0.5, (hidden, SECOND)),
        "second_offset": np.full(SECOND, 0.1),
        "last": rng.normal(0, (1 / SECOND) ** 0.5, (outputs, SECOND)),
        "last_offset": np.zeros(outputs) if outputs == 1 else np.full(outputs, -1.0),
    }


def as_net(model):
    """A linear judgement as a net: one unit for what speaks for a side, one for what speaks
    against it."""
    if "first" in model:
        return model
    line, offset = model["line"], model["line_offset"]
    first = np.zeros((line.shape[0], 16))
    first[:, :1], first[:, 1:2] = line, -line
    first_offset = np.zeros(16)
    first_offset[0], first_offset[1] = offset[0], -offset[0]
    second, last = np.zeros((16, SECOND)), np.zeros((1, SECOND))
    second[0, 0] = second[1, 1] = 1
    last[0, 0], last[0, 1] = 1, -1
    zeros = np.zeros(SECOND)
    return {"first": first, "first_offset": first_offset, "second": second,
            "second_offset": zeros, "last": last, "last_offset": np.zeros(1)}


def target(positions):
    """What each side got, as the net says it: of two sides the first alone."""
    return positions.got[:, :1] if positions.sides == 2 else positions.got[:, :positions.sides]


def added(described):
    """A matrix that makes of the rows as they are trained those that are added up: each row of a
    count with those below it."""
    matrix = np.eye(described.rows, dtype=np.float32)
    for first, rows in described.counts:
        matrix[first:first + rows, first:first + rows] = np.tril(np.ones((rows, rows)))
    return matrix


def with_torch(positions, train, args, hidden, say):
    import torch

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(args.seed)
    torch.set_float32_matmul_precision("high")
    tops = torch.tensor(added(positions.set), device=device)
    outputs = 1 if positions.sides == 2 else positions.sides
    model = begin(positions.set.rows, hidden, outputs, args.seed)
    model = {name: torch.tensor(value, dtype=torch.float32, device=device, requires_grad=True)
             for name, value in model.items()}
    rows = torch.tensor(positions.rows.astype(np.int16), device=device)
    begins = torch.tensor(positions.starts[:-1], device=device)
    lengths = torch.tensor(positions.facts["len"].astype(np.int64), device=device)
    got = torch.tensor(target(positions), device=device)
    train = torch.tensor(train, device=device)
    wide = torch.arange(positions.widest, device=device)

    def run(part):
        table = model["first"] if hidden else model["line"]
        places = (begins[part][:, None] + wide).clamp(max=len(rows) - 1)
        there = wide < lengths[part][:, None]
        active = torch.where(there, rows[places].long(), positions.set.rows)
        # Hot rows make sparse sums slow: a dense matrix of ones is quicker by far on a GPU.
        ones = torch.zeros(len(part), positions.set.rows + 1, device=device)
        ones.scatter_(1, active, 1.0)
        sums = ones[:, :-1] @ (tops @ table)
        if not hidden:
            x = sums + model["line_offset"]
        else:
            units = torch.relu(sums + model["first_offset"])
            units = torch.relu(units @ model["second"] + model["second_offset"])
            x = units @ model["last"].T + model["last_offset"]
        return 0.5 + 0.5 * x / torch.sqrt(1 + x * x)

    def loss_of(part):
        hope, won = run(part).clamp(LEAST, 1 - LEAST), got[part]
        if outputs == 1:
            return -(won * hope.log() + (1 - won) * (1 - hope).log()).mean()
        hope = hope / hope.sum(1, keepdim=True)
        return -(won * hope.log()).sum(1).mean()

    steps = max(1, args.epochs * (len(train) // args.batch))
    step = torch.optim.AdamW(model.values(), lr=args.rate, weight_decay=args.decay)
    fall = torch.optim.lr_scheduler.CosineAnnealingLR(step, steps)
    done = 0
    for epoch in range(args.epochs):
        order, total = train[torch.randperm(len(train), device=device)], 0.0
        for begin_at in range(0, len(order) - args.batch + 1, args.batch):
            loss = loss_of(order[begin_at:begin_at + args.batch])
            step.zero_grad(set_to_none=True)
            loss.backward()
            step.step()
            fall.step()
            done += 1
            if done % max(1, steps // 60) == 0:
                total = float(loss)
                say(done, epoch, total)
    return {name: value.detach().cpu().numpy() for name, value in model.items()}, device


def with_numpy(positions, train, args, hidden, say):
    assert positions.sides == 2, "in numpy two sides at most: three or more take PyTorch"
    rng = np.random.default_rng(args.seed)
    starts = positions.set.starts()
    model = begin(positions.set.rows, hidden or 16, 1, args.seed)
    model = {name: value.astype(np.float32) for name, value in model.items()}
    moments = {name: [np.zeros_like(value), np.zeros_like(value)] for name, value in model.items()}
    got, tops = target(positions), positions.set.counts
    batches = max(1, len(train) // args.batch)
    steps, done = args.epochs * batches, 0

    def dense(part):
        out = np.zeros((len(part), positions.set.rows), np.float32)
        for n, at in enumerate(part):
            out[n, positions.rows[positions.starts[at]:positions.starts[at + 1]]] = 1
        for first, count in tops:
            these = out[:, first:first + count]
            these[:] = np.cumsum(these[:, ::-1], axis=1)[:, ::-1]
        return out

    for epoch in range(args.epochs):
        order = rng.permutation(train)
        for n in range(batches):
            part = order[n * args.batch:(n + 1) * args.batch]
            seen, won = dense(part), got[part]
            a = np.maximum(seen @ model["first"] + model["first_offset"], 0)
            b = np.maximum(a @ model["second"] + model["second_offset"], 0)
            x = b @ model["last"].T + model["last_offset"]
            root = np.sqrt(1 + x * x)
            hope = np.clip(0.5 + 0.5 * x / root, LEAST, 1 - LEAST)
            loss = float(-(won * np.log(hope) + (1 - won) * np.log(1 - hope)).mean())
            dx = (hope - won) / (hope * (1 - hope)) * 0.5 / root ** 3 / len(part)
            db = (dx @ model["last"]) * (b > 0)
            da = (db @ model["second"].T) * (a > 0)
            slopes = {"first": seen.T @ da, "first_offset": da.sum(0), "second": a.T @ db,
                      "second_offset": db.sum(0), "last": dx.T @ b, "last_offset": dx.sum(0)}
            done += 1
            rate = args.rate * 0.5 * (1 + np.cos(np.pi * done / steps))
            for name, slope in slopes.items():
                mean, square = moments[name]
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                unbiased = mean / (1 - 0.9 ** done)
                spread = np.sqrt(square / (1 - 0.999 ** done)) + 1e-8
                model[name] -= rate * (unbiased / spread + args.decay * model[name])
            if done % max(1, steps // 20) == 0:
                say(done, epoch, loss)
    return model, "numpy"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--data", nargs="+", required=True)
    parser.add_argument("--judge", type=int, default=60_000, help="so many held-out positions")
    parser.add_argument("--out", required=True)
    parser.add_argument("--hidden", type=int, nargs="+", default=[32],
                        help="16, 32, 64 or 128; 0 for linear; of several a net each: OUT-N")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--bits", type=int, default=8)
    parser.add_argument("--most", type=int, help="so many positions of each set at most")
    parser.add_argument("--engine", choices=["auto", "torch", "numpy"], default="auto")
    return parser.parse_args()


def engine(args):
    if args.engine == "numpy":
        return with_numpy
    try:
        import torch  # noqa: F401
        return with_torch
    except ImportError:
        if args.engine == "torch":
            raise
        return with_numpy


def by_time(positions, which, hope, got):
    """The scores early, in the middle and late in games."""
    at = positions.facts["at"][which].astype(np.float64)
    edges = np.quantile(at, [0, 0.25, 0.5, 0.75, 1])
    parts = []
    for low, high in zip(edges, edges[1:]):
        these = (at >= low) & (at < high + 1)
        parts.append({"from": int(low), "to": int(high), **scores(hope[these], got[these])})
    return parts


def packed_and_told(positions, model, hidden, out, args, facts):
    """Packs a net, says how good it is on held-out games and writes both files."""
    which = np.flatnonzero(positions.held())
    which = which[:: max(1, len(which) // args.judge)]
    got, net = positions.got[which, 0], as_net(model)
    results = {"before": scores(positions.judged[which, 0], got)}
    for bits in sorted({args.bits, 16}):
        data = pack(positions.set.label, positions.set.starts(), net, bits)
        hopes, largest = Packed(data).hopes(positions, which)
        results[f"{bits} bits"] = {**scores(hopes[:, 0], got), "largest": largest}
        if bits == args.bits:
            assert largest < 24_000, f"sums of the first layer reach {largest}: pack more coarsely"
            out.parent.mkdir(parents=True, exist_ok=True)
            out.with_suffix(".net").write_bytes(data)
            facts |= {"digest": data[-8:][::-1].hex(), "bytes": len(data),
                      "by time": by_time(positions, which, hopes[:, 0], got),
                      "before by time": by_time(positions, which, positions.judged[which, 0], got)}
    about = {
        "set": positions.set.label, "rows": positions.set.rows, "hidden": hidden,
        "epochs": args.epochs, "seed": args.seed, "rate": args.rate, "decay": args.decay,
        "bits": args.bits, "held": len(which), **facts, "held-out": results,
        "data": [{key: value for key, value in one.items() if key != "set"}
                 for one in positions.about],
    }
    out.with_suffix(".json").write_text(json.dumps(about, indent=1) + "\n")
    packed = results[f"{args.bits} bits"]
    print(f"{out}: hidden {hidden}, {facts['positions']} positions, {facts['seconds']} s, "
          f"before {results['before']}, packed {packed}, 16 bits {results['16 bits']}", flush=True)


def main():
    args, began = arguments(), time.time()
    positions = Positions(args.data, args.most)
    train = np.flatnonzero(~positions.held())
    print(f"{len(train)} positions loaded in {time.time() - began:.1f} s", flush=True)
    for hidden in args.hidden:
        curve, started = [], time.time()

        def say(step, epoch, loss):
            curve.append([step, round(loss, 4)])
            print(f"  step {step} epoch {epoch} loss {loss:.4f}", flush=True)

        model, where = engine(args)(positions, train, args, hidden, say)
        facts = {"positions": len(train), "on": where, "curve": curve,
                 "seconds": round(time.time() - started, 1)}
        out = Path(args.out if len(args.hidden) == 1 else f"{args.out}-{hidden}")
        packed_and_told(positions, model, hidden, out, args, facts)


if __name__ == "__main__":
    main()
