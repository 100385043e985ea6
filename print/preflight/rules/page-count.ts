import { fails, type Rule } from "../rule.ts";

/** As many pages as were ordered, and as many as the binding can take. */
export const pageCount: Rule = {
  key: "page-count",
  check({ pages: { length: pages } }, { pages: { length: wanted }, pageCount: { even, multipleOf } }) {
    return [
      ...(pages === wanted ? [] : [fails("differs", { pages, wanted })]),
      ...(even && pages % 2 !== 0 ? [fails("odd", { pages })] : []),
      ...(multipleOf !== undefined && pages % multipleOf !== 0
        ? [fails("not-multiple", { pages, of: multipleOf })]
        : []),
    ];
  },
};
