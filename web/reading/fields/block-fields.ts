import { z } from "zod";
import type { Shop } from "../../../core/shop.ts";
import { type RichTextReading, readRichText } from "../rich-text/read-rich-text.ts";
import type { EmbeddedBlock } from "../rich-text/rich-text-tree.ts";
import { contentLink, type LinkSurroundings } from "../values/content-link.ts";
import { readPicture } from "../values/content-picture.ts";
import { editableOf } from "../values/editable.ts";
import { isRecord, listOf, recordOf } from "../values/json.ts";

/** What reading blocks needs, and whom it tells. */
export interface BlockReading extends RichTextReading {
  /** Hears of each part of a text that was left out; `leftOut` of blocks. */
  readonly leftOutOfText: (what: string) => void;
  readonly shop: Shop;
  /** For the visual editor: blocks say which they are, and what cannot be shown is shown as a note. */
  readonly editable: boolean;
  readonly readBlocks: (body: unknown) => readonly EmbeddedBlock[];
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
