"""Photo prints and the boxes they are kept in, from their real measures (metres)."""

import math
import random

import numpy as np

from .materials import metal, plain, printed, weave, wood
from .printware import crop
from .shapes import box, group, ring, sheet, surface


def photo_print(path, width=0.15, height=0.10, border=0.004, curl=0.002):
    """A print with a white border, slightly bent."""
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 24), np.linspace(-0.5, 0.5, 16))
    z = curl * (u * u * 3 + v * v)
    white = surface(np.dstack([u * width, v * height, z + 0.0002]), plain("print", (0.88, 0.875, 0.86), 0.35))
    face = surface(
        np.dstack([u * (width - 2 * border), v * (height - 2 * border), z * 0.94 + 0.00034]), printed(path, "satin")
    )
    crop(face, path, width - 2 * border, height - 2 * border)
    return [white, face]


def lidded_box(width, depth, height, color=(0.30, 0.34, 0.31), lining=(0.80, 0.77, 0.70), wall=0.0025):
    """An open box of covered board."""
    cloth, inner = weave("box cloth", color, 2200, 0.4, 0.0003), plain("lining", lining, 0.9)
    parts = [
        box((0, 0, wall / 2), (width, depth, wall), cloth),
        box((0, 0, wall + 0.0003), (width - 2 * wall, depth - 2 * wall, 0.0006), inner),
    ]
    for dx, dy, sx, sy in (
        (0, -depth / 2 + wall / 2, width, wall),
        (0, depth / 2 - wall / 2, width, wall),
        (-width / 2 + wall / 2, 0, wall, depth),
        (width / 2 - wall / 2, 0, wall, depth),
    ):
        parts.append(box((dx, dy, height / 2), (sx, sy, height), cloth, 0.0005))
    return parts


def lid(width, depth, height, color=(0.30, 0.34, 0.31), label=None):
    """The lid of a box, lying flat; with `label` a printed plate."""
    cloth = weave("lid cloth", color, 2200, 0.4, 0.0003)
    parts = [box((0, 0, height / 2), (width, depth, height), cloth, 0.0012)]
    if label:
        plate = sheet((0, 0, height + 0.0002), width * 0.5, width * 0.34, printed(label, "cotton"))
        crop(plate, label, 0.5, 0.34)
        parts.append(plate)
    return parts


def peg(at, turn=0.0):
    """A small wooden clothes peg hanging at `at`."""
    pine = wood("pine", "Z", 40)
    parts = [
        box((0, dy, -0.012), (0.0065, 0.0036, 0.034), pine, 0.0008, turn=(tilt, 0, 0))
        for dy, tilt in ((-0.0026, 4), (0.0026, -4))
    ]
    parts.append(ring((0, 0, -0.008), 0.0036, 0.0005, metal(), turn=(0, math.pi / 2, 0)))
    return group(parts, at, (0, turn, 0))


def kraft_box(width, depth, height, front, color=(0.40, 0.27, 0.16), wall=0.0016):
    """An open cardboard box, its front only `front` high so that the prints show."""
    card = plain("kraft", color, 0.9, tuple(c * 0.88 for c in color), 120, (500, 0.3, 0.0008))
    parts = [box((0, 0, wall / 2), (width, depth, wall), card)]
    for dx, dy, sx, sy, high in (
        (0, -depth / 2 + wall / 2, width, wall, front),
        (0, depth / 2 - wall / 2, width, wall, height),
        (-width / 2 + wall / 2, 0, wall, depth - 2 * wall, height),
        (width / 2 - wall / 2, 0, wall, depth - 2 * wall, height),
    ):
        parts.append(box((dx, dy, high / 2), (sx, sy, high), card, 0.0003))
    return parts


def filing(paths, width, height, depth, seed=1, step=0.0011, lean=-7):
    """Prints standing in a box as in a card index, `depth` deep from y = 0 on; those of `paths` are in front."""
    rng, parts = random.Random(seed), []
    white = plain("print", (0.86, 0.855, 0.84), 0.45)
    for k in range(int(depth / step)):
        at = (rng.uniform(-0.0012, 0.0012), step * k, height / 2 + rng.uniform(0, 0.0016))
        parts.append(
            box(at, (width, 0.00035, height), white, turn=(lean + rng.uniform(-0.8, 0.8), 0, rng.uniform(-0.5, 0.5)))
        )
    for k, path in enumerate(paths):
        front = group(
            photo_print(path, width, height, 0.004, 0.0004),
            (0.001 * k, -0.0016 - 0.004 * (len(paths) - 1 - k), height / 2 + 0.002 * k),
            (90 + lean, 0, 0),
        )
        parts.append(front)
    return parts


def pile(count, width, height, thick=0.0003, seed=3, mess=0.0016, color=(0.86, 0.855, 0.84)):
    """Prints on each other, not quite square; returns the parts and the height of the top."""
    rng, white = random.Random(seed), plain("print", color, 0.5)
    parts = [
        box(
            (rng.uniform(-mess, mess), rng.uniform(-mess, mess), thick * (k + 0.5)),
            (width, height, thick * 0.9),
            white,
            turn=(0, 0, rng.uniform(-1.2, 1.2)),
        )
        for k in range(count)
    ]
    return parts, thick * count
