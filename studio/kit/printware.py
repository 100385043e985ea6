"""Books, calendars, cards and envelopes from their real measures (metres)."""

import math

import bpy
import numpy as np

from .materials import Surface, metal, paper, plain, printed, weave, wood
from .nature import fractal
from .shapes import box, field, group, mesh, rod, sheet, solid, surface, tube
from .wallart import cropping, ratio


def tablecloth(color=(0.72, 0.68, 0.60), size=3.0, seed=3, folds=0.006):
    """Linen on a table, its upper side about z = 0."""
    cloth = weave("linen", color, 1500, 0.5, 0.0004, tuple(c * 0.84 for c in color))
    return field(300, 260, size, size, lambda x, y: -folds + folds * fractal(x * 3, y * 1.6, 4, seed), cloth)


def tabletop(kind="light oak", size=3.0):
    return sheet((0, 0, 0), size, size, wood(kind, "X", 4, 0.42))


def open_book(left, right, width, height, pages=40, thick=0.016, flat=False, cover=(0.10, 0.13, 0.20)):
    """A book open in the middle, its back along y at x = 0. `flat`: pages lie without a dip, as lay-flat binding does."""
    parts, half = [], thick / 2
    dip = 0.0012 if flat else 0.011
    white = plain("pages", (0.86, 0.85, 0.81), 0.85)

    def rise(t):
        # From the fold (t = 0) pages rise out of the binding and lie down to the edge.
        if flat:
            return half + 0.0016 * (1 - np.exp(-t * 26))
        return half + dip * (1 - np.exp(-t * 11)) * np.exp(-t * 1.9) * 1.5 - dip * 0.9 * np.exp(-t * 22)

    for side, path in ((-1, left), (1, right)):
        u, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(-0.5, 0.5, 16))
        x, z = side * u * width, rise(u)
        if side < 0:
            x, z, v = x[:, ::-1], z[:, ::-1], v
        parts.append(surface(np.dstack([x, v * height, z]), printed(path, "satin")))
        crop(parts[-1], path, width, height)
        for k in range(1, 5):
            drop = thick * k / 5.4
            inset = 0.0006 * (k % 3)
            leafs = surface(np.dstack([x * (1 + inset / width), v * (height - 0.0008 * k), z - drop]), white)
            parts.append(solid(leafs, thick / 5, -1))
        board = box(
            (side * (width / 2 + 0.0035), 0, -half + 0.0065),
            (width + 0.003, height + 0.007, 0.0025),
            plain("cover", cover, 0.6, grain=(500, 0.15, 0.001)),
            0.0008,
        )
        parts.append(board)
    group(parts, (0, 0, half - 0.0055))
    return parts


def layflat_book(path, width, height, leaves=14, cover=(0.20, 0.24, 0.22)):
    """A lay-flat book open in the middle: stiff leaves of half a millimetre, one photo across both pages."""
    parts, board, step, white = [], 0.0026, 0.00054, paper((0.87, 0.86, 0.83))
    cloth = plain("cover", cover, 0.7, grain=(900, 0.2, 0.0006))
    cut = cropping(ratio(path), 2 * width, height, (0.5, 0.5))
    for side in (-1, 1):
        parts.append(box((side * (width / 2 + 0.003), 0, board / 2), (width, height + 0.006, board), cloth, 0.0006))
        for k in range(leaves):
            at = (side * (width / 2 + 0.0003 - 0.0004 * (k % 3)), 0, board + step * (k + 0.5))
            parts.append(box(at, (width, height - 0.0003 * (k % 2), step * 0.84), white, 0.00008, 1))
        u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-0.5, 0.5, 6))
        if side < 0:
            u = u[:, ::-1]
        # A fold, hardly deeper than the paper.
        z = board + step * leaves + 0.0001 + 0.0008 * (1 - np.exp(-u * width / 0.004))
        face = surface(np.dstack([side * u * width, v * height, z]), printed(path, "satin"))
        for loop, uv in zip(face.data.loops, face.data.uv_layers[0].data):
            x, y, _ = face.data.vertices[loop.vertex_index].co
            uv.uv = cut(x / (2 * width) + 0.5, y / height + 0.5)
        parts.append(face)
    return parts


