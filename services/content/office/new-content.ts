import { randomUUID } from "node:crypto";
import type { Language } from "../../../core/locale.ts";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import type { Json, JsonObject } from "../json.ts";
import { isBlok, walkObjects } from "../walk.ts";
import { templateWords } from "./page-template-words.ts";
import type { PageTemplate } from "./page-templates.ts";

/** Content of a template with the page's name, in its author's language. */
export function contentOf({ content }: PageTemplate, name: string, language: Language): JsonObject {
  const words: Readonly<Record<string, string>> = { ...templateWords(localeOfLanguage(language)).texts, name };
  const filled: JsonObject = JSON.parse(JSON.stringify(content), (_, value: Json) =>
    typeof value === "string" && /^\{[a-z-]+\}$/.test(value) ? (words[value.slice(1, -1)] ?? value) : value,
  );
  walkObjects(filled, (object) => {
    if (typeof object.component === "string") object._uid = randomUUID();
  });
  return filled;
}

/** The same texts, but every block is a block of its own: two pages never share a `_uid`. */
export function withNewUids(content: JsonObject): JsonObject {
  const copy = structuredClone(content);
  walkObjects(copy, (object) => {
    if (isBlok(object)) object._uid = randomUUID();
  });
  return copy;
}
