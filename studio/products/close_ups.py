"""Materials and finishes from near: edges, corners, paper. True size, a few centimetres across."""

import math

import numpy as np

from kit.closeups import brushed_metal, clear_block, core_edge, metal_print, rag_paper
from kit.materials import metal, paper, plain, plaster, printed, wood
from kit.printware import crop, layflat_book, spiral
from kit.shapes import box, field, group, rod, sheet, turned
from kit.stage import air, camera, softbox, sun
from kit.stationery import foil_card
from kit.tables import stone_top
from kit.wallart import canvas, clear_pane, moulding, opening, poster, tray_frame, upright

CENTRE_Z = 1.5


def wall_light(way=-52, low=60, energy=3.6, fill=1.6, even=0.2, soft=1.0):
    """Light set-up for a wall from near: sun from `way` degrees (negative from the left), a window as fill."""
    air((0.84, 0.91, 1), even)
    sun((low, 0, way), energy, soft, (1, 0.9, 0.76))
    side = -1 if way < 0 else 1
    softbox((0.7 * side, 1.3, 1.8), (0, 2, CENTRE_Z), fill, 0.6)


def wall_ground(color=(0.80, 0.775, 0.73)):
    box((0, 2.05, CENTRE_Z), (4, 0.1, 3), plaster(color, 0.3))


def at_edge(width, height, corner, view, frame=0.085, lens=72, inward=0.3, front=1.965, aperture=16):
    """Camera on a corner of a picture whose middle is at (0, 1.5). `corner` = (-1 left or 1 right, -1 below or 1 above),
    `view` = degrees from where it looks (to the left, from above), `frame` = metres across at the corner."""
    sx, sz = corner
    at = (sx * (width / 2 - inward * frame), front, CENTRE_Z + sz * (height / 2 - inward * frame))
    a, b = (math.radians(one) for one in view)
    far = frame * lens / 36
    eye = (
        at[0] - far * math.sin(a) * math.cos(b),
        at[1] - far * math.cos(a) * math.cos(b),
        at[2] + far * math.sin(b),
    )
    camera(eye, at, lens, aperture, (sx * width / 2, front, CENTRE_Z + sz * height / 2))


def canvas_mirrored(photo):
    """Canvas, the picture mirrored round the edge."""
    wall_ground((0.60, 0.61, 0.60))
    canvas(0, CENTRE_Z, 0.30, 0.20, photo, 0.038, "mirrored", threads=6200)
    wall_light(-38, 60, 3.4)
    at_edge(0.30, 0.20, (-1, -1), (48, -12), 0.105, inward=0.22)


def canvas_coloured(photo):
    """Canvas with an edge in one tone."""
    wall_ground((0.66, 0.58, 0.44))
    canvas(0, CENTRE_Z, 0.30, 0.20, photo, 0.038, "coloured", color=(0.05, 0.15, 0.17), threads=6200)
    wall_light(36, 58, 3.4)
    at_edge(0.30, 0.20, (1, 1), (-46, 18), 0.115, inward=0.20)


def canvas_folded(photo):
    """Canvas, the picture itself folded round the edge; its staples and bars from the side."""
    wall_ground((0.46, 0.49, 0.50))
    canvas(0, CENTRE_Z, 0.30, 0.20, photo, 0.025, "folded", threads=6200)
    wall_light(-44, 56, 3.6)
    at_edge(0.30, 0.20, (-1, -1), (40, 12), 0.095, inward=0.28)


def aluminium_edge(photo, below):
    """Two boards of aluminium composite on stone, crossed: two skins of metal, a black core between them."""
    stone_top((0.30, 0.30, 0.29), (0.38, 0.38, 0.37))
    layers = ((0.0003, "skin"), (0.0024, "core"), (0.0003, "skin"))
    slab(below, 0.30, 0.20, layers, "satin", (0, 0, 8), (-0.030, -0.016, 0))
    slab(photo, 0.30, 0.20, layers, "satin", (0, 0, 52), (0.010, 0.004, 0.007))
    slab_light(-112, glint=0.5)
    slab_camera(0.110, 28, at=(0.0, 0.024, 0.008))


