"""Still lifes of food at true size: citrus, bread, coffee."""

import math
import random

import numpy as np

from kit.furniture import books
from kit.materials import Surface, acrylic, ceramic, glow, metal, plain, weave, wood
from kit.nature import branch, fractal, leaf, value_noise
from kit.shapes import ball, box, field, group, mesh, rod, sheet, solid, surface, tube, turned
from kit.stage import air, camera, softbox, sun


def tablecloth(color=(0.78, 0.75, 0.68), seed=3, folds=0.014, size=3.6):
    cloth = weave("linen", color, 900, 0.5, 0.0008)
    drape = lambda x, y: folds * fractal(x * 2.6, y * 1.1, 4, seed) + folds * 0.85 * np.sin(
        x * 5 + 3 * value_noise(x * 1.2, y, seed)
    )
    return field(320, 280, size, size, drape, cloth)


def citrus():
    """Oranges in a bowl, lemons beside it, one cut open."""
    air((0.8, 0.88, 1), 0.35)
    tablecloth()
    peel = lambda name, c, c2: plain(name, c, 0.36, c2, 5, (75, 0.25, 0.006), Specular=0.5, Subsurface=0.06)
    orange, lemon = peel("orange", (0.86, 0.24, 0.016), (0.90, 0.32, 0.03)), peel(
        "lemon", (0.88, 0.60, 0.045), (0.84, 0.66, 0.09)
    )
    bowl = ceramic((0.15, 0.21, 0.25), 0.25, (0.09, 0.15, 0.19))
    turned(
        [
            (0, 0.01),
            (0.13, 0.01),
            (0.15, 0.03),
            (0.27, 0.10),
            (0.335, 0.2),
            (0.345, 0.215),
            (0.33, 0.21),
            (0.26, 0.12),
            (0.14, 0.055),
            (0, 0.045),
        ],
        bowl,
        (-0.1, 0.22, 0),
        64,
        2,
    )
    rng = random.Random(2)
    for x, y, z, r in (
        (-0.24, 0.17, 0.158, 0.098),
        (-0.02, 0.13, 0.152, 0.1),
        (-0.11, 0.36, 0.165, 0.098),
        (-0.13, 0.2, 0.298, 0.096),
        (0.07, 0.31, 0.18, 0.09),
    ):
        fruit(x, y, z, r, orange, rng)
    for x, y, r in ((0.42, 0.02, 0.07), (0.57, 0.19, 0.073), (-0.46, -0.17, 0.073)):
        citron(x, y, r, lemon, rng)
    fruit(0.20, -0.22, 0.094, 0.097, orange, rng)
    half_orange((-0.13, -0.30, 0.084), 0.094, orange)
    green, stem = plain("leaf", (0.035, 0.11, 0.025), 0.35, (0.06, 0.17, 0.045), 5), plain(
        "stem", (0.16, 0.10, 0.04), 0.8
    )
    blade = leaf(10, 0.42, 0.25)
    branch((0.28, 0.05, 0.12), (1, 0.55, 0.25), 0.5, 9, blade, green, stem, rng, (0.13, 0.19), 0.35, 0.005)
    branch((-0.3, 0.3, 0.24), (-1, 0.3, 0.5), 0.42, 8, blade, green, stem, rng, (0.13, 0.18), 0.7, 0.005)
    sun((50, 0, -58), 4.0, 0.8, (1, 0.88, 0.70))
    softbox((1.6, -1, 1.6), (0, 0, 0), 9, 1.5, (0.8, 0.88, 1))
    camera((0.02, -1.42, 1.12), (0.02, 0.06, 0.07), 52, 4.5, (0, 0.05, 0.15))


def fruit(x, y, z, radius, peel, rng):
    """An orange: a ball, a little flat, with a green scar on top."""
    tilt = (rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6), rng.uniform(0, 6))
    profile = [
        (0.0, -0.90),
        (0.12, -0.93),
        (0.5, -0.82),
        (0.86, -0.46),
        (1, 0),
        (0.88, 0.46),
        (0.52, 0.80),
        (0.16, 0.91),
        (0.05, 0.885),
        (0, 0.87),
    ]
    made = turned([(r * radius, h * radius) for r, h in profile], peel, (x, y, z), 32, 2)
    made.rotation_euler = tilt
    scar = ball((0, 0, radius * 0.89), radius * 0.07, plain("scar", (0.10, 0.13, 0.03), 0.8), (1, 1, 0.5), segments=12)
    scar.parent = made


