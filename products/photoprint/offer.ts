import { labelFor } from "../../core/labels.ts";
import { orientationOf, sameFormat } from "../../core/measure.ts";
import { fieldSteps, fieldValues, type KindOffer, plainLabel } from "../offer.ts";
import type { PhotoPrintConfiguration } from "./configuration-schema.ts";
import { parameters } from "./link-parameters.ts";
import type { Release } from "./release.ts";

type Offer = KindOffer<PhotoPrintConfiguration, Release>;

export const formats = (
  choice: PhotoPrintConfiguration,
  { formats: listed, initial }: Release,
): ReturnType<Offer["formats"]> =>
  listed.map(({ key, size }) => ({
    value: key,
    label: plainLabel(size),
    chosen: sameFormat(size, choice.photoprintFormat),
    configuration: { ...choice, photoprintFormat: size },
    size,
    group: orientationOf(size),
    groupLabel: { key: `fmt.${orientationOf(size)}` },
    initial: key === initial.format,
  }));

export const types = (choice: PhotoPrintConfiguration, { papers }: Release): ReturnType<Offer["types"]> =>
  fieldValues(choice, "paper", papers);

export const options = (choice: PhotoPrintConfiguration, { borders }: Release): ReturnType<Offer["options"]> => [
  { key: "border", label: labelFor("offer.border"), values: fieldValues(choice, "border", borders) },
];

/** From so many prints on all are cheaper. */
const ladders = (choice: PhotoPrintConfiguration, release: Release): ReturnType<Offer["ladders"]> => {
  const format = release.formats.find(({ size }) => sameFormat(size, choice.photoprintFormat));
  return [
    {
      field: "quantity",
      label: labelFor("card.quantity"),
      pieces: true,
      steps: fieldSteps(choice, "quantity", format?.prices.map(({ from }) => from) ?? []),
      range: { min: 1, max: release.mostPrints },
    },
  ];
};

/** Loose prints: papers, formats and borders. */
export const offer: Offer = {
  label: "kind.photoprint",
  parameters,
  fields: { type: "paper", format: "photoprintFormat" },
  types,
  formats,
  options,
  ladders,
  limits: null,
  frameTypes: null,
  accessories: null,
  history: null,
  paths: {},
};
