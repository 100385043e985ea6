"""Wall pictures where they hang. The sofa is 210 cm wide, doors 205 cm high: sizes can be compared."""

import math

import numpy as np

from kit.furniture import (
    bear,
    bench,
    books,
    bowl,
    coat,
    cup,
    cushion,
    desk,
    jug,
    pendant,
    potted,
    room,
    round_table,
    sideboard,
    sofa,
    standing_books,
    table_lamp,
    throw,
    vase,
)
from kit.materials import ceramic, glow, metal, plain, weave, wood
from kit.nature import eucalyptus, plant
from kit.shapes import box, group, rod, sheet, surface, tube, turned
from kit.stage import air, bulb, level_camera, overcast_light, softbox
from kit.wallart import board, canvas, frame, poster, tray_frame
from kit.windows import added, sun_through_window


def sofa_frame(photo):
    """Poster 120 x 80 with a mat of 3 cm in a wide oak frame over a sofa of 210 cm: the hero."""
    room((0.72, 0.67, 0.60), "floor")
    sofa(0.75)
    box(
        (0.3, 0.75, 0.008),
        (3.4, 1.7, 0.016),
        weave("rug", (0.70, 0.64, 0.54), 260, 0.9, 0.004, (0.52, 0.46, 0.38)),
        0.006,
    )
    cushion((0.12, 1.52, 0.72), 0.44, weave("rust", (0.36, 0.15, 0.075), 500, 0.6, 0.001), (66, 4, 10))
    cushion((0.40, 1.44, 0.69), 0.38, weave("cream", (0.74, 0.70, 0.62), 500, 0.6, 0.001), (62, -4, -8))
    throw(1.715, 1.36, 0.635, weave("throw", (0.20, 0.235, 0.20), 420, 0.8, 0.002))
    frame(0.70, 1.60, 1.20, 0.80, photo, "oak", 0.030, 0.024, 0.03)
    x, y, z = round_table(-1.15, 1.45, 0.27, 0.5)
    cup((x - 0.09, y + 0.02, z), ceramic((0.30, 0.13, 0.075), 0.5), turn=200)
    books((x + 0.07, y - 0.06, z), ((0.2, 0.14, 0.025, (0.50, 0.17, 0.09)), (0.17, 0.12, 0.02, (0.85, 0.82, 0.74))))
    x, y, z = round_table(0.15, 0.42, 0.42, 0.36)
    bowl((x + 0.18, y + 0.05, z))
    books((x - 0.15, y - 0.03, z), ((0.30, 0.22, 0.025, (0.83, 0.80, 0.73)), (0.24, 0.18, 0.02, (0.12, 0.17, 0.30))), 6)
    sun_through_window((0.3, 2, 1.35), (56, 6, -44), opening=(2.3, 1.7))
    level_camera((0.16, -2.45, 1.16), 0, 35)


def sideboard_canvas(photo):
    """Canvas 75 x 50, picture mirrored round the edge, over an oak sideboard of 175 cm."""
    room((0.78, 0.755, 0.71))
    x, y, z = sideboard()
    canvas(0.08, 1.26, 0.75, 0.50, photo, 0.038)
    eucalyptus(vase((-0.60, y - 0.02, z), size=1.1))
    top = books(
        (0.52, y, z),
        (
            (0.30, 0.22, 0.03, (0.78, 0.74, 0.66)),
            (0.27, 0.2, 0.035, (0.08, 0.14, 0.34)),
            (0.22, 0.16, 0.02, (0.85, 0.82, 0.75)),
        ),
        8,
    )
    cup((0.50, y, top), turn=-40)
    sun_through_window((-0.25, 2, 1.35), opening=(1.9, 1.6), leaves=3)
    level_camera((-0.02, -1.00, 1.12), 0, 40)


