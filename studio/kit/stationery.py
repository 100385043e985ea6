"""Cards and what belongs to them from their real measures (metres): foil, folds, pockets, bows."""

import math

import numpy as np

from .materials import Surface, load, paper, plain, printed
from .printware import crop
from .shapes import ball, box, group, mesh, sheet, solid, surface


def foiled(path, mask, color=(0.83, 0.58, 0.25)):
    """Cotton paper printed with `path`, foil where `mask` is white: smooth and mirroring, a little pressed in."""
    s = Surface("print foil", (1, 1, 1), 0.9, Specular=0.2)
    art, where = (
        s.node("TexImage", {"image": load(one), "extension": "EXTEND"}, Vector=s.at("UV")).outputs[0]
        for one in (path, mask)
    )
    s.feed("Base Color", s.mix(where, art, color))
    s.feed("Metallic", where)
    s.feed("Roughness", s.ramp(where, [(0.3, (0.92,) * 3), (0.7, (0.17,) * 3)]))
    tooth = s.math("MULTIPLY", s.noise(1100, 6), s.math("SUBTRACT", 1.0, where))
    s.bump(s.math("SUBTRACT", s.math("MULTIPLY", tooth, 0.35), s.math("MULTIPLY", where, 0.6)), 0.35, 0.0005)
    return s.material


def foil_card(path, mask, width, height, thick=0.0008, stock=(0.88, 0.86, 0.80)):
    """A card lying at the origin with foil on its face."""
    face = sheet((0, 0, thick + 0.00006), width, height, foiled(path, mask))
    return [box((0, 0, thick / 2), (width, height, thick), paper(stock)), crop(face, path, width, height)]


def standing_card(front, width, height, opened=34.0, inside=(0.90, 0.875, 0.82), finish="cotton"):
    """A folded card that stands by itself: its front along x from the fold at the origin, its back behind."""
    parts = []
    for path, turn in ((front, -4.0), (None, -4.0 + opened)):
        a = math.radians(turn)
        dx, dy = math.cos(a) * width, math.sin(a) * width
        u, v = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 1, 6))
        bend = 0.0007 * np.sin(u * math.pi) * (1 if path else -1)
        points = np.dstack([u * dx + bend * math.sin(a), u * dy - bend * math.cos(a), v * height])
        made = surface(points, printed(path, finish, tooth=0.12) if path else paper(inside))
        if path:
            crop(made, path, width, height)
        parts.append(solid(made, 0.00035, 1))
    return parts


def panel(points, material, thick=0.0006):
    """A flat sheet of card through its corners."""
    return solid(mesh(points, [tuple(range(len(points)))], material), thick, 0)


def pocketfold(invite, reply, color=(0.085, 0.13, 0.105), width=0.12, height=0.17, opened=14.0):
    """A pocketfold lying open: wings left and right, in the middle a pocket with two inserts that look out."""
    card = plain(
        "pearl card", color, 0.55, tuple(min(1, c * 1.12) for c in color), 300, (1200, 0.15, 0.0004), Sheen=0.3
    )
    w, h = width / 2, height / 2
    parts = [panel([(-w, -h, 0.0008), (w, -h, 0.0008), (w, h, 0.0008), (-w, h, 0.0008)], card)]
    rise = math.radians(opened)
    for side in (-1, 1):
        far, up = side * (w + width * math.cos(rise)), 0.0008 + width * math.sin(rise)
        corners = [(side * w, -h, 0.0008), (far, -h, up), (far, h, up), (side * w, h, 0.0008)]
        parts.append(panel(corners, card))
    for path, size, at, turn in (
        (reply, (0.105, 0.148), (0.001, 0.014, 0.0016), 0.5),
        (invite, (0.105, 0.148), (-0.001, -0.004, 0.0026), -0.4),
    ):
        made = [
            box((0, 0, 0), (*size, 0.0007), paper()),
            sheet((0, 0, 0.00042), *size, printed(path, "cotton", tooth=0.12)),
        ]
        crop(made[1], path, *size)
        parts.append(group(made, at, (0, 0, turn)))
    # The pocket's mouth is cut in a shallow curve.
    mouth = [(w * k / 12, -h + 0.062 - 0.010 * (1 - (k / 12) ** 2), 0.0040) for k in range(12, -13, -1)]
    parts.append(panel([(-w, -h, 0.0030), (w, -h, 0.0030), *mouth], card, 0.0004))
    return parts


def satin_bow(at, material, width=0.010, size=0.034, turn=0.0):
    """A tied satin bow lying flat: two loops, two tails cut slantwise, a knot."""
    parts = []
    t = np.linspace(0, 1, 60)
    full = np.clip(np.sin(t * math.pi) * 1.5, 0.30, 1)
    for side, way in ((-1, 14), (1, -10)):
        out = side * size * np.sin(t * math.pi) ** 0.8
        high = 0.0035 + 0.0085 * np.sin(t * math.tau) * np.sin(t * math.pi) + 0.004 * np.sin(t * math.pi)
        rows = [
            np.stack([out, k * width / 2 * full, high + 0.0012 * k * np.sin(t * math.pi)], 1)
            for k in np.linspace(-1, 1, 7)
        ]
        parts.append(group([surface(np.stack(rows, 0), material)], (0, 0, 0), (0, 0, way)))
    for side, way in ((-1, -128), (1, -58)):
        s = np.linspace(0, 1, 50)
        rows = []
        for k in np.linspace(-1, 1, 7):
            reach = size * 1.7 * s * (1 + 0.08 * k * side)
            spread = np.clip(0.35 + s * 3, 0, 1) * width / 2
            high = 0.0008 + 0.0045 * np.abs(np.sin(s * 6.4 + 0.4)) * (1 - s) + 0.002 * (1 - s)
            rows.append(
                np.stack(
                    [reach, k * spread + 0.004 * np.sin(s * 4) * side, high + 0.0006 * k * np.cos(s * 5) + 0.0006], 1
                )
            )
        parts.append(group([surface(np.stack(rows, 0), material)], (0, 0, 0), (0, 0, way)))
    parts.append(ball((0, 0, 0.0055), 0.0052, material, (0.95, 1.05, 0.75)))
    return group(parts, at, (0, 0, turn))


def satin(color):
    """Silk ribbon: a soft sheen across its threads."""
    s = Surface("satin", color, 0.38, Specular=0.45, Sheen=0.6)
    s.bump(s.noise(1.0, 3, 0.6, 0, s.at(scale=(2600, 300, 300))), 0.12, 0.0003)
    return s.material


def closed_envelope(color, width=0.162, height=0.114):
    """A C6 envelope lying on its face, its pointed flap closed."""
    stock, flap = (plain("envelope", tuple(c * k for c in color), 0.85, grain=(700, 0.25, 0.0006)) for k in (1.0, 1.06))
    w, h = width / 2, height / 2
    parts = [box((0, 0, 0.0010), (width, height, 0.0020), stock, 0.0006)]
    for points, z in (
        ([(-w, -h), (w, -h), (0.006, 0.004), (-0.006, 0.004)], 0.0022),
        ([(w, h), (-w, h), (-0.008, -0.012), (0.008, -0.012)], 0.0027),
    ):
        middle = z + 0.0008
        corners = [(x, y, z if abs(y) == h else middle) for x, y in points]
        parts.append(panel(corners, flap, 0.0003))
    return parts
