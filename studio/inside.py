"""What Blender runs: sets up the scene of one job and shoots it. `blender -b -P studio/inside.py -- JOB.json`"""

import importlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import stage  # noqa: E402

with open(sys.argv[sys.argv.index("--") + 1], encoding="utf8") as file:
    job = json.load(file)

stage.start(threads=job["threads"])
module, name = job["scene"].split(":")
scene = getattr(importlib.import_module(module), name)
# A scene asks for the pictures it shows by the name of its arguments.
scene(**job["inputs"])
stage.shoot(
    job["output"],
    job["width"],
    job["height"],
    job["samples"],
    job.get("exposure", 0.0),
    job.get("film"),
    job.get("smoothing", 0.55),
)
