"""A row of gabled houses by a canal. One unit is a metre."""

import math
import random


from kit.materials import Surface, plain
from kit.nature import leaf, place
from kit.shapes import box, mesh, rod, sheet, tube, turned
from kit.stage import camera, sky
from photos.sky_and_sea import rowing_boat


def street():
    """A row of gabled houses by a canal in the afternoon."""
    sky(33, 146, 0.16, 0.9, dust=1.0)
    tones = [
        (0.52, 0.20, 0.12),
        (0.74, 0.66, 0.50),
        (0.26, 0.34, 0.36),
        (0.66, 0.36, 0.16),
        (0.78, 0.74, 0.66),
        (0.34, 0.13, 0.09),
        (0.50, 0.55, 0.50),
    ]
    cream, glass_ = plain("cream", (0.80, 0.77, 0.70), 0.6), plain("pane", (0.03, 0.04, 0.05), 0.06, Specular=0.8)
    rng, x = random.Random(6), -15.5
    for k in range(7):
        width, tall = rng.uniform(4.1, 5.0), rng.uniform(8.6, 11.4)
        house(x + width / 2, 14, width, tall, tones[k], cream, glass_, rng, stepped=k % 3 == 0)
        x += width + 0.02
    quay = plain("quay", (0.30, 0.28, 0.26), 0.9, (0.38, 0.36, 0.33), 1.5, (14, 0.5, 0.03))
    box((0, 12.4, -0.75), (60, 3.4, 1.5), quay, 0.04)
    box((0, 10.72, -0.02), (60, 0.35, 0.16), quay, 0.03)
    canal = Surface("canal", (0.016, 0.03, 0.028), 0.03, Specular=0.5)
    canal.bump(canal.noise(2.0, 4, 0.5, 0, canal.at(scale=(0.5, 1.8, 1))), 0.07, 0.05)
    sheet((0, 0, -1.3), 80, 30, canal.material)
    rowing_boat(
        (4.6, 9.3, -1.32), (0, 0, 4), plain("hull", (0.03, 0.10, 0.13), 0.4), plain("in", (0.5, 0.44, 0.33), 0.6)
    )
    iron = plain("iron", (0.03, 0.04, 0.035), 0.5)
    for lx in (-8.2, 2.0, 11.4):
        turned([(0.10, 0), (0.06, 0.3), (0.045, 3.4), (0.03, 3.5)], iron, (lx, 11.2, 0), 16, 1)
        turned(
            [(0.02, 3.5), (0.13, 3.62), (0.16, 3.95), (0.05, 4.1), (0, 4.14)],
            plain("lantern", (0.80, 0.78, 0.70), 0.3),
            (lx, 11.2, 0),
            12,
            1,
        )
    trunk = plain("trunk", (0.10, 0.075, 0.05), 0.9)
    crown, blade = linden(rng), leaf(6, 0.62, 0.2)
    blade.materials.append(plain("leaf", (0.05, 0.105, 0.025), 0.6, (0.11, 0.17, 0.04), 0.8))
    for tx, size in ((-11.6, 1.0), (7.2, 0.92)):
        tube([(tx, 11.6, 0), (tx + 0.06, 11.6, 1.6), (tx - 0.04, 11.6, 3.2)], 0.15, trunk, 0.11)
        for way, reach in crown:
            rod((tx, 11.6, 2.4), (tx + way[0] * 0.9, 11.6 + way[1] * 0.9, 3.9 + way[2] * 0.9), 0.035, trunk, 0.01)
            for _ in range(26):
                off = [rng.gauss(0, 0.26) for _ in range(3)]
                at = [a + size * (reach * b + c) for a, b, c in zip((tx, 11.6, 3.9), way, off)]
                place(
                    blade, at, [rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.8, 0.3)], rng.uniform(0.16, 0.24)
                )
    camera((-1.0, -9.5, 1.35), (-1.0, 14, 1.35), 26, shift=(0, 0.13))


def linden(rng):
    """Where the leaves of a round crown sit: directions from its middle and how far out, in metres."""
    found = []
    while len(found) < 120:
        way = [rng.uniform(-1, 1) for _ in range(3)]
        long = math.sqrt(sum(one * one for one in way))
        if 0.3 < long <= 1:
            found.append(
                ([one / long for one in way], rng.uniform(0.75, 1.0) * 1.45 * (1 + 0.12 * math.sin(5 * way[0])))
            )
    return found


