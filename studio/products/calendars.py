"""Calendars on walls and tables, at true size."""

from math import cos, sin

from kit.furniture import books, cup, desk, jug, room, sideboard, window_bars
from kit.materials import Surface, ceramic, metal, plain, weave, wood
from kit.nature import eucalyptus, plant
from kit.printware import diary, hanging_calendar, open_book, spiral, standing_sheet, wood_block, wood_foot
from kit.shapes import ball, box, group, rod, tube, turned
from kit.stage import camera, level_camera, window_light
from kit.tables import day_light, fine_cloth, glasses, keys, pen

_POT = ((0, 0), (0.05, 0), (0.065, 0.11), (0.06, 0.115), (0.054, 0.10), (0, 0.10))


def clay_pot(at, size=1.0):
    clay = plain("pot", (0.55, 0.27, 0.17), 0.8, grain=(60, 0.2, 0.003))
    turned([(r * size, h * size) for r, h in _POT], clay, at, 40, 1)
    return (at[0], at[1], at[2] + 0.10 * size)


def calendar_block(face):
    """A desk calendar 26.5 x 12 in an oak block."""
    room((0.30, 0.36, 0.36), "floor", None)
    x, y, z = desk(0, "light oak", 1.8, 0.74, 1.55)
    y -= 0.08
    wood_block(0, y, z, face, 0.265, 0.12)
    pencils(0.205, y + 0.075, z)
    tones = ((0.80, 0.77, 0.70), (0.40, 0.15, 0.09), (0.84, 0.82, 0.76))
    sizes = ((0.16, 0.115, 0.018), (0.145, 0.105, 0.02), (0.12, 0.09, 0.013))
    top = books((-0.25, y + 0.09, z), tuple((*size, tone) for size, tone in zip(sizes, tones)), 4)
    eucalyptus(clay_pot((-0.252, y + 0.09, top), 0.52), 5, 8, (0.07, 0.12), (-0.7, 0.7), 0.0012, (0.022, 0.034))
    cover = plain("notebook", (0.70, 0.66, 0.58), 0.9)
    box((0.10, y - 0.115, z + 0.004), (0.115, 0.08, 0.006), cover, 0.002, turn=(0, 0, -14))
    pen((0.10, y - 0.120, z + 0.0118), 14)
    window_light((0, 1.5, 0.8), (54, 4, -50), 3.9, 26)
    camera((0.012, y - 0.58, z + 0.17), (0.0, y, z + 0.088), 45, 8, (0, y, z + 0.08))


def pencils(x, y, z):
    pot = ceramic((0.20, 0.24, 0.25), 0.5)
    outside = [(0, 0), (0.036, 0), (0.038, 0.003), (0.038, 0.088), (0.035, 0.09), (0.033, 0.086), (0.033, 0.008)]
    turned([*outside, (0, 0.006)], pot, (x, y, z), 48, 1)
    tones = ((0.75, 0.32, 0.18), (0.12, 0.14, 0.16), (0.82, 0.70, 0.45), (0.70, 0.68, 0.62), (0.16, 0.24, 0.45))
    for k, color in enumerate(tones):
        a = k * 1.25
        top = (x + 0.034 * cos(a), y + 0.034 * sin(a), z + 0.145 + 0.014 * sin(k * 3))
        rod((x + 0.012 * cos(a), y + 0.012 * sin(a), z + 0.01), top, 0.0034, plain("pencil", color, 0.5))


def calendar_wall(face):
    """A wall calendar A3 upright in a hall, a straw hat on a peg beside it."""
    wall = room((0.30, 0.37, 0.42), "pale floor")
    hanging_calendar(face, 0.297, 0.42, -0.06, 1.42)
    box((0.36, 1.99, 1.565), (0.40, 0.02, 0.06), wood("oak", "X", 8), 0.004)
    for x in (0.345, 0.53):
        rod((x, 1.99, 1.57), (x, 1.93, 1.578), 0.008, wood("oak", "Z", 8))
    straw_hat((0.345, 1.955, 1.505))
    x, y, z = sideboard(-0.75, 1.3, "light oak", 1.02)
    plant(clay_pot((-0.42, y, z), 0.9), 0.26, 14, 5, (0.05, 0.08), 0.8, 0.45)
    window_bars(-2.8, -4.3, 4, 1.0, wall)
    window_light((0, 1.8, 1.3), (58, 6, -48), 4.0, 26)
    level_camera((0.07, 0.66, 1.40), 0, 46)


