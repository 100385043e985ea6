import { describe, expect, it } from "vitest";
import { articleOf } from "../core/article.ts";
import { shopOf } from "../core/shop.ts";
import { calendarRelease } from "../demo/catalogue/calendars.ts";
import { demoCards } from "../demo/catalogue/cards.ts";
import { demoCollages } from "../demo/catalogue/collages.ts";
import { demoBoxes } from "../demo/catalogue/photo-boxes.ts";
import { demoPrints } from "../demo/catalogue/photo-prints.ts";
import { photobookRelease } from "../demo/catalogue/photobooks.ts";
import type { PageSetup } from "./kind-page.ts";
import { type AnyPage, pages } from "./pages.ts";

const releases: Readonly<Record<string, { readonly release: unknown; readonly initial: Record<string, string> }>> = {
  calendar: { release: calendarRelease, initial: { calendarType: "wandkalender" } },
  card: { release: demoCards, initial: { card: "a6-quer-folded", quantity: "50" } },
  collage: { release: demoCollages, initial: { materialType: "canvas" } },
  photobook: {
    release: photobookRelease,
    initial: { printing: "digitalfotobuch", cover: "hard", binding: "pur", format: "a4-quer" },
  },
  photobox: { release: demoBoxes, initial: { photoboxType: "small" } },
  photoprint: { release: demoPrints, initial: { quantity: "100" } },
};

async function opened(kind: string, more: Partial<PageSetup<unknown>> = {}) {
  const page = (await pages[kind]?.load()) as AnyPage;
  const { release, initial } = releases[kind] ?? expect.fail(kind);
  const shop = { ...shopOf("poster", "de-DE"), on: "2026-11-20" } as const;
  const setup: PageSetup<unknown> = { release, initial, orientation: "landscape", shop, ...more };
  const formatsOf = (state: ReturnType<AnyPage["read"]>["state"]) => {
    const found = page.sections(setup, state).find((one) => one.kind === "formats");
    return found?.kind === "formats" ? found : expect.fail("no formats");
  };
  return { page, setup, read: (query = {}) => page.read(setup, query), formatsOf };
}

describe.each(Object.keys(releases))("the page of the kind %s", (kind) => {
  it("reads every type and format back from its address and from its article number", async () => {
    const { page, setup, read } = await opened(kind);
    const numbers = new Set<string>();
    const states = page
      .types(setup, read().state)
      .flatMap((type) => [type.state, ...page.formats(setup, type.state).map((format) => format.state)]);
    expect(states.length).toBeGreaterThan(3);
    for (const state of states) {
      const link = page.sold.writeLink(state.configuration);
      const address = page.write(setup, state);
      expect(page.sold.writeLink(read(address).state.configuration), JSON.stringify(address)).toEqual(link);

      const sku = articleOf(kind, state.configuration);
      numbers.add(sku);
      const chosen = read({ sku });
      expect(chosen.notices, sku).toEqual([]);
      expect(articleOf(kind, chosen.state.configuration)).toBe(sku);
    }
    expect(numbers.size).toBeGreaterThan(3);
  });

  it("says of an unknown article number that it is none", async () => {
    const { read } = await opened(kind);
    expect(read({ sku: "gold-1x1" }).notices.map(({ reason }) => reason)).toEqual(["sku-unknown"]);
  });
});

describe("a format that is listed lying and standing", () => {
  it.each([
    ["photobook", {}, "297x210", "210x297"],
    ["card", {}, "148x105", "105x148"],
  ])("of the kind %s is turned by the switch, and back", async (kind, query, lying, standing) => {
    const { page, setup, read, formatsOf } = await opened(kind);
    const text = (state: ReturnType<typeof read>["state"]) => {
      const size = page.size(state.configuration, setup.release);
      return size && `${size.width}x${size.height}`;
    };
    const start = read(query).state;
    expect(text(start)).toBe(lying);
    const [, portrait] = formatsOf(start).orientations();
    const turned = portrait?.to().state ?? expect.fail("no switch");
    expect([text(turned), turned.orientation]).toEqual([standing, "portrait"]);
    expect(formatsOf(turned).orientations()[0]?.to().state.configuration).toEqual(start.configuration);
    // Whoever gets the address sees it standing, whatever the page begins with.
    expect(text(read(page.write(setup, turned)).state)).toBe(standing);
  });

  it("has no switch where only one of the two is made", async () => {
    const { page, setup, read, formatsOf } = await opened("calendar");
    const kitchen = page.types(setup, read().state).find(({ value }) => value === "kuechenkalender");
    expect(formatsOf(kitchen?.state ?? expect.fail()).orientations()).toEqual([]);
  });

  it("stands first in the portrait experiment (second document, section 4), and its address says so to all", async () => {
    const { page, setup, read } = await opened("photobook", { orientation: "portrait", namesOrientation: true });
    const { state } = read();
    expect(page.size(state.configuration, setup.release)).toEqual({ width: 210, height: 297 });
    const shared = page.write(setup, state);
    const others = await opened("photobook");
    expect(others.read(shared).state.configuration).toEqual(state.configuration);
  });
});

it("more formats than a tab has room for are in the list of all, and the chosen one in a slot behind the tab", async () => {
  const shop = { ...shopOf("poster", "en-US"), on: "2026-11-20" } as const;
  const { read, formatsOf } = await opened("card", { shop });
  const { more, tabs } = formatsOf(read().state);
  expect(more?.count()).toBe(tabs.reduce((sum, tab) => sum + tab.all().length, 0));
  const long = tabs.find((tab) => tab.all().length > 9) ?? expect.fail("no long tab");
  expect(long.listed()).toHaveLength(9);
  const last = long.all().at(-1)?.to().state ?? expect.fail();
  const listed =
    formatsOf(last)
      .tabs.find(({ key }) => key === long.key)
      ?.listed() ?? [];
  expect(listed).toHaveLength(10);
  expect(listed.at(-1)).toMatchObject({ slot: "more", chosen: true });
});
