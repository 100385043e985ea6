"""Photobooks and calendars on tables and walls, at true size."""

from math import cos, sin

from kit.furniture import books, cup, desk, jug, room, sideboard, window_bars
from kit.materials import Surface, ceramic, metal, paper, plain, printed, weave, wood
from kit.nature import eucalyptus, plant, twig
from kit.printware import booklet, closed_book, crop, hanging_calendar, open_book, spiral, tablecloth, tabletop
from kit.shapes import ball, box, group, ring, rod, sheet, tube, turned
from kit.stage import air, camera, level_camera, softbox, sun, window_light


def table_light(energy=3.8, fill=2.6, reach=1.0):
    """Light set-up for a table: low sun from the left, a window as fill."""
    air((0.87, 0.925, 1), 0.40)
    sun((52, 0, -60), energy, 1.6, (1, 0.9, 0.76))
    softbox((-0.8 * reach, -0.3 * reach, 0.8 * reach), (0, 0, 0), fill * reach * reach, 0.6 * reach)


def window_cross():
    """Bars of a window outside the picture; their shadow lies on the table."""
    bar = plain("bar", (0.7, 0.7, 0.7))
    for k in range(3):
        box((-1.25 + k * 0.26, -0.42, 1.0), (0.018, 1.1, 0.018), bar)


def book_open(left, right):
    """A photobook 30 x 30 open on linen, coffee and eucalyptus beside it."""
    tablecloth((0.70, 0.655, 0.575), seed=3)
    group(open_book(left, right, 0.30, 0.30), (0.0, 0.0, 0.0085), (0, 0, -4))
    cup((0.37, 0.24, 0.0), ceramic((0.80, 0.77, 0.71), 0.4), True, True, -50)
    twig((-0.44, 0.27, 0.012), (1, 0.1, 0.08), 0.26, 6, 15, (0.035, 0.052), 0.002)
    twig((-0.46, 0.21, 0.010), (0.9, 0.45, 0.12), 0.20, 7, 12, (0.03, 0.046), 0.002)
    window_cross()
    table_light()
    camera((0.05, -0.62, 0.66), (0.012, 0.012, 0.0), 42, 8, (0, -0.05, 0.01))


def book_closed(photo):
    """A photobook 20 x 20 on a walnut table beside reading glasses."""
    tabletop("walnut")
    group(closed_book(photo, 0.20, 0.20, 0.016, (0.82, 0.78, 0.70)), (0.0, 0.02, 0), (0, 0, 14))
    steel = metal((0.42, 0.32, 0.18), 0.3)
    for x in (-0.027, 0.027):
        ring((0.21 + x, -0.065, 0.022), 0.0225, 0.0012, steel, turn=(1.25, 0, 0))
        tube(
            [(0.21 + x * 2.0, -0.06, 0.030), (0.21 + x * 2.05, 0.03, 0.020), (0.21 + x * 1.9, 0.07, 0.003)],
            0.001,
            steel,
        )
    tube([(0.2055, -0.064, 0.026), (0.21, -0.062, 0.029), (0.2145, -0.064, 0.026)], 0.0011, steel)
    cup((-0.22, 0.16, 0), ceramic((0.20, 0.26, 0.27), 0.4), turn=150)
    twig((0.28, 0.20, 0.01), (-1, -0.15, 0.06), 0.24, 9, 14, (0.034, 0.05), 0.0018)
    window_cross()
    table_light()
    camera((0.04, -0.52, 0.50), (0.02, 0.03, 0.0), 50, 7, (0, -0.02, 0.016))


