import { expect, test } from "vitest";
import { pageOf } from "./compose-orders.ts";

const config = {
  publicUrl: "https://shop.example",
  hosts: { DE: "shop.example", CH: "shop.example.ch" },
  cardHosts: { DE: "cards.example" },
};

test("mails and payment pages lead to the channel and country of the order", () => {
  const pageFor = (channel: "card" | "poster", locale: "de-DE" | "fr-CH" | "en-GB") =>
    pageOf(config, { channel, locale }, "/order/abc");
  expect(pageFor("poster", "de-DE")).toBe("https://shop.example/order/abc");
  expect(pageFor("card", "de-DE")).toBe("https://cards.example/order/abc/");
  expect(pageFor("poster", "fr-CH")).toBe("https://shop.example.ch/fr/order/abc");
});

test("a channel or country without a host leads to one that there is", () => {
  expect(pageOf(config, { channel: "card", locale: "de-CH" }, "/terms")).toBe("https://shop.example.ch/agb");
  expect(pageOf(config, { channel: "card", locale: "en-GB" }, "/terms")).toBe("https://shop.example/terms");
});
