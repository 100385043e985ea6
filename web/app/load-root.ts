import { spelledLink } from "../../core/shop-path.ts";
import { productPagePaths } from "../../services/product-pages/contract.ts";
import type { LoaderArgs } from "../browser/navigation/route-types.ts";
import { readGlobal } from "../content/read-global.ts";
import { frameWords } from "../frame/chrome/frame-words.ts";
import type { RootData } from "../frame/root-data.ts";
import { ask } from "../reading/ask.ts";
import { pageContext } from "../reading/page-context.ts";
import { messagesOf } from "../words/all.ts";

/** The visitor and the addresses of the shop's pages. Without a catalogue there are none, and no page fails. */
export async function loadRoot({ request, context }: LoaderArgs): Promise<RootData> {
  const given = context.get(pageContext);
  const { shop, api, origins } = given;
  const [found, settings] = await given.shared(
    "root",
    () => Promise.all([ask(api, productPagePaths.pages), readGlobal(given)]),
    // A catalogue that is away has no pages either.
    ([pages, { navigation }]) => pages.ok && pages.value.pages.length > 0 && navigation.main.length > 0,
  );
  const { protocol } = new URL(request.url);
  return {
    shop,
    encrypted: protocol === "https:",
    words: frameWords(messagesOf(shop.locale)),
    products: found.ok
      ? found.value.pages.map(({ name, href }) => ({ text: name, href: spelledLink(shop, href) }))
      : [],
    ...settings,
    chatScript: given.chatScript,
    tagManager: given.tagManager,
    flagClient: given.flagClient,
    origins,
  };
}
