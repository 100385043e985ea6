"""The shop's wall pictures from their real measures (metres): canvas, boards, posters, frames.

All hang on the wall at y = 2 unless `wall` says otherwise; (x, z) is the middle of the picture.
"""

import math

import bpy
import numpy as np

from .furniture import WALL_Y
from .materials import acrylic, load, metal, paper, plain, printed, wood
from .shapes import box, cover, mesh, rod, sheet, surface, tube


def ratio(path):
    image = load(path)
    return image.size[0] / image.size[1]


def upright(x, y, z, width, height, material, path=None, focus=(0.5, 0.5)):
    """A sheet that faces the room; with `path` its photo is cropped to the format."""
    made = sheet((x, y, z), width, height, material, (90, 0, 0))
    return cover(made, ratio(path), width, height, focus) if path else made


def canvas(
    x,
    z,
    width,
    height,
    path,
    depth=0.038,
    edge="mirrored",
    focus=(0.5, 0.5),
    wall=WALL_Y,
    color=(0.82, 0.80, 0.76),
    threads=1300.0,
):
    """Cloth over a stretcher. Edge: mirrored or folded (the picture runs round), coloured (one tone)."""
    skin = printed(path, "canvas", threads=threads)
    r, w, h = 0.003, width / 2, height / 2
    rings = [(0.0, 0.0), (0.0, depth - r)]
    rings += [(r - r * math.cos(math.radians(a)), depth - r + r * math.sin(math.radians(a))) for a in (30, 60, 90)]
    share = {"mirrored": 1.0, "folded": -1.0, "coloured": 0.0}[edge]
    crop = cropping(ratio(path), width, height, focus)
    if edge == "folded":
        # The photo is as big as front and sides together.
        whole = cropping(ratio(path), width + 2 * depth, height + 2 * depth, focus)
        crop = lambda u, v: whole(
            (u * width + depth) / (width + 2 * depth), (v * height + depth) / (height + 2 * depth)
        )
    points = []
    for inset, out in rings:
        for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            points.append((x + sx * (w - inset), wall - 0.006 - out, z + sz * (h - inset)))
    faces, corners = [], []
    for k in range(len(rings) - 1):
        for i in range(4):
            j = (i + 1) % 4
            face = (k * 4 + i, k * 4 + j, k * 4 + 4 + j, k * 4 + 4 + i)
            faces.append(face)
            corners.append(side_uvs(face, points, i, crop, width, height, x, z, share, wall, depth))
    last = len(rings) * 4 - 4
    faces.append((last, last + 1, last + 2, last + 3))
    corners.append([crop((points[i][0] - x) / width + 0.5, (points[i][2] - z) / height + 0.5) for i in faces[-1]])
    made = mesh(points, faces, skin, True, corners)
    made.data.use_auto_smooth = True
    if edge == "coloured":
        made.data.materials.append(plain("edge", color, 0.85, grain=(1400, 0.3, 0.0006)))
        for polygon in made.data.polygons[:4]:
            polygon.material_index = 1
    return made


def cropping(image_ratio, width, height, focus):
    """From the picture's own u, v (0 to 1) to the photo's."""
    wanted = width / height
    share_u, share_v = min(1, wanted / image_ratio), min(1, image_ratio / wanted)
    return lambda u, v: ((1 - share_u) * focus[0] + u * share_u, (1 - share_v) * (1 - focus[1]) + v * share_v)


def side_uvs(face, points, side, crop, width, height, x, z, share, wall, depth):
    """On a side the photo goes back inwards (mirrored) or on outwards (folded), by how far behind the front a point is."""
    found = []
    for index in face:
        px, py, pz = points[index]
        deep = max(0.0, (wall - 0.006) - py)
        travel = (depth - min(deep, depth)) * share
        u, v = (px - x) / width + 0.5, (pz - z) / height + 0.5
        if side in (0, 2):
            v += (travel if side == 0 else -travel) / height
        else:
            u += (travel if side == 3 else -travel) / width
        found.append(crop(u, v))
    return found


