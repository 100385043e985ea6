"""Photos with much sky or water: the sea at dusk, hot-air balloons, rowing boats, a lighthouse, parasols from above."""

import math
import random

import bpy
import numpy as np

from kit.materials import Surface, glow, plain, planks
from kit.nature import fractal, value_noise
from kit.shapes import ball, box, field, group, rod, sheet, surface, tube, turned
from kit.stage import camera, put, sky, sky_gradient, sun
from photos.land import water


def gores(name, first, second, parts, haze=None):
    """Cloth in wedges of two colours around the z axis: balloons and parasols."""
    s = Surface(name, first, 0.65, Specular=0.2)
    axes = s.node("SeparateXYZ", _0=s.at())
    turn = s.math("ARCTAN2", axes.outputs["Y"], axes.outputs["X"])
    wedge = s.math("FRACT", s.math("MULTIPLY", turn, parts / math.tau))
    s.feed("Base Color", s.ramp(wedge, [(0, first), (0.5, second)], constant=True))
    if haze:
        s.haze(*haze)
    return s.material


def ocean(size, resolution, scale, wind, color=(0.01, 0.045, 0.06), repeat=(4, 6), seed=0, alignment=0.3):
    """Waves of a real spectrum."""
    data = bpy.data.meshes.new("ocean")
    thing = put(data, "ocean")
    made = thing.modifiers.new("ocean", "OCEAN")
    made.geometry_mode = "GENERATE"
    made.repeat_x, made.repeat_y = repeat
    made.resolution, made.spatial_size, made.wave_scale = resolution, size, scale
    made.choppiness, made.wind_velocity, made.wave_alignment, made.random_seed = 1.1, wind, alignment, seed
    data.materials.append(plain("sea", color, 0.07, grain=(3, 0.25, 0.03)))
    thing.location = (-size * repeat[0] / 2, -10, 0)
    for polygon in data.polygons:
        polygon.use_smooth = True
    return thing


def sea():
    """A sailing boat after sunset."""
    sky(3.5, 62, 0.24, 0.4, dust=1.0)
    ocean(40, 13, 0.7, 6)
    sailing_boat((7.6, 38, 0.1), (0, -7, -22))
    camera((0, -8, 2.4), (2.2, 40, 3.9), 38)


def sailing_boat(at, turn):
    """A sloop of 7 m with a wide hull, a cabin, mast and boom; its bow along x."""
    white, trim = plain("hull", (0.62, 0.60, 0.56), 0.4), plain("trim", (0.30, 0.05, 0.035), 0.5)
    timber, cloth = plain("mast", (0.30, 0.19, 0.10), 0.5), plain("sail", (0.86, 0.80, 0.70), 0.85)
    stations = np.linspace(-1, 1, 41)
    plan = 1.12 * (1 - np.clip(stations, 0, 1) ** 2.1) * (1 - 0.42 * np.clip(-stations, 0, 1) ** 2)
    rail = 0.78 + 0.30 * np.clip(stations, 0, 1) ** 2 + 0.08 * stations**2
    things = []
    for low, high, material in ((-0.6, 0.62, white), (0.62, 0.80, trim), (0.80, 1.0, white)):
        for side in (-1, 1):
            rows = []
            for share in np.linspace(low, high, 9):
                flare = np.clip(0.30 + 0.70 * np.clip(share, 0, 1) ** 0.45, 0, 1)
                reach = stations * (3.35 + 0.28 * share)
                rows.append(np.column_stack([reach, side * plan * flare, rail * share]))
            things.append(surface(np.array(rows), material))
    deck = [np.column_stack([stations * 3.62, plan * side, rail * 0.985]) for side in np.linspace(-1, 1, 9)]
    things.append(surface(np.array(deck), plain("deck", (0.42, 0.30, 0.18), 0.7)))
    things.append(box((0.5, 0, 1.02), (1.9, 1.1, 0.48), white, 0.12))
    things += [
        box((0.5, side * 0.552, 1.05), (1.2, 0.02, 0.16), plain("port", (0.03, 0.03, 0.04), 0.2)) for side in (-1, 1)
    ]
    things.append(rod((0.9, 0, 0.8), (0.9, 0, 9.3), 0.065, timber, 0.04))
    things.append(rod((0.9, 0, 1.75), (-2.5, -0.25, 1.68), 0.05, timber))
    things += [rod((x, 0, z), (0.9, 0, 9.2), 0.012, timber) for x, z in ((3.5, 1.1), (-3.3, 0.9))]
    u, v = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 1, 32))
    belly = 0.42 * np.sin(np.pi * u) * np.sin(np.pi * (0.12 + 0.8 * v))
    main_sail = [0.82 - u * 3.2 * (1 - v) ** 0.85, -belly - 0.24 * u * (1 - v), 1.85 + 7.2 * v]
    jib = [3.3 - 2.35 * v - u * 2.5 * (1 - v), -belly * 0.9, 1.3 + 6.6 * v + 0.15 * u]
    things += [surface(np.dstack(one), cloth) for one in (main_sail, jib)]
    return group(things, at, turn)


