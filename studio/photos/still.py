"""Still lifes at true size: citrus, bread, coffee, berries, tulips, leaf, toys, birthday table, wedding, baby things."""
import math
import random

import numpy as np

from kit.furniture import bear, books
from kit.materials import Surface, acrylic, ceramic, glow, metal, plain, planks, plaster, weave, wood
from kit.nature import branch, fractal, leaf, place, twig, value_noise
from kit.shapes import ball, box, field, group, ring, rod, sheet, surface, tube, turned
from kit.stage import air, bulb, camera, softbox, sun


def tablecloth(color=(0.78, 0.75, 0.68), seed=3, folds=0.014, size=3.6):
    cloth = weave("linen", color, 900, 0.5, 0.0008)
    drape = lambda x, y: folds * fractal(x * 2.6, y * 1.1, 4, seed) + folds * 0.85 * np.sin(x * 5 + 3 * value_noise(x * 1.2, y, seed))
    return field(320, 280, size, size, drape, cloth)


def citrus():
    """Oranges in a bowl, lemons beside it, one cut open."""
    air((0.8, 0.88, 1), 0.35)
    tablecloth()
    peel = lambda name, c, c2: plain(name, c, 0.36, c2, 5, (75, 0.25, 0.006), Specular=0.5, Subsurface=0.06)
    orange, lemon = peel("orange", (0.86, 0.24, 0.016), (0.90, 0.32, 0.03)), peel("lemon", (0.88, 0.60, 0.045), (0.84, 0.66, 0.09))
    bowl = ceramic((0.15, 0.21, 0.25), 0.25, (0.09, 0.15, 0.19))
    turned([(0, 0.01), (0.13, 0.01), (0.15, 0.03), (0.27, 0.10), (0.335, 0.2), (0.345, 0.215), (0.33, 0.21), (0.26, 0.12), (0.14, 0.055), (0, 0.045)], bowl, (-0.1, 0.22, 0), 64, 2)
    rng = random.Random(2)
    for x, y, z, r in ((-0.24, 0.17, 0.158, 0.098), (-0.02, 0.13, 0.152, 0.1), (-0.11, 0.36, 0.165, 0.098), (-0.13, 0.2, 0.298, 0.096), (0.07, 0.31, 0.18, 0.09)):
        fruit(x, y, z, r, orange, rng)
    for x, y, r in ((0.42, 0.02, 0.07), (0.57, 0.19, 0.073), (-0.46, -0.17, 0.073)):
        citron(x, y, r, lemon, rng)
    fruit(0.20, -0.22, 0.094, 0.097, orange, rng)
    half_orange((-0.13, -0.30, 0.052), 0.094, orange)
    green, stem = plain("leaf", (0.035, 0.11, 0.025), 0.35, (0.06, 0.17, 0.045), 5), plain("stem", (0.16, 0.10, 0.04), 0.8)
    blade = leaf(10, 0.42, 0.25)
    branch((0.28, 0.05, 0.12), (1, 0.55, 0.25), 0.5, 9, blade, green, stem, rng, (0.13, 0.19), 0.35, 0.005)
    branch((-0.3, 0.3, 0.24), (-1, 0.3, 0.5), 0.42, 8, blade, green, stem, rng, (0.13, 0.18), 0.7, 0.005)
    sun((50, 0, -58), 4.0, 0.8, (1, 0.88, 0.70))
    softbox((1.6, -1, 1.6), (0, 0, 0), 9, 1.5, (0.8, 0.88, 1))
    camera((0.02, -1.42, 1.12), (0.02, 0.06, 0.07), 52, 4.5, (0, 0.05, 0.15))