def slab(photo, width, height, layers, finish, turn, at=(0, 0, 0)):
    """A board lying with its nearest corner at `at`, its layers named from below."""
    skins = {
        "skin": lambda: metal((0.66, 0.66, 0.67), 0.30),
        "core": lambda: plain("core", (0.012, 0.012, 0.013), 0.75, grain=(900, 0.3, 0.0004)),
        "foam": lambda: plain("foam", (0.84, 0.84, 0.82), 0.8, grain=(1500, 0.5, 0.0004)),
        "clear": clear_block,
    }
    parts, z = [], 0.004
    for thick, name in layers:
        bevel = 0.00012 if name != "clear" else 0.00025
        parts.append(box((width / 2, height / 2, z + thick / 2), (width, height, thick), skins[name](), bevel))
        z += thick
        if name == "clear":
            z_face = z - thick + 0.0001
    z_face = z_face if any(name == "clear" for _, name in layers) else z + 0.00005
    face = sheet((width / 2, height / 2, z_face), width - 0.0004, height - 0.0004, printed(photo, finish))
    parts.append(crop(face, photo, width, height))
    # Felt feet hold it off the table.
    felt = plain("felt", (0.05, 0.05, 0.05), 1.0)
    parts.append(box((width / 2, height / 2, 0.002), (width * 0.8, height * 0.8, 0.004), felt))
    return group(parts, at, turn)


def slab_light(way=-60, low=56, energy=3.4, glint=1.2):
    """Light set-up for a board that lies: sun, and a window behind whose glint shows the surface."""
    air((0.84, 0.91, 1), 0.2)
    sun((low, 0, way), energy, 1.2, (1, 0.9, 0.76))
    if glint:
        softbox((0.05, 0.7, 0.42), (0, 0.05, 0), glint, 0.35, (1, 0.97, 0.92))


def slab_camera(frame=0.075, up=24, lens=72, side=0.0, at=(0.004, 0.030, 0.006)):
    """Camera low over the nearest corner of a board."""
    far, b, a = frame * lens / 36, math.radians(up), math.radians(side)
    eye = (at[0] - far * math.sin(a) * math.cos(b), at[1] - far * math.cos(a) * math.cos(b), at[2] + far * math.sin(b))
    camera(eye, at, lens, 18, (0, 0.004, 0.006))


def aluminium_brushed(photo):
    """Brushed aluminium, light along the brushing: where the picture is white, the metal shows."""
    stone_top((0.20, 0.21, 0.21), (0.27, 0.27, 0.27))
    parts = [
        box((0.15, 0.10, 0.0055), (0.30, 0.20, 0.003), brushed_metal(), 0.0002),
        crop(sheet((0.15, 0.10, 0.00705), 0.2994, 0.1994, metal_print(photo)), photo, 0.30, 0.20),
        box((0.15, 0.10, 0.002), (0.26, 0.16, 0.004), plain("felt", (0.05, 0.05, 0.05), 1.0)),
    ]
    group(parts, (0, 0, 0), (0, 0, 28))
    slab_light(-100, 60, 1.6, 0.9)
    slab_camera(0.105, 34, at=(0.004, 0.040, 0.006))


def acrylic_edge(photo):
    """Acrylic glass, 4 mm, on the wall with a steel stand-off: the picture goes on in the polished edge."""
    wall_ground((0.56, 0.55, 0.52))
    width, height, back = 0.30, 0.20, 1.978
    box((0, back, CENTRE_Z), (width - 0.0006, 0.0012, height - 0.0006), plain("back", (0.85, 0.85, 0.84), 0.6))
    upright(0, back - 0.0007, CENTRE_Z, width - 0.0006, height - 0.0006, printed(photo, "satin"), photo)
    box((0, back - 0.0028, CENTRE_Z), (width, 0.004, height), clear_block(), 0.0003)
    steel = metal((0.66, 0.66, 0.67), 0.2)
    x, z = -width / 2 + 0.022, CENTRE_Z - height / 2 + 0.022
    rod((x, 2.0, z), (x, back - 0.005, z), 0.0075, steel, sides=48)
    head = [(0, 0.004), (0.0078, 0.004), (0.0090, 0.003), (0.0090, 0), (0, 0)]
    turned(head, steel, (x, back - 0.0048, z), 64, 0, (90, 0, 0))
    wall_light(-44, 58, 3.4, 2.2)
    at_edge(width, height, (-1, -1), (38, 16), 0.080, inward=0.30, front=1.972)


