import { blocks as all } from "../../web/content/blocks/blocks.generated.ts";
import type { BlockDefinition, PaletteGroup } from "../../web/content/define/define-block.ts";
import type { Field, Fields, Item } from "../../web/content/define/fields.ts";
import { type FieldDefinition, named } from "../../web/content/define/form-fields.ts";
import type { OfficeWords } from "../../web/content/define/office-words.ts";
import { navigationComponents } from "./components/navigation.ts";
import { pageComponents } from "./components/page.ts";
import { uuidOf } from "./uuid.ts";

type Component = ReturnType<typeof named> & { readonly fields: Readonly<Record<string, FieldDefinition>> };
type Components = Readonly<Record<string, Component>>;

const blocks: readonly BlockDefinition[] = all;
const blockNames = new Set(blocks.map(({ name }) => name));

/** The components of a group of the palette: its blocks in their order, each with the items that its lists hold. */
function componentsOf(group: PaletteGroup): Components {
  const members = blocks
    .filter(({ palette: [own] }) => own === group)
    .toSorted(({ palette: [, one] }, { palette: [, other] }) => one - other);
  return Object.fromEntries(
    members.flatMap(({ name, title, fields, prefix }) => [
      ...Object.entries(prefix?.also ?? {}).map(([other, words]) => [other, component(words, fields)] as const),
      [name, component(title, fields)],
      ...itemsOf(fields).map((item) => [item.name, component(item.title, item.fields)] as const),
    ]),
  );
}

const component = ({ de, en }: OfficeWords, fields: Fields): Component => ({
  ...named(de, en),
  fields: Object.fromEntries(Object.entries(fields).map(([name, { form }]) => [name, form])),
});

/** Items of lists, and of lists in these; a block that is listed, such as a button, has its own component. */
const itemsOf = (fields: Fields): readonly Item[] =>
  Object.values(fields).flatMap(({ item }: Field<unknown>) =>
    item === undefined || blockNames.has(item.name) ? [] : [item, ...itemsOf(item.fields)],
  );

/**
 * What editors may write in each block (protocol, section 10), by the groups of the editor's palette; fields in the order of
 * its form. Those of blocks are their own (`web/content/blocks`); `components.test.ts` keeps pages and navigation the same as their readers.
 */
const groups: readonly (readonly [key: string, name: ReturnType<typeof named>, Components])[] = [
  ["words", named("Text und Bild", "Words and pictures"), componentsOf("words")],
  ["ways", named("Wege", "Ways"), componentsOf("ways")],
  ["goods", named("Waren und Preise", "Goods and prices"), componentsOf("goods")],
  ["people", named("Menschen", "People"), componentsOf("people")],
  ["page", named("Seite", "Page"), pageComponents],
  ["navigation", named("Navigation", "Navigation"), navigationComponents],
];

const groupId = (key: string) => uuidOf(`component group ${key}`);

export const componentGroups = groups.map(([key, { display_name: name }]) => ({ uuid: groupId(key), name }));

/** What a story may be; everything else stands in one. */
const roots = new Set(["page", "global", "term"]);

const written = groups.flatMap(([, , members]) => Object.entries(members));

/** Blocks that some list asks for by name; of those only these make sense elsewhere, too. */
const asked = new Set(
  written.flatMap(([, { fields }]) => Object.values(fields).flatMap((one) => one.component_whitelist ?? [])),
);
const alsoAlone = new Set(["button", "teaser", "usp-teaser"]);
const anywhere = written
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