def fruit(x, y, z, radius, peel, rng):
    """An orange: a ball, a little flat, with a green scar on top."""
    tilt = (rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6), rng.uniform(0, 6))
    profile = [(0.0, -0.90), (0.12, -0.93), (0.5, -0.82), (0.86, -0.46), (1, 0), (0.88, 0.46), (0.52, 0.80), (0.16, 0.91), (0.05, 0.885), (0, 0.87)]
    made = turned([(r * radius, h * radius) for r, h in profile], peel, (x, y, z), 32, 2)
    made.rotation_euler = tilt
    scar = ball((0, 0, radius * 0.89), radius * 0.07, plain("scar", (0.10, 0.13, 0.03), 0.8), (1, 1, 0.5), segments=12)
    scar.parent = made


def citron(x, y, radius, peel, rng):
    profile = [(0, -1.5), (0.12, -1.46), (0.22, -1.32), (0.62, -0.98), (0.95, -0.4), (1, 0.1), (0.86, 0.66), (0.5, 1.12), (0.26, 1.3), (0.2, 1.44), (0.1, 1.52), (0, 1.53)]
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
    flesh.feed("Base Color", flesh.mix(flesh.ramp(wall, [(0.44, (0, 0, 0)), (0.48, (1, 1, 1))]), red, (0.92, 0.66, 0.30)))
    flesh.bump(pulp, 0.5, 0.004)
    pith = plain("pith", (0.90, 0.76, 0.48), 0.7)
    parts = [
        turned([(0, -radius * 0.9), (radius * 0.5, -radius * 0.8), (radius * 0.88, -radius * 0.42), (radius, 0)], peel, steps=48, smooth=2),
        turned([(radius * 0.9, 0.0005), (radius, 0)], pith, steps=48, smooth=0),
        turned([(0, 0.001), (radius * 0.9, 0.001)], flesh.material, steps=48, smooth=0),
        turned([(0, 0.003), (radius * 0.08, 0.0025)], pith, steps=24, smooth=0),
    ]
    return group(parts, at, (58, 0, 12))


