"""Photo boxes and prints, at true size."""

import math
import random

from kit.furniture import books, cup, jug, room, sideboard, window_bars
from kit.materials import boucle, ceramic, metal, plain
from kit.nature import eucalyptus, twig
from kit.printware import flat_card, tabletop
from kit.prints import filing, kraft_box, lid, lidded_box, peg, photo_print, pile
from kit.shapes import box, field, group, rod, tube
from kit.stage import camera, level_camera, window_light
from kit.tables import boards, day_light, desk_paper, fine_cloth, lamp_light, pen, stone_top, tape
from kit.tables import window_cross


def box_open(a, b, c, d, e):
    """A photo box open, prints fanned before it."""
    tabletop("oak")
    inside = group(filing((e,), 0.150, 0.100, 0.075, 4, 0.0052), (0, -0.036, 0.0035))
    group([*lidded_box(0.165, 0.115, 0.062), inside], (-0.03, 0.085, 0), (0, 0, 10))
    rng = random.Random(4)
    for k, path in enumerate((a, b, c, d)):
        at = (-0.112 + 0.072 * k, -0.080 + 0.012 * math.sin(k * 2), 0.0002 + 0.0009 * k)
        group(photo_print(path, curl=0.0004), at, (0, 0, 22 - 15 * k + rng.uniform(-3, 3)))
    group(lid(0.170, 0.120, 0.022, label=None), (0.175, 0.10, 0), (0, 0, -14))
    twig((-0.27, 0.14, 0.01), (1, -0.2, 0.08), 0.16, 6, 14, (0.026, 0.04), 0.0014)
    day_light(-58, 52, 3.8, 1.1)
    camera((0.03, -0.47, 0.395), (0.012, 0.008, 0.008), 44, 8, (0, -0.03, 0.02))


def box_max(a, b, c):
    """The big box: two hundred prints 15 x 10 close together, some pulled out, evening lamp."""
    wool = boucle("runner", (0.22, 0.25, 0.28), (0.14, 0.16, 0.19), 420)
    boards("walnut")
    field(4, 4, 0.62, 3.0, lambda x, y: 0 * x + 0.0015, wool, (0.16, 0, 0))
    cloth = (0.44, 0.24, 0.16)
    inside = group(filing((a,), 0.150, 0.100, 0.180, 7, 0.00095, -6), (0, -0.088, 0.004))
    group([*lidded_box(0.165, 0.205, 0.088, cloth), inside], (-0.02, 0.06, 0.0015), (0, 0, 24))
    group(lid(0.170, 0.210, 0.030, cloth), (-0.21, 0.17, 0), (0, 0, -12))
    for path, at, turn in ((b, (0.165, -0.02, 0.0018), -16), (c, (0.115, -0.115, 0.0026), 12)):
        group(photo_print(path, curl=0.0006), at, (0, 0, turn))
    cup((0.245, 0.16, 0.0015), ceramic((0.72, 0.68, 0.60), 0.4), turn=-20)
    lamp_light((-0.36, -0.30, 0.46), 15.0, 0.12, 2.4)
    camera((0.05, -0.50, 0.43), (0.005, 0.025, 0.025), 43, 8, (0, -0.03, 0.06))


def box_small(a, b):
    """The small cardboard box with square prints, one of them before it, tape beside it."""
    stone_top((0.46, 0.43, 0.38), (0.55, 0.52, 0.46))
    inside = group(filing((a,), 0.100, 0.100, 0.024, 3, 0.0009, -5), (0, -0.012, 0.003))
    group([*kraft_box(0.108, 0.046, 0.095, 0.052), inside], (-0.035, 0.045, 0), (0, 0, 14))
    group(photo_print(b, 0.10, 0.10, curl=0.0005), (0.075, -0.030, 0.0004), (0, 0, -13))
    tape((0.115, 0.075, 0), (0.50, 0.22, 0.15))
    tape((0.150, 0.035, 0), (0.24, 0.30, 0.28), 0.024, 0.011)
    twig((-0.20, -0.055, 0.007), (1, 0.14, 0.08), 0.13, 5, 13, (0.02, 0.03), 0.0013)
    box((0, 0.80, 0.5), (5, 0.02, 2.0), plain("wall", (0.42, 0.38, 0.32), 0.95))
    day_light(-66, 56, 3.8, 1.0, 0.26, 1.4, 0.6)
    camera((0.04, -0.38, 0.205), (0.018, 0.015, 0.035), 50, 9, (-0.02, 0.025, 0.06))


