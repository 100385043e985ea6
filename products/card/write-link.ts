import type { QueryParameters } from "../../core/query-string.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { SAMPLE } from "./quantity.ts";
import { NO_REFINEMENT } from "./vocabulary.ts";

/** The configuration as parameters of the designer link, in the specification's names (section 3) and a fixed order. */
export function writeLink(configuration: CardConfiguration): QueryParameters {
  const { category, quantity, isSample, refinementType, accessories, alone, ...texts } = configuration;
  const accessory = Object.fromEntries(accessories.map(({ sku, quantity: pieces }) => [sku, String(pieces)]));
  if (alone) return { card: texts.card, alone: "1", accessory };
  return {
    themeId: texts.themeId,
    designId: texts.designId,
    card: texts.card,
    category: category === null ? null : String(category),
    occasion: texts.occasion,
    tag: texts.tag,
    quantity: isSample ? SAMPLE : String(quantity),
    paper: texts.paper,
    punching: texts.punching,
    refinementType: refinementType === NO_REFINEMENT ? null : refinementType,
    bow: texts.bow,
    ribbon: texts.ribbon,
    ribbonColor: texts.ribbonColor,
    screw: texts.screw,
    standard: texts.standard,
    accessory,
  };
}