def bread():
    """A loaf on a board, knife and butter, morning light from behind."""
    air((0.86, 0.92, 1), 0.22)
    sheet((0, 0, 0), 6, 6, wood("walnut", "X", 3.0, 0.5, 0.35, 4))
    box((0, 0.03, 0.011), (0.46, 0.28, 0.022), wood("light oak", "X", 10), 0.008)
    crust = Surface("crust", (0.42, 0.18, 0.055), 0.75, Specular=0.25)
    burn = crust.noise(7, 7, 0.65)
    up = crust.node("SeparateXYZ", _0=crust.node("NewGeometry").outputs["Normal"]).outputs["Z"]
    flour = crust.math("MULTIPLY", crust.ramp(crust.noise(26, 6, 0.7), [(0.48, (0, 0, 0)), (0.66, (1, 1, 1))]), crust.ramp(up, [(0.35, (0, 0, 0)), (0.85, (1, 1, 1))]))
    crust.feed("Base Color", crust.mix(crust.math("MULTIPLY", flour, 0.75), crust.ramp(burn, [(0.3, (0.20, 0.07, 0.02)), (0.7, (0.56, 0.29, 0.10))]), (0.86, 0.80, 0.70)))
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
    loaf = surface(np.dstack([v * 0.155 * (1 + 0.02 * np.sin(u)), 0.075 * np.cos(u) * width * lump, z]), crust.material, (-0.055, 0.06, 0.052))
    loaf.rotation_euler = (0, 0, math.radians(14))
    crumb = Surface("crumb", (0.80, 0.66, 0.44), 0.9, Subsurface=0.05)
    holes = crumb.node("TexVoronoi", Vector=crumb.at(), Scale=120.0).outputs["Distance"]
    crumb.feed("Base Color", crumb.ramp(holes, [(0.05, (0.50, 0.36, 0.20)), (0.35, (0.84, 0.71, 0.50))]))
    crumb.bump(holes, 0.8, 0.004)
    for k, (x, y, tilt) in enumerate(((0.145, -0.005, 0), (0.175, -0.055, 6))):
        slice_ = turned([(0, 0), (0.056, 0), (0.060, 0.002), (0.060, 0.010), (0.056, 0.012), (0, 0.012)], crumb.material, (x, y, 0.023 + k * 0.012), 40, 1, (tilt, 0, 20 * k))
        slice_.scale = (1, 0.82, 1)
        rim = turned([(0.0595, 0.0), (0.0625, 0.003), (0.0625, 0.009), (0.0595, 0.012)], crust.material, (x, y, 0.023 + k * 0.012), 40, 1, (tilt, 0, 20 * k))
        rim.scale = (1, 0.82, 1)
    blade = metal((0.70, 0.70, 0.72), 0.2)
    group([box((0, 0, 0), (0.20, 0.026, 0.0016), blade, 0.0006), box((-0.155, 0, 0.002), (0.11, 0.022, 0.016), wood("walnut", "X", 14), 0.006)], (0.03, -0.135, 0.026), (0, 0, -8))
    white = ceramic((0.80, 0.78, 0.73), 0.3)
    turned([(0, 0), (0.045, 0), (0.075, 0.008), (0.078, 0.012), (0.045, 0.005), (0, 0.004)], white, (0.30, 0.16, 0), 48, 2)
    box((0.30, 0.16, 0.022), (0.055, 0.036, 0.034), plain("butter", (0.90, 0.72, 0.30), 0.45, Subsurface=0.1), 0.004, turn=(0, 0, 24))
    cloth = weave("cloth", (0.26, 0.33, 0.40), 1200, 0.6, 0.0006)
    field(120, 90, 0.34, 0.26, lambda x, y: 0.008 + 0.012 * np.abs(np.sin(x * 22 + 3 * value_noise(x * 9, y * 5, 3))) + 0.006 * fractal(x * 9, y * 9, 3, 6), cloth, (-0.31, -0.09, 0))
    rng, crumbs = random.Random(3), crust.material
    for _ in range(46):
        ball((rng.gauss(0.10, 0.09), rng.gauss(-0.04, 0.06), 0.0235), rng.uniform(0.0006, 0.002), crumbs, segments=8)
    sun((58, 0, 152), 3.6, 1.5, (1, 0.84, 0.62))
    softbox((-1.2, 0.6, 1.0), (0, 0, 0), 9, 1.0)
    camera((0.03, -0.66, 0.42), (0.025, 0.02, 0.03), 50, 4.0, (-0.02, 0.0, 0.07))


