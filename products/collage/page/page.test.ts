import { describe, expect, it } from "vitest";
import { parseQuery, writeQuery } from "../../../core/query-string.ts";
import { shopOf } from "../../../core/shop.ts";
import { demoCollages } from "../../../demo/catalogue/collages.ts";
import type { PageSetup } from "../../kind-page.ts";
import type { Chosen } from "../../page-choice.ts";
import type { PageSection } from "../../page-section.ts";
import type { CollageConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";
import { page } from "./page.ts";

const setup: PageSetup<Release> = {
  release: demoCollages,
  initial: { materialType: "canvas" },
  orientation: "landscape",
  shop: { ...shopOf("poster", "de-DE"), on: "2026-11-20" },
};
type State = Chosen<CollageConfiguration>["state"];
type Section<Kind> = Extract<PageSection<CollageConfiguration>, { kind: Kind }>;
const read = (address = "") => page.read(setup, parseQuery(`?${address}`));
const start = read().state;
const section = <Kind extends PageSection<CollageConfiguration>["kind"]>(state: State, kind: Kind, key?: string) =>
  page
    .sections(setup, state)
    .find((one): one is Section<Kind> => one.kind === kind && (key === undefined || one.key === key)) ??
  expect.fail(`${kind} ${key}`);
const material = (state: State, value: string) =>
  section(state, "rows")
    .rows()
    .find((one) => one.value === value) ?? expect.fail(value);
const size = (width: number, height: number) => ({ width: width * 10, height: height * 10 });
const priceOf = (configuration: CollageConfiguration) => {
  const terms = { currency: "EUR", tax: { rate: 190_000, included: true }, on: "2026-11-20" } as const;
  const quoted = page.sold.quote(configuration, demoCollages, terms);
  return quoted.ok ? quoted.value.priceCurrent : expect.fail(JSON.stringify(quoted.error));
};

describe("materials", () => {
  it("are the four of the catalogue, each at the price of its format", () => {
    expect(
      section(start, "rows")
        .rows()
        .map(({ value, priced }) => [value, priceOf(priced)]),
    ).toEqual([
      ["canvas", 3390],
      ["poster", 1199],
      ["framed-poster", expect.any(Number)],
      ["mixed", expect.any(Number)],
    ]);
  });

  it("bring a frame where one is needed, and give it up again", () => {
    const framed = material(start, "framed-poster").to().state;
    expect(framed.configuration.frameType).toBe("holzrahmen-slim-oak-natural");
    expect(section(framed, "options").groups()[0]?.label.key).toBe("offer.frame");
    expect(material(framed, "poster").to().state.configuration).toMatchObject({ frameType: null });
  });

  it("say what a set has instead of one format, with its number of panels to choose", () => {
    const { state, before } = material(start, "mixed").to();
    expect(before).toBe(start);
    expect(page.size(state.configuration, demoCollages)).toBeNull();
    const picks = section(state, "picks", "panels").picks();
    expect(picks.map(({ value, chosen }) => [value, chosen])).toEqual(
      [3, 4, 5, 6, 7, 8, 9].map((count) => [String(count), count === 3]),
    );
    expect(picks.at(-1)?.to().state.configuration.panels).toHaveLength(9);
  });
});

describe("formats", () => {
  it("stand when they are turned, and so does the address", () => {
    const portrait = section(start, "formats").orientations()[1]?.to().state ?? expect.fail("no portrait");
    expect(page.size(portrait.configuration, demoCollages)).toEqual(size(40, 60));
    expect(page.write(setup, portrait)).toEqual({ orientation: "portrait" });
    const tiles = section(portrait, "formats").tabs[0]?.listed() ?? [];
    expect(tiles.map(({ size: one }) => one)).toContainEqual(size(80, 120));
    expect(tiles.find(({ chosen }) => chosen)?.size).toEqual(size(40, 60));
  });
});

describe("designs", () => {
  it("are chosen by their shape, with the number of photos that is nearest", () => {
    const shapes = section(start, "picks", "shape").picks();
    expect(shapes).toHaveLength(8);
    const heart =
      shapes.find(({ label }) => label.key === "collage.shape.heart")?.to().state ?? expect.fail("no heart");
    expect(demoCollages.designs.find(({ id }) => id === heart.configuration.designId)).toMatchObject({
      shape: "heart",
      photos: 12,
    });
    const numbers = section(heart, "picks", "photos").picks();
    expect(numbers.map(({ label }) => label.params?.photos)).toEqual([12, 20, 36, 60]);
  });

  it("of a grid are counted with a slider, and lead to the designer of exactly that", () => {
    const photos = section(start, "slide");
    expect([photos.value, photos.min, photos.max]).toEqual([14, 2, 25]);
    const nine = photos.at(9).state.configuration;
    expect(writeQuery(page.sold.writeLink(nine))).toContain("designId=8");
  });
});

describe("an address", () => {
  const states = [
    start,
    ...page.types(setup, start).map(({ state }) => state),
    ...page.types(setup, start).flatMap(({ state }) =>
      page.sections(setup, state).flatMap((one) => {
        if (one.kind === "formats") return one.tabs.flatMap((tab) => tab.all()).map(({ to }) => to().state);
        if (one.kind === "picks") return one.picks().map(({ to }) => to().state);
        return one.kind === "options"
          ? one
              .groups()
              .flatMap(({ parts }) =>
                parts.flatMap(({ choices }) => choices.flatMap(({ refusal, to }) => (refusal ? [] : [to().state]))),
              )
          : [];
      }),
    ),
  ];

  it("is short, and read back as the same collage without a notice, one step and two from the page's own", () => {
    expect(page.write(setup, start)).toEqual({});
    expect(states.length).toBeGreaterThan(100);
    for (const state of states) {
      const { state: again, notices } = read(writeQuery(page.write(setup, state)));
      expect(notices).toEqual([]);
      expect(again).toEqual(state);
    }
  });

  it("that cannot be falls back and says so", () => {
    const { state, notices } = read("materialType=gold&formatType=01x20&designId=0");
    expect(state.configuration).toMatchObject({ materialType: "canvas", designId: 13 });
    expect(notices.map(({ reason }) => reason)).toEqual(["material-unknown", "format-unknown", "design-unknown"]);
  });
});
