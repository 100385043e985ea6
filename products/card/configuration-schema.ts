import { z } from "zod";
import { recipientsRef } from "../../design/recipients/recipient.ts";
import { readAccessorySku } from "./accessory-sku.ts";
import { isCardCategory } from "./categories.ts";
import { cardName, MOST_ACCESSORIES, MOST_OF_ACCESSORY } from "./limits.ts";
import { occasions, refinementTypes } from "./vocabulary.ts";

export const name = z.string().regex(cardName);

const accessoriesSchema = z
  .array(
    z.object({
      sku: z.string().refine((sku) => readAccessorySku(sku) !== null),
      quantity: z.int().min(1).max(MOST_OF_ACCESSORY),
    }),
  )
  .max(MOST_ACCESSORIES)
  .refine((list) => new Set(list.map(({ sku }) => sku)).size === list.length, "an accessory is there twice");

/**
 * A card or guestbook with the specification's names (section 3, card designer). `card` is size and fold, a key of the
 * catalogue. Bow, ribbon, screw and standard apply to every card; `accessories` have their own quantities by SKU.
 */
export const configurationSchema = z.object({
  themeId: name.nullable(),
  designId: name.nullable(),
  card: name,
  category: z.int().refine(isCardCategory).nullable(),
  occasion: z.enum(occasions).nullable(),
  tag: name.nullable(),
  quantity: z.int().min(1).max(999_999),
  /** A single sample. */
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
  /** For whom each card is printed; absent: all are the same. */
  recipients: recipientsRef.optional(),
  /** No card: the accessories are bought by themselves, and the card only says which size they are for. */
  alone: z.literal(true).optional(),
});
export type CardConfiguration = z.infer<typeof configurationSchema>;
