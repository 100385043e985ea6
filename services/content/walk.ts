import type { Json, JsonObject } from "./json.ts";

/**
 * Most levels of objects and arrays in a story. Pages nest a tenth of it, and readers of stories are often recursive.
 */
export const mostLevels = 500;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Calls `visit` for every object of a value, the outer ones first; what `visit` changes is walked as changed. */
export function walkObjects(value: Json, visit: (object: JsonObject) => void): void {
  // A list of what is left instead of recursion: depth is the author's choice.
  const left: Json[] = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (isObject(next)) visit(next);
    else if (!Array.isArray(next)) continue;
    const inner = Array.isArray(next) ? next : Object.values(next);
    for (let i = inner.length - 1; i >= 0; i--) {
      const child = inner[i];
      if (typeof child === "object" && child !== null) left.push(child);
    }
  }
}

/** Levels of objects and arrays in a value; stops counting beyond the limit. */
export function levelsOf(value: unknown, limit = mostLevels): number {
  let level: unknown[] = [value];
  let levels = 0;
  while (levels <= limit) {
    const next: unknown[] = [];
    for (const one of level)
      if (typeof one === "object" && one !== null) for (const child of Object.values(one)) next.push(child);
    if (!level.some((one) => typeof one === "object" && one !== null)) return levels;
    levels++;
    level = next;
  }
  return levels;
}

/** Whether an object is a blok. */
export const isBlok = (object: JsonObject): object is JsonObject & { _uid: string; component: string } =>
  typeof object.component === "string" && typeof object._uid === "string";