def coffee():
    """A cup of coffee on a windowsill in the rain, upright."""
    air((0.62, 0.70, 0.80), 0.75)
    sheet((0, 0.2, 0), 3, 1.1, wood("white", "X", 5))
    outside = Surface("outside", (0, 0, 0), 1)
    blur = outside.noise(1.5, 3, 0.5)
    outside.set(**{"Emission Strength": 0.85})
    outside.feed("Emission", outside.ramp(blur, [(0.3, (0.16, 0.22, 0.17)), (0.5, (0.40, 0.47, 0.48)), (0.7, (0.66, 0.72, 0.76))]))
    sheet((0, 2.0, 0.6), 4, 3, outside.material, (90, 0, 0))
    pane = Surface("pane", (1, 1, 1), 0.0, Transmission=1.0, IOR=1.05)
    sheet((0, 0.42, 0.6), 2.0, 1.3, pane.material, (90, 0, 0))
    drop = acrylic((1, 1, 1), 0.0)
    rng = random.Random(5)
    for _ in range(260):
        size = rng.uniform(0.0012, 0.0046) * rng.choice((1, 1, 0.6))
        ball((rng.uniform(-0.32, 0.32), 0.418, rng.uniform(0.03, 0.75)), size, drop, (1, 0.4, rng.uniform(1.0, 1.5)), segments=16)
    paint = plain("paint", (0.80, 0.79, 0.76), 0.45)
    box((-0.30, 0.42, 0.6), (0.055, 0.05, 1.4), paint, 0.004)
    box((0, 0.42, 0.02), (2, 0.06, 0.05), paint, 0.004)
    cup = ceramic((0.20, 0.27, 0.30), 0.35, (0.13, 0.19, 0.22))
    turned([(0, 0), (0.028, 0), (0.031, 0.003), (0.041, 0.05), (0.043, 0.082), (0.041, 0.084), (0.039, 0.08), (0.036, 0.045), (0.027, 0.007), (0, 0.006)], cup, (0.03, 0.12, 0.008), 64, 2)
    turned([(0, 0.072), (0.0375, 0.072)], plain("coffee", (0.06, 0.022, 0.008), 0.08, (0.16, 0.075, 0.03), 60), (0.03, 0.12, 0.008), 48, 0)
    tube([(0.069, 0.115, 0.074), (0.098, 0.105, 0.072), (0.100, 0.105, 0.035), (0.067, 0.115, 0.030)], 0.0055, cup)
    turned([(0, 0), (0.04, 0), (0.072, 0.006), (0.074, 0.010), (0.04, 0.006), (0, 0.005)], cup, (0.03, 0.12, 0.0), 64, 2)
    books((-0.14, 0.20, 0), ((0.15, 0.21, 0.022, (0.52, 0.17, 0.09)), (0.14, 0.20, 0.018, (0.80, 0.76, 0.66))), 4)
    softbox((-0.8, 0.2, 0.9), (0, 0.1, 0.05), 5, 0.6)
    camera((0.02, -0.42, 0.22), (0.0, 0.12, 0.105), 52, 2.8, (0.03, 0.08, 0.06))


def tulips():
    """Tulips from near, a garden behind them out of focus. Upright."""
    air((0.80, 0.90, 0.75), 0.5)
    behind = Surface("garden", (0, 0, 0), 1)
    spots = behind.noise(2.6, 4, 0.6)
    behind.set(**{"Emission Strength": 0.8})
    behind.feed("Emission", behind.ramp(spots, [(0.3, (0.02, 0.06, 0.015)), (0.5, (0.10, 0.22, 0.05)), (0.62, (0.34, 0.42, 0.12)), (0.75, (0.72, 0.70, 0.40))]))
    sheet((0, 2.2, 0.4), 6, 4, behind.material, (90, 0, 0))
    stem = plain("stem", (0.12, 0.24, 0.06), 0.5, Subsurface=0.05)
    blade = Surface("blade", (0.09, 0.20, 0.07), 0.45, Transmission=0.1)
    rng = random.Random(4)
    tones = [((0.75, 0.05, 0.03), (0.86, 0.32, 0.05)), ((0.80, 0.16, 0.20), (0.90, 0.50, 0.42)), ((0.72, 0.04, 0.05), (0.86, 0.25, 0.06))]
    for k, (x, y, z, s) in enumerate(((-0.035, 0, 0.30, 1), (0.055, 0.05, 0.265, 0.94), (-0.115, 0.11, 0.34, 0.96), (0.125, 0.16, 0.325, 0.95), (0.02, 0.25, 0.37, 0.95), (-0.2, 0.35, 0.30, 1), (0.22, 0.4, 0.28, 1), (0.0, 0.55, 0.33, 1))):
        tulip((x, y, z), s * 0.052, tones[k % 3], rng)
        tube([(x + rng.uniform(-0.03, 0.03), y, -0.1), (x * 0.97, y, z * 0.5), (x, y, z)], 0.0042, stem)
        for side in (-1, 1):
            long = leaf(12, 0.16, rng.uniform(0.05, 0.35))
            long.materials.append(blade.material)
            place(long, (x + side * 0.015, y, z - 0.30), (side * rng.uniform(0.25, 0.5), rng.uniform(-0.2, 0.2), 1), rng.uniform(0.24, 0.32))
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
    petal.feed("Base Color", petal.ramp(height, [(0.05, (0.55, 0.52, 0.14)), (0.25, tones[0]), (0.75, tones[0]), (1, tones[1])]))
    petal.bump(veins, 0.25, 0.001)
    u, v = np.meshgrid(np.linspace(-1, 1, 15), np.linspace(0, 1, 22))
    for k in range(6):
        inner = k % 2
        turn = k * math.tau / 6 + rng.uniform(-0.1, 0.1)
        radius = (0.60 - 0.07 * inner) * np.sin(np.clip(v * 0.92 + 0.06, 0, 1) * math.pi * 0.72) ** 0.75 * (1 + rng.uniform(-0.06, 0.1) * v)
        half = 0.66 * np.sin(np.clip(v, 0, 1) ** 0.75 * math.pi * 0.93) ** 0.7 + 0.05
        angle = u * half * 1.05
        z = v * 1.75 - 0.10 * u * u * v
        out = radius * (1 + 0.05 * u * u)
        points = np.dstack([out * np.cos(angle + turn), out * np.sin(angle + turn), z]) * size
        surface(points, petal.material, at)