def picture_wall(a, b, c, d, e, f):
    """Six frames over a bench: the picture wall."""
    room((0.82, 0.80, 0.765))
    # Outer measures are the photo and 8.2 cm (twice the mat, twice what of the moulding is beside it); all gaps are 5 cm.
    frame(-0.748, 1.72, 0.50, 0.70, a, "oak", 0.015)
    frame(0.0, 1.90, 0.60, 0.40, b, "black", 0.015)
    frame(-0.216, 1.418, 0.30, 0.30, c, "walnut", 0.015)
    frame(0.216, 1.418, 0.30, 0.30, d, "oak", 0.015)
    frame(0.748, 1.78, 0.50, 0.60, e, "oak", 0.015)
    frame(0.723, 1.198, 0.45, 0.30, f, "black", 0.015)
    x, y, z = bench(0.05, 1.8)
    cushion((x - 0.52, y, z + 0.055), 0.42, weave("rust", (0.42, 0.19, 0.10), 500, 0.6, 0.001), (4, 0, 6))
    books(
        (x + 0.45, y, z),
        (
            (0.28, 0.2, 0.03, (0.80, 0.77, 0.70)),
            (0.25, 0.19, 0.03, (0.10, 0.16, 0.34)),
            (0.2, 0.16, 0.025, (0.60, 0.24, 0.13)),
        ),
        7,
    )
    potted((-1.55, 1.55, 0), 1.05, 9)
    sun_through_window((0.1, 2, 1.45), (58, 6, -48), opening=(2.4, 1.7), panes=(3, 2))
    level_camera((-0.08, -2.0, 1.26), 0, 38)


def study_aluminium(photo):
    """Aluminium composite 90 x 60 over a desk, north light."""
    room((0.30, 0.37, 0.36), "pale floor", (0.36, 0.43, 0.42))
    x, y, z = desk()
    board(0.0, 1.42, 0.90, 0.60, photo, "aludibond")
    standing_books((-0.72, y + 0.18, z), 8)
    group(
        [
            box((0, 0, 0.006), (0.31, 0.22, 0.012), metal((0.55, 0.55, 0.56), 0.35), 0.004),
            box((0, 0.105, 0.105), (0.31, 0.006, 0.205), metal((0.55, 0.55, 0.56), 0.35), 0.003, turn=(-14, 0, 0)),
            box(
                (0, 0.098, 0.106),
                (0.295, 0.0066, 0.188),
                plain("screen", (0.010, 0.011, 0.013), 0.12),
                turn=(-14, 0, 0),
            ),
        ],
        (0.02, y - 0.02, z),
        (0, 0, 3),
    )
    cup((0.36, y - 0.12, z), ceramic((0.72, 0.40, 0.26), 0.4), turn=-30)
    box(
        (-0.38, y - 0.16, z + 0.005),
        (0.15, 0.21, 0.010),
        plain("notebook", (0.10, 0.14, 0.20), 0.8),
        0.002,
        turn=(0, 0, 12),
    )
    table_lamp((0.64, y + 0.12, z), 0, (0.60, 0.56, 0.48))
    chair(0.12, 0.98)
    overcast_light(fill=230, strength=0.6)
    level_camera((-0.25, -1.35, 1.20), -4, 36)


def chair(x, y):
    """A wooden chair seen from behind."""
    oak, seat = wood("walnut", "Z"), weave("seat", (0.62, 0.56, 0.46), 500, 0.6, 0.001)
    box((x, y + 0.2, 0.455), (0.44, 0.42, 0.035), seat, 0.015)
    for dx in (-0.2, 0.2):
        rod((x + dx, y + 0.38, 0), (x + dx * 0.92, y + 0.36, 0.44), 0.015, oak)
        tube(
            [
                (x + dx, y - 0.02, 0),
                (x + dx * 0.95, y + 0.02, 0.44),
                (x + dx, y - 0.02, 0.62),
                (x + dx, y - 0.06, 0.80),
            ],
            0.016,
            oak,
        )
    u, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 1, 8))
    back = surface(np.dstack([x + u * 0.21, y - 0.075 - 0.02 * (1 - u * u), 0.69 + v * 0.13]), oak)
    back.modifiers.new("thick", "SOLIDIFY").thickness = 0.016


