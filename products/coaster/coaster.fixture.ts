import { labelFor } from "../../core/labels.ts";
import { done, failed } from "../../core/outcome.ts";
import { inBox } from "../../core/piece.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import { MICRO_PER_MINOR } from "../../core/retail-rounding.ts";
import { splitTax } from "../../core/tax.ts";
import type { PriceTerms, ProductKind, Quote, Refusal } from "../kind.ts";
import { linkCount, linkText, refuse } from "../link-values.ts";
import { fieldSteps, plainLabel } from "../offer.ts";
import {
  type CoasterConfiguration,
  type CoasterData,
  configurationSchema,
  dataSchema,
} from "./coaster-data.fixture.ts";
import { coasterDesign } from "./coaster-design.fixture.ts";

const edgeOf = ({ coasterEdge }: CoasterConfiguration, { edges }: CoasterData) =>
  edges.find(({ edge }) => edge === coasterEdge);

function check(configuration: CoasterConfiguration, data: CoasterData): readonly Refusal[] {
  const { coasterEdge: edge } = configuration;
  const size = { width: edge, height: edge };
  return edgeOf(configuration, data) ? [] : [refuse("coasterEdge", "format-not-offered", { product: "Coaster", size })];
}

function readLink(query: QueryParameters, data: CoasterData) {
  const [edge, sets] = [linkCount(query, "coasterEdge"), linkCount(query, "sets")];
  const wanted = { coasterEdge: typeof edge === "number" ? edge : 90, sets: typeof sets === "number" ? sets : 1 };
  const notices = check(wanted, data);
  const style = linkText(query, "style");
  const possible = notices.length === 0 ? wanted : { ...wanted, coasterEdge: 90 };
  const configuration = style === null ? possible : { ...possible, style };
  return { configuration, notices, addToCart: queryText(query, "addToCart") === "true" };
}

function quoteOf(configuration: CoasterConfiguration, data: CoasterData, { currency, tax }: PriceTerms): Quote | null {
  const known = edgeOf(configuration, data);
  if (!known) return null;
  const price = Math.ceil((known.cents * (data.percent[currency] ?? 100) * configuration.sets) / 100);
  const label = labelFor("photobook.quantity", { quantity: configuration.sets });
  const lines = [{ key: "sets", label, micro: price * MICRO_PER_MINOR }];
  return { currency, release: data.release, lines, priceOriginal: price, priceCurrent: price, ...splitTax(price, tax) };
}

/** An eighth kind, as small as one can be: a square of cork, printed on both sides, sold in sets of four. For tests. */
export const coaster: ProductKind<CoasterConfiguration, CoasterData> = {
  key: "coaster",
  productType: "photoprint",
  designerPath: "/configurator-coaster/",
  configurationSchema,
  dataSchema,
  recognises: ({ coasterEdge }) => coasterEdge !== undefined,
  readLink,
  writeLink: ({ coasterEdge, sets, style }) => ({
    coasterEdge: String(coasterEdge),
    sets: String(sets),
    ...(style === undefined ? {} : { style }),
  }),
  check,
  quote(configuration, data, terms) {
    const quoted = quoteOf(configuration, data, terms);
    return quoted ? done(quoted) : failed(check(configuration, data));
  },
  reductionsOn: () => [],
  reducedSince: () => null,
  priceBefore: () => null,
  offer: {
    label: "kind.photoprint",
    parameters: {
      coasterEdge: { meaning: "Edge in millimetres.", example: "90" },
      sets: { meaning: "Sets of four.", example: "2" },
    },
    fields: { type: "material", format: "coasterEdge" },
    types: (configuration) => [{ value: "cork", label: plainLabel("Cork"), chosen: true, configuration }],
    formats: (choice, { edges }) =>
      edges.map(({ edge }, index) => ({
        value: String(edge),
        label: plainLabel({ width: edge, height: edge }),
        chosen: choice.coasterEdge === edge,
        configuration: { ...choice, coasterEdge: edge },
        size: { width: edge, height: edge },
        group: "square",
        groupLabel: labelFor("fmt.square"),
        initial: index === 0,
      })),
    options: () => [],
    ladders: (choice) => [
      {
        field: "sets",
        label: labelFor("card.quantity"),
        pieces: true,
        steps: fieldSteps(choice, "sets", [1, 2, 3]),
        range: { min: 1, max: 99 },
      },
    ],
    limits: null,
    frameTypes: null,
    accessories: null,
    history: null,
    paths: { ladders: "/web-api/coaster-price" },
  },
  design: coasterDesign,
  production: ({ coasterEdge, sets }) => ({
    productionDays: 2,
    weightGrams: sets * 120,
    pieces: [
      { count: sets, micrograms: 120_000_000, long: coasterEdge, short: coasterEdge, thickness: 20_000, wrap: inBox },
    ],
    withdrawalRight: false,
    taxClass: "printed-standard",
    ticket: {},
  }),
  describe: ({ coasterEdge: edge }) => ({
    title: labelFor("card.sized", { thing: "Coaster", size: { width: edge, height: edge } }),
    facts: [],
  }),
};