def board(x, z, width, height, path, kind="aludibond", focus=(0.5, 0.5), wall=WALL_Y, gap=0.012, standoffs=False):
    """A printed board that floats `gap` before the wall on a rail: aludibond, brushed, forex, acrylic, gallery bond."""
    thick = {"aludibond": 0.003, "brushed": 0.003, "forex": 0.005, "acrylic": 0.004, "gallerybond": 0.005}[kind]
    front = wall - gap - thick
    body = {
        "forex": plain("forex", (0.86, 0.86, 0.84), 0.7),
        "acrylic": plain("back", (0.85, 0.85, 0.84), 0.6),
        "gallerybond": metal((0.42, 0.42, 0.43), 0.45),
    }.get(kind, metal((0.62, 0.62, 0.63), 0.42))
    box((x, wall - gap / 2, z + height * 0.25), (width * 0.6, gap, 0.02), metal((0.6, 0.6, 0.6), 0.4))
    finish = {"aludibond": "satin", "brushed": "brushed", "forex": "paper", "acrylic": "gloss", "gallerybond": "gloss"}[
        kind
    ]
    if kind in ("acrylic", "gallerybond"):
        clear = 0.004 if kind == "acrylic" else 0.002
        # The block's rim is what light goes into; its face is the clear coat of the print.
        box((x, front + clear / 2, z), (width, clear, height), acrylic())
        box((x, front + clear + 0.001, z), (width - 0.0006, 0.0016, height - 0.0006), body)
        made = upright(x, front - 0.0004, z, width - 0.001, height - 0.001, printed(path, finish), path, focus)
    else:
        box((x, front + thick / 2, z), (width, thick, height), body, 0.0004)
        made = upright(x, front - 0.0004, z, width - 0.0004, height - 0.0004, printed(path, finish), path, focus)
    if standoffs:
        steel = metal((0.66, 0.66, 0.67), 0.22)
        for sx in (-1, 1):
            for sz in (-1, 1):
                at = (x + sx * (width / 2 - 0.03), z + sz * (height / 2 - 0.03))
                rod((at[0], wall, at[1]), (at[0], front - 0.006, at[1]), 0.009, steel, sides=32)
    return made


_MOULDINGS = {
    "black aluminium": lambda axis: metal((0.045, 0.045, 0.047), 0.38, axis),
    "silver aluminium": lambda axis: metal((0.62, 0.62, 0.63), 0.3, axis),
    "gold aluminium": lambda axis: metal((0.72, 0.53, 0.27), 0.3, axis),
    "white plastic": lambda axis: plain("plastic", (0.80, 0.80, 0.78), 0.35),
    "black plastic": lambda axis: plain("plastic", (0.02, 0.02, 0.02), 0.3),
}


def moulding_material(kind, axis):
    """Wood by its name, or aluminium and plastic, with its grain along the side."""
    return _MOULDINGS[kind](axis) if kind in _MOULDINGS else wood(kind, axis, 10)


def moulding(x, back, z, width, height, face, depth, kind):
    """Four mitred sides round an opening of width x height; `back` is where it touches the wall."""
    w, h, fw = width / 2, height / 2, face
    outer, inner = [(-w - fw, -h - fw), (w + fw, -h - fw), (w + fw, h + fw), (-w - fw, h + fw)], [
        (-w, -h),
        (w, -h),
        (w, h),
        (-w, h),
    ]
    for side in range(4):
        j = (side + 1) % 4
        corners = [outer[side], outer[j], inner[j], inner[side]]
        points = [(x + a, back - d, z + b) for d in (depth, 0.0) for a, b in corners]
        faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
        made = mesh(points, faces, moulding_material(kind, "XZ"[side % 2]))
        soft = made.modifiers.new("bevel", "BEVEL")
        soft.width, soft.segments, soft.limit_method = min(0.0012, face / 6), 2, "ANGLE"


def frame(
    x,
    z,
    width,
    height,
    path,
    kind="oak",
    face=0.015,
    depth=0.022,
    mat=0.03,
    glass=True,
    focus=(0.5, 0.5),
    wall=WALL_Y,
    mat_color=(0.90, 0.895, 0.875),
):
    """A picture of width x height behind glass in a mat of `mat` metres; the frame covers 4 mm of what is in it."""
    inside_w, inside_h = width + 2 * mat, height + 2 * mat
    moulding(x, wall - 0.003, z, inside_w - 0.008, inside_h - 0.008, face, depth, kind)
    plate = wall - 0.003 - depth + 0.0085
    box(
        (x, plate + 0.002, z),
        (inside_w, 0.004, inside_h),
        paper(mat_color, 0.05) if mat else plain("back", (0.5, 0.45, 0.38)),
    )
    if mat:
        opening(x, plate, z, inside_w, inside_h, width - 0.006, height - 0.006, mat_color)
    made = upright(x, plate - (0.0002 if mat else 0.0006), z, width, height, printed(path, "satin"), path, focus)
    if glass:
        pane = clear_pane()
        sheet((x, plate - 0.0042, z), inside_w - 0.006, inside_h - 0.006, pane, (90, 0, 0))
    return made


