"""Photobooks on tables, a sideboard, a shelf and a blanket, at true size."""

from math import cos, radians, sin

import numpy as np

from kit.furniture import books, cup, jug, room, sideboard, window_bars
from kit.materials import boucle, ceramic, paper, plain, weave, wood
from kit.nature import eucalyptus, fractal, twig
from kit.printware import booklet, closed_book, cover_layer, layflat_book, open_book, tablecloth
from kit.shapes import box, field, group, turned
from kit.stage import camera, level_camera, window_light
from kit.tables import apricots, boards, day_light, desk_paper, dish, fine_cloth, glasses, lamp_light, slats, tape
from kit.tables import window_cross


def book_open(left, right):
    """A photobook 30 x 30 open on linen, coffee and eucalyptus beside it."""
    tablecloth((0.60, 0.55, 0.46), seed=3)
    group(open_book(left, right, 0.30, 0.30), (0.0, 0.0, 0.0085), (0, 0, -4))
    cup((0.37, 0.24, 0.0), ceramic((0.80, 0.77, 0.71), 0.4), True, True, -50)
    twig((-0.44, 0.27, 0.012), (1, 0.1, 0.08), 0.26, 6, 15, (0.035, 0.052), 0.002)
    twig((-0.46, 0.21, 0.010), (0.9, 0.45, 0.12), 0.20, 7, 12, (0.03, 0.046), 0.002)
    window_cross()
    day_light(fill=1.4)
    camera((0.05, -0.62, 0.66), (0.012, 0.012, 0.0), 42, 8, (0, -0.05, 0.01))


def book_closed(photo):
    """A photobook 20 x 20 on a table of walnut boards beside reading glasses."""
    boards("walnut")
    group(closed_book(photo, 0.20, 0.20, 0.016, (0.82, 0.78, 0.70)), (0.0, 0.02, 0), (0, 0, 14))
    glasses((0.178, -0.035, 0), -24)
    cup((-0.185, 0.155, 0), ceramic((0.20, 0.26, 0.27), 0.4), turn=150)
    twig((0.30, 0.17, 0.01), (-1, -0.15, 0.06), 0.24, 9, 14, (0.034, 0.05), 0.0018)
    window_cross()
    day_light(-52, 56, 3.6, 1.0)
    camera((0.03, -0.48, 0.46), (0.018, 0.038, 0.0), 46, 8, (0, -0.02, 0.016))


def book_flat(pano):
    """A real photobook A4 lies open by itself: one panorama across both pages, fruit at hand."""
    fine_cloth((0.22, 0.26, 0.29), 11, 0.004)
    group(layflat_book(pano, 0.297, 0.21, cover=(0.62, 0.58, 0.50)), (0, 0, 0), (0, 0, 9))
    cloth = lambda x, y: 0.004 * float(fractal(x * 3, y * 1.6, 4, 11)) - 0.004
    low = cloth(0.25, 0.235)
    dish((0.25, 0.235, low), (0.62, 0.58, 0.50), 1.15)
    apricots((0.25, 0.235, low + 0.012), 3)
    apricots((0.145, 0.215, cloth(0.145, 0.215)), 1)
    books((-0.36, 0.25, 0), ((0.20, 0.16, 0.02, (0.50, 0.17, 0.09)), (0.17, 0.13, 0.016, (0.80, 0.76, 0.68))), 3)
    day_light(-118, 58, 3.4, 1.3)
    camera((0.16, -0.64, 0.50), (0.005, 0.030, 0.0), 40, 8, (0, -0.03, 0.01))


def leaning(parts, x, wall, z, height, degrees=80):
    """Stands a lying thing on its lower edge at `z`, its back against the wall."""
    a = radians(degrees)
    return group(parts, (x, wall - height / 2 * cos(a), z + height / 2 * sin(a)), (degrees, 0, 0))


