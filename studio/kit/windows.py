"""Sun that falls through a window: a bright patch on the wall with the shadows of its bars, sometimes of leaves."""

import bpy
from mathutils import Vector

from .materials import plain
from .nature import plant
from .shapes import sheet
from .stage import air, put, softbox, sun


def sun_through_window(
    target=(0.0, 2.0, 1.3),
    rotation=(57, 6, -46),
    energy=5.2,
    opening=(1.7, 1.9),
    panes=(2, 2),
    fill=60,
    fill_at=(-2.8, -2.2, 2.7),
    strength=0.42,
    leaves=None,
):
    """Light set-up: low sun through a window of `panes` columns and rows, `opening` metres wide and high as the sun sees
    it, so that its patch lies round `target`; the cool light of the sky fills the rest. `leaves` is the seed of a plant
    in the window, whose shadow is seen and not itself."""
    air((0.90, 0.94, 1), strength)
    light = sun(rotation, energy, 0.9, (1, 0.88, 0.72))
    light.rotation_mode = "XYZ"
    to_sun = light.rotation_euler.to_matrix() @ Vector((0, 0, 1))
    holder = put(None, "window")
    holder.location = Vector(target) + to_sun * 6.0
    holder.rotation_mode = "QUATERNION"
    holder.rotation_quaternion = to_sun.to_track_quat("Z", "Y")
    wide, high = opening
    wall, bar = 7.0, 0.075
    dark = plain("window", (0.5, 0.5, 0.5))
    parts = [((s * (wide + wall) / 2, 0), (wall, 2 * wall)) for s in (-1, 1)]
    parts += [((0, s * (high + wall) / 2), (wide, wall)) for s in (-1, 1)]
    parts += [((wide * (k / panes[0] - 0.5), 0), (bar, high)) for k in range(1, panes[0])]
    parts += [((0, high * (k / panes[1] - 0.5)), (wide, bar)) for k in range(1, panes[1])]
    for (x, y), (width, height) in parts:
        shutter = sheet((x, y, 0), width, height, dark)
        shutter.parent = holder
        only_shadow(shutter)
    if leaves is not None:
        at = Vector(target) + to_sun * 2.4
        for one in added(lambda: plant((at.x - 0.2, at.y, at.z - 0.75), 1.25, 12, leaves, (0.16, 0.24), 0.9, 0.36)):
            only_shadow(one)
    softbox(fill_at, (target[0], 1.8, 1.0), fill, 2.6)


def only_shadow(thing):
    """Makes a thing that is not there but for its shadow."""
    thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = thing.visible_transmission = False


def added(make):
    """The things a function adds to the scene."""
    before = set(bpy.context.scene.collection.all_objects)
    make()
    return [one for one in bpy.context.scene.collection.all_objects if one not in before]
