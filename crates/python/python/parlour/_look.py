"""What a notebook shows: a state drawn from the neutral board, as SVG.

Nothing here knows a game: it draws places, zones, pieces, counters and fields.
"""

from __future__ import annotations

from html import escape
from typing import Any

WIDTH = 860
LINE = 18
PIECE = (92, 44)
GAP = 6
COLORS = ["#2b6cb0", "#c05621", "#2f855a", "#6b46c1", "#b83280", "#2c7a7b", "#975a16", "#4a5568"]
GROUND = {
    "open": "#edf2e4",
    "rough": "#d9c9a3",
    "low": "#c3cfa8",
    "wall": "#5a5a5a",
    "water": "#9cc4e4",
}
SQUARE = 13


class Drawing:
    """Shapes under one another."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = 8.0

    def text(
        self, x: float, y: float, words: str, size: int = 12, color: str = "#1a202c", weight: str = "400"
    ) -> None:
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{color}" '
            f'font-weight="{weight}">{escape(words)}</text>'
        )

    def box(self, x: float, y: float, w: float, h: float, fill: str, stroke: str = "none") -> None:
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="4" fill="{fill}" '
            f'stroke="{stroke}"/>'
        )

    def line(self, words: str, x: float = 10, **style: Any) -> None:
        self.y += LINE
        self.text(x, self.y - 5, words, **style)

    def done(self) -> str:
        height = self.y + 10
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
            f'width="{WIDTH}" font-family="system-ui, sans-serif" role="img">'
            f'<rect width="{WIDTH}" height="{height:g}" fill="#fffdf8"/>{"".join(self.parts)}</svg>'
        )


def counters(found: list[dict[str, Any]]) -> str:
    def one(counter: dict[str, Any]) -> str:
        most = f"/{counter['of']}" if counter.get("of") is not None else ""
        return f"{counter['name']} {counter['value']}{most}"

    return " · ".join(one(counter) for counter in found)


def short(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"


def piece(drawing: Drawing, x: float, y: float, found: dict[str, Any]) -> None:
    w, h = PIECE
    owner = found.get("owner")
    color = COLORS[owner % len(COLORS)] if owner is not None else "#a0aec0"
    opacity = "#f7fafc" if found.get("faint") else "#ffffff"
    drawing.box(x, y, w, h, opacity, color)
    drawing.text(x + 5, y + 15, short(found["name"], 14), 11)
    below = [str(found["value"])] if found.get("value") is not None else []
    below += found.get("marks", [])
    drawing.text(x + 5, y + 32, short(", ".join(below), 16), 10, "#4a5568")


def zone(drawing: Drawing, found: dict[str, Any], x: float) -> None:
    pieces, hidden = found["pieces"], found["hidden"]
    about = [found["name"], *found.get("marks", [])]
    if found.get("counters"):
        about.append(counters(found["counters"]))
    if hidden:
        about.append(f"+ {hidden}" if pieces else f"{hidden}")
    if not pieces and not hidden and not found.get("zones") and found["arrangement"] != "slot":
        return
    drawing.line(short(" · ".join(about), 120), x, size=11, color="#4a5568")
    w, h = PIECE
    fit = max(1, int((WIDTH - x - 10) // (w + GAP)))
    shown = pieces[:1] if found["arrangement"] == "pile" else pieces
    for n, one in enumerate(shown):
        if n and n % fit == 0:
            drawing.y += h + GAP
        piece(drawing, x + n % fit * (w + GAP), drawing.y, one)
    if shown:
        drawing.y += h + GAP
    for inner in found.get("zones", []):
        zone(drawing, inner, x + 16)


def field(drawing: Drawing, found: dict[str, Any]) -> None:
    ground = {sort["sign"]: sort["terrain"] for sort in found["legend"]}
    left, top = 10.0, drawing.y + 4
    for y, row in enumerate(found["rows"]):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end] == row[x]:
                end += 1
            color = GROUND.get(ground.get(row[x], "open"), "#edf2e4")
            drawing.parts.append(
                f'<rect x="{left + x * SQUARE:g}" y="{top + y * SQUARE:g}" '
                f'width="{(end - x) * SQUARE}" height="{SQUARE}" fill="{color}"/>'
            )
            x = end
    for placed in found["pieces"]:
        one = placed["piece"]
        cx, cy = left + (placed["x"] + 0.5) * SQUARE, top + (placed["y"] + 0.5) * SQUARE
        color = COLORS[(one.get("owner") or 0) % len(COLORS)]
        drawing.parts.append(
            f'<circle cx="{cx:g}" cy="{cy:g}" r="{SQUARE / 2:g}" fill="{color}" '
            f'opacity="{0.4 if one.get("faint") else 1}"><title>{escape(one["name"])}</title></circle>'
        )
        drawing.parts.append(
            f'<text x="{cx:g}" y="{cy + 3:g}" font-size="8" fill="#fff" text-anchor="middle">'
            f"{escape(one['sign'])}</text>"
        )
    drawing.y = top + found["height"] * SQUARE


def svg(board: dict[str, Any], title: str, question: str | None) -> str:
    """A board as a picture."""
    drawing = Drawing()
    drawing.line(title, size=14, weight="600")
    if question:
        drawing.line(question, color="#2c5282")
    if board.get("counters"):
        drawing.line(counters(board["counters"]), color="#4a5568")
    for one in board["zones"]:
        zone(drawing, one, 10)
    if board.get("field"):
        field(drawing, board["field"])
    for seat, place in enumerate(board["places"]):
        drawing.y += 6
        about = " · ".join(filter(None, [counters(place.get("counters", [])), *place.get("marks", [])]))
        top = drawing.y
        drawing.line(f"seat {seat}: {about}", 18, weight="600", color=COLORS[seat % len(COLORS)])
        for one in place.get("zones", []):
            zone(drawing, one, 22)
        drawing.box(10, top, 3, drawing.y - top, COLORS[seat % len(COLORS)])
    return drawing.done()


def of_state(state: Any, viewer: Any = "all") -> str:
    """A state as a picture, as somebody sees it."""
    if state.over:
        outcome = state.outcome
        standing = f"over: {outcome['reason']}, won by {outcome['winners']}"
    else:
        standing = f"to move: {state.to_move}"
    title = f"{state.game} · {len(state)} moves · {standing}"
    return svg(state.board(viewer), title, state.question(viewer))
