import {
  type DataShape,
  emptyFields,
  isLeaf,
  isNamed,
  type Path,
  type Step,
  shapeBelow,
} from "../../core/data-shape.ts";
import { readValue, type ValueRule } from "../../core/data-values.ts";
import { placeOf } from "../../core/place.ts";
import { namedRow, type RowName, rowNames, rowNaming } from "../../core/row-names.ts";
import { dataLines } from "./csv-lines.ts";

export type LineRule =
  | ValueRule
  | { readonly rule: "no-such-path" | "too-few-keys" | "too-many-keys" | "not-a-value" }
  | { readonly rule: "no-such-row"; readonly key: string }
  | { readonly rule: "repeats"; readonly line: number };

/** Effect of a line, or the column of its fault. */
export type Merged =
  | { readonly ok: true; readonly what: "changed" | "added" | "unchanged" }
  | { readonly ok: false; readonly column: string; readonly broken: LineRule };

interface Target {
  /** `[]` is a row or a name. */
  readonly tokens: readonly string[];
  readonly rows: number;
  readonly leaf: DataShape;
}

type Group = Record<Step, unknown>;

/** Merges lines of a table into a copy of a document, in order. */
export function createMerge(shape: DataShape, base: unknown) {
  const data = structuredClone(base) as Group;
  const targets = new Map<string, Target | null>();
  const indexes = new WeakMap<object, Map<string, number>>();
  const touched = new WeakMap<object, Set<string>>();
  const lineOfPlace = new Map<string, number>();

  function targetOf(pattern: string): Target | null {
    const known = targets.get(pattern);
    if (known !== undefined) return known;
    const found = findTarget(shape, pattern);
    targets.set(pattern, found);
    return found;
  }

  /** Index of a row; a missing one is created. */
  function rowOf(list: unknown[], item: DataShape, name: string): number | null {
    const index = indexes.get(list) ?? new Map(rowNames(item, list).map((one, at) => [one, at]));
    indexes.set(list, index);
    const known = index.get(name);
    if (known !== undefined) return known;
    const naming = rowNaming(item);
    const row = newRow(item, naming, name, list.length);
    if (row === undefined) return null;
    list.push(row);
    index.set(name, list.length - 1);
    return list.length - 1;
  }

  function touch(group: object, name: string): void {
    const names = touched.get(group) ?? new Set();
    names.add(name);
    touched.set(group, names);
  }

  /** @param keys of the columns `key1`, `key2` ...; trailing empty ones count as not there */
  function merge(line: number, pattern: string, keys: readonly string[], text: string): Merged {
    const target = targetOf(pattern);
    if (!target) return wrong("path", { rule: "no-such-path" });
    const given = keys.slice(0, keys.findLastIndex((key) => key !== "") + 1);
    if (given.length < target.rows) return wrong(`key${given.length + 1}`, { rule: "too-few-keys" });
    if (given.length > target.rows) return wrong(`key${target.rows + 1}`, { rule: "too-many-keys" });
    const read = readLeaf(target.leaf, text);
    if (!read.ok) return wrong("value", read.error);

    const path: Step[] = [];
    let [here, group]: [DataShape, Group] = [shape, data];
    let made = false;
    let key = 0;
    for (const [at, token] of target.tokens.entries()) {
      const isRow = token === "[]";
      const name = isRow ? (given[key++] ?? "") : token;
      let step: Step = name;
      if (isRow) touch(group, name);
      if (here.kind === "list") {
        const rows = group as Group & unknown[];
        const count = rows.length;
        const row = rowOf(rows, here.item, name);
        if (row === null) return wrong(`key${key}`, { rule: "no-such-row", key: name });
        made ||= row === count;
        step = row;
      } else if (name === "__proto__") return wrong(`key${key}`, { rule: "no-such-row", key: name });
      path.push(step);
      const below = shapeBelow(here, step, group);
      if (!below) return wrong("path", { rule: "no-such-path" });
      if (at === target.tokens.length - 1) return put(line, group, step, path, read.value, made);
      if (typeof group[step] !== "object" || group[step] === null) {
        group[step] = below.kind === "list" ? [] : {};
        made = true;
      }
      [here, group] = [below, group[step] as Group];
    }
    return wrong("path", { rule: "no-such-path" });
  }

  function put(line: number, group: Group, step: Step, path: Path, value: unknown, made: boolean): Merged {
    const place = placeOf(path);
    const before = lineOfPlace.get(place);
    if (before !== undefined) return wrong("path", { rule: "repeats", line: before });
    lineOfPlace.set(place, line);
    const old = Object.hasOwn(group, step) && !made ? group[step] : undefined;
    group[step] = value;
    if (old === undefined) return { ok: true, what: "added" };
    return { ok: true, what: Object.is(old, value) ? "unchanged" : "changed" };
  }

  /** Takes away the rows that no line named; how many values they held. */
  function removeUntouched(here: DataShape = shape, group: unknown = data): number {
    if (isLeaf(here) || typeof group !== "object" || group === null) return 0;
    const names = touched.get(group);
    if (here.kind === "list" && Array.isArray(group)) {
      const index = indexes.get(group);
      const nameOf = new Map([...(index ?? [])].map(([name, at]) => [at, name]));
      const kept = group.filter((_, at) => names?.has(nameOf.get(at) ?? ""));
      const gone = group.filter((_, at) => !names?.has(nameOf.get(at) ?? ""));
      const count = gone.reduce((sum, row) => sum + Math.max(1, countLines(here.item, row)), 0);
      group.splice(0, group.length, ...kept);
      return kept.reduce((sum, row) => sum + removeUntouched(here.item, row), count);
    }
    if (here.kind !== "map" || !isNamed(group)) {
      return Object.entries(group).reduce((sum, [name, value]) => {
        const below = shapeBelow(here, name, group);
        return below ? sum + removeUntouched(below, value) : sum;
      }, 0);
    }
    return Object.entries(group).reduce((sum, [name, value]) => {
      if (names?.has(name)) return sum + removeUntouched(here.value, value);
      delete (group as Group)[name];
      return sum + Math.max(1, countLines(here.value, value));
    }, 0);
  }

  return { data, merge, removeUntouched: () => removeUntouched(), lineOfPlace };
}

