import { z } from "zod";

const shortText = z.string().min(1).max(60);

/**
 * A wall picture, framed or not, in the specification's names. `materialType` null is the frame only, without photo;
 * `frameType` null is no frame. `format` is the picture's size in millimetres, without mat and frame.
 */
export const configurationSchema = z.object({
  materialType: z.nullable(shortText),
  format: z.object({ width: z.int().min(1).max(99_999), height: z.int().min(1).max(99_999) }),
  /** A produced variant: family and finish, `holzrahmen-slim-oak-natural`. */
  frameType: z.nullable(shortText),
  matSize: z.int().min(0).max(1000),
  matType: shortText,
  /** Value by option group; a group that applies and is missing has its default. */
  optionTypes: z.record(shortText, shortText).refine((options) => Object.keys(options).length <= 20),
});
