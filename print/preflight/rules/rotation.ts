import { fails, type Rule } from "../rule.ts";

/** A page that is turned by its dictionary is turned again, or not, by every system behind us. */
export const rotation: Rule = {
  key: "rotation",
  check: ({ pages }) =>
    pages.flatMap(({ rotation: degrees }, index) =>
      degrees % 360 === 0 ? [] : [fails("turned", { degrees }, { page: index + 1 })],
    ),
};
