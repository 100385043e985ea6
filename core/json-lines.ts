import { placeBelow } from "./place.ts";

/**
 * Each value of a JSON text by its path (`materials[3].rate`) with its first line, from 1. The text must be valid JSON.
 */
export function* jsonLines(text: string): Generator<readonly [place: string, line: number]> {
  // Places of the value that begins and of all it is in.
  const places: string[] = [""];
  // Of each open group its next index; null in objects.
  const open: (number | null)[] = [];
  let line = 1;
  let name: string | null = null;
  const begin = (): string => {
    const above = places.at(-1) ?? "";
    const top = open.at(-1);
    if (typeof top === "number") {
      open[open.length - 1] = top + 1;
      return placeBelow(above, top);
    }
    const place = name === null ? above : placeBelow(above, name);
    name = null;
    return place;
  };
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]|\n|[^\s{}[\],:"]+/g)) {
    if (token === "\n") line++;
    else if (token.endsWith(":") && token.startsWith('"')) {
      name = JSON.parse(token.slice(0, -1).trimEnd());
      line += token.split("\n").length - 1;
    } else if (token === "}" || token === "]") {
      open.pop();
      places.pop();
    } else {
      const place = begin();
      yield [place, line];
      if (token === "{" || token === "[") {
        open.push(token === "[" ? 0 : null);
        places.push(place);
      }
    }
  }
}
