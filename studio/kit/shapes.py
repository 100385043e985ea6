"""Things made of points: boxes, sheets, turned forms, cloth, tubes."""

import math

import bmesh
import bpy
import numpy as np

from .stage import put

tau = math.tau


def box(at, size, material, bevel=0.0, segments=3, turn=None):
    """A block centred at `at`; `bevel` rounds its edges; `turn` in degrees."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=at)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        rounding = thing.modifiers.new("bevel", "BEVEL")
        rounding.width, rounding.segments = bevel, segments
        bpy.ops.object.shade_smooth()
        thing.data.use_auto_smooth = True
    if turn:
        thing.rotation_euler = tuple(math.radians(one) for one in turn)
    thing.data.materials.append(material)
    return thing


def sheet(at, width, height, material, turn=(0, 0, 0)):
    """A flat rectangle facing up; `turn=(90, 0, 0)` stands it up facing -y."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=at, rotation=tuple(math.radians(one) for one in turn))
    thing = bpy.context.object
    thing.scale = (width, height, 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    thing.data.materials.append(material)
    return thing


def mesh(points, faces, material, smooth=False, uvs=None):
    """`uvs` per corner of each face, in the order of the faces."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(points, [], faces)
    if uvs:
        layer = data.uv_layers.new()
        for loop, uv in zip(layer.data, (one for face in uvs for one in face)):
            loop.uv = uv
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(material)
    data.update()
    return put(data, "mesh")


def turned(profile, material, at=(0, 0, 0), steps=48, smooth=2, turn=None):
    """What a lathe makes of (radius, height) points."""
    data = bpy.data.meshes.new("turned")
    form = bmesh.new()
    points = [form.verts.new((radius, 0, height)) for radius, height in profile]
    edges = [form.edges.new(pair) for pair in zip(points, points[1:])]
    bmesh.ops.spin(form, geom=points + edges, cent=(0, 0, 0), axis=(0, 0, 1), angle=tau, steps=steps)
    bmesh.ops.remove_doubles(form, verts=form.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(data)
    thing = put(data, "turned")
    thing.location = at
    data.materials.append(material)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if smooth:
        thing.modifiers.new("smooth", "SUBSURF").render_levels = smooth
    if turn:
        thing.rotation_euler = tuple(math.radians(one) for one in turn)
    return thing


def ball(at, radius, material, stretch=(1, 1, 1), turn=(0, 0, 0), segments=48):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, segments=segments, ring_count=segments * 2 // 3, location=at)
    thing = bpy.context.object
    thing.scale = stretch
    thing.rotation_euler = turn
    bpy.ops.object.shade_smooth()
    thing.data.materials.append(material)
    return thing


def rod(a, b, radius, material, end=None, sides=16):
    """A straight round bar from a to b."""
    return tube([a, b], radius, material, end)


def field(columns, rows, width, depth, height, material, at=(0, 0, 0), smooth=True):
    """A grid of points with z = height(x, y) as arrays or numbers, and UV from 0 to 1."""
    xs, ys = np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(-depth / 2, depth / 2, rows))
    zs = np.broadcast_to(np.asarray(height(xs, ys), dtype=np.float64), xs.shape)
    return surface(np.dstack([xs, ys, zs]), material, at, smooth)


def surface(points, material, at=(0, 0, 0), smooth=True):
    """A sheet through an array of points of shape (rows, columns, 3), with UV from 0 to 1."""
    rows, columns, _ = points.shape
    data = bpy.data.meshes.new("field")
    index = np.arange(rows * columns).reshape(rows, columns)
    corners = [index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]]
    quads = np.stack([one.ravel() for one in corners], 1).astype(np.int32)
    data.vertices.add(rows * columns)
    data.vertices.foreach_set("co", points.reshape(-1).astype(np.float32))
    data.loops.add(quads.size)
    data.loops.foreach_set("vertex_index", quads.ravel())
    data.polygons.add(len(quads))
    data.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(quads), 4, dtype=np.int32))
    layer = data.uv_layers.new()
    flat = quads.ravel()
    uv = np.column_stack([(flat % columns) / (columns - 1), (flat // columns) / (rows - 1)])
    layer.data.foreach_set("uv", uv.ravel().astype(np.float32))
    data.polygons.foreach_set("use_smooth", np.full(len(quads), smooth))
    data.update(calc_edges=True)
    data.materials.append(material)
    thing = put(data, "field")
    thing.location = at
    return thing


def tube(points, radius, material, end=None):
    """A round strand through points, `end` is its radius at the far end."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution = radius, 3
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS" if len(points) > 2 else "POLY")
    spline.points.add(len(points) - 1)
    spline.use_endpoint_u = True
    for index, point in enumerate(points):
        spline.points[index].co = (*point, 1)
        if end is not None:
            spline.points[index].radius = 1 + (end / radius - 1) * index / (len(points) - 1)
    curve.materials.append(material)
    return put(curve, "tube")


def ring(center, radius, thickness, material, axis="Z", turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(
        location=center,
        major_radius=radius,
        minor_radius=thickness,
        major_segments=48,
        minor_segments=12,
        rotation=turn,
    )
    thing = bpy.context.object
    bpy.ops.object.shade_smooth()
    thing.data.materials.append(material)
    return thing


def solid(thing, thickness, offset=-1.0):
    made = thing.modifiers.new("solid", "SOLIDIFY")
    made.thickness, made.offset = thickness, offset
    return thing


def copy(thing, at, turn=(0, 0, 0), scale=1.0):
    """Another object with the same mesh."""
    twin = thing.copy()
    bpy.context.scene.collection.objects.link(twin)
    twin.location = at
    twin.rotation_euler = turn
    twin.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return twin


def group(things, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves and turns (degrees) things together."""
    holder = put(None, "group")
    for thing in things:
        if thing.parent is None:
            thing.parent = holder
    holder.location = at
    holder.rotation_euler = tuple(math.radians(one) for one in turn)
    return holder


def cover(thing, image_ratio, width, height, focus=(0.5, 0.5)):
    """Crops the UV of a flat thing as CSS `object-fit: cover` does."""
    ratio = width / height
    for loop in thing.data.uv_layers[0].data:
        if ratio > image_ratio:
            share = image_ratio / ratio
            loop.uv[1] = (1 - share) * (1 - focus[1]) + loop.uv[1] * share
        else:
            share = ratio / image_ratio
            loop.uv[0] = (1 - share) * focus[0] + loop.uv[0] * share
    return thing
