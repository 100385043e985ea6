"""Holiday photos outdoors: lake, peaks, dunes, forest, fog, snow, lavender. One unit is about ten metres unless said."""

import math
import random

import numpy as np

from kit.materials import Surface, glow, plain
from kit.nature import conifer, fractal, ridged, value_noise
from kit.shapes import box, copy, field, group, mesh, rod, sheet, tube, turned
from kit.stage import bulb, camera, put, sky, sky_gradient, softbox, sun


def rock_and_snow(low, high, green=(0.035, 0.06, 0.022), rock=(0.16, 0.145, 0.13), snow=(0.86, 0.88, 0.93)):
    """Grass below `low`, rock above, snow where it is flat and high."""
    s = Surface("alpine", rock, 0.92, Specular=0.15)
    geometry = s.node("NewGeometry")
    up = s.node("SeparateXYZ", _0=geometry.outputs["Normal"]).outputs["Z"]
    z = s.node("SeparateXYZ", _0=geometry.outputs["Position"]).outputs["Z"]
    rough = s.noise(0.5, 9, 0.62)
    level = s.node(
        "MapRange",
        _0=s.math("ADD", z, s.math("MULTIPLY", s.math("SUBTRACT", rough, 0.5), (high - low) * 0.9)),
        _1=low,
        _2=high,
    ).outputs[0]
    stone = s.ramp(s.noise(2.2, 9, 0.7), [(0.3, tuple(c * 0.55 for c in rock)), (0.7, tuple(c * 1.35 for c in rock))])
    ground = s.mix(s.ramp(level, [(0.02, (0, 0, 0)), (0.24, (1, 1, 1))]), green, stone)
    flat = s.ramp(
        s.math("ADD", up, s.math("MULTIPLY", s.math("SUBTRACT", rough, 0.5), 0.5)),
        [(0.52, (0, 0, 0)), (0.68, (1, 1, 1))],
    )
    white = s.math("MULTIPLY", flat, s.ramp(level, [(0.34, (0, 0, 0)), (0.62, (1, 1, 1))]))
    s.feed("Base Color", s.mix(white, ground, snow))
    s.bump(s.noise(3.5, 10, 0.7), 0.5, 0.25)
    return s


def water(color=(0.01, 0.03, 0.04), ripple=0.05, scale=3.0, rough=0.04):
    s = Surface("water", color, rough, Specular=0.5)
    wide = s.noise(scale, 4, 0.5, 0, s.at(scale=(0.35, 1.6, 1)))
    s.bump(wide, ripple, 0.06)
    return s.material


def trees(spots, sizes, seed=1, dark=(0.016, 0.034, 0.015), second=(0.030, 0.055, 0.022), haze=None):
    """Spruces at (x, y, z) spots."""
    rng = random.Random(seed)
    green = Surface("spruce", dark, 0.9, Specular=0.1)
    green.feed("Base Color", green.ramp(green.noise(30, 3), [(0.35, dark), (0.68, second)]))
    bark = Surface("bark", (0.06, 0.04, 0.025), 0.9)
    if haze:
        green.haze(*haze)
        bark.haze(*haze)
    kinds = [put(conifer(green.material, bark.material, seed * 7 + k), "spruce") for k in range(4)]
    for kind in kinds:
        kind.location = (0, -9000, 0)
    for x, y, z in spots:
        size = rng.uniform(*sizes)
        copy(
            rng.choice(kinds),
            (x, y, z - size * 0.03),
            (0, 0, rng.uniform(0, 6.3)),
            (size * rng.uniform(0.8, 1.15),) * 2 + (size,),
        )


