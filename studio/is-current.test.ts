import { describe, expect, it } from "vitest";
import type { Entry } from "./entries.ts";
import { isCurrent } from "./is-current.ts";
import type { Picture } from "./picture-manifest.ts";

const record = { fingerprint: "0f6c", seconds: 66, threads: 2, samples: 14, width: 1440, height: 960 };
const entry: Entry = {
  name: "photo-sea",
  family: "photos",
  width: 1440,
  height: 960,
  alt: { de: "Segelboot", en: "Sailing boat", es: "Velero", fr: "Voilier", it: "Barca", nl: "Zeilboot" },
  focus: { xPercent: 60, yPercent: 58 },
  photo: { takenAt: "2026-07-04T21:40:12", album: "holiday", camera: "A" },
};
const file = { file: "photo-sea.webp", width: 1280, height: 853, bytes: 90_000 };
const picture: Picture = {
  ...file,
  name: entry.name,
  family: entry.family,
  alt: entry.alt,
  focus: entry.focus,
  colour: "#a9b0b5",
  files: [file],
  original: {
    ...file,
    file: "originals/photo-sea.jpg",
    takenAt: "2026-07-04T21:40:12",
    album: "holiday",
    orientation: 1,
    profile: "srgb",
  },
  render: record,
};

describe("pictures of the shop are made again", () => {
  it("not when nothing but their words changed", () => {
    expect(isCurrent(picture, { ...entry, alt: { ...entry.alt, de: "Ein Boot", en: "A boat" } }, record)).toBe(true);
  });

  it("when another master took exactly as long to render", () => {
    expect(isCurrent(picture, entry, { ...record, fingerprint: "77ab" })).toBe(false);
  });

  it("by the measures of their render where no fingerprint was kept", () => {
    const { fingerprint: _none, ...old } = record;
    expect(isCurrent({ ...picture, render: old }, entry, record)).toBe(true);
    expect(isCurrent({ ...picture, render: old }, entry, { ...record, seconds: 67 })).toBe(false);
    const { render: _trial, ...trial } = picture;
    expect(isCurrent(trial, entry, record)).toBe(false);
  });

  it.each<[string, Partial<Entry>]>([
    ["focus", { focus: { xPercent: 61, yPercent: 58 } }],
    ["square tile", { square: true }],
    ["day", { photo: { takenAt: "2026-07-05T21:40:12", album: "holiday", camera: "A" } }],
    ["orientation", { photo: { takenAt: "2026-07-04T21:40:12", album: "holiday", camera: "A", orientation: 6 } }],
    ["colours", { photo: { takenAt: "2026-07-04T21:40:12", album: "holiday", camera: "A", profile: "p3" } }],
  ])("when their entry wants another %s", (_what, change) => {
    expect(isCurrent(picture, { ...entry, ...change }, record)).toBe(false);
  });
});
