import { z } from "zod";
import { plainKey } from "../../core/list-rules.ts";

/** Parts shared by all of a release. */
export const key = z.string().regex(plainKey);
export const amount = z.int().min(0).meta({ unit: "cents" });
export const millimetre = z.int().positive().meta({ unit: "mm" });
export const sizeSchema = z.object({ width: millimetre, height: millimetre });
