"""Photos of little but colour and form, cheap enough for twelve megapixels: clouds, leaves from near, waves of paper."""

import math
import random

import bpy
import numpy as np

from kit.materials import Surface, glow, plain
from kit.nature import conifer, fractal
from kit.shapes import copy, field, sheet, surface
from kit.stage import air, camera, put, sky_gradient, softbox, sun


def clouds():
    """Rows of clouds lit from below after sunset, dark hills under them. One unit is ten metres."""
    sky_gradient(
        [(0, (0.95, 0.50, 0.22)), (0.06, (0.86, 0.50, 0.34)), (0.22, (0.42, 0.44, 0.58)), (1, (0.10, 0.18, 0.40))], 0.9
    )
    sheet((0, 900, 70), 4200, 1800, cloud_layer(), (180, 0, 0))
    # Each ridge is lighter than the one before it, and the nearest hides where the ground ends.
    for y, low, tall, seed, color in (
        (190, 4.0, 9.0, 3, (0.085, 0.062, 0.085)),
        (120, 1.0, 6.0, 12, (0.034, 0.027, 0.042)),
        (62, -3.2, 5.2, 8, (0.008, 0.008, 0.013)),
    ):
        ridge = lambda x, yy, low=low, tall=tall, seed=seed: np.where(
            yy > 0, low + tall * (0.5 + 0.5 * fractal(x * 0.022, 0 * yy + seed, 6, seed)), -30
        )
        field(900, 2, 520, 1, ridge, glow("hills", color, 1.0), at=(0, y, 0))
    spruces(62)
    camera((0, 0, 2), (4, 60, 23.0), 27)


def spruces(y):
    """A sparse row of trees on the nearest ridge, as outlines."""
    rng, black = random.Random(5), glow("spruce", (0.006, 0.006, 0.010), 1.0)
    kinds = [put(conifer(black, black, k), "spruce") for k in range(3)]
    for kind in kinds:
        kind.location = (0, -900, 0)
    for _ in range(90):
        x = rng.gauss(26, 9) if rng.random() < 0.6 else rng.uniform(-48, 60)
        top = -3.2 + 5.2 * (0.5 + 0.5 * float(fractal(np.array([x * 0.022]), np.array([8.0]), 6, 8)[0]))
        tall = rng.uniform(0.8, 1.9)
        copy(rng.choice(kinds), (x, y - 0.2, top - 0.25), (0, 0, rng.uniform(0, 6)), (tall, tall, tall))


def cloud_layer():
    """Thin cloud with holes; its light comes from where it is denser than a little towards the sun."""
    s = Surface("cloud", (0, 0, 0), 1)
    here = s.at(scale=(1.0, 0.62, 1.0))
    density = lambda at: s.math(
        "ADD",
        s.math("MULTIPLY", s.noise(0.0085, 12, 0.60, 0.35, at), 0.75),
        s.math("MULTIPLY", s.noise(0.0021, 3, 0.5, 0, at), 0.45),
    )
    towards = s.node("Mapping", Vector=here)
    towards.inputs["Location"].default_value = (0, -14, 0)
    d, nearer = density(here), density(towards.outputs[0])
    lit = s.math("ADD", s.math("MULTIPLY", s.math("SUBTRACT", d, nearer), 4.5), 0.48, clamp=True)
    color = s.ramp(
        lit,
        [
            (0.12, (0.13, 0.13, 0.21)),
            (0.42, (0.40, 0.27, 0.30)),
            (0.64, (0.92, 0.44, 0.28)),
            (0.90, (1.0, 0.74, 0.48)),
        ],
    )
    cover = s.ramp(d, [(0.545, (0, 0, 0)), (0.70, (1, 1, 1))])
    nodes, links = s.tree.nodes, s.tree.links
    shine = s.node("Emission", Color=color, Strength=1.0)
    mixed = s.node("MixShader", _0=cover)
    links.new(nodes.new("ShaderNodeBsdfTransparent").outputs[0], mixed.inputs[1])
    links.new(shine.outputs[0], mixed.inputs[2])
    links.new(mixed.outputs[0], nodes["Material Output"].inputs[0])
    return s.material


