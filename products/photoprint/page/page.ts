import { labelFor } from "../../../core/labels.ts";
import { offeredPage } from "../../offered-page.ts";
import { reductionsOn } from "../../reduction.ts";
import { check } from "../check.ts";
import type { PhotoPrintConfiguration } from "../configuration-schema.ts";
import { designerPath, readLink, writeLink } from "../link.ts";
import { offer } from "../offer.ts";
import { printCount } from "../piles.ts";
import { describe, production } from "../production.ts";
import { priceBefore, quote } from "../quote.ts";
import type { Release } from "../release.ts";

/** Numbers of prints in the ladder: where prices fall, and a few between, of which none costs more than the next. */
const stops = [10, 25, 50, 100, 250, 500];

/** The product page of loose prints: how many, how large, on which paper. */
export const page = offeredPage<PhotoPrintConfiguration, Release>({
  sold: {
    key: "photoprint",
    productType: "photoprint",
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
  vocabulary: /^(book|box|calc|campaign|card|cta|fact|fmt|kind|offer|print|quote|refusal)\./,
  size: ({ photoprintFormat }) => photoprintFormat,
  typeLabel: ({ paper }, { papers }) => ({ key: papers.find(({ key }) => key === paper)?.label ?? "card.paper" }),
  fact(paper, { papers }) {
    const grams = papers.find(({ key }) => key === paper)?.gramsPerM2;
    return grams === undefined ? null : labelFor("fact.grams", { grams });
  },
  sections(offered, _, { configuration }) {
    const legend = labelFor("offer.photos");
    const prints = labelFor("box.prints", { count: printCount(configuration) });
    const papers = offered.types();
    return [
      ...offered.count("quantity").map((count) => ({ ...count, legend })),
      ...offered.ladder("quantity", stops).map((ladder) => ({ ...ladder, legend: labelFor("calc.each") })),
      offered.formats(labelFor("calc.for", { what: prints })),
      {
        kind: "picks",
        key: "types",
        legend: labelFor("card.paper"),
        prices: "difference",
        picks: () => papers.rows().map(({ fact, ...paper }) => ({ ...paper, ...(fact && { detail: fact }) })),
      },
      ...offered.picks("border"),
    ];
  },
});
