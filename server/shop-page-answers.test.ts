import { expect, test } from "vitest";
import type { Api } from "../core/http/api.ts";
import { done, failed } from "../core/outcome.ts";
import { shopOf } from "../core/shop.ts";
import { productPagePaths } from "../services/product-pages/contract.ts";
import { themePaths } from "../services/themes/contract.ts";
import { shopPageAt } from "./shop-page-answers.ts";

const product = {
  path: "/leinwanddruck",
  kind: "photoframe",
  name: "Leinwand",
  alternates: [
    { locale: "de-DE", path: "/leinwanddruck" },
    { locale: "fr-CH", path: "/fr/impression-sur-toile" },
  ],
  breadcrumb: [
    { text: "Wandbilder", link: { url: "/wandbilder" } },
    { text: "Leinwand", link: { url: "/leinwanddruck" } },
  ],
};
const answers: Readonly<Record<string, unknown>> = {
  [`${productPagePaths.page} /leinwanddruck`]: product,
  [`${themePaths.themes}/blush-arch `]: { theme: { title: "Rosa Bogen" } },
};
const api = {
  get: async (path: string, { query }: { query?: { path?: string } } = {}) => {
    const answer = answers[`${path} ${query?.path ?? ""}`];
    return answer === undefined ? failed({ status: 404, title: "none" }) : done(answer);
  },
} as unknown as Api;
const at = (path: string, channel: "poster" | "card" = "poster") =>
  shopPageAt(path, {
    shop: shopOf(channel, "de-DE"),
    api,
    cardsFolder: "cards",
    teamHost: null,
    origins: { poster: { DE: "https://shop.example" }, card: {} },
  });

test("alternates and breadcrumb know products, as the channel spells them (core document, section 7)", async () => {
  expect(await at("/leinwanddruck/", "card")).toEqual({
    alternates: [
      { locale: "de-DE", path: "/leinwanddruck/" },
      { locale: "fr-CH", path: "/fr/impression-sur-toile/" },
    ],
    breadcrumb: [{ text: "Wandbilder", link: { url: "/wandbilder/" } }, { text: "Leinwand" }],
  });
});

test("they know lists and pages of the shop itself, by the address of any language", async () => {
  const delivery = await at("/livraison");
  expect(delivery?.breadcrumb).toEqual([{ text: "Versand und Zahlung" }]);
  expect(delivery?.alternates).toHaveLength(17);
  expect(delivery?.alternates).toContainEqual({ locale: "fr-CH", path: "/fr/livraison" });
  expect((await at("/products"))?.alternates).toContainEqual({ locale: "en-GB", path: "/products" });
});

test("they know designs below their list; what is none of the shop's is looked up among stories", async () => {
  const design = await at("/themes/blush-arch");
  expect(design?.breadcrumb).toMatchObject([{ link: { url: "/karten-designen" } }, { text: "Rosa Bogen" }]);
  expect(design?.alternates).toContainEqual({ locale: "it-CH", path: "/it/themes/blush-arch" });
  for (const path of ["/themes/none", "/themes/%E0%A4%A", "/ratgeber/papier"]) expect(await at(path)).toBeNull();
});
