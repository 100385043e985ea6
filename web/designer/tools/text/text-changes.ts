import type { DesignDocument, TextElement } from "../../../../design/document.ts";
import { elementOf } from "../../../../design/element-place.ts";
import { type Operation, together } from "../../../../design/operation.ts";

export { common } from "../../elements/common.ts";

/** What can be set of texts. `undefined` takes a field away. */
export type TextChange = Partial<Omit<TextElement, "id" | "type">>;

/**
 * Sets fields of several texts in one step; those that have them already stay untouched.
 *
 * @returns null when nothing changes
 */
export function changeTexts(
  texts: readonly TextElement[],
  change: TextChange | ((text: TextElement) => TextChange),
): Operation | null {
  const steps = texts.flatMap((text) => {
    const wanted = Object.entries(typeof change === "function" ? change(text) : change);
    const changed = wanted.filter(([field, value]) => text[field as keyof TextElement] !== value);
    if (changed.length === 0) return [];
    const unset = changed.flatMap(([field, value]) => (value === undefined ? [field] : []));
    const set = Object.fromEntries(changed.filter(([, value]) => value !== undefined));
    return [{ type: "setElement" as const, element: text.id, set, ...(unset.length > 0 && { unset }) }];
  });
  return steps.length > 0 ? together(steps) : null;
}

/** Those of the ids that are texts, as they are now. */
export const textsAmong = (document: DesignDocument, ids: readonly string[]): readonly TextElement[] =>
  ids.flatMap((id) => {
    const element = elementOf(document, id);
    return element?.type === "text" ? [element] : [];
  });
