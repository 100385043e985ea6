import { z } from "zod";
import { bounds } from "./bounds.ts";
import {
  configurationSchema,
  photoFacts,
  photoSchema,
  surfaceFields,
  surfaceSchema,
  surfacesSchema,
  titleSchema,
} from "./document-schema.ts";
import { elementSchema, idSchema, placementSchema } from "./element-schema.ts";
import { KEY } from "./plain-configuration.ts";

/**
 * Edits as data. They go to the undo list, to the browser's storage and over HTTP, so they are plain JSON and parsed
 * by `operationSchema` wherever they come in. `apply.ts` says what each does and gives its inverse.
 */
const at = z.int().min(0).max(bounds.elements);
const fieldNames = z.array(z.string().regex(KEY)).max(40).readonly().optional();
const elements = z.array(elementSchema).min(1).max(bounds.elements).readonly();

const steps = [
  z.strictObject({ type: z.literal("setTitle"), title: titleSchema }),
  /** Fields of the kind's configuration that change, as a whole each, and those that are no longer there. */
  z.strictObject({
    type: z.literal("setConfiguration"),
    set: configurationSchema,
    unset: fieldNames,
  }),

  /** Into the tray, at the end unless `at` says where. */
  z.strictObject({ type: z.literal("addPhoto"), photo: photoSchema, at: at.optional() }),
  /** Out of the tray; elements that used it become empty and keep their placement. */
  z.strictObject({ type: z.literal("removePhoto"), photo: idSchema }),
  /** Adds facts of a photo; `unset` removes some. */
  z.strictObject({ type: z.literal("setPhoto"), photo: idSchema, set: z.strictObject(photoFacts), unset: fieldNames }),
  /** Replaces an element's photo (or removes it); without `placement` the new one is centred and upright. */
  z.strictObject({
    type: z.literal("placePhoto"),
    element: idSchema,
    photo: idSchema.nullable(),
    placement: placementSchema.optional(),
  }),
  /** Exchanges the photos of two elements; both are centred. */
  z.strictObject({ type: z.literal("swapPhotos"), one: idSchema, other: idSchema }),
  z.strictObject({ type: z.literal("setPlacement"), element: idSchema, placement: placementSchema }),

  /** On top of the side's elements, or from place `at` on, counted from the bottom. */
  z.strictObject({ type: z.literal("addElements"), surface: idSchema, elements, at: at.optional() }),
  z.strictObject({
    type: z.literal("removeElements"),
    elements: z.array(idSchema).min(1).max(bounds.elements).readonly(),
  }),
  /** Fields of an element that change, each as a whole; the result must be an element of the same type. */
  z
    .strictObject({
      type: z.literal("setElement"),
      element: idSchema,
      set: z.record(z.string().max(40), z.unknown()).readonly(),
      unset: fieldNames,
    })
    // A field both set and unset is ambiguous, and the log would store it as sent.
    .refine(({ set, unset = [] }) => unset.every((name) => !Object.hasOwn(set, name)), "a field is set and left out"),
  /** Raises or lowers it within its side: place `to`, counted from the bottom. */
  z.strictObject({ type: z.literal("moveElement"), element: idSchema, to: at }),

  /** Behind the last side, or at place `at`. */
  z.strictObject({ type: z.literal("addSurface"), surface: surfaceSchema, at: at.optional() }),
  z.strictObject({ type: z.literal("removeSurface"), surface: idSchema }),
  z.strictObject({ type: z.literal("moveSurface"), surface: idSchema, to: at }),
  z.strictObject({
    type: z.literal("setSurface"),
    surface: idSchema,
    ...z.object(surfaceFields).partial().shape,
    style: idSchema.nullable().optional(),
  }),
  /** Replaces all elements of a side: another layout or another style. */
  z.strictObject({
    type: z.literal("arrange"),
    surface: idSchema,
    elements: z.array(elementSchema).max(bounds.elements).readonly(),
  }),
  /** Replaces all sides, for changes that affect each of them. */
  z.strictObject({ type: z.literal("setSurfaces"), surfaces: surfacesSchema }),
] as const;

const stepSchema = z.discriminatedUnion("type", steps);
const stepsSchema = z.array(stepSchema).max(bounds.steps).readonly();
const release = z.int().positive();

export const operationSchema = z.discriminatedUnion("type", [
  ...steps,
  /** Several steps that succeed or fail as one. */
  z.strictObject({ type: z.literal("together"), steps: stepsSchema }),
  /** The design is laid out and priced by another release of its catalogue from here on; the steps make it fit. */
  z.strictObject({ type: z.literal("renew"), from: release, to: release, steps: stepsSchema }),
]);

/** One elementary edit. */
export type Step = Readonly<z.infer<typeof stepSchema>>;
export type Operation = Readonly<z.infer<typeof operationSchema>>;
export type StepOf<Type extends Step["type"]> = Extract<Step, { type: Type }>;

/** The steps of an operation. */
export const stepsOf = (operation: Operation): readonly Step[] =>
  operation.type === "together" || operation.type === "renew" ? operation.steps : [operation];

/** Steps as one operation. */
export const together = (steps: readonly Step[]): Operation => {
  const [only, ...others] = steps;
  return only && others.length === 0 ? only : { type: "together", steps };
};
