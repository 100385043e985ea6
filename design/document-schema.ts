import { z } from "zod";
import { bounds } from "./bounds.ts";
import {
  type Configuration,
  DESIGN_SCHEMA,
  type DesignDocument,
  type DesignElement,
  type DesignPhoto,
  type Surface,
} from "./document.ts";
import { colourSchema, elementSchema, idSchema } from "./element-schema.ts";
import { lettersOf } from "./letters.ts";
import { ONE } from "./placement.ts";
import { isPlain } from "./plain-configuration.ts";
import { writtenLine } from "./written-text.ts";

const pixels = z.int().min(1).max(100_000);
const share = z.int().min(0).max(ONE);
const faceSchema = z.strictObject({ x: share, y: share, width: share, height: share }).readonly();

export const titleSchema = z.string().max(bounds.title).regex(writtenLine);

export const configurationSchema: z.ZodType<Configuration> = z
  .record(z.string(), z.unknown())
  .refine((configuration) => isPlain(configuration), { message: "not a plain configuration", abort: true })
  .refine((configuration) => JSON.stringify(configuration).length <= bounds.configuration, "configuration too large")
  .readonly();

/** Facts of a photo that may be added later. */
export const photoFacts = {
  takenAt: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
    .optional(),
  focus: z.strictObject({ x: share, y: share }).readonly().optional(),
  faces: z.array(faceSchema).max(bounds.faces).readonly().optional(),
};

export const photoSchema = z
  .strictObject({
    id: idSchema,
    name: z.string().max(255).regex(writtenLine),
    width: pixels,
    height: pixels,
    ...photoFacts,
  })
  .readonly() satisfies z.ZodType<DesignPhoto>;

/** Fields of a side that may change alone. */
export const surfaceFields = {
  background: colourSchema.nullable(),
  copies: z.int().min(1).max(bounds.copies),
  turned: z.boolean(),
};

export const surfaceSchema = z
  .strictObject({
    id: idSchema,
    role: idSchema,
    ...surfaceFields,
    style: idSchema.optional(),
    elements: z.array(elementSchema).max(bounds.elements).readonly(),
  })
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

/** Contradictions between the parts of a design, each as a sentence; empty for a valid design. */
export function flaws(document: Pick<DesignDocument, "photos" | "surfaces">): readonly string[] {
  const elements = document.surfaces.flatMap((surface) => surface.elements);
  const photos = new Set(document.photos.map((photo) => photo.id));
  const missing = elements.filter((element) => !hasItsPhoto(element, photos));
  return [
    ...(elements.length > bounds.elements ? [`more than ${bounds.elements} elements`] : []),
    ...(lettersOf(elements) > bounds.letters ? [`more than ${bounds.letters} letters`] : []),
    ...twice(document.photos).map((id) => `photo ${id} is there twice`),
    ...twice(document.surfaces).map((id) => `surface ${id} is there twice`),
    ...twice(elements).map((id) => `element ${id} is there twice`),
    ...missing.map((element) => `element ${element.id} uses a photo that is not in the tray`),
  ];
}

export const hasItsPhoto = (element: DesignElement, photos: { has(id: string): boolean }): boolean =>
  element.type !== "photo" || element.photo === null || photos.has(element.photo);

/** Duplicate ids, one entry for each repetition. */
export function twice(things: readonly { readonly id: string }[]): readonly string[] {
  const seen = new Set<string>();
  return things.flatMap(({ id }) => {
    if (seen.has(id)) return [id];
    seen.add(id);
    return [];
  });
}