def balloons():
    """Hot-air balloons over hills in the morning."""
    sky(8, 250, 0.22, 0.5, dust=2)
    air = (0.93, 0.80, 0.72)
    for k, (y, tall, base) in enumerate(
        ((10, 2.2, -3.6), (24, 4.4, -3.2), (45, 8, -2.6), (80, 14, -2.2), (130, 20, -1))
    ):
        hill = Surface("hill", (0.055, 0.095, 0.045), 0.95)
        hill.feed(
            "Base Color",
            hill.ramp(hill.noise(0.5 / (1 + k), 9, 0.7), [(0.35, (0.035, 0.065, 0.03)), (0.65, (0.12, 0.13, 0.05))]),
        )
        hill.bump(hill.noise(2.5 / (1 + k), 9, 0.75), 0.9, 0.3)
        hill.haze(air, -4, 150, 0.72)

        def height(x, yy, k=k, tall=tall):
            wide = 0.09 / (1 + k * 0.55)
            return (
                tall
                * (0.5 + 0.5 * fractal(x * wide + 9, yy * 0.05 + 4, 6, 40 + k))
                * (1 - np.minimum(1, np.abs(yy) / (7 + k * 2)))
            )

        field(320, 70, 60 + y * 2, 12 + k * 4, height, hill.material, at=(0, y, base))
    ground = Surface("ground", (0.06, 0.10, 0.05), 0.95).haze(air, -4, 150, 0.72)
    sheet((0, 100, -4.2), 900, 500, ground.material)
    colours = [
        ((0.62, 0.10, 0.05), (0.92, 0.80, 0.60)),
        ((0.05, 0.16, 0.30), (0.93, 0.88, 0.78)),
        ((0.75, 0.38, 0.06), (0.60, 0.10, 0.06)),
        ((0.12, 0.28, 0.22), (0.90, 0.78, 0.45)),
        ((0.55, 0.12, 0.10), (0.93, 0.70, 0.35)),
    ]
    spots = (
        (-3.4, 13, 3.9, 0),
        (3.9, 22, 6.4, 1),
        (7.6, 30, 3.6, 2),
        (-9.8, 34, 7.6, 3),
        (1.2, 46, 5.6, 4),
        (-16, 60, 4.8, 1),
        (17, 62, 9.6, 0),
    )
    basket = plain("basket", (0.2, 0.1, 0.04), 0.9)
    profile = [
        (0.16, -1.35),
        (0.3, -1.15),
        (0.62, -0.6),
        (0.92, 0),
        (1, 0.4),
        (0.9, 0.85),
        (0.62, 1.18),
        (0.3, 1.34),
        (0, 1.38),
    ]
    size = 1.55
    for x, y, z, c in spots:
        cloth = gores("balloon", *colours[c], 8, (air, 0, 170, 0.8))
        turned([(r * size, h * size) for r, h in profile], cloth, (x, y, z), 32, 2)
        box((x, y, z - 1.95 * size), (0.26 * size, 0.26 * size, 0.2 * size), basket, 0.03)
        for dx in (-0.1, 0.1):
            for dy in (-0.1, 0.1):
                rod(
                    (x + dx * size, y + dy * size, z - 1.85 * size),
                    (x + dx * 1.5 * size, y + dy * 1.5 * size, z - 1.33 * size),
                    0.008 * size,
                    basket,
                )
    camera((0, -6, 2.2), (0.3, 20, 5.3), 35)


