"""Shares and their intervals as a picture, drawn as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

_ROW, _TOP, _LEFT, _WIDE, _RIGHT = 22, 56, 260, 440, 70  # in pixels: the height of a row, and what surrounds the field
_STYLE = "text{font:12px sans-serif;fill:#222}.title{font-size:15px;font-weight:bold}.far{text-anchor:end}"


class Bar(NamedTuple):
    """A line of the picture. Values are from 0 to 1."""

    name: str
    value: float
    low: float
    high: float
    strong: bool = True  # a sum, drawn darker than what it consists of


def svg(title: str, bars: Sequence[Bar]) -> str:
    """A dot for every share, with a line from the low to the high end of its interval."""
    bottom = _TOP + _ROW * len(bars)
    width = _LEFT + _WIDE + _RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{bottom + 34}">',
        f'<title>{escape(title)}</title><style>{_STYLE}</style><rect width="100%" height="100%" fill="#fff"/>',
        f'<text class="title" x="16" y="26">{escape(title)}</text>',
    ]
    for percent in range(0, 101, 10):
        x = _x(percent / 100)
        colour = "#999" if percent == 50 else "#ddd"
        parts.append(f'<path d="M{x} {_TOP - 10}V{bottom}" stroke="{colour}"/>')
        parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{percent} %</text>')
    for number, bar in enumerate(bars):
        y = _TOP + _ROW * number + 4
        colour = "#1f4e79" if bar.strong else "#7fa8cc"
        parts.append(f'<text class="far" x="{_LEFT - 12}" y="{y + 4}">{escape(bar.name)}</text>')
        parts.append(f'<path d="M{_x(bar.low)} {y}H{_x(bar.high)}" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<circle cx="{_x(bar.value)}" cy="{y}" r="4" fill="{colour}"/>')
        parts.append(f'<text x="{_LEFT + _WIDE + 14}" y="{y + 4}">{100 * bar.value:.1f} %</text>')
    return "\n".join([*parts, "</svg>", ""])


def _x(value: float) -> float:
    return round(_LEFT + _WIDE * value, 1)
