"""Materials and finishes from near: edges, corners, paper. True size, a few centimetres across."""

import math

import numpy as np

from kit.materials import gold_foil, paper, plain, plaster, printed, wood
from kit.printware import crop, flat_card, open_book, spiral
from kit.shapes import box, field, group, sheet
from kit.stage import air, camera, softbox, sun
from kit.wallart import board, canvas, frame, poster, tray_frame


def corner_light(energy=3.6):
    """Light set-up for a wall from near: sun from the right, its shadow falls to the left."""
    air((0.88, 0.93, 1), 0.34)
    sun((58, 0, 52), energy, 1.0, (1, 0.9, 0.76))
    softbox((-0.9, 0.9, 1.9), (-0.3, 2, 1.5), 3.2, 0.7)


def wall_ground(color=(0.80, 0.775, 0.73)):
    box((0, 2.05, 1.5), (4, 0.1, 3), plaster(color, 0.3))


def at_corner(width=0.30, height=0.20, aperture=5.6, distance=0.30, away=(-0.36, 0.20), lens=62):
    """Camera on the upper left corner of a picture whose middle is at (0, 1.5)."""
    corner = (-width / 2 + 0.035, 1.975, 1.5 + height / 2 - 0.03)
    eye = (corner[0] + away[0] * distance / 0.30 * 0.5, 1.975 - distance, corner[2] + away[1] * distance / 0.30 * 0.5)
    camera(eye, corner, lens, aperture, (corner[0] - 0.02, 1.96, corner[2] + 0.01))


def canvas_mirrored(photo):
    """Canvas, the picture mirrored round the edge."""
    wall_ground()
    canvas(0, 1.5, 0.60, 0.40, photo, 0.038, "mirrored", threads=2300)
    corner_light()
    at_corner(0.60, 0.40)


def canvas_coloured(photo):
    """Canvas with an edge in one tone."""
    wall_ground((0.70, 0.66, 0.60))
    canvas(0, 1.5, 0.60, 0.40, photo, 0.038, "coloured", color=(0.06, 0.055, 0.05), threads=2300)
    corner_light()
    at_corner(0.60, 0.40)


def canvas_folded(photo):
    """Canvas, the picture itself folded round the edge."""
    wall_ground((0.62, 0.66, 0.65))
    canvas(0, 1.5, 0.60, 0.40, photo, 0.025, "folded", threads=2300)
    corner_light()
    at_corner(0.60, 0.40)


def aluminium_edge(photo):
    """Aluminium composite: 3 mm of metal, black core."""
    wall_ground((0.66, 0.68, 0.68))
    board(0, 1.5, 0.30, 0.20, photo, "aludibond")
    box((0, 1.9865, 1.5), (0.3002, 0.0018, 0.2002), plain("core", (0.02, 0.02, 0.02), 0.6))
    corner_light()
    at_corner(aperture=8, distance=0.16)


def aluminium_brushed(photo):
    """Brushed aluminium, light along the brushing."""
    wall_ground((0.40, 0.42, 0.42))
    board(0, 1.5, 0.30, 0.20, photo, "brushed")
    corner_light(3.0)
    softbox((0.5, 1.2, 1.9), (0, 2, 1.5), 2.5, 0.5)
    at_corner(aperture=8, distance=0.16)


def acrylic_edge(photo):
    """Acrylic glass, 4 mm, a steel stand-off in its corner."""
    wall_ground((0.76, 0.74, 0.70))
    board(0, 1.5, 0.30, 0.20, photo, "acrylic", gap=0.015, standoffs=True)
    corner_light()
    at_corner(aperture=8, distance=0.17)


def forex_edge(photo):
    """Foam board, 5 mm, its white edge."""
    wall_ground((0.50, 0.40, 0.34))
    board(0, 1.5, 0.30, 0.20, photo, "forex")
    corner_light()
    at_corner(aperture=8, distance=0.15)


def gallery_bond_edge(photo):
    """Gallery bond: acrylic on composite, two layers in the edge."""
    wall_ground((0.58, 0.60, 0.58))
    board(0, 1.5, 0.30, 0.20, photo, "gallerybond")
    corner_light()
    at_corner(aperture=8, distance=0.15)


def mat_bevel(photo):
    """The bevelled window of a mat in an oak frame."""
    wall_ground()
    frame(0, 1.5, 0.30, 0.20, photo, "oak", 0.015, 0.022, 0.03)
    corner_light(3.2)
    at_corner(0.375, 0.275, 8, 0.18)


def wood_corner(photo):
    """The mitred corner of a walnut frame without mat."""
    wall_ground((0.72, 0.69, 0.64))
    frame(0, 1.5, 0.30, 0.20, photo, "walnut", 0.030, 0.024, 0.0)
    corner_light(3.4)
    at_corner(0.36, 0.26, 8, 0.19)


