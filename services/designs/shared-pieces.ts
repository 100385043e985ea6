import { z } from "zod";
import type { Piece } from "../../products/assembly.ts";

const length = z.number();
const size = z.object({ width: length, height: length });
const point = z.object({ x: length, y: length });
const face = z.object({ surface: z.string(), part: point.extend(size.shape).optional() }).nullable();

/** "#rrggbb" of faces that nobody prints. */
const paper = z.string().optional();

const leaf = z.object({ size, hinge: z.enum(["left", "top", "right"]), front: face, back: face, paper });

const fitting = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("spiral"), edge: z.enum(["left", "top"]), hanger: z.boolean() }),
  z.object({ kind: z.literal("nail"), at: point }),
  z.object({ kind: z.literal("stand"), look: z.enum(["block", "foot"]), hides: length }),
  z.object({ kind: z.literal("easel") }),
  z.object({ kind: z.literal("screws"), edge: z.enum(["left", "top"]), colour: z.string() }),
  z.object({ kind: z.literal("ribbon"), along: z.enum(["width", "height"]), colour: z.string() }),
  z.object({ kind: z.literal("bow"), colour: z.string() }),
]);

/** The thing in the hand as it is sent: pieces whose faces name sides. Micrometres. */
export const sharedPiece = z.object({
  leaves: z.array(leaf),
  body: size,
  turned: z.enum(["beside", "behind"]),
  last: z.enum(["turns", "stays", "over"]),
  fittings: z.array(fitting),
  paper,
}) satisfies z.ZodType<Piece>;
