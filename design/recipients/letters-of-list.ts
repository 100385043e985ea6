import type { DesignDocument, Surface } from "../document.ts";
import { isBound } from "./placeholders.ts";
import type { RecipientList } from "./recipient.ts";

/**
 * The sides with every letter of the list in each text that shows a field: what has to be loaded to draw them for all
 * recipients. Never drawn itself.
 */
export function lettersOfList(
  { surfaces }: Pick<DesignDocument, "surfaces">,
  { rows }: RecipientList,
): { readonly surfaces: readonly Surface[] } {
  const letters = new Set<string>();
  for (const { values } of rows) for (const value of Object.values(values)) for (const sign of value) letters.add(sign);
  const all = [...letters].join("");
  return {
    surfaces: surfaces.map((surface) => ({
      ...surface,
      elements: surface.elements.map((element) =>
        isBound(element) ? { ...element, text: `${element.text}${all}` } : element,
      ),
    })),
  };
}
