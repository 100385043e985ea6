import { expect, test } from "vitest";
import { demoData } from "../../demo/seed.ts";
import { drawingOf } from "../../design/art/drawing-of.ts";
import type { ArtListAnswer } from "./contract.ts";
import { publishGoods } from "./publish-goods.ts";
import { themesShop } from "./themes.fixture.ts";

const data = await demoData();
const { database, themes, goods, ask, read } = await themesShop(data);
const list = (query = "", locale?: string) => read<ArtListAnswer>(`/web-api/art?${query}`, locale);
const titles = ({ art }: ArtListAnswer) => art.map(({ title }) => title);
const piece = (id: string) => {
  const found = goods.cliparts.find((one) => one.id === id);
  if (!found) throw new Error(`the demo has no "${id}"`);
  return found;
};

test("all cliparts of the shop are listed, page by page, each once and by the hash of its drawing", async () => {
  const pages: ArtListAnswer[] = [];
  for (let next: string | null = ""; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await list(`limit=40${next === "" ? "" : `&cursor=${next}`}`));
  expect(pages.map(({ art, total }) => [art.length, total])).toEqual([
    [40, 100],
    [40, 100],
    [20, 100],
  ]);
  const hashes = pages.flatMap(({ art }) => art.map(({ hash }) => hash));
  expect(new Set(hashes)).toEqual(new Set(goods.cliparts.map((one) => drawingOf(one).hash)));
});

test("a clipart says how large it was drawn, and whether it can be a plate", async () => {
  const { width, height, foil, title } = piece("peony");
  const { hash } = drawingOf(piece("peony"));
  const [peony] = (await list(`q=${encodeURIComponent(title.de)}`)).art.filter((one) => one.hash === hash);
  expect(peony).toMatchObject({ title: title.de, family: "florals", width, height, single: foil !== null });
});

test.each([
  ["de-DE", "pfingstr", "Pfingstrose"],
  ["de-DE", "Blume pfingst", "Pfingstrose"],
  ["en-GB", "wedding peo", "Peony"],
  ["es-ES", "peonia", "Peony"],
  ["fr-FR", "pivoine", "Peony"],
  ["nl-NL", "pioenroos", "Peony"],
])("in %s, “%s” finds %s, and not everything", async (locale, words, title) => {
  const found = await list(`q=${encodeURIComponent(words)}`, locale);
  expect(titles(found)).toContain(title);
  expect(found.total).toBeLessThan(20);
});

test("families are named in the visitor's language and counted for the words that were typed", async () => {
  const [everything, roses] = [await list("family=seasonal", "fr-FR"), await list("q=rose&family=seasonal", "fr-FR")];
  expect(everything.families.find(({ value }) => value === "seasonal")).toEqual({
    value: "seasonal",
    label: "Saisons et fêtes",
    count: 21,
  });
  expect(everything.total).toBe(21);
  expect(everything.families.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  expect(roses.families.find(({ value }) => value === "florals")?.count).toBeLessThan(16);
});

test("every clipart has a small picture that never changes and weighs little", async () => {
  const { art } = await list("limit=96");
  const weights: number[] = [];
  for (const { preview } of art) {
    const answer = await ask(preview.src);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const svg = await answer.text();
    expect(svg).toContain(`width="${preview.width}" height="${preview.height}"`);
    weights.push(svg.length);
  }
  expect(Math.max(...weights)).toBeLessThan(45_000);
  expect(weights.reduce((sum, one) => sum + one, 0) / weights.length).toBeLessThan(8_000);
  expect((await ask(`/web-api/art/${"0".repeat(64)}/preview.svg`)).status).toBe(404);
});

test("what the shop does not know is named", async () => {
  for (const query of ["family=cars", "limit=0", "limit=97", `cursor=${"0".repeat(64)}`])
    expect((await ask(`/web-api/art?${query}`)).status, query).toBe(422);
});

test("nothing in the list is personal, so that it is cached", async () => {
  const answer = await ask("/web-api/art");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  expect(answer.headers.get("vary")).toContain("x-locale");
});

test("a clipart that is drawn otherwise is listed with its new drawing alone, one that is taken away no more", async () => {
  const changed = { ...piece("anemone"), foil: null };
  const cliparts = goods.cliparts.flatMap((one) =>
    one.id === "anemone" ? [changed] : one.id === "lemon" ? [] : [one],
  );
  await database.db.transaction().execute((trx) => publishGoods(trx, { ...goods, cliparts }, data.labels));
  themes.forget();
  const found = await list("q=anemone");
  expect(found.art.filter(({ title }) => title === "Anemone").map(({ hash }) => hash)).toEqual([
    drawingOf(changed).hash,
  ]);
  expect((await list()).total).toBe(99);
  const before = drawingOf(piece("lemon")).hash;
  expect((await ask(`/web-api/art/${before}`)).status).toBe(200);
});
