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

const formatSchema = z.object({
  /** `150x100`, as surcharges and campaigns name it. */
  key: listKey,
  size: listSize,
  /** Price of one print from that many on; the first from 1, then rising. */
  prices: z
    .array(z.object({ from: z.int().positive(), price: listAmount }))
    .min(1)
    .refine((steps) => steps[0]?.from === 1, asIssue({ rule: "from-one" }))
    .refine(
      (steps) => steps.every(({ from }, i) => from > (steps[i - 1]?.from ?? 0)),
      asIssue({ rule: "must-rise", what: "price breaks" }),
    ),
});

const paperSchema = z.object({
  ...listLabelled,
  /** More for each print, and where it differs by format. */
  surcharge: listAmount,
  surchargeAt: z.record(listKey, listAmount),
  gramsPerM2: z.int().positive(),
  thicknessMicrometres: z.int().positive(),
  days: z.int().positive(),
});

/** One published release of the catalogue of photo prints. Prices are euro cents, lengths millimetres. */
export const releaseSchema = z
  .object({
    kind: z.literal("photoprint"),
    ...listHead("formats.key"),
    currencies: listCurrencies(listAmount),
    formats: z.array(formatSchema).min(1),
    papers: z.array(paperSchema).min(1),
    borders: z.array(z.object({ ...listLabelled, width: z.int().min(0) })).min(1),
    initial: z.object({ format: listKey, quantity: z.int().positive() }),
    mostPrints: z.int().positive(),
    bleed: z.int().min(0),
    safe: z.int().min(0),
    /** Resolution bands; the first row the print fits into counts. */
    resolutions: z
      .array(
        z.object({ upTo: listSize.optional(), good: z.int(), fair: z.int(), warnBelow: z.int(), refuseBelow: z.int() }),
      )
      .min(1),
    /** Cardboard around the stack, both sides together. */
    mailer: listMillimetre,
  })
  .superRefine(({ formats, papers, initial, campaigns }, context) => {
    const known = formats.map(({ key }) => key);
    const named = [
      initial.format,
      ...papers.flatMap(({ surchargeAt }) => Object.keys(surchargeAt)),
      ...campaigns.flatMap(({ keys }) => keys),
    ];
    for (const rule of unknownNames("format", named, known)) context.addIssue(asIssue(rule));
  });
export type Release = z.infer<typeof releaseSchema>;
export type PrintFormat = Release["formats"][number];
export type Paper = Release["papers"][number];
export type Border = Release["borders"][number];
