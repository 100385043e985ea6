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
    started = time.monotonic()
    stale, failed = stale_pictures(todo, masters, options)
    if not options.list:
        failed += render(stale, masters, options)
    print(
        f"done in {clock(time.monotonic() - started)}, {len(failed)} without picture{': ' + ', '.join(failed) if failed else ''}"
    )
    return 1 if failed else 0


def stale_pictures(todo, masters, options):
    """What has to be rendered, as (label, job), and the names of those that lack an input; says why the others stay.

    With it goes what shows one of these: whether that has changed is seen when its inputs are there.
    """
    stale, failed = [], []
    for index, entry in enumerate(todo):
        job = scaled(entry, options.quality)
        label = f"[{index + 1}/{len(todo)}] {entry['name']}"
        ahead = set() if options.list else {one["name"] for _, one in stale}
        inputs, missing = find_inputs(entry, masters, Path(options.masters))
        missing = [name for name in missing if name not in ahead]
        if missing:
            print(f"{label}: skipped, needs {', '.join(missing)}", flush=True)
            failed.append(entry["name"])
        elif ahead.isdisjoint(entry.get("inputs", {}).values()) and is_current(job, inputs, masters, options):
            print(f"{label}: unchanged", flush=True)
        else:
            stale.append((label, job))
            if options.list:
                print(f"{label}: {'changed' if master_of(job, masters).exists() else 'missing'}", flush=True)
    return stale, failed


def master_of(job, masters):
    return masters / f"{job['name']}.png"


def mark_of(job, inputs):
    return fingerprint(job, {key: content_hash(path) for key, path in inputs.items()})


def is_current(job, inputs, masters, options):
    known = read_records(masters).get(job["name"], {}).get("fingerprint")
    return not options.again and master_of(job, masters).exists() and known == mark_of(job, inputs)


def render(stale, masters, options):
    """Renders one after the other and gives the names of those that failed."""
    failed, pace = [], Pace([work(job) for _, job in stale], read_records(masters).values())
    for label, job in stale:
        inputs, missing = find_inputs(job, masters, Path(options.masters))
        if not missing and is_current(job, inputs, masters, options):
            print(f"{label}: unchanged", flush=True)
            pace.skip()
            continue
        before, worked = time.monotonic(), processor_seconds()
        order = {**job, "inputs": inputs, "output": str(master_of(job, masters)), "threads": options.threads}
        if missing or not shoot(order, label, pace):
            failed.append(job["name"])
            pace.skip()
            continue
        seconds = time.monotonic() - before
        pace.done(seconds)
        record = {
            "fingerprint": mark_of(job, inputs),
            "seconds": round(processor_seconds() - worked),
            "threads": options.threads,
            "samples": job["samples"],
            "width": job["width"],
            "height": job["height"],
        }
        write_records(masters, job["name"], record)
        print(f"{label}: {clock(seconds)}", flush=True)
    return failed


class Pace:
    """How long the rest of a run takes: by the pictures it has rendered, for its first one by the records."""

    def __init__(self, works, records):
        self.works = list(works)
        known = list(records)
        # Two threads take about twice the processor seconds that the clock says.
        self.usual = (sum(one["seconds"] / one["threads"] for one in known), sum(work(one) for one in known))
        self.own = (0.0, 0)

    def skip(self):
        return self.works.pop(0)

    def done(self, seconds):
        """The current picture took so long."""
        self.own = (self.own[0] + seconds, self.own[1] + self.skip())

    def left(self, share):
        """Seconds for all that is left when `share` of the current picture is done; None when nothing is known yet."""
        seconds, works = self.own if self.own[1] else self.usual
        return (sum(self.works) - share * self.works[0]) * seconds / works if works else None


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
    """Paths of the pictures shown in this one: masters of this quality, else final ones, or printed faces."""
    found, missing = {}, []
    for key, name in entry.get("inputs", {}).items():
        places = [masters / f"{name}.png", root / "final" / f"{name}.png", root / "faces" / f"{name}.png"]
        path = next((one for one in places if one.exists()), None)
        if path:
            found[key] = str(path.resolve())
        else:
            missing.append(name)
    return found, missing


def content_hash(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16]


def shoot(job, label, pace):
    """Runs Blender on the job; its progress goes to the terminal, its last words too when it fails."""
    path = Path(job["output"]).with_suffix(".job.json")
    path.write_text(json.dumps(job), encoding="utf8")
    # An exception of the scene ends Blender with an error only when the flag comes before the script.
    flags = ["-b", "--factory-startup", "--python-exit-code", "3"]
    command = ["nice", "-n", "19", "blender", *flags, "-P", str(here / "inside.py"), "--", str(path)]
    # Blender takes numpy from the python it finds first, which must be the one it was built with.
    blender = shutil.which("blender") or sys.exit("Blender is not installed: apt-get install blender python3-numpy")
    surroundings = {**os.environ, "PATH": f"{os.path.dirname(blender)}:{os.environ['PATH']}"}
    lines = []
    try:
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=surroundings
        ) as process:
            try:
                for line in process.stdout:
                    lines = [*lines[-30:], line]
                    show_progress(line, label, pace)
            except KeyboardInterrupt:
                process.terminate()
                raise
    finally:
        path.unlink(missing_ok=True)
    if process.returncode == 0 and Path(job["output"]).exists():
        return True
    print(f"{label}: failed\n{''.join(lines)}", file=sys.stderr, flush=True)
    return False


def processor_seconds():
    """What the Blenders so far took of all processors: a busy machine does not make a picture dearer."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def show_progress(line, label, pace):
    sample = SAMPLE.search(line)
    if sample and sys.stdout.isatty():
        share = int(sample[1]) / int(sample[2])
        left = pace.left(share)
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
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("\nstopped; the same command goes on")
