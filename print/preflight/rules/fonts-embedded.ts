import { fails, type Rule } from "../rule.ts";

/** Every font that is used is in the file; a replaced font is a complaint. */
export const fontsEmbedded: Rule = {
  key: "fonts-embedded",
  check: ({ fonts }) =>
    [...fonts].flatMap(([object, { name, program, subtype }]) =>
      program || subtype === "Type3" ? [] : [fails("missing", { name }, { object: `${object} 0 R` })],
    ),
};
