import { expect, test } from "vitest";
import { demoData } from "../../demo/seed.ts";
import { drawingOf } from "../../design/art/drawing-of.ts";
import type { ThemeAnswer } from "./contract.ts";
import { publishGoods } from "./publish-goods.ts";
import { themesShop } from "./themes.fixture.ts";

const data = await demoData();
const { database, themes, goods, ask, read } = await themesShop(data);
const publish = (wanted: typeof goods) =>
  database.db.transaction().execute((trx) => publishGoods(trx, wanted, data.labels));
const [anemone] = goods.cliparts.filter(({ id }) => id === "anemone").map(drawingOf);
if (!anemone) throw new Error("the demo has no anemone");

test("every clipart of the demo is there by the hash of its drawing, for ever", async () => {
  expect(goods.cliparts.length).toBe(100);
  const hashes = goods.cliparts.map((piece) => drawingOf(piece).hash);
  const art = await themes.artOf(hashes);
  for (const piece of goods.cliparts) expect(art.get(drawingOf(piece).hash), piece.id).toEqual(drawingOf(piece));
  const answer = await ask(`/web-api/art/${anemone.hash}`);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await answer.json()).toEqual(anemone);
});

test("what was never published is missing, in the visitor's language", async () => {
  const answer = await ask(`/web-api/art/${"0".repeat(64)}`, "fr-FR");
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ title: "Ce motif n’existe pas" });
  expect((await themes.artOf(["0".repeat(64)])).get("0".repeat(64))).toBeUndefined();
});

test("a clipart that is drawn otherwise is added, and the drawing of before stays for designs that have it", async () => {
  const cliparts = goods.cliparts.map((piece) => (piece.id === "anemone" ? { ...piece, foil: null } : piece));
  expect(await publish({ ...goods, cliparts })).toContain("goods: drawings of cliparts: 1 added");
  expect((await ask(`/web-api/art/${anemone.hash}`)).status).toBe(200);
  expect(await publish(goods)).not.toContainEqual(expect.stringContaining("drawings of cliparts"));
});

test("a theme names the drawings it is dressed with, and their sizes", async () => {
  const theme = goods.themes.find(({ art }) => art.main);
  const { design } = await read<ThemeAnswer>(`/web-api/themes/${theme?.id}`);
  const sizes = Object.entries(theme?.art ?? {}).map(([role, id]) => {
    const piece = goods.cliparts.find((one) => one.id === id);
    if (!piece) throw new Error(`there is no clipart "${id}"`);
    const { width, height, foil } = piece;
    return [role, { hash: drawingOf(piece).hash, width, height, single: foil !== null }];
  });
  expect(design.pieces).toEqual(Object.fromEntries(sizes));
});
