"""A picture is rendered again when something that makes it has changed: its entry, its code, the pictures in it.

Code means the scene's function and every function and constant of the studio it names, by name, however deep. So a new
material in the kit leaves all pictures alone, a changed one renders those that use it. Code is taken as Python parses
it: another formatting is no change, another version of Python is one for all pictures.
"""

import ast
import hashlib
import json
from functools import lru_cache
from pathlib import Path

here = Path(__file__).parent
_folders = ("kit", "photos", "products")


@lru_cache(maxsize=None)
def _definitions():
    """Top-level names of the studio: name -> list of (source, names it uses)."""
    found = {}
    for path in sorted(one for folder in _folders for one in (here / folder).glob("*.py")):
        text = path.read_text(encoding="utf8")
        for node in ast.parse(text).body:
            for name in _names_of(node):
                found.setdefault(name, []).append((f"{path.stem}:{ast.dump(node)}", _used_by(node)))
    return found


def _used_by(node):
    """Names from outside: not arguments or variables of its own, and attributes of the studio's modules only."""
    inside = list(ast.walk(node))
    own = {one.arg for one in inside if isinstance(one, ast.arg)}
    own |= {one.id for one in inside if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    used = {one.id for one in inside if isinstance(one, ast.Name)} - own
    modules = {path.stem for folder in _folders for path in (here / folder).glob("*.py")}
    return used | {
        one.attr
        for one in inside
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name) and one.value.id in modules - own
    }


def _names_of(node):
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [one.id for one in node.targets if isinstance(one, ast.Name)]
    return []


def code_of(scene):
    """Everything the scene's function reaches, in a fixed order."""
    definitions, reached, todo = _definitions(), {}, [scene, "shoot", "start"]
    while todo:
        name = todo.pop()
        if name in reached or name not in definitions:
            continue
        reached[name] = sorted(source for source, _ in definitions[name])
        todo += [one for _, used in definitions[name] for one in used]
    return [reached[name] for name in sorted(reached)]


def fingerprint(entry, input_hashes):
    """`entry` without its words (a new description does not change the picture)."""
    drawn = {
        key: value
        for key, value in entry.items()
        if key in ("scene", "width", "height", "samples", "exposure", "film", "smoothing")
    }
    parts = json.dumps([drawn, code_of(entry["scene"].split(":")[1]), input_hashes], sort_keys=True)
    return hashlib.sha256(parts.encode()).hexdigest()[:16]
