import sharp from "sharp";
import { expect, test } from "vitest";
import type { Language } from "../../../core/locale.ts";
import { done, failed } from "../../../core/outcome.ts";
import { shopOf } from "../../../core/shop.ts";
import { demoData } from "../../../demo/seed.ts";
import { publishGoods } from "../publish-goods.ts";
import { themesShop } from "../themes.fixture.ts";
import type { Drawer } from "./drawer.ts";
import { createPreviews } from "./previews.ts";

/** Draws the first word of a theme, and counts; dies so often before. */
function quickDrawer(deaths = 0) {
  let [drawn, left] = [0, deaths];
  const drawer: Drawer = {
    async draw({ words, proportion }) {
      drawn += 1;
      left -= 1;
      return left >= 0 ? failed("died") : done(`<svg>${words.headline} ${proportion}</svg>`);
    },
    picture: async () => failed("died"),
    close() {},
  };
  return { drawer, drawn: () => drawn };
}

const data = await demoData();
const real = await themesShop(data);
const { database, themes, goods } = real;
const { drawer, drawn } = quickDrawer(1);
const shop = await themesShop(data, drawer);
const address = "/web-api/themes/golden-laurel/preview.svg?ratio=portrait";

test("when the drawing process dies its request is told to come again, and the next one is drawn", async () => {
  const refused = await shop.ask(address);
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  expect(await refused.json()).toMatchObject({
    type: expect.stringMatching(/drawing-busy$/),
    title: "Diese Zeichnung ist noch nicht fertig; versuche es in 5 Sekunden noch einmal",
  });
  expect(await (await shop.ask(address)).text()).toBe("<svg>Save the Date portrait</svg>");
});

test("many requests for one drawing wait for the same one", async () => {
  const before = drawn();
  const answers = await Promise.all(Array.from({ length: 8 }, () => shop.ask(address.replace("portrait", "square"))));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(drawn() - before).toBe(1);
});

test("another process hands out what was drawn before and draws nothing", async () => {
  const other = quickDrawer();
  const { db } = shop.database;
  const { look } = await db
    .selectFrom("card_theme")
    .select("look")
    .where("id", "=", "golden-laurel")
    .executeTakeFirstOrThrow();
  const preview = (language: Language) =>
    createPreviews({ db, drawer: other.drawer }).of({ look, page: null, proportion: "portrait", language }, async () =>
      expect.fail("nothing is to be drawn"),
    );
  const kept = await preview("de");
  expect(kept.kept).toBe(true);
  expect(await kept.svg()).toEqual(done("<svg>Save the Date portrait</svg>"));
  expect((await preview("fr")).kept).toBe(false);
  expect(other.drawn()).toBe(0);
});

test("social media get a design as a picture of 1200 x 627, for ever under the name of its drawing", async () => {
  const picture = await themes.theme(shopOf("card", "de-DE"), "golden-laurel");
  const address = picture?.social ?? expect.fail("no theme");
  expect(address).toMatch(/^\/social\/themes\/golden-laurel\/card\.jpg\?language=de&v=[0-9a-f]{12}$/);
  const answer = await real.ask(address);
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
    200,
    "image/jpeg",
    "public, max-age=31536000, immutable",
  ]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 627 });
  // The ground lies around the card, and not over it.
  const { channels } = await sharp(bytes).stats();
  expect(channels.every(({ stdev }) => stdev > 5)).toBe(true);
  expect((await real.ask("/social/themes/no-such-theme/card.jpg")).status).toBe(404);
  // A drawing process that dies is no picture.
  expect((await shop.ask("/social/themes/golden-laurel/card.jpg")).status).toBe(503);
});

test("drawings of what is no longer published are forgotten when something else is", async () => {
  const { db } = shop.database;
  const kept = () => db.selectFrom("theme_drawing").selectAll().execute();
  const publish = (wanted: typeof goods) => db.transaction().execute((trx) => publishGoods(trx, wanted, data.labels));
  expect((await kept()).length).toBe(3);
  const words = goods.words.map((one) => ({
    ...one,
    texts: { ...one.texts, de: { ...one.texts.de, headline: "Neu" } },
  }));
  await publish({ ...goods, words });
  expect(await kept()).toEqual([]);
  expect(await (await shop.ask(address)).text()).toBe("<svg>Neu portrait</svg>");
  await publish(goods);
});

test("a theme is drawn in a process of its own, the same each time", async () => {
  const draw = async () => {
    const preview = await themes.preview("golden-laurel", "portrait", "de");
    const svg = await preview?.svg();
    return svg?.ok ? svg.value : null;
  };
  const first = await draw();
  expect(first).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 10500 14800">/);
  expect(first).not.toMatch(/<script|<image|<use|href|on\w+=|<text|<style|url\((?!#)/);
  await database.db.deleteFrom("theme_drawing").execute();
  const again = createPreviews({ db: database.db, drawer });
  expect(await draw()).toBe(first);
  expect(
    (await again.of({ look: "0".repeat(64), page: null, proportion: "tall", language: "de" }, async () => null)).kept,
  ).toBe(false);
  themes.close();
});
