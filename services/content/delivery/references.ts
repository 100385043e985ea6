import type { JsonObject } from "../json.ts";
import { walkObjects } from "../walk.ts";

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is the uuid of a story, as stories write it. */
export const isUuid = (value: unknown): value is string => typeof value === "string" && uuidShape.test(value);

/** Fields whose stories are wished, by component. */
export type Relations = ReadonlyMap<string, ReadonlySet<string>>;

/** `teaser.page,list.items`: what has no dot is no relation. */
export function readRelations(text: string): Relations {
  const relations = new Map<string, Set<string>>();
  for (const relation of text.split(",")) {
    const [component = "", field = ""] = relation.trim().split(".");
    if (component === "" || field === "") continue;
    const fields = relations.get(component) ?? new Set();
    relations.set(component, fields.add(field));
  }
  return relations;
}

/** Adds the stories that the named fields of a content refer to. */
export function collectRelations(content: JsonObject, relations: Relations, found: Set<string>): void {
  if (relations.size === 0) return;
  walkObjects(content, (object) => {
    if (typeof object.component !== "string") return;
    for (const field of relations.get(object.component) ?? []) {
      const value = object[field];
      for (const uuid of Array.isArray(value) ? value : [value]) if (isUuid(uuid)) found.add(uuid);
    }
  });
}

/** Adds the stories that a content links to: multilinks and links in rich text. */
export function collectLinks(content: JsonObject, found: Set<string>): void {
  walkObjects(content, (object) => {
    if (object.linktype !== "story") return;
    const uuid = object.fieldtype === "multilink" ? object.id : object.uuid;
    if (isUuid(uuid)) found.add(uuid);
  });
}

/** Adds the ids of the assets in a content. */
export function collectAssets(content: JsonObject, found: Set<number>): void {
  walkObjects(content, ({ fieldtype, id }) => {
    if (fieldtype === "asset" && typeof id === "number" && Number.isSafeInteger(id)) found.add(id);
  });
}

/** Takes the named fields away at any depth; a blok stays a blok. */
export function excludeFields(content: JsonObject, fields: readonly string[]): void {
  const excluded = fields.filter((field) => field !== "component" && field !== "_uid");
  if (excluded.length === 0) return;
  walkObjects(content, (object) => {
    for (const field of excluded) delete object[field];
  });
}