def forex_edge(photo):
    """Foam board, 5 mm, white all through."""
    wall_ground((0.28, 0.33, 0.33))
    width, height = 0.30, 0.20
    box((0, 1.9855, CENTRE_Z), (width, 0.005, height), core_edge(), 0.00015)
    upright(0, 1.98295, CENTRE_Z, width - 0.0002, height - 0.0002, printed(photo, "paper"), photo)
    wall_light(34, 60, 3.2)
    at_edge(width, height, (1, -1), (-44, -10), 0.070, inward=0.30, front=1.983)


def gallery_bond_edge(photo):
    """Gallery bond: two millimetres of acrylic on the print, composite behind."""
    stone_top((0.42, 0.39, 0.34), (0.50, 0.47, 0.42))
    layers = ((0.0003, "skin"), (0.0024, "core"), (0.0003, "skin"), (0.002, "clear"))
    slab(photo, 0.30, 0.20, layers, "satin", (0, 0, 40))
    # No window behind: its glint in polished acrylic would hide the picture.
    slab_light(-70, 54, 3.6, 0)
    slab_camera(0.062, 24)


def mat_bevel(photo):
    """The window of a mat, cut at 45 degrees: the white core shows all round the picture, the oak frame stands behind."""
    width, height, plate = 0.15, 0.1125, 1.985
    upright(0, plate - 0.0002, CENTRE_Z, width, height, printed(photo, "paper"), photo)
    card = plain("mat", (0.022, 0.021, 0.020), 0.95, (0.016, 0.015, 0.014), 700, (1500, 0.5, 0.0004))
    opening(0, plate, CENTRE_Z, 0.30, 0.26, 0.14, 0.1025, None, 0.0014, card)
    moulding(0, 1.999, CENTRE_Z, 0.21, 0.1725, 0.016, 0.024, "oak")
    wall_ground((0.66, 0.62, 0.55))
    wall_light(-62, 50, 4.2, 0.9)
    at_edge(0.14, 0.1025, (1, -1), (26, 20), 0.082, inward=0.02, front=1.983)


def wood_corner(photo):
    """The mitred corner of a walnut frame without mat, behind glass."""
    wall_ground((0.50, 0.46, 0.40))
    width, height = 0.30, 0.20
    moulding(0, 1.997, CENTRE_Z, width, height, 0.030, 0.024, "walnut")
    upright(0, 1.983, CENTRE_Z, width + 0.006, height + 0.006, printed(photo, "satin"), photo)
    sheet((0, 1.979, CENTRE_Z), width + 0.004, height + 0.004, clear_pane(), (90, 0, 0))
    wall_light(-56, 54, 3.6, 1.2)
    at_edge(0.36, 0.26, (-1, 1), (30, 24), 0.12, inward=0.32, front=1.974)


def floater_gap(photo):
    """A canvas in its shadow-gap frame: five millimetres of air."""
    wall_ground((0.40, 0.30, 0.24))
    canvas(0, CENTRE_Z, 0.30, 0.20, photo, 0.025, threads=6200, wall=1.996)
    tray_frame(0, CENTRE_Z, 0.30, 0.20, "oak", 0.025)
    wall_light(44, 56, 3.6, 1.3)
    at_edge(0.326, 0.226, (1, -1), (-30, 22), 0.090, inward=0.34)


