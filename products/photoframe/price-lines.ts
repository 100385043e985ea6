import { labelFor } from "../../core/labels.ts";
import type { Format } from "../../core/measure.ts";
import type { QuoteLine } from "../kind.ts";
import { microOf, type Rate } from "../wall-rate.ts";
import type { Case } from "./case.ts";
import { readyMadePrice } from "./frame-variant.ts";
import { chosenValue } from "./option-conditions.ts";
import type { PreparedValue } from "./prepared.ts";
import { eyeletCount } from "./raw-amounts.ts";
import type { CurrencyTerms } from "./release.ts";

/** Price lines of a case with raw amounts; free parts have no line. */
export function priceLines(one: Case, currency: CurrencyTerms): QuoteLine[] {
  const lines: QuoteLine[] = [];
  const { material, configuration } = one;
  const amount: Amount = (key, rate, size) => {
    const own = currency.overrides[key];
    return own ? microOf(own, size, 100) : microOf(rate, size, currency.percent);
  };
  if (material) {
    const key = `material.${material.key}`;
    const label = labelFor("quote.material", { material: { key: material.label }, size: configuration.format });
    lines.push({ key, label, micro: amount(key, material.rate, configuration.format) });
  }
  for (const applying of one.groups) {
    const value = chosenValue(one, applying);
    if (value && !value.free) lines.push(optionLine(one, applying.group.glazing === true, value, amount));
  }
  if (one.frame) lines.push(...frameLines(one, amount));
  return lines;
}

type Amount = (key: string, rate: Rate, size: Format) => number;

function optionLine(one: Case, glazing: boolean, { value, lineKey, label }: PreparedValue, amount: Amount): QuoteLine {
  const { format } = one.configuration;
  const eyelets = value.perEyelet ? value.perEyelet * eyeletCount(format) : 0;
  const rate = eyelets ? { ...value.rate, fix: value.rate.fix + eyelets } : value.rate;
  return { key: lineKey, label, micro: amount(lineKey, rate, glazing ? one.framed : format) };
}

function frameLines({ frame, framed, glazed, configuration, release }: Case, amount: Amount): QuoteLine[] {
  if (!frame) return [];
  const key = `frame.${frame.key}`;
  const { mats, back } = release.frames;
  const rate = frame.made.kind === "ready" ? readyMadeRate(readyMadePrice(frame.made, framed)) : frame.made.rate;
  const lines: QuoteLine[] = [{ key, label: frame.label, micro: amount(key, rate, framed) }];
  if (glazed && frame.made.kind === "to-measure") {
    lines.push({ key: "frame-back", label: labelFor("frame.back"), micro: amount("frame-back", back.rate, framed) });
  }
  const mat = configuration.matSize > 0 ? mats.types.find((type) => type.key === configuration.matType) : undefined;
  if (mat) lines.push({ key: "frame-mat", label: { key: mat.label }, micro: amount("frame-mat", mats.rate, framed) });
  return lines;
}

const readyMadeRate = (price: number | null): Rate => ({ fix: price ?? 0, perM2: 0, perM: 0 });
