import { openCase } from "../case.ts";
import { EDGE_COLOUR, type PhotoFrameConfiguration } from "../configuration.ts";
import { type Settled, settle } from "../settle.ts";
import type { CalculatorSetup } from "./setup.ts";

/**
 * The nearest possible piece. Options of groups that mean nothing for it (a stretcher for paper) go without a word;
 * an option that could have been meant and cannot be had is named.
 */
export function settleKeeping({ release, shop }: CalculatorSetup, wanted: PhotoFrameConfiguration): Settled {
  const bare = settle({ ...wanted, optionTypes: {} }, release, shop.unit);
  const groups = new Set(openCase(bare.configuration, release).groups.map(({ group }) => group.key));
  const means = (group: string) =>
    groups.has(group) || (group === EDGE_COLOUR && groups.has("edge") && wanted.optionTypes.edge === "coloured");
  const optionTypes = Object.fromEntries(Object.entries(wanted.optionTypes).filter(([group]) => means(group)));
  const settled = settle({ ...bare.configuration, optionTypes }, release, shop.unit);
  return { configuration: settled.configuration, notices: [...bare.notices, ...settled.notices] };
}
