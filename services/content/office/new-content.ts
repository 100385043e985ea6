import { randomUUID } from "node:crypto";
import type { Json, JsonObject } from "../json.ts";
import { isBlok, walkObjects } from "../walk.ts";
import type { PageTemplate } from "./page-templates.ts";

/** Content of a template with the page's name, in its author's language. */
export function contentOf({ content }: PageTemplate, name: string, language: "de" | "en"): JsonObject {
  const filled: JsonObject = JSON.parse(JSON.stringify(content), (_, value: Json) => {
    if (value === "{name}") return name;
    const words = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
    return "de" in words && "en" in words ? words[language] : value;
  });
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
