"""A family at true size: toys, a birthday, baby shoes."""

import math
import random

import numpy as np

from kit.furniture import bear
from kit.materials import Surface, ceramic, glow, plain, planks, plaster, weave, wood
from kit.nature import fractal, twig, value_noise
from kit.shapes import ball, box, field, group, mesh, ring, rod, sheet, surface, tube, turned
from kit.stage import air, bulb, camera, softbox, sun


def toys():
    """Wooden blocks and a train on the floor of a child's room."""
    air((0.87, 0.92, 1), 0.45)
    sheet((0, 0, 0), 8, 8, planks("pale floor", 0.14, 1.4))
    box((0, 2.4, 1.2), (8, 0.1, 2.6), plaster((0.62, 0.70, 0.70)))
    box((0, 2.33, 0.05), (8, 0.03, 0.1), plain("skirting", (0.84, 0.82, 0.78), 0.5), 0.004)
    rug = weave("rug", (0.66, 0.60, 0.50), 260, 0.9, 0.004, (0.52, 0.46, 0.38))
    turned([(0, 0), (0.78, 0), (0.80, 0.006), (0.78, 0.014), (0, 0.016)], rug, (0.35, 0.75, 0), 96, 1)
    paint = lambda c: plain("paint", c, 0.38, grain=(60, 0.06, 0.002))
    red, blue, yellow, green = (
        paint((0.55, 0.05, 0.035)),
        paint((0.05, 0.16, 0.36)),
        paint((0.80, 0.45, 0.06)),
        paint((0.10, 0.27, 0.14)),
    )
    oak = wood("pine", "Z", 14)
    for (x, y, z), m, turn in (
        ((-0.20, 0.25, 0.03), red, 12),
        ((-0.13, 0.27, 0.03), oak, -6),
        ((-0.165, 0.26, 0.09), yellow, 24),
        ((-0.16, 0.262, 0.15), blue, 4),
        ((0.28, -0.02, 0.03), green, 33),
        ((0.05, 0.42, 0.03), oak, 18),
    ):
        box((x, y, z), (0.058, 0.058, 0.058), m, 0.004, turn=(0, 0, turn))
    turned([(0, 0), (0.03, 0), (0.0, 0.06)], red, (-0.162, 0.262, 0.179), 32, 0)
    arch = wood("pine", "X", 12)
    u = np.linspace(0, math.pi, 40)
    tube([(0.20 + 0.045 * math.cos(a), 0.36, 0.012 + 0.045 * math.sin(a)) for a in u], 0.014, arch)
    things = [
        box((0, 0, 0.055), (0.15, 0.062, 0.03), red, 0.008),
        turned(
            [(0, 0), (0.026, 0), (0.028, 0.01), (0.028, 0.085), (0.02, 0.09), (0, 0.09)],
            blue,
            (-0.02, 0, 0.095),
            32,
            1,
            (0, 90, 0),
        ),
        box((-0.055, 0, 0.105), (0.05, 0.064, 0.085), red, 0.008),
        box((-0.055, 0, 0.152), (0.066, 0.078, 0.010), yellow, 0.004),
        turned([(0, 0), (0.010, 0), (0.010, 0.03), (0.016, 0.042), (0, 0.042)], yellow, (0.045, 0, 0.118), 24, 1),
    ]
    for x in (-0.05, 0.0, 0.05):
        for y in (-0.034, 0.034):
            things.append(
                turned(
                    [(0, -0.006), (0.022, -0.006), (0.024, 0), (0.022, 0.006), (0, 0.006)],
                    oak,
                    (x, y, 0.024),
                    32,
                    1,
                    (90, 0, 0),
                )
            )
    group(things, (0.10, 0.08, 0), (0, 0, 24))
    wagon = [
        box((0, 0, 0.05), (0.13, 0.062, 0.02), green, 0.006),
        *[box((0, y, 0.075), (0.13, 0.008, 0.04), green, 0.003) for y in (-0.027, 0.027)],
    ]
    for x in (-0.04, 0.04):
        for y in (-0.034, 0.034):
            wagon.append(
                turned(
                    [(0, -0.006), (0.022, -0.006), (0.024, 0), (0.022, 0.006), (0, 0.006)],
                    oak,
                    (x, y, 0.024),
                    32,
                    1,
                    (90, 0, 0),
                )
            )
    wagon += [ball((x, 0.0, 0.088), 0.022, m, segments=32) for x, m in ((-0.035, yellow), (0.01, blue), (0.042, red))]
    group(wagon, (-0.055, 0.005, 0), (0, 0, 27))
    bear((0.46, 0.52, 0.015), -34)
    sun((56, 0, -52), 3.6, 1.0, (1, 0.88, 0.70))
    softbox((-1.5, -0.8, 1.4), (0, 0.3, 0.1), 14, 1.2)
    for k in range(3):
        box((-1.9 + k * 0.42, -1.15, 1.1), (0.04, 0.03, 2.6), plain("bar", (0.8, 0.8, 0.8)))
    camera((0.06, -0.78, 0.36), (0.09, 0.3, 0.095), 42, 4, (0.08, 0.05, 0.07))


