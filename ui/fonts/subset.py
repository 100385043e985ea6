"""Cuts the faces of the first view down to what the shop's texts need. How to run it: README.md beside it."""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# What German, English, Spanish, French, Italian and Dutch are written with, and the shop's own signs.
# `ui/styles/fonts.css` names the same (tested); anything else comes from the whole faces.
LETTERS = (
    "ÄÖÜßäöü ÀÂÇÈÉÊËÎÏÔÙÛŸŒàâçèéêëîïôùûÿœ ÁÍÓÚÑáíóúñ ÌÒìò ¡¿ªº «»‹› ‘’‚“”„ –— …•· ©®™§ €£°²³¼½ ×− ←→ \u00a0\u00ad\u202f\u2009"
)
SIGNS = sorted({*range(0x20, 0x7F), *map(ord, LETTERS)})

# Headings have one weight and the optical size of most of them: each axis would cost 13 kB more. The interface has its weights.
FACES = {
    "bricolage-headings": ("bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal", {"opsz": 48, "wght": 630}),
    "instrument-interface": ("instrument-sans/files/instrument-sans-latin-wght-normal", {"wght": (400, 600)}),
    "newsreader-headings": ("newsreader/files/newsreader-latin-opsz-normal", {"opsz": 48, "wght": 340}),
    "newsreader-headings-italic": ("newsreader/files/newsreader-latin-opsz-italic", {"opsz": 48, "wght": 340}),
}
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum", "pnum", "case", "frac"]


def ranges(signs: list[int]) -> str:
    """The signs as CSS writes them in `unicode-range`."""
    runs: list[list[int]] = []
    for sign in signs:
        if runs and runs[-1][1] == sign - 1:
            runs[-1][1] = sign
        else:
            runs.append([sign, sign])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in runs)


packages, here = Path(sys.argv[1]), Path(__file__).parent
for name, (source, axes) in FACES.items():
    face = TTFont(packages / f"{source}.woff2")
    options = subset.Options()
    options.hinting = False
    options.layout_features = FEATURES
    cut = subset.Subsetter(options)
    cut.populate(unicodes=SIGNS)
    cut.subset(face)
    face = instancer.instantiateVariableFont(face, axes)
    face.flavor = "woff2"
    face.save(here / f"{name}.woff2")
    print(f"{name}: {(here / f'{name}.woff2').stat().st_size} bytes")
print(ranges(SIGNS))
