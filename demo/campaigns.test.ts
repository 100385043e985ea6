import { describe, expect, test } from "vitest";
import { addDays } from "../core/calendar-date.ts";
import { photoframe } from "../products/photoframe/photoframe.ts";
import { campaignsOn } from "../services/offers/campaigns.ts";
import { withCampaigns } from "./campaigns.ts";
import { demoRelease, picture } from "./catalogue/wall-pictures.ts";
import { demoVocabulary } from "./labels/vocabulary.ts";

const nothing = { taxes: null, shipping: null, labels: new Map(), pages: null, goods: null };
const catalogue = { kind: "photoframe", release: 1, validFrom: demoRelease.validFrom, data: demoRelease };

function begunOn(today: string) {
  const [published] = withCampaigns({ ...nothing, catalogues: [catalogue] }, today).catalogues;
  return photoframe.dataSchema.parse(published?.data);
}

describe.each(["2026-11-28", "2027-01-12", "2028-02-29", "2025-12-31"])("a demo that begins on %s", (today) => {
  const release = begunOn(today);
  const days = Array.from({ length: 700 }, (_, index) => addDays(today, index));

  test("has a campaign on each day of two years, which has a name", () => {
    for (const day of days) {
      const running = campaignsOn("photoframe", release, day);
      expect(running.length, day).toBeGreaterThan(0);
      for (const { label } of running) expect(demoVocabulary["de-DE"]).toHaveProperty([label]);
    }
  });

  test("reduces by a fifth of what the 30 days before cost: no material is reduced again too soon", () => {
    for (const day of days.filter((_, index) => index % 9 === 0)) {
      const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: day } as const;
      const [campaign] = release.campaigns.filter(
        ({ key, from, to }) => key.startsWith("days-") && from <= day && day <= to,
      );
      const piece = picture(`${campaign?.materials[0]} 90x60`);
      const quoted = photoframe.quote(piece, release, terms);
      if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
      const { priceCurrent, priceOriginal } = quoted.value;
      expect(priceCurrent / priceOriginal, day).toBeCloseTo(0.8, 1);
      // Before the catalogue's own first day nothing had a price.
      expect(photoframe.priceBefore(piece, release, terms, []), day).toBe(priceOriginal);
    }
  });
});

test("other kinds and the campaigns of the catalogue stay as they are", () => {
  const other = { ...catalogue, kind: "calendar", data: { campaigns: [] } };
  expect(withCampaigns({ ...nothing, catalogues: [other] }, "2026-11-28").catalogues).toEqual([other]);
  expect(begunOn("2026-11-28").campaigns.map(({ key }) => key)).toContain("january-paper-2027");
});
