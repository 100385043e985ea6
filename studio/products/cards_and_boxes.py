"""Cards with envelopes, guestbooks, photo boxes and prints, at true size."""

import math
import random

from kit.furniture import room, sideboard, window_bars
from kit.materials import ceramic, gold_foil, metal, paper, plain, printed
from kit.nature import branch, leaf, twig
from kit.printware import (
    closed_book,
    crop,
    envelope,
    flat_card,
    folded_card,
    lid,
    lidded_box,
    peg,
    photo_print,
    ribbon,
    tablecloth,
    tabletop,
)
from kit.shapes import box, group, rod, sheet, tube, turned
from kit.stage import air, camera, level_camera, softbox, sun, window_light


def stationery_light(energy=3.8):
    """Light set-up for paper: low sun from the left through leaves, cool fill."""
    air((0.9, 0.93, 1), 0.42)
    sun((46, 0, -62), energy, 1.5, (1, 0.89, 0.74))
    softbox((-0.35, -0.12, 0.35), (0, 0, 0), 0.55, 0.25, (0.92, 0.95, 1))


def leaf_shadow(x=-0.46, y=-0.06, z=0.32):
    """A branch outside the picture; its shadow lies on the table."""
    rng, blade = random.Random(12), leaf(8, 0.5, 0.3)
    green, stem = plain("leaf", (0.19, 0.24, 0.17), 0.6), plain("stem", (0.2, 0.13, 0.08), 0.8)
    for k in range(6):
        branch(
            (x + k * 0.025, y + k * 0.04, z + 0.01 * k),
            (1, 0.35 - 0.16 * k, 0.1),
            0.2,
            13,
            blade,
            green,
            stem,
            rng,
            (0.034, 0.05),
            0.5,
            0.002,
        )


def desk_paper(color=(0.74, 0.66, 0.56)):
    """The ground of stationery: a smooth painted board."""
    sheet((0, 0, 0), 4, 4, plain("ground", color, 0.9, tuple(min(1, c * 1.06) for c in color), 3.5, (12, 0.25, 0.003)))


def card_envelope(card, thanks, reply, liner):
    """A wedding invitation A6, its envelope with a lining and a wax seal, a reply card."""
    desk_paper()
    group(envelope(liner), (-0.072, 0.018, 0), (0, 0, 14))
    turned(
        [(0, 0), (0.012, 0), (0.0135, 0.0012), (0.012, 0.003), (0.0085, 0.0032), (0.008, 0.0022), (0, 0.0024)],
        plain("wax", (0.42, 0.10, 0.06), 0.3),
        (-0.070, 0.019, 0.0042),
        40,
        2,
    )
    group(flat_card(card, 0.105, 0.148), (0.062, -0.010, 0.0006), (0, 0, -9))
    group(flat_card(reply, 0.105, 0.074), (-0.062, -0.102, 0.0062), (0, 0, 9))
    group(flat_card(thanks, 0.105, 0.148), (0.178, 0.042, 0.0004), (0, 0, 12))
    twig((-0.22, 0.135, 0.006), (1, -0.12, 0.1), 0.125, 12, 15, (0.018, 0.027), 0.0012)
    twig((-0.225, 0.105, 0.005), (1, 0.28, 0.12), 0.105, 13, 13, (0.016, 0.025), 0.0012)
    silk = plain("silk", (0.55, 0.20, 0.12), 0.35, Specular=0.5, Sheen=0.4)
    ribbon(
        [
            (
                0.115 + 0.018 * k + 0.004 * math.sin(k * 2.1),
                -0.112 + 0.016 * math.sin(k * 1.25),
                0.004 + 0.004 * abs(math.sin(k * 1.6)),
            )
            for k in range(9)
        ],
        0.007,
        silk,
    )
    leaf_shadow()
    stationery_light(4.1)
    camera((0.022, -0.33, 0.375), (0.022, -0.003, 0), 45, 8, (0.05, -0.01, 0.005))


def card_folded(front):
    """A folded thank-you card A6 that stands on a table beside flowers."""
    tablecloth((0.76, 0.72, 0.65), 2.0, 5, 0.002)
    group(folded_card(front, None, 0.105, 0.148, 74), (-0.02, 0.0, 0.0005), (0, 0, 28))
    glass_vase = ceramic((0.62, 0.60, 0.55), 0.45)
    turned(
        [
            (0, 0),
            (0.026, 0),
            (0.032, 0.006),
            (0.034, 0.05),
            (0.024, 0.085),
            (0.012, 0.105),
            (0.014, 0.14),
            (0.011, 0.14),
            (0.009, 0.11),
            (0, 0.1),
        ],
        glass_vase,
        (0.135, 0.075, 0),
        48,
        2,
    )
    rng, blade = random.Random(3), leaf(8, 0.5, 0.3)
    green, stem = plain("leaf", (0.20, 0.25, 0.19), 0.6), plain("stem", (0.2, 0.13, 0.08), 0.8)
    for _ in range(6):
        branch(
            (0.135, 0.075, 0.13),
            (rng.uniform(-0.7, 0.5), rng.uniform(-0.4, 0.2), 1),
            rng.uniform(0.10, 0.16),
            12,
            blade,
            green,
            stem,
            rng,
            (0.02, 0.03),
            0.55,
            0.001,
        )
    group(envelope_closed((0.66, 0.62, 0.53)), (-0.115, -0.055, 0.001), (0, 0, -16))
    stationery_light()
    camera((0.03, -0.40, 0.19), (0.015, 0.0, 0.066), 50, 5.6, (0, -0.02, 0.07))


