import { afterAll, beforeAll, expect, test } from "vitest";
import { compile } from "../design/compile.ts";
import { forbidsOrder } from "../design/finding.ts";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { paper, paperData } from "../products/paper.fixture.ts";
import { type AnyKind, productKinds } from "../products/registry.ts";
import { addRelease } from "../services/catalogue/service.ts";
import {
  type DemoArticle,
  demoBook,
  demoCalendar,
  demoCard,
  demoCollage,
  demoGoods,
  operationsOf,
  paperOf,
} from "./demo-articles.fixture.ts";
import { wholeShop } from "./whole-shop.fixture.ts";

const database = await migratedTestDatabase();
let shop: Awaited<ReturnType<typeof wholeShop>>;
let goods: Awaited<ReturnType<typeof demoGoods>>;

beforeAll(async () => {
  (productKinds as AnyKind[]).push(paper);
  [shop, goods] = await Promise.all([wholeShop(database), demoGoods()]);
  await addRelease(database.db, paper.key, { release: 1, validFrom: "2020-01-01", data: paperData });
});
afterAll(async () => {
  await shop.close();
  (productKinds as AnyKind[]).splice(productKinds.indexOf(paper), 1);
});

const articles: readonly (readonly [string, number, () => DemoArticle])[] = [
  ["a book of 100 pages", 100, () => demoBook(goods)],
  ["a card with foil", 2, () => demoCard(goods)],
  ["a collage of 60", 1, () => demoCollage(goods)],
  ["a calendar of 13", 13, () => demoCalendar(goods)],
];

test.each(articles)(
  "%s is made over HTTP of the demo's layouts, and the server draws what we draw",
  async (_, sides, make) => {
    const article = make();
    const visitor = shop.visitor();
    const query = `paper=${encodeURIComponent(JSON.stringify(paperOf(article)))}`;
    const created = await visitor("POST", "/web-api/designs", { kind: paper.key, query });
    expect(created.status).toBe(201);
    const { id, document } = (await created.json()).design;
    expect(document.surfaces).toHaveLength(sides);

    const operations = operationsOf(article);
    const saved = await visitor("POST", `/web-api/designs/${id}/operations`, { baseSequence: 0, operations });
    const { sequence, sceneHash, findings } = await saved.json();
    expect(sequence).toBe(sides + 1);
    expect(findings.filter(forbidsOrder)).toEqual([]);

    const opened = (await (await visitor("GET", `/web-api/designs/${id}`)).json()).document;
    const drawn = compile(opened, paper.design?.surfaces(opened, paperData) ?? [], goods.stock);
    expect(drawn.hash).toBe(sceneHash);
    expect(drawn.scene.pages).toHaveLength(sides);
    expect(opened.surfaces).toEqual(article.surfaces);
  },
);
