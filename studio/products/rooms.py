"""More wall pictures where people live: bedroom, reading corner, kitchen, hall, ledge. Sizes as in `walls.py`."""

import numpy as np

from kit.furniture import (
    bench,
    books,
    bowl,
    cup,
    cushion,
    desk,
    jug,
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
from kit.materials import boucle, ceramic, metal, plain, plaster, weave, wood
from kit.nature import eucalyptus, plant
from kit.shapes import box, field, group, rod, turned
from kit.stage import air, level_camera, overcast_light, softbox
from kit.wallart import board, canvas, frame, poster, tray_frame
from kit.windows import added, sun_through_window


def bed(width=1.6, cloth=(0.50, 0.45, 0.38), duvet=(0.55, 0.60, 0.60), x=0.0):
    """A bed of `width` with a headboard 107 cm high, its head to the wall."""
    linen = weave("linen", (0.72, 0.68, 0.61), 900, 0.5, 0.0008)
    box((x, 1.93, 0.62), (width + 0.1, 0.09, 0.9), boucle("headboard", cloth), 0.04, 5)
    box((x, 1.0, 0.34), (width + 0.02, 1.9, 0.3), linen, 0.06, 5)
    white = weave("sheet", (0.80, 0.79, 0.76), 1200, 0.4, 0.0006)
    for side in (-1, 1):
        cushion((x + side * width / 4, 1.74, 0.66), 0.62, white, (62, 0, 3 * side))
    half = width / 2
    fall = lambda u, v: (
        0.522
        + 0.012 * np.sin(u * 9 + np.sin(v * 5) * 2)
        + 0.01 * np.sin(v * 14 + u * 4)
        - 0.30 * np.clip((np.abs(u) - half) / 0.14, 0, 1)
    )
    field(160, 120, width + 0.3, 1.3, fall, weave("duvet", duvet, 900, 0.5, 0.0008), (x, 0.72, 0))


def collage_canvas(photo):
    """A collage of nine photos on canvas 60 x 60 above a bed's headboard."""
    room((0.66, 0.69, 0.72), "pale floor")
    canvas(0.0, 1.50, 0.60, 0.60, photo, 0.025, "coloured", color=(0.85, 0.84, 0.81))
    bed()
    cushion((0.0, 1.60, 0.63), 0.44, weave("rust", (0.42, 0.19, 0.10), 500, 0.6, 0.001), (58, 0, -6))
    x, y, z = round_table(1.14, 1.62, 0.22, 0.5)
    table_lamp((x, y, z), 0)
    sun_through_window((-0.5, 2, 1.5), opening=(1.8, 1.5))
    level_camera((0.1, -0.75, 1.22), 0, 36)


def bed_frame(photo):
    """Framed poster 90 x 60 with mat in walnut over a bed, lamp light in the evening."""
    room((0.36, 0.40, 0.37), "floor", (0.40, 0.43, 0.41))
    frame(0.0, 1.56, 0.90, 0.60, photo, "walnut", 0.015, 0.022)
    bed(1.8, (0.42, 0.26, 0.17), (0.72, 0.68, 0.61))
    throw_on_bed = weave("plaid", (0.40, 0.17, 0.09), 420, 0.8, 0.002)
    box((0.0, 0.55, 0.56), (1.9, 0.5, 0.03), throw_on_bed, 0.012)
    for side in (-1, 1):
        x, y, z = round_table(side * 1.22, 1.66, 0.21, 0.5, "walnut")
        table_lamp((x, y, z), 3.0 if side < 0 else 3.6, (0.62, 0.58, 0.50))
    air((0.50, 0.56, 0.72), 0.16)
    softbox((-2.6, -1.6, 2.4), (0, 2, 1.2), 34, 2.4, (0.72, 0.80, 1))
    level_camera((0.0, -1.15, 1.20), 0, 34)


def sofa_acrylic(photo):
    """Acrylic 120 x 80 over a sofa of 210 cm, before a wall of deep blue."""
    room((0.085, 0.125, 0.16), "floor", (0.10, 0.14, 0.17))
    board(0.0, 1.56, 1.20, 0.80, photo, "acrylic", (0.5, 0.0))
    sofa(0.0, boucle("sofa", (0.50, 0.36, 0.22), (0.33, 0.22, 0.13)), feet="walnut")
    cushion((-0.62, 1.52, 0.72), 0.44, weave("cream", (0.74, 0.70, 0.62), 500, 0.6, 0.001), (66, -4, 10))
    cushion((0.60, 1.52, 0.71), 0.42, weave("teal", (0.07, 0.16, 0.19), 500, 0.6, 0.001), (66, 6, -12))
    throw(-0.965, 1.36, 0.635, weave("throw", (0.66, 0.61, 0.52), 420, 0.8, 0.002))
    potted((1.55, 1.55, 0), 1.15, 21, (0.62, 0.58, 0.52))
    x, y, z = round_table(0.05, 0.46, 0.40, 0.36, "walnut")
    books((x - 0.13, y, z), ((0.30, 0.22, 0.025, (0.83, 0.80, 0.73)), (0.24, 0.18, 0.02, (0.52, 0.17, 0.09))), 6)
    cup((x + 0.16, y + 0.04, z), turn=30)
    # Dim for a dark wall, or the print in the sun would burn out.
    sun_through_window((-0.9, 2, 1.15), energy=3.0, opening=(2.2, 1.6), fill=95, strength=0.7)
    level_camera((-0.55, -2.15, 1.18), -9, 34)


def canvas_trio(a, b, c):
    """Three canvases 40 x 60 side by side over a chest of 160 cm."""
    room((0.76, 0.70, 0.62))
    for x, path in ((-0.47, a), (0.0, b), (0.47, c)):
        canvas(x, 1.45, 0.40, 0.60, path, 0.025)
    x, y, z = sideboard(0.0, 1.6, "white", 0.74, 4)
    plant_pot = ceramic((0.30, 0.36, 0.33), 0.45)
    turned([(0, 0), (0.07, 0), (0.09, 0.14), (0.085, 0.145), (0.075, 0.13), (0, 0.13)], plant_pot, (-0.56, y, z), 40, 1)
    plant((-0.56, y, z + 0.12), 0.36, 16, 8, (0.08, 0.12), 0.9, 0.42)
    books((0.42, y, z), ((0.28, 0.2, 0.03, (0.16, 0.22, 0.30)), (0.24, 0.18, 0.022, (0.80, 0.52, 0.24))), 3)
    bowl((0.02, y - 0.02, z), ceramic((0.70, 0.66, 0.58), 0.5), 0.12)
    sun_through_window((0.35, 2, 1.35), (60, 6, -40), opening=(2.6, 1.3), panes=(3, 1), leaves=5)
    level_camera((0.55, -1.05, 1.26), 12, 40)


def reading_canvas(photo):
    """Square canvas 70 x 70, its sides in one tone, over an armchair in a corner with a plant."""
    room((0.50, 0.56, 0.47), "pale floor")
    canvas(0.10, 1.52, 0.70, 0.70, photo, 0.038, "coloured", color=(0.10, 0.10, 0.10))
    armchair(0.10, boucle("chair", (0.78, 0.74, 0.66), (0.56, 0.52, 0.45)))
    cushion((0.10, 1.50, 0.66), 0.40, weave("ochre", (0.56, 0.34, 0.09), 500, 0.6, 0.001), (62, 0, 6))
    x, y, z = round_table(0.86, 1.45, 0.2, 0.52)
    cup((x - 0.05, y - 0.04, z), ceramic((0.30, 0.13, 0.075), 0.5), turn=160)
    books((x + 0.04, y + 0.05, z), ((0.19, 0.13, 0.025, (0.12, 0.17, 0.30)),), 2)
    potted((-0.85, 1.55, 0), 1.2, 4, (0.52, 0.26, 0.16))
    rug = weave("rug", (0.72, 0.66, 0.56), 260, 0.9, 0.004, (0.54, 0.48, 0.40))
    turned([(0, 0), (0.95, 0), (0.96, 0.008), (0.94, 0.016), (0, 0.018)], rug, (0.15, 0.95, 0), 96, 1)
    sun_through_window((-0.2, 2, 1.3), (52, 4, -52), opening=(1.5, 2.1), leaves=9)
    level_camera((-0.2, -1.55, 1.10), -4, 36)


def armchair(x, cloth, width=0.82):
    """A round-edged armchair, its back to the wall."""
    leg = wood("oak", "Z")
    box((x, 1.42, 0.34), (width, 0.76, 0.24), cloth, 0.08, 6)
    box((x, 1.72, 0.62), (width, 0.20, 0.52), cloth, 0.095, 7, turn=(-9, 0, 0))
    for side in (-1, 1):
        box((x + side * (width / 2 - 0.02), 1.44, 0.46), (0.17, 0.72, 0.36), cloth, 0.083, 7)
        for y in (1.14, 1.70):
            rod((x + side * (width / 2 - 0.10), y, 0), (x + side * (width / 2 - 0.13), y, 0.24), 0.017, leg)


def tray_board(photo):
    """Aluminium board 90 x 60 in a black shadow-gap frame over a walnut chest, seen a little from the side."""
    room((0.80, 0.79, 0.77))
    board(0.0, 1.45, 0.90, 0.60, photo, "aludibond", wall=1.994)
    tray_frame(0.0, 1.45, 0.90, 0.60, "black", 0.014)
    x, y, z = sideboard(0.1, 1.7, "walnut", 0.70)
    table_lamp((0.66, y, z), 0, (0.13, 0.13, 0.13))
    standing_books((-0.62, y + 0.06, z), 6, 12)
    bowl((-0.1, y - 0.04, z), ceramic((0.58, 0.30, 0.17), 0.5), 0.13)
    sun_through_window((-0.2, 2, 1.4), (60, 6, -36), opening=(2.0, 1.4), panes=(2, 1))
    level_camera((1.05, -0.95, 1.30), 23, 40)


def study_poster(photo):
    """Poster 60 x 90 without bars, held by four strips of tape, over a small desk."""
    room((0.80, 0.75, 0.70), "pale floor")
    poster(-0.12, 1.46, 0.60, 0.90, photo, None, curl=0.004)
    tape = plain("tape", (0.78, 0.66, 0.40), 0.7)
    for sx in (-1, 1):
        for sz in (-1, 1):
            at = (-0.12 + sx * 0.285, 1.984, 1.46 + sz * 0.435)
            box(at, (0.075, 0.0006, 0.02), tape, turn=(0, 45 * sx * sz, 0))
    x, y, z = desk(0.1, "oak", 1.3)
    standing_books((0.42, y + 0.2, z), 7, 6)
    cup((0.02, y - 0.06, z), ceramic((0.14, 0.22, 0.30), 0.4), False, turn=20)
    pens = [wood("pine", "Z", 20), plain("pen", (0.55, 0.08, 0.05), 0.4), plain("pen", (0.05, 0.12, 0.30), 0.4)]
    for k, lean in enumerate((-0.012, 0.006, 0.016)):
        rod((0.02 + lean * 0.3, y - 0.06, z + 0.01), (0.02 + lean * 2, y - 0.055 + lean, z + 0.17), 0.0035, pens[k])
    box(
        (-0.28, y - 0.14, z + 0.006), (0.21, 0.297, 0.012), plain("pad", (0.86, 0.84, 0.78), 0.9), 0.002, turn=(0, 0, 8)
    )
    sun_through_window((0.0, 2, 1.45), (58, 4, -50), opening=(1.3, 1.9), panes=(1, 3))
    level_camera((-0.35, -0.95, 1.24), -5, 37)


def hall_silver(photo):
    """Poster 70 x 50 with mat in silver aluminium over a narrow bench, north light on a green wall."""
    room((0.17, 0.25, 0.20), "floor", (0.20, 0.28, 0.23))
    frame(0.0, 1.52, 0.70, 0.50, photo, "silver aluminium", 0.008, 0.022)
    x, y, z = bench(0.0, 1.2, "walnut", 0.46)
    cushion((-0.34, y + 0.222, z + 0.181), 0.40, weave("cushion", (0.50, 0.24, 0.11), 500, 0.6, 0.001), (65, 0, 3))
    eucalyptus(jug((0.42, y, z), ceramic((0.80, 0.78, 0.72), 0.4), 1.15), 6, 6, (0.36, 0.52))
    umbrella(0.86, 2.0)
    overcast_light(fill=240, strength=0.5)
    level_camera((0.34, -1.15, 1.10), 8, 38)


def umbrella(x, y):
    """A rolled umbrella, its handle at the wall at `y`."""
    cloth = plain("umbrella", (0.035, 0.045, 0.06), 0.6)
    parts = [
        turned([(0, 0.03), (0.012, 0.10), (0.036, 0.36), (0.030, 0.58), (0.012, 0.64), (0, 0.64)], cloth, steps=24),
        rod((0, 0, 0), (0, 0, 0.80), 0.005, metal((0.5, 0.5, 0.5), 0.3)),
        rod((0, 0, 0.76), (0, 0, 0.88), 0.012, wood("walnut", "Z", 20)),
    ]
    group(parts, (x, y - 0.21, 0), (-13, 0, 0))


def ledge(a, b, c, d):
    """Four frames that lean on a picture ledge of oak: 40 x 50, 30 x 40, 20 x 30, 30 x 30."""
    room((0.79, 0.74, 0.68))
    board_ = wood("oak", "X", 9)
    box((0, 1.94, 1.06), (1.5, 0.12, 0.022), board_, 0.003)
    box((0, 1.885, 1.078), (1.5, 0.012, 0.05), board_, 0.003)
    spots = (
        (-0.46, 1.972, 0.40, 0.50, a, "black", -4),
        (0.02, 1.965, 0.30, 0.40, b, "oak", -5),
        (-0.20, 1.930, 0.20, 0.30, c, "white", -6),
        (0.46, 1.962, 0.30, 0.30, d, "walnut", -5),
    )
    for x, y, width, height, path, kind, lean in spots:
        parts = added(lambda: frame(0, 0, width, height, path, kind, 0.015, 0.022, wall=0))
        group(parts, (x, y, 1.072 + height / 2 + 0.042), (lean, 0, 0))
    small = ceramic((0.60, 0.30, 0.18), 0.5)
    turned([(0, 0), (0.03, 0), (0.04, 0.06), (0.02, 0.10), (0.016, 0.13), (0, 0.12)], small, (0.70, 1.94, 1.072), 40, 2)
    x, y, z = bench(0.0, 1.3, "oak")
    books((0.30, y, z), ((0.30, 0.23, 0.028, (0.62, 0.24, 0.13)), (0.24, 0.18, 0.022, (0.84, 0.80, 0.70))), 4)
    sun_through_window((-0.1, 2, 1.3), (60, 6, -44), opening=(2.0, 1.2), leaves=14)
    level_camera((-0.25, -0.35, 1.26), -6, 40)


def kitchen_brushed(a, b):
    """Two brushed aluminium boards 40 x 40 over a kitchen counter with tiles."""
    room((0.74, 0.75, 0.73), "floor")
    tiles = plaster((0.62, 0.66, 0.62))
    for column in range(16):
        for row in range(4):
            at = (-1.68 + column * 0.212 + (0.106 if row % 2 else 0), 1.994, 0.965 + row * 0.078)
            box(at, (0.205, 0.012, 0.071), tiles, 0.003)
    worktop = wood("oak", "X", 7)
    box((0, 1.70, 0.905), (3.4, 0.62, 0.04), worktop, 0.004)
    front = plain("front", (0.13, 0.19, 0.18), 0.5)
    for k in range(6):
        box((-1.5 + k * 0.6, 1.40, 0.48), (0.594, 0.02, 0.78), front, 0.003)
        rod((-1.6 + k * 0.6, 1.375, 0.80), (-1.4 + k * 0.6, 1.375, 0.80), 0.006, metal((0.7, 0.53, 0.30), 0.3))
    for x, path, left in ((-0.24, a, 0.15), (0.24, b, 0.5)):
        board(x, 1.56, 0.40, 0.40, path, "brushed", (left, 0.5))
    jug_ = vase((0.72, 1.78, 0.925), ceramic((0.80, 0.77, 0.70), 0.4), 0.75)
    eucalyptus(jug_, 10, 5, (0.26, 0.4))
    bowl((-0.62, 1.72, 0.925), ceramic((0.30, 0.15, 0.08), 0.5), 0.14)
    for dx, dy in ((-0.04, 0.02), (0.05, -0.01), (0.0, 0.06)):
        peel = plain("lemon", (0.88, 0.60, 0.045), 0.4)
        turned(
            [(0, -0.04), (0.03, -0.025), (0.034, 0), (0.03, 0.025), (0, 0.042)],
            peel,
            (-0.62 + dx, 1.72 + dy, 0.98),
            24,
            2,
        )
    box((0.06, 1.80, 1.10), (0.28, 0.02, 0.36), wood("walnut", "Z", 10), 0.02, turn=(-8, 0, 0))
    sun_through_window((0.1, 2, 1.4), (54, 4, -54), opening=(1.8, 1.6))
    level_camera((0.25, -0.40, 1.38), 5, 36)


def floor_canvas(photo):
    """A canvas 100 x 150 that stands on the floor and leans at the wall, bench and basket beside it."""
    room((0.82, 0.80, 0.77), "pale floor")
    parts = added(lambda: canvas(0, 0, 1.00, 1.50, photo, 0.038, wall=0))
    group(parts, (-0.10, 1.965, 0.752), (-3.2, 0, 0))
    x, y, z = bench(1.12, 0.9, "oak", 0.44)
    books((x - 0.12, y, z), ((0.28, 0.2, 0.03, (0.10, 0.16, 0.34)), (0.22, 0.17, 0.022, (0.82, 0.78, 0.70))), 5)
    cup((x + 0.2, y - 0.02, z), ceramic((0.40, 0.20, 0.12), 0.5), turn=-30)
    potted((-1.20, 1.60, 0), 1.25, 17, (0.66, 0.62, 0.56))
    sun_through_window((0.3, 2, 1.2), (55, 4, -50), opening=(1.7, 2.3), panes=(2, 3))
    level_camera((0.55, -1.75, 1.02), 9, 36)