def dining_acrylic(photo):
    """Acrylic glass 120 x 80 over a dining table, a pendant lamp before it."""
    room((0.70, 0.64, 0.56), "pale floor")
    board(0.0, 1.52, 1.20, 0.80, photo, "acrylic")
    top = wood("oak", "X", 6)
    box((0, 1.2, 0.73), (2.0, 0.9, 0.035), top, 0.008)
    for dx in (-0.85, 0.85):
        for dy in (-0.34, 0.34):
            rod((dx, 1.2 + dy, 0), (dx * 0.96, 1.2 + dy * 0.92, 0.72), 0.026, wood("oak", "Z"))
    for x in (-0.5, 0.5):
        chair(x, 0.62)
    pendant((0.0, 1.15, 1.98), (0.16, 0.17, 0.15))
    mirrored_window((-1.15, -3.0, 2.05), 1.0, 1.15)
    eucalyptus(jug((0.84, 1.25, 0.7475), ceramic((0.78, 0.75, 0.69), 0.5), 1.0), 11, 5, (0.28, 0.42))
    plates = ceramic((0.80, 0.78, 0.73), 0.35)
    for dx in (-0.42,):
        turned(
            [(0, 0), (0.07, 0), (0.125, 0.014), (0.128, 0.018), (0.07, 0.008), (0, 0.007)],
            plates,
            (dx, 1.02, 0.7475),
            56,
            2,
        )
        turned(
            [(0, 0), (0.05, 0), (0.09, 0.011), (0.092, 0.014), (0.05, 0.006), (0, 0.005)],
            plates,
            (dx, 1.02, 0.756),
            56,
            2,
        )
    bowl((-0.10, 1.28, 0.7475), ceramic((0.34, 0.17, 0.10), 0.5), 0.13)
    # The sun falls beside the print, or it would outshine the window that it mirrors.
    sun_through_window((1.84, 2, 1.1), (60, 8, -50), opening=(1.6, 1.7), fill=80)
    level_camera((0.45, -2.35, 1.30), 8, 36)


def mirrored_window(at, width, height, panes=(2, 2)):
    """A window behind the camera that is there only for what mirrors it."""
    bright = glow("pane", (0.86, 0.93, 1.0), 22)
    for column in range(panes[0]):
        for row in range(panes[1]):
            x, z = ((k + 0.5) / count - 0.5 for k, count in ((column, panes[0]), (row, panes[1])))
            place = (at[0] + x * width, at[1], at[2] + z * height)
            pane = sheet(place, width / panes[0] - 0.06, height / panes[1] - 0.06, bright, (-90, 0, 0))
            pane.visible_diffuse = pane.visible_shadow = False


def nursery_forex(a, b, c):
    """Three foam boards 30 x 30 over a low chest in a child's room."""
    room((0.66, 0.71, 0.66), "pale floor")
    for x, path in ((-0.40, a), (0.0, b), (0.40, c)):
        board(x, 1.34, 0.30, 0.30, path, "forex")
    x, y, z = sideboard(0.0, 1.3, "white", 0.72, 2)
    bear((-0.40, y - 0.02, z), 14)
    paint = [plain("paint", tone, 0.4) for tone in ((0.62, 0.24, 0.14), (0.80, 0.52, 0.16), (0.16, 0.30, 0.36))]
    for k, (dx, dz) in enumerate(((0.16, 0), (0.235, 0), (0.195, 0.06))):
        box((dx, y - 0.02, z + 0.029 + dz), (0.058, 0.058, 0.058), paint[k], 0.004, turn=(0, 0, 12 * k - 8))
    standing_books(
        (0.36, y + 0.03, z), 5, 9, ((0.70, 0.42, 0.16), (0.24, 0.36, 0.40), (0.78, 0.74, 0.66), (0.55, 0.20, 0.13))
    )
    box(
        (0, 0.7, 0.008), (2.4, 1.5, 0.016), weave("rug", (0.72, 0.67, 0.58), 260, 0.9, 0.004, (0.56, 0.50, 0.42)), 0.006
    )
    sun_through_window((0.1, 2, 1.2), (55, 6, -50), opening=(1.6, 1.5))
    level_camera((0.18, -0.75, 1.14), 3, 42)


