import { FINDING_LIMIT, fails, type Rule } from "../rule.ts";

/** Transfer curves, halftone phases, PostScript, OPI and pages of other files change the print behind our back. */
const tricks = ["transfer-curve", "halftone", "postscript", "opi", "reference-object"] as const;

export const deviceTricks: Rule = {
  key: "device-tricks",
  check: ({ oddities, images }) => [
    ...oddities
      .filter(({ kind }) => (tricks as readonly string[]).includes(kind))
      .slice(0, FINDING_LIMIT)
      .map(({ kind, object }) => fails(kind, {}, { object })),
    ...[...images].flatMap(([object, { alternates }]) =>
      alternates ? [fails("alternate-image", {}, { object: `${object} 0 R` })] : [],
    ),
  ],
};
