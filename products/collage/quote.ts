import { labelFor } from "../../core/labels.ts";
import { done, type Outcome } from "../../core/outcome.ts";
import type { PriceTerms, Quote, QuoteLine, Refusal } from "../kind.ts";
import { listPricesBefore } from "../list-price-before.ts";
import { quoteOfLines } from "../list-quote.ts";
import { microOf, type Rate } from "../wall-rate.ts";
import { groupLabel, stretcherOf } from "./canvas-options.ts";
import { type Case, type CasePanel, isSet } from "./case.ts";
import { possibleCase } from "./check.ts";
import type { CollageConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/**
 * The price of the wall picture in that material, format and frame, without a fee for the design; a set is the sum of
 * its panels less its percentage (catalogue facts, section 5). Raw amounts are added, and the sum is rounded once.
 */
export function quote(
  configuration: CollageConfiguration,
  release: Release,
  terms: PriceTerms,
): Outcome<Quote, readonly Refusal[]> {
  const possible = possibleCase(configuration, release);
  if (!possible.ok) return possible;
  const currency = release.currencies[terms.currency];
  const set = isSet(configuration);
  const panels = possible.value.panels.flatMap((panel, index) =>
    panelLines(panel, possible.value, currency).map((line) =>
      set ? { ...line, key: `panel.${index + 1}.${line.key}` } : line,
    ),
  );
  const lines = set ? [...panels, setLine(panels, release)] : panels;
  return done(quoteOfLines(release, configuration.materialType, lines, terms));
}

function panelLines(panel: CasePanel, one: Case, currency: Release["currencies"]["EUR"]): QuoteLine[] {
  const { frames } = one.release;
  const { material, format, frame } = panel;
  const line = (key: string, label: QuoteLine["label"], rate: Rate): QuoteLine => {
    const own = currency.overrides[key];
    return { key, label, micro: own ? microOf(own, format, 100) : microOf(rate, format, currency.percent) };
  };
  const picture = labelFor("quote.material", { material: { key: material.label }, size: format });
  const glass = labelFor("quote.option", { group: labelFor("opt.glass"), value: labelFor("glass.plain") });
  return [
    line(`material.${material.key}`, picture, material.rate),
    ...(material.stretched ? stretcherLines(one, line) : []),
    ...(frame
      ? [
          line("option.glass.plain", glass, frames.glass.rate),
          line(`frame.${frame.key}`, frame.label, frame.rate),
          line("frame-back", labelFor("frame.back"), frames.back.rate),
        ]
      : []),
  ];
}

/** The usual stretcher is part of the canvas and not mentioned. */
function stretcherLines(
  { configuration, release }: Case,
  line: (key: string, label: QuoteLine["label"], rate: Rate) => QuoteLine,
): QuoteLine[] {
  const { key, label, rate } = stretcherOf(configuration, release);
  if (rate.fix + rate.perM2 + rate.perM === 0) return [];
  const named = labelFor("quote.option", { group: groupLabel("stretcher"), value: { key: label } });
  return [line(`option.stretcher.${key}`, named, rate)];
}

function setLine(panels: readonly QuoteLine[], { mixed: { percent } }: Release): QuoteLine {
  const full = panels.reduce((sum, { micro }) => sum + micro, 0);
  return { key: "set", label: labelFor("collage.set", { percent }), micro: -Math.round((full * percent) / 100) };
}

/** Campaigns name the material, or the set. */
export const { reducedSince, priceBefore } = listPricesBefore<CollageConfiguration, Release>(
  quote,
  ({ materialType }) => materialType,
);