def straw_hat(at):
    """A hat that hangs flat at a wall, its crown to the room."""
    straw = weave("hat", (0.56, 0.41, 0.23), 2600, 0.9, 0.001, (0.36, 0.26, 0.14))
    crown = [(0.098, 0.016), (0.095, 0.030), (0.088, 0.082), (0.062, 0.100), (0, 0.104)]
    brim = turned([(0.165, 0.004), (0.150, 0.0), (0.12, 0.006), *crown], straw, (0, 0, 0), 64, 2)
    band = turned([(0.0965, 0.022), (0.0925, 0.045)], plain("band", (0.10, 0.13, 0.20), 0.8), (0, 0, 0), 64, 0)
    return group([brim, band], at, (84, 0, 6))


def calendar_kitchen(face):
    """A slim kitchen calendar 15 x 40 on a tiled wall over a worktop."""
    kitchen((0.20, 0.27, 0.24))
    hanging_calendar(face, 0.15, 0.40, -0.06, 1.31, 1.986)
    level_camera((0.06, 0.68, 1.25), 0, 46)


def calendar_family(face):
    """A family planner 20 x 40 on the wall of a hall, a school bag on the bench below."""
    wall = room((0.62, 0.54, 0.40), "pale floor")
    panelled((0.78, 0.75, 0.68))
    hanging_calendar(face, 0.20, 0.40, -0.10, 1.40, 1.998)
    satchel((0.26, 1.87, 1.115))
    shelf = wood("light oak", "X", 8)
    box((0, 1.90, 1.105), (2.4, 0.20, 0.022), shelf, 0.003)
    blocks = ((0.70, 0.24, 0.14), (0.20, 0.34, 0.42), (0.80, 0.62, 0.26))
    for k, color in enumerate(blocks[:2]):
        box(
            (-0.34 + 0.047 * k, 1.86, 1.137),
            (0.04, 0.04, 0.04),
            plain("block", color, 0.5),
            0.002,
            turn=(0, 0, 14 * k - 5),
        )
    box((-0.32, 1.86, 1.177), (0.04, 0.04, 0.04), plain("block", blocks[2], 0.5), 0.002, turn=(0, 0, 31))
    window_bars(-2.8, -4.3, 4, 1.0, wall)
    window_light((0, 1.8, 1.3), (60, 6, -40), 3.6, 30)
    level_camera((0.04, 0.76, 1.345), 0, 46)


def panelled(color):
    """Boards to half height under a rail."""
    paint = plain("panel", color, 0.5)
    for k in range(-14, 15):
        box((k * 0.085, 1.993, 0.6), (0.083, 0.012, 1.02), paint, 0.002)


def satchel(at):
    """A small leather bag that stands at the wall, its strap beside it."""
    leather = plain("leather", (0.34, 0.13, 0.07), 0.5, (0.28, 0.10, 0.055), 40, (420, 0.25, 0.0008))
    brass = metal((0.66, 0.50, 0.26), 0.3)
    parts = [
        box((0, 0, 0.088), (0.24, 0.07, 0.176), leather, 0.012, 4),
        box((0, -0.037, 0.115), (0.236, 0.006, 0.125), leather, 0.003, 3),
        tube([(-0.05, 0, 0.174), (-0.045, 0, 0.205), (0.045, 0, 0.205), (0.05, 0, 0.174)], 0.005, leather),
    ]
    for dx in (-0.062, 0.062):
        parts.append(box((dx, -0.041, 0.078), (0.020, 0.004, 0.085), leather, 0.0015))
        parts.append(box((dx, -0.0435, 0.052), (0.024, 0.004, 0.018), brass, 0.001))
    return group(parts, at, (-3, 0, -7))


