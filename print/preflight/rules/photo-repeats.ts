import { FINDING_LIMIT, type Rule, warns } from "../rule.ts";

/** The same photo in several places of an article is often a mistake. */
export const photoRepeats: Rule = {
  key: "photo-repeats",
  check: (_, { repeated }) =>
    repeated
      .map(({ times, pages }) => warns("repeated", { times, pages: pages.join(", ") }, { page: pages[0] ?? 1 }))
      .slice(0, FINDING_LIMIT),
};
