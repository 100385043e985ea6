"""Photos of places people built, one unit is a metre: white steps, a bicycle, the city at night, fairy lights."""

import math
import random

import numpy as np

from kit.materials import Surface, glow, metal, plain, wood
from kit.nature import branch, leaf, plant
from kit.shapes import ball, box, group, ring, rod, sheet, tube, turned
from kit.stage import air, bulb, camera, sky, sky_gradient, sun


def steps():
    """White steps to a blue door. Bougainvillea over the wall."""
    sky(42, 128, 0.16, 1.0, dust=0.6, air_density=1.2)
    white = Surface("limewash", (0.84, 0.82, 0.78), 0.92, Specular=0.15)
    stain = white.noise(1.3, 8, 0.65)
    white.feed(
        "Base Color",
        white.ramp(stain, [(0.28, (0.74, 0.70, 0.63)), (0.5, (0.84, 0.82, 0.78)), (0.75, (0.87, 0.855, 0.82))]),
    )
    white.bump(white.math("ADD", white.noise(3, 7), white.noise(24, 5)), 0.5, 0.02)
    white = white.material
    blue = plain("blue", (0.03, 0.13, 0.36), 0.5, (0.045, 0.17, 0.42), 9, (30, 0.2, 0.006))
    stone = plain("stone", (0.70, 0.67, 0.61), 0.9, (0.78, 0.755, 0.70), 1.6, (12, 0.5, 0.012))
    clay = plain("clay", (0.50, 0.19, 0.09), 0.8, (0.58, 0.26, 0.14), 9)
    for i in range(11):
        box((0.2, i * 0.34, i * 0.17 - 1), (2.3, 0.38, 2), stone, 0.025)
    for at, size in (
        ((-2.4, 2.2, 1.4), (2.9, 7, 5.6)),
        ((3.35, 2.6, 0.7), (4.0, 6, 3.6)),
        ((2.1, 4.6, 2.6), (2.4, 2.6, 5)),
        ((-2.2, 5.8, 3.4), (4.4, 2, 4.6)),
        ((0.1, 6.9, 2.4), (3, 0.4, 3.2)),
    ):
        box(at, size, white, 0.06, 4)
    box((0.15, 6.68, 2.55), (0.95, 0.06, 1.75), blue, 0.01)
    box((0.15, 6.66, 3.48), (1.15, 0.1, 0.12), white, 0.02)
    for dx in (-0.24, 0.24):
        for dz in (-0.42, 0.36):
            box((0.15 + dx, 6.64, 2.55 + dz), (0.34, 0.03, 0.62), blue, 0.015)
    ball((0.42, 6.6, 2.5), 0.03, metal((0.7, 0.5, 0.25), 0.3))
    box((-0.93, 1.6, 2.35), (0.06, 0.7, 0.95), blue, 0.01)
    box((-0.9, 1.6, 1.84), (0.16, 0.86, 0.06), white, 0.01)
    rng = random.Random(4)
    green, stem = plain("leaf", (0.06, 0.16, 0.05), 0.6, (0.12, 0.25, 0.07), 3), plain("stem", (0.12, 0.08, 0.04), 0.9)
    blade = leaf(6, 0.42, 0.3)
    for x, y, z, s in ((1.12, 0.35, 0.17, 1), (1.12, 1.37, 0.68, 0.8), (-0.72, 2.73, 1.36, 0.85)):
        turned(
            [
                (0, 0),
                (0.13 * s, 0),
                (0.17 * s, 0.2 * s),
                (0.2 * s, 0.32 * s),
                (0.21 * s, 0.33 * s),
                (0.18 * s, 0.3 * s),
                (0, 0.3 * s),
            ],
            clay,
            (x, y, z),
            32,
            1,
        )
        for _ in range(15):
            branch(
                (x, y, z + 0.28 * s),
                (rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6), 1),
                0.55 * s,
                9,
                blade,
                green,
                stem,
                rng,
                (0.1 * s, 0.16 * s),
                0.5,
            )
    flower, foliage = leaf(5, 0.95, 0.2), leaf(6, 0.6, 0.2)
    pink = plain("flower", (0.55, 0.04, 0.17), 0.7, (0.70, 0.11, 0.27), 8)
    for k in range(150):
        base = (-1.02 + rng.uniform(-0.05, 0.08), rng.uniform(0.2, 3.6), 4.2 + rng.uniform(-0.02, 0.12))
        way = (rng.uniform(0.1, 0.9), rng.uniform(-0.9, 0.9), rng.uniform(-0.1, 0.9))
        blade, tone = (foliage, green) if k % 3 == 0 else (flower, pink)
        branch(base, way, rng.uniform(0.25, 0.62), 20, blade, tone, stem, rng, (0.045, 0.075), 1.1, 0.002)
    camera((0.5, -4.4, 1.6), (0.12, 4, 2.15), 32, shift=(0, 0.05))


