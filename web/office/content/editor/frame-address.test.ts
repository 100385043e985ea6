import { expect, test } from "vitest";
import { frameAddress, localeOfLanguage } from "./frame-address.ts";

const origins = {
  DE: "https://shop.example",
  CH: "https://ch.shop.example",
  GB: "https://gb.shop.example",
  US: "https://us.shop.example",
};
const framed = (story: { full_slug: string; lang: string }) => ({
  space: 7,
  component: "page",
  story: { id: 12, ...story },
  links: [],
  origins: { poster: origins, card: {} },
  proof: { timestamp: "1700000000", token: "abc" },
});

test.each([
  [null, "de-DE"],
  ["en", "en-GB"],
  ["en-US", "en-US"],
  ["fr", "fr-CH"],
  ["es", null],
  ["xx", null],
])("the language %s is shown in %s", (language, locale) => {
  expect(localeOfLanguage(language, origins)).toBe(locale);
});

test("Spanish is shown in Spain where the shop is there", () => {
  expect(localeOfLanguage("es", { ...origins, ES: "https://es.shop.example" })).toBe("es-ES");
});

const draftIn = (language: string) => ({ language, release: null, isPublished: false });

test("a page is framed at its own address on its own host, with the signed proof", () => {
  const { address, origin } =
    frameAddress(framed({ full_slug: "en/guides/our paper", lang: "en" }), draftIn("en")) ?? {};
  expect(origin).toBe("https://gb.shop.example");
  const url = new URL(String(address));
  expect(url.pathname).toBe("/guides/our%20paper");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    _storyblok: "12",
    _storyblok_c: "page",
    _storyblok_lang: "en",
    "_storyblok_tk[space_id]": "7",
    "_storyblok_tk[timestamp]": "1700000000",
    "_storyblok_tk[token]": "abc",
  });
  expect(frameAddress(framed({ full_slug: "fr/papier", lang: "fr" }), draftIn("fr"))?.address).toMatch(
    /^https:\/\/ch\.shop\.example\/fr\/papier\?/,
  );
});

test("a language that the shop does not speak has no page", () => {
  expect(frameAddress(framed({ full_slug: "xx/papier", lang: "xx" }), draftIn("xx"))).toBeNull();
});

test("a version in a release, and what visitors see, are asked for as such", () => {
  const asked = (version: object) => {
    const found = frameAddress(framed({ full_slug: "papier", lang: "default" }), { ...draftIn("de"), ...version });
    const { searchParams } = new URL(String(found?.address));
    return [searchParams.get("_storyblok_release"), searchParams.get("_storyblok_version")];
  };
  expect(asked({})).toEqual([null, null]);
  expect(asked({ release: 31 })).toEqual(["31", null]);
  expect(asked({ isPublished: true })).toEqual([null, "published"]);
});
