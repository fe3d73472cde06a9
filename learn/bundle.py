#!/usr/bin/env python3
"""Puts the nets of a game into the one file that its bots read, and writes the digest of that file
into the program.

    bundle.py innovation work/i2.net work/i3.net work/i4.net work/teams.net=innovation-teams/1

`=LABEL` gives a net another label: nets of one feature set for tables of another kind.
"""

import re
import struct
import sys
from pathlib import Path

from pack import digest

ROOT = Path(__file__).resolve().parent.parent


def relabelled(data, label):
    """The same net under another label."""
    old = data[7]
    body = data[:7] + bytes([len(label)]) + label.encode() + data[8 + old:-8]
    return body + struct.pack("<Q", digest(body))


def main():
    game, whole = sys.argv[1], b""
    for said in sys.argv[2:]:
        path, _, label = said.partition("=")
        data = Path(path).read_bytes()
        if label:
            data = relabelled(data, label)
        whole += struct.pack("<I", len(data)) + data
    out = ROOT / "crates/bots/nets" / f"{game}.nets"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(whole)
    nets = ROOT / "crates/bots/src/nets.rs"
    number = f"0x{digest(whole):016x}"
    spaced = "0x" + "_".join(number[2 + n:6 + n] for n in range(0, 16, 4))
    text, times = re.subn(rf'("{game}"), 0x[0-9a-f_]+;', rf'\1, {spaced};', nets.read_text())
    assert times == 1, f"{nets} does not name {game}"
    nets.write_text(text)
    print(f"{out.relative_to(ROOT)}: {len(whole)} bytes, digest {number}")


if __name__ == "__main__":
    main()