const wrong = (column: string, broken: LineRule): Merged => ({ ok: false, column, broken });

export function countLines(shape: DataShape, value: unknown): number {
  let count = 0;
  for (const _ of dataLines(shape, value)) count++;
  return count;
}

/** A group can be nothing, but no text is a group. */
function readLeaf(leaf: DataShape, text: string) {
  if (isLeaf(leaf)) return readValue(leaf, text);
  const ok = leaf.nullable && text.trim() === "";
  return ok ? ({ ok, value: null } as const) : ({ ok: false, error: { rule: "not-a-value" } } as const);
}

/** Undefined where a list can have no row of that name. */
function newRow(item: DataShape, naming: RowName, name: string, count: number): unknown {
  if (naming.by === "place" && name !== String(count + 1)) return undefined;
  if (naming.by === "value" || isLeaf(item)) return "";
  const named = namedRow(naming, name);
  // Lists and maps of it exist from the start, because no line states that they are empty.
  return named === null ? undefined : { ...emptyGroups(item), ...named };
}

function emptyGroups(item: DataShape): object {
  if (item.kind !== "object") return {};
  const groups = item.fields.filter(({ shape }) => !shape.nullable && (shape.kind === "list" || shape.kind === "map"));
  const free = groups.map((field) =>
    field.shape.kind === "list" ? { ...field, shape: { ...field.shape, least: 0 } } : field,
  );
  return emptyFields(free);
}

function findTarget(shape: DataShape, pattern: string): Target | null {
  const tokens = pattern.match(/\[\]|[^.[\]]+/g) ?? [];
  const rebuilt = tokens.reduce((text, token) => `${text}${token === "[]" || text === "" ? "" : "."}${token}`, "");
  if (rebuilt !== pattern) return null;
  let here: DataShape | undefined = shape;
  for (const token of tokens) {
    const takesRow: boolean = here?.kind === "list" || here?.kind === "map";
    if (!here || takesRow !== (token === "[]")) return null;
    here = shapeBelow(here, takesRow ? 0 : token);
  }
  return here ? { tokens, rows: tokens.filter((token) => token === "[]").length, leaf: here } : null;
}
