import { type FieldDefinition, named } from "./components/fields.ts";
import { goodsComponents } from "./components/goods.ts";
import { navigationComponents } from "./components/navigation.ts";
import { pageComponents } from "./components/page.ts";
import { peopleComponents } from "./components/people.ts";
import { wayComponents, wordComponents } from "./components/words.ts";
import { uuidOf } from "./uuid.ts";

type Component = ReturnType<typeof named> & { readonly fields: Readonly<Record<string, FieldDefinition>> };

/**
 * What editors may write in each block (protocol, section 10), by the groups of the editor's palette; fields in the order of
 * its form. What pages make of them is in `web/shop/content/blocks`, and `components.test.ts` keeps both the same.
 */
const groups: readonly (readonly [key: string, name: ReturnType<typeof named>, Readonly<Record<string, Component>>])[] =
  [
    ["words", named("Text und Bild", "Words and pictures"), wordComponents],
    ["ways", named("Wege", "Ways"), wayComponents],
    ["goods", named("Waren und Preise", "Goods and prices"), goodsComponents],
    ["people", named("Menschen", "People"), peopleComponents],
    ["page", named("Seite", "Page"), pageComponents],
    ["navigation", named("Navigation", "Navigation"), navigationComponents],
  ];

const groupId = (key: string) => uuidOf(`component group ${key}`);

export const componentGroups = groups.map(([key, { display_name: name }]) => ({ uuid: groupId(key), name }));

/** What a story may be; everything else stands in one. */
const roots = new Set(["page", "global", "term"]);

const all = groups.flatMap(([, , members]) => Object.entries(members));

/** Blocks that some list asks for by name; of those only these make sense elsewhere, too. */
const asked = new Set(
  all.flatMap(([, { fields }]) => Object.values(fields).flatMap((one) => one.component_whitelist ?? [])),
);
const alsoAlone = new Set(["button", "teaser", "usp-teaser"]);
const anywhere = all
  .map(([name]) => name)
  .filter((name) => !roots.has(name) && (!asked.has(name) || alsoAlone.has(name)));

/** A list that names no blocks takes those that stand for themselves. */
const listed = (field: FieldDefinition): FieldDefinition =>
  field.type !== "bloks" || field.component_whitelist
    ? field
    : { ...field, restrict_components: true, component_whitelist: anywhere };

export const components = groups.flatMap(([key, { display_name, display_name__i18n__en }, members]) =>
  Object.entries(members).map(([name, { fields, ...words }]) => ({
    name,
    ...words,
    component_group_uuid: groupId(key),
    // A group has one name in the protocol; the palette of an English office needs the other.
    component_group_name: display_name,
    component_group_name__i18n__en: display_name__i18n__en,
    is_root: roots.has(name),
    is_nestable: !roots.has(name),
    schema: Object.fromEntries(Object.entries(fields).map(([field, kind], pos) => [field, { ...listed(kind), pos }])),
  })),
);
