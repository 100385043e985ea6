import { type Language, languages } from "../../../core/locale.ts";
import { fieldName, type RecipientField } from "../../../design/recipients/fields.ts";
import { placeholderOf, withFields } from "../../../design/recipients/placeholders.ts";

/** Lines of an address; what a recipient does without leaves no gap. */
const lines: readonly (readonly RecipientField[])[] = [
  ["company"],
  ["name"],
  ["extra"],
  ["street"],
  ["postcode", "city"],
  ["country"],
];

/** Address fields of a card's recipient, named in a language of the shop. */
export function addressFields(wanted: string | null): string {
  const language: Language = languages.find((one) => wanted?.startsWith(one)) ?? "en";
  const field = (one: RecipientField) => placeholderOf(fieldName(language, one));
  return lines.map((line) => line.map(field).join(" ")).join("\n");
}

/** Nothing but fields: no word of hers is in it. */
export const isFieldsAlone = (text: string): boolean => withFields(text, () => "").trim() === "";