def evening_gallery_bond(photo):
    """Gallery bond 80 x 120 upright beside a reading chair, in the light of one lamp."""
    room((0.30, 0.33, 0.31), "floor", (0.32, 0.34, 0.33))
    board(0.30, 1.48, 0.80, 1.20, photo, "gallerybond")
    x, y, z = sideboard(0.35, 1.5, "walnut", 0.56, 3)
    table_lamp((-0.22, y - 0.04, z), 1.6)
    books((0.78, y, z), ((0.28, 0.2, 0.03, (0.50, 0.17, 0.09)), (0.24, 0.18, 0.022, (0.80, 0.76, 0.68))), 3)
    bowl((0.52, y - 0.03, z), ceramic((0.62, 0.58, 0.50), 0.4), 0.1)
    potted((-1.12, 1.5, 0), 1.1, 12, (0.20, 0.20, 0.19))
    air((0.42, 0.50, 0.70), 0.16)
    softbox((-3.2, -1.8, 2.2), (0.2, 2, 1.2), 34, 2.2, (0.62, 0.74, 1))
    bulb((1.9, -0.4, 2.2), 40, 0.2, (1, 0.78, 0.54))
    level_camera((-0.12, -1.75, 1.14), -2, 34)


def hall_poster(photo):
    """Poster 50 x 70 on oak bars in a hall, a coat beside it."""
    room((0.80, 0.785, 0.75), "pale floor")
    poster(0.05, 1.50, 0.50, 0.70, photo, "oak")
    box((0.92, 1.985, 1.72), (0.62, 0.022, 0.09), wood("oak", "X"), 0.004)
    coat((0.80, 1.975, 1.71))
    for x in (1.0, 1.14):
        turned(
            [(0, 0), (0.012, 0), (0.012, 0.05), (0.02, 0.056), (0, 0.065)],
            wood("oak", "Z"),
            (x, 1.975, 1.71),
            24,
            1,
            (90, 0, 0),
        )
    x, y, z = bench(0.12, 1.15, "oak")
    leather = plain("leather", (0.16, 0.075, 0.04), 0.45, grain=(90, 0.2, 0.003))
    for k, turn in ((-0.32, 8), (-0.20, -3)):
        shoe((k, 1.60, 0), turn, leather)
    basket = weave("basket", (0.56, 0.40, 0.22), 420, 0.9, 0.004, (0.34, 0.22, 0.11))
    turned(
        [(0, 0), (0.15, 0), (0.19, 0.20), (0.185, 0.22), (0.17, 0.20), (0.14, 0.02), (0, 0.02)],
        basket,
        (0.40, 1.66, 0),
        48,
        1,
    )
    cushion((0.40, y, z + 0.05), 0.36, weave("cushion", (0.26, 0.31, 0.27), 500, 0.6, 0.001), (4, 0, -8))
    potted((-0.95, 1.6, 0), 0.9, 6, (0.48, 0.24, 0.15))
    sun_through_window((0.2, 2, 1.35), (58, 6, -48), opening=(1.5, 2.0), panes=(2, 3))
    level_camera((0.14, -1.45, 1.16), 0, 37)


def shoe(at, turn, leather):
    u, v = np.meshgrid(np.linspace(0, math.tau, 40), np.linspace(0, 1, 30))
    body = surface(
        np.dstack(
            [
                0.046 * np.cos(u) * np.sin(math.pi * np.clip(v * 0.96 + 0.02, 0, 1)) ** 0.35,
                -0.14 + 0.28 * v + 0 * u,
                0.045
                + np.where(np.sin(u) > 0, 0.026 + 0.055 * np.clip(v - 0.4, 0, 1), 0.035)
                * np.sin(u)
                * np.sin(math.pi * v) ** 0.4,
            ]
        ),
        leather,
    )
    sole = box((0, 0, 0.008), (0.085, 0.275, 0.016), plain("sole", (0.05, 0.035, 0.025), 0.7), 0.007)
    return group([body, sole], at, (0, 0, turn))


