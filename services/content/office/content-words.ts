import type { Db } from "../../../platform/database/database.ts";
import type { JsonObject } from "../json.ts";
import type { ContentWords } from "./difference.ts";

/**
 * Labels of the space's components and their fields.
 *
 * @param language of the reader; a component without labels in it uses its first ones
 */
export async function contentWords(db: Db, space: number, language: string): Promise<ContentWords> {
  const rows = await db
    .selectFrom("content_component")
    .select(["name", "definition"])
    .where("space_id", "=", space)
    .execute();
  const known = new Map(rows.map(({ name, definition }) => [name, definition as JsonObject]));
  return {
    component: (name) => wordOf(known.get(name), language) ?? name,
    field(component, name) {
      const schema = known.get(component)?.schema;
      const field = isObject(schema) ? schema[name] : undefined;
      return (isObject(field) ? wordOf(field, language) : null) ?? name;
    },
  };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const wordOf = (thing: JsonObject | undefined, language: string): string | null =>
  [thing?.[`display_name__i18n__${language}`], thing?.display_name].find(isWord) ?? null;
const isWord = (value: unknown): value is string => typeof value === "string" && value !== "";