def bicycle():
    """A bicycle leaning at a yellow wall."""
    sky(34, 150, 0.2, 0.9, dust=1)
    wall = Surface("wall", (0.72, 0.47, 0.17), 0.92, Specular=0.15)
    old = wall.noise(1.1, 9, 0.68)
    wall.feed(
        "Base Color",
        wall.ramp(
            old,
            [
                (0.30, (0.56, 0.33, 0.11)),
                (0.48, (0.72, 0.47, 0.17)),
                (0.66, (0.77, 0.54, 0.23)),
                (0.72, (0.66, 0.58, 0.48)),
            ],
        ),
    )
    wall.bump(wall.math("ADD", old, wall.noise(28, 6)), 0.4, 0.02)
    box((0, 0.75, 2), (12, 0.3, 4.6), wall.material)
    box(
        (0, 0.57, 0.22),
        (12, 0.08, 0.44),
        plain("plinth", (0.36, 0.31, 0.26), 0.9, (0.43, 0.38, 0.32), 2, (20, 0.5, 0.01)),
        0.01,
    )
    cobbles = Surface("cobbles", (0.30, 0.28, 0.26), 0.85)
    cells = cobbles.node("TexVoronoi", {"feature": "DISTANCE_TO_EDGE"}, Vector=cobbles.at(), Scale=9.0).outputs[
        "Distance"
    ]
    cobbles.feed(
        "Base Color",
        cobbles.ramp(cells, [(0.0, (0.10, 0.09, 0.08)), (0.10, (0.28, 0.26, 0.24)), (0.4, (0.38, 0.36, 0.33))]),
    )
    cobbles.bump(cobbles.ramp(cells, [(0, (0, 0, 0)), (0.22, (1, 1, 1))]), 0.7, 0.03)
    sheet((0, -3, 0), 20, 9, cobbles.material)
    blue = plain("shutter", (0.07, 0.20, 0.24), 0.6, (0.10, 0.26, 0.30), 12)
    frame = plain("frame", (0.70, 0.66, 0.58), 0.7)
    box((1.72, 0.6, 1.95), (0.98, 0.06, 1.42), frame, 0.01)
    box((1.72, 0.575, 1.95), (0.84, 0.05, 1.28), plain("pane", (0.02, 0.025, 0.03), 0.06, Specular=0.8))
    for dx in (0, 0.21, -0.21):
        box((1.72 + dx, 0.545, 1.95), (0.03, 0.03, 1.28), frame)
    box((1.72, 0.545, 2.1), (0.84, 0.03, 0.03), frame)
    for side in (-1, 1):
        box((1.72 + side * 0.80, 0.56, 1.95), (0.54, 0.04, 1.40), blue, 0.006)
        for k in range(15):
            box((1.72 + side * 0.80, 0.535, 1.36 + k * 0.085), (0.44, 0.025, 0.05), blue, 0.004, turn=(28, 0, 0))
    box((1.72, 0.5, 1.16), (1.05, 0.22, 0.06), plain("sill", (0.5, 0.46, 0.40), 0.9), 0.01)
    plant((1.72, 0.45, 1.19), 0.36, 14, 7, (0.06, 0.09), 1.0, 0.5)
    cycle((-0.42, 0.32, 0))
    sun((50, 0, -48), 1.2, 0.6, (1, 0.9, 0.75))
    camera((0.25, -4.2, 1.25), (0.25, 1, 1.22), 34)