def envelope_closed(color):
    """A C6 envelope lying on its back, nothing written on it."""
    return [
        box((0, 0, 0.0012), (0.162, 0.114, 0.0022), plain("envelope", color, 0.85, grain=(700, 0.25, 0.0006)), 0.0008)
    ]


def card_stack(front, back):
    """A pile of photo cards tied with a band."""
    desk_paper((0.60, 0.63, 0.58))
    rng = random.Random(5)
    stock = paper((0.90, 0.875, 0.82))
    parts = [
        box(
            (rng.uniform(-0.0006, 0.0006), rng.uniform(-0.0006, 0.0006), 0.0004 * k + 0.0002),
            (0.148, 0.105, 0.00038),
            stock,
            turn=(0, 0, rng.uniform(-0.5, 0.5)),
        )
        for k in range(26)
    ]
    top = sheet((0, 0, 0.0107), 0.148, 0.105, printed(front, "satin"))
    crop(top, front, 0.148, 0.105)
    parts.append(top)
    silk = plain("silk", (0.30, 0.36, 0.33), 0.35, Sheen=0.4)
    parts += [
        box((0.045, 0, 0.0112), (0.009, 0.1062, 0.0005), silk),
        box((0.045, -0.0530, 0.0056), (0.009, 0.0006, 0.0112), silk),
        box((0.045, 0.0530, 0.0056), (0.009, 0.0006, 0.0112), silk),
    ]
    group(parts, (-0.02, 0.0, 0), (0, 0, 12))
    group(flat_card(back, 0.105, 0.148), (0.125, 0.035, 0.0004), (0, 0, -18))
    twig((-0.19, 0.10, 0.006), (1, -0.2, 0.08), 0.12, 6, 14, (0.018, 0.027), 0.0012)
    leaf_shadow()
    stationery_light()
    camera((0.02, -0.30, 0.27), (0.022, 0.008, 0), 50, 6, (0, -0.02, 0.01))


def card_foil(card):
    """An invitation with gold foil, low over the paper."""
    desk_paper((0.30, 0.35, 0.33))
    group(flat_card(card, 0.105, 0.148, stock=(0.88, 0.86, 0.80)), (0, 0, 0.0004), (0, 0, 18))
    foil = gold_foil()
    frame = []
    for x, y, w, h in (
        (0, 0.067, 0.092, 0.0007),
        (0, -0.067, 0.092, 0.0007),
        (-0.0457, 0, 0.0007, 0.1347),
        (0.0457, 0, 0.0007, 0.1347),
    ):
        frame.append(box((x, y, 0.00056), (w, h, 0.0001), foil))
    group(frame, (0, 0, 0.0004), (0, 0, 18))
    silk = plain("silk", (0.72, 0.66, 0.56), 0.35, Sheen=0.4)
    ribbon(
        [
            (-0.16 + 0.03 * k, 0.075 + 0.012 * math.sin(k * 1.2), 0.004 + 0.004 * abs(math.sin(k * 1.6)))
            for k in range(11)
        ],
        0.008,
        silk,
    )
    leaf_shadow()
    stationery_light(4.4)
    softbox((0.10, 0.45, 0.30), (0, 0, 0), 1.2, 0.25, (1, 0.92, 0.8))
    camera((0.03, -0.26, 0.17), (0.004, 0.004, 0), 55, 5.6, (0, -0.02, 0))


