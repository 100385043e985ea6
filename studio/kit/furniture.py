"""Rooms and what stands in them, at true size: walls, floors, sofa, sideboard, bench, table, lamp, books, vases."""

import math
import random

import numpy as np

from .materials import boucle, ceramic, glow, metal, plain, planks, plaster, weave, wood
from .nature import plant
from .shapes import ball, box, group, rod, surface, tube, turned
from .stage import bulb

WALL_Y = 2.0


def room(wall=(0.78, 0.755, 0.71), floor="floor", skirting=(0.86, 0.84, 0.80), width=12.0):
    """A wall at y = 2 that faces the camera, a floor of boards at z = 0."""
    painted = plaster(wall)
    box((0, WALL_Y + 0.05, 1.7), (width, 0.1, 3.8), painted)
    box((0, -0.4, -0.05), (width, 5.4, 0.1), planks(floor))
    if skirting:
        box((0, WALL_Y - 0.008, 0.05), (width, 0.016, 0.1), plain("skirting", skirting, 0.5), 0.004)
    return painted


def window_bars(left=-2.9, y=-4.3, bars=4, apart=1.0, material=None):
    """The frame of a window behind the camera: its shadow falls on the wall."""
    material = material or plain("bar", (0.8, 0.79, 0.76), 0.6)
    for k in range(bars):
        box((left + k * apart, y, 2.4), (0.07, 0.05, 4.2), material)
    for z in (1.6, 2.9):
        box((left + apart * (bars - 1) / 2, y, z), (apart * bars, 0.05, 0.06), material)


def sofa(x=0.0, cloth=None, width=2.10, feet="oak"):
    """A sofa `width` wide over all, its back to the wall."""
    cloth = cloth or boucle("sofa", (0.60, 0.555, 0.48))
    leg = wood(feet, "Z")
    arm, inner = 0.17, width - 0.34
    # The arms stand outside the base: where rounded blocks pierce each other, dark slots show.
    box((x, 1.425, 0.26), (inner + 0.02, 0.82, 0.18), cloth, 0.03, 5)
    for k in (-1, 1):
        box((x + k * inner / 4, 1.37, 0.43), (inner / 2 - 0.004, 0.80, 0.17), cloth, 0.065, 7)
        box((x + k * inner / 4, 1.74, 0.67), (inner / 2 - 0.012, 0.20, 0.44), cloth, 0.085, 7, turn=(-8, 0, 0))
        box((x + k * (width - arm) / 2, 1.43, 0.40), (arm, 0.86, 0.46), cloth, 0.045, 7)
        for y in (1.16, 1.74):
            rod((x + k * (width / 2 - 0.12), y, 0.0), (x + k * (width / 2 - 0.15), y, 0.19), 0.017, leg)


def cushion(at, size, cloth, turn):
    """A stuffed square with drawn-in corners."""
    u, v = np.meshgrid(np.linspace(-1, 1, 34), np.linspace(-1, 1, 34))
    pull = 1 - 0.07 * (u * u + v * v) * 0.5 + 0.07 * u * u * v * v
    thick = 0.17 * size * ((1 - u**4) * (1 - v**4)) ** 0.55
    x, y = u * size / 2 * pull, v * size / 2 * pull
    wrinkle = 1 + 0.05 * np.sin(7 * u + 3 * v)
    parts = [surface(np.dstack([x, y, side * thick * wrinkle]), cloth) for side in (1, -1)]
    return group(parts, at, turn)


def throw(x, y, z, cloth, width=0.6, arm=0.17, drop=0.34):
    """A blanket laid over a sofa's arm at (x, y, z)."""
    u, v = np.meshgrid(np.linspace(-width / 2, width / 2, 60), np.linspace(-1, 1, 90))
    half = arm / 2 + 0.012
    path = v * (half + drop)
    over = np.abs(path) - half
    px = np.where(over > 0, np.sign(path) * half, path)
    pz = np.where(over > 0, -over, 0.010 * (1 - (path / half) ** 2))
    fold = 0.011 * np.sin(u * 26 + np.sin(u * 9) * 2)
    px = px + np.where(over > 0, np.sign(path) * np.abs(fold), 0)
    return surface(np.dstack([x + px, y + u, z + pz + np.where(over > 0, 0, np.abs(fold))]), cloth)


