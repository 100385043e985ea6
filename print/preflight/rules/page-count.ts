import { fails, type Rule } from "../rule.ts";

export const pageCount: Rule = {
  key: "page-count",
  check({ pages }, expectation) {
    const wanted = expectation.pages.length;
    return pages.length === wanted ? [] : [fails("differs", { pages: pages.length, wanted })];
  },
};
