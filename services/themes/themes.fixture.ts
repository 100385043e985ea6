import { expect } from "vitest";
import { translator } from "../../core/labels.ts";
import type { Locale } from "../../core/locale.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { keptAnswers } from "../../platform/http/kept-answers.ts";
import { silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import type { ThemesAnswer } from "./contract.ts";
import type { Drawer } from "./drawing/drawer.ts";
import type { Goods } from "./goods.ts";
import { publishGoods } from "./publish-goods.ts";
import { themesRoutes } from "./routes.ts";
import type { Vocabulary } from "./search-text.ts";
import { createThemes } from "./service.ts";

/** A price that says which theme it was asked for. */
const examplePrice = (id: string) => ({
  product: "flat",
  label: id,
  formats: 1,
  format: { value: "a7", label: "A7" },
  quantity: 50,
  remark: null,
  unitPrice: 93,
  price: {
    currency: "EUR" as const,
    priceOriginal: 4648,
    priceCurrent: 4648,
    discount: 0,
    lowest30Days: null,
    taxIncluded: true,
  },
});

/** Shop data, as far as themes need it. */
interface ThemesData {
  readonly goods: Goods | null;
  readonly labels: Vocabulary;
  readonly catalogues: readonly { readonly kind: string; readonly data: unknown }[];
}

/**
 * The design stock in a database of its own, over HTTP, drawn by a process or a test's drawer, for a whole test file.
 */
export async function themesShop(data: ThemesData, drawer?: Drawer) {
  const goods = data.goods as Goods;
  const collages = data.catalogues.find(({ kind }) => kind === "collage");
  const vocabulary = Object.fromEntries(data.labels);
  const database = await migratedTestDatabase();
  await database.db.transaction().execute((trx) => publishGoods(trx, goods, data.labels));
  const themes = createThemes({
    db: database.db,
    clock: systemClock,
    labels: {
      translate: async (locale: Locale) => translator(vocabulary, locale, (key) => expect.fail(`no text for ${key}`)),
    },
    releases: { current: async () => ({ data: collages?.data }) },
    prices: { themePrices: async (_, wanted) => wanted.map(({ id }) => [examplePrice(id)]) },
    secret: "a secret of at least thirty-two bytes",
    ...(drawer ? { drawer } : {}),
  });
  const app = createHttpApp({ log: silentLog });
  app.route(
    "/",
    themesRoutes({ themes, answers: keptAnswers({ clock: systemClock, most: 0 }), limitDrawings: (_, next) => next() }),
  );

  const ask = async (path: string, locale = "de-DE", channel = "card") =>
    app.request(path, { headers: { "x-locale": locale, "x-channel": channel } });
  async function read<Answer>(path: string, locale?: string, channel?: string): Promise<Answer> {
    const answer = await ask(path, locale, channel);
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as Answer;
  }
  return {
    database,
    themes,
    goods,
    ask,
    read,
    search: (query: string, locale?: string, channel?: string) =>
      read<ThemesAnswer>(`/web-api/themes?${query}`, locale, channel),
  };
}

export const idsOf = ({ themes: found }: ThemesAnswer): readonly string[] => found.map(({ id }) => id);