def rowing_boat(at, turn, outside, inside):
    """A clinker dinghy, 3.6 m long."""
    stations, things = np.linspace(-1, 1, 31), []
    for shell, material in ((1.0, outside), (0.955, inside)):
        rows = []
        for side in np.linspace(-1, 1, 17):
            half = 0.66 * (1 - np.clip(stations, 0, 1) ** 2.3) * (1 - 0.30 * np.clip(-stations, 0, 1) ** 2) * shell
            depth = 0.52 * (1 - np.abs(side) ** 2.6) * (1 - 0.55 * np.clip(stations, 0, 1) ** 3)
            rows.append(
                np.column_stack(
                    [
                        stations * 1.8 * shell,
                        half * np.sign(side) * np.abs(side) ** 0.8,
                        0.42 + 0.16 * stations**2 - depth * shell,
                    ]
                )
            )
        things.append(surface(np.array(rows), material))
    seat = plain("seat", (0.36, 0.21, 0.10), 0.5)
    for x, wide in ((-1.25, 0.95), (-0.15, 1.18), (0.85, 0.92)):
        things.append(box((x, 0, 0.30), (0.24, wide, 0.03), seat, 0.006))
    for side in (-1, 1):
        half = 0.67 * (1 - np.clip(stations, 0, 1) ** 2.3) * (1 - 0.30 * np.clip(-stations, 0, 1) ** 2)
        things.append(tube([(s * 1.81, side * h, 0.43 + 0.16 * s * s) for s, h in zip(stations, half)], 0.03, seat))
        things.append(rod((-0.9, side * 0.3, 0.42), (1.35, side * 0.16, 0.50), 0.018, seat))
    things.append(box((-1.78, 0, 0.32), (0.04, 0.9, 0.42), outside, 0.01))
    return group(things, at, turn)


def floorboards(z=0.155):
    """Boards inside a rowing boat, from side to side of its hull: above the water that it is sunk into by 0.12 m."""
    stations = np.linspace(-1.024, 0.80, 40)
    bow = np.clip(stations, 0, 1)
    deep = (0.42 + 0.16 * stations**2 - z) / (0.4966 * (1 - 0.55 * bow**3))
    half = 0.64 * (1 - bow**2.3) * (1 - 0.30 * np.clip(-stations, 0, 1) ** 2) * np.clip(1 - deep, 0, 1) ** (0.8 / 2.6)
    rows = [
        np.column_stack([stations * 1.719, side * half, np.full(len(stations), z)]) for side in np.linspace(-1, 1, 5)
    ]
    return surface(np.array(rows), planks("floor", 0.11, 4.0))


def boats():
    """Rowing boats at a jetty on a still lake, from a low bridge."""
    sky_gradient([(0, (0.86, 0.88, 0.88)), (0.3, (0.66, 0.74, 0.82)), (1, (0.40, 0.52, 0.68))], 0.95)
    sun((58, 0, 40), 2.6, 3, (1, 0.92, 0.80))
    sheet((0, 40, 0), 260, 160, water((0.012, 0.035, 0.038), 0.06, 1.6, 0.03))
    deck = Surface("deck", (0.26, 0.21, 0.16), 0.85)
    deck.feed(
        "Base Color",
        deck.ramp(
            deck.noise(7, 8, 0.7, 0, deck.at(scale=(0.3, 6, 1))),
            [(0.3, (0.17, 0.135, 0.10)), (0.7, (0.36, 0.30, 0.235))],
        ),
    )
    for k in range(46):
        box(
            (-1.45, 0.5 + k * 0.165, 0.62),
            (1.5, 0.148, 0.045),
            deck.material,
            0.006,
            turn=(0, 0, (k * 37 % 7 - 3) * 0.15),
        )
    for k in range(4):
        for x in (-2.15, -0.75):
            turned(
                [(0.075, -1), (0.075, 1.05 if x > -1 else 0.62), (0, 1.06 if x > -1 else 0.63)],
                deck.material,
                (x, 0.9 + k * 2.2, 0),
                16,
                1,
            )
    inside = plain("inside", (0.55, 0.50, 0.40), 0.6, (0.48, 0.43, 0.34), 3)
    for at, turn, color in (
        ((0.75, 2.9, -0.12), (1, 0, 78), (0.05, 0.16, 0.28)),
        ((0.85, 6.9, -0.12), (-1, 0, 86), (0.50, 0.09, 0.055)),
        ((3.0, 5.2, -0.12), (1, 0, 62), (0.78, 0.74, 0.64)),
    ):
        rowing_boat(at, turn, plain("hull", color, 0.4), inside)
        group([floorboards()], at, turn)
    rope = plain("rope", (0.50, 0.42, 0.28), 0.9)
    tube([(-0.75, 5.3, 0.9), (-0.2, 5.1, 0.5), (0.55, 4.65, 0.54)], 0.014, rope)
    shore = Surface("shore", (0.045, 0.07, 0.03), 0.95)
    shore.bump(shore.noise(1.2, 9, 0.8), 1.0, 1.2)
    shore.feed(
        "Base Color", shore.ramp(shore.noise(0.8, 9, 0.75), [(0.35, (0.02, 0.04, 0.018)), (0.65, (0.10, 0.12, 0.045))])
    )
    shore.haze((0.72, 0.78, 0.82), 20, 330, 0.8)
    field(
        500,
        50,
        260,
        30,
        lambda x, y: (5 + 4 * fractal(x * 0.05, y * 0.1, 6, 33) + 1.6 * value_noise(x * 0.9, y * 0.9, 4))
        * np.exp(-((y / 9) ** 2))
        - 0.5,
        shore.material,
        at=(0, 100, 0),
    )
    camera((0.9, -2.6, 2.75), (0.75, 6, 0.55), 30)


