"""Materials that only near pictures need: a polished block, brushed metal with ink on it, rag paper."""

import bpy

from .materials import Surface, load, plain


def clear_block(tint=(0.90, 0.96, 0.95)):
    """Polished acrylic: the camera looks into it refracted, light passes it as if it were not there."""
    material = bpy.data.materials.new("clear block")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    add = lambda kind: tree.nodes.new("ShaderNode" + kind)
    output, seen, way = add("OutputMaterial"), add("MixShader"), add("LightPath")
    through, glass = add("BsdfTransparent"), add("BsdfGlass")
    through.inputs["Color"].default_value = (*tint, 1)
    glass.inputs["Color"].default_value = (*tint, 1)
    glass.inputs["Roughness"].default_value = 0.0
    glass.inputs["IOR"].default_value = 1.49
    direct = add("Math")
    direct.operation = "MAXIMUM"
    tree.links.new(way.outputs["Is Camera Ray"], direct.inputs[0])
    tree.links.new(way.outputs["Is Transmission Ray"], direct.inputs[1])
    tree.links.new(direct.outputs[0], seen.inputs[0])
    tree.links.new(through.outputs[0], seen.inputs[1])
    tree.links.new(glass.outputs[0], seen.inputs[2])
    tree.links.new(seen.outputs[0], output.inputs[0])
    return material


def brushed_lines(s):
    """Fine scratches along x, as numbers from 0 to 1."""
    return s.noise(1.0, 4, 0.7, 0, s.at(scale=(22.0, 3200.0, 40.0)))


def brushed_metal():
    s = Surface("brushed", (0.62, 0.62, 0.63), 0.3, Metallic=1.0, Anisotropic=0.6)
    s.bump(brushed_lines(s), 0.4, 0.0002)
    return s.material


def metal_print(path):
    """Ink straight on brushed aluminium: white is bare metal, dark covers it."""
    s = Surface("print metal", (1, 1, 1), 0.34, Specular=0.4, Anisotropic=0.5)
    image = s.node("TexImage", {"image": load(path), "extension": "EXTEND"}, Vector=s.at("UV")).outputs[0]
    lines = brushed_lines(s)
    shade = s.ramp(lines, [(0.30, (0.70, 0.70, 0.71)), (0.70, (1.0, 1.0, 1.0))])
    s.feed("Base Color", s.mix(1.0, image, shade, "MULTIPLY"))
    bare = s.node("RGBToBW", Color=image).outputs[0]
    s.feed("Metallic", s.ramp(bare, [(0.08, (0.35,) * 3), (0.6, (0.95,) * 3)]))
    s.feed("Roughness", s.math("ADD", s.math("MULTIPLY", lines, 0.28), 0.16))
    s.bump(lines, 0.45, 0.0002)
    return s.material


def core_edge():
    """Hard foam: white, its cut edge a little open."""
    return plain("foam", (0.84, 0.84, 0.82), 0.85, (0.80, 0.80, 0.78), 900, (2200, 0.5, 0.0003))


def rag_paper(color=(0.86, 0.84, 0.79)):
    """Hahnemuehle cotton: soft felt marks, no gloss at all."""
    s = Surface("rag", color, 1.0, Specular=0.05)
    s.bump(s.math("ADD", s.noise(900, 6), s.math("MULTIPLY", s.noise(260, 4), 0.8)), 1.0, 0.0008)
    return s.material
