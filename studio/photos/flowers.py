"""Flowers and the wedding at true size: tulips, a bouquet, rings."""

import math
import random

import numpy as np

from kit.materials import Surface, metal, plain, plaster, weave, wood
from kit.nature import branch, fractal, leaf, place, twig
from kit.shapes import box, field, group, ring, rod, sheet, surface, tube, turned
from kit.stage import air, camera, softbox, sun


def tulips():
    """Tulips from near, a garden behind them out of focus. Upright."""
    air((0.80, 0.90, 0.75), 0.5)
    behind = Surface("garden", (0, 0, 0), 1)
    spots = behind.noise(2.6, 4, 0.6)
    behind.set(**{"Emission Strength": 0.8})
    behind.feed(
        "Emission",
        behind.ramp(
            spots,
            [
                (0.3, (0.02, 0.06, 0.015)),
                (0.5, (0.10, 0.22, 0.05)),
                (0.62, (0.34, 0.42, 0.12)),
                (0.75, (0.72, 0.70, 0.40)),
            ],
        ),
    )
    sheet((0, 2.2, 0.4), 6, 4, behind.material, (90, 0, 0))
    stem = plain("stem", (0.10, 0.22, 0.05), 0.5)
    blade = Surface("blade", (0.08, 0.19, 0.06), 0.5)
    rng = random.Random(4)
    tones = [
        ((0.75, 0.05, 0.03), (0.86, 0.32, 0.05)),
        ((0.80, 0.16, 0.20), (0.90, 0.50, 0.42)),
        ((0.72, 0.04, 0.05), (0.86, 0.25, 0.06)),
    ]
    for k, (x, y, z, s) in enumerate(
        (
            (-0.035, 0, 0.30, 1),
            (0.055, 0.05, 0.265, 0.94),
            (-0.115, 0.11, 0.34, 0.96),
            (0.125, 0.16, 0.325, 0.95),
            (0.02, 0.25, 0.37, 0.95),
            (-0.2, 0.35, 0.30, 1),
            (0.22, 0.4, 0.28, 1),
            (0.0, 0.55, 0.33, 1),
        )
    ):
        tulip((x, y, z), s * 0.052, tones[k % 3], rng)
        tube([(x + rng.uniform(-0.03, 0.03), y, -0.1), (x * 0.97, y, z * 0.5), (x, y, z)], 0.0042, stem)
        for side in (-1, 1):
            long = leaf(12, 0.16, rng.uniform(0.05, 0.35))
            long.materials.append(blade.material)
            place(
                long,
                (x + side * 0.015, y, z - 0.30),
                (side * rng.uniform(0.25, 0.5), rng.uniform(-0.2, 0.2), 1),
                rng.uniform(0.24, 0.32),
            )
    sun((52, 0, 130), 4.2, 1.2, (1, 0.9, 0.72))
    softbox((-0.8, -0.8, 0.9), (0, 0, 0.3), 4, 0.7)
    camera((0.0, -0.52, 0.36), (0.0, 0.1, 0.315), 62, 2.8, (-0.03, -0.03, 0.31))


def tulip(at, size, tones, rng):
    """Six petals closed to a cup."""
    petal = Surface("petal", tones[0], 0.5, Subsurface=0.12, Sheen=0.3)
    petal.set(**{"Subsurface Color": (*tones[0], 1), "Subsurface Radius": (0.02, 0.006, 0.004)})
    uv = petal.node("SeparateXYZ", _0=petal.at("UV"))
    veins = petal.noise(9, 4, 0.6, 0, petal.at("UV", scale=(7, 0.6, 1)))
    height = petal.math("ADD", uv.outputs["Y"], petal.math("MULTIPLY", petal.math("SUBTRACT", veins, 0.5), 0.5))
    petal.feed(
        "Base Color",
        petal.ramp(height, [(0.05, (0.55, 0.52, 0.14)), (0.25, tones[0]), (0.75, tones[0]), (1, tones[1])]),
    )
    petal.bump(veins, 0.25, 0.001)
    u, v = np.meshgrid(np.linspace(-1, 1, 15), np.linspace(0, 1, 22))
    for k in range(6):
        inner = k % 2
        turn = k * math.tau / 6 + rng.uniform(-0.1, 0.1)
        radius = (
            (0.60 - 0.07 * inner)
            * np.sin(np.clip(v * 0.92 + 0.06, 0, 1) * math.pi * 0.72) ** 0.75
            * (1 + rng.uniform(-0.06, 0.1) * v)
        )
        half = 0.66 * np.sin(np.clip(v, 0, 1) ** 0.75 * math.pi * 0.93) ** 0.7 + 0.05
        angle = u * half * 1.05
        z = v * 1.75 - 0.10 * u * u * v
        out = radius * (1 + 0.05 * u * u)
        points = np.dstack([out * np.cos(angle + turn), out * np.sin(angle + turn), z]) * size
        surface(points, petal.material, at)