def birthday():
    """A cake with candles, balloons behind it, evening."""
    air((0.62, 0.56, 0.60), 0.24)
    box((0, 3.2, 1.4), (8, 0.1, 3.6), plaster((0.56, 0.50, 0.44)))
    cloth = weave("cloth", (0.74, 0.70, 0.62), 900, 0.5, 0.0008)
    sheet((0, 0.4, 0), 3.4, 2.2, cloth)
    icing = plain("icing", (0.86, 0.78, 0.70), 0.5, grain=(26, 0.25, 0.006), Subsurface=0.08)
    turned(
        [(0, 0.02), (0.135, 0.02), (0.145, 0.03), (0.147, 0.115), (0.135, 0.128), (0, 0.13)],
        icing,
        (0, 0.15, 0.055),
        72,
        2,
    )
    white = ceramic((0.80, 0.78, 0.74), 0.25)
    turned(
        [(0, 0), (0.07, 0), (0.03, 0.012), (0.025, 0.055), (0.16, 0.065), (0.18, 0.072), (0.17, 0.076), (0, 0.074)],
        white,
        (0, 0.15, 0),
        64,
        2,
    )
    rng = random.Random(9)
    berry = plain("raspberry", (0.50, 0.03, 0.06), 0.35, grain=(240, 0.9, 0.004), Subsurface=0.1)
    for k in range(15):
        a = math.tau * k / 15
        ball((0.115 * math.cos(a), 0.15 + 0.115 * math.sin(a), 0.194), 0.0135, berry, (1, 1, 1.15), segments=24)
    flame, wick = glow("flame", (1.0, 0.52, 0.16), 16), plain("wick", (0.02, 0.02, 0.02))
    waxes = [
        plain("wax", c, 0.4, Subsurface=0.15) for c in ((0.75, 0.24, 0.16), (0.82, 0.62, 0.22), (0.24, 0.40, 0.44))
    ]
    for k in range(7):
        a = math.tau * k / 7 + 0.2
        x, y = (0.066 * math.cos(a), 0.15 + 0.066 * math.sin(a)) if k else (0, 0.15)
        rod((x, y, 0.18), (x, y, 0.262), 0.0035, waxes[k % 3])
        rod((x, y, 0.262), (x, y, 0.268), 0.0006, wick)
        ball((x, y, 0.277), 0.0042, flame, (0.85, 0.85, 2.3), segments=16)
        if k % 2:
            bulb((x, y, 0.285), 0.55, 0.006, (1, 0.58, 0.26))
    for x, y, z, r, c in (
        (-0.74, 1.75, 0.56, 0.16, (0.70, 0.20, 0.14)),
        (-0.40, 2.05, 0.70, 0.17, (0.82, 0.60, 0.26)),
        (0.66, 1.8, 0.62, 0.16, (0.16, 0.32, 0.38)),
        (0.98, 2.1, 0.46, 0.16, (0.80, 0.72, 0.62)),
        (-1.05, 2.2, 0.44, 0.16, (0.28, 0.42, 0.34)),
        (0.34, 2.3, 0.52, 0.15, (0.80, 0.36, 0.30)),
    ):
        rubber = plain("balloon", c, 0.22, Specular=0.5, Subsurface=0.1)
        turned(
            [
                (r * a, r * b)
                for a, b in (
                    (0, -1.28),
                    (0.06, -1.26),
                    (0.05, -1.18),
                    (0.35, -0.98),
                    (0.85, -0.3),
                    (1, 0.2),
                    (0.86, 0.68),
                    (0.5, 0.97),
                    (0, 1.08),
                )
            ],
            rubber,
            (x, y, z),
            32,
            2,
        )
        tube(
            [(x, y, z - r * 1.25), (x + 0.03, y, z - 0.4), (x, y, z - 0.8)], 0.0012, plain("string", (0.7, 0.68, 0.62))
        )
    for x, y in ((-0.36, 0.05), (0.40, 0.30)):
        turned([(0, 0), (0.08, 0), (0.10, 0.008), (0.08, 0.005), (0, 0.004)], white, (x, y, 0), 48, 2)
    for x, y, tone in (
        (-0.29, 0.34, (0.16, 0.34, 0.40)),
        (0.28, 0.07, (0.70, 0.24, 0.16)),
        (0.42, 0.36, (0.82, 0.60, 0.22)),
    ):
        card = plain("cup", tone, 0.55)
        rim = [
            (0, 0),
            (0.027, 0),
            (0.036, 0.088),
            (0.038, 0.090),
            (0.036, 0.092),
            (0.034, 0.088),
            (0.026, 0.004),
            (0, 0.004),
        ]
        turned(rim, card, (x, y, 0), 40, 1)
        turned([(0, 0.072), (0.0335, 0.072)], plain("juice", (0.75, 0.30, 0.04), 0.1), (x, y, 0), 32, 0)
    flags = [
        plain("flag", c, 0.8) for c in ((0.70, 0.20, 0.14), (0.86, 0.66, 0.28), (0.20, 0.38, 0.42), (0.86, 0.80, 0.70))
    ]
    line = lambda k: (-1.7 + 0.17 * k, 3.1, 1.06 - 0.20 * (1 - ((k - 10) / 10) ** 2))
    tube([line(k) for k in range(21)], 0.003, plain("string", (0.7, 0.68, 0.62)))
    for k in range(20):
        (ax, ay, az), (bx, _, bz) = line(k + 0.08), line(k + 0.92)
        mesh([(ax, ay, az), (bx, ay, bz), ((ax + bx) / 2, ay - 0.02, (az + bz) / 2 - 0.17)], [(0, 1, 2)], flags[k % 4])
    confetti = [
        plain("paper", c, 0.7) for c in ((0.70, 0.16, 0.12), (0.85, 0.62, 0.18), (0.12, 0.30, 0.40), (0.85, 0.80, 0.72))
    ]
    for _ in range(90):
        turned(
            [(0, 0), (0.005, 0.0004)],
            rng.choice(confetti),
            (rng.uniform(-0.55, 0.55), rng.uniform(-0.25, 0.55), 0.001),
            10,
            0,
        )
    bulb((-1.2, 0.2, 1.5), 24, 0.25, (1, 0.74, 0.48))
    bulb((0.9, 1.9, 1.9), 20, 0.25, (1, 0.66, 0.36))
    camera((0.02, -0.90, 0.40), (0.02, 0.3, 0.275), 44, 3.2, (0, 0.12, 0.22))


