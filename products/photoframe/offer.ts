import { labelFor } from "../../core/labels.ts";
import { orientationOf, sameFormat, turnTo, writeFormat } from "../../core/measure.ts";
import type { OpeningContext } from "../kind.ts";
import { type KindOffer, type Offered, type OfferedGroup, plainLabel } from "../offer.ts";
import { type Choice, frameChoices, matChoices, optionChoices } from "./choices.ts";
import { EDGE_COLOUR, NO_MAT, type PhotoFrameConfiguration } from "./configuration.ts";
import { formatGroups, initialFormat } from "./formats.ts";
import { gaps } from "./gaps.ts";
import { parameters } from "./link-parameters.ts";
import { listed } from "./listed.ts";
import { readSku } from "./page/sku.ts";
import { prepare } from "./prepared.ts";
import { readLink } from "./read-link.ts";
import type { Material, Release } from "./release.ts";
import { configurationKey, settle, withChosenOptions, withUsualOptions } from "./settle.ts";

type Offer = KindOffer<PhotoFrameConfiguration, Release>;

/** The materials, each with what the choice becomes on it. */
const types: Offer["types"] = (choice, release, { unit }) =>
  release.materials.map(({ key, label }) => ({
    value: key,
    label: { key: label },
    chosen: key === choice.materialType,
    configuration:
      key === choice.materialType ? choice : settle({ ...choice, materialType: key }, release, unit).configuration,
  }));

/**
 * Every listed format of the material, by ratio; listed in landscape, turned like the choice. Defaults depend on the
 * format: a large canvas has the deep stretcher.
 */
const formats: Offer["formats"] = (choice, release, { unit }) => {
  const chosen = withChosenOptions(choice, release, unit);
  const orientation = orientationOf(choice.format);
  const initial = turnTo(initialFormat(release, choice.materialType, unit), orientation);
  return formatGroups(release, materialOf(choice, release), unit).flatMap(({ ratio, formats: lying }) =>
    lying.map((listed) => {
      const format = turnTo(listed, orientation);
      return {
        value: writeFormat(format),
        label: plainLabel(format),
        chosen: sameFormat(format, choice.format),
        configuration: withUsualOptions({ ...chosen, format }, release),
        size: format,
        group: ratio,
        groupLabel: ratioLabel(ratio),
        initial: sameFormat(format, initial),
      };
    }),
  );
};

const ratioLabel = (ratio: string) => (ratio === "hidden" ? plainLabel("") : { key: `fmt.${ratio}` });

/** The frame alone has no material of its own; its formats are listed like those of the shop's default. */
function materialOf({ materialType }: PhotoFrameConfiguration, release: Release): Material {
  const material = prepare(release).materials.get(materialType ?? release.defaultMaterial);
  if (!material) throw new Error(`release ${release.release} has no material ${materialType}`);
  return material;
}

/** Frames, mats and the material's option groups. */
function options(
  choice: PhotoFrameConfiguration,
  release: Release,
  { unit }: Pick<OpeningContext, "unit">,
): readonly OfferedGroup<PhotoFrameConfiguration>[] {
  const chosen = withChosenOptions(choice, release, unit);
  const matSize = choice.matSize || (release.frames.mats.sizes[0] ?? 0);
  return [
    {
      key: "frameType",
      label: labelFor("offer.frame"),
      values: offered(frameChoices(choice, release), (value) =>
        withUsualOptions(
          value === "none" ? { ...chosen, ...NO_MAT, frameType: null } : { ...chosen, frameType: value },
          release,
        ),
      ),
    },
    {
      key: "matType",
      label: labelFor("offer.mat"),
      values: offered(matChoices(choice, release), (value) => ({
        ...choice,
        matType: value,
        matSize: value === "mat-none" ? 0 : matSize,
      })),
    },
    ...optionChoices(choice, release).map(({ key, label, choices }) => ({
      key,
      label,
      values: offered(choices, (value) => withUsualOptions(withOption(chosen, key, value), release)),
    })),
  ];
}

/** Another edge than the coloured one has no colour. */
function withOption(chosen: PhotoFrameConfiguration, group: string, value: string): PhotoFrameConfiguration {
  const { [EDGE_COLOUR]: colour, ...optionTypes } = chosen.optionTypes;
  const keeps = colour !== undefined && (group !== "edge" || value === "coloured");
  return { ...chosen, optionTypes: { ...optionTypes, [group]: value, ...(keeps ? { [EDGE_COLOUR]: colour } : {}) } };
}

const offered = (
  choices: readonly Choice[],
  withValue: (value: string) => PhotoFrameConfiguration,
): readonly Offered<PhotoFrameConfiguration>[] =>
  choices.map(({ value, label, chosen, refusal }) => ({
    value,
    label,
    chosen,
    configuration: withValue(value),
    refusal,
  }));

function limits(choice: PhotoFrameConfiguration, release: Release) {
  const { key, smallest, largest } = materialOf(choice, release);
  return { type: key, smallest, largest, longestToShortest: release.longestToShortest };
}

function frameTypes(release: Release) {
  const { frames } = prepare(release);
  return release.frames.types.map(({ key, label, frameType, matSize, matType }) => {
    const variants = [...frames.values()].filter(({ type }) => type === key);
    return {
      frameType: key,
      label: { key: label },
      defaultVariant: frameType,
      matSize,
      matType,
      materials: [...new Set(variants.flatMap((variant) => [...variant.materials]))],
      variants: variants.map((variant) => ({
        value: variant.key,
        label: variant.label,
        shortLabel: variant.shortLabel,
        finish: variant.finish,
      })),
    };
  });
}

/** A piece by its article number, with its usual options. */
function readArticle(sku: string, release: Release, shop: OpeningContext): PhotoFrameConfiguration | null {
  const query = readSku(sku, release);
  const reading = query && readLink(query, release, shop);
  return reading && reading.notices.length === 0 ? reading.configuration : null;
}

/** Options as links write them, group and value together. */
const values: Offer["values"] = (field, choice, release) =>
  field === "optionTypes"
    ? optionChoices(choice, release).flatMap(({ key, choices }) => choices.map(({ value }) => `${key}-${value}`))
    : undefined;

/** Wall pictures: materials, their formats by ratio, frames, mats and options. */
export const offer: Offer = {
  label: "kind.wall",
  parameters,
  fields: { type: "materialType", format: "format" },
  types,
  formats,
  options,
  ladders: () => [],
  values,
  limits,
  frameTypes,
  gaps,
  accessories: null,
  readArticle,
  history: { key: configurationKey, listed },
  paths: {
    article: "/web-api/product-selection-photo-frame/price-article",
    formats: "/web-api/product-selection-photo-frame/prices-formats",
    formatGroup: "/web-api/product-selection-photo-frame/prices-format-group",
    from: "/web-api/product-selection-photo-frame/prices-from",
    limits: "/web-api/product-selection-photo-frame/format-limits",
    data: "/web-api/product-selection-photo-frame/data",
    frameTypes: "/web-api/variants-for-frame-types",
  },
};
