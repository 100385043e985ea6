import { z } from "zod";

/** Small pieces every part of a release is made of. */
export const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const amount = z.int().min(0);
export const millimetre = z.int().positive();
export const sizeSchema = z.object({ width: millimetre, height: millimetre });

/** `fix + perM2 x area + perM x perimeter`, euro cents (catalogue facts, section 1). */
export const rateSchema = z.object({ fix: amount, perM2: amount, perM: amount });
export type Rate = z.infer<typeof rateSchema>;