def book_flat(pano):
    """A real photobook A4 open flat: one panorama across both pages, seen along the fold."""
    tabletop("light oak")
    parts = open_book(pano, pano, 0.297, 0.21, flat=True, thick=0.014, cover=(0.20, 0.24, 0.22))
    pages = [one for one in parts if one.data.materials[0].name.startswith("print")]
    for index, page in enumerate(pages):
        for loop in page.data.uv_layers[0].data:
            loop.uv[0] = loop.uv[0] * 0.5 + 0.5 * index
    clay = ceramic((0.34, 0.17, 0.10), 0.5)
    turned(
        [(0, 0.003), (0.03, 0), (0.06, 0.018), (0.075, 0.04), (0.072, 0.04), (0.055, 0.02), (0, 0.008)],
        clay,
        (0.27, 0.25, 0),
        48,
        2,
    )
    books((-0.36, 0.24, 0), ((0.20, 0.16, 0.02, (0.50, 0.17, 0.09)), (0.17, 0.13, 0.016, (0.80, 0.76, 0.68))), 3)
    window_cross()
    table_light(3.4)
    camera((0.10, -0.66, 0.42), (0.0, 0.01, 0.0), 37, 6, (0, -0.03, 0.01))


def book_stack(a, b, c):
    """Three photobooks on a sideboard, one upright: sizes 30 x 30, A4 and 20 x 20."""
    wall = room((0.76, 0.71, 0.64))
    x, y, z = sideboard(0, 1.75, "oak", 0.70)
    group(closed_book(a, 0.30, 0.30, 0.020, (0.24, 0.29, 0.27)), (-0.16, y, z), (0, 0, 6))
    group(closed_book(b, 0.297, 0.21, 0.018, (0.60, 0.26, 0.16)), (-0.15, y - 0.01, z + 0.0204), (0, 0, -5))
    group(closed_book(c, 0.20, 0.20, 0.016, (0.84, 0.80, 0.73)), (0.26, y + 0.115, z + 0.1005), (80, 0, -6))
    eucalyptus(jug((0.58, y, z), size=1.1), 5, 5, (0.28, 0.42))
    window_bars(-2.8, -4.3, 4, 1.0, wall)
    window_light()
    camera((0.02, 0.62, 1.04), (0.06, 2.0, 0.80), 37, 5.6, (0, 1.66, 0.78))


def booklet_table(photo):
    """A stapled photo booklet A5 on a garden table."""
    tabletop("walnut")
    group(booklet(photo, 0.148, 0.21), (0.0, 0.0, 0), (0, 0, -12))
    straw = weave("hat", (0.62, 0.47, 0.28), 700, 0.9, 0.002, (0.42, 0.30, 0.16))
    turned(
        [(0.30, 0.006), (0.24, 0.010), (0.12, 0.014), (0.105, 0.03), (0.10, 0.09), (0.07, 0.115), (0, 0.12)],
        straw,
        (0.30, 0.27, 0),
        64,
        2,
    )
    turned([(0.107, 0.022), (0.1045, 0.045)], plain("band", (0.10, 0.13, 0.20), 0.8), (0.30, 0.27, 0), 64, 0)
    cup((-0.19, 0.14, 0), ceramic((0.78, 0.75, 0.69), 0.4), True, True, 140)
    twig((-0.24, -0.10, 0.008), (1, 0.3, 0.08), 0.15, 4, 12, (0.022, 0.034), 0.0014)
    table_light(4.2)
    camera((0.03, -0.42, 0.46), (0.025, 0.04, 0.0), 46, 6, (0, 0, 0.01))


