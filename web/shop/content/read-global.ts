import { contentPagePaths } from "../../../services/content-pages/contract.ts";
import { ask } from "../../ask.ts";
import type { PageContext } from "../../page-context.ts";
import { readActionBar } from "./action-bar/read-action-bar.ts";
import { contentLink, linksOf } from "./content-link.ts";
import { readPicture } from "./content-picture.ts";
import { isRecord, listOf, recordOf, textOf } from "./json.ts";
import { readBody } from "./read-page.ts";

/** A column of links at the end of every page. */
export interface FooterBox {
  readonly title: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** What editors set for all pages (specification section 7, `/global`); nothing where there is no such story. */
export async function readGlobal(context: Pick<PageContext, "api" | "shop" | "origins" | "cardsFolder" | "note">) {
  const { api, shop, note } = context;
  const found = await ask(api, contentPagePaths.story, { query: { path: "/global" } });
  const content = found.ok ? found.value.story.content : {};
  const surroundings = linksOf(context);
  const footer = listOf(recordOf(content).footer)
    .filter(isRecord)
    .map(
      (box): FooterBox => ({
        title: textOf(box.title),
        links: listOf(box.links)
          .filter(isRecord)
          .flatMap((one) => {
            const link = contentLink(recordOf(one.link), surroundings);
            const text = textOf(one.text);
            return link === null || text === "" ? [] : [{ text, href: link.href }];
          }),
      }),
    );
  const leftOut = (what: string) => note("hybrid-parse-error", { story: "global", what });
  const settings = recordOf(content);
  const reading = { ...surroundings, shop, api, editable: false, leftOut };
  const [[newsletter], [shops]] = await Promise.all([
    readBody(settings.newsletter, reading),
    // The same entries as in the block of shops.
    readBody([{ component: "shop", items: settings.shops }], { ...reading, leftOut: () => {} }),
  ]);
  return {
    footer: footer.filter(({ title, links }) => title !== "" && links.length > 0),
    newsletter: newsletter?.component === "newsletter" ? newsletter : null,
    shops: shops?.component === "shop" ? shops.items.map(({ text, link }) => ({ text, href: link?.href ?? "/" })) : [],
    /** Instead of the shop's own, for whoever buys under another brand (chrome document, section 2). */
    replacementLogo: readPicture(settings.replacementLogo),
    bar: readActionBar(settings.bar, {
      ...{ ...surroundings, leftOut, now: new Date() },
      countdownPast: (end) => note("countdown-date-in-past", { story: "global", end }),
    }),
  };
}
