"""The list of pictures: one JSON file per family in `pictures/`, see README.md for its fields."""

import json
from pathlib import Path

here = Path(__file__).parent
# Photos come first: the products show them.
FAMILIES = ("photos", "walls", "books", "calendars", "cards", "boxes", "close-ups")


def entries():
    """All pictures in the order they are rendered, each with its name and family."""
    found = []
    for family in FAMILIES:
        path = here / "pictures" / f"{family}.json"
        if path.exists():
            for name, entry in json.loads(path.read_text(encoding="utf8")).items():
                found.append({"name": name, "family": family, **entry})
    return found


def chosen(names, everything, with_inputs=True):
    """Pictures named by themselves or by their family, with the pictures they show before them."""
    if not names or names == ["all"]:
        return everything
    known = {entry["name"]: entry for entry in everything}
    unknown = [name for name in names if name not in known and name not in FAMILIES]
    if unknown:
        raise SystemExit(f"no picture or family called {', '.join(unknown)}; families: {', '.join(FAMILIES)}")
    wanted = [entry for entry in everything if entry["name"] in names or entry["family"] in names]
    needed = {used for entry in wanted for used in entry.get("inputs", {}).values() if used in known and with_inputs}
    return [entry for entry in everything if entry in wanted or entry["name"] in needed]
