import { expect, test } from "vitest";
import { shopOf } from "../../../core/shop.ts";
import type { PageSetup } from "../../kind-page.ts";
import type { PageSection } from "../../page-section.ts";
import type { CoasterConfiguration, CoasterData } from "../coaster-data.fixture.ts";
import { coasterData } from "../coaster-data.fixture.ts";
import { page } from "./page.fixture.ts";

const setup: PageSetup<CoasterData> = {
  release: coasterData,
  initial: { coasterEdge: "100" },
  orientation: "landscape",
  shop: { ...shopOf("poster", "de-DE"), on: "2026-11-20" },
};
const stateOf = (query = {}) => page.read(setup, query).state;
type Section<Kind> = Extract<PageSection<CoasterConfiguration>, { kind: Kind }>;
const section = <Kind extends PageSection<CoasterConfiguration>["kind"]>(kind: Kind, query = {}) =>
  page.sections(setup, stateOf(query)).find((one): one is Section<Kind> => one.kind === kind) ?? expect.fail(kind);

test("a kind that says only what it offers has formats, quantities with their prices, and nothing to choose where there is one type", () => {
  expect(page.sections(setup, stateOf()).map(({ kind }) => kind)).toEqual(["formats", "ladder", "count", "options"]);
  const [tab] = section("formats").tabs;
  expect(tab?.listed().map(({ value, chosen }) => [value, chosen])).toEqual([
    ["90", false],
    ["100", true],
  ]);
  expect(section("ladder").at(3).state.configuration).toEqual({ coasterEdge: 100, sets: 3 });
  expect(section("count")).toMatchObject({ name: "sets", value: 1, min: 1, max: 99, step: 1 });
  expect(section("count").at(7).state.configuration.sets).toBe(7);
});

test("an address names what differs from the page, and is read back as the same piece", () => {
  expect(page.write(setup, stateOf())).toEqual({});
  const other = { ...stateOf(), configuration: { coasterEdge: 90, sets: 12 } };
  const address = page.write(setup, other);
  expect(address).toEqual({ coasterEdge: "90", sets: "12" });
  expect(stateOf(address)).toEqual(other);
});

test("nonsense in the address falls back and says so", () => {
  const { state, notices } = page.read(setup, { coasterEdge: "7", sku: "gold" });
  expect(state.configuration.coasterEdge).toBe(90);
  expect(notices.map(({ reason }) => reason)).toEqual(["sku-unknown", "format-not-offered"]);
});

test("a price is that of the kind", () => {
  const { sold, types, formats } = page;
  const tax = { rate: 190_000, included: true };
  const terms = { currency: "EUR", tax, on: "2026-11-20" } as const;
  const prices = formats(setup, stateOf({ sets: "2" })).map(({ state }) => {
    const quoted = sold.quote(state.configuration, coasterData, terms);
    return quoted.ok && quoted.value.priceCurrent;
  });
  expect(prices).toEqual([2580, 2980]);
  expect(types(setup, stateOf())).toHaveLength(1);
});
