import type { DesignDocument, TextElement } from "../../../design/document.ts";
import { elementOf } from "../../../design/element-place.ts";
import { placeholderOf } from "../../../design/recipients/placeholders.ts";

/** The one text that is selected; null: none, or several things. */
export function selectedText(document: DesignDocument, selection: readonly string[]): TextElement | null {
  const [first, ...others] = selection;
  const element = first === undefined || others.length > 0 ? undefined : elementOf(document, first);
  return element?.type === "text" && !element.locked ? element : null;
}

/** The text with a field behind it, a space between two words. */
export const withField = (text: string, word: string): string =>
  `${text}${text === "" || /\s$/.test(text) ? "" : " "}${placeholderOf(word)}`;