def book_stack(a, b, c):
    """Three photobooks on a sideboard, one leans at the wall: sizes 30 x 30, A4 and 20 x 20."""
    wall = room((0.34, 0.39, 0.34))
    x, y, z = sideboard(0, 1.75, "oak", 0.70)
    group(closed_book(a, 0.30, 0.30, 0.020, (0.74, 0.70, 0.62)), (-0.13, y - 0.02, z), (0, 0, 6))
    group(closed_book(b, 0.297, 0.21, 0.018, (0.60, 0.26, 0.16)), (-0.12, y - 0.03, z + 0.0204), (0, 0, -5))
    leaning(closed_book(c, 0.20, 0.20, 0.016, (0.84, 0.80, 0.73)), 0.17, 2.0, z, 0.20, 79)
    cup((-0.10, y - 0.03, z + 0.0388), ceramic((0.78, 0.75, 0.69), 0.4), turn=-30)
    eucalyptus(jug((0.40, y + 0.05, z), ceramic((0.34, 0.17, 0.10), 0.5), 0.95), 5, 5, (0.22, 0.34))
    window_bars(-2.8, -4.3, 4, 1.0, wall)
    window_light(energy=4.0, fill=30)
    camera((-0.02, 0.80, 1.00), (0.03, 1.80, 0.795), 42, 8, (0, 1.66, 0.74))


def booklet_table(photo):
    """A stapled photo booklet A5 on a garden table, a straw hat beside it."""
    slats()
    group(booklet(photo, 0.148, 0.21), (-0.012, 0.002, 0), (0, 0, 27))
    straw = weave("hat", (0.62, 0.47, 0.28), 2600, 0.9, 0.001, (0.42, 0.30, 0.16))
    brim = [(0.26, 0.006), (0.20, 0.010), (0.12, 0.014), (0.105, 0.03), (0.10, 0.09), (0.07, 0.115), (0, 0.12)]
    turned(brim, straw, (0.29, 0.26, 0), 64, 2)
    turned([(0.107, 0.022), (0.1045, 0.045)], plain("band", (0.10, 0.13, 0.20), 0.8), (0.29, 0.26, 0), 64, 0)
    cup((-0.17, 0.13, 0), ceramic((0.78, 0.75, 0.69), 0.4), True, True, 140)
    twig((-0.24, -0.10, 0.008), (1, 0.3, 0.08), 0.15, 4, 12, (0.022, 0.034), 0.0014)
    day_light(-64, 48, 4.4, 1.1)
    camera((0.03, -0.38, 0.42), (0.02, 0.035, 0.0), 46, 8, (0, 0, 0.01))


def book_layers(photo):
    """The layers of a hardcover, each a little aside: film, printed sheet, grey board, end paper."""
    desk_paper((0.20, 0.235, 0.225))
    size, turn = 0.21, 9
    tones = {
        "endpaper": ((0.50, 0.20, 0.13), 0.0004, (0.070, 0.070)),
        "board": ((0.40, 0.385, 0.355), 0.0026, (0.034, 0.034)),
        "print": (None, 0.0004, (-0.010, -0.010)),
        "film": (None, 0.0002, (-0.046, -0.046)),
    }
    parts, z = [], 0.0
    for name, (tone, thick, (dx, dy)) in tones.items():
        made = cover_layer(name, tone, size, thick, photo)
        parts.append(group(made, (dx, dy, z), (0, 0, {"endpaper": 1.5, "board": -1.0, "film": 1.2}.get(name, 0))))
        z += thick + 0.0002
    group(parts, (0, 0, 0), (0, 0, turn))
    folder = plain("bone", (0.80, 0.76, 0.66), 0.35, Subsurface=0.1)
    group([box((0, 0, 0.002), (0.15, 0.020, 0.004), folder, 0.0019, 4)], (0.185, -0.095, 0), (0, 0, 62))
    tape((0.262, 0.020, 0), (0.66, 0.60, 0.50), 0.030, 0.020)
    day_light(-48, 58, 3.6, 1.2)
    camera((-0.08, -0.46, 0.48), (0.030, 0.014, 0.0), 46, 9, (0, -0.02, 0.004))


