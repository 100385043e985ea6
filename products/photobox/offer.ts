import { labelFor } from "../../core/labels.ts";
import { orientationOf, sameFormat, writeFormat } from "../../core/measure.ts";
import { fieldValues, type KindOffer, plainLabel } from "../offer.ts";
import type { PhotoBoxConfiguration } from "./configuration-schema.ts";
import { typeOf, withType } from "./link.ts";
import { parameters } from "./link-parameters.ts";
import type { Release } from "./release.ts";

type Offer = KindOffer<PhotoBoxConfiguration, Release>;

export const types = (choice: PhotoBoxConfiguration, release: Release): ReturnType<Offer["types"]> =>
  release.types.map(({ key, label }) => ({
    value: key,
    label: { key: label },
    chosen: key === choice.photoboxType,
    configuration: key === choice.photoboxType ? choice : withType(choice, release, key),
  }));

/** Sizes of the prints in it. */
export const formats = (choice: PhotoBoxConfiguration, release: Release): ReturnType<Offer["formats"]> =>
  typeOf(release, choice.photoboxType).formats.map((format, index) => ({
    value: writeFormat(format),
    label: plainLabel(format),
    chosen: sameFormat(format, choice.photoboxFormat),
    configuration: { ...choice, photoboxFormat: format },
    size: format,
    group: orientationOf(format),
    groupLabel: { key: `fmt.${orientationOf(format)}` },
    initial: index === 0,
  }));

export const options = (choice: PhotoBoxConfiguration, release: Release): ReturnType<Offer["options"]> => {
  const type = typeOf(release, choice.photoboxType);
  const papers = release.papers.filter(({ key }) => type.papers.includes(key));
  return [
    { key: "paper", label: labelFor("card.paper"), values: fieldValues(choice, "paper", papers) },
    { key: "box", label: labelFor("acc.box"), values: fieldValues(choice, "box", release.boxes) },
  ];
};

/** Sizes of the box by the prints it is sold for, each full. */
export const ladders = (choice: PhotoBoxConfiguration, release: Release): ReturnType<Offer["ladders"]> => [
  {
    field: "photoboxQuantityMax",
    label: labelFor("offer.photos"),
    pieces: false,
    steps: typeOf(release, choice.photoboxType).sizes.map(({ quantityMax }) => ({
      value: quantityMax,
      configuration: { ...choice, photoboxQuantityMax: quantityMax, tileCount: quantityMax },
    })),
  },
];

/** Photo boxes: types, sizes of prints and of the box, papers, and materials of the box. */
export const offer: Offer = {
  label: "kind.photobox",
  parameters,
  fields: { type: "photoboxType", format: "photoboxFormat" },
  types,
  formats,
  options,
  ladders,
  limits: null,
  frameTypes: null,
  accessories: null,
  history: null,
  paths: { overview: "/price-api/photoboxes", data: "/web-api/photobox-data" },
};
