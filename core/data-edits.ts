import { isNamed, type Path } from "./data-shape.ts";
import { done, failed, type Outcome } from "./outcome.ts";

/** One change of a document; the last step of the path is what is changed. */
export type Edit =
  | { readonly do: "set"; readonly path: Path; readonly value: unknown }
  | { readonly do: "remove"; readonly path: Path }
  /** Inserts into a list, before the row at that place. */
  | { readonly do: "insert"; readonly path: Path; readonly value: unknown }
  | { readonly do: "move"; readonly path: Path; readonly to: number };

/** The document with the changes in it, all or none; the old one stays as it is. */
export function applyEdits(data: unknown, edits: readonly Edit[]): Outcome<unknown, "no-such-place"> {
  let changed = data;
  for (const edit of edits) {
    const next = applyAt(changed, edit, 0);
    if (next === noPlace) return failed("no-such-place");
    changed = next;
  }
  return done(changed);
}

const noPlace = Symbol("no such place");

function applyAt(value: unknown, edit: Edit, depth: number): unknown {
  const step = edit.path[depth];
  const last = depth === edit.path.length - 1;
  if (Array.isArray(value)) {
    if (typeof step !== "number") return noPlace;
    if (last) return applyToList(value, step, edit);
    return step in value ? replaced(value, step, applyAt(value[step], edit, depth + 1)) : noPlace;
  }
  if (!isNamed(value) || typeof step !== "string" || step === "__proto__") return noPlace;
  if (last) return applyToNamed(value, step, edit);
  if (!Object.hasOwn(value, step)) return noPlace;
  const below = applyAt(value[step], edit, depth + 1);
  return below === noPlace ? noPlace : { ...value, [step]: below };
}

const replaced = (list: readonly unknown[], index: number, value: unknown): unknown =>
  value === noPlace ? noPlace : list.with(index, value);

function applyToList(list: readonly unknown[], index: number, edit: Edit): unknown {
  if (edit.do === "insert") return index <= list.length ? list.toSpliced(index, 0, edit.value) : noPlace;
  if (!(index in list)) return noPlace;
  if (edit.do === "set") return list.with(index, edit.value);
  const rest = list.toSpliced(index, 1);
  if (edit.do === "remove") return rest;
  return edit.to >= 0 && edit.to < list.length ? rest.toSpliced(edit.to, 0, list[index]) : noPlace;
}

function applyToNamed(value: Readonly<Record<string, unknown>>, name: string, edit: Edit): unknown {
  if (edit.do === "set") return { ...value, [name]: edit.value };
  if (edit.do !== "remove" || !Object.hasOwn(value, name)) return noPlace;
  const { [name]: _, ...rest } = value;
  return rest;
}