def calendar_block(face):
    """A desk calendar 26.5 x 12 in an oak block."""
    room((0.70, 0.64, 0.57), "floor", None)
    x, y, z = desk(0, "light oak", 1.8, 0.74, 1.55)
    y -= 0.08
    block = wood("oak", "X", 10)
    box((0, y, z + 0.014), (0.275, 0.046, 0.028), block, 0.002)
    card = sheet((0, y + 0.008, z + 0.026 + 0.058), 0.265, 0.12, printed(face, "paper"), (81, 0, 0))
    box((0, y + 0.0105, z + 0.0845), (0.265, 0.0024, 0.12), paper(), turn=(-9, 0, 0))
    crop(card, face, 0.265, 0.12)
    card.location[1] -= 0.0006
    pencils(0.215, y + 0.075, z)
    books(
        (-0.26, y + 0.09, z),
        (
            (0.16, 0.115, 0.018, (0.80, 0.77, 0.70)),
            (0.145, 0.105, 0.02, (0.40, 0.15, 0.09)),
            (0.12, 0.09, 0.013, (0.84, 0.82, 0.76)),
        ),
        4,
    )
    pot = plain("pot", (0.55, 0.27, 0.17), 0.8, grain=(90, 0.2, 0.002))
    turned(
        [
            (0, 0),
            (0.026, 0),
            (0.034, 0.046),
            (0.037, 0.048),
            (0.037, 0.056),
            (0.033, 0.056),
            (0.030, 0.046),
            (0, 0.046),
        ],
        pot,
        (-0.262, y + 0.09, z + 0.051),
        40,
        1,
    )
    plant((-0.262, y + 0.09, z + 0.10), 0.12, 13, 5, (0.022, 0.034), 0.9, 0.5)
    box(
        (0.10, y - 0.125, z + 0.004),
        (0.115, 0.08, 0.006),
        plain("notebook", (0.86, 0.83, 0.77), 0.9),
        0.002,
        turn=(0, 0, -14),
    )
    rod((0.055, y - 0.135, z + 0.0105), (0.15, y - 0.112, z + 0.0105), 0.003, plain("pen", (0.07, 0.07, 0.07), 0.3))
    window_light((0, 1.5, 0.8), (54, 4, -50), 3.9, 60)
    camera((0.012, y - 0.66, z + 0.20), (0.0, y, z + 0.082), 50, 5.6, (0, y, z + 0.08))


def pencils(x, y, z):
    cer = ceramic((0.20, 0.24, 0.25), 0.5)
    turned(
        [(0, 0), (0.036, 0), (0.038, 0.003), (0.038, 0.088), (0.035, 0.09), (0.033, 0.086), (0.033, 0.008), (0, 0.006)],
        cer,
        (x, y, z),
        48,
        1,
    )
    for k, color in enumerate(
        ((0.75, 0.32, 0.18), (0.12, 0.14, 0.16), (0.82, 0.70, 0.45), (0.70, 0.68, 0.62), (0.16, 0.24, 0.45))
    ):
        a = k * 1.25
        rod(
            (x + 0.012 * cos(a), y + 0.012 * sin(a), z + 0.01),
            (x + 0.034 * cos(a), y + 0.034 * sin(a), z + 0.145 + 0.014 * sin(k * 3)),
            0.0034,
            plain("pencil", color, 0.5),
        )


def calendar_wall(face):
    """A wall calendar A3 upright beside a window, a coat hook's shadow."""
    wall = room((0.80, 0.77, 0.72), "pale floor")
    hanging_calendar(face, 0.297, 0.42, -0.05, 1.42)
    x, y, z = sideboard(0.15, 1.5, "light oak", 0.78)
    turned(
        [(0, 0), (0.05, 0), (0.065, 0.11), (0.06, 0.115), (0.054, 0.10), (0, 0.10)],
        plain("pot", (0.55, 0.27, 0.17), 0.8, grain=(60, 0.2, 0.003)),
        (0.52, y, z),
        40,
        1,
    )
    plant((0.52, y, z + 0.10), 0.30, 14, 5, (0.06, 0.09), 0.8, 0.45)
    books((-0.42, y, z), ((0.24, 0.18, 0.022, (0.12, 0.17, 0.22)), (0.20, 0.15, 0.018, (0.72, 0.34, 0.18))), 9)
    window_bars(-2.8, -4.3, 4, 1.0, wall)
    window_light((0, 1.8, 1.3), (58, 6, -48), 3.8, 58)
    level_camera((0.10, 0.05, 1.27), 0, 42)


def calendar_kitchen(face):
    """A slim kitchen calendar 15 x 40 on a tiled wall over a worktop."""
    kitchen()
    hanging_calendar(face, 0.15, 0.40, -0.10, 1.36, 1.986)
    level_camera((0.12, 0.35, 1.22), 0, 40)


def calendar_family(face):
    """A family planner 20 x 40 with four columns beside a kitchen shelf."""
    kitchen((0.42, 0.50, 0.48))
    hanging_calendar(face, 0.20, 0.40, 0.12, 1.36, 1.986)
    level_camera((-0.08, 0.35, 1.22), 0, 40)