def cotton_paper(photo):
    """Cotton paper, 308 grams: its tooth in grazing light, a torn edge, one corner lifted."""
    sheet((0, 0, 0), 2, 2, plain("felt", (0.11, 0.10, 0.095), 1.0, grain=(500, 0.4, 0.001), Specular=0.05))
    lift = lambda x, y: 0.0006 + 0.020 * np.clip((x + y) / 0.24 - 0.1, 0, 1) ** 2
    field(200, 200, 0.22, 0.22, lift, rag_paper(), (0, 0, 0))
    face = field(
        200, 200, 0.184, 0.184, lambda x, y: lift(x, y) + 0.00012, printed(photo, "cotton", tooth=1.0), (0, 0, 0)
    )
    crop(face, photo, 1, 1)
    air((0.84, 0.91, 1), 0.16)
    sun((79, 0, 132), 5.2, 0.6, (1, 0.9, 0.76))
    camera((-0.005, -0.085, 0.105), (0.058, 0.050, 0.004), 62, 14, (0.060, 0.052, 0.006))


def foil_angle(card, mask):
    """Gold foil at an angle: it mirrors the window."""
    sheet((0, 0, 0), 2, 2, plain("ground", (0.10, 0.13, 0.12), 0.9, grain=(30, 0.2, 0.002)))
    group(foil_card(card, mask, 0.105, 0.148), (0.0, -0.018, 0), (0, 0, 20))
    air((0.84, 0.91, 1), 0.14)
    sun((50, 0, -60), 2.2, 1.6, (1, 0.9, 0.76))
    softbox((0.10, 0.36, 0.22), (0, 0, 0), 0.42, 0.22, (1, 0.90, 0.74))
    camera((-0.012, -0.105, 0.064), (0.002, 0.010, 0), 62, 20, (0.0, 0.004, 0.0008))


def spiral_binding(face):
    """Double-loop wire through the head of a desk calendar that lies on walnut, its month below the wire."""
    sheet((0, 0, 0), 2, 2, wood("walnut", "X", 5))
    width, height = 0.21, 0.148
    white = paper()
    parts = [box((0, -height / 2, 0.003 + 0.00035 * k), (width, height, 0.0003), white) for k in range(12)]
    top = sheet((0, -height / 2, 0.00715), width, height, printed(face, "paper"))
    parts += [crop(top, face, width, height)]
    hole = plain("hole", (0.05, 0.045, 0.04))
    for k in range(-11, 12):
        for dx in (-0.0011, 0.0011):
            parts.append(box((k * 0.0088 + dx, -0.0040, 0.00718), (0.0017, 0.0034, 0.00008), hole))
    parts += spiral(-0.1012, 0.1012, 0.0004, 0.0054, 0.0056, 0.0088, (0.07, 0.07, 0.075))
    group(parts, (0, 0, 0), (0, 0, -8))
    air((0.84, 0.91, 1), 0.2)
    sun((56, 0, -118), 3.8, 1.2, (1, 0.9, 0.76))
    softbox((-0.3, 0.1, 0.3), (0, 0, 0), 0.5, 0.25)
    camera((0.030, -0.128, 0.092), (0.020, -0.022, 0.004), 62, 14, (0.024, -0.012, 0.006))


def layflat_fold(pano):
    """The fold of a lay-flat book: the picture runs across without a gap."""
    stone_top((0.24, 0.20, 0.17), (0.30, 0.26, 0.22))
    group(layflat_book(pano, 0.297, 0.21), (0, 0, 0), (0, 0, -6))
    air((0.84, 0.91, 1), 0.2)
    sun((62, 0, -84), 3.6, 1.2, (1, 0.9, 0.76))
    softbox((0.3, 0.5, 0.4), (0, 0, 0), 1.2, 0.3)
    camera((0.06, -0.215, 0.085), (0.0, -0.078, 0.006), 62, 18, (0.004, -0.100, 0.010))


def poster_bar(photo):
    """The oak bar of a poster: two halves that hold the paper by magnets."""
    wall_ground((0.44, 0.50, 0.47))
    poster(0, CENTRE_Z, 0.30, 0.40, photo, "oak", curl=0.002)
    wall_light(-50, 58, 3.6, 1.3)
    at_edge(0.312, 0.414, (-1, -1), (34, 14), 0.11, inward=0.30, front=1.984)
