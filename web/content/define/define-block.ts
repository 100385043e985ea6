import type { z } from "zod";
import type { Api } from "../../../core/http/api.ts";
import type { Shop } from "../../../core/shop.ts";
import type { BlockReading } from "../../reading/fields/block-fields.ts";
import type { Editable } from "../../reading/values/editable.ts";
import type { ToCome } from "../to-come.ts";
import { type Fields, type Shape, schemaOf, type ValuesOf } from "./fields.ts";
import type { OfficeWords } from "./office-words.ts";

/** Groups of the editor's palette. */
export type PaletteGroup = "words" | "ways" | "goods" | "people";

/** What asking for blocks needs, and who is notified. */
export interface Asking {
  readonly api: Api;
  readonly shop: Shop;
  /** Hears of each thing that is not shown, in words for operators. */
  readonly leftOut: (what: string) => void;
}

/** What a block shows beside its own content. */
export interface Load<Parsed, More> {
  /** Shown where the shop has no answer, so that a page never waits for a price that does not exist. */
  readonly start: More;
  /** Null: the shop has none, which operators hear. */
  ask(block: Parsed, asking: Asking): Promise<More | null>;
  /** The kinds and article numbers that it shows prices of (`to-come.ts`). */
  offers?(block: Parsed): { readonly kinds?: readonly string[]; readonly articles?: readonly string[] };
}

/** A block as an editor would write it. */
interface Example {
  readonly _uid: string;
  readonly component: string;
}

/** All that the shop knows of a block but its view, which lies beside it (`view.tsx`). */
export interface BlockDefinition<
  Name extends string = string,
  Parsed extends object = object,
  More extends object = object,
> {
  /** Name of its folder and of its component in the content service. */
  readonly name: Name;
  readonly title: OfficeWords;
  /** Its place in the editor's palette: a group, and the order in it. */
  readonly palette: readonly [group: PaletteGroup, order: number];
  readonly fields: Fields;
  schema(reading: BlockReading): z.ZodType<Parsed>;
  /** Null: it shows its own content alone. */
  readonly load: Load<Parsed, More> | null;
  readonly example: Example;
  /** Every component whose name begins so is this block, too; `also` are those that editors are offered. */
  readonly prefix: { readonly text: string; readonly also: Readonly<Record<string, OfficeWords>> } | null;
}

interface Given<Name extends string, All extends Fields, Parsed extends object, More extends object>
  extends Shape<All, Parsed>,
    Pick<BlockDefinition<Name>, "name" | "title" | "palette" | "example"> {
  readonly load?: Load<Parsed, More>;
  readonly prefix?: BlockDefinition["prefix"];
}

/**
 * Describes a block. From the description follow its reader, its requests, its form in the page editor, its component
 * in the demo's content service and its example in the office; `view.tsx` beside it draws it.
 *
 * @example export const block = defineBlock({ name: "margin", title: t("Abstand", "Room"), palette: ["words", 100],
 * fields: { size: option(t("Größe", "Size"), ["small", "large"]) }, example: { _uid: "margin", component: "margin",
 * size: "large" }, });
 */
export const defineBlock = <
  const Name extends string,
  const All extends Fields,
  Parsed extends object = ValuesOf<All>,
  More extends object = object,
>(
  given: Given<Name, All, Parsed, More>,
): BlockDefinition<Name, Parsed, More> => ({
  name: given.name,
  title: given.title,
  palette: given.palette,
  fields: given.fields,
  schema: (reading) => schemaOf(given, reading),
  load: given.load ?? null,
  example: given.example,
  prefix: given.prefix ?? null,
});

/** What every block has that was read. */
export interface ReadBlock<Component> {
  readonly component: Component;
  readonly _uid: string;
  /** In the visual editor alone. */
  readonly editable?: Editable;
}

/** A block as its view gets it: what was read, with what the shop answered. */
export type BlockOf<One> =
  One extends BlockDefinition<infer Name, infer Parsed, infer More> ? ReadBlock<Name> & Parsed & More & ToCome : never;

export interface ViewProps<One> {
  readonly block: BlockOf<One>;
}
