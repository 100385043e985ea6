import { type Label, labelFor } from "../../../core/labels.ts";
import { type Format, sameFormat, turnTo } from "../../../core/measure.ts";
import { offeredPage } from "../../offered-page.ts";
import { reductionsOn } from "../../reduction.ts";
import { isSet, materialOf } from "../case.ts";
import { check, openCase } from "../check.ts";
import type { CollageConfiguration } from "../configuration.ts";
import { describe as describeCollage } from "../describe.ts";
import { designerPath, readLink, writeLink } from "../link.ts";
import { offer } from "../offer.ts";
import { production } from "../production.ts";
import { priceBefore, quote } from "../quote.ts";
import type { Release } from "../release.ts";
import { surroundings } from "../surroundings.ts";
import { designSections } from "./designs.ts";

/** A fact and a picture of each material; a set is identified by its saving. */
const shown: Readonly<Record<string, { readonly fact: Label; readonly swatch: string }>> = {
  canvas: { fact: labelFor("fact.leinwand"), swatch: "/pictures/swatches/leinwand.webp" },
  poster: { fact: labelFor("fact.poster"), swatch: "/pictures/swatches/poster.webp" },
  "framed-poster": { fact: labelFor("offer.framed"), swatch: "/pictures/frames-leaning-480.webp" },
  mixed: { fact: labelFor("collage.set"), swatch: "/pictures/canvas-trio-480.webp" },
};

/** The product page of collages: material, format, the shop's designs, background and frame. */
export const page = offeredPage<CollageConfiguration, Release>({
  sold: {
    key: "collage",
    productType: "collage",
    designerPath,
    readLink,
    writeLink,
    check,
    quote,
    reductionsOn,
    priceBefore,
    production,
    describe: describeCollage,
  },
  offer,
  vocabulary: /^(calc|campaign|collage|colour|cta|fact|fmt|frame|glass|kind|mat|offer|opt|quote|refusal|wall)\./,
  size: sizeOf,
  turn: (configuration, orientation) => ({
    ...configuration,
    panels: configuration.panels.map((panel) => ({ ...panel, format: turnTo(panel.format, orientation) })),
  }),
  typeLabel: ({ materialType }, release) => ({ key: materialOf(release, materialType)?.label ?? release.mixed.label }),
  fact: (type, { mixed: { percent } }) => {
    const { fact } = shown[type] ?? {};
    return fact ? { ...fact, params: { percent } } : null;
  },
  swatch: (type) => shown[type]?.swatch ?? null,
  sections: (offered, setup, state) => [
    offered.types(),
    ...offered.picks("panels", { prices: "whole" }),
    offered.formats(),
    ...designSections(setup, state),
    offered.options(["designId"]),
  ],
  wall: {
    surroundings,
    outside: framedSize,
    unready: () => false,
  },
});

/** Panels of a set are rarely alike. */
function sizeOf({ panels }: CollageConfiguration): Format | null {
  const [first] = panels;
  return first && panels.every(({ format }) => sameFormat(format, first.format)) ? first.format : null;
}

function framedSize(configuration: CollageConfiguration, release: Release): Format | null {
  const [panel] = openCase(configuration, release).panels;
  if (!panel?.frame || isSet(configuration)) return null;
  const rim = 2 * panel.frame.family.face;
  return { width: panel.format.width + rim, height: panel.format.height + rim };
}
