"""Renders the studio's pictures: `python3 studio/render.py [NAME|FAMILY|all ...] [--quality preview|final]`.

Each picture runs in a Blender of its own, at the lowest priority. A picture whose scene, entry and inputs are unchanged
is skipped, so a stopped run goes on where it was. Masters (PNG) and times lie in --masters, by default
`studio/masters/`, which is not part of the repository; `node studio/optimise.ts` makes what the shop shows from them.
"""

import argparse
import hashlib
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path

import catalogue
from fingerprint import fingerprint

here = Path(__file__).parent
SAMPLE = re.compile(r"Sample (\d+)/(\d+)")


def main():
    options = read_options()
    masters = Path(options.masters) / options.quality
    masters.mkdir(parents=True, exist_ok=True)
    todo = catalogue.chosen(options.names, catalogue.entries(), not options.only)
    print(f"{len(todo)} pictures, {options.quality}, masters in {masters}", flush=True)
    failed = []
    started, spent, done_work = time.monotonic(), 0.0, 0.0
    works = [work(scaled(entry, options.quality)) for entry in todo]
    for index, entry in enumerate(todo):
        job = scaled(entry, options.quality)
        label = f"[{index + 1}/{len(todo)}] {entry['name']}"
        inputs, missing = find_inputs(entry, masters, Path(options.masters))
        if missing:
            print(f"{label}: skipped, needs {', '.join(missing)}", flush=True)
            failed.append(entry["name"])
            continue
        mark = fingerprint(job, {key: content_hash(path) for key, path in inputs.items()})
        output = masters / f"{entry['name']}.png"
        records = read_records(masters)
        if not options.again and output.exists() and records.get(entry["name"], {}).get("fingerprint") == mark:
            print(f"{label}: unchanged", flush=True)
            continue
        if options.list:
            print(f"{label}: {'changed' if output.exists() else 'missing'}", flush=True)
            continue
        left = sum(works[index:]) * (spent / done_work) if done_work else None
        before, worked = time.monotonic(), processor_seconds()
        ok = shoot({**job, "inputs": inputs, "output": str(output), "threads": options.threads}, label, left)
        seconds = time.monotonic() - before
        if not ok:
            failed.append(entry["name"])
            continue
        spent, done_work = spent + seconds, done_work + works[index]
        record = {
            "fingerprint": mark,
            "seconds": round(processor_seconds() - worked),
            "threads": options.threads,
            "samples": job["samples"],
            "width": job["width"],
            "height": job["height"],
        }
        write_records(masters, entry["name"], record)
        print(f"{label}: {clock(seconds)}", flush=True)
    print(
        f"done in {clock(time.monotonic() - started)}, {len(failed)} without picture{': ' + ', '.join(failed) if failed else ''}"
    )
    return 1 if failed else 0


def read_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", default=["all"], help="pictures or families; nothing or all: everything")
    parser.add_argument("--quality", choices=("preview", "final"), default="preview")
    parser.add_argument("--threads", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--masters", default=os.environ.get("STUDIO_MASTERS", str(here / "masters")))
    parser.add_argument("--only", action="store_true", help="leave the pictures shown in these as they are")
    parser.add_argument("--again", action="store_true", help="render even what is unchanged")
    parser.add_argument("--list", action="store_true", help="only say what is missing or changed")
    return parser.parse_args()


def scaled(entry, quality):
    """A preview is 400 pixels long at a third of the samples."""
    if quality == "final":
        return dict(entry)
    wide = 400 / max(entry["width"], entry["height"])
    return {
        **entry,
        "width": round(entry["width"] * wide),
        "height": round(entry["height"] * wide),
        "samples": max(10, entry["samples"] // 3),
    }


def work(job):
    return job["width"] * job["height"] * job["samples"]


def find_inputs(entry, masters, root):
    """Paths of the pictures shown in this one: masters of this or the other quality, or printed faces."""
    found, missing = {}, []
    for key, name in entry.get("inputs", {}).items():
        places = [root / "final" / f"{name}.png", masters / f"{name}.png", root / "faces" / f"{name}.png"]
        path = next((one for one in places if one.exists()), None)
        if path:
            found[key] = str(path.resolve())
        else:
            missing.append(name)
    return found, missing


def content_hash(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16]


def shoot(job, label, left):
    """Runs Blender on the job; its progress goes to the terminal, its last words too when it fails."""
    path = Path(job["output"]).with_suffix(".job.json")
    path.write_text(json.dumps(job), encoding="utf8")
    # An exception of the scene ends Blender with an error only when the flag comes before the script.
    flags = ["-b", "--factory-startup", "--python-exit-code", "3"]
    command = ["nice", "-n", "19", "blender", *flags, "-P", str(here / "inside.py"), "--", str(path)]
    # Blender takes numpy from the python it finds first, which must be the one it was built with.
    blender = shutil.which("blender") or sys.exit("Blender is not installed: apt-get install blender python3-numpy")
    surroundings = {**os.environ, "PATH": f"{os.path.dirname(blender)}:{os.environ['PATH']}"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=surroundings)
    lines = []
    for line in process.stdout:
        lines = [*lines[-30:], line]
        show_progress(line, label, left)
    path.unlink()
    if process.wait() == 0 and Path(job["output"]).exists():
        return True
    print(f"{label}: failed\n{''.join(lines)}", file=sys.stderr, flush=True)
    return False


def processor_seconds():
    """What the Blenders so far took of all processors: a busy machine does not make a picture dearer."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def show_progress(line, label, left):
    sample = SAMPLE.search(line)
    if sample and sys.stdout.isatty():
        share = int(sample[1]) / int(sample[2])
        rest = f", about {clock(left)} left in all" if left is not None else ""
        print(f"\r{label}: {share:4.0%}{rest}   ", end="", flush=True)


def clock(seconds):
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}" if minutes >= 60 else f"{minutes}:{rest:02}"


def read_records(masters):
    path = masters / "records.json"
    return json.loads(path.read_text(encoding="utf8")) if path.exists() else {}


def write_records(masters, name, record):
    path = masters / "records.json"
    part = path.with_suffix(f".{os.getpid()}.part")
    part.write_text(json.dumps({**read_records(masters), name: record}, indent=2, sort_keys=True), encoding="utf8")
    part.replace(path)


if __name__ == "__main__":
    sys.exit(main())
