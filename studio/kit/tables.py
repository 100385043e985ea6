"""Tables seen from near: what lies under a product, the light on it, and small things of daily life."""

import math
import random

from .materials import Surface, ceramic, metal, plain, planks, weave
from .nature import branch, fractal, leaf
from .shapes import ball, box, field, group, ring, rod, sheet, tube, turned
from .stage import air, bulb, softbox, sun


def fine_cloth(color, seed=3, folds=0.003, size=2.4):
    """Finely woven cloth on a table, its upper side about z = 0, for what is seen from near."""
    cloth = weave("fine cloth", color, 6400, 0.4, 0.0002, tuple(c * 0.88 for c in color))
    return field(300, 260, size, size, lambda x, y: -folds + folds * fractal(x * 3, y * 1.6, 4, seed), cloth)


def slats(color=(0.36, 0.33, 0.29), count=9, width=0.14, gap=0.008):
    """A garden table: weathered boards with gaps, their upper side at z = 0."""
    rng = random.Random(8)
    for k in range(count):
        shade = rng.uniform(0.85, 1.12)
        light = tuple(c * shade for c in color)
        s = Surface("weathered", light, 0.8, Specular=0.2)
        fibre = s.noise(9, 9, 0.65, 0.5, s.at(scale=(0.5, 9, 9)))
        s.feed("Base Color", s.ramp(fibre, [(0.3, tuple(c * 0.6 for c in light)), (0.7, light)]))
        s.bump(fibre, 0.5, 0.003)
        at = (rng.uniform(-0.2, 0.2), (k - (count - 1) / 2) * (width + gap), -0.012)
        box(at, (3.0, width, 0.024), s.material, 0.003)


def boards(kind="walnut", width=0.17):
    """A table of glued boards, each of its own shade."""
    return sheet((0, 0.05, 0), 3, 3, planks(kind, width, 1.7))


def stone_top(color=(0.36, 0.36, 0.35), spots=(0.46, 0.46, 0.44)):
    """Honed stone: clouds of two tones, fine pits."""
    s = Surface("stone", color, 0.62, Specular=0.35)
    clouds = s.noise(7, 9, 0.65, 1.2)
    s.feed("Base Color", s.ramp(clouds, [(0.36, color), (0.66, spots)]))
    s.bump(s.noise(420, 5), 0.10, 0.0008)
    return sheet((0, 0, 0), 4, 4, s.material)


def desk_paper(color=(0.74, 0.66, 0.56)):
    """The ground of stationery: a smooth painted board."""
    second = tuple(min(1, c * 1.06) for c in color)
    return sheet((0, 0, 0), 4, 4, plain("ground", color, 0.9, second, 3.5, (12, 0.25, 0.003)))


def day_light(way=-60, low=52, energy=3.6, fill=1.6, even=0.24, soft=1.6, near=0.8):
    """Light set-up for a table: sun from `way` degrees (-60 from the left front, -125 from the left behind), `low`
    degrees from overhead; a window at the left as fill, `near` metres away."""
    air((0.82, 0.90, 1), even)
    sun((low, 0, way), energy, soft, (1, 0.9, 0.76))
    softbox((-near, -0.3 * near, near), (0, 0, 0), fill * near * near * 1.5, 0.75 * near, (0.92, 0.95, 1))


def lamp_light(at=(0.55, 0.35, 0.55), energy=5.0, even=0.05, window=0.5):
    """Light set-up: evening, one warm lamp outside the picture, the last blue from a window."""
    air((0.36, 0.46, 0.72), even)
    bulb(at, energy, 0.07, (1, 0.76, 0.50))
    softbox((-1.0, -0.4, 0.8), (0, 0, 0), window, 0.7, (0.52, 0.66, 1))


def grey_light(fill=9.0, even=0.35, at=(-1.1, 0.5, 1.0), size=1.2):
    """Light set-up: a big window under clouds, no sun."""
    air((0.90, 0.94, 1), even)
    softbox(at, (0, 0, 0), fill, size, (0.95, 0.97, 1))


def window_cross():
    """Bars of a window outside the picture; their shadow lies on the table."""
    bar = plain("bar", (0.7, 0.7, 0.7))
    for k in range(3):
        box((-1.25 + k * 0.26, -0.42, 1.0), (0.018, 1.1, 0.018), bar)


def leaf_shadow(x=-0.46, y=-0.06, z=0.32):
    """A branch outside the picture; its shadow lies on the table."""
    rng, blade = random.Random(12), leaf(8, 0.5, 0.3)
    green, stem = plain("leaf", (0.19, 0.24, 0.17), 0.6), plain("stem", (0.2, 0.13, 0.08), 0.8)
    for k in range(6):
        at, way = (x + k * 0.025, y + k * 0.04, z + 0.01 * k), (1, 0.35 - 0.16 * k, 0.1)
        branch(at, way, 0.2, 13, blade, green, stem, rng, (0.034, 0.05), 0.5, 0.002)