def cover_layer(name, tone, size, thick, photo):
    """One layer of a hardcover of `size` metres, lying at the origin: endpaper, board, print or film."""
    if name == "film":
        return [clear_film(size)]
    if name == "print":
        face = sheet((0, 0, thick), size + 0.006, size + 0.006, printed(photo, "paper"))
        body = box((0, 0, thick / 2 - 0.00004), (size + 0.03, size + 0.03, thick), paper((0.88, 0.87, 0.84)))
        return [body, crop(face, photo, 1, 1)]
    grain = (420, 0.35, 0.0012) if name == "board" else (900, 0.1, 0.0005)
    return [
        box((0, 0, thick / 2), (size, size, thick), plain(name, tone, 0.95, tuple(c * 1.12 for c in tone), 260, grain))
    ]


def clear_film(size):
    """Clear film that lies on what is below and lifts in its nearest corner."""
    material = bpy.data.materials.new("film")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    add = lambda kind: tree.nodes.new("ShaderNode" + kind)
    output, mixed, through, mirror, edge, seen, share = (
        add(kind)
        for kind in ("OutputMaterial", "MixShader", "BsdfTransparent", "BsdfGlossy", "Fresnel", "LightPath", "Math")
    )
    through.inputs["Color"].default_value = (0.93, 0.94, 0.95, 1)
    mirror.inputs["Roughness"].default_value = 0.12
    edge.inputs["IOR"].default_value = 1.6
    # Only the camera sees its gloss; light passes.
    share.operation = "MULTIPLY"
    tree.links.new(edge.outputs[0], share.inputs[0])
    tree.links.new(seen.outputs["Is Camera Ray"], share.inputs[1])
    tree.links.new(share.outputs[0], mixed.inputs[0])
    tree.links.new(through.outputs[0], mixed.inputs[1])
    tree.links.new(mirror.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], output.inputs[0])
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 90), np.linspace(-0.5, 0.5, 90))
    corner = np.clip((-(u + v) - 0.52) / 0.48, 0, 1)
    lift = 0.050 * corner**1.7
    back = 0.030 * corner**2.4
    return surface(np.dstack([u * size + back, v * size + back, 0.0003 + lift]), material)


def crop(made, path, width, height, focus=(0.5, 0.5)):
    """Crops a photo to the format of a surface whose UV runs from 0 to 1."""
    cut = cropping(ratio(path), width, height, focus)
    for loop in made.data.uv_layers[0].data:
        loop.uv = cut(*loop.uv)
    return made


def closed_book(path, width, height, thick=0.018, cover=(0.84, 0.80, 0.73), finish="satin"):
    """A hardcover lying on its back, the spine at the left, the photo on its cover up."""
    board, cloth = 0.0026, plain("cover", cover, 0.5, grain=(600, 0.12, 0.0008))
    parts = [
        box((0, 0, board / 2), (width, height, board), cloth, 0.0008),
        box((0.001, 0, thick / 2), (width - 0.010, height - 0.007, thick - 2 * board), page_block()),
        box((0, 0, thick - board / 2), (width, height, board), cloth, 0.0008),
        box((-width / 2 + 0.0012, 0, thick / 2), (0.0026, height, thick), cloth, 0.001),
    ]
    # The joint: a groove beside the spine, as every hardcover has.
    parts.append(
        box(
            (-width / 2 + 0.009, 0, thick + 0.00005),
            (0.0022, height - 0.001, 0.0003),
            plain("joint", tuple(c * 0.55 for c in cover), 0.7),
        )
    )
    front = sheet((0.0012, 0, thick + 0.00025), width - 0.0035, height - 0.0016, printed(path, finish))
    crop(front, path, width, height)
    parts.append(front)
    return parts


def page_block():
    """The edge of many sheets: fine lines."""
    s = Surface("page edges", (0.84, 0.82, 0.77), 0.9)
    lines = s.noise(1.0, 2, 0.5, 0, s.at(scale=(12, 12, 5200)))
    s.feed("Base Color", s.ramp(lines, [(0.35, (0.66, 0.64, 0.59)), (0.6, (0.88, 0.865, 0.82))]))
    return s.material


def booklet(path, width, height):
    """A stapled booklet of 16 pages, slightly open, its cover up."""
    parts = []
    white = paper((0.88, 0.87, 0.84))
    u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-0.5, 0.5, 12))
    for k in range(8):
        lift = 0.0004 * k + 0.010 * (k / 7) ** 2 * u**1.6 + 0.0012 * u
        made = surface(
            np.dstack([(u - 0.5) * width, v * height, lift + 0.0003]), printed(path, "satin") if k == 7 else white
        )
        if k == 7:
            crop(made, path, width, height)
        parts.append(made)
    steel = metal((0.7, 0.7, 0.7), 0.25)
    for y in (-height * 0.26, height * 0.26):
        parts.append(
            rod((-width / 2 - 0.0002, y - 0.006, 0.0030), (-width / 2 - 0.0002, y + 0.006, 0.0030), 0.00035, steel)
        )
    return parts


