import { z } from "zod";
import {
  bounds,
  configurationSchema,
  elementSchema,
  idSchema,
  photoSchema,
  placementSchema,
  rectSchema,
  surfacesSchema,
  textFields,
  titleSchema,
} from "./document-schema.ts";

/**
 * Edits as data. They go to the undo list, to the browser's storage and over HTTP, so they are plain JSON and parsed
 * by `operationSchema` wherever they come in. `apply.ts` says what each does and gives its inverse.
 */
const at = z.int().min(0).max(10_000);

const steps = [
  z.strictObject({ type: z.literal("setTitle"), title: titleSchema }),
  /** Into the tray, at the end unless `at` says where. */
  z.strictObject({ type: z.literal("addPhoto"), photo: photoSchema, at: at.optional() }),
  /** Out of the tray; elements that used it become empty and keep their placement. */
  z.strictObject({ type: z.literal("removePhoto"), photo: idSchema }),
  /** Gives an element another photo (or none); without `placement` the new one lies in the middle, unturned. */
  z.strictObject({
    type: z.literal("placePhoto"),
    element: idSchema,
    photo: idSchema.nullable(),
    placement: placementSchema.optional(),
  }),
  z.strictObject({ type: z.literal("setPlacement"), element: idSchema, placement: placementSchema }),
  /** A new configuration with the surfaces the kind's `reconfigure` made for it, as a whole. */
  z.strictObject({
    type: z.literal("setConfiguration"),
    configuration: configurationSchema,
    surfaces: surfacesSchema,
  }),
  /** On top of the surface's elements, or at place `at`, counted from the bottom. */
  z.strictObject({ type: z.literal("addElement"), surface: idSchema, element: elementSchema, at: at.optional() }),
  z.strictObject({ type: z.literal("removeElement"), element: idSchema }),
  z.strictObject({
    type: z.literal("setElementFrame"),
    element: idSchema,
    frame: z.union([rectSchema, z.literal("surface")]),
  }),
  z.strictObject({ type: z.literal("setText"), element: idSchema, ...z.object(textFields).partial().shape }),
] as const;

const stepSchema = z.discriminatedUnion("type", steps);

export const operationSchema = z.discriminatedUnion("type", [
  ...steps,
  /** Several steps that succeed or fail as one. */
  z.strictObject({
    type: z.literal("together"),
    steps: z.array(stepSchema).max(bounds.steps).readonly(),
  }),
]);

/** One edit that is not made of others. */
export type Step = Readonly<z.infer<typeof stepSchema>>;
export type Operation = Readonly<z.infer<typeof operationSchema>>;
export type StepOf<Type extends Step["type"]> = Extract<Step, { type: Type }>;

/** An operation as the steps it is made of. */
export const stepsOf = (operation: Operation): readonly Step[] =>
  operation.type === "together" ? operation.steps : [operation];

/** Steps as one operation. */
export const together = (steps: readonly Step[]): Operation => {
  const [only, ...others] = steps;
  return only && others.length === 0 ? only : { type: "together", steps };
};