def cycle(at):
    """A town bicycle, wheels of 70 cm."""
    tyre, rim = plain("tyre", (0.02, 0.02, 0.02), 0.7), metal((0.6, 0.6, 0.6), 0.25)
    paint = plain("paint", (0.025, 0.10, 0.075), 0.25, Clearcoat=0.8)
    leather = plain("leather", (0.28, 0.12, 0.05), 0.5)
    parts = []
    hubs = ((-0.53, 0.35), (0.53, 0.35))
    upright = (math.pi / 2, 0, 0)
    for x, z in hubs:
        parts += [ring((x, 0, z), 0.335, 0.018, tyre, turn=upright), ring((x, 0, z), 0.312, 0.008, rim, turn=upright)]
        parts.append(rod((x, -0.05, z), (x, 0.05, z), 0.017, rim))
        for k in range(28):
            a = math.tau * k / 28
            side = 0.03 if k % 2 else -0.03
            parts.append(
                rod(
                    (x + 0.016 * math.cos(a + 1.2), side, z + 0.016 * math.sin(a + 1.2)),
                    (x + 0.312 * math.cos(a), 0, z + 0.312 * math.sin(a)),
                    0.0011,
                    rim,
                )
            )
        arc = [
            (x + 0.372 * math.cos(a), 0, z + 0.372 * math.sin(a))
            for a in np.linspace(0.25 * math.pi, 1.05 * math.pi, 18)
        ]
        parts.append(tube(arc if x < 0 else [(2 * x - p[0], 0, p[2]) for p in arc], 0.014, paint))
    seat, crank, head, low = (-0.26, 0.82), (-0.11, 0.29), (0.36, 0.83), (0.39, 0.70)
    bar = lambda a, b, r=0.016: parts.append(rod((a[0], 0, a[1]), (b[0], 0, b[1]), r, paint))
    bar(seat, crank), bar(seat, head, 0.013), bar(crank, low, 0.018), bar(head, low, 0.02)
    for side in (-0.035, 0.035):
        for a, b in (((seat[0], seat[1]), hubs[0]), (crank, hubs[0]), (low, hubs[1])):
            parts.append(rod((a[0], side * 0.3, a[1]), (b[0], side * 1.5, b[1]), 0.010, paint))
    parts.append(rod((-0.26, 0, 0.82), (-0.285, 0, 0.93), 0.013, rim))
    parts.append(ball((-0.30, 0, 0.955), 0.1, leather, (1.35, 0.75, 0.32)))
    parts.append(rod((0.36, 0, 0.83), (0.335, 0, 0.96), 0.012, rim))
    for side in (-1, 1):
        parts.append(
            tube(
                [(0.335, 0, 0.96), (0.37, side * 0.12, 1.0), (0.34, side * 0.27, 1.01), (0.19, side * 0.31, 0.99)],
                0.011,
                rim,
            )
        )
        parts.append(tube([(0.25, side * 0.30, 1.0), (0.15, side * 0.315, 0.985)], 0.016, leather))
    parts.append(ring((-0.11, -0.03, 0.29), 0.092, 0.006, rim, turn=upright))
    for side, a in ((-1, -0.6), (1, 2.54)):
        tip = (-0.11 + 0.165 * math.cos(a), side * 0.06, 0.29 + 0.165 * math.sin(a))
        parts += [
            rod((-0.11, side * 0.05, 0.29), tip, 0.009, rim),
            box((tip[0], tip[1] + side * 0.045, tip[2]), (0.09, 0.07, 0.02), tyre, 0.004),
        ]
    # A lamp on its holder at the head, where a basket would hide the bars.
    parts += [
        rod((0.375, 0, 0.80), (0.46, 0, 0.83), 0.006, rim),
        ball((0.475, 0, 0.84), 0.045, rim, (0.8, 1, 1), segments=24),
        ball((0.497, 0, 0.84), 0.037, plain("glass", (0.75, 0.74, 0.68), 0.08), (0.5, 1, 1), segments=24),
    ]
    return group(parts, at, (-12, 0, 0))


