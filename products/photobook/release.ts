import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { asIssue, type ListRule } from "../../core/list-rules.ts";
import { parseFormat } from "../../core/measure.ts";
import { colourSchema } from "../../design/element-schema.ts";
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

const micrometre = z.int().positive();
const formatText = z.string().refine((text) => parseFormat(text).ok, asIssue({ rule: "not-a-format" }));

const formatSchema = z.object({
  format: formatText,
  /** Name in inches, `8x8`; null where it has none. */
  inchName: z.string().nullable(),
  /** Percent of the papers' surcharge in this size. */
  paperPercent: z.int().positive(),
  /** Null where there is no box that fits. */
  giftBox: listAmount.nullable(),
});

const bookSchema = z.object({
  printing: listKey,
  cover: listKey,
  binding: listKey,
  label: z.string(),
  days: z.int().min(0),
  taxClass: z.enum(["photobook-pur", "photobook-photo", "printed-standard"]),
  pages: z
    .object({ min: z.int().positive(), max: z.int().positive(), step: z.int().positive() })
    .refine(({ min, max, step }) => max >= min && (max - min) % step === 0, asIssue({ rule: "page-steps" })),
  /** The first is the default; surcharge in cents a page at 200 x 200 mm. */
  papers: z.array(z.object({ key: listKey, perPage: listAmount })).min(1),
  /** Between the cover and the block, the first is the usual one; none where the outer pages are glued to the cover. */
  endPapers: z.array(listKey).default([]),
  /** Price with the fewest pages, and of each page more. */
  formats: z.array(z.object({ format: formatText, price: listAmount, perPage: listAmount })).min(1),
});
export type Book = z.infer<typeof bookSchema>;

const paperSchema = z.object({
  ...listLabelled,
  gramsPerM2: z.int().positive(),
  /** Thickness of a leaf; of a lay-flat leaf, which is two prints back to back. */
  calliper: micrometre,
  layflatCalliper: micrometre,
});

const coverSchema = z.object({
  ...listLabelled,
  gramsPerM2: z.int().positive(),
  /** Thickness of one side. */
  calliper: micrometre,
  /** Beyond the block and both sides: glue and air. */
  allowance: z.int().min(0),
  /** The boards stand over the block by this much at the three open edges. */
  edge: z.int().min(0).default(0),
  /** Folded in around the boards, and the joint beside the spine. */
  turnIn: z.int().min(0),
  joint: z.int().min(0),
  /** Thinnest spine that carries text. */
  textFrom: micrometre,
});
export type Cover = z.infer<typeof coverSchema>;

/**
 * One published release of the photobook catalogue. Amounts are euro cents, lengths millimetres, callipers micrometres.
 */
export const releaseSchema = z
  .object({
    kind: z.literal("photobook"),
    ...listHead("books.printing"),
    currencies: listCurrencies(listAmount),
    /** The first is the default. */
    books: z.array(bookSchema).min(1),
    formats: z.array(formatSchema).min(1),
    initialFormat: formatText,
    papers: z.array(paperSchema).min(1),
    covers: z.array(coverSchema).min(1),
    laminations: z.array(z.object(listLabelled)).min(1),
    endPapers: z.array(z.object({ ...listLabelled, colour: colourSchema, price: listAmount })).default([]),
    /** Default by channel, and whether the visitor may choose another. */
    lamination: z.record(z.enum(channels), z.object({ initial: listKey, choice: z.boolean() })),
    refinements: z.array(z.object({ ...listLabelled, price: listAmount })),
    quantityBreaks,
    mostCopies: z.int().positive(),
    spine: z.object({
      /** Bindings with a spine; a stapled booklet has none. */
      bindings: z.array(listKey),
      roundTo: micrometre,
      textFromPages: z.int().positive(),
    }),
    sheet: z.object({
      bleed: z.int().min(0),
      safe: z.int().min(0),
      /** Swallowed by the binding on each page. */
      gutter: z.record(listKey, z.int().min(0)),
      resolution: z.object({ good: z.int(), fair: z.int(), warnBelow: z.int(), refuseBelow: z.int() }),
    }),
    mailer: listMillimetre,
  })
  .superRefine((release, context) => {
    for (const rule of dangling(release)) context.addIssue(asIssue(rule));
  });
export type Release = z.infer<typeof releaseSchema>;

interface References {
  readonly books: readonly Book[];
  readonly formats: readonly { readonly format: string }[];
  readonly initialFormat: string;
  readonly papers: readonly { readonly key: string }[];
  readonly covers: readonly { readonly key: string }[];
  readonly endPapers: readonly { readonly key: string }[];
  readonly laminations: readonly { readonly key: string }[];
  readonly lamination: Readonly<Record<string, { readonly initial: string }>>;
  readonly spine: { readonly bindings: readonly string[] };
  readonly campaigns: readonly { readonly keys: readonly string[] }[];
}

/** Names in a release that lead nowhere, empty when the release is sound. */
function dangling(release: References): readonly ListRule[] {
  const { books, formats, papers, covers, endPapers, laminations, lamination, spine, campaigns } = release;
  const keys = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);
  const sizes = formats.map(({ format }) => format);
  const priced = books.flatMap((book) => book.formats.map(({ format }) => format));
  return [
    ...unknownNames("format", [release.initialFormat, ...priced], sizes),
    ...unknownNames(
      "paper",
      books.flatMap((book) => keys(book.papers)),
      keys(papers),
    ),
    ...unknownNames(
      "end paper",
      books.flatMap((book) => book.endPapers),
      keys(endPapers),
    ),
    ...unknownNames(
      "cover",
      books.map(({ cover }) => cover),
      keys(covers),
    ),
    ...unknownNames(
      "lamination",
      Object.values(lamination).map(({ initial }) => initial),
      keys(laminations),
    ),
    ...unknownNames(
      "binding",
      spine.bindings,
      books.map(({ binding }) => binding),
    ),
    ...unknownNames(
      "printing",
      campaigns.flatMap((one) => one.keys),
      books.map(({ printing }) => printing),
    ),
  ];
}
