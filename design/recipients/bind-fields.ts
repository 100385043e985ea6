import type { DesignElement, Surface } from "../document.ts";
import { boundText, columnOfWord, fieldsIn, hasFields, withFields } from "./placeholders.ts";
import type { Recipient, RecipientColumn } from "./recipient.ts";
import { recipientValue } from "./recipient-value.ts";

/**
 * The sides as they are printed for one recipient. Pure; what shows no field stays the same object, so that it is drawn
 * once for all. Null is a piece beyond the list: its lines with fields stay blank, to be written by hand.
 */
export function bindFields(
  surfaces: readonly Surface[],
  recipient: Recipient | null,
  columns: readonly RecipientColumn[],
): readonly Surface[] {
  return surfaces.map((surface) =>
    hasFields(surface)
      ? { ...surface, elements: surface.elements.map((element) => bindElement(element, recipient, columns)) }
      : surface,
  );
}

export function bindElement<Element extends DesignElement>(
  element: Element,
  recipient: Recipient | null,
  columns: readonly RecipientColumn[],
): Element {
  const text = boundText(element);
  if (text === null) return element;
  return { ...element, text: recipient ? written(text, recipient, columns) : withoutFields(text) };
}

/** The sides with each field as its own word, for designs without recipients or without permission to show them. */
export const namedFields = (surfaces: readonly Surface[]): readonly Surface[] =>
  surfaces.map((surface) =>
    hasFields(surface) ? { ...surface, elements: surface.elements.map(withNamedFields) } : surface,
  );

function withNamedFields<Element extends DesignElement>(element: Element): Element {
  const text = boundText(element);
  return text === null ? element : { ...element, text: withFields(text, (word) => word) };
}

/** A line that is nothing but fields, all of them empty, leaves no gap: an address without a second line. */
function written(text: string, recipient: Recipient, columns: readonly RecipientColumn[]): string {
  const value = (word: string) => {
    const column = columnOfWord(word, columns);
    return column === null ? "" : recipientValue(recipient, column);
  };
  return text
    .split("\n")
    .flatMap((line) => {
      const bound = withFields(line, value);
      const gone = bound.trim() === "" && fieldsIn(line).length > 0;
      return gone ? [] : [fieldsIn(line).length > 0 ? tidied(bound) : bound];
    })
    .join("\n");
}

/** Spaces around a field that is empty. */
const tidied = (line: string): string =>
  line
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/ ([,.!?;:])/g, "$1")
    .trim();

const withoutFields = (text: string): string =>
  text
    .split("\n")
    .map((line) => (fieldsIn(line).length > 0 ? "" : line))
    .join("\n");
