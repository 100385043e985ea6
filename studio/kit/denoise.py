"""Takes the noise out of a render and gives it the look of film; everything before the view transform.

The filter is an edge-stopping a-trous wavelet (Dammertz and others, 2010): light is divided by the surface's colour,
smoothed where neighbours have the same colour and the same direction, and multiplied again, so that textures stay.
"""

import os

import bpy
import numpy as np

_LUMA = np.array([0.3, 0.59, 0.11], dtype=np.float32)
_KERNEL = np.array([1, 4, 6, 4, 1], dtype=np.float32) / 16


def read(path):
    """Linear RGB of an EXR, rows from the bottom up, shape (height, width, 3)."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    values = np.empty(image.size[0] * image.size[1] * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    shape = (image.size[1], image.size[0], 4)
    bpy.data.images.remove(image)
    return values.reshape(shape)[..., :3].copy()


def write(path, rgb, scene):
    """Develops linear RGB with the scene's view settings and saves it."""
    height, width, _ = rgb.shape
    image = bpy.data.images.new("developed", width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Linear"
    rgba = np.concatenate([rgb, np.ones((height, width, 1), dtype=np.float32)], 2)
    image.pixels.foreach_set(rgba.ravel().astype(np.float32))
    image.update()
    part = path + ".part.png"
    image.save_render(part, scene=scene)
    os.replace(part, path)


def develop(color, albedo, normal, smoothing=0.55, film=None):
    """`film`: grain, glow, vignette (0 to 1), warmth (-1 to 1), mono (True for black and white), blur (pixels)."""
    film = film or {}
    out = smooth(color, albedo, normal, smoothing) if smoothing else color
    if film.get("blur"):
        out = _blur(out, film["blur"])
    if film.get("shake"):
        out = _shake(out, film["shake"])
    if film.get("glow"):
        bright = np.clip(out - 0.9, 0, 6)
        out = out + film["glow"] * _blur(bright, max(3, out.shape[1] // 60))
    if film.get("warmth"):
        out = out * np.array([1 + 0.16 * film["warmth"], 1, 1 - 0.2 * film["warmth"]], dtype=np.float32)
    if film.get("mono"):
        out = np.repeat((out @ _LUMA)[..., None], 3, axis=2)
    if film.get("vignette"):
        out = out * _vignette(out.shape, film["vignette"])
    if film.get("grain"):
        out = out * _grain(out.shape, film["grain"], bool(film.get("mono")))
    return np.clip(out, 0, None).astype(np.float32)


def smooth(color, albedo, normal, strength, levels=4):
    base = albedo + np.float32(0.04)
    light = _despeckle(color / base)
    # Bumps and soft focus make the guides noisy too; a little smoothing lets them agree with their neighbours.
    normal = (normal + _ring_mean(normal)) / 2
    for level in range(levels):
        light = _pass(light, albedo, normal, 2**level, strength * 0.62**level)
    return light * base


def _neighbours(image):
    """The eight pixels around each, shape (8, height, width, channels)."""
    height, width, _ = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)), "edge")
    shifts = [(dy, dx) for dy in (0, 1, 2) for dx in (0, 1, 2) if (dy, dx) != (1, 1)]
    return np.stack([padded[dy : dy + height, dx : dx + width] for dy, dx in shifts])


def _despeckle(light):
    """No pixel is brighter or darker than the second brightest or darkest around it: single sparks go, lines stay."""
    around = np.partition(_neighbours(light), (1, 6), axis=0)
    return np.clip(light, around[1], around[6])


def _ring_mean(image):
    return _neighbours(image).mean(axis=0)


def _pass(light, albedo, normal, step, strength):
    height, width, _ = light.shape
    pad = 2 * step
    bright = np.log1p(light @ _LUMA * 4)
    grow = lambda a: np.pad(a, ((pad, pad), (pad, pad), (0, 0))[: a.ndim], "edge")
    lights, brights, albedos, normals = grow(light), grow(bright), grow(albedo), grow(normal)
    total = np.zeros_like(light)
    weights = np.zeros((height, width), dtype=np.float32)
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            window = (slice(pad + dy * step, pad + dy * step + height), slice(pad + dx * step, pad + dx * step + width))
            apart = np.abs(brights[window] - bright) / strength
            apart += np.square(albedos[window] - albedo).sum(2) / 0.004
            apart += np.square(normals[window] - normal).sum(2) / 0.05
            weight = _KERNEL[dy + 2] * _KERNEL[dx + 2] * np.exp(-apart)
            total += lights[window] * weight[..., None]
            weights += weight
    return total / weights[..., None]


def _blur(rgb, radius):
    """Three box passes: near a Gaussian, cheap at any radius."""
    radius = int(radius)
    for _ in range(3):
        for axis in (0, 1):
            pads = [(0, 0)] * 3
            pads[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(rgb, pads, "edge"), axis=axis, dtype=np.float64)
            width = 2 * radius + 1
            upper = np.take(sums, range(width, sums.shape[axis]), axis=axis)
            lower = np.take(sums, range(0, sums.shape[axis] - width), axis=axis)
            rgb = ((upper - lower) / width).astype(np.float32)
    return rgb


def _shake(rgb, length):
    """A hand that moved: the picture smeared along a slight arc."""
    total = np.zeros_like(rgb)
    for step in range(length):
        total += np.roll(rgb, (int(step * 0.4 + 0.004 * step * step), step), axis=(0, 1))
    return total / length


def _vignette(shape, strength):
    y, x = np.mgrid[-1 : 1 : shape[0] * 1j, -1 : 1 : shape[1] * 1j].astype(np.float32)
    return (1 - strength * 0.5 * np.square((x * x + y * y) * 0.5))[..., None]


def _grain(shape, strength, mono):
    """Silver grain: noise of one pixel and of three, stronger in one channel than in all unless black and white."""
    random = np.random.default_rng(20260607)
    fine = random.standard_normal(shape[:2], dtype=np.float32)
    coarse = _blur(random.standard_normal((*shape[:2], 1), dtype=np.float32), 1)[..., 0]
    grain = (fine * 0.5 + coarse / max(float(coarse.std()), 1e-6) * 0.5)[..., None]
    if not mono:
        grain = grain * 0.8 + random.standard_normal(shape, dtype=np.float32) * 0.25
    return np.exp(strength * grain).astype(np.float32)