def lake():
    """A mountain lake in the morning, spruces on the shore."""
    sky(9, 63, 0.26, 0.7, dust=1.4)

    def height(x, y):
        bowl = np.clip((np.hypot(x * 0.55, (y + 18) * 0.8) - 17) / 30, 0, None)
        shore = fractal(x * 0.09, y * 0.09, 5, 3) * 0.55
        peaks = ridged(x * 0.021 + 1.3, y * 0.021 + 4.2, 8, 21)
        return bowl * 1.2 + shore * np.clip(bowl * 5, 0, 1) + peaks * 30 * np.clip((y - 4) / 46, 0, 1) ** 1.35 - 0.35

    ground = rock_and_snow(3.0, 19)
    ground.haze((0.60, 0.67, 0.76), 25, 330, 0.62)
    field(760, 560, 190, 120, height, ground.material, at=(0, 30, 0))
    sheet((0, 0, 0), 400, 300, water(ripple=0.035, scale=2.2))
    dice = np.random.default_rng(4)
    x, y = dice.uniform(-44, 44, 9000), dice.uniform(-20, 42, 9000)
    z = height(x, y - 30)
    grown = (z > 0.12) & (z < 5.2) & (dice.random(9000) < value_noise(x * 0.12, y * 0.12, 5) * 1.3 - 0.2)
    spots = list(zip(x[grown], y[grown], z[grown]))[:1600]
    trees(spots, (0.9, 1.9), 3, haze=((0.60, 0.67, 0.76), 25, 330, 0.62))
    camera((1.5, -31, 1.5), (-1.5, 10, 4.6), 30)


def peaks():
    """First sun on a ridge of snow, the valley still blue. Upright."""
    sky(9, 118, 0.26, 1.0, dust=0.8, altitude=1500)

    def height(x, y):
        rise = np.clip((y + 45) / 60, 0.05, 1.7)
        return ridged(x * 0.028 + 7.7, y * 0.026 + 1.1, 9, 44, 0.52) * 34 * rise + fractal(x * 0.02, y * 0.02, 3, 8) * 2

    ground = rock_and_snow(-6, 9, rock=(0.12, 0.11, 0.105))
    ground.haze((0.52, 0.58, 0.76), 10, 260, 0.42)
    field(800, 700, 130, 110, height, ground.material, at=(0, 25, 0))
    camera((0, -40, 15), (3, 20, 17.5), 42)


def dunes():
    """Dunes in low light."""
    sky(11, 96, 0.2, 0.9, dust=2)
    haze = ((0.95, 0.72, 0.52), 14, 110, 0.9)

    def height(x, y):
        bent = x + 5.2 * (value_noise(x * 0.09, y * 0.09, 2) * 2 - 1)
        t = bent * 0.12 + y * 0.035 + 0.8 * (value_noise(x * 0.05, y * 0.07, 9) * 2 - 1)
        f = t - np.floor(t)
        lee, windward = np.clip((1 - f) / 0.28, 0, 4) ** 1.1, (f / 0.72) ** 1.35
        # Rounded over a few points of the grid: a sharp crest would be a saw.
        crest = np.clip(-0.055 * np.log(np.exp(-lee / 0.055) + np.exp(-windward / 0.055)) + 0.02, 0, None)
        tall = 0.5 + 0.55 * value_noise(x * 0.06, y * 0.06, 5)
        ripple = 0.012 * np.sin((y * 1.1 + x * 0.5 + 3 * value_noise(x * 0.3, y * 0.3, 1)) * 9)
        # Ripples end before the crest, or they would fray it.
        return crest * 2.6 * tall + ripple * np.clip((0.6 - f) * 6, 0, 1)

    sand = Surface("sand", (0.62, 0.34, 0.16), 0.95, Specular=0.2)
    sand.feed("Base Color", sand.ramp(sand.noise(0.25, 5), [(0.35, (0.60, 0.33, 0.155)), (0.68, (0.69, 0.41, 0.215))]))
    waves = sand.node(
        "TexWave", {"bands_direction": "Y"}, Vector=sand.at(), Scale=4.2, Distortion=5.0, Detail=3.0, Detail_Scale=1.1
    ).outputs["Fac"]
    sand.bump(sand.math("ADD", waves, sand.noise(60, 4)), 0.35, 0.03)
    sand.haze(*haze)
    field(1700, 1700, 100, 100, height, sand.material, at=(0, 36, 0))
    far = Surface("far sand", (0.6, 0.34, 0.17), 0.95).haze(*haze)
    sheet((0, 0, -0.3), 1600, 1600, far.material)
    camera((-2.2, -9, 5.6), (0.6, 12, -1.1), 40)


