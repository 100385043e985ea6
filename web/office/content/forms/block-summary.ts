import type { JsonObject } from "../../../../services/content/contract.ts";
import { fieldIn } from "../block-tree/block-tree.ts";
import { type ComponentSchemas, schemaOf } from "../block-tree/component-schemas.ts";
import { fieldsOf, type NamedField } from "./schema-words.ts";
import { valueText } from "./value-text.ts";

const longest = 80;
/** Types whose values tell blocks of one kind apart, the best first. */
const telling = ["text", "textarea", "markdown", "richtext", "asset", "multilink"];

/** What a block says, in one line; "" of one that says nothing yet. */
export function blockSummary(schemas: ComponentSchemas, block: JsonObject, language: string | null): string {
  const component = schemaOf(schemas, block.component);
  if (component === null) return "";
  const fields = fieldsOf(component);
  const preview = fields.filter(({ name }) => name === component.preview_field);
  const words = telling.flatMap((type) => fields.filter((field) => field.type === type));
  // A choice tells something only of a block that has nothing else.
  const rest = words.length > 0 ? words : fields.filter(({ type }) => type === "option");
  for (const field of [...preview, ...rest]) {
    const text = textIn(field, block, language);
    if (text !== "") return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  }
  return "";
}

const textIn = (field: NamedField, block: JsonObject, language: string | null): string =>
  (field.translatable && valueText(field, block[fieldIn(field.name, language)])) || valueText(field, block[field.name]);
