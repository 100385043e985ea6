import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { channels } from "../../core/channel.ts";
import { demoCatalogues } from "../../demo/catalogue/catalogues.ts";
import { demoVocabulary } from "../../demo/labels/vocabulary.ts";
import taxes from "../../demo/tax.json" with { type: "json" };
import { productKinds } from "../../products/registry.ts";
import { pricesFixture } from "./demo-prices.fixture.ts";
import offeredValues from "./offered-values.json" with { type: "json" };
import { possibleValues } from "./read-choice.ts";

const { app } = pricesFixture({ kinds: productKinds, catalogues: demoCatalogues, vocabulary: demoVocabulary, taxes });
const openings = channels.flatMap((channel) =>
  (["cm", "inch"] as const).map((unit) => ({ currency: "EUR", unit, channel, on: "2026-11-20" }) as const),
);
const catalogues = demoCatalogues as Readonly<Record<string, unknown>>;

/** What the demo shop lets people write, by kind and parameter, over all types of the kind in all channels. */
function valuesOfDemo() {
  return Object.fromEntries(
    productKinds.map((kind) => {
      const data = kind.dataSchema.parse(catalogues[kind.key]);
      const choices = openings.flatMap((opening) => {
        const usual = kind.readLink({}, data, opening).configuration;
        return kind.offer.types(usual, data, opening).map(({ configuration }) => ({ configuration, opening }));
      });
      const values = Object.entries(kind.offer.parameters).flatMap(([name, { field = name }]) => {
        const found = choices.flatMap(({ configuration, opening }) =>
          possibleValues({ kind, data, opening }, field, configuration),
        );
        const distinct = [...new Set(found.map(({ value }) => value))];
        return distinct.length > 0 ? [[name, distinct] as const] : [];
      });
      return [kind.key, Object.fromEntries(values)] as const;
    }),
  );
}

test("the description lists what the demo shop offers; EXAMPLES=write writes it anew", () => {
  const now = valuesOfDemo();
  if (process.env.EXAMPLES === "write") {
    writeFileSync(join(import.meta.dirname, "offered-values.json"), `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  expect(offeredValues).toEqual(now);
  expect(now.calendar?.calendarType).toHaveLength(5);
  expect(now.photoframe?.optionTypes).toContain("stretcher-38");
});

test("every value and example of the description is understood where it is written", async () => {
  let asked = 0;
  for (const kind of productKinds) {
    for (const [name, parameter] of Object.entries(kind.offer.parameters)) {
      const { example, shape, values } = parameter;
      const written = shape === "map" ? [] : [example, ...(values ?? [])];
      for (const value of written) {
        const query = new URLSearchParams({ productType: kind.key, [shape === "list" ? `${name}[]` : name]: value });
        const response = await app.request(`/price-api/prices/article?${query}`, { headers: { "x-locale": "de-DE" } });
        const { reasons = [] } = (await response.json()) as { reasons?: { reason: string }[] };
        const unread = reasons.filter(({ reason }) => /unknown|unreadable|parameter|number/.test(reason));
        expect(unread, `${kind.key} ${name}=${value}`).toEqual([]);
        asked++;
      }
    }
  }
  expect(asked).toBeGreaterThan(80);
});