def toys():
    """Wooden blocks and a train on the floor of a child's room."""
    air((0.87, 0.92, 1), 0.45)
    sheet((0, 0, 0), 8, 8, planks("pale floor", 0.14, 1.4))
    box((0, 2.4, 1.2), (8, 0.1, 2.6), plaster((0.62, 0.70, 0.70)))
    box((0, 2.33, 0.05), (8, 0.03, 0.1), plain("skirting", (0.84, 0.82, 0.78), 0.5), 0.004)
    rug = weave("rug", (0.66, 0.60, 0.50), 260, 0.9, 0.004, (0.52, 0.46, 0.38))
    turned([(0, 0), (0.78, 0), (0.80, 0.006), (0.78, 0.014), (0, 0.016)], rug, (0.35, 0.75, 0), 96, 1)
    paint = lambda c: plain("paint", c, 0.38, grain=(60, 0.06, 0.002))
    red, blue, yellow, green = paint((0.55, 0.05, 0.035)), paint((0.05, 0.16, 0.36)), paint((0.80, 0.45, 0.06)), paint((0.10, 0.27, 0.14))
    oak = wood("pine", "Z", 14)
    for (x, y, z), m, turn in (((-0.20, 0.25, 0.03), red, 12), ((-0.13, 0.27, 0.03), oak, -6), ((-0.165, 0.26, 0.09), yellow, 24), ((-0.16, 0.262, 0.15), blue, 4), ((0.28, -0.02, 0.03), green, 33), ((0.05, 0.42, 0.03), oak, 18)):
        box((x, y, z), (0.058, 0.058, 0.058), m, 0.004, turn=(0, 0, turn))
    turned([(0, 0), (0.03, 0), (0.0, 0.06)], red, (-0.162, 0.262, 0.179), 32, 0)
    arch = wood("pine", "X", 12)
    u = np.linspace(0, math.pi, 40)
    tube([(0.20 + 0.045 * math.cos(a), 0.36, 0.012 + 0.045 * math.sin(a)) for a in u], 0.014, arch)
    things = [box((0, 0, 0.055), (0.15, 0.062, 0.03), red, 0.008), turned([(0, 0), (0.026, 0), (0.028, 0.01), (0.028, 0.085), (0.02, 0.09), (0, 0.09)], blue, (-0.02, 0, 0.095), 32, 1, (0, 90, 0)), box((-0.055, 0, 0.105), (0.05, 0.064, 0.085), red, 0.008), box((-0.055, 0, 0.152), (0.066, 0.078, 0.010), yellow, 0.004), turned([(0, 0), (0.010, 0), (0.010, 0.03), (0.016, 0.042), (0, 0.042)], yellow, (0.045, 0, 0.118), 24, 1)]
    for x in (-0.05, 0.0, 0.05):
        for y in (-0.034, 0.034):
            things.append(turned([(0, -0.006), (0.022, -0.006), (0.024, 0), (0.022, 0.006), (0, 0.006)], oak, (x, y, 0.024), 32, 1, (90, 0, 0)))
    group(things, (0.10, 0.08, 0), (0, 0, 24))
    wagon = [box((0, 0, 0.05), (0.13, 0.062, 0.02), green, 0.006), *[box((0, y, 0.075), (0.13, 0.008, 0.04), green, 0.003) for y in (-0.027, 0.027)]]
    for x in (-0.04, 0.04):
        for y in (-0.034, 0.034):
            wagon.append(turned([(0, -0.006), (0.022, -0.006), (0.024, 0), (0.022, 0.006), (0, 0.006)], oak, (x, y, 0.024), 32, 1, (90, 0, 0)))
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
    air((0.45, 0.40, 0.48), 0.16)
    box((0, 3.2, 1.4), (8, 0.1, 3.6), plaster((0.50, 0.42, 0.38)))
    cloth = weave("cloth", (0.74, 0.70, 0.62), 900, 0.5, 0.0008)
    sheet((0, 0.4, 0), 3.4, 2.2, cloth)
    icing = plain("icing", (0.86, 0.78, 0.70), 0.5, grain=(26, 0.25, 0.006), Subsurface=0.08)
    turned([(0, 0.02), (0.135, 0.02), (0.145, 0.03), (0.147, 0.115), (0.135, 0.128), (0, 0.13)], icing, (0, 0.15, 0.055), 72, 2)
    white = ceramic((0.80, 0.78, 0.74), 0.25)
    turned([(0, 0), (0.07, 0), (0.03, 0.012), (0.025, 0.055), (0.16, 0.065), (0.18, 0.072), (0.17, 0.076), (0, 0.074)], white, (0, 0.15, 0), 64, 2)
    rng = random.Random(9)
    berry = plain("raspberry", (0.50, 0.03, 0.06), 0.35, grain=(240, 0.9, 0.004), Subsurface=0.1)
    for k in range(15):
        a = math.tau * k / 15
        ball((0.115 * math.cos(a), 0.15 + 0.115 * math.sin(a), 0.194), 0.0135, berry, (1, 1, 1.15), segments=24)
    flame, wick = glow("flame", (1.0, 0.52, 0.16), 16), plain("wick", (0.02, 0.02, 0.02))
    waxes = [plain("wax", c, 0.4, Subsurface=0.15) for c in ((0.75, 0.24, 0.16), (0.82, 0.62, 0.22), (0.24, 0.40, 0.44))]
    for k in range(7):
        a = math.tau * k / 7 + 0.2
        x, y = (0.066 * math.cos(a), 0.15 + 0.066 * math.sin(a)) if k else (0, 0.15)
        rod((x, y, 0.18), (x, y, 0.262), 0.0035, waxes[k % 3])
        rod((x, y, 0.262), (x, y, 0.268), 0.0006, wick)
        ball((x, y, 0.277), 0.0042, flame, (0.85, 0.85, 2.3), segments=16)
        if k % 2:
            bulb((x, y, 0.285), 0.55, 0.006, (1, 0.58, 0.26))
    for x, y, z, r, c in ((-0.62, 1.7, 0.72, 0.17, (0.70, 0.20, 0.14)), (-0.36, 2.0, 1.02, 0.18, (0.82, 0.60, 0.26)), (0.62, 1.8, 0.86, 0.17, (0.16, 0.32, 0.38)), (0.88, 2.1, 0.50, 0.18, (0.78, 0.70, 0.62)), (-0.95, 2.1, 0.4, 0.17, (0.28, 0.38, 0.30))):
        rubber = plain("balloon", c, 0.22, Specular=0.5, Subsurface=0.1)
        turned([(r * a, r * b) for a, b in ((0, -1.28), (0.06, -1.26), (0.05, -1.18), (0.35, -0.98), (0.85, -0.3), (1, 0.2), (0.86, 0.68), (0.5, 0.97), (0, 1.08))], rubber, (x, y, z), 32, 2)
        tube([(x, y, z - r * 1.25), (x + 0.03, y, z - 0.4), (x, y, z - 0.8)], 0.0012, plain("string", (0.7, 0.68, 0.62)))
    for x, y in ((-0.36, 0.05), (0.40, 0.30)):
        turned([(0, 0), (0.08, 0), (0.10, 0.008), (0.08, 0.005), (0, 0.004)], white, (x, y, 0), 48, 2)
    glass = acrylic((0.98, 0.99, 0.98))
    for x, y in ((-0.27, 0.34), (0.29, 0.04)):
        turned([(0, 0), (0.03, 0), (0.034, 0.10), (0.0325, 0.10), (0.029, 0.006), (0, 0.006)], glass, (x, y, 0), 32, 1)
        turned([(0, 0.007), (0.0288, 0.007), (0.0318, 0.065), (0, 0.065)], plain("juice", (0.72, 0.25, 0.03), 0.1, Transmission=0.3), (x, y, 0), 32, 0)
    confetti = [plain("paper", c, 0.7) for c in ((0.70, 0.16, 0.12), (0.85, 0.62, 0.18), (0.12, 0.30, 0.40), (0.85, 0.80, 0.72))]
    for _ in range(90):
        turned([(0, 0), (0.005, 0.0004)], rng.choice(confetti), (rng.uniform(-0.55, 0.55), rng.uniform(-0.25, 0.55), 0.001), 10, 0)
    bulb((-1.2, 0.6, 1.5), 10, 0.2, (1, 0.74, 0.48))
    bulb((0.7, 2.6, 1.7), 7, 0.12, (1, 0.66, 0.36))
    camera((0.02, -0.86, 0.40), (0.02, 0.3, 0.235), 48, 2.8, (0, 0.12, 0.22))


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
    surface(np.dstack([x, y + 0.03 + 0.02 * np.sin(x * 26), 0.006 + 0.010 * np.abs(np.sin(x * 31 + 1)) + 0.2 * y * np.cos(x * 31)]), silk)
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
        rose((r * math.cos(a) * 1.15, 0.2 + r * math.sin(a) * 0.9, lift), rng.uniform(0.030, 0.042), rng.choice(petal_tones), rng, (math.cos(a) * r * 4.2, math.sin(a) * r * 4.2))
    green, stem = plain("leaf", (0.12, 0.17, 0.10), 0.6, (0.20, 0.25, 0.17), 20), plain("stem", (0.12, 0.18, 0.06), 0.6)
    blade = leaf(8, 0.5, 0.3)
    for k in range(17):
        a = math.tau * k / 17
        branch((0.06 * math.cos(a), 0.2 + 0.05 * math.sin(a), 0.14), (math.cos(a), math.sin(a) * 0.8, 0.55), rng.uniform(0.15, 0.24), 11, blade, green, stem, rng, (0.035, 0.055), 0.5, 0.0015)
    for k in range(22):
        a = math.tau * k / 22
        rod((0.018 * math.cos(a), 0.2 + 0.018 * math.sin(a), 0.17), (0.05 * math.cos(a + 0.8) + 0.03, 0.16 + 0.05 * math.sin(a + 0.8), 0.006), 0.0024, stem)
    turned([(0.027, 0.06), (0.023, 0.09), (0.026, 0.12)], plain("silk", (0.78, 0.70, 0.64), 0.3, Sheen=0.5), (0.008, 0.19, 0), 32, 1)
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
        parts.append(surface(np.dstack([radius * np.cos(angle + turn), radius * np.sin(angle + turn), z]) * size, petal))
    return group(parts, at, (-lean[1] * 57, lean[0] * 57, rng.uniform(0, 360)))