def spiral(x_from, x_to, at_y, at_z, radius=0.0055, pitch=0.0085, color=(0.72, 0.72, 0.72), loops=None):
    """Double-loop wire along x."""
    wire, parts = metal(color, 0.25), []
    count = loops or int((x_to - x_from) / pitch)
    for k in range(count):
        x = x_from + (x_to - x_from) * (k + 0.5) / count
        for shift in (-0.0011, 0.0011):
            points = [
                (x + shift, at_y + radius * math.cos(a), at_z + radius * math.sin(a))
                for a in np.linspace(0, math.tau, 13)
            ]
            parts.append(tube(points, 0.00045, wire))
    return parts


def hanging_calendar(path, width, height, x=0.0, z=1.5, wall=2.0, sheets=4):
    """A wall calendar on its wire and hook; (x, z) is the middle of the sheet."""
    front = wall - 0.006
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 24), np.linspace(-0.5, 0.5, 40))
    for k in range(sheets):
        lift = (0.5 - v) ** 2 * 0.010 * (1 - k / sheets) * (0.6 + 0.4 * np.cos(u * 2.2))
        made = surface(
            np.dstack([x + u * width, front - 0.0016 + 0.0004 * k - lift, z + v * height]),
            printed(path, "paper") if k == 0 else paper(),
        )
        if k == 0:
            crop(made, path, width, height)
    top = z + height / 2 - 0.006
    spiral(x - width / 2 + 0.012, x + width / 2 - 0.012, front - 0.001, top, 0.0065, 0.0088, (0.10, 0.10, 0.10))
    wire = metal((0.10, 0.10, 0.10), 0.3)
    tube(
        [
            (x - 0.05, front - 0.001, top + 0.005),
            (x - 0.012, front - 0.001, top + 0.006),
            (x, front - 0.001, top + 0.020),
            (x + 0.012, front - 0.001, top + 0.006),
            (x + 0.05, front - 0.001, top + 0.005),
        ],
        0.0009,
        wire,
    )
    rod((x, wall, top + 0.0195), (x, wall - 0.016, top + 0.0195), 0.0016, metal((0.7, 0.6, 0.35), 0.3))


def flat_card(path, width, height, thick=0.0004, stock=(0.90, 0.875, 0.82), finish="cotton"):
    """A card lying at the origin, its face up."""
    body = box((0, 0, thick / 2), (width, height, thick), paper(stock), 0.0)
    face = sheet((0, 0, thick + 0.00006), width, height, printed(path, finish, tooth=0.12))
    crop(face, path, width, height)
    return [body, face]


def envelope(liner, width=0.162, height=0.114, color=(0.66, 0.38, 0.27), flap=True):
    """A C6 envelope lying on its front, the flap open and its lining showing."""
    outside, deep = plain("envelope", color, 0.85, grain=(700, 0.25, 0.0006)), plain(
        "envelope side", tuple(c * 0.92 for c in color), 0.85, grain=(700, 0.25, 0.0006)
    )
    w, h = width / 2, height / 2
    lining = printed(liner, "paper")

    def panel(points, material, thick=0.0003, lined=False):
        # The lining goes on inside: its pattern begins 5 cm below the mouth.
        uvs = [[((x + w) / width, (y - h + 0.05) / 0.135) for x, y, _ in points]] if lined else None
        return solid(mesh(points, [tuple(range(len(points)))], material, uvs=uvs), thick, 0)

    parts = [panel([(-w, -h, 0.0004), (w, -h, 0.0004), (w, h, 0.0004), (-w, h, 0.0004)], outside)]
    parts.append(
        panel(
            [
                (-w + 0.002, h - 0.034, 0.0008),
                (w - 0.002, h - 0.034, 0.0008),
                (w - 0.002, h, 0.0008),
                (-w + 0.002, h, 0.0008),
            ],
            lining,
            0.0001,
            True,
        )
    )
    parts.append(
        panel(
            [
                (-w, -h, 0.0022),
                (w, -h, 0.0022),
                (w, h, 0.0022),
                (0.012, -0.008, 0.0032),
                (-0.012, -0.008, 0.0032),
                (-w, h, 0.0022),
            ],
            outside,
        )
    )
    parts.append(panel([(-w, -h, 0.0030), (w, -h, 0.0030), (0.016, 0.002, 0.0040), (-0.016, 0.002, 0.0040)], deep))
    if flap:
        parts.append(
            panel(
                [
                    (-w, h, 0.001),
                    (w, h, 0.001),
                    (w - 0.008, h + 0.014, 0.007),
                    (0.016, h + 0.080, 0.026),
                    (-0.016, h + 0.080, 0.026),
                    (-w + 0.008, h + 0.014, 0.007),
                ],
                outside,
                0.0002,
            )
        )
        parts.append(
            panel(
                [
                    (-w + 0.006, h + 0.001, 0.0016),
                    (w - 0.006, h + 0.001, 0.0016),
                    (w - 0.013, h + 0.0135, 0.0076),
                    (0.014, h + 0.073, 0.0249),
                    (-0.014, h + 0.073, 0.0249),
                    (-w + 0.013, h + 0.0135, 0.0076),
                ],
                lining,
                0.0001,
                True,
            )
        )
    return parts


