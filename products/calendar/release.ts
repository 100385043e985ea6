import { z } from "zod";
import { asIssue, type ListRule } from "../../core/list-rules.ts";
import { parseFormat } from "../../core/measure.ts";
import {
  listAmount,
  listCurrencies,
  listHead,
  listKey,
  listLabelled,
  listMillimetre,
  unknownNames,
} from "../price-list.ts";
import { quantityBreaks } from "../quantity-breaks.ts";
import { formatGroupLabels } from "./format-groups.ts";

const formatText = z.string().refine((text) => parseFormat(text).ok, asIssue({ rule: "not-a-format" }));

/** The format groups of the specification, section 3, calendar. */
const groups = Object.keys(formatGroupLabels) as (keyof typeof formatGroupLabels)[];

const formatSchema = z.object({
  format: formatText,
  group: z.enum(groups),
  /** One piece, twelve months, first paper. */
  price: listAmount,
  /** Percent of the paper's surcharge in this size. */
  paperPercent: z.int().positive(),
});

const typeSchema = z.object({
  ...listLabelled,
  days: z.int().min(0),
  /** Mountings by key; the first is the default. */
  mountings: z.array(listKey).min(1),
  accessories: z.array(listKey),
  initialFormat: formatText,
  formats: z.array(formatSchema).min(1),
  /** Months: a sheet for each, and a cover. Weeks: pages as a block, and a cover. */
  inside: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("months"), counts: z.array(z.int().positive()).min(1) }),
    z.object({ kind: z.literal("weeks"), pages: z.int().positive().multipleOf(2) }),
  ]),
  columns: z.object({ min: z.int().positive(), max: z.int().positive(), initial: z.int().positive() }).nullable(),
});
export type CalendarType = z.infer<typeof typeSchema>;

const mountingSchema = z.object({
  ...listLabelled,
  price: listAmount,
  /** Free of everything that matters along the bound edge. */
  keepFree: z.int().min(0),
  /** One drilled hole: its diameter and the distance of its centre from the top edge. */
  hole: z.object({ diameter: listMillimetre, fromEdge: listMillimetre }).nullable(),
  /** Thickness that it adds to the calendar, at least. */
  depth: z.int().min(0),
  grams: z.int().min(0),
});

const accessorySchema = z.object({
  ...listLabelled,
  price: listAmount,
  /** The mounting it goes with. */
  mounting: listKey,
  /** Hidden at the bottom, in a slot of wood. */
  hides: z.int().min(0),
  depth: listMillimetre,
  grams: z.int().min(0),
});

const paperSchema = z.object({
  ...listLabelled,
  price: listAmount,
  gramsPerM2: z.int().positive(),
  calliperMicrometres: z.int().positive(),
});

const refinementSchema = z.object({
  ...listLabelled,
  /** By number of pieces, each piece. */
  prices: z.array(z.object({ from: z.int().positive(), price: listAmount })).min(1),
});

/** One published release of the calendar catalogue. Amounts are euro cents, lengths listMillimetres, dates ISO. */
export const releaseSchema = z
  .object({
    kind: z.literal("calendar"),
    ...listHead("types.key"),
    currencies: listCurrencies(listAmount),
    types: z.array(typeSchema).min(1),
    defaultType: listKey,
    mountings: z.array(mountingSchema).min(1),
    accessories: z.array(accessorySchema),
    /** The first is the default. */
    papers: z.array(paperSchema).min(1),
    refinements: z.array(refinementSchema),
    /** Each month after the twelfth. */
    extraMonth: listAmount,
    /** Years it can start in, both included. */
    years: z.object({ from: z.int(), to: z.int() }),
    largestAmount: z.int().positive(),
    quantityBreaks,
    /** The last sheet of calendars with months. */
    backCard: z.object({ gramsPerM2: z.int().positive(), calliperMicrometres: z.int().positive() }),
    sheet: z.object({
      bleed: z.int().min(0),
      safe: z.int().min(0),
      resolution: z.object({ good: z.int(), fair: z.int(), warnBelow: z.int(), refuseBelow: z.int() }),
    }),
  })
  .superRefine((release, context) => {
    for (const rule of dangling(release)) context.addIssue(asIssue(rule));
  });
export type Release = z.infer<typeof releaseSchema>;

interface References {
  readonly types: readonly CalendarType[];
  readonly defaultType: string;
  readonly mountings: readonly { readonly key: string }[];
  readonly accessories: readonly { readonly key: string; readonly mounting: string }[];
  readonly campaigns: readonly { readonly keys: readonly string[] }[];
}

/** Names in a release that lead nowhere, empty when the release is sound. */
function dangling({ types, defaultType, mountings, accessories, campaigns }: References): readonly ListRule[] {
  const keys = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);
  const named: readonly (readonly [
    what: Parameters<typeof unknownNames>[0],
    names: readonly string[],
    known: readonly string[],
  ])[] = [
    ["calendar type", [defaultType, ...campaigns.flatMap((one) => one.keys)], keys(types)],
    [
      "mounting",
      [...types, ...accessories.map((one) => ({ mountings: [one.mounting] }))].flatMap((one) => one.mountings),
      keys(mountings),
    ],
    ["accessory", types.flatMap((one) => one.accessories), keys(accessories)],
  ];
  return [
    ...named.flatMap((names) => unknownNames(...names)),
    ...types.flatMap(({ key, initialFormat, formats }) =>
      unknownNames(
        "format",
        [initialFormat],
        formats.map(({ format }) => format),
      ).map((rule) => ({ ...rule, of: key })),
    ),
  ];
}