def floater_gap(photo):
    """A canvas in its shadow-gap frame: five millimetres of air."""
    wall_ground((0.76, 0.74, 0.71))
    canvas(0, 1.5, 0.30, 0.20, photo, 0.025, threads=2300, wall=1.996)
    tray_frame(0, 1.5, 0.30, 0.20, "oak", 0.025)
    corner_light()
    at_corner(0.33, 0.23, 8, 0.20)


def cotton_paper(photo):
    """Cotton paper, 308 grams: its tooth in grazing light, one corner lifted."""
    sheet((0, 0, 0), 2, 2, wood("walnut", "X", 4))
    lift = lambda x, y: 0.0008 + 0.016 * np.clip((x + y) / 0.24 - 0.1, 0, 1) ** 2
    field(80, 80, 0.22, 0.22, lift, paper((0.88, 0.865, 0.82), 0.5), (0, 0, 0))
    face = field(
        160, 160, 0.20, 0.20, lambda x, y: lift(x, y) + 0.00025, printed(photo, "cotton", tooth=0.9), (0, 0, 0)
    )
    crop(face, photo, 0.2, 0.2)
    air((0.88, 0.93, 1), 0.22)
    sun((76, 0, 118), 4.2, 0.8, (1, 0.9, 0.76))
    camera((-0.06, -0.15, 0.12), (0.035, 0.03, 0.0), 62, 5.6, (0.05, 0.05, 0.006))


def foil_angle(card):
    """Gold foil at an angle: it mirrors the window."""
    sheet((0, 0, 0), 2, 2, plain("ground", (0.26, 0.31, 0.29), 0.9, grain=(30, 0.2, 0.002)))
    group(flat_card(card, 0.105, 0.148), (0, 0, 0.0004), (0, 0, 24))
    foil = gold_foil()
    ringed = []
    for k in range(40):
        a = math.tau * k / 40
        ringed.append(
            box(
                (0.036 * math.cos(a), 0.036 * math.sin(a), 0.00056),
                (0.0056, 0.0011, 0.0001),
                foil,
                turn=(0, 0, math.degrees(a) + 55),
            )
        )
    group(ringed, (0, 0, 0.0004), (0, 0, 24))
    air((0.88, 0.93, 1), 0.3)
    sun((50, 0, -60), 2.6, 1.6, (1, 0.9, 0.76))
    softbox((0.05, 0.30, 0.16), (0, 0, 0), 0.9, 0.16, (1, 0.94, 0.84))
    camera((0.01, -0.12, 0.055), (0.0, 0.004, 0), 60, 4, (0, -0.012, 0))


def spiral_binding(face):
    """Double-loop wire through the head of a calendar."""
    sheet((0, 0, 0), 2, 2, wood("light oak", "X", 5))
    for k in range(6):
        box((0, -0.10, 0.0008 + 0.0006 * k), (0.297, 0.21, 0.0004), paper())
    top = sheet((0, -0.10, 0.0043), 0.297, 0.21, printed(face, "paper"))
    crop(top, face, 0.297, 0.21)
    for k in range(-16, 17):
        box((k * 0.0088, -0.0005, 0.00435), (0.0042, 0.0038, 0.0001), plain("hole", (0.06, 0.05, 0.045)))
    spiral(-0.146, 0.146, 0.0022, 0.0030, 0.0062, 0.0088, (0.62, 0.62, 0.62))
    air((0.88, 0.93, 1), 0.34)
    sun((54, 0, -58), 3.6, 1.2, (1, 0.9, 0.76))
    camera((-0.07, -0.085, 0.085), (0.012, -0.008, 0.003), 60, 4, (-0.01, -0.005, 0.006))


def layflat_fold(pano):
    """The fold of a lay-flat book: the picture runs across without a gap."""
    sheet((0, 0, -0.001), 2, 2, wood("walnut", "X", 4))
    parts = open_book(pano, pano, 0.297, 0.21, flat=True, thick=0.014, cover=(0.20, 0.24, 0.22))
    pages = [one for one in parts if one.data.materials[0].name.startswith("print")]
    for index, page in enumerate(pages):
        for loop in page.data.uv_layers[0].data:
            loop.uv[0] = loop.uv[0] * 0.5 + 0.5 * index
    air((0.88, 0.93, 1), 0.34)
    sun((60, 0, -66), 3.6, 1.2, (1, 0.9, 0.76))
    camera((0.05, -0.24, 0.10), (0.0, -0.055, 0.012), 52, 5.6, (0, -0.08, 0.014))


def poster_bar(photo):
    """The oak bar of a poster: two halves that hold the paper by magnets."""
    wall_ground((0.74, 0.71, 0.66))
    poster(0, 1.5, 0.30, 0.40, photo, "oak", curl=0.002)
    corner_light(3.4)
    at_corner(0.31, 0.42, 8, 0.18)