def lighthouse():
    """A lighthouse on a rock, big sky. Upright."""
    sky(14, 132, 0.22, 0.8, dust=1.6)
    ocean(40, 12, 1.0, 8, (0.012, 0.06, 0.075), (5, 8), 3)
    rock = Surface("rock", (0.15, 0.13, 0.11), 0.9)
    rock.feed("Base Color", rock.ramp(rock.noise(0.9, 9, 0.7), [(0.3, (0.07, 0.06, 0.05)), (0.7, (0.26, 0.23, 0.19))]))
    rock.bump(rock.noise(2.6, 9, 0.75), 0.8, 0.3)
    stone = (
        lambda x, y: 5.6
        * np.exp(-(((x - 2) / 13) ** 4) - (y / 9) ** 4)
        * (0.75 + 0.55 * fractal(x * 0.13, y * 0.13, 7, 91))
        - 1.2
    )
    field(420, 320, 60, 40, stone, rock.material, at=(8, 44, 0))
    white, red = plain("white", (0.80, 0.78, 0.73), 0.7, grain=(6, 0.2, 0.03)), plain("red", (0.42, 0.045, 0.03), 0.6)
    x, y, z = 9.5, 43, 3.2
    levels = [0, 3.4, 6.8, 10.2, 13.6]
    radius = lambda h: 2.15 - 0.062 * h
    for k, (low, high) in enumerate(zip(levels, levels[1:])):
        turned([(radius(low), low), (radius(high), high)], (white, red)[k % 2], (x, y, z), 48, 0)
    turned([(0, 13.5), (1.9, 13.6), (1.95, 13.85), (1.9, 13.9), (0, 13.9)], white, (x, y, z), 48, 0)
    turned([(1.0, 13.9), (1.0, 15.6)], plain("glass", (0.35, 0.42, 0.45), 0.1), (x, y, z), 16, 0)
    ball((x, y, z + 14.8), 0.5, glow("lamp", (1, 0.8, 0.45), 5))
    turned([(1.25, 15.5), (1.2, 15.7), (0.6, 16.5), (0, 16.8)], red, (x, y, z), 32, 1)
    iron = plain("iron", (0.06, 0.055, 0.05), 0.6)
    for k in range(16):
        a = math.tau * k / 16
        rod(
            (x + 1.85 * math.cos(a), y + 1.85 * math.sin(a), z + 13.9),
            (x + 1.85 * math.cos(a), y + 1.85 * math.sin(a), z + 14.8),
            0.03,
            iron,
        )
    tube(
        [(x + 1.85 * math.cos(math.tau * k / 24), y + 1.85 * math.sin(math.tau * k / 24), z + 14.8) for k in range(25)],
        0.035,
        iron,
    )
    for h in (2.4, 6.0, 9.6):
        box((x - 0.25, y - radius(h) + 0.02, z + h), (0.42, 0.1, 0.75), iron, 0.02)
    box((x - 4.6, y + 1, z + 1.0), (3.6, 3.0, 2.4), white, 0.03)
    for side in (-1, 1):
        box((x - 4.6, y + 1 + side * 0.85, z + 2.75), (4.0, 2.1, 0.16), red, 0.03, turn=(-side * 34, 0, 0))
    camera((0, -10, 2.6), (5.6, 40, 11.0), 34)


