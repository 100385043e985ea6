import { z } from "zod";
import { daysLooks } from "../document.ts";
import { colourSchema } from "../element-schema.ts";
import { outlines } from "../outline.ts";

/**
 * A sheet's layout before its size is known: boxes in parts per million of the trimmed width and height. `dressLayout`
 * turns it into elements with a dressing (palette, type, cliparts, words).
 */
const share = z.int().min(-300_000).max(1_300_000);
const extent = z.int().min(1).max(1_600_000);
const boxSchema = z.object({ x: share, y: share, width: extent, height: extent });
export type TemplateBox = z.infer<typeof boxSchema>;

const itemId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
export const templateKey = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Role of a colour, which a palette defines. `deep` is a ground for `paper` and `soft` text. */
export const colourRoles = ["paper", "ink", "accent", "soft", "deep"] as const;
export type ColourRole = (typeof colourRoles)[number];
const role = z.enum(colourRoles);

/** Outlines of photos and areas within their box. */
const shape = z.enum(outlines);

/** Which of the theme's cliparts. */
export const artRoles = ["main", "accent"] as const;
/** Which of the pairing's fonts. */
const voices = ["display", "body", "emphasis"] as const;
/** Which of the words. */
export const wordRoles = ["headline", "names", "date", "line", "small"] as const;
export type WordRole = (typeof wordRoles)[number];

/** A box that reaches an edge of the sheet runs into the bleed there; every other is kept within the safe area. */
const photoItem = z.object({ type: z.literal("photo"), id: itemId, box: boxSchema, shape });
const fillItem = z.object({ type: z.literal("fill"), id: itemId, box: boxSchema, shape, colour: role });

const textItem = z.object({
  type: z.literal("text"),
  id: itemId,
  box: boxSchema,
  words: z.enum(wordRoles),
  voice: z.enum(voices),
  /** Largest size, ppm of the sheet's shorter side. */
  size: z.int().min(5_000).max(500_000),
  align: z.enum(["start", "centre", "end"]),
  /** Vertical position of the lines in the box. */
  stand: z.enum(["top", "middle", "bottom"]),
  colour: role,
  /** Text for the top of a photo; other texts avoid photos. */
  onPhoto: z.boolean().default(false),
  refine: z.boolean().default(false),
});

const artItem = z.object({
  type: z.literal("art"),
  id: itemId,
  box: boxSchema,
  art: z.enum(artRoles),
  /** Clockwise, degrees; then mirrored. */
  turn: z.int().min(-180).max(180).default(0),
  mirror: z.enum(["none", "across", "down", "both"]).default("none"),
  /** Position of the piece in its box: ppm of the free space. */
  at: z
    .object({ x: z.int().min(0).max(1_000_000), y: z.int().min(0).max(1_000_000) })
    .default({ x: 500_000, y: 500_000 }),
  /** May be cut off by the sheet's edge. */
  overEdge: z.boolean().default(false),
  /** Overrides the dressing's colour, for pieces on an area. */
  colour: role.optional(),
  refine: z.boolean().default(false),
});

const ruleItem = z.object({
  type: z.literal("rule"),
  id: itemId,
  box: boxSchema,
  shape,
  /** Micrometres. */
  thickness: z.int().min(100).max(5_000),
  colour: role,
  refine: z.boolean().default(false),
});

/** Days of a month. */
const daysItem = z.object({
  type: z.literal("days"),
  id: itemId,
  box: boxSchema,
  look: z.enum(daysLooks),
  colour: role,
  accent: role,
});

const itemSchema = z.discriminatedUnion("type", [photoItem, fillItem, textItem, artItem, ruleItem, daysItem]);
export type TemplateItem = z.infer<typeof itemSchema>;
export type TemplatePhoto = z.infer<typeof photoItem>;
export type TemplateFill = z.infer<typeof fillItem>;
export type DaysItem = z.infer<typeof daysItem>;
export type TextItem = z.infer<typeof textItem>;
export type ArtItem = z.infer<typeof artItem>;
export type TemplateRule = z.infer<typeof ruleItem>;

export const templateSchema = z.object({ ground: role, items: z.array(itemSchema).min(1).max(80) });
export type Template = z.infer<typeof templateSchema>;

/** Sheets that need a layout of their own. */
export const proportions = ["portrait", "landscape", "square", "long", "tall"] as const;
export type Proportion = (typeof proportions)[number];

/** One layout for every proportion it suits. */
export const layoutSchema = z.object({
  key: templateKey,
  variants: z
    .partialRecord(z.enum(proportions), templateSchema)
    .refine((all) => Object.keys(all).length > 0, "needs one"),
});
export type Layout = z.infer<typeof layoutSchema>;

export const paletteSchema = z.object({
  key: templateKey,
  /** Name for visitors, a value of the filter by colour. */
  family: templateKey,
  colours: z.object({
    paper: colourSchema,
    ink: colourSchema,
    accent: colourSchema,
    soft: colourSchema,
    deep: colourSchema,
  }),
});
export type Palette = z.infer<typeof paletteSchema>;

/** Keys of the font catalogue. */
export const pairingSchema = z.object({
  key: templateKey,
  display: templateKey,
  body: templateKey,
  emphasis: templateKey,
});
export type Pairing = z.infer<typeof pairingSchema>;

/** Colours of cliparts: their own, or one of the palette. */
export const artInks = ["own", "accent", "ink", "deep"] as const;
export type ArtInk = (typeof artInks)[number];

/** The proportion of a sheet: nearly square, or longer than twice its other side, or between. */
export function proportionOf({ width, height }: { readonly width: number; readonly height: number }): Proportion {
  const ratio = width / height;
  if (ratio > 1.9) return "long";
  if (ratio < 1 / 1.9) return "tall";
  if (ratio > 1.08) return "landscape";
  return ratio < 1 / 1.08 ? "portrait" : "square";
}