def sideboard(x=0.0, width=1.75, kind="oak", height=0.68, doors=3):
    """Height of its top over the floor is `height`."""
    y = WALL_Y - 0.26
    box((x, y, height - 0.25), (width, 0.44, 0.5), wood(kind, "X"), 0.006)
    each = (width - 0.04) / doors
    for k in range(doors):
        at = x - width / 2 + 0.02 + each * (k + 0.5)
        box((at, y - 0.224, height - 0.25), (each - 0.006, 0.014, 0.464), wood(kind, "X", 8 + k), 0.003)
        box((at, y - 0.238, height - 0.085), (0.13, 0.018, 0.010), plain("handle", (0.06, 0.055, 0.05), 0.5), 0.003)
    for dx in (-width / 2 + 0.1, width / 2 - 0.1):
        for dy in (-0.16, 0.16):
            rod((x + dx, y + dy, height - 0.5), (x + dx * 1.03, y + dy * 1.1, 0), 0.019, wood(kind, "Z"))
    return (x, y, height)


def bench(x=0.0, width=1.4, kind="walnut", height=0.45):
    material = wood(kind, "X")
    box((x, WALL_Y - 0.32, height - 0.022), (width, 0.38, 0.044), material, 0.008)
    for dx in (-width / 2 + 0.16, width / 2 - 0.16):
        box((x + dx, WALL_Y - 0.32, (height - 0.044) / 2), (0.05, 0.32, height - 0.044), material, 0.005)
    return (x, WALL_Y - 0.32, height)


def round_table(x, y, radius=0.28, height=0.5, kind="oak"):
    top, leg = wood(kind, "X"), wood(kind, "Z")
    turned(
        [(0, 0), (radius - 0.01, 0), (radius, 0.010), (radius - 0.008, 0.024), (0, 0.024)],
        top,
        (x, y, height - 0.024),
        64,
        1,
    )
    for a in (0.5, 2.6, 4.7):
        far, near = radius * 0.78, radius * 0.5
        rod(
            (x + far * math.cos(a), y + far * math.sin(a), 0),
            (x + near * math.cos(a), y + near * math.sin(a), height - 0.02),
            0.013,
            leg,
        )
    return (x, y, height)


def desk(x=0.0, kind="light oak", width=1.6, height=0.74, y=1.62):
    material = wood(kind, "X", 7)
    box((x, y, height - 0.014), (width, 0.7, 0.028), material, 0.005)
    for dx in (-width / 2 + 0.08, width / 2 - 0.08):
        for dy in (-0.28, 0.28):
            rod((x + dx, y + dy, height - 0.02), (x + dx * 1.04, y + dy, 0), 0.02, wood(kind, "Z"))
    return (x, y, height)


def books(at, spec, seed=5):
    """A lying pile; `spec` = (width, depth, height, colour) from the bottom up. Returns the height of its top."""
    rng = random.Random(seed)
    x, y, z = at
    for width, depth, height, color in spec:
        turn = rng.uniform(-6, 6)
        cover = plain("cover", color, 0.7, grain=(300, 0.1, 0.002))
        block = plain("block", (0.84, 0.81, 0.73), 0.9, grain=(900, 0.2, 0.001))
        board = min(0.0028, height / 5)
        parts = [
            box((0, 0, board / 2), (width, depth, board), cover, 0.0008),
            box((0, 0, height - board / 2), (width, depth, board), cover, 0.0008),
            box((0.003, 0, height / 2), (width - 0.012, depth - 0.008, height - 2 * board), block),
            box((-width / 2 + 0.0015, 0, height / 2), (0.003, depth, height), cover, 0.001),
        ]
        group(parts, (x + rng.uniform(-0.008, 0.008), y, z), (0, 0, turn))
        z += height
    return z


def standing_books(
    at,
    count=7,
    seed=4,
    tones=((0.50, 0.17, 0.09), (0.80, 0.76, 0.68), (0.10, 0.15, 0.28), (0.28, 0.33, 0.27), (0.66, 0.48, 0.22)),
):
    """A row with its back against nothing, the last one leaning."""
    rng = random.Random(seed)
    x, y, z = at
    for k in range(count):
        thick, tall, deep = rng.uniform(0.016, 0.036), rng.uniform(0.19, 0.27), rng.uniform(0.14, 0.19)
        lean = 0 if k < count - 1 else 12
        color = rng.choice(tones)
        box(
            (x + thick / 2 + (0.028 if lean else 0), y, z + tall / 2 - (0.001 if lean else 0)),
            (thick, deep, tall),
            plain("spine", color, 0.7, grain=(300, 0.1, 0.002)),
            0.002,
            turn=(0, -lean, 0),
        )
        x += thick + 0.0015


