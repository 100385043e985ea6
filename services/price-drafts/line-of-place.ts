/**
 * Finds the line of a value in a file, or the first line of a value below it. All queries together scan the lines once.
 *
 * @param lines of each place in the file, in its order
 */
export function lineOfPlace(lines: ReadonlyMap<string, number>): (place: string) => number | null {
  let below: ReadonlyMap<string, number> | null = null;
  return (place) => {
    const own = lines.get(place);
    if (own !== undefined || place === "") return own ?? null;
    below ??= firstBelow(lines);
    return below.get(place) ?? null;
  };
}

function firstBelow(lines: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const [place, line] of lines) {
    for (let at = 1; at < place.length; at++) {
      if (place[at] !== "." && place[at] !== "[") continue;
      const above = place.slice(0, at);
      if (!first.has(above)) first.set(above, line);
    }
  }
  return first;
}
