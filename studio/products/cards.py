"""Cards with envelopes, a pocketfold, guestbooks, at true size."""

import math
import random

from kit.materials import ceramic, metal, paper, plain, printed
from kit.nature import branch, leaf, twig
from kit.printware import closed_book, crop, envelope, flat_card, ribbon
from kit.shapes import box, group, sheet, turned
from kit.stage import camera, softbox
from kit.stationery import closed_envelope, foil_card, pocketfold, satin, satin_bow, standing_card
from kit.tables import boards, candle, day_light, desk_paper, fine_cloth, grey_light, leaf_shadow, pen, stone_top


def wax_seal(at):
    profile = [(0, 0), (0.012, 0), (0.0135, 0.0012), (0.012, 0.003), (0.0085, 0.0032), (0.008, 0.0022), (0, 0.0024)]
    return turned(profile, plain("wax", (0.42, 0.10, 0.06), 0.3), at, 40, 2)


def card_envelope(card, thanks, reply, liner):
    """A wedding invitation A6, its envelope with a lining and a wax seal, a reply card."""
    desk_paper((0.50, 0.42, 0.33))
    group(envelope(liner), (-0.072, 0.018, 0), (0, 0, 14))
    wax_seal((-0.070, 0.019, 0.0042))
    group(flat_card(card, 0.105, 0.148), (0.066, -0.010, 0.0004), (0, 0, -9))
    group(flat_card(reply, 0.105, 0.074), (-0.058, -0.102, 0.0002), (0, 0, 9))
    group(flat_card(thanks, 0.105, 0.148), (0.172, 0.050, 0.0002), (0, 0, 12))
    twig((-0.22, 0.135, 0.006), (1, -0.12, 0.1), 0.125, 12, 15, (0.018, 0.027), 0.0012)
    twig((-0.225, 0.105, 0.005), (1, 0.28, 0.12), 0.105, 13, 13, (0.016, 0.025), 0.0012)
    path = [
        (0.115 + 0.018 * k, -0.112 + 0.016 * math.sin(k * 1.25), 0.004 + 0.004 * abs(math.sin(k * 1.6)))
        for k in range(9)
    ]
    ribbon(path, 0.007, satin((0.55, 0.20, 0.12)))
    leaf_shadow()
    day_light(-62, 46, 3.8, 1.1, 0.26, 1.5, 0.45)
    camera((0.03, -0.37, 0.39), (0.022, 0.006, 0.0), 45, 9, (0, -0.02, 0.004))


def card_folded(front):
    """A folded card standing on stone, its envelope and a vase of eucalyptus beside it."""
    stone_top((0.40, 0.38, 0.35), (0.50, 0.48, 0.44))
    group(standing_card(front, 0.105, 0.148), (-0.062, 0.0, 0), (0, 0, 6))
    profile = [(0, 0), (0.026, 0), (0.032, 0.006), (0.034, 0.05), (0.024, 0.085), (0.012, 0.105), (0.014, 0.14)]
    turned(
        [*profile, (0.011, 0.14), (0.009, 0.11), (0, 0.1)], ceramic((0.20, 0.24, 0.25), 0.45), (0.100, 0.105, 0), 48, 2
    )
    rng, blade = random.Random(3), leaf(8, 0.5, 0.3)
    green, stem = plain("leaf", (0.20, 0.25, 0.19), 0.6), plain("stem", (0.2, 0.13, 0.08), 0.8)
    for _ in range(6):
        way = (rng.uniform(-0.7, 0.5), rng.uniform(-0.4, 0.2), 1)
        branch(
            (0.100, 0.105, 0.13), way, rng.uniform(0.10, 0.16), 12, blade, green, stem, rng, (0.02, 0.03), 0.55, 0.001
        )
    group(closed_envelope((0.50, 0.30, 0.21)), (0.115, -0.030, 0), (0, 0, -24))
    backdrop((0.50, 0.52, 0.49))
    day_light(-58, 50, 3.6, 0.9, 0.24, 1.6, 0.55)
    camera((0.05, -0.43, 0.17), (0.012, 0.0, 0.068), 50, 9, (0, -0.005, 0.07))


def backdrop(color, at=0.75):
    """A painted wall behind a table scene."""
    sheet((0, at, 0.5), 6, 3, plain("wall", color, 0.95, grain=(60, 0.1, 0.002)), (90, 0, 0))


def card_stack(front, back):
    """A pile of photo cards held by a paper band, one more turned over."""
    desk_paper((0.22, 0.29, 0.27))
    rng, stock = random.Random(5), paper((0.90, 0.875, 0.82))
    parts = []
    for k in range(30):
        at = (rng.uniform(-0.0006, 0.0006), rng.uniform(-0.0006, 0.0006), 0.0004 * k + 0.0002)
        parts.append(box(at, (0.148, 0.105, 0.00036), stock, turn=(0, 0, rng.uniform(-0.5, 0.5))))
    top = sheet((0, 0, 0.0122), 0.148, 0.105, printed(front, "satin"))
    crop(top, front, 0.148, 0.105)
    parts.append(top)
    band = plain("band", (0.62, 0.50, 0.36), 0.85, grain=(700, 0.2, 0.0005))
    parts += [
        box((0.040, 0, 0.0125), (0.026, 0.1064, 0.0003), band),
        box((0.040, -0.0532, 0.0062), (0.026, 0.0003, 0.0125), band),
        box((0.040, 0.0532, 0.0062), (0.026, 0.0003, 0.0125), band),
    ]
    group(parts, (-0.025, 0.0, 0), (0, 0, 14))
    group(flat_card(back, 0.105, 0.148), (0.118, 0.036, 0.0), (0, 0, -16))
    pen((0.088, -0.060, 0.0048), 34, (0.30, 0.10, 0.06))
    twig((-0.19, 0.11, 0.006), (1, -0.2, 0.08), 0.12, 6, 14, (0.018, 0.027), 0.0012)
    day_light(-56, 54, 3.8, 1.0, 0.24, 1.5, 0.45)
    camera((0.02, -0.30, 0.26), (0.028, 0.012, 0), 48, 9, (0, -0.02, 0.01))


