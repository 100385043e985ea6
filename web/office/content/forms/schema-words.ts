import type { ComponentSchema, ComponentSchemas, FieldSchema } from "../block-tree/component-schemas.ts";

/** Settings that are read by people. */
const spoken = ["display_name", "description", "component_group_name", "name"] as const;

/**
 * Components as an operator of that language reads them: `display_name__i18n__en` stands beside `display_name`, as contents
 * are translated.
 */
export function schemasIn(schemas: ComponentSchemas, language: string): ComponentSchemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, component]): [string, ComponentSchema] => [
      name,
      {
        ...translated(component, language),
        name,
        schema: Object.fromEntries(
          Object.entries(component.schema ?? {}).map(([field, one]) => [field, fieldIn(one, language)]),
        ),
      },
    ]),
  );
}

function fieldIn(field: FieldSchema, language: string): FieldSchema {
  const { options } = field;
  return {
    ...translated(field, language),
    ...(Array.isArray(options) && { options: options.map((one) => translated(one as object, language)) }),
  };
}

function translated<Thing extends object>(thing: Thing, language: string): Thing {
  const words = thing as Readonly<Record<string, unknown>>;
  const found = spoken.flatMap((key) => {
    const word = words[`${key}__i18n__${language}`];
    return typeof word === "string" && word !== "" ? [[key, word]] : [];
  });
  return { ...thing, ...Object.fromEntries(found) };
}

export interface NamedField extends FieldSchema {
  /** By which contents know it. */
  readonly name: string;
  readonly label: string;
}

/** Types that only order a form. */
const ordering = new Set(["section", "tab"]);

/** The fields of a component in the order of its form. */
export const fieldsOf = (component: ComponentSchema): readonly NamedField[] =>
  Object.entries(component.schema)
    .filter(([, { type }]) => !ordering.has(type))
    .map(([name, field]) => ({ ...field, name, label: field.display_name || name }))
    .toSorted((one, other) => (one.pos ?? 0) - (other.pos ?? 0));

export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** What an option field offers by itself. */
export const choicesOf = ({ options }: FieldSchema): readonly Choice[] =>
  (Array.isArray(options) ? options : []).flatMap((one) =>
    typeof one?.value === "string" ? [{ value: one.value, name: String(one.name ?? "") || one.value }] : [],
  );

/** A setting that programs write as a number or as its digits; null where it is none. */
export function numberOf(setting: unknown): number | null {
  if (setting === null || setting === undefined || setting === "") return null;
  const number = Number(setting);
  return Number.isFinite(number) ? number : null;
}
