import { expect, test } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import { photoframe } from "../../products/photoframe/photoframe.ts";
import type { AnyKind } from "../../products/registry.ts";
import type { Calculator } from "../product-pages/contract.ts";
import { pricesFixture } from "./demo-prices.fixture.ts";

/** The price list of before the 10th, canvas five euros cheaper; since the 19th canvas is reduced by 20 %. */
const cheaper = demoRelease.materials.map((one) =>
  one.key === "leinwand" ? { ...one, rate: { ...one.rate, fix: one.rate.fix - 500 } } : one,
);
const winter = { key: "winter", label: "campaign.january-paper", from: "2026-11-19", to: "2026-11-30", percent: 20 };
const { app, prices } = pricesFixture({
  kinds: [photoframe],
  catalogues: {
    photoframe: { ...demoRelease, validFrom: "2026-11-10", campaigns: [{ ...winter, materials: ["leinwand"] }] },
  },
  earlier: { photoframe: { ...demoRelease, release: 0, validFrom: "2026-01-01", campaigns: [], materials: cheaper } },
  vocabulary: demoVocabulary,
  taxes,
});

test("a campaign is announced with the shares that the calculator shows, not with what it takes off the list", async () => {
  const answer = await app.request("/frontend-api/mp/calculator?materialType=leinwand", {
    headers: { "x-locale": "de-DE", "x-channel": "poster" },
  });
  const { options } = (await answer.json()) as Calculator;
  const shares = (options.find(({ value }) => value === "leinwand")?.formats ?? []).map(
    ({ priceOriginal, priceCurrent }) => Math.round(((priceOriginal - priceCurrent) / priceOriginal) * 1_000_000),
  );
  expect(shares.length).toBeGreaterThan(10);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  expect(most).toBeLessThan(200_000);
  expect(least).toBeLessThan(most);
  const reductions = await prices.reductions(shopOf("poster", "de-DE"), photoframe);
  expect([...reductions]).toEqual([["winter", { least, most }]]);
});

test("they are worked out once a day for each shop, however often pages ask", async () => {
  let quoted = 0;
  const counting = {
    ...photoframe,
    quote: (...given: Parameters<typeof photoframe.quote>) => {
      quoted++;
      return photoframe.quote(...given);
    },
  };
  const { prices: asked, clock } = pricesFixture({
    kinds: [counting as AnyKind],
    catalogues: { photoframe: { ...demoRelease, campaigns: [{ ...winter, materials: ["leinwand"] }] } },
    vocabulary: demoVocabulary,
    taxes,
  });
  const ask = (locale: "de-DE" | "de-CH") => asked.reductions(shopOf("poster", locale), counting as AnyKind);
  const first = await ask("de-DE");
  const once = quoted;
  expect(once).toBeGreaterThan(100);
  expect(await ask("de-DE")).toEqual(first);
  expect(quoted).toBe(once);
  await ask("de-CH");
  expect(quoted).toBeGreaterThan(once);
  clock.set("2026-12-01T10:00:00+01:00");
  expect(await ask("de-DE")).toEqual(new Map());
});
