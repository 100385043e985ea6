import { expect, test } from "vitest";
import type { Channel } from "../../../core/channel.ts";
import type { Locale } from "../../../core/locale.ts";
import { shopOf } from "../../../core/shop.ts";
import { contentLink, linksOf } from "./content-link.ts";

const links = (channel: Channel, locale: Locale = "de-DE") =>
  linksOf({
    shop: shopOf(channel, locale),
    origins: {
      poster: { DE: "http://shop.example:3000", GB: "http://shop.example.uk" },
      card: { DE: "http://cards.example:3000" },
    },
    cardsFolder: "cards",
    teamHost: "team.example",
  });
const toStory = (full_slug: string) => ({ linktype: "story", story: { full_slug }, anchor: "a" });

test("a link to a story leads to its page in the same channel, without the folder of the card channel", () => {
  expect(contentLink(toStory("hilfe"), links("card"))).toEqual({ href: "/hilfe/#a" });
  expect(contentLink(toStory("cards/hilfe"), links("card"))).toEqual({ href: "/hilfe/#a" });
  expect(contentLink(toStory("en/cards/help"), links("card", "en-GB"))).toEqual({ href: "/help/#a" });
  expect(contentLink({ linktype: "story", cached_url: "cards/home" }, links("card"))).toEqual({ href: "/" });
});

test("out of the poster channel it leads to the card channel's host of the country, where there is one", () => {
  expect(contentLink(toStory("cards/trauer"), links("poster"))).toEqual({
    href: "http://cards.example:3000/trauer/#a",
  });
  expect(contentLink(toStory("en/cards/mourning"), links("poster", "en-GB"))).toEqual({ href: "/mourning#a" });
  expect(contentLink(toStory("cards-papier/x"), links("poster"))).toEqual({ href: "/cards-papier/x#a" });
});

test("hosts of both channels are the shop's own, to be followed", () => {
  for (const url of ["http://cards.example:3000/x", "http://shop.example.uk/x"])
    expect(contentLink({ linktype: "url", url }, links("poster"))).toEqual({ href: url });
  expect(contentLink({ linktype: "url", url: "http://else.example/x" }, links("poster"))).toHaveProperty("rel");
});

test("the team's host is followed as the shop is; who only looks like it is not (core document, section 2)", () => {
  for (const url of ["https://team.example/jobs", "https://blog.team.example/"])
    expect(contentLink({ linktype: "url", url }, links("poster"))).toEqual({ href: url });
  for (const url of [
    "https://team.example.evil.example/",
    "https://xteam.example/",
    "https://evil.example/team.example",
  ])
    expect(contentLink({ linktype: "url", url }, links("poster"))).toHaveProperty(
      "rel",
      "nofollow noopener noreferrer",
    );
  const none = linksOf({
    shop: shopOf("poster", "de-DE"),
    origins: { poster: {}, card: {} },
    cardsFolder: "cards",
    teamHost: null,
  });
  expect(contentLink({ linktype: "url", url: "https://team.example/" }, none)).toHaveProperty("rel");
});

test("leads to pages of the shop in the locale's own address, which is written once for a language", () => {
  const href = (url: string, locale: Locale) => contentLink({ linktype: "url", url }, links("poster", locale))?.href;
  expect(href("/impression-sur-toile?materialType=poster", "fr-FR")).toBe("/impression-sur-toile?materialType=poster");
  expect(href("/impression-sur-toile?materialType=poster", "fr-CH")).toBe(
    "/fr/impression-sur-toile?materialType=poster",
  );
  expect(href("/", "fr-CH")).toBe("/fr");
  expect(href("/fr/delivery", "fr-CH")).toBe("/fr/delivery");
  expect(href("/pictures/sea.webp", "fr-CH")).toBe("/pictures/sea.webp");
  expect(href("#masse", "fr-CH")).toBe("#masse");
});
