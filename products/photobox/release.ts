import { z } from "zod";
import { asIssue } from "../../core/list-rules.ts";
import {
  listAmount,
  listCurrencies,
  listHead,
  listKey,
  listLabelled,
  listMillimetre,
  listSize,
  unknownNames,
} from "../price-list.ts";

const typeSchema = z.object({
  ...listLabelled,
  /** Of the prints; the first is the usual one. */
  formats: z.array(listSize).min(1),
  /** Sizes of the box by the prints it is sold for, on simple paper in cardboard; the first is the usual one. */
  sizes: z
    .array(z.object({ quantityMax: z.int().positive(), price: listAmount }))
    .min(1)
    .refine(
      (sizes) => sizes.every(({ quantityMax }, i) => quantityMax > (sizes[i - 1]?.quantityMax ?? 0)),
      asIssue({ rule: "must-rise", what: "sizes" }),
    ),
  papers: z.array(listKey).min(1),
  /** The closed box. */
  outside: z.object({ width: listMillimetre, height: listMillimetre, depth: listMillimetre }),
  /** Weight of the empty box by its material. */
  grams: z.record(listKey, z.int().min(0)),
});

/** One published release of the catalogue of photo boxes. Prices are euro cents, lengths millimetres. */
export const releaseSchema = z
  .object({
    kind: z.literal("photobox"),
    ...listHead("types.key"),
    currencies: listCurrencies(listAmount),
    types: z.array(typeSchema).min(1),
    /** `percent` more than on simple paper. */
    papers: z
      .array(
        z.object({
          ...listLabelled,
          percent: z.int().min(0),
          gramsPerM2: z.int().positive(),
          days: z.int().positive(),
        }),
      )
      .min(1),
    boxes: z.array(z.object({ ...listLabelled, price: listAmount })).min(1),
    bleed: z.int().min(0),
    safe: z.int().min(0),
    resolution: z.object({ good: z.int(), fair: z.int(), warnBelow: z.int(), refuseBelow: z.int() }),
    /** Cardboard around the box, both sides together. */
    cardboard: listMillimetre,
    /** Letters that fit into the two lines on the lid, which are included. */
    lid: z.object({ title: z.int().positive(), line: z.int().positive() }).default({ title: 24, line: 32 }),
  })
  .superRefine(({ types, papers, boxes, campaigns }, context) => {
    const keysOf = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);
    const unknown = [
      ...unknownNames(
        "paper",
        types.flatMap((type) => type.papers),
        keysOf(papers),
      ),
      ...unknownNames(
        "box",
        types.flatMap(({ grams }) => Object.keys(grams)),
        keysOf(boxes),
      ),
      ...types.flatMap(({ key, grams }) =>
        unknownNames("weight", keysOf(boxes), Object.keys(grams)).map((rule) => ({ ...rule, of: key })),
      ),
      ...unknownNames(
        "type",
        campaigns.flatMap(({ keys }) => keys),
        keysOf(types),
      ),
    ];
    for (const rule of unknown) context.addIssue(asIssue(rule));
  });
export type Release = z.infer<typeof releaseSchema>;
export type BoxType = Release["types"][number];