def prints_stack(front, second, back):
    """A hand-high stack of prints beside a window, one turned over with a date on it."""
    fine_cloth((0.38, 0.42, 0.38), 6, 0.002)
    parts, height = pile(70, 0.13, 0.09, 0.0003, 3, 0.0018)
    parts.append(group(photo_print(front, 0.13, 0.09, curl=0.0012), (0, 0, height), (0, 0, 1.5)))
    group(parts, (-0.030, 0.020, 0.001), (0, 0, 16))
    group(flat_card(back, 0.13, 0.09, 0.0003, (0.86, 0.855, 0.84), "satin"), (0.112, -0.028, 0.0024), (0, 0, -20))
    group(photo_print(second, 0.13, 0.09, curl=0.0006), (0.145, 0.062, 0.0016), (0, 0, 9))
    pen((0.100, -0.045, 0.0078), 18, (0.05, 0.10, 0.20))
    cup((-0.150, 0.150, 0), ceramic((0.70, 0.42, 0.28), 0.4), True, True, 140)
    window_cross()
    day_light(-66, 58, 3.8, 1.0, 0.24, 1.5, 0.5)
    camera((0.02, -0.37, 0.315), (0.020, 0.032, 0.004), 46, 8, (0, -0.01, 0.015))


def prints_sorted(a, b, c, d, e, f):
    """Prints being sorted on a table, seen from above: rows, a pile, a cup, tape."""
    desk_paper((0.33, 0.20, 0.145))
    rng = random.Random(9)
    for k, path in enumerate((a, b, c, d, e, f)):
        at = (-0.165 + 0.162 * (k % 3), 0.070 - 0.122 * (k // 3), 0.0002)
        turn = rng.uniform(-4, 4) + (11 if k == 5 else 0)
        at = (at[0] + rng.uniform(-0.006, 0.006), at[1] + (0.012 if k == 5 else 0), at[2])
        group(photo_print(path, curl=0.0006), at, (0, 0, turn))
    parts, _ = pile(22, 0.15, 0.10, 0.0003, 5, 0.003)
    group(parts, (0.305, -0.075, 0), (0, 0, -19))
    cup((-0.315, 0.075, 0), ceramic((0.20, 0.26, 0.27), 0.4), True, True, 210)
    tape((0.315, 0.085, 0), (0.62, 0.56, 0.44))
    pen((0.285, 0.035, 0.0048), -50, (0.02, 0.02, 0.02))
    window_cross()
    day_light(-60, 48, 4.0, 1.2)
    camera((0.0, -0.10, 0.80), (0.0, 0.005, 0.0), 46)


def prints_line(a, b, c, d):
    """Prints 18 x 13 on a line with pegs over a sideboard."""
    wall = room((0.36, 0.42, 0.40))
    cord = plain("cord", (0.60, 0.52, 0.38), 0.9)
    hang = lambda x: 1.36 - 0.05 * (1 - (x / 0.62) ** 2)
    tube([(x / 20 * 0.62, 1.985, hang(x / 20 * 0.62)) for x in range(-20, 21)], 0.0013, cord)
    for x in (-0.62, 0.62):
        rod((x, 2.0, 1.36), (x, 1.98, 1.36), 0.003, metal((0.6, 0.5, 0.3), 0.3))
    for k, path in enumerate((a, b, c, d)):
        x = -0.345 + 0.23 * k
        group(photo_print(path, 0.18, 0.13, 0.005), (x, 1.981, hang(x) - 0.070), (88, 0, (k * 37 % 5 - 2) * 0.9))
        for dx in (-0.055, 0.055):
            peg((x + dx, 1.983, hang(x + dx) + 0.004))
    x, y, z = sideboard(0, 1.5, "walnut", 1.0)
    inside = group(filing((), 0.150, 0.100, 0.075, 4, 0.004), (0, -0.036, 0.0035))
    group([*lidded_box(0.165, 0.115, 0.062, (0.62, 0.56, 0.46)), inside], (0.24, y + 0.02, z), (0, 0, -14))
    books((-0.05, y + 0.05, z), ((0.21, 0.15, 0.020, (0.72, 0.34, 0.18)), (0.18, 0.13, 0.016, (0.80, 0.76, 0.68))), 9)
    eucalyptus(jug((-0.47, y + 0.02, z), ceramic((0.34, 0.17, 0.10), 0.5), 0.5), 5, 4, (0.10, 0.15), size=(0.05, 0.08))
    window_bars(-2.8, -4.3, 4, 1.0, wall)
    window_light((0, 1.8, 1.2), (58, 6, -48), 4.0, 26)
    level_camera((0.0, 0.80, 1.225), 0, 40)
