import { fails, type Rule } from "../rule.ts";

/** A print file does nothing: no JavaScript, no actions on opening, on pages or in the catalogue. */
export const scripts: Rule = {
  key: "scripts",
  check({ catalogue, pages }) {
    const found = catalogue.scripts ? [fails("javascript")] : [];
    if (catalogue.actions) found.push(fails("actions"));
    for (const [index, page] of pages.entries())
      if (page.actions) found.push(fails("actions", {}, { page: index + 1 }));
    return found;
  },
};
