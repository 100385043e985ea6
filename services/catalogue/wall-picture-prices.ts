import { labelFor, type Translate } from "../../core/labels.ts";
import { formatSides, formatSize } from "../../core/length-text.ts";
import { type Format, orientationOf, turnTo, writeFormat } from "../../core/measure.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { QueryParameters } from "../../core/query-string.ts";
import type { Shop } from "../../core/shop.ts";
import type { PriceTerms, Quote, Refusal } from "../../products/kind.ts";
import type { Choice, ChoiceGroup } from "../../products/photoframe/choices.ts";
import { frameChoices, matChoices, optionChoices } from "../../products/photoframe/choices.ts";
import type { PhotoFrameConfiguration } from "../../products/photoframe/configuration.ts";
import { type FormatGroup, formatGroups } from "../../products/photoframe/formats.ts";
import { photoframe } from "../../products/photoframe/photoframe.ts";
import { prepare } from "../../products/photoframe/prepared.ts";
import type { Material, Release } from "../../products/photoframe/release.ts";
import { settle } from "../../products/photoframe/settle.ts";
import { discountShare, shownPrice } from "../../products/reduction.ts";
import { designerLink } from "../../products/registry.ts";
import type { ArticlePrice, FormatPrices, Price, Reason } from "./price-contract.ts";

/** All that prices of one request depend on. */
export interface PriceDesk {
  readonly release: Release;
  readonly terms: PriceTerms;
  readonly shop: Shop;
  readonly text: Translate;
  /** The lowest price of the 30 days before the present reduction. */
  readonly lowest30Days: (configuration: PhotoFrameConfiguration) => Promise<number | null>;
}

/** Reads the query strictly: what a page would let fall back is refused here, so a tampered address shows no price. */
export function readChoice(desk: PriceDesk, query: QueryParameters): Outcome<PhotoFrameConfiguration, Reason[]> {
  const { configuration, notices } = photoframe.readLink(query, desk.release, desk.shop);
  return notices.length === 0 ? done(configuration) : failed(reasonsOf(desk, notices));
}

/** The exact price of one configuration, with the lines that explain it. */
export async function articlePrice(desk: PriceDesk, configuration: PhotoFrameConfiguration): Promise<ArticlePrice> {
  const quoted = photoframe.quote(configuration, desk.release, desk.terms);
  if (!quoted.ok) throw new Error("a settled configuration has no price");
  const { value } = quoted;
  const { title, facts } = photoframe.describe(configuration, desk.release);
  return {
    release: desk.release.release,
    configuration: { ...configuration },
    title: desk.text(title),
    facts: facts.map(desk.text),
    price: await priceOf(desk, configuration, value),
    lines: value.lines.map(({ key, label, micro }) => ({ key, text: desk.text(label), micro })),
    net: value.net,
    tax: value.tax,
    gross: value.gross,
    link: designerLink(photoframe, configuration),
  };
}

/** Every listed format of the chosen material, by ratio, each with its price or the reason why it has none. */
export async function formatPrices(
  desk: PriceDesk,
  chosen: PhotoFrameConfiguration,
  keep: (group: FormatGroup) => boolean = () => true,
): Promise<FormatPrices> {
  const groups = formatGroups(desk.release, materialOf(desk, chosen), desk.shop.unit).filter(keep);
  return {
    materialType: materialOf(desk, chosen).key,
    groups: await Promise.all(
      groups.map(async ({ ratio, formats }) => ({
        ratio,
        label: ratio === "hidden" ? "" : desk.text(`fmt.${ratio}`),
        formats: await Promise.all(
          // Listed lying; a visitor who chose a standing picture sees standing ones.
          formats.map((format) =>
            formatPrice(desk, { ...chosen, format: turnTo(format, orientationOf(chosen.format)) }),
          ),
        ),
      })),
    ),
  };
}

async function formatPrice(desk: PriceDesk, configuration: PhotoFrameConfiguration) {
  const { format } = configuration;
  return {
    formatType: writeFormat(format),
    label: formatSize(format, desk.shop.locale),
    size: { ...format },
    ...(await priceOrReasons(desk, configuration)),
  };
}

/** Option groups of the choice, each value priced as if it were chosen. */
export async function optionPrices(desk: PriceDesk, chosen: PhotoFrameConfiguration) {
  const groups = optionChoices(chosen, desk.release);
  return {
    groups: await Promise.all(
      groups.map(async (group) => ({
        key: group.key,
        label: desk.text(group.label),
        options: await choicePrices(desk, group.choices, (value) => withOption(chosen, group, value)),
      })),
    ),
  };
}

const withOption = (chosen: PhotoFrameConfiguration, { key }: ChoiceGroup, value: string) => ({
  ...chosen,
  optionTypes: { ...chosen.optionTypes, [key]: value },
});