def house(x, y, width, tall, tone, cream, glass_, rng, stepped=False):
    """A narrow front with a gable, three floors of sash windows and a door."""
    brick = Surface("brick", tone, 0.9, Specular=0.15)
    wall = brick.node(
        "TexBrick",
        Vector=brick.at(rotation=(math.pi / 2, 0, 0)),
        Scale=1.0,
        Mortar_Size=0.008,
        Brick_Width=0.22,
        Row_Height=0.07,
    )
    wall.inputs["Color1"].default_value = (*tone, 1)
    wall.inputs["Color2"].default_value = (*(c * 0.82 for c in tone), 1)
    wall.inputs["Mortar"].default_value = (*(0.5 * c + 0.25 for c in tone), 1)
    brick.feed(
        "Base Color",
        brick.mix(
            0.35,
            wall.outputs["Color"],
            brick.ramp(
                brick.noise(0.8, 6), [(0.3, tuple(c * 0.7 for c in tone)), (0.7, tuple(min(1, c * 1.2) for c in tone))]
            ),
        ),
    )
    left, right = x - width / 2, x + width / 2
    box((x, y + 3, tall / 2), (width, 6, tall), brick.material)
    top = tall + width * 0.62
    if stepped:
        for k in range(5):
            box(
                (x, y + 0.15, tall + (k + 0.5) * (top - tall) / 5),
                (width * (1 - (k + 0.5) / 5.4), 0.3, (top - tall) / 5),
                brick.material,
            )
            box(
                (x, y + 0.12, tall + (k + 1) * (top - tall) / 5),
                (width * (1 - (k + 0.5) / 5.4) + 0.1, 0.42, 0.09),
                cream,
                0.01,
            )
    else:
        mesh(
            [
                (left, y, tall),
                (right, y, tall),
                (x, y, top),
                (left, y + 0.3, tall),
                (right, y + 0.3, tall),
                (x, y + 0.3, top),
            ],
            [(0, 1, 2), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)],
            brick.material,
        )
        for side in (-1, 1):
            rod((x + side * width / 2 * 1.04, y, tall - 0.1), (x, y, top + 0.06), 0.10, cream)
    roof = plain("roof", (0.16, 0.075, 0.055), 0.85)
    mesh(
        [
            (left, y + 0.2, tall),
            (x, y + 0.2, top - 0.1),
            (x, y + 6, top - 0.1),
            (left, y + 6, tall),
            (right, y + 0.2, tall),
            (right, y + 6, tall),
        ],
        [(0, 1, 2, 3), (1, 4, 5, 2)],
        roof,
    )
    columns = 2 if width < 4.5 else 3
    floors = 3
    for floor in range(floors):
        z = 1.75 + floor * (tall - 1.2) / floors
        for c in range(columns):
            if floor == 0 and c == columns - 1:
                continue
            window(left + width * (c + 0.5) / columns, y, z, 0.92, 1.75 - 0.16 * floor, cream, glass_, rng)
    window(x, y, tall + 0.75, 0.7, 0.95, cream, glass_, rng)
    door = plain("door", rng.choice(((0.03, 0.08, 0.06), (0.20, 0.03, 0.03), (0.03, 0.05, 0.12))), 0.35)
    dx = left + width * (columns - 0.5) / columns
    box((dx, y, 1.25), (1.22, 0.14, 2.5), cream, 0.02)
    box((dx, y - 0.06, 1.1), (0.96, 0.06, 2.1), door, 0.01)
    box((dx, y - 0.45, 0.09), (1.5, 0.9, 0.18), plain("step", (0.42, 0.40, 0.37), 0.9), 0.02)
    box((x, y - 0.06, tall - 0.02), (width + 0.06, 0.24, 0.16), cream, 0.02)


def window(x, y, z, width, tall, frame, pane, rng):
    box((x, y - 0.0, z), (width + 0.16, 0.08, tall + 0.16), frame, 0.01)
    box((x, y - 0.03, z), (width, 0.05, tall), pane)
    if rng.random() < 0.55:
        drawn = rng.uniform(0.25, 0.55) * tall
        box(
            (x, y - 0.057, z + tall / 2 - drawn / 2),
            (width - 0.05, 0.004, drawn),
            plain("blind", (0.62, 0.58, 0.50), 0.9),
        )
    box((x, y - 0.065, z), (width, 0.03, 0.05), frame)
    box((x, y - 0.065, z + tall / 4), (0.035, 0.03, tall / 2), frame)
    box((x, y - 0.08, z - tall / 2 - 0.07), (width + 0.26, 0.2, 0.07), frame, 0.01)