def city():
    """City blocks at night across water."""
    sky_gradient(
        [(0, (0.20, 0.10, 0.09)), (0.08, (0.085, 0.07, 0.12)), (0.35, (0.02, 0.03, 0.085)), (1, (0.006, 0.010, 0.035))],
        1.0,
    )
    rng = random.Random(17)
    kinds = [facade(k) for k in range(5)]
    for row, y in enumerate((60, 92, 130)):
        x = -90 - row * 20
        while x < 90 + row * 20:
            width = rng.uniform(7, 15)
            tall = rng.uniform(10, 24) + row * rng.uniform(3, 13) + 12 * math.exp(-(((x - 18) / 30) ** 2))
            box((x + width / 2, y + rng.uniform(0, 6), tall / 2), (width, 12, tall), rng.choice(kinds))
            if rng.random() < 0.3:
                rod((x + width / 2, y, tall), (x + width / 2, y, tall + rng.uniform(2, 7)), 0.12, kinds[0])
            x += width + rng.uniform(0.2, 3)
    river = Surface("river", (0.006, 0.009, 0.014), 0.05, Specular=0.6)
    river.bump(river.noise(0.9, 4, 0.55, 0, river.at(scale=(0.25, 1.4, 1))), 0.28, 0.25)
    sheet((0, 20, 0), 400, 76, river.material)
    box((0, 57.5, 0.6), (400, 1, 2.2), plain("quay", (0.05, 0.05, 0.055), 0.9))
    lamp = glow("lamp", (1.0, 0.62, 0.25), 24)
    for k in range(25):
        ball((-96 + k * 8, 56.6, 4.2), 0.22, lamp, segments=12)
    sun((58, 0, -35), 0.05, 20, (0.55, 0.66, 1.0))
    camera((0, -26, 3.2), (4, 60, 12.0), 34)


def facade(seed):
    """Windows of each house in its own grid, whole floors dark or busy, some lit, each in its own warmth."""
    s = Surface("facade", (0.03, 0.032, 0.04), 0.7)
    house = s.node("ObjectInfo").outputs["Random"]
    where = s.node("SeparateXYZ", _0=s.node("NewGeometry").outputs["Position"])
    along = s.math("ADD", where.outputs["X"], where.outputs["Y"])
    column = s.math("MULTIPLY", along, s.math("ADD", s.math("MULTIPLY", house, 0.9), 0.75))
    floor = s.math("MULTIPLY", where.outputs["Z"], s.math("ADD", s.math("MULTIPLY", house, -0.25), 0.95))
    number = s.math("ADD", s.math("MULTIPLY", house, 91.7), float(seed))
    dice = lambda x: s.node(
        "TexWhiteNoise",
        {"noise_dimensions": "3D"},
        Vector=s.node("CombineXYZ", _0=x, _1=s.math("FLOOR", floor), _2=number).outputs[0],
    )
    one, storey = dice(s.math("FLOOR", column)), dice(0.5).outputs["Value"]
    inside = lambda value, a, b: s.math(
        "MULTIPLY", s.math("GREATER_THAN", s.math("FRACT", value), a), s.math("LESS_THAN", s.math("FRACT", value), b)
    )
    pane = s.math("MULTIPLY", inside(column, 0.18 + 0.03 * seed, 0.84 - 0.02 * seed), inside(floor, 0.24, 0.72))
    # Families sit in every third room; an office keeps a floor lit from end to end.
    wanted = s.math("SUBTRACT", 0.86 + 0.02 * seed, s.math("MULTIPLY", s.math("POWER", storey, 5.0), 0.75))
    lit = s.math("MULTIPLY", pane, s.math("GREATER_THAN", one.outputs["Value"], wanted))
    tone = s.node("SeparateXYZ", _0=one.outputs["Color"])
    warmth = [(0, (1.0, 0.46, 0.15)), (0.55, (1.0, 0.70, 0.38)), (0.82, (1.0, 0.86, 0.66)), (1, (0.62, 0.78, 1.0))]
    s.feed("Emission", s.ramp(tone.outputs["Y"], warmth))
    s.feed("Emission Strength", s.math("MULTIPLY", lit, s.math("ADD", s.math("POWER", tone.outputs["Z"], 3.0), 0.12)))
    return s.material