def leaning_frames(a, b):
    """Two frames that lean on a sideboard: 50 x 70 with mat in walnut, 30 x 40 in black before it."""
    room((0.74, 0.70, 0.64))
    x, y, z = sideboard(0.0, 1.75, "walnut", 0.70)
    back = added(lambda: frame(0, 0, 0.50, 0.70, a, "walnut", 0.015, 0.022, wall=0))
    group(back, (-0.12, 1.963, z + 0.3965), (-4, 0, 0))
    front = added(lambda: frame(0, 0, 0.30, 0.40, b, "black", 0.015, 0.022, wall=0))
    group(front, (0.28, 1.86, z + 0.246), (-7, 0, -2))
    eucalyptus(jug((-0.62, y, z), size=1.1), 5, 5, (0.30, 0.46))
    bowl((0.66, y - 0.02, z), ceramic((0.62, 0.58, 0.50), 0.5), 0.12)
    sun_through_window((-0.1, 2, 1.25), opening=(1.6, 1.3), leaves=6)
    level_camera((0.0, -0.95, 1.12), 0, 40)


def pair_aluminium(a, b):
    """Two upright posters 40 x 60 in black aluminium over a bench."""
    room((0.80, 0.80, 0.78), "pale floor")
    for x, path in ((-0.30, a), (0.30, b)):
        frame(x, 1.50, 0.40, 0.60, path, "black aluminium", 0.008, 0.022, 0.03)
    x, y, z = bench(0.0, 1.35, "oak")
    cushion((-0.38, y, z + 0.05), 0.38, weave("cushion", (0.66, 0.62, 0.54), 500, 0.6, 0.001), (4, 0, 8))
    books((0.34, y, z), ((0.30, 0.23, 0.028, (0.09, 0.10, 0.12)), (0.24, 0.18, 0.022, (0.72, 0.30, 0.16))), 3)
    tall = ceramic((0.09, 0.10, 0.10), 0.45)
    eucalyptus(vase((0.98, 1.62, 0), tall, 1.5), 14, 7, (0.6, 0.85), (-0.5, 0.6), 0.004, (0.08, 0.12))
    overcast_light(fill=215, strength=0.85)
    level_camera((-0.30, -1.05, 1.20), -5, 40)


def row_plastic(a, b, c):
    """Three white plastic frames 30 x 40 in a row above a desk."""
    room((0.64, 0.52, 0.44), "floor")
    for x, path in ((-0.46, a), (0.0, b), (0.46, c)):
        frame(x, 1.42, 0.30, 0.40, path, "white plastic", 0.020, 0.017, 0.03)
    x, y, z = desk(0, "oak", 1.5)
    plant_pot = ceramic((0.78, 0.76, 0.70), 0.5)
    turned(
        [(0, 0), (0.06, 0), (0.075, 0.12), (0.07, 0.125), (0.062, 0.11), (0, 0.11)],
        plant_pot,
        (-0.55, y + 0.1, z),
        40,
        1,
    )
    plant((-0.55, y + 0.1, z + 0.11), 0.34, 14, 5, (0.07, 0.10), 0.8, 0.45)
    books((0.48, y + 0.08, z), ((0.26, 0.19, 0.024, (0.12, 0.17, 0.22)), (0.22, 0.16, 0.02, (0.84, 0.80, 0.70))), 9)
    cup((-0.12, y - 0.1, z), ceramic((0.80, 0.78, 0.73), 0.4), turn=30)
    sun_through_window((0.15, 2, 1.35), (58, 6, -48), opening=(1.9, 1.4), panes=(3, 1))
    level_camera((0.25, -0.75, 1.22), 4, 40)


def tray_canvas(photo):
    """Canvas 75 x 50 in an oak shadow-gap frame, seen from the side."""
    room((0.75, 0.73, 0.69))
    canvas(0.0, 1.45, 0.75, 0.50, photo, 0.038, wall=1.996)
    tray_frame(0.0, 1.45, 0.75, 0.50, "oak", 0.038)
    x, y, z = sideboard(0.1, 1.6, "light oak", 0.72)
    eucalyptus(jug((0.52, y, z), ceramic((0.36, 0.40, 0.37), 0.5), 1.2), 4, 5, (0.34, 0.5))
    bowl((0.12, y - 0.05, z), ceramic((0.72, 0.68, 0.60), 0.5), 0.12)
    sun_through_window((-0.1, 2, 1.4), (58, 6, -40), opening=(1.7, 1.2), leaves=8)
    level_camera((-1.1, -0.35, 1.36), -24, 46, aperture=5.6, focus_distance=2.6)
