import { FINDING_LIMIT, fails, type Rule } from "../rule.ts";

/** LZW and filters of private make have no place in PDF/X (ISO 15930-7, 6.8). */
export const filters: Rule = {
  key: "filters",
  check: ({ oddities }) =>
    oddities
      .filter(({ kind }) => kind === "lzw" || kind === "foreign-filter")
      .slice(0, FINDING_LIMIT)
      .map(({ kind, object }) => fails(kind, {}, { object })),
};
