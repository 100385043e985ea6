import type { DesignElement, Surface } from "../../../design/document.ts";

/**
 * Makes names unique in the design. Elements keep the names they had on their side; new ones avoid names of other
 * sides, before and after.
 */
export function withUniqueNames(surfaces: readonly Surface[], before: readonly Surface[]): readonly Surface[] {
  const home = new Map(before.flatMap(({ id, elements }) => elements.map((element) => [element.id, id] as const)));
  const taken = new Set<string>();
  return surfaces.map((surface) => {
    const mayHave = (name: string) => !taken.has(name) && (home.get(name) ?? surface.id) === surface.id;
    const elements = surface.elements.map((element) => {
      const id = mayHave(element.id)
        ? element.id
        : freeName(element, surface.id, (name) => !taken.has(name) && !home.has(name));
      taken.add(id);
      return id === element.id ? element : { ...element, id };
    });
    return { ...surface, elements };
  });
}

function freeName({ id }: DesignElement, surface: string, isFree: (name: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const name = `${surface}-${number}-${id}`.slice(0, 60);
    if (isFree(name)) return name;
  }
}