def card_foil(card, mask):
    """An invitation with gold foil on dark paper, the window mirrored in the foil."""
    desk_paper((0.13, 0.165, 0.155))
    group(foil_card(card, mask, 0.105, 0.148), (0.0, 0.0, 0), (0, 0, 16))
    group(closed_envelope((0.20, 0.245, 0.23)), (-0.125, 0.075, 0), (0, 0, -12))
    silk = satin((0.60, 0.45, 0.26))
    path = [
        (0.075 + 0.020 * math.sin(k * 0.9), -0.11 + 0.026 * k, 0.004 + 0.004 * abs(math.sin(k * 1.6))) for k in range(9)
    ]
    ribbon(path, 0.008, silk, 0.4)
    day_light(-58, 50, 2.8, 0.5, 0.16, 1.6, 0.5)
    softbox((0.06, 0.60, 0.42), (0, 0, 0), 1.7, 0.42, (1, 0.90, 0.74))
    camera((0.02, -0.27, 0.215), (0.004, 0.006, 0), 52, 9, (0, -0.01, 0))


def card_pocketfold(invite, reply):
    """A pocketfold lies open, invitation and reply card in its pocket."""
    boards("pale floor", 0.24)
    group(pocketfold(invite, reply), (0.0, 0.01, 0.0), (0, 0, -7))
    group(closed_envelope((0.60, 0.555, 0.47), 0.176, 0.125), (0.185, -0.135, 0), (0, 0, 14))
    twig((-0.30, -0.105, 0.008), (1, -0.10, 0.08), 0.20, 6, 15, (0.026, 0.038), 0.0014)
    leaf_shadow(-0.56, 0.10, 0.42)
    day_light(-60, 50, 3.6, 1.0, 0.24, 1.6, 0.6)
    camera((0.02, -0.42, 0.46), (0.010, -0.004, 0), 47, 9, (0, -0.02, 0.01))


def card_ribbon(card, mask):
    """A bundle of invitations tied with a satin bow, clouds outside."""
    desk_paper((0.42, 0.29, 0.25))
    height = 0.0062
    stock = paper((0.90, 0.875, 0.82))
    rng = random.Random(2)
    parts = [
        box((0, 0, 0.0008 * (k + 0.5)), (0.105, 0.148, 0.00074), stock, turn=(0, 0, rng.uniform(-0.7, 0.7)))
        for k in range(7)
    ]
    parts.append(group(foil_card(card, mask, 0.105, 0.148), (0, 0, height - 0.0008)))
    silk = satin((0.42, 0.12, 0.10))
    top = height + 0.0003
    parts += [
        box((0, -0.030, top), (0.1062, 0.011, 0.0003), silk),
        box((-0.0532, -0.030, height / 2), (0.0003, 0.011, height + 0.0006), silk),
        box((0.0532, -0.030, height / 2), (0.0003, 0.011, height + 0.0006), silk),
        satin_bow((0.004, -0.030, top), silk, 0.012, 0.032, 6),
    ]
    group(parts, (0.0, 0.0, 0.002), (0, 0, -17))
    group(closed_envelope((0.66, 0.60, 0.52)), (0.130, 0.065, 0.001), (0, 0, 18))
    twig((-0.20, 0.075, 0.007), (1, 0.05, 0.08), 0.12, 8, 14, (0.019, 0.028), 0.0012)
    grey_light(4.6, 0.34, (-0.55, 0.30, 0.42), 0.6)
    camera((-0.02, -0.31, 0.28), (0.010, 0.008, 0), 50, 9, (0, -0.025, 0.008))


def guestbook(cover):
    """A guestbook A4 with two brass screws in its spine, a pen on it."""
    fine_cloth((0.56, 0.515, 0.44), 7, 0.003)
    parts = closed_book(cover, 0.297, 0.21, 0.024, (0.10, 0.15, 0.125), "cotton")
    brass = metal((0.72, 0.53, 0.27), 0.25)
    head = [(0, 0.0024), (0.004, 0.0024), (0.0055, 0.0014), (0.006, 0), (0, 0)]
    for y in (-0.052, 0.052):
        parts.append(turned(head, brass, (-0.136, y, 0.0243), 32, 1))
        parts.append(box((-0.136, y, 0.0267), (0.008, 0.0009, 0.0003), plain("slot", (0.05, 0.04, 0.02))))
    group(parts, (0, 0.02, 0), (0, 0, 6))
    pen((0.075, -0.020, 0.0292), 28)
    twig((-0.30, 0.16, 0.012), (1, 0.0, 0.08), 0.24, 6, 15, (0.03, 0.046), 0.0016)
    candle((0.235, 0.20, 0), 0.10)
    candle((0.30, 0.165, 0), 0.065)
    day_light(-60, 52, 3.6, 1.0)
    camera((0.04, -0.48, 0.40), (0.015, 0.035, 0.005), 46, 8, (0, -0.02, 0.02))
