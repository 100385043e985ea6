import type { DesignElement } from "../../../design/document.ts";
import { type Operation, together } from "../../../design/operation.ts";

/** What several elements have in common: the value if it is the same for all, else null. */
export function common<Element, Value>(elements: readonly Element[], pick: (element: Element) => Value): Value | null {
  const [first, ...others] = elements.map(pick);
  return first !== undefined && others.every((value) => value === first) ? first : null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Gives each of several elements fields, as one operation; `undefined` takes a field away. */
export function setEach<Element extends Pick<DesignElement, "id">>(
  elements: readonly Element[],
  fieldsOf: (element: Element) => Fields,
): Operation {
  return together(
    elements.map((element) => {
      const all = Object.entries(fieldsOf(element));
      const unset = all.flatMap(([name, value]) => (value === undefined ? [name] : []));
      return {
        type: "setElement",
        element: element.id,
        set: Object.fromEntries(all.filter(([, value]) => value !== undefined)),
        ...(unset.length > 0 ? { unset } : {}),
      };
    }),
  );
}
