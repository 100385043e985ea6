import { z } from "zod";
import { rateSchema } from "../wall-rate-schema.ts";
import { amount, key, millimetre, sizeSchema } from "./release-parts.ts";

const labelled = { key, label: z.string() };

const familySchema = z.object({
  ...labelled,
  /** Frame type of the specification: alurahmen, artbox, holzrahmen ... */
  type: key,
  finishes: z.array(z.object({ ...labelled, rate: rateSchema })).min(1),
  /** Visible width of the moulding. */
  face: millimetre,
  /** By stretcher bar where it matters, otherwise `default`. */
  depth: z.object({ default: millimetre }).catchall(millimetre),
  /** Shadow gap between picture and moulding. */
  gap: z.int().min(0),
  /** Width of the picture that the rebate hides on each side. */
  covers: z.int().min(0),
  /** Of picture plus mat. */
  largest: sizeSchema,
  materials: z.array(key).min(1),
  /** Comes with glass and back, so that paper can be put in. */
  glass: z.boolean(),
  mat: z.boolean(),
  gramsPerM: z.int().min(0),
});
export type FrameFamily = z.infer<typeof familySchema>;

/** Ready-made frames: fixed sizes, fixed prices with glass and back, and a right of withdrawal when sold empty. */
const readyMadeSchema = z.object({
  ...labelled,
  type: key,
  materials: z.array(key).min(1),
  depth: millimetre,
  covers: z.int().min(0),
  gramsPerM: z.int().min(0),
  finishes: z.array(z.object({ ...labelled, face: millimetre })).min(1),
  sizes: z.array(z.object({ format: sizeSchema, prices: z.record(key, amount) })).min(1),
});
export type ReadyMade = z.infer<typeof readyMadeSchema>;

export const frameCatalogueSchema = z.object({
  /** The specification's frame types, each with its default variant and mat, and the material it is shown with. */
  types: z.array(z.object({ ...labelled, frameType: key, matSize: z.int().min(0), matType: key, material: key })),
  families: z.array(familySchema).min(1),
  readyMade: readyMadeSchema,
  smallest: sizeSchema,
  back: z.object({ rate: rateSchema, gramsPerM2: z.int().min(0) }),
  mats: z.object({
    sizes: z.array(millimetre).min(1),
    types: z.array(z.object(labelled)).min(1),
    rate: rateSchema,
    gramsPerM2: z.int().min(0),
    /** Difference of the opening from the picture on each side. */
    overlap: millimetre,
  }),
  extraDays: z.int().min(0),
  /** Safe distance from the trim in a frame, and at least that far from what is covered. */
  safe: z.int().min(0),
  safeFromCover: z.int().min(0),
});
