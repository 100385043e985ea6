import { z } from "zod";

const shortText = z.string().min(1).max(60);

const panelSchema = z.object({
  materialType: shortText,
  /** Millimetres, either way round. */
  format: z.object({ width: z.int().min(1).max(99_999), height: z.int().min(1).max(99_999) }),
});
export type Panel = z.infer<typeof panelSchema>;

/** A collage in the specification's names (section 3). */
export const configurationSchema = z.object({
  /** `canvas`, `poster`, `framed-poster`, or `mixed`: a set of panels. */
  materialType: shortText,
  /** The product: one panel of that material, or those of the set. */
  panels: z.array(panelSchema).min(1).max(20),
  /** A frame's family and finish, for the framed posters among the panels; null without them. */
  frameType: z.nullable(shortText),
  designId: z.int().min(1).max(999_999),
  /** Of the background: a colour of the catalogue, or six hex digits. */
  color: shortText,
  /** Photos, where they are not as many as the design has; of a set on all panels together. */
  tileCount: z.nullable(z.int().min(0).max(999_999)).default(null),
  /** Edge and stretcher of canvases; what is left out is as usual. */
  optionTypes: z
    .record(shortText, shortText)
    .refine((options) => Object.keys(options).length <= 20)
    .default({}),
});
export type CollageConfiguration = z.infer<typeof configurationSchema>;