def opening(x, plate, z, outer_w, outer_h, inner_w, inner_h, color, thick=0.0014, card=None):
    """A mat: a sheet of card with a window cut at 45 degrees, white core showing."""
    card, core = card or paper(color, 0.05), plain("core", (0.93, 0.925, 0.91), 0.9)
    rect = lambda w, h, y: [
        (x - w / 2, y, z - h / 2),
        (x + w / 2, y, z - h / 2),
        (x + w / 2, y, z + h / 2),
        (x - w / 2, y, z + h / 2),
    ]
    top = plate - 0.0004 - thick
    points = (
        rect(outer_w, outer_h, top)
        + rect(inner_w + 2 * thick, inner_h + 2 * thick, top)
        + rect(inner_w, inner_h, plate - 0.0004)
    )
    sides = [(i, (i + 1) % 4) for i in range(4)]
    mesh(points, [(a, b, b + 4, a + 4) for a, b in sides], card)
    mesh(points, [(a + 4, b + 4, b + 8, a + 8) for a, b in sides], core)


def clear_pane():
    """Picture glass without thickness: it mirrors a little and is otherwise not there."""
    material = bpy.data.materials.new("pane")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output, mixed = tree.nodes.new("ShaderNodeOutputMaterial"), tree.nodes.new("ShaderNodeMixShader")
    through, mirror = tree.nodes.new("ShaderNodeBsdfTransparent"), tree.nodes.new("ShaderNodeBsdfGlossy")
    angle = tree.nodes.new("ShaderNodeFresnel")
    mirror.inputs["Roughness"].default_value = 0.02
    angle.inputs["IOR"].default_value = 1.35
    # Only the camera sees the mirror: light on its way from the picture outwards must not be thrown back.
    seen, share = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeMath")
    share.operation = "MULTIPLY"
    tree.links.new(seen.outputs["Is Camera Ray"], share.inputs[0])
    tree.links.new(angle.outputs[0], share.inputs[1])
    tree.links.new(share.outputs[0], mixed.inputs[0])
    tree.links.new(through.outputs[0], mixed.inputs[1])
    tree.links.new(mirror.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], output.inputs[0])
    return material


def tray_frame(x, z, width, height, kind="oak", content=0.038, face=0.008, gap=0.005, wall=WALL_Y):
    """A shadow-gap frame: the picture stands free inside, 5 mm from the moulding."""
    depth = content + 0.008
    moulding(x, wall - 0.003, z, width + 2 * gap, height + 2 * gap, face, depth, kind)
    box((x, wall - 0.006, z), (width + 2 * gap, 0.004, height + 2 * gap), plain("tray", (0.03, 0.03, 0.03), 0.8))


def poster(x, z, width, height, path, bars="oak", focus=(0.5, 0.5), wall=WALL_Y, curl=0.006):
    """A paper poster between two magnetic wood bars on a cord, or (bars=None) held by tape."""
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 50), np.linspace(-0.5, 0.5, 60))
    wave = curl * (0.4 * np.sin(u * 5.1 + 1) * (0.6 - v) + 0.6 * np.abs(u) ** 3 * (0.5 - v) * 3)
    made = surface(np.dstack([x + u * width, wall - 0.009 - np.abs(wave), z + v * height]), printed(path, "paper"))
    crop = cropping(ratio(path), width, height, focus)
    for loop in made.data.uv_layers[0].data:
        loop.uv = crop(*loop.uv)
    if bars:
        for sz in (-1, 1):
            for y in (wall - 0.0135, wall - 0.0045):
                box((x, y, z + sz * (height / 2 - 0.004)), (width + 0.012, 0.007, 0.022), wood(bars, "X", 12), 0.001)
        cord = plain("cord", (0.10, 0.085, 0.07), 0.9)
        top = z + height / 2
        hook = (x, wall - 0.012, top + width * 0.22)
        tube([(x - width * 0.4, wall - 0.012, top + 0.006), hook], 0.0011, cord)
        tube([hook, (x + width * 0.4, wall - 0.012, top + 0.006)], 0.0011, cord)
        rod((hook[0], wall, hook[2]), (hook[0], wall - 0.018, hook[2]), 0.0022, metal((0.6, 0.5, 0.3), 0.3))
    return made