def citron(x, y, radius, peel, rng):
    profile = [
        (0, -1.5),
        (0.12, -1.46),
        (0.22, -1.32),
        (0.62, -0.98),
        (0.95, -0.4),
        (1, 0.1),
        (0.86, 0.66),
        (0.5, 1.12),
        (0.26, 1.3),
        (0.2, 1.44),
        (0.1, 1.52),
        (0, 1.53),
    ]
    made = turned([(r * radius, h * radius) for r, h in profile], peel, (x, y, radius * 0.97), 32, 2)
    made.rotation_euler = (math.pi / 2, 0, rng.uniform(0, 6))


def half_orange(at, radius, peel):
    """Cut face with twelve segments, tilted to the camera."""
    flesh = Surface("flesh", (0.80, 0.20, 0.02), 0.22, Specular=0.5, Subsurface=0.1)
    axes = flesh.node("SeparateXYZ", _0=flesh.at())
    turn = flesh.math("MULTIPLY", flesh.math("ARCTAN2", axes.outputs["Y"], axes.outputs["X"]), 11 / math.tau)
    wall = flesh.math("ABSOLUTE", flesh.math("SUBTRACT", flesh.math("FRACT", turn), 0.5))
    pulp = flesh.noise(90, 4, 0.6, 0.5)
    red = flesh.ramp(pulp, [(0.3, (0.72, 0.13, 0.01)), (0.7, (0.92, 0.34, 0.04))])
    flesh.feed(
        "Base Color", flesh.mix(flesh.ramp(wall, [(0.44, (0, 0, 0)), (0.48, (1, 1, 1))]), red, (0.92, 0.66, 0.30))
    )
    flesh.bump(pulp, 0.5, 0.004)
    pith = plain("pith", (0.90, 0.76, 0.48), 0.7)
    parts = [
        turned(
            [(0, -radius * 0.9), (radius * 0.5, -radius * 0.8), (radius * 0.88, -radius * 0.42), (radius, 0)],
            peel,
            steps=48,
            smooth=2,
        ),
        turned([(radius * 0.9, 0.0005), (radius, 0)], pith, steps=48, smooth=0),
        turned([(0, 0.001), (radius * 0.9, 0.001)], flesh.material, steps=48, smooth=0),
        turned([(0, 0.003), (radius * 0.08, 0.0025)], pith, steps=24, smooth=0),
    ]
    return group(parts, at, (44, 0, 12))


