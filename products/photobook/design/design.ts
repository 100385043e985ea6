import { forbidsOrder } from "../../../design/finding.ts";
import type { Abilities, KindDesign } from "../../kind-design.ts";
import { refinementPlates } from "../../refinement-plates.ts";
import { fillBook } from "../autofill/fill-book.ts";
import { ownSides } from "../autofill/own-sides.ts";
import { hasAlternatives, spreadAlternatives } from "../autofill/spread-alternatives.ts";
import { openCase } from "../case.ts";
import { configurationSchema, type PhotobookConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { settlePages } from "../sides/settle-pages.ts";
import { COVER } from "../sides/sides.ts";
import { leftOutSides, surfaces } from "../sides/surfaces.ts";
import { assembly } from "./assembly.ts";
import { blankBook } from "./blank-book.ts";
import { sideOf } from "./dressed-sides.ts";
import { files } from "./files.ts";
import { followPages } from "./follow-pages.ts";
import { pageRule } from "./page-rule.ts";
import { plainStyle } from "./plain-style.ts";
import { reconfigure } from "./reconfigure.ts";
import { suitedPhotos } from "./suited-photos.ts";
import { wornStyle } from "./worn-style.ts";

const abilities: Abilities = {
  elements: ["photo", "text", "shape", "art"],
  layouts: true,
  effects: true,
  plates: refinementPlates,
};

/** Design of books: a cover of one piece, and spreads of two pages. */
export const design: KindDesign<PhotobookConfiguration, Release> = {
  blank: blankBook,
  surfaces,
  settle: settlePages,
  follow: followPages,
  leftOut: leftOutSides,
  namesEmptyPlaces: true,
  pages: pageRule,
  reconfigure,
  styles: {
    wear: (style, configuration, release) =>
      wornStyle(style, openCase(configurationSchema.parse(configuration), release)),
    keyOf: ({ designGroupSetId }) => designGroupSetId,
    choose: (configuration, designGroupSetId) => ({ ...configuration, designGroupSetId }),
    plain: plainStyle,
    suit: suitedPhotos,
    sideOf: (head, outline, release) =>
      sideOf(head, openCase(configurationSchema.parse(outline.configuration), release)),
  },
  abilities,
  autofill: { fill: fillBook, alternatives: spreadAlternatives, hasAlternatives, ownSides },
  // A place inside may stay empty, the cover may not.
  forbids: (finding) => (finding.reason === "photo-missing" ? finding.surface === COVER : forbidsOrder(finding)),
  files,
  assembly,
  viewer: "spread",
};
