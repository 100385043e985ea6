"""Rooms seen into a corner: a second wall with a window, curtains and what is outside."""

import numpy as np

from kit.furniture import bowl, potted, room, sideboard, standing_books, table_lamp
from kit.materials import Surface, ceramic, load, metal, plain, plaster, weave
from kit.shapes import box, cover, rod, sheet, surface
from kit.stage import air, level_camera, softbox, sun
from kit.wallart import frame, ratio

LEFT = -1.75
"""Where the second wall stands, its inner face."""


def window_corner(photo, view):
    """Framed poster 90 x 60 with mat beside a window with linen curtains; outside the houses over the street."""
    # Not wider than the corner, or its wall would stand before the view.
    room((0.70, 0.67, 0.61), "floor", width=3.98)
    low, high, near, far = 0.88, 2.24, 0.10, 1.30
    window_wall(low, high, near, far, plaster((0.70, 0.67, 0.61)))
    outside(view, (near + far) / 2)
    for y, wide in ((near - 0.14, 0.44), (far + 0.16, 0.46)):
        curtain(y, wide)
    rod((LEFT + 0.09, near - 0.42, 2.40), (LEFT + 0.09, far + 0.42, 2.40), 0.010, metal((0.10, 0.095, 0.09), 0.4))
    box((0.6, -0.4, 2.80), (4.9, 5.2, 0.1), plaster((0.80, 0.79, 0.76)))
    frame(0.28, 1.52, 0.90, 0.60, photo, "walnut", 0.015, 0.022)
    x, y, z = sideboard(0.35, 1.6, "oak", 0.66)
    standing_books((0.66, y + 0.06, z), 7, 12)
    bowl((0.10, y - 0.04, z), ceramic((0.30, 0.15, 0.08), 0.5), 0.14)
    table_lamp((-0.26, y, z), 0, (0.16, 0.20, 0.19))
    potted((-1.22, 1.58, 0), 0.95, 17, (0.62, 0.58, 0.52))
    rug = weave("rug", (0.62, 0.55, 0.45), 260, 0.9, 0.004, (0.46, 0.40, 0.32))
    box((0.1, 0.55, 0.008), (2.6, 1.5, 0.016), rug, 0.006)
    air((0.90, 0.94, 1), 0.36)
    sun((0, -71, 39), 6.5, 0.8, (1, 0.88, 0.70))
    softbox((1.9, -2.2, 2.3), (0, 2, 1.2), 70, 2.4, (1, 0.97, 0.93))
    sky_in = softbox((LEFT - 0.3, (near + far) / 2, 1.7), (0.6, 1.2, 1.0), 55, 1.2, (0.86, 0.93, 1))
    sky_in.visible_camera = False
    level_camera((1.02, -1.95, 1.30), 24, 31)


def window_wall(low, high, near, far, painted):
    """The left wall, 24 cm thick, with a window from `near` to `far` along y and `low` to `high` over the floor."""
    thick, start, end, top = 0.24, -3.0, 2.0, 2.80
    x = LEFT - thick / 2
    for y0, y1, z0, z1 in (
        (start, near, 0, top),
        (far, end, 0, top),
        (near, far, 0, low),
        (near, far, high, top),
    ):
        box((x, (y0 + y1) / 2, (z0 + z1) / 2), (thick, y1 - y0, z1 - z0), painted)
    white = plain("window frame", (0.80, 0.79, 0.75), 0.45)
    middle, wide, tall = (near + far) / 2, far - near, high - low
    for y in (near + 0.03, middle, far - 0.03):
        box((x - 0.05, y, low + tall / 2), (0.06, 0.06, tall), white, 0.004)
    for z in (low + 0.03, low + tall * 0.64, high - 0.03):
        box((x - 0.05, middle, z), (0.055, wide, 0.055), white, 0.004)
    box((LEFT + 0.01, middle, low - 0.012), (0.30, wide + 0.12, 0.03), white, 0.006)
    skirting = plain("skirting", (0.86, 0.84, 0.80), 0.5)
    box((LEFT + 0.008, (start + end) / 2, 0.05), (0.016, end - start, 0.1), skirting, 0.004)


def outside(view, y):
    """What is seen through the window: a photo far away, as bright as the day."""
    s = Surface("outside", (0, 0, 0), 1)
    image = s.node("TexImage", {"image": load(view), "extension": "EXTEND"}, Vector=s.at("UV")).outputs[0]
    shine = s.node("Emission", Color=image, Strength=0.8)
    s.tree.links.new(shine.outputs[0], s.tree.nodes["Material Output"].inputs[0])
    made = sheet((LEFT - 3.2, y + 3.4, 1.85), 4.8, 3.2, s.material, (90, 0, 45))
    cover(made, ratio(view), 4.8, 3.2)
    # The day comes in past it: only the camera sees it.
    made.visible_shadow = made.visible_diffuse = made.visible_glossy = False


def curtain(y, wide, drop=2.36):
    """A linen curtain pulled aside, `wide` metres along the wall, in folds that widen towards the floor."""
    u, v = np.meshgrid(np.linspace(0, 1, 220), np.linspace(0, 1, 40))
    fold = 0.042 * np.sin(u * 44 + 0.8 * np.sin(v * 3 + u * 6)) + 0.012 * np.sin(u * 97 + 2 * v)
    depth = LEFT + 0.085 + fold * (0.55 + 0.45 * v)
    along = y + (u - 0.5) * wide * (0.86 + 0.14 * v) + 0.006 * np.sin(v * 5 + u * 9)
    return surface(np.dstack([depth, along, 0.03 + (1 - v) * drop]), sheer((0.34, 0.37, 0.29)))


def sheer(color):
    """Thin cloth that light shines through."""
    s = Surface("sheer", color, 0.9, Specular=0.1)
    s.bump(s.noise(700, 3), 0.3, 0.0006)
    through = s.node("BsdfTranslucent", Color=(*color, 1))
    mixed = s.node("MixShader", _0=0.45)
    s.tree.links.new(s.shader.outputs[0], mixed.inputs[1])
    s.tree.links.new(through.outputs[0], mixed.inputs[2])
    s.tree.links.new(mixed.outputs[0], s.tree.nodes["Material Output"].inputs[0])
    return s.material