def shoes():
    """Knitted baby shoes and a rattle on a blanket."""
    air((0.9, 0.93, 1), 0.55)
    knit = Surface("blanket", (0.74, 0.70, 0.62), 0.95, Sheen=0.3)
    cells = knit.node("TexVoronoi", Vector=knit.at(scale=(1, 0.6, 1)), Scale=150.0).outputs["Distance"]
    knit.feed("Base Color", knit.ramp(cells, [(0.1, (0.78, 0.74, 0.66)), (0.7, (0.56, 0.52, 0.45))]))
    knit.bump(knit.math("MULTIPLY", cells, -1), 0.6, 0.003)
    field(
        260,
        220,
        1.6,
        1.4,
        lambda x, y: 0.016 * fractal(x * 3.5, y * 2, 4, 5) + 0.008 * np.sin(x * 13 + 4 * value_noise(x * 2, y * 2, 3)),
        knit.material,
    )
    wool = Surface("wool", (0.40, 0.47, 0.46), 0.95, Sheen=0.4)
    loops = wool.node("TexVoronoi", Vector=wool.at(scale=(1, 1, 0.7)), Scale=330.0).outputs["Distance"]
    wool.feed("Base Color", wool.ramp(loops, [(0.1, (0.46, 0.53, 0.52)), (0.7, (0.25, 0.31, 0.31))]))
    wool.bump(wool.math("MULTIPLY", loops, -1), 0.7, 0.0016)
    cream = plain("cream", (0.80, 0.76, 0.68), 0.95, grain=(500, 0.6, 0.002))
    for x, y, turn in ((-0.045, 0.0, 8), (0.05, 0.015, -12)):
        u, v = np.meshgrid(np.linspace(0, math.tau, 48), np.linspace(0, 1, 30))
        foot = surface(
            np.dstack(
                [
                    0.030 * np.cos(u) * np.sin(math.pi * np.clip(v, 0.0, 1)) ** 0.45,
                    -0.052 + 0.104 * v + 0 * u,
                    0.026 + 0.026 * np.sin(u) * np.sin(math.pi * v) ** 0.5,
                ]
            ),
            wool.material,
        )
        shaft = turned(
            [
                (0.028, 0.028),
                (0.027, 0.05),
                (0.028, 0.066),
                (0.033, 0.070),
                (0.034, 0.078),
                (0.029, 0.081),
                (0.024, 0.076),
                (0.023, 0.05),
            ],
            wool.material,
            (0, 0.020, 0),
            40,
            2,
        )
        cuff = turned([(0.0335, 0.066), (0.036, 0.072), (0.035, 0.082), (0.030, 0.084)], cream, (0, 0.020, 0), 40, 2)
        bow = [
            tube(
                [
                    (0, -0.005, 0.055),
                    (s * 0.012, -0.014, 0.062),
                    (s * 0.020, -0.012, 0.054),
                    (s * 0.010, -0.010, 0.050),
                    (0, -0.006, 0.055),
                ],
                0.0018,
                cream,
            )
            for s in (-1, 1)
        ]
        group([foot, shaft, cuff, *bow], (x, y, 0.004), (0, 0, turn))
    beech = wood("light oak", "X", 30)
    ring((0.17, 0.045, 0.022), 0.028, 0.0065, beech, turn=(0.2, 0.1, 0))
    rod((0.148, 0.022, 0.022), (0.118, -0.010, 0.022), 0.006, beech)
    ball((0.109, -0.019, 0.024), 0.015, plain("bead", (0.62, 0.30, 0.20), 0.4), segments=32)
    twig((-0.22, 0.10, 0.03), (1, -0.25, 0.1), 0.17, 7, 12, (0.022, 0.034), 0.0012)
    sun((55, 0, -55), 3.0, 2.5, (1, 0.91, 0.78))
    softbox((-0.6, -0.4, 0.7), (0, 0, 0), 2.4, 0.5)
    camera((0.025, -0.34, 0.30), (0.028, 0.02, 0.03), 52, 4, (0, 0.0, 0.05))
