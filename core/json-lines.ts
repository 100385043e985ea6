import { placeOf } from "./place.ts";

/**
 * On which line of a JSON text each value begins, by its place (`materials[3].rate`), from 1. The text must be JSON.
 */
export function jsonLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const path: (string | number)[] = [];
  // Of each open group its next index; null in objects.
  const open: (number | null)[] = [];
  let line = 1;
  let name: string | null = null;
  const begin = () => {
    const top = open.at(-1);
    if (typeof top === "number") {
      path.push(top);
      open[open.length - 1] = top + 1;
    } else if (name !== null) path.push(name);
    name = null;
    lines.set(placeOf(path), line);
  };
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]|\n|[^\s{}[\],:"]+/g)) {
    if (token === "\n") line++;
    else if (token.endsWith(":") && token.startsWith('"')) {
      name = JSON.parse(token.slice(0, -1).trimEnd());
      line += token.split("\n").length - 1;
    } else if (token === "}" || token === "]") {
      open.pop();
      path.pop();
    } else {
      begin();
      if (token === "{" || token === "[") open.push(token === "[" ? 0 : null);
      else path.pop();
    }
  }
  return lines;
}
