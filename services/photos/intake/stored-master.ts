import { z } from "zod";
import { isOrientation, type Orientation } from "../../../print/jpeg/exif-orientation.ts";
import type { Master } from "./verdict.ts";

/** The column `photo_content.master`. The file is the content's `original` or `rendition`. */
const storedMaster = z.object({
  from: z.enum(["original", "rendition"]),
  ranges: z.array(z.object({ start: z.int(), end: z.int() })),
  sha256: z.string().length(64),
  width: z.int(),
  height: z.int(),
  orientation: z.custom<Orientation>(isOrientation),
  components: z.union([z.literal(1), z.literal(3), z.literal(4)]),
  inverted: z.boolean(),
  storedAsRgb: z.boolean(),
});

/** @throws when the column holds something else (a bug) */
export const readMaster = (column: unknown): Master => storedMaster.parse(column);
