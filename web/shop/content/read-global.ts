import { contentPagePaths } from "../../../services/content-pages/contract.ts";
import { ask } from "../../ask.ts";
import type { PageContext } from "../../page-context.ts";
import { contentLink, linksOf } from "./content-link.ts";
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
  const [newsletter] = await readBody(recordOf(content).newsletter, {
    ...{ ...surroundings, shop, api, editable: false },
    leftOut: (what) => note("hybrid-parse-error", { story: "global", what }),
  });
  return {
    footer: footer.filter(({ title, links }) => title !== "" && links.length > 0),
    newsletter: newsletter?.component === "newsletter" ? newsletter : null,
  };
}