def book_evening(left, right):
    """A photobook A4 on a wool blanket in lamp light, tea and glasses beside it."""
    wool = boucle("blanket", (0.27, 0.26, 0.24), (0.17, 0.16, 0.15), 330)
    # Smooth under the book, in folds around it.
    folds = lambda x, y: 0.022 * (fractal(x * 2.1, y * 3.4, 3, 6) - 0.4) * np.clip((np.hypot(x, y) - 0.34) / 0.2, 0, 1)
    field(300, 260, 2.4, 2.0, folds, wool)
    group(open_book(left, right, 0.297, 0.21, thick=0.018, cover=(0.12, 0.15, 0.14)), (0.02, -0.01, 0.010), (0, 0, -9))
    tray = wood("walnut", "X", 8)
    turned(
        [(0, 0), (0.135, 0), (0.150, 0.012), (0.146, 0.018), (0.130, 0.008), (0, 0.008)], tray, (-0.25, 0.27, 0), 64, 1
    )
    cup((-0.27, 0.27, 0.008), ceramic((0.70, 0.66, 0.58), 0.4), True, False, 215)
    turned(
        [(0, 0.003), (0.02, 0), (0.045, 0.018), (0.043, 0.018), (0, 0.006)],
        ceramic((0.70, 0.66, 0.58), 0.4),
        (-0.17, 0.29, 0.008),
        40,
        2,
    )
    glasses((0.29, 0.205, 0.004), 150)
    lamp_light((-0.46, 0.34, 0.50), 13.0, 0.10, 2.2)
    camera((0.05, -0.60, 0.585), (0.005, 0.040, 0.0), 40, 8, (0, -0.03, 0.015))


def book_shelf(front):
    """Photobooks on a shelf, spines to the room, one with its cover to the front."""
    room((0.46, 0.30, 0.22), "floor", None)
    oak = wood("oak", "X", 8)
    z = 1.30
    box((0, 1.875, z - 0.014), (1.7, 0.25, 0.028), oak, 0.003)
    x = -0.36
    spines = ((0.10, 0.13, 0.12), (0.72, 0.68, 0.60), (0.18, 0.22, 0.30), (0.60, 0.36, 0.20), (0.78, 0.75, 0.70))
    for k, color in enumerate(spines):
        width, height, thick = ((0.21, 0.297, 0.022), (0.20, 0.20, 0.018), (0.28, 0.28, 0.026))[k % 3]
        # Local x (spine at the left end) goes into the depth, local y stands up, the thickness lies along the shelf.
        cloth = plain("spine", color, 0.75, grain=(900, 0.2, 0.0006))
        parts = [
            box((0, 0, 0), (thick, 0.0026, height), cloth, 0.0012),
            box((-thick / 2 + 0.0013, width / 2, 0), (0.0026, width, height), cloth, 0.0008),
            box((thick / 2 - 0.0013, width / 2, 0), (0.0026, width, height), cloth, 0.0008),
            box((0, width / 2, 0), (thick - 0.0052, width - 0.008, height - 0.008), paper()),
        ]
        label = plain("label", (0.80, 0.66, 0.40) if sum(color) < 1 else (0.16, 0.13, 0.11), 0.45)
        parts.append(box((0, -0.0014, height * 0.30), (thick * 0.42, 0.0004, 0.030), label))
        group(parts, (x + thick / 2, 1.772 + 0.006 * (k % 2), z + height / 2))
        x += thick + 0.0012
    leaning(closed_book(front, 0.20, 0.20, 0.016, (0.84, 0.80, 0.73)), -0.06, 1.965, z, 0.20, 78)
    eucalyptus(jug((0.20, 1.86, z), ceramic((0.62, 0.60, 0.55), 0.5), 0.72), 5, 4, (0.18, 0.26), size=(0.05, 0.07))
    cup((0.10, 1.81, z), ceramic((0.24, 0.28, 0.27), 0.4), False, False, -60)
    window_bars(-2.8, -4.3, 4, 1.0)
    window_light((0, 1.9, 1.4), (56, 4, -52), 3.8, 26)
    level_camera((-0.06, 0.97, 1.40), 0, 46, aperture=11, focus_distance=0.85)
