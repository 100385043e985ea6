import { expect, it } from "vitest";
import { locales } from "../../../core/locale.ts";
import { readSmartBanner, type SmartBannerReading } from "./read-smart-banner.ts";
import { smartBannerText } from "./texts.ts";

const told: string[] = [];
const reading: SmartBannerReading = {
  channel: "poster",
  platform: "web",
  locale: "de-DE",
  ownHosts: ["shop.example"],
  leftOut: (what) => told.push(what),
};
const url = (address: string) => ({ fieldtype: "multilink", linktype: "url", url: address });
const banner = {
  component: "smart-banner",
  name: "Passepartout",
  text: "Vom Telefon an die Wand",
  android: url("https://store.example/android"),
  ios: url("javascript:alert(1)"),
};
function read(changes: object = {}, more: Partial<SmartBannerReading> = {}) {
  told.length = 0;
  return readSmartBanner([{ ...banner, ...changes }], { ...reading, ...more });
}

it("names an app, and only safe addresses of it", () => {
  expect(read()).toMatchObject({
    name: "Passepartout",
    text: "Vom Telefon an die Wand",
    icon: null,
    ios: null,
    android: { href: "https://store.example/android", rel: "nofollow noopener noreferrer" },
    texts: { rating: "4,6", rated: "4,6 von 5 Sternen" },
  });
  expect(told).toEqual([]);
});

it.each([
  ["the card channel has no apps", { channel: "card" }],
  ["the United States have no apps", { locale: "en-US" }],
  ["who is in the app needs none", { platform: "desktop" }],
] as const)("%s (core document, section 9)", (_why, more) => {
  expect(read({}, more)).toBeNull();
  expect(told).toEqual([]);
});

it.each([
  ["no link", { android: url("") }],
  ["no name", { name: " " }],
])("%s: no banner, and it is told", (_why, changes) => {
  expect(read(changes)).toBeNull();
  expect(told).toHaveLength(1);
});

it("no field, no banner", () => {
  for (const field of [undefined, "", [], [7], [{ component: "headline" }]])
    expect(readSmartBanner(field, reading)).toBeNull();
});

it("the rating is 4.6 in every locale, as it writes numbers (chrome document, section 2)", () => {
  const ratings = new Set(locales.map((locale) => smartBannerText(locale).rating));
  expect([...ratings].toSorted()).toEqual(["4,6", "4.6"]);
});
