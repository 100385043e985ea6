import { labelFor } from "../../../core/labels.ts";
import { offeredPage } from "../../offered-page.ts";
import { reductionsOn } from "../../reduction.ts";
import { check } from "../check.ts";
import type { PhotoBoxConfiguration } from "../configuration-schema.ts";
import { designerPath, readLink, typeOf, writeLink } from "../link.ts";
import { offer } from "../offer.ts";
import { describe, production } from "../production.ts";
import { priceBefore, quote } from "../quote.ts";
import type { Release } from "../release.ts";

/** The product page of photo boxes: box, number of prints, and materials. */
export const page = offeredPage<PhotoBoxConfiguration, Release>({
  sold: {
    key: "photobox",
    productType: "photobox",
    designerPath,
    readLink,
    writeLink,
    check,
    quote,
    reductionsOn,
    priceBefore,
    production,
    describe,
  },
  offer,
  vocabulary: /^(acc|box|calc|campaign|card|cta|fact|fmt|kind|offer|quote|refusal)\./,
  size: ({ photoboxFormat }) => photoboxFormat,
  typeLabel: ({ photoboxType }, release) => ({ key: typeOf(release, photoboxType).label }),
  fact(key, release) {
    const sizes = typeOf(release, key).sizes.map(({ quantityMax }) => quantityMax);
    return labelFor("fact.box-prints", { min: Math.min(...sizes), max: Math.max(...sizes) });
  },
  swatch: (key) => swatches[key] ?? null,
  sections: (offered, _, { configuration }) => [
    offered.types(labelFor("acc.box")),
    ...offered.picks("photoboxQuantityMax", { prices: "whole" }),
    offered.formats(
      labelFor("calc.for", { what: labelFor("box.prints", { count: configuration.photoboxQuantityMax }) }),
    ),
    ...offered.picks("paper"),
    ...offered.picks("box", { legend: labelFor("offer.box-of") }),
  ],
});

const swatches: Readonly<Record<string, string>> = {
  small: "/pictures/box-small-480.webp",
  photoprint: "/pictures/box-max-480.webp",
};