def glasses(at, turn=0.0, color=(0.42, 0.32, 0.18)):
    """Reading glasses, folded open, lying on their rims."""
    wire, parts = metal(color, 0.3), []
    for x in (-0.027, 0.027):
        parts.append(ring((x, 0, 0.022), 0.0225, 0.0012, wire, turn=(1.25, 0, 0)))
        parts.append(
            tube(
                [(x * 1.82, 0.0, 0.0222), (x * 1.94, 0.006, 0.0235), (x * 2.05, 0.095, 0.018), (x * 1.9, 0.135, 0.002)],
                0.0011,
                wire,
            )
        )
    parts.append(tube([(-0.0045, 0.001, 0.026), (0, 0.003, 0.029), (0.0045, 0.001, 0.026)], 0.0011, wire))
    return group(parts, at, (0, 0, turn))


def pen(at, turn=0.0, body=(0.02, 0.02, 0.02), tilt=0.0):
    """A fountain pen 14 cm long, closed, lying along x."""
    brass, ink = metal((0.72, 0.53, 0.27), 0.25), plain("pen", body, 0.22)
    parts = [
        rod((-0.07, 0, 0), (-0.066, 0, 0), 0.0036, brass),
        rod((-0.066, 0, 0), (0.06, 0, 0), 0.0046, ink),
        rod((0.010, 0, 0), (0.0125, 0, 0), 0.0050, brass),
        rod((0.06, 0, 0), (0.068, 0, 0), 0.0042, brass),
        box((0.036, 0, 0.0055), (0.042, 0.0022, 0.0010), brass, 0.0004),
    ]
    return group(parts, at, (0, tilt, turn))


def keys(at, turn=0.0):
    """Two house keys on a ring with a leather tag."""
    brass, steel = metal((0.66, 0.50, 0.26), 0.32), metal((0.58, 0.58, 0.58), 0.28)
    parts = [ring((0, 0, 0.0035), 0.015, 0.0009, steel)]
    for material, way, z in ((brass, -38, 0.0016), (steel, 8, 0.0040)):
        made = [
            turned([(0, 0), (0.0118, 0), (0.0118, 0.002), (0, 0.002)], material, (0.024, 0, 0), 32, 0),
            box((0.046, 0, 0.001), (0.030, 0.0062, 0.0018), material, 0.0003),
        ]
        made += [
            box((0.046 + 0.005 * k, -0.0042, 0.001), (0.003, 0.003 - 0.0006 * (k % 3), 0.0016), material)
            for k in range(3)
        ]
        parts.append(group(made, (0, 0, z), (0, 0, way)))
    leather = plain("leather", (0.28, 0.13, 0.06), 0.55, grain=(500, 0.3, 0.0008))
    parts.append(group([box((0.038, 0, 0.0018), (0.046, 0.017, 0.003), leather, 0.0012)], (0, 0, 0), (0, 0, 118)))
    return group(parts, at, (0, 0, turn))


def candle(at, height=0.08, radius=0.026, wax=(0.82, 0.77, 0.68)):
    x, y, z = at
    body = plain("candle", wax, 0.5, Subsurface=0.2)
    profile = [(0, 0), (radius, 0), (radius, height - 0.003), (radius * 0.8, height), (0, height - 0.005)]
    turned(profile, body, at, 40, 1)
    rod((x, y, z + height - 0.006), (x, y, z + height + 0.006), 0.0006, plain("wick", (0.02, 0.02, 0.02)))


def tape(at, color=(0.52, 0.24, 0.16), radius=0.026, width=0.014):
    """A roll of paper tape lying on its side."""
    paper_side = plain("tape", color, 0.7)
    profile = [(radius * 0.62, 0), (radius, 0), (radius, width), (radius * 0.62, width), (radius * 0.62, 0)]
    return turned(profile, paper_side, at, 64, 0)


def apricots(at, count=3, seed=2):
    """Fruit close together, `at` is where they lie."""
    rng = random.Random(seed)
    skin = plain("apricot", (0.78, 0.40, 0.10), 0.5, (0.66, 0.20, 0.06), 30, Subsurface=0.1)
    for k in range(count):
        a, r = math.tau * k / count + 0.4, 0.026 if count > 1 else 0
        ball((at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + 0.021), 0.022 * rng.uniform(0.92, 1.05), skin)


def dish(at, color=(0.34, 0.17, 0.10), size=1.0):
    """A low clay dish, 15 cm wide at size 1; things lie 1 cm high in it."""
    profile = [(0, 0.003), (0.03, 0), (0.06, 0.018), (0.075, 0.04), (0.072, 0.04), (0.055, 0.02), (0, 0.008)]
    return turned([(r * size, h * size) for r, h in profile], ceramic(color, 0.5), at, 48, 2)
