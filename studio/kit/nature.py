"""Noise on arrays, leaves, branches, plants, trees."""

import math
import random
from functools import lru_cache

import bpy
import numpy as np
from mathutils import Vector

from .materials import plain
from .shapes import tube
from .stage import put


@lru_cache(maxsize=None)
def _lattice(seed, size=256):
    """A torus of random numbers, flat, so that a point is found by one lookup."""
    return np.random.default_rng(seed).random(size * size, dtype=np.float32)


def value_noise(x, y, seed=0):
    """Smooth noise from 0 to 1 on arrays, one feature per unit."""
    table = _lattice(seed)
    xi, yi = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    fx, fy = (x - xi).astype(np.float32), (y - yi).astype(np.float32)
    u, v = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    left, right, near, far = xi & 255, (xi + 1) & 255, (yi & 255) << 8, ((yi + 1) & 255) << 8
    low, high = table[left | near], table[left | far]
    low = low + (table[right | near] - low) * u
    high = high + (table[right | far] - high) * u
    return low + (high - low) * v


def fractal(x, y, octaves=5, seed=0, gain=0.5):
    """Noise in octaves, about -1 to 1."""
    total, size, norm = 0.0, 1.0, 0.0
    for octave in range(octaves):
        scale = 2.03**octave
        total = total + size * (value_noise(x * scale + 17.3 * octave, y * scale - 9.1 * octave, seed + octave) * 2 - 1)
        norm += size
        size *= gain
    return total / norm * 1.6


def ridged(x, y, octaves=7, seed=0, gain=0.5):
    """Mountain noise, 0 in the valleys to about 1 on the crests."""
    total, size, norm, weight = 0.0, 1.0, 0.0, 1.0
    for octave in range(octaves):
        scale = 2.07**octave
        crest = 1 - np.abs(value_noise(x * scale + 31.7 * octave, y * scale + 5.3 * octave, seed + octave) * 2 - 1)
        crest = crest * crest * weight
        weight = np.clip(crest * 1.7, 0, 1)
        total = total + size * crest
        norm += size
        size *= gain
    return total / norm


def leaf(rows=8, width=0.35, curl=0.25):
    """A leaf of length 1 along y; give it a material before use."""
    data = bpy.data.meshes.new("leaf")
    points, faces = [], []
    for row in range(rows + 1):
        t = row / rows
        half = width * math.sin(math.pi * t**0.8) * 0.5 + (0.004 if 0 < row < rows else 0)
        z = -curl * t * t
        points += [(-half, t, z + half * 0.25), (0, t, z), (half, t, z + half * 0.25)]
    for row in range(rows):
        a = row * 3
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    data.from_pydata(points, [], faces)
    data.polygons.foreach_set("use_smooth", [True] * len(faces))
    return data


def place(data, at, direction, size, up="Z"):
    """An object with `data` whose y axis points along `direction`."""
    thing = put(data, "leaf")
    thing.location = at
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = Vector(direction).to_track_quat("Y", up)
    thing.scale = (size,) * 3
    return thing


def branch(base, direction, length, leaves, blade, green, stem, rng, size=(0.09, 0.13), droop=0.25, radius=0.003):
    """A twig with leaves on both sides."""
    if not blade.materials:
        blade.materials.append(green)
    heading, point, points = Vector(direction).normalized(), Vector(base), []
    for _ in range(9):
        points.append(tuple(point))
        wander = Vector((rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), -droop / 9))
        heading = (heading + wander).normalized()
        point = point + heading * length / 8
    tube(points, radius, stem, radius * 0.4)
    for k in range(leaves):
        t = 0.18 + 0.82 * k / max(1, leaves - 1)
        i = min(7, int(t * 8))
        at = Vector(points[i]).lerp(Vector(points[i + 1]), min(1, t * 8 - i))
        along = (Vector(points[i + 1]) - Vector(points[i])).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized() * (1 if k % 2 else -1)
        way = along * 0.55 + side * rng.uniform(0.6, 1) + Vector((0, 0, rng.uniform(-0.15, 0.45)))
        place(blade, at, way.normalized(), rng.uniform(*size) * (1 - 0.35 * t))
    return points


