"""Surfaces. Every function returns a new material; sizes in its arguments are in the scene's unit."""

import os

import bpy


class Surface:
    """A Principled material being wired: `node` adds one, `feed` connects a socket to an input of the surface."""

    def __init__(self, name, color=(0.8, 0.8, 0.8), rough=0.6, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        # Light that enters comes out within millimetres: Blender's default of a metre turns small things blue.
        within = {"Subsurface Color": (*color, 1), "Subsurface Radius": (0.006, 0.003, 0.002)}
        self.set(**{"Base Color": (*color, 1), "Roughness": rough, "Specular": 0.4, **within, **inputs})
        self._coordinates = self.tree.nodes.new("ShaderNodeTexCoord")

    def set(self, **inputs):
        for name, value in inputs.items():
            self.shader.inputs[name].default_value = value

    def node(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in (settings or {}).items():
            setattr(node, name, value)
        for name, value in inputs.items():
            self.wire(
                value, node.inputs[int(name[1:]) if name[0] == "_" and name[1:].isdigit() else name.replace("_", " ")]
            )
        return node

    def wire(self, value, socket):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def feed(self, name, output):
        self.tree.links.new(output, self.shader.inputs[name])

    def at(self, space="Object", scale=None, rotation=None):
        """Coordinates of the surface, stretched when asked."""
        if scale is None and rotation is None:
            return self._coordinates.outputs[space]
        mapping = self.node("Mapping", Vector=self._coordinates.outputs[space])
        if scale is not None:
            mapping.inputs["Scale"].default_value = scale
        if rotation is not None:
            mapping.inputs["Rotation"].default_value = rotation
        return mapping.outputs[0]

    def noise(self, scale, detail=6, rough=0.55, distortion=0.0, at=None):
        where = at if at is not None else self.at()
        return self.node(
            "TexNoise", Vector=where, Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion
        ).outputs[0]

    def math(self, operation, a, b=0.0, clamp=False):
        return self.node("Math", {"operation": operation, "use_clamp": clamp}, _0=a, _1=b).outputs[0]

    def ramp(self, factor, stops, constant=False):
        node = self.node("ValToRGB")
        ramp = node.color_ramp
        if constant:
            ramp.interpolation = "CONSTANT"
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, color) in zip(ramp.elements, stops):
            element.position = position
            element.color = (*color, 1)
        self.wire(factor, node.inputs[0])
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        node = self.node("MixRGB", {"blend_type": blend})
        for index, value in enumerate((factor, a, b)):
            if isinstance(value, tuple) and len(value) == 3:
                value = (*value, 1)
            self.wire(value, node.inputs[index])
        return node.outputs[0]

    def bump(self, height, strength, distance=0.01):
        node = self.node("Bump", Height=height, Strength=strength, Distance=distance)
        self.feed("Normal", node.outputs[0])

    def haze(self, color, near, far, power=1.0):
        """Fades the surface into the colour of the air from `near` to `far`."""
        nodes, links = self.tree.nodes, self.tree.links
        distance = self.node("CameraData").outputs["View Distance"]
        faded = self.node("MapRange", _0=distance, _1=near, _2=far).outputs[0]
        glow = self.node("Emission", Color=(*color, 1), Strength=power)
        mixed = self.node("MixShader", _0=faded)
        links.new(self.shader.outputs[0], mixed.inputs[1])
        links.new(glow.outputs[0], mixed.inputs[2])
        links.new(mixed.outputs[0], nodes["Material Output"].inputs[0])
        return self


def plain(name, color, rough=0.6, second=None, patch=4.0, grain=None, **inputs):
    """One colour; `second` mixes in patches, `grain` = (scale, strength, depth) makes it rough to the light."""
    s = Surface(name, color, rough, **inputs)
    if second:
        s.feed("Base Color", s.ramp(s.noise(patch, 5), [(0.35, color), (0.68, second)]))
    if grain:
        scale, strength, depth = (*grain, 0.01)[:3]
        s.bump(s.noise(scale, 8), strength, depth)
    return s.material


def glow(name, color, strength=1.0):
    return Surface(name, (0, 0, 0), 1, **{"Emission": (*color, 1), "Emission Strength": strength}).material


_WOODS = {
    "oak": ((0.50, 0.32, 0.17), (0.36, 0.21, 0.10)),
    "light oak": ((0.60, 0.43, 0.26), (0.50, 0.34, 0.19)),
    "walnut": ((0.22, 0.115, 0.06), (0.12, 0.06, 0.032)),
    "black": ((0.022, 0.021, 0.020), (0.012, 0.012, 0.011)),
    "white": ((0.80, 0.79, 0.76), (0.74, 0.73, 0.70)),
    "floor": ((0.46, 0.31, 0.19), (0.34, 0.21, 0.12)),
    "pale floor": ((0.52, 0.40, 0.28), (0.44, 0.32, 0.21)),
    "pine": ((0.68, 0.50, 0.29), (0.58, 0.40, 0.21)),
}


def wood(kind="oak", axis="X", scale=9.0, rough=0.42, along=0.35, across=6.0):
    """Grain runs along `axis`; `scale` is finer when bigger."""
    light, dark = _WOODS[kind]
    s = Surface(kind, light, rough, Specular=0.35)
    stretch = [across] * 3
    stretch["XYZ".index(axis)] = along
    fibre = s.noise(scale, 9, 0.62, 0.6, s.at(scale=tuple(stretch)))
    pores = s.noise(
        scale * 9, 4, 0.7, 0, s.at(scale=tuple(value if value == across else along * 0.6 for value in stretch))
    )
    color = s.ramp(fibre, [(0.3, dark), (0.7, light)])
    s.feed("Base Color", s.mix(0.22, color, s.ramp(pores, [(0.38, tuple(c * 0.55 for c in dark)), (0.55, light)])))
    s.bump(s.math("ADD", fibre, pores), 0.12, 0.003)
    return s.material


def planks(kind="floor", width=0.16, length=1.6, axis="X"):
    """A floor of boards, each of its own shade, with dark joints."""
    light, dark = _WOODS[kind]
    s = Surface("planks", light, 0.38, Specular=0.35)
    turn = (0, 0, 0) if axis == "X" else (0, 0, 1.5708)
    where = s.at(rotation=turn)
    brick = s.node(
        "TexBrick",
        {"offset": 0.37, "offset_frequency": 2},
        Vector=where,
        Scale=1.0,
        Mortar_Size=0.0012,
        Mortar_Smooth=0.2,
        Bias=0.0,
        Brick_Width=length,
        Row_Height=width,
    )
    brick.inputs["Color1"].default_value = (0.2, 0.2, 0.2, 1)
    brick.inputs["Color2"].default_value = (0.9, 0.9, 0.9, 1)
    brick.inputs["Mortar"].default_value = (0, 0, 0, 1)
    stretched = s.node("Mapping", Vector=where)
    stretched.inputs["Scale"].default_value = (0.5, 9, 1)
    shifted = s.node("VectorMath", {"operation": "ADD"}, _0=stretched.outputs[0], _1=brick.outputs["Color"])
    fibre = s.noise(4.5, 9, 0.62, 0.7, shifted.outputs[0])
    color = s.ramp(fibre, [(0.3, dark), (0.7, light)])
    shade = s.ramp(brick.outputs["Color"], [(0, (0.16, 0.12, 0.09)), (0.1, (0.80, 0.78, 0.76)), (1, (1.08, 1.05, 1.0))])
    s.feed("Base Color", s.mix(1.0, color, shade, "MULTIPLY"))
    s.bump(s.math("ADD", fibre, s.math("MULTIPLY", brick.outputs["Fac"], -1.5)), 0.18, 0.002)
    return s.material


def weave(name, color, threads=700.0, strength=0.5, depth=0.0006, second=None, rough=0.95):
    """Cloth of crossed threads, `threads` per metre and turn of 20."""
    s = Surface(name, color, rough, Specular=0.15, Sheen=0.3)
    waves = [
        s.node(
            "TexWave",
            {"bands_direction": axis},
            Vector=s.at(),
            Scale=threads / 20,
            Distortion=0.8,
            Detail=2.0,
            Detail_Scale=3.0,
        ).outputs["Fac"]
        for axis in "XY"
    ]
    cloth = s.math("MAXIMUM", *waves)
    s.feed("Base Color", s.ramp(cloth, [(0, second or tuple(c * 0.78 for c in color)), (1, color)]))
    s.bump(cloth, strength, depth)
    return s.material


def boucle(name, color, second=None, scale=160.0):
    """Looped wool, as on sofas and cushions."""
    s = Surface(name, color, 0.95, Specular=0.1, Sheen=0.4)
    loops = s.node("TexVoronoi", Vector=s.at(), Scale=scale).outputs["Distance"]
    s.feed("Base Color", s.ramp(loops, [(0.1, color), (0.75, second or tuple(c * 0.66 for c in color))]))
    s.bump(s.math("MULTIPLY", loops, -1), 0.55, 0.004)
    return s.material


def plaster(color=(0.80, 0.775, 0.735), strength=0.12):
    """A painted wall with the roller's texture and a slow change of shade."""
    s = Surface("plaster", color, 0.93, Specular=0.2)
    s.feed("Base Color", s.ramp(s.noise(0.7, 3), [(0.35, color), (0.68, tuple(c * 1.025 for c in color))]))
    s.bump(s.noise(190, 4), strength, 0.003)
    return s.material


def ceramic(color, rough=0.35, second=None):
    s = Surface("ceramic", color, rough, Specular=0.5)
    if second:
        s.feed("Base Color", s.ramp(s.noise(9, 6), [(0.38, color), (0.66, second)]))
    s.bump(s.noise(60, 6), 0.12, 0.002)
    return s.material


def paper(color=(0.90, 0.885, 0.85), texture=0.06, rough=0.92):
    """Cotton paper: `texture` 0.06 is smooth stock, 0.5 the tooth of a fine-art sheet from near."""
    s = Surface("paper", color, rough, Specular=0.15)
    s.bump(s.noise(1500, 5), texture, 0.0006)
    return s.material


def metal(color=(0.62, 0.62, 0.63), rough=0.3, brushed=None):
    """`brushed` = axis along which it was brushed."""
    s = Surface("metal", color, rough, Metallic=1.0)
    if brushed:
        stretch = [900.0] * 3
        stretch["XYZ".index(brushed)] = 4.0
        lines = s.noise(1.0, 3, 0.6, 0, s.at(scale=tuple(stretch)))
        s.feed("Roughness", s.math("ADD", s.math("MULTIPLY", lines, 0.35), rough - 0.15))
        s.bump(lines, 0.25, 0.0003)
    return s.material


def acrylic(tint=(0.96, 0.985, 0.98), rough=0.02):
    """Cast acrylic or glass as a solid block."""
    return Surface("acrylic", tint, rough, Transmission=1.0, IOR=1.49, Specular=0.5).material


def load(path):
    return bpy.data.images.load(os.path.abspath(path), check_existing=True)


def printed(path, finish="paper", **more):
    """A photo on the UV of a shape. `finish`: paper, gloss (clear coat), canvas, satin, aluminium, cotton."""
    s = Surface(
        "print " + os.path.basename(path),
        (1, 1, 1),
        {"gloss": 0.35, "satin": 0.42, "aluminium": 0.34, "canvas": 0.8}.get(finish, 0.62),
        Specular=0.25,
    )
    image = s.node("TexImage", {"image": load(path), "extension": "EXTEND"}, Vector=s.at("UV")).outputs[0]
    s.feed("Base Color", image)
    if finish == "gloss":
        s.set(Clearcoat=1.0, **{"Clearcoat Roughness": 0.02})
    if finish == "canvas":
        threads = more.get("threads", 1300.0)
        waves = [
            s.node(
                "TexWave",
                {"bands_direction": axis},
                Vector=s.at(),
                Scale=threads / 20,
                Distortion=1.2,
                Detail=2.0,
                Detail_Scale=4.0,
            ).outputs["Fac"]
            for axis in "XYZ"
        ]
        s.bump(s.math("ADD", s.math("ADD", waves[0], waves[2]), waves[1]), 0.45, 0.0005)
    if finish == "cotton":
        s.set(Roughness=0.95)
        s.bump(s.noise(900, 6), more.get("tooth", 0.35), 0.0008)
    if finish == "aluminium":
        s.set(Metallic=more.get("metal", 0.35))
    if finish == "brushed":
        s.set(Metallic=0.75, Roughness=0.32)
        lines = s.noise(1.0, 3, 0.6, 0, s.at(scale=(5.0, 5.0, 1100.0)))
        s.bump(lines, 0.35, 0.0003)
        shade = s.ramp(lines, [(0.3, (0.86, 0.86, 0.86)), (0.7, (1.06, 1.06, 1.06))])
        s.feed("Base Color", s.mix(1.0, image, shade, "MULTIPLY"))
    return s.material