def vase(at, material=None, size=1.0):
    """A belly vase 33 cm high at size 1; returns where stems come out."""
    material = material or ceramic((0.33, 0.15, 0.09), 0.55)
    profile = [
        (0, 0),
        (0.062, 0),
        (0.085, 0.02),
        (0.115, 0.1),
        (0.11, 0.17),
        (0.07, 0.24),
        (0.04, 0.29),
        (0.042, 0.33),
        (0.035, 0.33),
        (0.03, 0.28),
        (0, 0.2),
    ]
    turned([(r * size, h * size) for r, h in profile], material, at, 56, 2)
    return (at[0], at[1], at[2] + 0.27 * size)


def jug(at, material=None, size=1.0):
    """A slim bottle vase 28 cm high."""
    material = material or ceramic((0.62, 0.60, 0.55), 0.5)
    profile = [
        (0, 0),
        (0.05, 0),
        (0.062, 0.01),
        (0.066, 0.10),
        (0.05, 0.16),
        (0.024, 0.20),
        (0.02, 0.27),
        (0.026, 0.28),
        (0.02, 0.28),
        (0.015, 0.26),
        (0, 0.2),
    ]
    turned([(r * size, h * size) for r, h in profile], material, at, 48, 2)
    return (at[0], at[1], at[2] + 0.25 * size)


def cup(at, material=None, coffee=True, saucer=False, turn=0.0):
    """A mug 9 cm high with its handle towards `turn` degrees."""
    material = material or ceramic((0.82, 0.80, 0.75), 0.35)
    parts = [
        turned(
            [
                (0, 0),
                (0.032, 0),
                (0.036, 0.004),
                (0.040, 0.05),
                (0.041, 0.088),
                (0.0395, 0.090),
                (0.038, 0.086),
                (0.037, 0.05),
                (0.032, 0.008),
                (0, 0.006),
            ],
            material,
            steps=56,
        )
    ]
    parts.append(tube([(0.038, 0, 0.072), (0.066, 0, 0.074), (0.070, 0, 0.030), (0.038, 0, 0.022)], 0.0052, material))
    if coffee:
        parts.append(
            turned([(0, 0.074), (0.0378, 0.074)], plain("coffee", (0.05, 0.02, 0.008), 0.1), steps=40, smooth=0)
        )
    if saucer:
        parts.append(
            turned(
                [(0, 0), (0.04, 0), (0.074, 0.006), (0.076, 0.010), (0.04, 0.005), (0, 0.004)], material, (0, 0, -0.003)
            )
        )
    return group(parts, at if not saucer else (at[0], at[1], at[2] + 0.003), (0, 0, turn))


def bowl(at, material=None, radius=0.15):
    material = material or ceramic((0.10, 0.12, 0.13), 0.4)
    r = radius / 0.15
    profile = [
        (0, 0.005),
        (0.06, 0.0),
        (0.12, 0.036),
        (0.15, 0.075),
        (0.145, 0.075),
        (0.11, 0.045),
        (0.05, 0.015),
        (0, 0.015),
    ]
    return turned([(a * r, b * r) for a, b in profile], material, at, 48, 2)


def potted(at, height=1.0, seed=3, pot=(0.55, 0.52, 0.47), stems=15):
    """A big plant in a pot on the floor."""
    clay = plain("pot", pot, 0.85, grain=(30, 0.25, 0.005))
    turned([(0, 0), (0.15, 0), (0.19, 0.28), (0.205, 0.34), (0.185, 0.34), (0.17, 0.26), (0, 0.26)], clay, at, 48, 1)
    turned([(0, 0.27), (0.175, 0.27)], plain("soil", (0.03, 0.02, 0.014), 0.95, grain=(60, 0.8, 0.01)), at, 32, 0)
    plant((at[0], at[1], at[2] + 0.27), height, stems, seed, (0.17, 0.26), 0.6, 0.34)


def pendant(at, color=(0.14, 0.15, 0.14), lit=0.0):
    """A lamp that hangs from the ceiling at `at` (its lower edge)."""
    x, y, z = at
    shade = plain("shade", color, 0.45)
    turned(
        [
            (0.21, 0),
            (0.20, 0.04),
            (0.13, 0.15),
            (0.045, 0.21),
            (0.02, 0.23),
            (0.018, 0.225),
            (0.04, 0.205),
            (0.122, 0.145),
            (0.196, 0.036),
            (0.207, 0),
        ],
        shade,
        at,
        64,
        2,
    )
    rod((x, y, z + 0.22), (x, y, 3.4), 0.003, plain("cable", (0.03, 0.03, 0.03)))
    ball((x, y, z + 0.07), 0.045, glow("globe", (1, 0.72, 0.42), 4 if lit else 0.6))
    if lit:
        bulb((x, y, z + 0.0), lit, 0.05)