def bread():
    """A loaf on a board, knife and butter, morning light from behind."""
    air((0.86, 0.92, 1), 0.22)
    sheet((0, 0, 0), 6, 6, wood("walnut", "X", 3.0, 0.5, 0.35, 4))
    box((0, 0.03, 0.011), (0.46, 0.28, 0.022), wood("light oak", "X", 10), 0.008)
    crust = Surface("crust", (0.42, 0.18, 0.055), 0.75, Specular=0.25)
    burn = crust.noise(7, 7, 0.65)
    up = crust.node("SeparateXYZ", _0=crust.node("NewGeometry").outputs["Normal"]).outputs["Z"]
    flour = crust.math(
        "MULTIPLY",
        crust.ramp(crust.noise(26, 6, 0.7), [(0.48, (0, 0, 0)), (0.66, (1, 1, 1))]),
        crust.ramp(up, [(0.35, (0, 0, 0)), (0.85, (1, 1, 1))]),
    )
    crust.feed(
        "Base Color",
        crust.mix(
            crust.math("MULTIPLY", flour, 0.75),
            crust.ramp(burn, [(0.3, (0.20, 0.07, 0.02)), (0.7, (0.56, 0.29, 0.10))]),
            (0.86, 0.80, 0.70),
        ),
    )
    crust.bump(crust.math("ADD", crust.noise(40, 8, 0.7), crust.math("MULTIPLY", burn, 2)), 0.6, 0.006)
    u, v = np.meshgrid(np.linspace(0, math.tau, 160), np.linspace(-1, 1, 120))
    width = np.sqrt(np.clip(1 - np.abs(v) ** 2.6, 0, 1))
    cut = np.zeros_like(u)
    for k in range(4):
        line = v - (k - 1.5) * 0.42 - (u - math.pi / 2) * 0.32
        cut += -0.13 * np.exp(-((line / 0.035) ** 2)) + 0.07 * np.exp(-(((line - 0.085) / 0.05) ** 2))
    top = np.clip(np.sin(u), 0, 1) ** 0.7
    lump = 1 + 0.05 * fractal(u * 0.8, v * 2, 4, 4) + cut * top * width
    z = np.maximum(0.056 * np.sin(u) * width * lump, -0.030)
    loaf = surface(
        np.dstack([v * 0.155 * (1 + 0.02 * np.sin(u)), 0.075 * np.cos(u) * width * lump, z]),
        crust.material,
        (-0.055, 0.06, 0.052),
    )
    loaf.rotation_euler = (0, 0, math.radians(14))
    crumb = Surface("crumb", (0.76, 0.60, 0.38), 0.9)
    holes = crumb.node("TexVoronoi", Vector=crumb.at(), Scale=120.0).outputs["Distance"]
    crumb.feed("Base Color", crumb.ramp(holes, [(0.05, (0.50, 0.36, 0.20)), (0.35, (0.76, 0.60, 0.38))]))
    crumb.bump(holes, 0.8, 0.004)
    for k, (x, y, tilt) in enumerate(((0.145, -0.005, 0), (0.175, -0.055, 6))):
        slice_ = turned(
            [(0, 0), (0.056, 0), (0.060, 0.002), (0.060, 0.010), (0.056, 0.012), (0, 0.012)],
            crumb.material,
            (x, y, 0.023 + k * 0.012),
            40,
            1,
            (tilt, 0, 20 * k),
        )
        slice_.scale = (1, 0.82, 1)
        rim = turned(
            [(0.0595, 0.0), (0.0625, 0.003), (0.0625, 0.009), (0.0595, 0.012)],
            crust.material,
            (x, y, 0.023 + k * 0.012),
            40,
            1,
            (tilt, 0, 20 * k),
        )
        rim.scale = (1, 0.82, 1)
    blade = metal((0.70, 0.70, 0.72), 0.2)
    belly = [(0.10 * t, 0.012 - 0.025 * math.sqrt(1 - t**2.4)) for t in np.linspace(0, 1, 16)]
    outline = [(-0.105, 0.013), (-0.105, -0.013), *belly, (0.06, 0.013)]
    group(
        [
            solid(mesh([(x, y, 0.0008) for x, y in outline], [tuple(range(len(outline)))], blade), 0.0016),
            box((-0.155, 0, 0), (0.11, 0.022, 0.014), wood("walnut", "X", 14), 0.006),
        ],
        # It lies on the table before the board, on the end of its handle and on its point.
        (0.075, -0.155, 0.0045),
        (0, 2, -8),
    )
    white = ceramic((0.80, 0.78, 0.73), 0.3)
    turned(
        [(0, 0), (0.045, 0), (0.075, 0.008), (0.078, 0.012), (0.045, 0.005), (0, 0.004)], white, (0.30, 0.16, 0), 48, 2
    )
    box(
        (0.30, 0.16, 0.022),
        (0.055, 0.036, 0.034),
        plain("butter", (0.90, 0.72, 0.30), 0.45, Subsurface=0.1),
        0.004,
        turn=(0, 0, 24),
    )
    cloth = weave("cloth", (0.26, 0.33, 0.40), 1200, 0.6, 0.0006)
    field(
        120,
        90,
        0.34,
        0.26,
        lambda x, y: 0.008
        + 0.012 * np.abs(np.sin(x * 22 + 3 * value_noise(x * 9, y * 5, 3)))
        + 0.006 * fractal(x * 9, y * 9, 3, 6),
        cloth,
        (-0.31, -0.09, 0),
    )
    rng, crumbs = random.Random(3), crust.material
    for _ in range(46):
        ball((rng.gauss(0.10, 0.09), rng.gauss(-0.04, 0.06), 0.0235), rng.uniform(0.0006, 0.002), crumbs, segments=8)
    sun((58, 0, 152), 3.6, 1.5, (1, 0.84, 0.62))
    softbox((-1.2, 0.6, 1.0), (0, 0, 0), 9, 1.0)
    camera((0.03, -0.66, 0.42), (0.025, 0.02, 0.03), 50, 4.0, (-0.02, 0.0, 0.07))


