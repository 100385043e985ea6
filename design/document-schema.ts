import { z } from "zod";
import {
  type Configuration,
  DESIGN_SCHEMA,
  type DesignDocument,
  type DesignElement,
  type Surface,
} from "./document.ts";
import { MAX_ZOOM, ONE } from "./placement.ts";
import { isPlain } from "./plain-configuration.ts";
import { writtenLine, writtenLines } from "./written-text.ts";

/** The bounds of a design document. They keep a hostile upload small; no product comes near them. */
export const bounds = {
  photos: 2000,
  surfaces: 400,
  /** In the whole design. */
  elements: 5000,
  /** Of one operation; removing a photo that is in every element can be taken back. */
  steps: 10_000,
  title: 200,
  text: 5000,
  configuration: 16_384,
  /** Ten metres of wallpaper and as much again. */
  length: 20_000_000,
} as const;

const offset = z.int().min(-bounds.length).max(bounds.length);
const length = z.int().min(1).max(bounds.length);
const pixels = z.int().min(1).max(100_000);
/** A fitting photo smaller than its box may be pushed aside until the box's middle lies beside it. */
const share = z
  .int()
  .min(-100 * ONE)
  .max(100 * ONE);

export const idSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);
export const titleSchema = z.string().max(bounds.title).regex(writtenLine);
export const rectSchema = z.strictObject({ x: offset, y: offset, width: length, height: length }).readonly();

export const configurationSchema: z.ZodType<Configuration> = z
  .record(z.string(), z.unknown())
  .refine((configuration) => isPlain(configuration), { message: "not a plain configuration", abort: true })
  .refine((configuration) => JSON.stringify(configuration).length <= bounds.configuration, "configuration too large")
  .readonly();

export const photoSchema = z
  .strictObject({ id: idSchema, name: z.string().max(255).regex(writtenLine), width: pixels, height: pixels })
  .readonly();

export const placementSchema = z
  .strictObject({
    fit: z.enum(["fill", "fit"]),
    centre: z.strictObject({ x: share, y: share }).readonly(),
    zoom: z.int().min(ONE).max(MAX_ZOOM),
    rotation: z.int().min(-179_999).max(180_000),
  })
  .readonly();

/** What of a text may change by itself. */
export const textFields = {
  text: z.string().max(bounds.text).regex(writtenLines),
  font: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  size: z.int().min(500).max(2_000_000),
  colour: colourSchema,
  align: z.enum(["start", "centre", "end"]),
};

export const elementSchema = z.discriminatedUnion("type", [
  z
    .strictObject({
      id: idSchema,
      type: z.literal("photo"),
      frame: z.union([rectSchema, z.literal("surface")]),
      photo: idSchema.nullable(),
      placement: placementSchema,
    })
    .readonly(),
  z.strictObject({ id: idSchema, type: z.literal("text"), frame: rectSchema, ...textFields }).readonly(),
]) satisfies z.ZodType<DesignElement>;

export const surfaceSchema = z
  .strictObject({ id: idSchema, elements: z.array(elementSchema).max(bounds.elements).readonly() })
  .readonly() satisfies z.ZodType<Surface>;

export const surfacesSchema = z.array(surfaceSchema).max(bounds.surfaces).readonly();

/** A design of the present schema; older ones come in through `readDocument`. */
export const documentSchema = z
  .strictObject({
    schema: z.literal(DESIGN_SCHEMA),
    kind: idSchema,
    configuration: configurationSchema,
    title: titleSchema,
    photos: z.array(photoSchema).max(bounds.photos).readonly(),
    surfaces: surfacesSchema,
  })
  .superRefine((document, context) => {
    for (const message of flaws(document)) context.addIssue({ code: "custom", message });
  })
  .readonly() satisfies z.ZodType<DesignDocument>;

/** What is wrong with the parts of a design taken together, each as a sentence; nothing in a sound design. */
export function flaws(document: Pick<DesignDocument, "photos" | "surfaces">): readonly string[] {
  const elements = document.surfaces.flatMap((surface) => surface.elements);
  const photos = new Set(document.photos.map((photo) => photo.id));
  const missing = elements.filter(
    (element) => element.type === "photo" && element.photo !== null && !photos.has(element.photo),
  );
  return [
    ...(elements.length > bounds.elements ? [`more than ${bounds.elements} elements`] : []),
    ...twice(document.photos).map((id) => `photo ${id} is there twice`),
    ...twice(document.surfaces).map((id) => `surface ${id} is there twice`),
    ...twice(elements).map((id) => `element ${id} is there twice`),
    ...missing.map((element) => `element ${element.id} uses a photo that is not in the tray`),
  ];
}

function twice(things: readonly { readonly id: string }[]): readonly string[] {
  const ids = things.map(({ id }) => id);
  return new Set(ids).size === ids.length ? [] : ids.filter((id, index) => ids.indexOf(id) < index);
}
