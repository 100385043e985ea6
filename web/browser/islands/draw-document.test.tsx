import { existsSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { changeWords } from "../../../core/changed-words.ts";
import { messagesOf } from "../../words/all.ts";
import type { Page } from "../navigation/page.ts";
import { drawDocument } from "./draw-document.tsx";
import { handOverId, type ToldDocument } from "./hand-over.ts";
import { islandsOf } from "./island.tsx";

const Greeting = islandsOf("web/greeting.islands.ts", {
  Greeting: ({ name }: { readonly name: string }) => <b>Hello {name}</b>,
})("Greeting", "touch");

const page: Page = {
  shell: "1",
  location: { pathname: "/nowhere", search: "", hash: "" },
  routes: ["root", "page"].map((id) => ({ id, params: {}, styles: [], loads: true })),
  data: { root: { shop: { locale: "de-DE" }, products: ["Leinwand"], navigation: { main: [] } } },
};

async function documentOf(changes: Partial<Page>, isOneIsland = false, development?: string) {
  const html = await drawDocument({
    locale: "de-DE",
    messages: messagesOf("de-DE"),
    nonce: "",
    files: null,
    prefix: "p-",
    isOneIsland,
    development,
    router: { page: { ...page, ...changes }, modules: {}, type: "POP", navigate: () => {}, preload: async () => false },
    tree: (
      <html lang="de">
        <head />
        <body>
          <Greeting name="Ida" />
        </body>
      </html>
    ),
    draw: async (tree) => renderToString(tree),
  });
  const json = new RegExp(`id="${handOverId}">(.*?)</script>`).exec(html)?.[1] ?? "";
  return { html, told: JSON.parse(json) as ToldDocument };
}

test("an error page is a document with islands, also where its route loaded nothing, and says in the browser only that it is one", async () => {
  const value = { status: 500, data: { message: "secret of the server" } };
  const { html, told } = await documentOf({ error: { route: "page", value } });
  expect(html).toContain("<b>Hello <!-- -->Ida</b>");
  expect(told.islands.map(({ name, when }) => [name, when])).toEqual([["Greeting", "touch"]]);
  expect(told.page.error).toEqual({ route: "page", value: null });
  expect(html).not.toContain("secret");
  expect((await documentOf({})).told.page.error).toBeUndefined();
});

test("islands get the data that all of them need; a page that is one island draws its frame, and gets everything", async () => {
  const data = { ...page.data, page: { kind: "story", place: { current: "wall" }, channels: ["poster"] } };
  const dataOf = async (isOneIsland: boolean) => (await documentOf({ data }, isOneIsland)).told.page.data;
  expect(await dataOf(false)).toEqual({ root: { shop: { locale: "de-DE" } }, page: { kind: "story" } });
  expect(await dataOf(true)).toEqual(data);
});

test("in development a document loads scripts of ours that exist", async () => {
  const { html } = await documentOf({}, false, "/@react-refresh");
  const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = ""]) => src);
  expect(scripts).toHaveLength(3);
  const [refresh, ...ours] = scripts;
  expect(refresh).toBe("/@react-refresh");
  for (const src of ours) expect(existsSync(new URL(`../../..${src}`, import.meta.url)), src).toBe(true);
});

test("a page names the files that operators reworded at their own addresses, in its language alone; without any it names none", async () => {
  const address = "/assets/words/abc/de/web.words.cart.js";
  const panel = "/assets/words/def/de/products.card.panel.words.js";
  const changed = (at: string) => ({ "de-DE": { messages: {}, address: at } });
  expect((await documentOf({})).told.panels).toEqual({});
  changeWords({ "web/words/cart": changed(address), "products/card/panel/words": changed(panel) });
  const { told } = await documentOf({});
  changeWords({ "web/words/cart": { "fr-FR": { messages: {}, address } } });
  const elsewhere = (await documentOf({})).told;
  changeWords({});
  expect([told.texts.cart, told.panels]).toEqual([address, { "products/card/panel/words": panel }]);
  expect(told.texts.checkout).toBe("/web/words/checkout/de.json?import");
  expect(elsewhere.texts.cart).toBe("/web/words/cart/de.json?import");
});
