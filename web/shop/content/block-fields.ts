import { z } from "zod";
import type { Api } from "../../../core/http/api.ts";
import type { Shop } from "../../../core/shop.ts";
import { contentLink, type LinkSurroundings } from "./content-link.ts";
import { readPicture } from "./content-picture.ts";
import { editableOf } from "./editable.ts";
import { isRecord, listOf, recordOf } from "./json.ts";
import { type RichTextReading, readRichText } from "./rich-text/read-rich-text.ts";
import type { EmbeddedBlock } from "./rich-text/rich-text-tree.ts";
import type { Offered, ToCome } from "./to-come.ts";

/** What reading blocks needs, and whom it tells. */
export interface BlockReading extends RichTextReading {
  /** Hears of each part of a text that was left out; `leftOut` of blocks. */
  readonly leftOutOfText: (what: string) => void;
  readonly shop: Shop;
  /** For the visual editor: blocks say which they are, and what cannot be shown is shown as a note. */
  readonly editable: boolean;
  readonly readBlocks: (body: unknown) => readonly EmbeddedBlock[];
  /** Asks the shop for what a block shows beside its own content, once all are read. */
  readonly later: (fill: (api: Api) => Promise<Offered | undefined>) => void;
}

/** Whatever an editor left there, also nothing. */
const anything = z.unknown().optional();

/** Fields of the content protocol (section 5). What is missing or wrong takes its default; nothing here fails. */
export const textField = z.string().trim().catch("");
/** A block without it says nothing and is left out. */
export const neededText = z.string().trim().min(1);
export const pictureField = anything.transform(readPicture);

export const optionField = <const Value extends string>(values: readonly [Value, ...Value[]], standard: Value) =>
  z.enum(values).catch(standard as never);

export const richTextField = (reading: BlockReading) =>
  anything.transform((value) => readRichText(value, { ...reading, leftOut: reading.leftOutOfText }));

export const linkField = (reading: LinkSurroundings) =>
  anything.transform((value) => (isRecord(value) ? contentLink(value, reading) : null));

export const blocksField = (reading: BlockReading) => anything.transform((value) => reading.readBlocks(value));

/**
 * A block with what the shop adds to it: `start` while nothing answers, so that a page never waits for a price that
 * there is not, and operators hear of it.
 */
export function withAnswer<Read extends object, More extends object>(
  { later, leftOut }: BlockReading,
  { read, start, answer, kinds = [], articles = [] }: AnsweredBlock<Read, More>,
): Read & More & ToCome {
  const filled = { ...read, ...start };
  later(async (api) => {
    const more = await answer(api);
    if (more !== null) return { block: Object.assign(filled, more), kinds, articles };
    leftOut("a block that the shop has no answer for");
  });
  return filled;
}

interface AnsweredBlock<Read, More> {
  readonly read: Read;
  readonly start: More;
  /** Null: the shop has none. */
  readonly answer: (api: Api) => Promise<More | null>;
  /** The kinds of goods whose prices it shows (`to-come.ts`). */
  readonly kinds?: readonly string[];
  /** Article numbers of what it shows prices of. */
  readonly articles?: readonly string[];
}

/** How many of a list a page shows. */
export const amountField = (standard: number, most: number) => z.coerce.number().int().min(1).max(most).catch(standard);

export type ItemsReading = Pick<BlockReading, "leftOut" | "editable">;

/** Blocks of one kind that only make sense inside another; wrong ones are left out and told. */
export const itemsField = <Item extends z.ZodType<object>>(item: Item, { leftOut, editable }: ItemsReading) =>
  anything.transform((value) =>
    listOf(value).flatMap((one) => {
      const read = item.safeParse(one);
      if (!read.success) leftOut(`an item: ${read.error.issues[0]?.path.join(".")}`);
      return read.success ? [{ ...read.data, ...(editable && editableOf(recordOf(one))) }] : [];
    }),
  );