def table_lamp(at, lit=26.0, foot=(0.24, 0.27, 0.26)):
    """A ceramic foot with a linen shade, 48 cm high."""
    x, y, z = at
    turned(
        [(0, 0), (0.06, 0), (0.075, 0.03), (0.085, 0.11), (0.06, 0.18), (0.02, 0.21), (0.012, 0.27), (0, 0.27)],
        ceramic(foot, 0.4),
        at,
        48,
        2,
    )
    linen = weave("shade", (0.86, 0.78, 0.64), 1400, 0.4, 0.0004)
    shader = linen.node_tree.nodes["Principled BSDF"]
    shader.inputs["Transmission"].default_value = 0.0
    shader.inputs["Emission"].default_value = (1, 0.68, 0.36, 1)
    shader.inputs["Emission Strength"].default_value = 0.9 if lit else 0.0
    turned([(0.165, 0.25), (0.12, 0.48)], linen, at, 64, 0)
    if lit:
        bulb((x, y, z + 0.50), lit, 0.05)
        bulb((x, y, z + 0.25), lit * 0.7, 0.06)


def bear(at, turn=0.0):
    """A sitting teddy, 26 cm."""
    fur = boucle("fur", (0.44, 0.28, 0.15), (0.26, 0.15, 0.075), 420)
    light = boucle("muzzle", (0.66, 0.52, 0.36), (0.46, 0.35, 0.22), 420)
    dark = plain("nose", (0.015, 0.012, 0.01), 0.2)
    parts = [
        ball((0, 0, 0.075), 0.072, fur, (1, 0.9, 1.06)),
        ball((0, -0.008, 0.185), 0.056, fur, (1.05, 0.95, 0.95)),
        ball((0, -0.055, 0.172), 0.026, light, (1.1, 0.8, 0.85)),
    ]
    for side in (-1, 1):
        parts += [
            ball((side * 0.046, 0, 0.228), 0.021, fur, (1, 0.55, 1)),
            ball((side * 0.076, -0.018, 0.105), 0.028, fur, (0.85, 0.9, 1.75), (0.35, side * -0.5, 0)),
            ball((side * 0.055, -0.082, 0.034), 0.034, fur, (0.95, 1.6, 0.95), (0, 0, side * 0.35)),
            ball((side * 0.071, -0.130, 0.036), 0.021, light, (1, 0.4, 1.1)),
            ball((side * 0.02, -0.058, 0.196), 0.0055, dark, segments=16),
        ]
    parts.append(ball((0, -0.077, 0.181), 0.0075, dark, (1.3, 0.8, 0.9), segments=16))
    return group(parts, at, (0, 0, turn))


def coat(at, color=(0.42, 0.30, 0.17)):
    """A coat on a wall hook at `at`: a trace of someone."""
    x, y, z = at
    cloth = weave("coat", color, 900, 0.6, 0.0008)
    u, v = np.meshgrid(np.linspace(0, math.tau, 72), np.linspace(0, 1, 60))
    width = 0.05 + 0.15 * np.clip(v / 0.14, 0, 1) ** 0.6 + 0.07 * v
    fold = 1 + (0.10 * np.sin(u * 9 + 2) + 0.06 * np.sin(u * 5)) * np.clip(v - 0.1, 0, 1)
    points = np.dstack(
        [
            x + width * np.cos(u) * fold,
            y - 0.055 + 0.055 * np.sin(u) * fold * (0.5 + 0.6 * v),
            z - v * 0.98 + 0.02 * np.sin(u * 3) * v,
        ]
    )
    surface(points, cloth)
    for side in (-1, 1):
        tube(
            [
                (x + side * 0.17, y - 0.06, z - 0.14),
                (x + side * 0.235, y - 0.08, z - 0.36),
                (x + side * 0.23, y - 0.09, z - 0.68),
            ],
            0.052,
            cloth,
            0.042,
        )
    turned(
        [(0, 0), (0.012, 0), (0.012, 0.05), (0.02, 0.056), (0, 0.065)],
        metal((0.5, 0.42, 0.28), 0.3),
        (x, y, z + 0.01),
        24,
        1,
        (90, 0, 0),
    )
