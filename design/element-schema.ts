import { z } from "zod";
import { bounds } from "./bounds.ts";
import { codeSide, isLink, LARGEST_CODE, LONGEST_LINK } from "./code/link-code.ts";
import { type DesignElement, daysLooks, moonPhases } from "./document.ts";
import { outlines } from "./outline.ts";
import { MAX_ZOOM, ONE } from "./placement.ts";
import { refinements } from "./plate.ts";
import { writtenLine, writtenLines } from "./written-text.ts";

const offset = z.int().min(-bounds.length).max(bounds.length);
const length = z.int().min(1).max(bounds.length);
/** A fitting photo smaller than its box may be moved until the box's middle is beside it. */
const share = z
  .int()
  .min(-100 * ONE)
  .max(100 * ONE);

export const idSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);
export const rectSchema = z.strictObject({ x: offset, y: offset, width: length, height: length }).readonly();
const frameSchema = z.union([rectSchema, z.literal("surface")]);
const angle = z.int().min(-179_999).max(180_000);
const effectStrength = z.int().min(-100).max(100);

export const placementSchema = z
  .strictObject({
    fit: z.enum(["fill", "fit"]),
    centre: z.strictObject({ x: share, y: share }).readonly(),
    zoom: z.int().min(ONE).max(MAX_ZOOM),
    rotation: angle,
  })
  .readonly();

const strokeSchema = z.strictObject({ width: z.int().min(10).max(200_000), colour: colourSchema }).readonly();
const effectSchema = z
  .strictObject({
    tone: z.enum(["none", "black-and-white", "sepia"]),
    light: effectStrength,
    contrast: effectStrength,
    warmth: effectStrength,
  })
  .readonly();

const base = {
  id: idSchema,
  rotation: angle,
  opacity: z.int().min(0).max(ONE),
  locked: z.boolean().optional(),
  slot: idSchema.optional(),
  optional: z.boolean().optional(),
};
const plate = z.enum(refinements).optional();
const fontKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  .max(35);
const outline = z.enum(outlines);
const shortLine = z.string().max(40).regex(writtenLine);

const photoElement = z
  .strictObject({
    ...base,
    type: z.literal("photo"),
    frame: frameSchema,
    photo: idSchema.nullable(),
    placement: placementSchema,
    mask: outline.optional(),
    radius: z.int().min(0).max(bounds.length).optional(),
    stencil: z.strictObject({ outline, box: rectSchema }).readonly().optional(),
    border: strokeSchema.optional(),
    effect: effectSchema.optional(),
  })
  .readonly();

const textElement = z
  .strictObject({
    ...base,
    type: z.literal("text"),
    frame: rectSchema,
    text: z.string().max(bounds.text).regex(writtenLines),
    language: language.nullable(),
    hyphenate: z.boolean(),
    font: fontKey,
    size: z.int().min(500).max(2_000_000),
    colour: colourSchema,
    align: z.enum(["start", "centre", "end"]),
    stand: z.enum(["top", "middle", "bottom"]),
    leading: z.int().min(500_000).max(4_000_000),
    tracking: z.int().min(-200_000).max(2_000_000),
    fit: z.enum(["shrink", "report"]),
    plate,
    bind: idSchema.optional(),
  })
  .readonly();

const codeSchema = z
  .strictObject({
    link: z.string().max(LONGEST_LINK).refine(isLink, "no link"),
    modules: z
      .string()
      .max(LARGEST_CODE ** 2)
      .regex(/^[01]*$/)
      .refine((modules) => codeSide(modules) !== null, "no code"),
  })
  .readonly();

const shapeElement = z
  .strictObject({
    ...base,
    type: z.literal("shape"),
    frame: frameSchema,
    outline,
    fill: colourSchema.nullable(),
    stroke: strokeSchema.nullable(),
    plate,
    code: codeSchema.optional(),
  })
  .readonly();

const artElement = z
  .strictObject({
    ...base,
    type: z.literal("art"),
    frame: rectSchema,
    piece: z.string().regex(/^[0-9a-f]{64}$/),
    mirror: z.enum(["none", "across", "down", "both"]),
    colour: colourSchema.nullable(),
    plate,
  })
  .readonly();

const daysElement = z
  .strictObject({
    ...base,
    type: z.literal("days"),
    frame: rectSchema,
    look: z.enum(daysLooks),
    month: z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/),
    weekStart: z.int().min(1).max(7),
    days: z
      .array(
        z
          .strictObject({
            label: shortLine,
            marked: z.boolean(),
            notes: z.array(shortLine).max(6).readonly(),
            holidays: z.int().min(1).max(6).optional(),
            weekday: shortLine.optional(),
            moon: z.enum(moonPhases).optional(),
          })
          .readonly(),
      )
      .min(1)
      .max(31)
      .readonly(),
    heads: z.array(shortLine).max(7).readonly(),
    weeks: z.array(shortLine).max(6).readonly(),
    font: fontKey,
    colour: colourSchema,
    accent: colourSchema,
    language: language.optional(),
    columns: z.array(shortLine).max(8).readonly().optional(),
  })
  .readonly();

export const elementSchema = z.discriminatedUnion("type", [
  photoElement,
  textElement,
  shapeElement,
  artElement,
  daysElement,
]) satisfies z.ZodType<DesignElement>;
