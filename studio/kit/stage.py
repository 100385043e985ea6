"""A stage is an empty scene with light and a camera; `shoot` takes the picture."""

import math
import os

import bpy
from mathutils import Vector

from . import denoise

radians = math.radians
LOOK = "High Contrast"


def start(bounces=5, look=LOOK, threads=1):
    """Empties Blender and sets the ways of light: few bounces, no caustics, bright sparks clamped."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = min(bounces, 6)
    cycles.sample_clamp_indirect = 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.seed = 7
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    return scene


def put(data, name="thing"):
    """Places an object with this data at the origin."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def look_at(thing, at, target):
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing


def air(color=(0.86, 0.92, 1.0), strength=0.35):
    """Even light from everywhere: what a bright room throws back."""
    world = bpy.data.worlds.new("air")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength
    return world


def sky(elevation, rotation, strength=0.25, sun=0.6, dust=1.0, air_density=1.0, altitude=0.0):
    """A clear sky with its sun, `elevation` degrees above the horizon."""
    world = air()
    nodes, links = world.node_tree.nodes, world.node_tree.links
    texture = nodes.new("ShaderNodeTexSky")
    texture.sky_type = "NISHITA"
    texture.sun_elevation = radians(elevation)
    texture.sun_rotation = radians(rotation)
    texture.sun_intensity = sun
    texture.dust_density = dust
    texture.air_density = air_density
    texture.altitude = altitude
    links.new(texture.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength
    return texture


def sky_gradient(stops, strength=1.0, power=1.0):
    """A painted sky: `stops` are (height from 0 at the horizon to 1 overhead, colour)."""
    world = air()
    tree = world.node_tree
    coordinate = tree.nodes.new("ShaderNodeTexCoord")
    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (position, color) in zip(ramp.color_ramp.elements, stops):
        element.position = max(position, 0) ** power
        element.color = (*color, 1)
    height = tree.nodes.new("ShaderNodeMath")
    height.operation = "POWER"
    height.use_clamp = True
    height.inputs[1].default_value = power
    tree.links.new(coordinate.outputs["Generated"], axes.inputs[0])
    tree.links.new(axes.outputs["Z"], height.inputs[0])
    tree.links.new(height.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes["Background"].inputs[0])
    tree.nodes["Background"].inputs[1].default_value = strength
    return world


def sun(rotation, energy=3.2, angle=1.2, color=(1, 0.9, 0.76)):
    """Parallel light; `rotation` in degrees, `angle` is how soft its shadows are."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = energy, radians(angle), color
    thing = put(light, "sun")
    thing.rotation_euler = tuple(radians(one) for one in rotation)
    return thing


def softbox(at, target, energy, size, color=(0.95, 0.97, 1)):
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy, light.size, light.color = energy, size, color
    return look_at(put(light, "softbox"), at, target)


def bulb(at, energy, radius=0.04, color=(1, 0.72, 0.42)):
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.shadow_soft_size, light.color = energy, radius, color
    thing = put(light, "bulb")
    thing.location = at
    return thing


def window_light(target=(0, 1.8, 1), sun_rotation=(57, 6, -46), energy=4.2, fill=58, fill_at=(-2.8, -2.2, 2.7)):
    """Light set-up: a window to the left, low warm sun and cool sky."""
    air((0.87, 0.925, 1), 0.42)
    sun(sun_rotation, energy, 1.3, (1, 0.89, 0.74))
    softbox(fill_at, target, fill, 2.5)


def overcast_light(target=(0, 1.8, 1), fill=150, strength=0.6):
    """Light set-up: a big north window under a grey sky, no sun."""
    air((0.9, 0.94, 1), strength)
    softbox((-3.4, -1.6, 2.6), target, fill, 3.2, (0.93, 0.96, 1))


def camera(at, target, lens=50, aperture=None, focus=None, shift=(0, 0)):
    """`aperture` as an f-number blurs what is not at the distance of `focus` (the target unless told)."""
    data = bpy.data.cameras.new("camera")
    thing = look_at(put(data, "camera"), at, target)
    data.lens = lens
    data.clip_start, data.clip_end = 0.01, 4000
    data.shift_x, data.shift_y = shift
    if aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = aperture
        data.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
    bpy.context.scene.camera = thing
    return thing


def level_camera(at, yaw=0.0, lens=35, shift=(0, 0), aperture=None, focus_distance=3.0):
    """A camera held level: walls stay upright. `yaw` degrees to the left, `shift` moves the horizon."""
    a = radians(yaw)
    target = (at[0] - math.sin(a) * focus_distance, at[1] + math.cos(a) * focus_distance, at[2])
    return camera(at, target, lens, aperture, shift=shift)


def shoot(path, width, height, samples, exposure=0.0, film=None, smoothing=0.55):
    """Renders, takes the noise out, develops with the Filmic view and writes a PNG."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.adaptive_min_samples = max(8, samples // 3)
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.view_layers[0].cycles.denoising_store_passes = True
    passes = _output_passes(scene, os.path.splitext(path)[0])
    bpy.ops.render.render()
    color, albedo, normal = passes()
    denoise.write(path, denoise.develop(color, albedo, normal, smoothing, film or {}), scene)


def _output_passes(scene, stem):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    folder = stem + ".passes"
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    outputs = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for slot, output in outputs.items():
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[output], files.inputs[slot])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])

    def read():
        paths = [os.path.join(folder, f"{slot}{scene.frame_current:04d}.exr") for slot in outputs]
        images = [denoise.read(one) for one in paths]
        for one in paths:
            os.remove(one)
        os.rmdir(folder)
        return images

    return read
