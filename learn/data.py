"""Positions as `learn play` writes them, and the groups of rows that a feature set has."""

import json
from pathlib import Path

import numpy as np

FACTS = np.dtype([
    ("game", "<u4"),
    ("at", "<u2"),
    ("len", "<u2"),
    ("got", "u1", (4,)),
    ("judged", "<u2", (4,)),
])
WHOLE = 240.0


class Set:
    """The rows of a feature set: a count adds each row to those below it."""

    def __init__(self, described):
        self.label = described["set"]
        self.rows = described["rows"]
        self.sides = described["sides"]
        self.counts = []
        first = 0
        for section in described["sections"]:
            if section["kind"] == "count":
                self.counts.append((first, section["rows"]))
            first += section["rows"]
        assert first == self.rows

    def starts(self):
        """For each row the first row of its count; a flag is a count of one row."""
        starts = np.arange(self.rows)
        for first, rows in self.counts:
            starts[first:first + rows] = first
        return starts


class Positions:
    """One or more sets of positions, one after the other."""

    def __init__(self, bases, most=None):
        facts, rows, self.about = [], [], []
        for base in bases:
            base = Path(base)
            about = json.loads(base.with_suffix(".json").read_text())
            self.about.append(about)
            one = np.fromfile(base.with_suffix(".facts"), FACTS)
            two = np.fromfile(base.with_suffix(".rows"), "<u2")
            assert int(one["len"].sum(dtype=np.int64)) == len(two), base
            if most and len(one) > most:
                one = one[:most]
                two = two[:int(one["len"].sum(dtype=np.int64))]
            facts.append(one)
            rows.append(two)
        self.set = Set(self.about[0]["set"])
        assert all(about["set"]["set"] == self.set.label for about in self.about)
        self.facts = np.concatenate(facts)
        self.rows = np.concatenate(rows)
        self.starts = np.concatenate([[0], np.cumsum(self.facts["len"], dtype=np.int64)])
        self.widest = int(self.facts["len"].max())
        self.got = self.facts["got"].astype(np.float32) / WHOLE
        self.judged = self.facts["judged"].astype(np.float32) / 65535.0
        self.sides = 2 if (self.got[:, 2:] == 0).all() else (3 if (self.got[:, 3] == 0).all() else 4)

    def __len__(self):
        return len(self.facts)

    def held(self):
        """Every tenth game is never trained on."""
        return self.facts["game"] % 10 == 9


def scores(hope, got):
    """Log-loss, area under the curve and calibration error of hopes for the first side."""
    hope = np.clip(np.asarray(hope, np.float64), 1e-4, 1 - 1e-4)
    got = np.asarray(got, np.float64)
    loss = float(-(got * np.log(hope) + (1 - got) * np.log(1 - hope)).mean())
    order = np.argsort(hope, kind="stable")
    ranks = np.empty(len(hope))
    ranks[order] = np.arange(1, len(hope) + 1)
    won, lost = got.sum(), (1 - got).sum()
    area = float(((ranks * got).sum() - won * (won + 1) / 2) / max(won * lost, 1.0))
    bins = np.minimum((hope * 20).astype(int), 19)
    gap = 0.0
    for n in range(20):
        these = bins == n
        if these.any():
            gap += these.mean() * abs(hope[these].mean() - got[these].mean())
    return {"loss": round(loss, 4), "auc": round(area, 4), "ece": round(float(gap), 4)}