def guestbook(cover):
    """A guestbook A4 with two brass screws in its spine, a pen on it."""
    tablecloth((0.80, 0.77, 0.71), 2.4, 7, 0.003)
    parts = closed_book(cover, 0.297, 0.21, 0.024, (0.10, 0.15, 0.125), "cotton")
    brass = metal((0.72, 0.53, 0.27), 0.25)
    for y in (-0.052, 0.052):
        parts.append(
            turned(
                [(0, 0.0024), (0.004, 0.0024), (0.0055, 0.0014), (0.006, 0), (0, 0)], brass, (-0.136, y, 0.0243), 32, 1
            )
        )
        parts.append(box((-0.136, y, 0.0267), (0.008, 0.0009, 0.0003), plain("slot", (0.05, 0.04, 0.02))))
    group(parts, (0, 0.02, 0), (0, 0, 6))
    group(
        [
            rod((0, 0, 0), (0.12, 0, 0), 0.0042, plain("pen", (0.02, 0.02, 0.02), 0.25)),
            rod((0.12, 0, 0), (0.137, 0, 0), 0.0034, brass),
            rod((0.04, 0, 0), (0.043, 0, 0), 0.0046, brass),
        ],
        (0.03, -0.045, 0.0290),
        (0, 0, 28),
    )
    twig((-0.30, 0.16, 0.012), (1, 0.0, 0.08), 0.24, 6, 15, (0.03, 0.046), 0.0016)
    wax = plain("candle", (0.84, 0.80, 0.72), 0.5, Subsurface=0.2)
    for x, y, h in ((0.25, 0.20, 0.10), (0.31, 0.16, 0.065)):
        turned([(0, 0), (0.026, 0), (0.027, h - 0.002), (0.02, h), (0, h - 0.004)], wax, (x, y, 0), 40, 1)
        rod((x, y, h - 0.004), (x, y, h + 0.008), 0.0006, plain("wick", (0.02, 0.02, 0.02)))
    air((0.87, 0.925, 1), 0.40)
    sun((52, 0, -60), 3.6, 1.6, (1, 0.9, 0.76))
    softbox((-0.8, -0.3, 0.8), (0, 0, 0), 2.6, 0.6)
    camera((0.04, -0.52, 0.44), (0.02, 0.03, 0.005), 46, 6, (0, -0.02, 0.02))


def box_open(a, b, c, d, e):
    """A photo box open, prints fanned before it."""
    tabletop("oak")
    group(lidded_box(0.165, 0.115, 0.055), (-0.03, 0.07, 0), (0, 0, 10))
    for k in range(14):
        group(
            [box((0, 0, 0.05), (0.148, 0.0009, 0.10), plain("print", (0.86, 0.85, 0.82), 0.5))],
            (-0.03, 0.028 + 0.0052 * k, 0.0035),
            (-9, 0, 10),
        )
    group(photo_print(e), (-0.026, 0.020, 0.053), (76, 0, 10))
    rng = random.Random(4)
    for k, path in enumerate((a, b, c, d)):
        group(
            photo_print(path),
            (-0.12 + 0.075 * k, -0.085 + 0.012 * math.sin(k * 2), 0.0003 + 0.0009 * k),
            (0, 0, 22 - 15 * k + rng.uniform(-3, 3)),
        )
    group(lid(0.170, 0.120, 0.022, label=None), (0.175, 0.085, 0), (0, 0, -14))
    twig((-0.27, 0.14, 0.01), (1, -0.2, 0.08), 0.16, 6, 14, (0.026, 0.04), 0.0014)
    air((0.87, 0.925, 1), 0.42)
    sun((52, 0, -60), 3.8, 1.6, (1, 0.9, 0.76))
    softbox((-0.8, -0.3, 0.8), (0, 0, 0), 2.6, 0.6)
    camera((0.035, -0.46, 0.38), (0.012, 0.005, 0.012), 46, 6, (0, -0.05, 0.0))


def prints_line(a, b, c, d):
    """Prints 15 x 10 on a line with pegs over a sideboard."""
    wall = room((0.78, 0.74, 0.68))
    cord = plain("cord", (0.60, 0.52, 0.38), 0.9)
    hang = lambda x: 1.52 - 0.06 * (1 - (x / 0.62) ** 2)
    tube([(x / 20 * 0.62, 1.955, hang(x / 20 * 0.62)) for x in range(-20, 21)], 0.0013, cord)
    for x in (-0.62, 0.62):
        rod((x, 2.0, 1.52), (x, 1.95, 1.52), 0.003, metal((0.6, 0.5, 0.3), 0.3))
    for k, path in enumerate((a, b, c, d)):
        x = -0.36 + 0.24 * k
        group(photo_print(path, 0.18, 0.13, 0.005), (x, 1.951, hang(x) - 0.070), (88, 0, (k * 37 % 5 - 2) * 0.6))
        for dx in (-0.055, 0.055):
            peg((x + dx, 1.953, hang(x + dx) + 0.004))
    x, y, z = sideboard(0, 1.5, "walnut", 0.86)
    group(lidded_box(0.19, 0.14, 0.06), (0.30, y, z), (0, 0, -10))
    for k in range(12):
        group(
            [box((0, 0, 0.05), (0.17, 0.0009, 0.10), plain("print", (0.86, 0.85, 0.82), 0.5))],
            (0.30, y - 0.045 + 0.006 * k, z + 0.0035),
            (-8, 0, -10),
        )
    turned(
        [
            (0, 0),
            (0.05, 0),
            (0.062, 0.01),
            (0.066, 0.10),
            (0.05, 0.16),
            (0.024, 0.20),
            (0.02, 0.24),
            (0.016, 0.24),
            (0, 0.18),
        ],
        ceramic((0.72, 0.68, 0.60), 0.5),
        (-0.34, y, z),
        48,
        2,
    )
    window_bars(-2.8, -4.3, 4, 1.0, wall)
    window_light((0, 1.8, 1.2), (58, 6, -48), 3.8, 58)
    level_camera((0.02, 0.0, 1.26), 0, 42)