def ribbon(points, width, material, twist=0.7):
    """A satin band through points, turning by `twist` on its way."""
    points = np.array(points)
    t = np.linspace(0, len(points) - 1, 160)
    path = np.stack([np.interp(t, range(len(points)), points[:, axis]) for axis in range(3)], 1)
    for _ in range(12):
        path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    tilt = np.sin(t * 1.9) * twist
    side = np.cross(along, np.array([0, 0, 1.0]))
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    across = side * np.cos(tilt)[:, None] + np.cross(along, side) * np.sin(tilt)[:, None]
    rows = np.stack([path + across * (k - 2) / 4 * width for k in range(5)], 0)
    rows[:, :, 2] += np.maximum(0, 0.0006 - rows[:, :, 2].min(axis=0))[None, :]
    return surface(rows, material)


def wood_foot(x, y, z, width, face, card_width, card_height, kind="oak", lean=8):
    """A slim bar of wood with a slot, a calendar card standing in it."""
    foot = box((x, y, z + 0.009), (width, 0.032, 0.018), wood(kind, "X", 12), 0.0025)
    return foot, standing_sheet(x, y + 0.002, z + 0.010, face, card_width, card_height, lean)


def wood_block(x, y, z, face, card_width, card_height, kind="oak", lean=9):
    """A block of wood as wide as the card, the card standing in its groove."""
    block = box((x, y, z + 0.014), (card_width + 0.010, 0.046, 0.028), wood(kind, "X", 10), 0.002)
    return block, standing_sheet(x, y + 0.004, z + 0.022, face, card_width, card_height, lean, 0.0024)


def standing_sheet(x, y, z, face, width, height, lean, thick=0.0012):
    """A card or a pack of them with its lower edge at `z`, leaning back."""
    parts = [box((0, 0, height / 2), (width, thick, height), paper())]
    front = sheet((0, -thick / 2 - 0.0002, height / 2), width, height, printed(face, "paper"), (90, 0, 0))
    parts.append(crop(front, face, width, height))
    return group(parts, (x, y, z), (-lean, 0, 0))


def diary(cover, width=0.105, height=0.148, thick=0.016, band=(0.50, 0.20, 0.13)):
    """A closed pocket diary with a rubber band and a ribbon between its pages."""
    parts = closed_book(cover, width, height, thick, (0.16, 0.19, 0.20), "cotton")
    rubber, x = plain("band", band, 0.7), width / 2 - 0.014
    parts += [
        box((x, 0, thick + 0.0007), (0.006, height + 0.0012, 0.0009), rubber, 0.0002),
        box((x, height / 2 + 0.0004, thick / 2), (0.006, 0.0009, thick + 0.001), rubber),
        box((x, -height / 2 - 0.0004, thick / 2), (0.006, 0.0009, thick + 0.001), rubber),
    ]
    silk = plain("marker", band, 0.4, Sheen=0.4)
    parts.append(
        ribbon(
            [
                (0.004, -height / 2 + 0.004, 0.009),
                (0.005, -height / 2 - 0.012, 0.006),
                (0.012, -height / 2 - 0.034, 0.0016),
                (0.013, -height / 2 - 0.046, 0.001),
            ],
            0.004,
            silk,
            0.12,
        )
    )
    return parts
