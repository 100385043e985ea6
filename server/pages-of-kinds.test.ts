import { describe, expect, it, test } from "vitest";
import { parseQuery, writeQuery } from "../core/query-string.ts";
import { shopOf } from "../core/shop.ts";
import { demoCatalogues } from "../demo/catalogue/catalogues.ts";
import { demoData } from "../demo/seed.ts";
import type { PageSetup } from "../products/kind-page.ts";
import type { PageState } from "../products/page-choice.ts";
import type { PageSection } from "../products/page-section.ts";
import { pages } from "../products/pages.ts";
import { readStrictly } from "../products/read-strictly.ts";
import { kindOf } from "../products/registry.ts";

const products = ((await demoData()).pages ?? []).filter((page) => page.type === "product");
const shops = [shopOf("poster", "de-DE"), shopOf("card", "en-GB"), shopOf("poster", "en-US")];

test("every kind has a page, and every demo page one address in each language", () => {
  expect(new Set(products.map(({ kind }) => kind))).toEqual(new Set(Object.keys(pages)));
  for (const { addresses } of products) expect(Object.keys(addresses)).toHaveLength(6);
});

describe.each(products.map((page) => [page.key, page] as const))("%s", (_, { kind: key, initial, orientation }) => {
  it.each(shops.map((shop) => [`${shop.channel} ${shop.locale}`, shop] as const))(
    "%s: every choice has a price, an address that is read back, and a link that its own price calls read",
    async (_, { channel, currency, unit, locale }) => {
      const kind = kindOf(key) ?? expect.fail(key);
      const page = (await pages[key]?.load()) ?? expect.fail(key);
      const release = kind.dataSchema.parse(demoCatalogues[key]);
      const context = { channel, currency, unit, locale, on: "2026-11-20" as const };
      const setup: PageSetup<unknown> = { release, initial, orientation, shop: context };
      const start = page.read(setup, {}).state;
      const terms = { currency, tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;
      const seen = new Set<string>();
      const look = (state: PageState<object>) => {
        const address = writeQuery(page.write(setup, state));
        if (seen.has(address)) return;
        seen.add(address);
        const again = page.read(setup, parseQuery(`?${address}`));
        expect([again.notices, again.state.configuration], address).toEqual([[], state.configuration]);
        expect(kind.quote(state.configuration, release, terms).ok, address).toBe(true);
        const link = parseQuery(`?${writeQuery(kind.writeLink(state.configuration))}`);
        expect(readStrictly(kind, link, release, context), writeQuery(link)).toMatchObject({
          ok: true,
          value: state.configuration,
        });
      };
      look(start);
      for (const { state } of page.types(setup, start)) {
        look(state);
        for (const choice of page.sections(setup, state).flatMap(choicesOf)) look(choice);
      }
      expect(seen.size).toBeGreaterThan(10);
    },
  );
});

/** The states that a section leads to. */
function choicesOf(section: PageSection<object>): readonly PageState<object>[] {
  const possible = (choices: readonly { readonly refusal: unknown; to(): { readonly state: PageState<object> } }[]) =>
    choices.flatMap(({ refusal, to }) => (refusal ? [] : [to().state]));
  switch (section.kind) {
    case "rows":
      return possible(section.rows());
    case "formats":
      return possible([...section.orientations(), ...section.tabs.flatMap((tab) => tab.all())]);
    case "picks":
      return possible(section.picks());
    case "options":
      return possible(section.groups().flatMap(({ parts }) => parts.flatMap(({ choices }) => choices)));
    case "ladder":
      return section.stops.map((stop) => section.at(stop).state);
    case "slide":
    case "count":
      return [section.min, section.value + section.step, section.max].map((value) => section.at(value).state);
    case "drawing":
      return [];
  }
}
