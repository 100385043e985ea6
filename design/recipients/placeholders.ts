import type { DesignElement, Surface, TextElement } from "../document.ts";
import { fieldOfWord, plainWord } from "./fields.ts";
import type { RecipientColumn } from "./recipient.ts";

/** "{{Vorname}}" in a text: a field's name in any of our languages, or the heading of a list's own column. */
const placeholder = /\{\{([^{}\n]+)\}\}/g;
const longestWord = 60;

/** The text between the braces as a field's name; null: not a name. */
function wordIn(inside: string): string | null {
  const word = inside.trim();
  return word !== "" && word.length <= longestWord ? word : null;
}

export const placeholderOf = (word: string): string => `{{${word}}}`;

/** Words of the fields a text shows, each once. */
export const fieldsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(placeholder)].flatMap(([, inside = ""]) => wordIn(inside) ?? [])),
];

/** The text with each of its fields written by `value`. */
export const withFields = (text: string, value: (word: string) => string): string =>
  text.replaceAll(placeholder, (whole, inside: string) => {
    const word = wordIn(inside);
    return word === null ? whole : value(word);
  });

/** The column a word means; null: the list has none. */
export function columnOfWord(word: string, columns: readonly RecipientColumn[]): string | null {
  const field = fieldOfWord(word);
  if (field !== null) return field;
  const plain = plainWord(word);
  return columns.find(({ key, head }) => key.startsWith("own:") && plainWord(head) === plain)?.key ?? null;
}

/** A text as `bind` or fields in it make it depend on who it is for; null: it is the same for all. */
export function boundText(element: DesignElement): string | null {
  if (element.type !== "text") return null;
  const text = element.bind === undefined ? element.text : placeholderOf(element.bind);
  return fieldsIn(text).length > 0 ? text : null;
}

export const isBound = (element: DesignElement): element is TextElement => boundText(element) !== null;
export const hasFields = ({ elements }: Surface): boolean => elements.some(isBound);