def kitchen(tile_color=(0.74, 0.72, 0.66)):
    """A wall of tiles, a worktop with a board, a jug and apples."""
    tiles = Surface("tiles", tile_color, 0.16, Specular=0.5)
    where = tiles.at(rotation=(1.5708, 0, 0))
    settings = {"offset": 0.5}
    grid = tiles.node(
        "TexBrick", settings, Vector=where, Scale=1.0, Mortar_Size=0.0022, Brick_Width=0.15, Row_Height=0.075
    )
    grid.inputs["Color1"].default_value = (*tile_color, 1)
    grid.inputs["Color2"].default_value = (*(c * 0.80 for c in tile_color), 1)
    grid.inputs["Mortar"].default_value = (0.42, 0.41, 0.38, 1)
    tiles.feed("Base Color", grid.outputs["Color"])
    uneven = tiles.math("MULTIPLY", tiles.noise(16, 3), 0.5)
    tiles.bump(tiles.math("SUBTRACT", uneven, grid.outputs["Fac"]), 0.35, 0.002)
    box((0, 2.036, 1.5), (5, 0.1, 2.4), tiles.material)
    box((0, 1.70, 0.98), (4, 0.62, 0.04), wood("oak", "X", 7), 0.004)
    board = wood("walnut", "Z", 10)
    box((0.30, 1.945, 1.165), (0.22, 0.02, 0.33), board, 0.008, turn=(-5, 0, 0))
    eucalyptus(jug((0.42, 1.80, 1.0), ceramic((0.78, 0.75, 0.69), 0.4), 0.72), 5, 5, (0.18, 0.28), size=(0.05, 0.08))
    plate = ceramic((0.80, 0.78, 0.73), 0.35)
    rim = [(0, 0.006), (0.06, 0), (0.10, 0.03), (0.118, 0.06), (0.114, 0.06), (0.095, 0.034), (0, 0.014)]
    turned(rim, plate, (-0.32, 1.76, 1.0), 56, 2)
    apple = plain("apple", (0.50, 0.08, 0.04), 0.3, (0.62, 0.36, 0.08), 9, Specular=0.5)
    for dx, dy, dz in ((-0.042, 0.0, 0.05), (0.038, 0.02, 0.05), (0.0, -0.045, 0.052), (0.0, 0.01, 0.102)):
        ball((-0.32 + dx, 1.76 + dy, 1.0 + dz), 0.036, apple, (1, 1, 0.88))
    cup((0.12, 1.72, 1.0), ceramic((0.62, 0.33, 0.20), 0.4), turn=-30)
    window_light((0, 1.9, 1.2), (54, 4, -50), 3.6, 34)


def calendar_spiral(face):
    """A desk calendar A5 on a spiral, standing as a tent, reading glasses before it."""
    room((0.46, 0.30, 0.21), "pale floor", None)
    x, y, z = desk(0, "walnut", 1.8, 0.74, 1.55)
    y -= 0.06
    for lean, dy in ((13, -0.034), (-13, 0.034)):
        standing_sheet(0, y + dy, z, face, 0.21, 0.148, lean, 0.0024)
    spiral(-0.10, 0.10, y, z + 0.145, 0.0052, 0.0085, (0.12, 0.12, 0.12))
    eucalyptus(
        jug((0.19, y + 0.10, z), ceramic((0.20, 0.24, 0.25), 0.5), 0.58),
        5, 5, (0.14, 0.22), (-0.8, 0.5), 0.0016, (0.03, 0.045),
    )  # fmt: skip
    cup((-0.17, y + 0.03, z), ceramic((0.78, 0.75, 0.69), 0.4), turn=200)
    glasses((0.10, y - 0.135, z), 18)
    window_light((0, 1.5, 0.8), (60, 4, -66), 4.4, 20)
    camera((0.06, y - 0.55, z + 0.20), (0.01, y, z + 0.068), 46, 8, (0, y - 0.03, z + 0.08))


def calendar_foot(face, other):
    """Two desk calendars in a hall: one in a wood foot, one in a wood block, keys thrown beside them."""
    wall = room((0.60, 0.57, 0.50), "floor")
    x, y, z = sideboard(0, 1.5, "walnut", 0.86)
    group(wood_foot(0, 0, 0, 0.10, face, 0.21, 0.148), (-0.125, y - 0.06, z), (0, 0, 9))
    group(wood_block(0, 0, 0, other, 0.145, 0.145, "light oak"), (0.125, y - 0.02, z), (0, 0, -11))
    keys((0.0, y - 0.165, z), 24)
    eucalyptus(jug((-0.315, y + 0.08, z), ceramic((0.78, 0.75, 0.69), 0.4), 0.85), 5, 5, (0.2, 0.3))
    window_bars(-2.8, -4.3, 4, 1.0, wall)
    window_light((0, 1.8, 1.0), (58, 6, -58), 4.0, 24)
    camera((0.02, 1.04, z + 0.21), (-0.01, 1.75, z + 0.080), 44, 8, (0, y - 0.06, z + 0.08))


def calendar_diary(left, right, cover):
    """A diary A5 open at a week, a smaller one closed above it, pen and coffee."""
    fine_cloth((0.15, 0.18, 0.22), 5, 0.003)
    book = open_book(left, right, 0.148, 0.21, thick=0.014, cover=(0.36, 0.15, 0.09))
    group(book, (0.0, -0.01, 0.004), (0, 0, 7))
    pen((0.085, -0.055, 0.0205), 62, (0.03, 0.05, 0.09))
    group(diary(cover), (-0.20, 0.145, 0.0), (0, 0, 24))
    cup((0.19, 0.17, 0), ceramic((0.66, 0.36, 0.24), 0.4), True, True, -20)
    keys((-0.175, -0.045, 0), -80)
    day_light(-58, 50, 3.8, 1.2)
    camera((0.03, -0.41, 0.48), (0.005, 0.036, 0.0), 43, 8, (0, -0.01, 0.012))