def plant(at, height=1.0, stems=16, seed=3, size=(0.2, 0.3), spread=0.7, width=0.42):
    rng = random.Random(seed)
    blade = leaf(8, width, 0.35)
    green = plain("leaf", (0.045, 0.11, 0.04), 0.45, (0.08, 0.17, 0.06), 4)
    stem = plain("stem", (0.13, 0.10, 0.05), 0.8)
    for _ in range(stems):
        base = (at[0] + rng.uniform(-0.03, 0.03), at[1] + rng.uniform(-0.03, 0.03), at[2])
        way = (rng.uniform(-spread, spread), rng.uniform(-spread, spread), 1)
        branch(base, way, height * rng.uniform(0.6, 1), 7, blade, green, stem, rng, size, 0.45, 0.006)


def eucalyptus(at, seed=8, stems=6, length=(0.4, 0.62), lean=(-0.8, 0.5), radius=0.003, size=(0.07, 0.105)):
    rng = random.Random(seed)
    blade = leaf(8, 0.5, 0.3)
    green = plain("eucalyptus", (0.20, 0.25, 0.19), 0.6, (0.27, 0.31, 0.24), 4)
    stem = plain("stem", (0.2, 0.13, 0.08), 0.8)
    for _ in range(stems):
        way = (rng.uniform(*lean), rng.uniform(-0.4, 0.1), 1)
        branch(at, way, rng.uniform(*length), 13, blade, green, stem, rng, size, 0.55, radius)


def twig(at, direction, length, seed=6, leaves=14, size=(0.03, 0.05), radius=0.0016):
    """A cut twig that lies on a table."""
    rng = random.Random(seed)
    green = plain("eucalyptus", (0.17, 0.22, 0.15), 0.6, (0.25, 0.29, 0.21), 30)
    branch(
        at,
        direction,
        length,
        leaves,
        leaf(8, 0.52, 0.25),
        green,
        plain("stem", (0.2, 0.13, 0.08), 0.8),
        rng,
        size,
        0.25,
        radius,
    )


def conifer(material, bark, seed=0, tiers=26):
    """A spruce of height 1 as one mesh; copy it around."""
    rng = random.Random(seed)
    points, faces = [], []
    for tier in range(tiers):
        t = tier / (tiers - 1)
        height, reach = 0.07 + 0.90 * t, 0.19 * (1 - t) ** 0.9 + 0.010
        for k in range(15 if t < 0.6 else 9):
            a = math.tau * (k + rng.random() + tier * 0.38) / 15
            out, z = reach * rng.uniform(0.55, 1.12), height + rng.uniform(-0.018, 0.018)
            dx, dy = math.cos(a), math.sin(a)
            wide, drop = 0.030 * (1 - t * 0.55), out * rng.uniform(0.15, 0.5)
            n = len(points)
            points += [
                (0, 0, z + 0.02),
                (dx * out * 0.6 - dy * wide, dy * out * 0.6 + dx * wide, z - drop * 0.5),
                (dx * out, dy * out, z - drop),
                (dx * out * 0.6 + dy * wide, dy * out * 0.6 - dx * wide, z - drop * 0.5),
            ]
            faces.append((n, n + 1, n + 2, n + 3))
    data = bpy.data.meshes.new("conifer")
    n = len(points)
    points += [(0.012, 0, 0), (-0.006, 0.011, 0), (-0.006, -0.011, 0), (0, 0, 0.95)]
    faces += [(n, n + 1, n + 3), (n + 1, n + 2, n + 3), (n + 2, n, n + 3)]
    data.from_pydata(points, [], faces)
    data.materials.append(material)
    data.materials.append(bark)
    for polygon in data.polygons[-3:]:
        polygon.material_index = 1
    return data