def lights():
    """Fairy lights in a garden at night: very dark, or blurred by hand."""
    air((0.04, 0.06, 0.12), 0.10)
    rng = random.Random(23)
    warm = glow("bulb", (1.0, 0.56, 0.20), 22)
    wire = plain("wire", (0.01, 0.01, 0.01))
    for k in range(5):
        y = 3 + k * 1.5
        points = [
            (-5 + j * 0.5, y, 2.6 + 0.2 * k - 0.5 * (1 - ((j - 10) / 10) ** 2) + 0.05 * math.sin(j)) for j in range(21)
        ]
        tube(points, 0.006, wire)
        for x, yy, z in points[1::2]:
            ball((x + rng.uniform(-0.1, 0.1), yy, z - 0.06), 0.035, warm, segments=12)
    box((0, 5, 0.74), (2.2, 0.8, 0.05), wood("oak", "X"), 0.01)
    for x in (-0.9, 0.9):
        box((x, 5, 0.36), (0.08, 0.6, 0.72), wood("oak", "Z"))
    for x in (-0.5, 0.1, 0.6):
        turned([(0.03, 0), (0.035, 0.12), (0.03, 0.12)], plain("jar", (0.5, 0.45, 0.4), 0.1), (x, 4.9, 0.77), 16, 1)
        ball((x, 4.9, 0.81), 0.02, warm, segments=10)
    # Hardly more than what the strings give: enough that the table and the hedge can be made out.
    for x in (-0.7, 0.7):
        bulb((x, 4.4, 2.1), 9, 0.15, (1, 0.62, 0.30))
    bulb((-3.4, 8.6, 2.2), 12, 0.2, (1, 0.62, 0.30))
    bulb((3.6, 9.0, 2.3), 12, 0.2, (1, 0.62, 0.30))
    for x, y in ((-0.75, 4.35), (0.05, 4.3), (0.8, 4.4)):
        box((x, y, 0.44), (0.42, 0.40, 0.04), wood("oak", "X"), 0.01)
        box((x, y - 0.19, 0.72), (0.42, 0.03, 0.22), wood("oak", "X"), 0.01)
        for dx in (-0.18, 0.18):
            rod((x + dx, y - 0.19, 0), (x + dx, y - 0.19, 0.82), 0.018, wood("oak", "Z"))
            rod((x + dx, y + 0.18, 0), (x + dx, y + 0.18, 0.44), 0.018, wood("oak", "Z"))
    grass = plain("grass", (0.03, 0.06, 0.02), 0.95, (0.05, 0.09, 0.03), 3, (60, 1, 0.03))
    sheet((0, 6, 0), 30, 24, grass)
    hedge = plain("hedge", (0.015, 0.035, 0.012), 0.95, (0.03, 0.055, 0.02), 5, (6, 1, 0.4))
    box((0, 11, 1.1), (24, 1.2, 2.2), hedge, 0.2)
    camera((0.3, -1.8, 1.55), (0.0, 5, 1.55), 35, 2.0, (0, 5, 1))
