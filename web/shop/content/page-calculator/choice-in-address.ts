import { parseQuery } from "../../../../core/query-string.ts";
import type { CalculatorOffer } from "../../../content/page-calculator/read-page-calculator.ts";

/** What every kind's page reads beside the parameters of its designer link. */
const ofAllKinds = ["orientation", "sku", "width", "height", "ratio", "show"];

/** Whether an address names a choice of this calculator; what campaigns and experiments add is none. */
export function hasChoice({ context, materials }: CalculatorOffer, search: string): boolean {
  const known = new Set([
    ...ofAllKinds,
    ...[context, ...materials.map((one) => one.context)].flatMap((one) => Object.keys(one)),
    ...materials.flatMap(({ formats }) => formats.flatMap((one) => Object.keys(one.context))),
  ]);
  return Object.keys(parseQuery(search)).some((name) => known.has(name));
}
