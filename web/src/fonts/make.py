"""Writes serif.woff2, the text face of the page: Source Serif 4 as fontsource ships it, with what the page uses.

Weights from 400 to 700, letters that are written in one piece, and the features that change how a text looks. The
licence keeps the name Source for the unchanged font, so that this one is called Conjura Serif.

    pip install fonttools brotli && python web/src/fonts/make.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
WEB = HERE.parent.parent
WHOLE = WEB / "node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2"
FEATURES = ["kern", "liga", "locl", "tnum"]
WEIGHTS = (400, 700)
COMBINING = range(0x300, 0x370)
NAMES = {1: "Conjura Serif", 3: "Conjura Serif", 4: "Conjura Serif", 6: "ConjuraSerif", 16: "Conjura Serif"}


def main() -> None:
    font = TTFont(WHOLE)
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14, 16])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[sign for sign in font.getBestCmap() if sign not in COMBINING])
    cutter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = NAMES[record.nameID]
    font.flavor = "woff2"
    font.save(HERE / "serif.woff2")


if __name__ == "__main__":
    main()