/** Frames and mats that suit the choice. */
export async function framePrices(desk: PriceDesk, chosen: PhotoFrameConfiguration) {
  const withFrame = (value: string) => ({ ...chosen, frameType: value === "none" ? null : value });
  const matSize = chosen.matSize || (desk.release.frames.mats.sizes[0] ?? 0);
  const withMat = (value: string) => ({ ...chosen, matType: value, matSize: value === "mat-none" ? 0 : matSize });
  return {
    frames: await choicePrices(desk, frameChoices(chosen, desk.release), withFrame),
    mats: await choicePrices(desk, matChoices(chosen, desk.release), withMat),
  };
}

/** Each material's lowest listed price. */
export async function pricesFrom(desk: PriceDesk) {
  const materials = await Promise.all(
    desk.release.materials.map(async (material) => {
      const formats = formatGroups(desk.release, material, desk.shop.unit).flatMap((group) => group.formats);
      const prices = await Promise.all(
        formats.map((format) => formatPrice(desk, plainConfiguration(desk, material, format))),
      );
      const cheapest = prices.reduce<(typeof prices)[number] | null>(
        (best, one) => (one.price && (!best?.price || one.price.priceCurrent < best.price.priceCurrent) ? one : best),
        null,
      );
      if (!cheapest?.price) return [];
      const { formatType, price } = cheapest;
      return [{ materialType: material.key, label: desk.text(material.label), formatType, price }];
    }),
  );
  return { materials: materials.flat() };
}

function plainConfiguration(desk: PriceDesk, material: Material, format: Format): PhotoFrameConfiguration {
  const bare = {
    materialType: material.key,
    format,
    frameType: null,
    matSize: 0,
    matType: "mat-none",
    optionTypes: {},
  };
  return settle(bare, desk.release, desk.shop.unit).configuration;
}

/** Limits of own formats in the chosen material, either orientation. */
export function formatLimits(desk: PriceDesk, chosen: PhotoFrameConfiguration) {
  const { key, smallest, largest } = materialOf(desk, chosen);
  const range = desk.text(
    labelFor("calc.range", {
      min: formatSides(smallest, desk.shop.locale),
      max: formatSides(largest, desk.shop.locale),
    }),
  );
  return { materialType: key, smallest, largest, longestToShortest: desk.release.longestToShortest, text: range };
}

/** Frame types with their variants; every type when none is named. */
export function frameVariantsOf(desk: PriceDesk, wanted: readonly string[]) {
  const { types } = desk.release.frames;
  const { frames } = prepare(desk.release);
  const chosen = wanted.length === 0 ? types : types.filter(({ key }) => wanted.includes(key));
  return {
    frameTypes: chosen.map(({ key, label, frameType, matSize, matType }) => {
      const variants = [...frames.values()].filter(({ type }) => type === key);
      return {
        frameType: key,
        label: desk.text(label),
        defaultVariant: frameType,
        matSize,
        matType,
        materials: [...new Set(variants.flatMap((variant) => [...variant.materials]))],
        variants: variants.map((variant) => ({
          value: variant.key,
          label: desk.text(variant.label),
          shortLabel: desk.text(variant.shortLabel),
          finish: variant.finish,
        })),
      };
    }),
  };
}

/** The frame alone has no material of its own; its formats are listed like those of the shop's default. */
function materialOf({ release }: PriceDesk, { materialType }: PhotoFrameConfiguration): Material {
  const { materials } = prepare(release);
  const material = materials.get(materialType ?? release.defaultMaterial);
  if (!material) throw new Error(`release ${release.release} has no material ${materialType}`);
  return material;
}

async function choicePrices(
  desk: PriceDesk,
  choices: readonly Choice[],
  withChoice: (value: string) => PhotoFrameConfiguration,
) {
  return Promise.all(
    choices.map(async ({ value, label, chosen, refusal }) => {
      const priced = refusal
        ? { price: null, reasons: reasonsOf(desk, [refusal]) }
        : await priceOrReasons(desk, withChoice(value));
      return { value, label: desk.text(label), chosen, ...priced };
    }),
  );
}

async function priceOrReasons(desk: PriceDesk, configuration: PhotoFrameConfiguration) {
  const quoted = photoframe.quote(configuration, desk.release, desk.terms);
  return quoted.ok
    ? { price: await priceOf(desk, configuration, quoted.value), reasons: [] }
    : { price: null, reasons: reasonsOf(desk, quoted.error) };
}

async function priceOf(desk: PriceDesk, configuration: PhotoFrameConfiguration, quoted: Quote): Promise<Price> {
  const lowest = quoted.priceCurrent < quoted.priceOriginal ? await desk.lowest30Days(configuration) : null;
  const { priceCurrent, priceOriginal, lowest30Days } = shownPrice(quoted, lowest);
  return {
    currency: quoted.currency,
    priceOriginal,
    priceCurrent,
    discount: Math.round(discountShare({ priceCurrent, priceOriginal }) * 1_000_000),
    lowest30Days,
    taxIncluded: desk.terms.tax.included,
  };
}

export const reasonsOf = (desk: PriceDesk, refusals: readonly Refusal[]): Reason[] =>
  refusals.map(({ field, reason, params }) => ({
    field,
    reason,
    text: desk.text({ key: `refusal.${reason}`, params }),
  }));
