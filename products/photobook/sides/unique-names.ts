import type { DesignElement, Surface } from "../../../design/document.ts";
import { freeName } from "../../../design/free-name.ts";

/** Element names are unique in the design: a new blank side gets names that are free. */
export function withUniqueNames(sides: readonly Surface[]): readonly Surface[] {
  const taken = new Set<string>();
  const named = (element: DesignElement): DesignElement => {
    const id = freeName(element.id, taken);
    taken.add(id);
    return id === element.id ? element : { ...element, id };
  };
  return sides.map((side) => {
    const elements = side.elements.map(named);
    return elements.every((element, at) => element === side.elements[at]) ? side : { ...side, elements };
  });
}
