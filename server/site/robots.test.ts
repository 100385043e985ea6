import { expect, test } from "vitest";
import { channels } from "../../core/channel.ts";
import { countryOf, locales } from "../../core/locale.ts";
import { platforms } from "../../core/platform.ts";
import { shopPath } from "../../core/shop-path.ts";
import { mayCrawl } from "./crawler.fixture.ts";
import { robotsTxt } from "./robots.ts";

const origin = "https://shop.example";
const german = robotsTxt({ origin, country: "DE" });

const places = channels.flatMap((channel) =>
  platforms.flatMap((platform) => locales.map((locale) => ({ channel, platform, locale }))),
);

test.each(places)("crawlers keep out of what belongs to one visitor: $channel $platform $locale", (place) => {
  const robots = robotsTxt({ origin, country: countryOf(place.locale) });
  const personal = ["/cart", "/checkout", "/order/10001", "/account", "/account/new-password"] as const;
  for (const path of [...personal, "/configurator-photo-frame/"] as const)
    for (const query of ["", "?sku=1"])
      expect(mayCrawl(robots, origin + shopPath(place, path) + query), shopPath(place, path)).toBe(false);
});

test.each([
  "/",
  "/cartes-de-mariage",
  "/carta-e-lamina",
  "/carton/",
  "/accounting",
  "/order-of-service",
  "/checkout-guide",
  "/ratgeber/cart",
  "/guides/order/paper",
  "/magazine-covers",
  "/office-pictures",
  "/healthy-pictures",
  "/leinwanddruck",
  "/leinwanddruck?sku=7",
  "/themes/cart-1",
])("%s is a page like any other", (path) => {
  expect(mayCrawl(german, origin + path)).toBe(true);
});

test.each([
  "/office",
  "/office/orders",
  "/office?x=1",
  "/office-api/orders",
  "/web-api/cart",
  "/price-api/x",
  "/frontend-api/x",
  "/content/v1/cdn",
  "/content/v2/cdn",
  "/health/ready",
  "/kundenkonto",
  "/kundenkonto/x",
  "/magazin",
  "/leinwanddruck?_storyblok=1&_storyblok_tk[x]=2",
])("%s is for no crawler (specification section 2, internal paths)", (path) => {
  expect(mayCrawl(german, origin + path)).toBe(false);
});

test("crawlers find the host's map", () => {
  expect(german.split("\n")).toContain("Sitemap: https://shop.example/sitemap.xml");
});