def shoes():
    """Knitted baby shoes and a rattle on a blanket."""
    air((0.9, 0.93, 1), 0.55)
    knit = Surface("blanket", (0.74, 0.70, 0.62), 0.95, Sheen=0.3)
    cells = knit.node("TexVoronoi", Vector=knit.at(scale=(1, 0.6, 1)), Scale=150.0).outputs["Distance"]
    knit.feed("Base Color", knit.ramp(cells, [(0.1, (0.78, 0.74, 0.66)), (0.7, (0.56, 0.52, 0.45))]))
    knit.bump(knit.math("MULTIPLY", cells, -1), 0.6, 0.003)
    field(260, 220, 1.6, 1.4, lambda x, y: 0.016 * fractal(x * 3.5, y * 2, 4, 5) + 0.008 * np.sin(x * 13 + 4 * value_noise(x * 2, y * 2, 3)), knit.material)
    wool = Surface("wool", (0.40, 0.47, 0.46), 0.95, Sheen=0.4)
    loops = wool.node("TexVoronoi", Vector=wool.at(scale=(1, 1, 0.7)), Scale=330.0).outputs["Distance"]
    wool.feed("Base Color", wool.ramp(loops, [(0.1, (0.46, 0.53, 0.52)), (0.7, (0.25, 0.31, 0.31))]))
    wool.bump(wool.math("MULTIPLY", loops, -1), 0.7, 0.0016)
    cream = plain("cream", (0.80, 0.76, 0.68), 0.95, grain=(500, 0.6, 0.002))
    for x, y, turn in ((-0.045, 0.0, 8), (0.05, 0.015, -12)):
        u, v = np.meshgrid(np.linspace(0, math.tau, 48), np.linspace(0, 1, 30))
        foot = surface(np.dstack([0.030 * np.cos(u) * np.sin(math.pi * np.clip(v, 0.0, 1)) ** 0.45, -0.052 + 0.104 * v + 0 * u, 0.026 + 0.026 * np.sin(u) * np.sin(math.pi * v) ** 0.5]), wool.material)
        shaft = turned([(0.028, 0.028), (0.027, 0.05), (0.028, 0.066), (0.033, 0.070), (0.034, 0.078), (0.029, 0.081), (0.024, 0.076), (0.023, 0.05)], wool.material, (0, 0.020, 0), 40, 2)
        cuff = turned([(0.0335, 0.066), (0.036, 0.072), (0.035, 0.082), (0.030, 0.084)], cream, (0, 0.020, 0), 40, 2)
        bow = [tube([(0, -0.005, 0.055), (s * 0.012, -0.014, 0.062), (s * 0.020, -0.012, 0.054), (s * 0.010, -0.010, 0.050), (0, -0.006, 0.055)], 0.0018, cream) for s in (-1, 1)]
        group([foot, shaft, cuff, *bow], (x, y, 0.004), (0, 0, turn))
    beech = wood("light oak", "X", 30)
    ring((0.17, 0.045, 0.022), 0.028, 0.0065, beech, turn=(0.2, 0.1, 0))
    rod((0.148, 0.022, 0.022), (0.118, -0.010, 0.022), 0.006, beech)
    ball((0.109, -0.019, 0.024), 0.015, plain("bead", (0.62, 0.30, 0.20), 0.4), segments=32)
    twig((-0.22, 0.10, 0.03), (1, -0.25, 0.1), 0.17, 7, 12, (0.022, 0.034), 0.0012)
    sun((55, 0, -55), 3.0, 2.5, (1, 0.91, 0.78))
    softbox((-0.6, -0.4, 0.7), (0, 0, 0), 2.4, 0.5)
    camera((0.025, -0.34, 0.30), (0.028, 0.02, 0.03), 52, 4, (0, 0.0, 0.05))
