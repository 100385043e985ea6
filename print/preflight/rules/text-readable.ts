import { type Rule, warns } from "../rule.ts";

/** Text that has no meaning left cannot be searched or checked by the customer's service. */
export const textReadable: Rule = {
  key: "text-readable",
  check: ({ fonts }) =>
    [...fonts].flatMap(([object, { byGlyph, texts, name }]) =>
      byGlyph && texts.size === 0 ? [warns("no-map", { name }, { object: `${object} 0 R` })] : [],
    ),
};
