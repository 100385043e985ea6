import { canonicalJson } from "../../../design/canonical-json.ts";
import type { DesignElement } from "../../../design/document.ts";
import type { Size } from "../../../design/geometry.ts";
import { resizeElement } from "./resize-element.ts";

/** A side's dressing before and after the card became another one. */
interface Dressings {
  readonly before: readonly DesignElement[];
  readonly after: readonly DesignElement[];
  readonly from: Size;
  readonly to: Size;
}

/**
 * The same layout on a side of another size: untouched elements are laid out again, and the visitor's changes stay.
 * Removed elements do not return; those that lacked room do.
 */
export function refit(elements: readonly DesignElement[], dressings: Dressings): readonly DesignElement[] {
  const { from, to } = dressings;
  const [before, after] = [bySlot(dressings.before), bySlot(dressings.after)];
  const kept = elements.flatMap((element): readonly DesignElement[] => {
    const was = before.get(element.slot ?? "");
    const now = after.get(element.slot ?? "");
    if (!was || was.type !== element.type) return [resizeElement(element, from, to)];
    if (!now || now.type !== element.type) return isHers(element, was) ? [resizeElement(element, from, to)] : [];
    return [withChanges(now, element, was, from, to)];
  });
  const present = new Set(elements.map(({ slot }) => slot));
  const fresh = dressings.after.filter(({ slot = "" }) => !present.has(slot) && !before.has(slot));
  return [...kept, ...fresh];
}

const bySlot = (elements: readonly DesignElement[]) =>
  new Map(elements.flatMap((element) => (element.slot === undefined ? [] : [[element.slot, element] as const])));

/** Words and photos that are not the theme's own. */
const isHers = (element: DesignElement, was: DesignElement): boolean =>
  (element.type === "photo" && element.photo !== null) ||
  (element.type === "text" && was.type === "text" && element.text !== was.text);

/** Measured in the side's size; everything else is taken as it is. */
const measures = ["frame", "size"] as const;

function withChanges(
  now: DesignElement,
  element: DesignElement,
  was: DesignElement,
  from: Size,
  to: Size,
): DesignElement {
  const [mine, theirs] = [fieldsOf(element), fieldsOf(was)];
  const resized = fieldsOf(resizeElement(element, from, to));
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const changed = names.filter(
    (name) => name !== "id" && canonicalJson(mine[name] ?? null) !== canonicalJson(theirs[name] ?? null),
  );
  const fields: DesignElement & Record<string, unknown> = { ...now, id: element.id };
  for (const name of changed) {
    const value = measures.some((one) => one === name) ? resized[name] : mine[name];
    if (value === undefined) delete fields[name];
    else fields[name] = value;
  }
  return fields;
}

const fieldsOf = (element: DesignElement): Record<string, unknown> => ({ ...element });