def parasols():
    """Beach parasols straight from above. One unit is a metre."""
    sky(48, 40, 0.15, 1.0, dust=0.8)
    sand = Surface("sand", (0.66, 0.50, 0.33), 0.95)
    sand.feed("Base Color", sand.ramp(sand.noise(0.5, 6), [(0.35, (0.62, 0.46, 0.30)), (0.68, (0.73, 0.58, 0.40))]))
    sand.bump(sand.math("ADD", sand.noise(5, 5), sand.noise(26, 4)), 0.5, 0.05)
    field(260, 200, 40, 28, lambda x, y: 0.05 * fractal(x * 0.6, y * 0.6, 4, 2), sand.material)
    s = Surface("shallows", (0.02, 0.3, 0.32), 0.12)
    axes = s.node("SeparateXYZ", _0=s.at())
    edge = s.math("ADD", s.math("MULTIPLY", s.noise(0.55, 7), 3.2), axes.outputs["Y"])
    deep = s.node("MapRange", _0=edge, _1=-3.0, _2=9.0).outputs[0]
    tones = [
        (0, (0.82, 0.86, 0.82)),
        (0.035, (0.88, 0.92, 0.90)),
        (0.06, (0.36, 0.60, 0.55)),
        (0.11, (0.70, 0.82, 0.78)),
        (0.13, (0.16, 0.47, 0.46)),
        (0.5, (0.03, 0.26, 0.31)),
        (1, (0.01, 0.14, 0.2)),
    ]
    s.feed("Base Color", s.ramp(deep, tones))
    s.bump(s.noise(1.6, 6), 0.25, 0.1)
    # The film of water runs out on the sand at a flat angle, so that its rim throws no shadow.
    tide = lambda x, y: np.clip((y + 1.76 * fractal(x * 0.18, x * 0 + 2, 4, 7) + 3.6) * 0.09 + 0.02, -0.5, 0.03)
    field(900, 400, 40, 18, tide, s.material, at=(0, 10.4, 0.06))
    colours = [
        ((0.72, 0.07, 0.04), (0.93, 0.90, 0.84)),
        ((0.93, 0.55, 0.05), (0.94, 0.90, 0.82)),
        ((0.03, 0.13, 0.42), (0.93, 0.91, 0.86)),
        ((0.05, 0.33, 0.32), (0.93, 0.90, 0.80)),
        ((0.90, 0.83, 0.70), (0.90, 0.83, 0.70)),
        ((0.80, 0.28, 0.22), (0.80, 0.28, 0.22)),
    ]
    rng = random.Random(11)
    for row, y in enumerate((-5.6, -2.6, 0.5)):
        for i in range(7):
            x = -9.2 + i * 3.1 + (1.5 if row % 2 else 0) + rng.uniform(-0.35, 0.35)
            yy = y + rng.uniform(-0.4, 0.4)
            if rng.random() < 0.16:
                continue
            cloth = gores("parasol", *rng.choice(colours), 4)
            turned(
                [(1.06, 0), (1.05, 0.03), (0.7, 0.25), (0.3, 0.42), (0, 0.48)],
                cloth,
                (x, yy, 1.7),
                16,
                0,
                (rng.uniform(-7, 7), rng.uniform(-7, 7), rng.uniform(0, 170)),
            )
            for side in (-0.75, 0.75):
                if rng.random() < 0.8:
                    towel = plain("towel", rng.choice(colours)[rng.randrange(2)], 0.95)
                    box(
                        (x + side + rng.uniform(-0.1, 0.1), yy - 0.75 + rng.uniform(-0.2, 0.2), 0.16),
                        (0.62, 1.7, 0.12),
                        towel,
                        0.05,
                        turn=(0, 0, rng.uniform(-9, 9)),
                    )
    camera((0, 0.9, 29), (0, 0.9, 0), 55)