def leaves():
    """Wet leaves from near and above, in layers. True size."""
    air((0.80, 0.90, 1.0), 0.32)
    sheet((0, 0, -0.12), 3, 3, plain("under", (0.006, 0.012, 0.006), 1.0))
    rng = random.Random(12)
    kinds = [
        blade(k, tone) for k, tone in enumerate(((0.030, 0.105, 0.030), (0.020, 0.075, 0.032), (0.055, 0.135, 0.030)))
    ]
    for k in range(420):
        a, far = k * 2.399, 0.030 * math.sqrt(k)
        x, y = far * math.cos(a) * 1.2, far * math.sin(a)
        long = rng.uniform(0.13, 0.22)
        leaf_ = bpy.data.objects.new("leaf", rng.choice(kinds))
        bpy.context.scene.collection.objects.link(leaf_)
        leaf_.location = (x, y, rng.uniform(-0.11, 0.0))
        leaf_.rotation_euler = (
            rng.uniform(-0.15, 0.42),
            rng.uniform(-0.35, 0.35),
            rng.uniform(-1.1, 1.1) + (3.14 if k % 3 == 0 else 0),
        )
        leaf_.scale = (long, long, long)
    sun((42, 0, -64), 4.2, 1.0, (1, 0.93, 0.80))
    softbox((0.9, 0.9, 1.1), (0, 0, 0), 6, 0.9, (0.75, 0.88, 1))
    camera((0.02, -0.18, 0.86), (0.0, 0.0, 0.0), 50, 8, (0, 0, 0))


def blade(seed, tone):
    """A pointed leaf of length 1 with a midrib, side veins and a wave at its edge; its data only."""
    s = Surface("leaf", tone, 0.42, Specular=0.35)
    uv = s.node("SeparateXYZ", _0=s.at("UV"))
    across = s.math("ABSOLUTE", s.math("SUBTRACT", uv.outputs["X"], 0.5))
    slant = s.math("SUBTRACT", uv.outputs["Y"], s.math("MULTIPLY", across, 0.55))
    side = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY", slant, 15.0)), 0.5))
    vein = s.math(
        "MAXIMUM",
        s.ramp(side, [(0.0, (1, 1, 1)), (0.075, (0, 0, 0))]),
        s.ramp(across, [(0.010, (1, 1, 1)), (0.022, (0, 0, 0))]),
    )
    patchy = s.ramp(s.noise(4.0, 6), [(0.35, tone), (0.70, tuple(min(1, c * 1.55) for c in tone))])
    s.feed("Base Color", s.mix(s.math("MULTIPLY", vein, 0.55), patchy, tuple(c * 2.3 + 0.03 for c in tone)))
    puffed = s.math("MULTIPLY", s.ramp(side, [(0.0, (0, 0, 0)), (0.5, (1, 1, 1))]), 1.0)
    s.bump(s.math("ADD", puffed, s.math("MULTIPLY", s.noise(60, 5), 0.25)), 0.35, 0.006)
    u, v = np.meshgrid(np.linspace(-1, 1, 41), np.linspace(0, 1, 80))
    half = 0.27 * np.sin(np.pi * v**0.82) ** 0.9 * (1 - 0.25 * v)
    z = 0.30 * np.abs(u) * half - 0.20 * v * v + 0.018 * np.sin(v * 26 + seed) * u * u * np.sin(np.pi * v)
    made = surface(np.dstack([u * half, v, z]), s.material)
    data = made.data
    bpy.data.objects.remove(made)
    return data


def paper_waves():
    """Sheets of coloured paper on edge, bent into waves: a study of colour. True size."""
    air((0.95, 0.96, 1.0), 0.45)
    stops = np.array(
        [
            (0.010, 0.055, 0.11),
            (0.020, 0.16, 0.20),
            (0.20, 0.36, 0.33),
            (0.80, 0.70, 0.50),
            (0.86, 0.40, 0.16),
            (0.62, 0.10, 0.085),
            (0.24, 0.025, 0.085),
        ]
    )
    count = 44
    sheet((0, 0.3, 0), 4, 3, plain("base", (0.02, 0.03, 0.04), 0.95))
    x = np.linspace(-0.75, 0.75, 260)
    for k in range(count):
        t = k / (count - 1)
        at = t * (len(stops) - 1)
        low = min(int(at), len(stops) - 2)
        tone = stops[low] + (stops[low + 1] - stops[low]) * (at - low)
        bend = (
            0.050 * np.sin(x * 5.2 + 1.9 * t) + 0.035 * np.sin(x * 9.4 - 4.2 * t + 1) + 0.06 * np.sin(x * 2.1 + 3 * t)
        )
        y = -0.33 + 0.0165 * k + bend
        tall = 0.085 + 0.045 * np.sin(x * 3.1 + 5.0 * t) + 0.02 * np.sin(x * 7.3 + 2 * t)
        rows = [np.column_stack([x, y, tall * share]) for share in np.linspace(0, 1, 7)]
        made = surface(np.array(rows), plain("paper", tuple(float(c) for c in tone), 0.9, grain=(900, 0.15, 0.0006)))
        made.modifiers.new("thick", "SOLIDIFY").thickness = 0.0016
    sun((48, 0, -52), 3.6, 3.0, (1, 0.92, 0.80))
    softbox((0.9, -0.6, 1.0), (0, 0, 0), 4, 1.0)
    camera((0.0, -0.36, 0.86), (0.0, 0.04, 0.04), 50, 11, (0, 0.02, 0.09))
