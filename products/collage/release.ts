import { z } from "zod";
import { asIssue, type ListRule } from "../../core/list-rules.ts";
import type { Unit } from "../../core/locale.ts";
import { type Format, fitsInto, writeFormat } from "../../core/measure.ts";
import {
  listCurrencies,
  listHead,
  listKey,
  listLabelled,
  listMillimetre,
  listSize,
  unknownNames,
} from "../price-list.ts";
import { rateSchema } from "../wall-rate-schema.ts";
import { MIXED } from "./configuration.ts";

const grams = z.int().min(0);
const lengths = { bleed: z.int().min(0), safe: z.int().min(0) };

const bands = z.object({
  good: z.int().positive(),
  fair: z.int().positive(),
  warnBelow: z.int().positive(),
  refuseBelow: z.int().positive(),
});
const resolutionSchema = z.object({ upTo: listSize.optional(), bands });
/** Of catalogues that do not say it (catalogue facts, section 2: pictures). */
const usualResolutions = [
  { upTo: { width: 594, height: 420 }, bands: { good: 200, fair: 120, warnBelow: 100, refuseBelow: 50 } },
  { bands: { good: 150, fair: 100, warnBelow: 72, refuseBelow: 40 } },
];

/** Stretchers of canvases; the first of each list is the default. */
const stretchedSchema = z.object({
  /** Behind the stretcher, and over a coloured edge. */
  foldOver: listMillimetre,
  overlap: listMillimetre,
  edges: z.array(z.object(listLabelled)).min(1),
  stretchers: z
    .array(z.object({ ...listLabelled, depth: listMillimetre, longest: listMillimetre.nullable(), rate: rateSchema }))
    .min(1),
});
const usualStretched = {
  foldOver: 15,
  overlap: 2,
  edges: [{ key: "mirrored", label: "opt.edge.mirrored" }],
  stretchers: [{ key: "25", label: "opt.stretcher.25", depth: 25, longest: null, rate: { fix: 0, perM2: 0, perM: 0 } }],
};

const materialSchema = z.object({
  ...listLabelled,
  /** The wall picture's own rates: no fee for the design. */
  rate: rateSchema,
  framed: z.boolean(),
  gramsPerM2: grams,
  /** Of the unframed panel. */
  depth: listMillimetre,
  days: z.int().positive(),
  /** Paper is rolled when it is larger; null for what always goes into a box. */
  flatUpTo: listSize.nullable(),
  /** Drawn over a stretcher, so that it has edges. */
  stretched: z.boolean().default(false),
  /** The last row is for all sizes. */
  resolutions: z.array(resolutionSchema).min(1).default(usualResolutions),
  ...lengths,
});

const frameFamilySchema = z.object({
  ...listLabelled,
  /** Frame type of the specification: holzrahmen, alurahmen, kunststoffrahmen. */
  type: listKey,
  largest: listSize,
  face: listMillimetre,
  /** Width of the picture that its rebate covers. */
  covers: z.int().min(0).default(5),
  depth: listMillimetre,
  gramsPerM: grams,
  finishes: z.array(z.object({ ...listLabelled, rate: rateSchema })).min(1),
});

const panelSchema = z.object({ materialType: listKey, format: listSize });
const byUnit = <Schema extends z.ZodType>(schema: Schema) => z.object({ cm: schema, inch: schema });

/** One published release of the catalogue of collages. Rates are euro cents, lengths millimetres. */
export const releaseSchema = z
  .object({
    kind: z.literal("collage"),
    ...listHead("materials.key", "=mixed"),
    currencies: listCurrencies(rateSchema),
    materials: z.array(materialSchema).min(1),
    defaultMaterial: listKey,
    stretched: stretchedSchema.default(usualStretched),
    /** Lying, in millimetres; standing ones may be ordered as well. */
    formats: byUnit(z.array(listSize).min(1)),
    initial: byUnit(listSize),
    /** A set of panels, `percent` cheaper than its panels one by one. */
    mixed: z.object({
      label: z.string(),
      least: z.int().positive(),
      most: z.int().positive().max(20),
      percent: z.int().min(0).max(90),
      initial: byUnit(z.array(panelSchema)),
    }),
    frames: z.object({
      /** The specification's frame types, each with its default variant; the first is the default frame. */
      types: z.array(z.object({ key: listKey, frameType: listKey })).min(1),
      families: z.array(frameFamilySchema).min(1),
      glass: z.object({ rate: rateSchema, gramsPerM2: grams }),
      back: z.object({ rate: rateSchema, gramsPerM2: grams }),
      extraDays: z.int().min(0),
    }),
    shapes: z.array(z.object(listLabelled)).min(1),
    designs: z.array(z.object({ id: z.int().positive(), shape: listKey, photos: z.int().min(2).max(60) })).min(1),
    defaultDesign: z.object({ card: z.int(), poster: z.int() }),
    colours: z.array(z.object({ ...listLabelled, hex: z.string().regex(/^#[0-9a-f]{6}$/) })).min(1),
  })
  .superRefine((release, context) => {
    const materials = release.materials.map(({ key }) => key);
    const variants = release.frames.families.flatMap(({ key, finishes }) => finishes.map((one) => `${key}-${one.key}`));
    const { cm, inch } = release.mixed.initial;
    const unknown = [
      ...unknownNames("material", [release.defaultMaterial, ...panelMaterials([...cm, ...inch])], materials),
      ...unknownNames(
        "material",
        release.campaigns.flatMap(({ keys }) => keys),
        [...materials, MIXED],
      ),
      ...unknownNames(
        "frame",
        release.frames.types.map(({ frameType }) => frameType),
        variants,
      ),
      ...unknownNames(
        "shape",
        release.designs.map(({ shape }) => shape),
        release.shapes.map(({ key }) => key),
      ),
      ...unknownNames(
        "design",
        Object.values(release.defaultDesign).map(String),
        release.designs.map(({ id }) => `${id}`),
      ),
    ];
    for (const rule of [...unknown, ...impossibleStarts(release)]) context.addIssue(asIssue(rule));
  });

/** A link that names nothing must lead to something, and every format must have a frame that holds it. */
function impossibleStarts({ formats, initial, mixed, frames }: Starts): readonly ListRule[] {
  return (["cm", "inch"] as const).flatMap((unit) => {
    const set = mixed.initial[unit];
    const offered = formats[unit].map(writeFormat);
    const started = [initial[unit], ...set.map(({ format }) => format)].map(writeFormat);
    const unframed = formats[unit].filter((one) => !frames.families.some(({ largest }) => fitsInto(one, largest)));
    return [
      ...unknownNames("format", started, offered),
      ...unframed.map((one): ListRule => ({ rule: "no-frame", format: writeFormat(one) })),
      ...(set.length < mixed.least || set.length > mixed.most
        ? [{ rule: "set-size", count: set.length } as const]
        : []),
    ];
  });
}

interface Starts {
  readonly formats: Units<readonly Format[]>;
  readonly initial: Units<Format>;
  readonly mixed: {
    readonly least: number;
    readonly most: number;
    readonly initial: Units<readonly { readonly format: Format }[]>;
  };
  readonly frames: { readonly families: readonly { readonly largest: Format }[] };
}
type Units<Value> = { readonly [unit in Unit]: Value };

const panelMaterials = (panels: readonly { readonly materialType: string }[]) =>
  panels.map(({ materialType }) => materialType);

export type Release = z.infer<typeof releaseSchema>;
export type Material = Release["materials"][number];
export type FrameFamily = Release["frames"]["families"][number];
