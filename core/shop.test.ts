import { expect, test } from "vitest";
import { channels } from "./channel.ts";
import { platforms } from "./platform.ts";
import { shopOf } from "./shop.ts";

test("channels card and poster, platforms web and desktop (core document, section 3)", () => {
  expect(channels).toEqual(["card", "poster"]);
  expect(platforms).toEqual(["web", "desktop"]);
});

test("currency, unit and country follow from the locale (core document, section 9)", () => {
  expect(shopOf("card", "fr-CH")).toEqual({
    channel: "card",
    platform: "web",
    locale: "fr-CH",
    currency: "CHF",
    unit: "cm",
    country: "CH",
  });
  expect(shopOf("poster", "en-US")).toMatchObject({ currency: "USD", unit: "inch", country: "US" });
});