def rings():
    """Two rings on a ribbon beside eucalyptus; a small file."""
    air((0.9, 0.93, 1), 0.5)
    cloth = weave("linen", (0.78, 0.74, 0.67), 1800, 0.6, 0.0003)
    field(200, 160, 0.6, 0.5, lambda x, y: 0.004 * fractal(x * 14, y * 7, 4, 2), cloth)
    gold = metal((0.84, 0.60, 0.30), 0.12)
    ring((-0.006, 0.0, 0.006), 0.0095, 0.0014, gold, turn=(0.25, 0, 0))
    ring((0.011, 0.004, 0.0085), 0.0085, 0.0012, gold, turn=(0.75, 0.55, 0))
    silk = plain("silk", (0.72, 0.52, 0.46), 0.3, Sheen=0.6)
    x, y = np.meshgrid(np.linspace(-0.16, 0.16, 200), np.linspace(-0.007, 0.007, 8))
    surface(
        np.dstack(
            [x, y + 0.03 + 0.02 * np.sin(x * 26), 0.006 + 0.010 * np.abs(np.sin(x * 31 + 1)) + 0.2 * y * np.cos(x * 31)]
        ),
        silk,
    )
    twig((-0.13, 0.055, 0.012), (1, -0.12, 0.05), 0.16, 5, 13, (0.022, 0.034), 0.0012)
    twig((0.15, -0.05, 0.010), (-1, 0.1, 0.06), 0.11, 6, 10, (0.02, 0.03), 0.0012)
    sun((55, 0, -60), 3.6, 2, (1, 0.9, 0.76))
    camera((0.0, -0.14, 0.10), (0.0, 0.008, 0.006), 60, 4, (0, -0.004, 0.008))


def bouquet():
    """A bride's bouquet on a chair's seat by a window. Upright."""
    air((0.9, 0.93, 1), 0.5)
    box((0, 1.3, 1.0), (6, 0.1, 4), plaster((0.72, 0.68, 0.63)))
    seat = wood("light oak", "X", 9)
    box((0, 0.2, -0.02), (0.9, 0.62, 0.04), seat, 0.012)
    for x in (-0.36, 0.36):
        rod((x, 0.46, 0), (x * 1.04, 0.56, 1.2), 0.018, seat)
    rod((-0.38, 0.52, 0.62), (0.38, 0.52, 0.62), 0.016, seat)
    rng = random.Random(14)
    petal_tones = [(0.84, 0.74, 0.68), (0.80, 0.56, 0.50), (0.86, 0.82, 0.74), (0.62, 0.22, 0.20)]
    for k in range(26):
        a, r = k * 2.399, 0.026 * math.sqrt(k)
        lift = 0.27 - 1.2 * r * r * 4
        rose(
            (r * math.cos(a) * 1.15, 0.2 + r * math.sin(a) * 0.9, lift),
            rng.uniform(0.030, 0.042),
            rng.choice(petal_tones),
            rng,
            (math.cos(a) * r * 4.2, math.sin(a) * r * 4.2),
        )
    green, stem = plain("leaf", (0.12, 0.17, 0.10), 0.6, (0.20, 0.25, 0.17), 20), plain("stem", (0.12, 0.18, 0.06), 0.6)
    blade = leaf(8, 0.5, 0.3)
    for k in range(17):
        a = math.tau * k / 17
        branch(
            (0.06 * math.cos(a), 0.2 + 0.05 * math.sin(a), 0.14),
            (math.cos(a), math.sin(a) * 0.8, 0.55),
            rng.uniform(0.15, 0.24),
            11,
            blade,
            green,
            stem,
            rng,
            (0.035, 0.055),
            0.5,
            0.0015,
        )
    for k in range(22):
        a = math.tau * k / 22
        rod(
            (0.018 * math.cos(a), 0.2 + 0.018 * math.sin(a), 0.17),
            (0.05 * math.cos(a + 0.8) + 0.03, 0.16 + 0.05 * math.sin(a + 0.8), 0.006),
            0.0024,
            stem,
        )
    turned(
        [(0.027, 0.06), (0.023, 0.09), (0.026, 0.12)],
        plain("silk", (0.78, 0.70, 0.64), 0.3, Sheen=0.5),
        (0.008, 0.19, 0),
        32,
        1,
    )
    sun((54, 0, -56), 3.4, 1.6, (1, 0.9, 0.76))
    softbox((-1.2, -0.8, 1.2), (0, 0.2, 0.2), 11, 1.0)
    camera((0.03, -0.82, 0.52), (0.0, 0.2, 0.20), 55, 4, (0, 0.1, 0.26))


def rose(at, size, tone, rng, lean):
    """Petals in a spiral around a bud."""
    petal = plain("rose", tone, 0.6, tuple(c * 0.86 for c in tone), 40, Subsurface=0.15, Sheen=0.2)
    u, v = np.meshgrid(np.linspace(-1, 1, 9), np.linspace(0, 1, 9))
    parts = []
    for k in range(15):
        open_ = 0.16 + 0.055 * k
        turn = k * 2.399 + rng.uniform(-0.2, 0.2)
        radius = open_ * (0.55 + 0.45 * v**0.8) + 0.10 * np.clip(v - 0.75, 0, 1) * open_ * 3
        angle = u * (1.15 - 0.035 * k) * np.sin(np.clip(v * 0.8 + 0.25, 0, 1) * math.pi * 0.9) ** 0.5
        z = v * (0.98 - 0.022 * k) - 0.08 * u * u - 0.25 * np.clip(v - 0.72, 0, 1) * open_
        parts.append(
            surface(np.dstack([radius * np.cos(angle + turn), radius * np.sin(angle + turn), z]) * size, petal)
        )
    return group(parts, at, (-lean[1] * 57, lean[0] * 57, rng.uniform(0, 360)))
