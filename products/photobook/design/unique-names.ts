import type { DesignElement, Surface } from "../../../design/document.ts";
import { freeName } from "../../../design/free-name.ts";

/** Elements have names of their own in the whole design: a blank side that comes anew gives way to what is there. */
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
