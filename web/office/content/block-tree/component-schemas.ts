import type { Json, JsonObject } from "../../../../services/content/contract.ts";

/** A field as a component's schema describes it (protocol, section 10). Settings that its type does not have are absent. */
export interface FieldSchema {
  /** text, textarea, richtext, bloks, option, ... */
  readonly type: string;
  readonly display_name?: string | null;
  readonly description?: string | null;
  /** Order in the form. */
  readonly pos?: number;
  readonly required?: boolean;
  /** Whether it has a text for each language. */
  readonly translatable?: boolean;
  readonly default_value?: Json;
  /** Of lists of blocks: how many, and which. */
  readonly minimum?: number | string | null;
  readonly maximum?: number | string | null;
  readonly restrict_components?: boolean;
  readonly component_whitelist?: readonly string[] | null;
  readonly [more: string]: unknown;
}

/** A component as the space keeps it. */
export interface ComponentSchema {
  readonly name: string;
  readonly display_name?: string | null;
  readonly schema: Readonly<Record<string, FieldSchema>>;
  /** Whether it may be a page; whether it may stand inside another. */
  readonly is_root?: boolean | null;
  readonly is_nestable?: boolean | null;
  /** The field that tells blocks of this kind apart. */
  readonly preview_field?: string | null;
  readonly [more: string]: unknown;
}

/** The components of a space by name. */
export type ComponentSchemas = Readonly<Record<string, ComponentSchema>>;

/** The schema of a component; null: the space has none of that name. */
export const schemaOf = (schemas: ComponentSchemas, component: Json | undefined): ComponentSchema | null =>
  typeof component === "string" && Object.hasOwn(schemas, component) ? (schemas[component] ?? null) : null;

/** A block that nobody has written in yet. */
export function newBlock(schemas: ComponentSchemas, component: string, uid: string = crypto.randomUUID()): JsonObject {
  const fields = Object.entries(schemaOf(schemas, component)?.schema ?? {});
  const given = fields.flatMap(([name, { default_value: value }]) =>
    value === undefined || value === null || value === "" ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(given), component, _uid: uid };
}

/** What a component is called. */
export const componentTitle = (schemas: ComponentSchemas, component: Json | undefined): string =>
  schemaOf(schemas, component)?.display_name || (typeof component === "string" ? component : "");

/** What a field of a component is called. */
export const fieldTitle = (schemas: ComponentSchemas, component: Json | undefined, field: string): string =>
  schemaOf(schemas, component)?.schema[field]?.display_name || field;
