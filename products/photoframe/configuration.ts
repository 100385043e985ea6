import type { z } from "zod";
import type { configurationSchema } from "./configuration-schema.ts";

/** Key of a colour chosen for the coloured edge of a canvas, six hex digits without `#`. */
export const EDGE_COLOUR = "edge-colour";

export const NO_MAT = { matSize: 0, matType: "mat-none" } as const;

export type PhotoFrameConfiguration = z.infer<typeof configurationSchema>;