def forest():
    """The edge of a wood, early sun through the mist between the trunks. Upright."""
    sky_gradient(
        [(0, (1.0, 0.80, 0.50)), (0.18, (0.98, 0.76, 0.50)), (0.46, (0.68, 0.70, 0.70)), (1, (0.26, 0.42, 0.62))], 0.85
    )
    # Low and from behind the wood: it draws long shadows towards the camera and a rim round needles and grass.
    sun((63, 0, 158), 6.5, 2.0, (1, 0.76, 0.48))
    haze = ((0.98, 0.74, 0.45), 9, 48, 0.86)
    grass = Surface("grass", (0.10, 0.11, 0.04), 0.95, Specular=0.1)
    grass.feed(
        "Base Color", grass.ramp(grass.noise(1.2, 9, 0.7), [(0.3, (0.035, 0.075, 0.02)), (0.7, (0.16, 0.19, 0.05))])
    )
    grass.bump(grass.noise(26, 8, 0.75), 1.0, 0.12)
    grass.haze(*haze)
    hill = lambda x, y: 0.5 * fractal(x * 0.06, y * 0.06, 4, 12) + np.clip((y - 5) / 40, 0, 1) * 2.6
    ground_at = lambda x, y: float(hill(np.array([x]), np.array([y - 20]))[0])
    field(420, 420, 80, 80, hill, grass.material, at=(0, 20, 0))
    rng, spots = random.Random(11), []
    for row in range(10):
        y = 3 + row * 3.1
        for k in range(16):
            x = -17 + k * 2.2 + rng.uniform(-1, 1)
            # A ride that bends to the right keeps the view open to the light.
            if abs(x - 0.2 - 0.05 * (row - 3) ** 2 * 0.5) < 2.3 - row * 0.16:
                continue
            spots.append((x, y + rng.uniform(-1.2, 1.2), ground_at(x, y)))
    trees(spots, (4.4, 8.2), 9, (0.012, 0.026, 0.012), (0.03, 0.055, 0.018), haze)
    near = [(-2.7, -1.6, ground_at(-2.7, -1.6)), (3.0, 0.2, ground_at(3.0, 0.2)), (-4.6, 1.4, ground_at(-4.6, 1.4))]
    trees(near, (6.4, 7.8), 4, (0.010, 0.022, 0.010), (0.024, 0.045, 0.016), haze)
    blades = [Surface(f"blade {k}", color, 0.8, Specular=0.2).material for k, color in enumerate(_MEADOW)]
    for _ in range(5200):
        x, y = rng.uniform(-5, 5), rng.uniform(-6.4, 3.5)
        z, lean, tall = (
            ground_at(x, y),
            rng.uniform(-0.10, 0.10),
            rng.uniform(0.10, 0.34) * (1.5 if rng.random() < 0.1 else 1),
        )
        mesh([(x - 0.007, y, z), (x + 0.007, y, z), (x + lean, y + 0.03, z + tall)], [(0, 1, 2)], rng.choice(blades))
    camera((0, -8, 1.6), (0.4, 12, 3.4), 32)


_MEADOW = ((0.10, 0.16, 0.04), (0.16, 0.20, 0.05), (0.26, 0.22, 0.08), (0.06, 0.11, 0.03))


def fog():
    """A sea of fog below islands of rock, from above."""
    sky(13, 75, 0.22, 0.8, dust=0.8, altitude=1800)
    haze = ((0.86, 0.76, 0.70), 25, 300, 0.80)
    cloud = Surface("cloud", (0.93, 0.93, 0.95), 1.0, Subsurface=0.0, Specular=0.0)
    cloud.haze((0.92, 0.80, 0.72), 30, 330, 0.86)

    def billow(x, y):
        a = np.abs(fractal(x * 0.035 + 3, y * 0.05, 6, 5, 0.52))
        return 3.4 * a + 1.5 * fractal(x * 0.015, y * 0.02, 3, 17)

    field(900, 900, 300, 300, billow, cloud.material, at=(0, 120, 0))
    ground = rock_and_snow(-4, 16, green=(0.03, 0.045, 0.02), rock=(0.11, 0.10, 0.095))
    ground.haze(*haze)
    island = lambda x, y: ridged(x * 0.016 + 2.7, y * 0.018 + 8.6, 8, 61) * 44 - 19 + np.clip((y - 10) / 200, 0, 1) * 8
    field(700, 700, 300, 260, island, ground.material, at=(0, 150, 0))
    camera((0, -26, 15), (6, 60, 5.5), 42)


