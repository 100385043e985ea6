import { z } from "zod";
import { labelFor } from "../core/labels.ts";
import { done, failed } from "../core/outcome.ts";
import { inMailer } from "../core/piece.ts";
import { splitTax } from "../core/tax.ts";
import { configurationStep } from "../design/apply-whole.ts";
import { DESIGN_SCHEMA, type DesignOutline, type Surface } from "../design/document.ts";
import { allSides, type SurfaceLayout } from "../design/layout.ts";
import { recipientsRef } from "../design/recipients/recipient.ts";
import type { ProductKind, Quote, Refusal } from "./kind.ts";
import { refuse } from "./link-values.ts";
import { plainPlan } from "./print-plan.ts";

/** A kind that consists of sides only, for tests and benches: each as large as its configuration says, micrometres. */
const sideSchema = z.strictObject({
  id: z.string(),
  role: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** So many sides "{id}-0", "{id}-1" ... instead of the one. */
  times: z.int().positive().optional(),
});
const configurationSchema = z.strictObject({ sides: z.array(sideSchema), recipients: recipientsRef.optional() });
export type PaperConfiguration = z.infer<typeof configurationSchema>;

const dataSchema = z.object({
  release: z.int(),
  /** Micrometres; larger sides are refused. */
  longest: z.int(),
  bleed: z.int(),
});
export type PaperData = z.infer<typeof dataSchema>;

export const paperData: PaperData = { release: 1, longest: 1_000_000, bleed: 3_000 };

const sidesOf = ({ sides }: PaperConfiguration) =>
  sides.flatMap(({ times, ...side }) =>
    times === undefined
      ? [side]
      : Array.from({ length: times }, (_, place) => ({ ...side, id: `${side.id}-${place}` })),
  );

function check(configuration: PaperConfiguration, { longest }: PaperData): readonly Refusal[] {
  const tooLong = configuration.sides.find(({ width, height }) => Math.max(width, height) > longest);
  return tooLong ? [refuse("sides", "format-too-large", { width: longest, height: longest })] : [];
}

/** Sides of the configuration that the design has, in the design's order; those it lacks come last. */
function surfaces(design: DesignOutline, { bleed }: PaperData): readonly SurfaceLayout[] {
  const places = new Map(design.surfaces.map(({ id }, place) => [id, place]));
  const place = ({ id }: { readonly id: string }) => places.get(id) ?? places.size;
  return sidesOf(configurationSchema.parse(design.configuration))
    .toSorted((one, other) => place(one) - place(other))
    .map(({ id, role, width, height }) => ({
      surface: id,
      role,
      trim: { width, height },
      bleed: allSides(bleed),
      edge: { kind: "bleed" },
      zones: [],
      background: "#ffffff",
      resolution: { good: 200, fair: 120, warnBelow: 100, refuseBelow: 50 },
    }));
}

const blankSide = ({ id, role }: { readonly id: string; readonly role: string }): Surface => ({
  id,
  role,
  background: null,
  copies: 1,
  turned: false,
  elements: [],
});

export const paper: ProductKind<PaperConfiguration, PaperData> = {
  key: "paper",
  productType: "photoprint",
  designerPath: "/configurator-paper/",
  configurationSchema,
  dataSchema,
  recognises: ({ sides }) => sides !== undefined,
  readLink: (query) => ({
    configuration: configurationSchema.parse(JSON.parse(String(query.paper ?? '{"sides":[]}'))),
    notices: [],
    addToCart: false,
  }),
  writeLink: (configuration) => ({ paper: JSON.stringify(configuration) }),
  check,
  quote(configuration, data, { currency, tax }) {
    const refusals = check(configuration, data);
    if (refusals.length > 0) return failed(refusals);
    const price = 100 * sidesOf(configuration).length;
    const priced = { currency, release: data.release, lines: [], priceOriginal: price, priceCurrent: price };
    return done({ ...priced, ...splitTax(price, tax) } satisfies Quote);
  },
  reductionsOn: () => [],
  reducedSince: () => null,
  priceBefore: () => null,
  offer: {
    label: "kind.photoprint",
    parameters: {},
    fields: { type: "paper", format: "paper" },
    types: () => [],
    formats: () => [],
    options: () => [],
    ladders: () => [],
    limits: null,
    frameTypes: null,
    accessories: null,
    history: null,
    paths: {},
  },
  design: {
    blank: (configuration) => ({
      schema: DESIGN_SCHEMA,
      kind: "paper",
      configuration: { ...configuration },
      title: "",
      photos: [],
      surfaces: sidesOf(configuration).map(blankSide),
    }),
    surfaces,
    settle: ({ configuration }) => ({ configuration: configurationSchema.parse(configuration), steps: [] }),
    reconfigure: (design, configuration) => {
      const step = configurationStep(design.configuration, { ...configuration });
      return step ? [step] : [];
    },
    abilities: { elements: ["photo", "text", "shape", "art", "days"], layouts: false, effects: true },
    files: ({ surfaces: sides }) => [
      plainPlan(
        "sides",
        "press",
        sides.map(({ id }) => id),
      ),
    ],
    recipients: {
      offered: () => true,
      choose: ({ sides }, recipients) => (recipients ? { sides, recipients } : { sides }),
    },
    viewer: "sheets",
  },
  production: (configuration) => ({
    productionDays: 1,
    weightGrams: 5 * sidesOf(configuration).length,
    pieces: [
      {
        count: sidesOf(configuration).length,
        micrograms: 5_000_000,
        long: 300,
        short: 200,
        thickness: 200,
        wrap: inMailer,
      },
    ],
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: {},
  }),
  describe: () => ({ title: labelFor("kind.photoprint"), facts: [] }),
};
