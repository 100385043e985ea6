import { describe, expect, test } from "vitest";
import { demoData } from "../../demo/seed.ts";
import { layoutsOfPart, type Style, styleSchema } from "../../design/template/style.ts";
import type { StylesAnswer } from "./contract.ts";
import { themesShop } from "./themes.fixture.ts";

const { ask, read, goods } = await themesShop(await demoData());

const style = async (kind: string, key: string, locale?: string): Promise<Style> =>
  styleSchema.parse((await read<{ style: unknown }>(`/web-api/styles/${kind}/${key}`, locale)).style);
const keysOf = (one: Style, part: string) => layoutsOfPart(one, part).map(({ key }) => key);

describe("a style that a design is dressed in", () => {
  test("a card's front is its theme, and its insides and back belong to it", async () => {
    const theme = goods.themes.find(({ refinement, art }) => refinement === "gold" && art.main);
    const found = await style("card", theme?.id ?? "");
    expect([Object.keys(found.parts), keysOf(found, "front")[0]]).toEqual([["front", "inside", "back"], theme?.layout]);
    expect([keysOf(found, "inside")[0], keysOf(found, "back")[0]]).toEqual(["inside-motif", "back-motif"]);
    expect([found.dressing.plate, found.dressing.language, found.dressing.art.main?.hash]).toEqual([
      "Foil_Gold",
      "de",
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
  });

  test("a card without a drawing gets no layout with a hole where the drawing would be", async () => {
    const theme = goods.themes.find(({ art }) => art.main === undefined && art.accent === undefined);
    const found = await style("card", theme?.id ?? "");
    expect([keysOf(found, "inside")[0], keysOf(found, "back")[0]]).toEqual(["inside-words", "back-words"]);
    const items = [...layoutsOfPart(found, "front").slice(1), ...layoutsOfPart(found, "inside")].flatMap(
      ({ variants }) => Object.values(variants).flatMap((variant) => variant.items),
    );
    expect(items.filter(({ type }) => type === "art")).toEqual([]);
  });

  test("its words are the visitor's language", async () => {
    const english = await style("card", "golden-laurel", "en-GB");
    const german = await style("card", "golden-laurel");
    expect([english.dressing.words.headline, german.dressing.language]).toEqual(["Save the date", "de"]);
    expect(english.dressing.language).toBe("en");
  });

  test("a calendar has a cover and months, its own month first; the words are the sides' own", async () => {
    const found = await style("calendar", "meadow-year");
    expect(keysOf(found, "month")[0]).toBe("month-with-drawing");
    expect(keysOf(found, "month")).toContain("month-three-photos");
    expect([keysOf(found, "cover")[0], found.dressing.words]).toEqual(["cover-drawing", {}]);
  });

  test("a book has its own pages first, in their order, then all others", async () => {
    const set = goods.bookSets.find(({ id }) => id === "wedding-white");
    const found = await style("photobook", "wedding-white");
    const pages = keysOf(found, "page");
    expect(pages.slice(0, 6)).toEqual(set?.layouts.pages);
    expect([pages.length, new Set(pages).size]).toEqual([9, 9]);
  });

  test("a collage is the layout of its number, with all others to choose from", async () => {
    const found = await style("collage", "13");
    expect([keysOf(found, "front")[0], keysOf(found, "front").length]).toEqual(["collage-13", 40]);
  });

  test("every style of the demo can be had", async () => {
    const all = [
      ...goods.calendarGroups.map(({ id }) => ["calendar", id] as const),
      ...goods.bookSets.map(({ id }) => ["photobook", id] as const),
      ...goods.collages.map(({ id }) => ["collage", String(id)] as const),
      ...goods.themes.map(({ id }) => ["card", id] as const),
    ];
    for (const [kind, key] of all) expect((await style(kind, key)).key, `${kind} ${key}`).toBe(key);
  });

  test.each([
    ["card/nope", "Diesen Stil gibt es nicht"],
    ["collage/999", "Diesen Stil gibt es nicht"],
  ])("%s is missing in the visitor's language", async (path, title) => {
    const answer = await ask(`/web-api/styles/${path}`);
    expect([answer.status, ((await answer.json()) as { title: string }).title]).toEqual([404, title]);
  });
});

describe("the list of styles", () => {
  const list = (path: string) => read<StylesAnswer>(`/web-api/styles/${path}`);

  test("the most popular come first, each with a picture of the shop's", async () => {
    const { styles, total, facets } = await list("calendar");
    const popular = goods.calendarGroups.toSorted((one, other) => other.popularity - one.popularity);
    expect([styles.map(({ key }) => key), total]).toEqual([popular.map(({ id }) => id), 26]);
    expect((await ask(styles[0]?.preview.src ?? "")).status).toBe(200);
    expect(facets[0]?.values.map(({ label, count }) => [label, count])).toContainEqual(["Familienplaner", 3]);
  });

  test("words and a filter leave what they mean", async () => {
    const { styles } = await list("calendar?q=famili&filter[calendarType][]=familienplaner");
    expect(styles.map(({ title }) => title).toSorted()).toEqual([
      "Familienplaner Sonne",
      "Familienplaner Wal",
      "Wer macht was",
    ]);
    expect((await list("collage?filter[shape][]=heart")).styles.length).toBeGreaterThan(0);
    expect((await list("photobook?q=hochzeit")).total).toBeGreaterThan(3);
  });

  test("cards are searched as themes are, page by page", async () => {
    const first = await list("card?filter[occasion][]=wedding&limit=5");
    expect([first.styles.length, first.total > 5, first.next !== null]).toEqual([5, true, true]);
    const next = await list(`card?filter[occasion][]=wedding&limit=5&cursor=${encodeURIComponent(first.next ?? "")}`);
    expect(next.styles.map(({ key }) => key)).not.toContain(first.styles[0]?.key);
  });

  test("a filter that the list does not have is named", async () => {
    const answer = await ask("/web-api/styles/photobook?filter[shape][]=heart");
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([422, expect.stringContaining("shape")]);
  });
});
