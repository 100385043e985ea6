import { z } from "zod";
import { plainKey } from "../../core/list-rules.ts";

/** Small pieces every part of a release is made of. */
export const key = z.string().regex(plainKey);
export const amount = z.int().min(0).meta({ unit: "cents" });
export const millimetre = z.int().positive().meta({ unit: "mm" });
export const sizeSchema = z.object({ width: millimetre, height: millimetre });