def log_house(x, y, z, snow):
    """A house of logs crossed at its corners, 6 m wide, with a porch; the light of its windows lies on the snow."""
    log = Surface("logs", (0.15, 0.085, 0.045), 0.8, Specular=0.2)
    grain = log.noise(6, 8, 0.7, 0, log.at(scale=(0.4, 4, 4)))
    log.feed("Base Color", log.ramp(grain, [(0.3, (0.075, 0.042, 0.024)), (0.7, (0.19, 0.115, 0.065))]))
    log.bump(grain, 0.5, 0.02)
    for k in range(12):
        high = z + 0.02 + k * 0.24
        for side in (-1, 1):
            rod((x - 3.3, y + side * 2.1, high), (x + 3.3, y + side * 2.1, high), 0.135, log.material)
            rod((x + side * 2.95, y - 2.5, high + 0.12), (x + side * 2.95, y + 2.5, high + 0.12), 0.135, log.material)
    for k in range(8):
        half = 2.15 - k * 0.28
        for side in (-1, 1):
            at = (x + side * 2.95, z + 2.98 + k * 0.235)
            rod((at[0], y - half, at[1]), (at[0], y + half, at[1]), 0.13, log.material)
    plank = plain("eaves", (0.12, 0.075, 0.045), 0.8)
    for side in (-1, 1):
        box((x, y + side * 1.42, z + 3.62), (7.5, 3.75, 0.10), plank, turn=(-side * 41.5, 0, 0))
        # Snow lies as a soft blanket whose lower rim hangs over and is not straight.
        lie = lambda u, v, side=side: (
            0.30
            + 0.06 * fractal(u * 0.9, v * 0.9 + side * 7, 4, 9)
            - 0.30 * np.abs(v / 1.93) ** 10
            - 0.3 * np.abs(u / 3.85) ** 24
        )
        group([field(120, 60, 7.7, 3.86, lie, snow)], (x, y + side * 1.45, z + 3.68), (-side * 41.5, 0, 0))
    pane, cross = glow("pane", (1.0, 0.52, 0.17), 2.2), plain("cross", (0.34, 0.22, 0.13), 0.7)
    for k in (-1.7, 1.5):
        box((x + k, y - 2.26, z + 1.62), (1.22, 0.10, 1.08), cross, 0.01)
        box((x + k, y - 2.30, z + 1.62), (1.02, 0.06, 0.88), pane)
        box((x + k, y - 2.34, z + 1.62), (0.04, 0.03, 0.88), cross)
        box((x + k, y - 2.34, z + 1.66), (1.02, 0.03, 0.04), cross)
        box((x + k, y - 2.38, z + 1.12), (1.3, 0.18, 0.07), snow, 0.03)
        for side in (-1, 1):
            shutter = plain("shutter", (0.12, 0.19, 0.15), 0.7)
            box((x + k + side * 0.86, y - 2.27, z + 1.62), (0.44, 0.05, 1.10), shutter, 0.01)
        lamp = softbox((x + k, y - 2.55, z + 1.6), (x + k, y - 8, z - 0.6), 120, 1.0, (1, 0.55, 0.22))
        lamp.visible_camera = False
    box((x - 0.1, y - 2.26, z + 1.05), (0.98, 0.10, 2.1), plain("door", (0.17, 0.05, 0.03), 0.6), 0.01)
    bulb((x - 0.1, y - 2.7, z + 2.45), 26, 0.08, (1, 0.6, 0.28))
    box((x - 0.1, y - 2.75, z + 0.02), (1.5, 0.9, 0.14), plank, 0.02)
    stone = plain("chimney", (0.13, 0.115, 0.105), 0.95, (0.20, 0.18, 0.165), 3, (6, 0.8, 0.05))
    box((x + 1.6, y + 0.4, z + 4.9), (0.62, 0.62, 1.7), stone, 0.03)
    box((x + 1.6, y + 0.4, z + 5.80), (0.70, 0.70, 0.20), snow, 0.09, 5)
    for k in range(9):
        wood_ = (x + 3.5 + 0.26 * (k % 5), y - 1.9, z + 0.12 + 0.23 * (k // 5))
        rod((wood_[0], wood_[1] - 0.4, wood_[2]), (wood_[0], wood_[1] + 0.4, wood_[2]), 0.12, log.material)
    drift = lambda u, v: (
        0.55
        * np.exp(-(((v - 0.3) / 0.5) ** 2))
        * np.clip(np.abs(u + 0.1) - 0.75, 0, 1)
        * (3.9 - np.abs(u)).clip(0, 1)
        - 0.06
    )
    field(160, 40, 8.4, 2.2, drift, snow, at=(x, y - 2.75, z))


def cabin():
    """Snow at dusk, a cabin with light in its windows. One unit is a metre."""
    sky_gradient(
        [(0, (0.52, 0.42, 0.52)), (0.12, (0.26, 0.30, 0.50)), (0.5, (0.09, 0.14, 0.32)), (1, (0.03, 0.06, 0.18))], 0.85
    )
    snow = Surface("snow", (0.86, 0.88, 0.92), 0.75, Specular=0.2)
    snow.bump(snow.noise(2.2, 9), 0.3, 0.12)
    ground = lambda x, y: 0.9 * fractal(x * 0.03, y * 0.03, 5, 31) + np.clip((y - 20) / 50, 0, 1) ** 1.5 * 14
    field(500, 500, 160, 160, ground, snow.material, at=(0, 40, 0))
    x, y, z = 2.6, 14.0, float(ground(np.array([2.6]), np.array([-26.0]))[0])
    log_house(x, y, z, snow.material)
    rng, spots = random.Random(21), []
    while len(spots) < 190:
        tx, ty = rng.uniform(-36, 36), rng.uniform(9, 66)
        if abs(tx - x) < 6.5 and ty < 19 or (abs(tx) < 5 and ty < 16):
            continue
        spots.append((tx, ty, float(ground(np.array([tx]), np.array([ty - 40]))[0])))
    trees(spots, (5, 10), 5, (0.03, 0.05, 0.045), (0.42, 0.46, 0.52))
    camera((-3.4, -3.5, 1.9), (0.8, 14, 3.2), 34)


def lavender():
    """Rows of lavender to the horizon, a house and cypresses. One unit is a metre."""
    sky(17, 112, 0.22, 0.9, dust=1.4)
    haze = ((0.82, 0.74, 0.74), 20, 420, 0.75)
    soil = Surface("soil", (0.33, 0.20, 0.115), 0.95, Specular=0.1)
    soil.bump(soil.noise(12, 8), 0.8, 0.06)
    soil.haze(*haze)
    sheet((0, 150, 0), 900, 420, soil.material)
    bloom = Surface("lavender", (0.22, 0.15, 0.34), 0.9, Specular=0.1)
    speck = bloom.noise(16, 5, 0.7)
    bloom.feed(
        "Base Color",
        bloom.ramp(speck, [(0.38, (0.085, 0.12, 0.055)), (0.48, (0.115, 0.075, 0.165)), (0.68, (0.215, 0.125, 0.29))]),
    )
    bloom.bump(bloom.noise(30, 6, 0.8), 1.0, 0.12)
    bloom.haze(*haze)

    def row(x, y):
        across = np.abs(x) / 0.62
        lump = 0.84 + 0.3 * value_noise(x * 3.0 + 9, y * 2.3, 6) + 0.22 * value_noise(x * 14, y * 14, 7)
        return 0.78 * np.sqrt(np.clip(1 - across**2.2, 0, 1)) * lump - 0.02

    hedge = field(14, 700, 1.3, 130, row, bloom.material, at=(-90, 60, 0))
    for k in range(-16, 17):
        copy(hedge, (k * 1.9 + 0.55, 60 + (k * 7 % 5) * 0.3, 0))
    hill = Surface("hill", (0.10, 0.12, 0.06), 0.95).haze(*haze)
    field(
        200,
        60,
        700,
        120,
        lambda x, y: 26
        * np.clip(fractal(x * 0.008 + 1, y * 0.004, 5, 71) * 0.6 + 0.55, 0, 2)
        * np.exp(-((y / 44) ** 2)),
        hill.material,
        at=(0, 320, -1),
    )
    stone = plain("stone", (0.62, 0.50, 0.38), 0.9, (0.70, 0.58, 0.45), 1.2, (4, 0.4, 0.05))
    box((15, 104, 2.6), (11, 7, 5.4), stone, 0.05)
    roof = plain("roof", (0.42, 0.17, 0.09), 0.85, (0.50, 0.24, 0.14), 2)
    for side in (-1, 1):
        box((15, 104 + side * 2.0, 6.1), (12, 4.6, 0.3), roof, 0.04, turn=(-side * 24, 0, 0))
    cypress = Surface("cypress", (0.025, 0.05, 0.02), 0.9)
    cypress.bump(cypress.noise(3, 8), 1, 0.4)
    cypress.haze(*haze)
    for k, (x, y, s) in enumerate(((7.4, 101, 1.0), (5.2, 104, 0.8), (24, 106, 1.15), (-34, 118, 0.9))):
        turned(
            [(0.2, 0), (0.9 * s, 1.4 * s), (1.05 * s, 4 * s), (0.7 * s, 8 * s), (0, 11 * s)],
            cypress.material,
            (x, y, 0),
            16,
            2,
        )
    camera((0.3, -4.5, 1.95), (1.6, 60, 4.2), 31)


def lone_tree():
    """A bare tree on a hill, black and white. One unit is a metre."""
    sky_gradient([(0, (0.80, 0.80, 0.80)), (0.35, (0.52, 0.52, 0.52)), (1, (0.16, 0.16, 0.17))], 1.0)
    sun((60, 0, -60), 1.4, 3, (1, 1, 1))
    hill = lambda x, y: 3.2 * np.exp(-(((x - 5) / 24) ** 2) - ((y - 2) / 20) ** 2) + 0.25 * fractal(
        x * 0.1, y * 0.1, 4, 2
    )
    snow = Surface("snow", (0.72, 0.72, 0.72), 0.9)
    snow.feed(
        "Base Color", snow.ramp(snow.noise(1.3, 8, 0.7, 0.4), [(0.44, (0.74, 0.74, 0.75)), (0.60, (0.30, 0.29, 0.27))])
    )
    snow.bump(snow.noise(7, 8), 0.5, 0.08)
    field(420, 420, 150, 110, hill, snow.material, at=(0, 34, 0))
    bark = plain("bark", (0.03, 0.028, 0.026), 0.9)
    rng = random.Random(8)

    def grow(base, way, length, radius, depth):
        tip = tuple(b + w * length for b, w in zip(base, way))
        middle = tuple((a + b) / 2 + rng.uniform(-0.06, 0.06) * length for a, b in zip(base, tip))
        tube([base, middle, tip], radius, bark, radius * 0.62)
        if depth == 0:
            return
        for _ in range(3 if depth > 2 else 2 + (rng.random() < 0.6)):
            next_way = [w + rng.uniform(-0.75, 0.75) for w in way]
            next_way[2] += 0.18
            size = math.sqrt(sum(one * one for one in next_way))
            grow(tip, [one / size for one in next_way], length * rng.uniform(0.62, 0.82), radius * 0.62, depth - 1)

    x, y = 5.0, 34.0
    grow((x, y, float(hill(np.array([x]), np.array([0.0]))[0]) - 0.2), (0.05, 0, 1), 2.7, 0.30, 6)
    post = plain("post", (0.05, 0.045, 0.04), 0.9)
    for k in range(13):
        px = -22 + k * 2.3
        pz = float(hill(np.array([px]), np.array([-8.0]))[0])
        box((px, 26, pz + 0.5), (0.13, 0.13, 1.3), post, turn=(rng.uniform(-4, 4), rng.uniform(-6, 6), 0))
    camera((0, -6, 2.2), (0.6, 34, 5.6), 44)
