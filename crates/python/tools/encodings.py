"""Writes the tables of the encodings into docs/python.md, or says that they are stale.

    python tools/encodings.py [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

import parlour

DOCS = Path(__file__).parents[3] / "docs" / "python.md"
BEGIN, END = "<!-- encodings: begin -->", "<!-- encodings: end -->"


def table(title: str, sections: list[dict]) -> list[str]:
    """The sections as a table: one row for each, and one for all seats together."""
    lines = ["", f"{title}:", "", "| from | numbers | name | meaning |", "|---:|---:|---|---|"]
    for section in sections:
        if section["seat"]:
            continue
        each = section["seat"] is not None
        many = sum(other["name"] == section["name"] for other in sections) if each else 1
        numbers = f"{many} × {section['length']}" if each else f"{section['length']}"
        about = " ".join(section["about"].split()) + (", for each seat" if each else "")
        lines.append(f"| {section['start']} | {numbers} | {section['name']} | {about} |")
    return lines


def written() -> str:
    lines = [BEGIN]
    for game in parlour.games():
        about = parlour.encoding(game["id"])
        lines += ["", f"### {game['name']}, version {about['version']}"]
        seats = about["seats"]
        lines += table(f"Observation, {about['features']} numbers with {seats} seats", about["observation"])
        if about["mask"] is not None:
            lines += table(f"Actions, {about['actions']}", about["mask"])
        else:
            lines += table(f"A row of a listed move, of at most {about['actions']}", about["moves"])
    return "\n".join([*lines, "", END])


def main() -> int:
    text = DOCS.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    fresh = before + written() + after
    if "--check" in sys.argv:
        return int(fresh != text)
    DOCS.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
