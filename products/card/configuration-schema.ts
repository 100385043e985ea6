import { z } from "zod";
import { readAccessorySku } from "./accessory-sku.ts";
import { isCardCategory } from "./categories.ts";
import { occasions, refinementTypes } from "./vocabulary.ts";

/** Names and numbers of other rooms (themes, designs, tags), and names of the catalogue. */
export const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/);

/** The most of one accessory that a card can be ordered with: a spare envelope for each of the most cards. */
const MOST_OF_ACCESSORY = 10_000;

const accessoriesSchema = z
  .array(
    z.object({
      sku: z.string().refine((sku) => readAccessorySku(sku) !== null),
      quantity: z.int().min(1).max(MOST_OF_ACCESSORY),
    }),
  )
  .max(20)
  .refine((list) => new Set(list.map(({ sku }) => sku)).size === list.length, "an accessory is there twice");

/**
 * A card or a guestbook in the specification's names (section 3, card designer). `card` is its size and fold, a key of
 * the catalogue. Bow, ribbon, screw and standard come with every card; `accessories` are ordered by SKU, in their own
 * quantities.
 */
export const configurationSchema = z.object({
  themeId: name.nullable(),
  designId: name.nullable(),
  card: name,
  category: z.int().refine(isCardCategory).nullable(),
  occasion: z.enum(occasions).nullable(),
  tag: name.nullable(),
  quantity: z.int().min(1).max(999_999),
  /** One piece to look at. */
  isSample: z.boolean(),
  paper: name,
  punching: name,
  refinementType: z.enum(refinementTypes),
  bow: name.nullable(),
  ribbon: name.nullable(),
  ribbonColor: name.nullable(),
  screw: name.nullable(),
  standard: name.nullable(),
  accessories: accessoriesSchema,
});
export type CardConfiguration = z.infer<typeof configurationSchema>;