def coffee():
    """A cup of coffee on a windowsill, rain on the pane and the lights of a street behind it. Upright."""
    air((0.30, 0.42, 0.62), 0.20)
    sheet((0, 0.16, 0), 3, 0.56, wood("oak", "X", 12))
    outside = Surface("outside", (0, 0, 0), 1)
    outside.set(**{"Emission Strength": 0.55})
    dusk = [(0.3, (0.012, 0.030, 0.050)), (0.5, (0.035, 0.075, 0.115)), (0.72, (0.10, 0.16, 0.22))]
    outside.feed("Emission", outside.ramp(outside.noise(0.35, 3, 0.5), dusk))
    sheet((0, 14, 1.5), 24, 14, outside.material, (90, 0, 0))
    rng = random.Random(31)
    tones = ((1.0, 0.55, 0.20), (1.0, 0.66, 0.34), (1.0, 0.82, 0.60), (1.0, 0.16, 0.09), (0.45, 0.75, 1.0))
    lamps = [glow("light", tone, 1.9) for tone in tones]
    for k in range(46):
        y = rng.uniform(5.5, 11)
        ball(
            (rng.uniform(-0.30, 0.34) * y, y, 0.27 + (y + 0.44) * rng.gauss(-0.10, 0.065)),
            rng.uniform(0.05, 0.085),
            lamps[rng.choice((0, 0, 1, 1, 2, 2, 3, 4))],
            segments=12,
        )
    drop = acrylic((1, 1, 1), 0.0)
    for _ in range(420):
        size = rng.uniform(0.0009, 0.0034) * rng.choice((1, 1, 0.5))
        at = (rng.uniform(-0.30, 0.30), 0.418, rng.uniform(0.02, 0.70))
        ball(at, size, drop, (1, 0.45, rng.uniform(1.0, 1.6)), segments=16)
    paint = plain("paint", (0.62, 0.60, 0.56), 0.45)
    box((-0.185, 0.43, 0.6), (0.035, 0.05, 1.4), paint, 0.004)
    box((0, 0.43, 0.012), (2, 0.06, 0.035), paint, 0.004)
    cup = ceramic((0.78, 0.73, 0.64), 0.3, (0.70, 0.62, 0.50))
    bowl = [(0, 0), (0.028, 0), (0.031, 0.003), (0.041, 0.05), (0.043, 0.082), (0.041, 0.084)]
    bowl += [(0.039, 0.08), (0.036, 0.045), (0.027, 0.007), (0, 0.006)]
    turned(bowl, cup, (0.03, 0.12, 0.008), 64, 2)
    cream = plain("coffee", (0.10, 0.038, 0.012), 0.12, (0.34, 0.19, 0.09), 70)
    turned([(0, 0.074), (0.038, 0.074)], cream, (0.03, 0.12, 0.008), 48, 0)
    tube([(0.070, 0.115, 0.076), (0.100, 0.105, 0.074), (0.102, 0.105, 0.037), (0.068, 0.115, 0.032)], 0.0055, cup)
    saucer = [(0, 0), (0.04, 0), (0.074, 0.006), (0.076, 0.010), (0.04, 0.006), (0, 0.005)]
    turned(saucer, cup, (0.03, 0.12, 0.0), 64, 2)
    steel = metal((0.62, 0.60, 0.57), 0.2)
    rod((-0.055, 0.088, 0.0115), (0.005, 0.070, 0.0125), 0.0016, steel)
    ball((0.012, 0.068, 0.0125), 0.010, steel, (1.5, 0.85, 0.3), (0, 0, -0.28), segments=24)
    books((-0.135, 0.22, 0), ((0.15, 0.21, 0.022, (0.40, 0.10, 0.06)), (0.14, 0.20, 0.018, (0.80, 0.76, 0.66))), 4)
    softbox((-0.75, -0.55, 0.75), (0.03, 0.12, 0.05), 5.5, 0.45, (1, 0.76, 0.50))
    camera((0.05, -0.44, 0.27), (0.015, 0.12, 0.115), 52, 2.2, (0.03, 0.08, 0.07))
