import { z } from "zod";
import { readMarkup } from "./read-markup.ts";

/**
 * Markup allowed in drawings: groups and filled paths, nothing that loads, runs or links. The pattern is unambiguous,
 * so that long drawings are refused as fast as they are accepted.
 */
const allowed =
  /^\s*(?:<(?:\/?g(?:\s+(?:fill|transform|opacity|fill-rule)="[#A-Za-z0-9 .,()-]*")*\s*|path(?:\s+(?:fill|d|transform|opacity|fill-rule)="[#A-Za-z0-9 .,()-]*")*\s*\/?|\/path)>\s*)*$/;
const markup = z
  .string()
  .max(200_000)
  .regex(allowed, { error: "may hold groups and filled paths only", abort: true })
  .superRefine((text, context) => {
    const parts = readMarkup(text);
    if (!parts.ok) context.addIssue({ code: "custom", message: parts.error });
  });

/** A clipart with its drawing, in units of `unitsPerMm`; `foil` is one path of one colour. */
export const artPieceSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.object({ de: z.string().min(1), en: z.string().min(1) }),
  family: z.string(),
  tags: z.array(z.string()),
  /** Micrometres. */
  width: z.int().positive(),
  height: z.int().positive(),
  units: z.object({ width: z.int().positive(), height: z.int().positive() }),
  markup,
  foil: markup.nullable(),
});
export type ArtPiece = z.infer<typeof artPieceSchema>;

/** The inside of an SVG file and the size of its view box; null for what is no such file. */
export function svgInside(svg: string): { readonly units: ArtPiece["units"]; readonly inside: string } | null {
  const found = /^\s*<svg[^>]*\sviewBox="0 0 (\d+) (\d+)"[^>]*>([\s\S]*)<\/svg>\s*$/.exec(svg);
  if (!found) return null;
  const [, width, height, inside = ""] = found;
  return { units: { width: Number(width), height: Number(height) }, inside: inside.trim() };
}