def kitchen(tile_color=(0.74, 0.72, 0.66)):
    """A wall of tiles, a worktop with a board, a jug and apples."""
    tiles = Surface("tiles", tile_color, 0.22, Specular=0.5)
    grid = tiles.node(
        "TexBrick",
        {"offset": 0.0},
        Vector=tiles.at(rotation=(1.5708, 0, 0)),
        Scale=1.0,
        Mortar_Size=0.0022,
        Brick_Width=0.10,
        Row_Height=0.10,
    )
    grid.inputs["Color1"].default_value = (*tile_color, 1)
    grid.inputs["Color2"].default_value = (*(c * 0.93 for c in tile_color), 1)
    grid.inputs["Mortar"].default_value = (0.62, 0.60, 0.56, 1)
    tiles.feed("Base Color", grid.outputs["Color"])
    tiles.bump(tiles.math("MULTIPLY", grid.outputs["Fac"], -1), 0.4, 0.002)
    box((0, 2.036, 1.5), (5, 0.1, 2.4), tiles.material)
    box((0, 1.70, 0.90), (4, 0.62, 0.04), wood("oak", "X", 7), 0.004)
    box((0, 1.72, 0.45), (4, 0.54, 0.86), plain("front", (0.22, 0.27, 0.25), 0.5))
    board = wood("walnut", "X", 10)
    box((0.42, 1.955, 1.07), (0.24, 0.02, 0.34), board, 0.008, turn=(-5, 0, 3))
    eucalyptus(jug((0.60, 1.80, 0.92), ceramic((0.78, 0.75, 0.69), 0.4), 0.9), 5, 5, (0.22, 0.34))
    plate = ceramic((0.80, 0.78, 0.73), 0.35)
    turned(
        [(0, 0.006), (0.07, 0), (0.13, 0.035), (0.15, 0.07), (0.146, 0.07), (0.12, 0.04), (0, 0.014)],
        plate,
        (-0.46, 1.76, 0.92),
        56,
        2,
    )
    apple = plain("apple", (0.50, 0.08, 0.04), 0.3, (0.62, 0.36, 0.08), 9, Specular=0.5)
    for dx, dy, dz in ((-0.05, 0.0, 0.05), (0.045, 0.02, 0.05), (0.0, -0.055, 0.052), (0.0, 0.01, 0.108)):
        ball((-0.46 + dx, 1.76 + dy, 0.92 + dz), 0.038, apple, (1, 1, 0.88))
    cup((-0.22, 1.70, 0.92), ceramic((0.62, 0.33, 0.20), 0.4), turn=-30)
    window_light((0, 1.9, 1.2), (54, 4, -50), 3.2, 60)


def calendar_spiral(face):
    """A desk calendar A5 on a spiral, standing as a tent on a windowsill."""
    room((0.66, 0.70, 0.70), "pale floor", None)
    x, y, z = desk(0, "light oak", 1.8, 0.74, 1.55)
    y -= 0.06
    for turn, path, dy in ((72, face, -0.024), (108, None, 0.024)):
        made = sheet((0, y + dy, z + 0.072), 0.21, 0.148, printed(path, "paper") if path else paper(), (turn, 0, 0))
        if path:
            crop(made, path, 0.21, 0.148)
    spiral(-0.10, 0.10, y, z + 0.143, 0.0052, 0.0085, (0.12, 0.12, 0.12))
    eucalyptus(
        jug((0.20, y + 0.10, z), ceramic((0.34, 0.17, 0.10), 0.5), 0.62),
        5,
        5,
        (0.16, 0.24),
        (-0.8, 0.5),
        0.0016,
        (0.03, 0.045),
    )
    cup((-0.19, y + 0.02, z), ceramic((0.78, 0.75, 0.69), 0.4), turn=200)
    window_light((0, 1.5, 0.8), (54, 4, -50), 3.6, 60)
    camera((0.03, y - 0.58, z + 0.22), (0.01, y, z + 0.085), 50, 5.6, (0, y - 0.03, z + 0.08))
