import { expect, test } from "vitest";
import { canonicalPlace } from "./canonical-place.ts";

const origins = {
  poster: { DE: "https://shop.example", CH: "https://shop.example.ch" },
  card: { DE: "https://cards.example" },
};

test("a page of both channels is known at home, and in the other channel where its home has no host", () => {
  expect(canonicalPlace("card", "de-DE", origins)).toEqual({ channel: "card", origin: "https://cards.example" });
  expect(canonicalPlace("poster", "de-DE", origins)).toEqual({ channel: "poster", origin: "https://shop.example" });
  expect(canonicalPlace("card", "fr-CH", origins)).toEqual({ channel: "poster", origin: "https://shop.example.ch" });
});

test("a country without a host has no place for it", () => {
  expect(canonicalPlace("card", "nl-NL", origins)).toBeNull();
});
