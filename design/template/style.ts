import { z } from "zod";
import { idSchema } from "../element-schema.ts";
import { refinements } from "../plate.ts";
import { artInks, type Layout, layoutSchema, pairingSchema, paletteSchema, wordRoles } from "./template.ts";

const pieceSchema = z.object({ hash: z.string(), width: z.int(), height: z.int(), single: z.boolean() });

/** Dressing of a style's layouts: `Dressing` of `setting.ts` as data. */
const dressingSchema = z.object({
  palette: paletteSchema,
  pairing: pairingSchema,
  art: z.object({ main: pieceSchema.optional(), accent: pieceSchema.optional() }),
  artInk: z.enum(artInks),
  words: z.partialRecord(z.enum(wordRoles), z.string()),
  language: z.string().nullable(),
  plate: z.enum(refinements).nullable(),
});

/** A design of the shop: a card's theme, a look of calendars, a set for books, a collage. In one language. */
export const styleSchema = z.object({
  /** Named by the configuration of the kind, and by sides dressed in it. */
  key: idSchema,
  title: z.string(),
  /** Layouts by the part of the product ("cover", "month", "page" ...); the first of a part is its default. */
  parts: z.record(z.string(), z.array(layoutSchema).min(1)),
  dressing: dressingSchema,
});
export type Style = z.infer<typeof styleSchema>;

/** The layouts for a part of the product, the default first. */
export const layoutsOfPart = ({ parts }: Style, part: string): readonly Layout[] => parts[part] ?? [];
