import { translator, type Vocabulary } from "../../core/labels.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { keptAnswers } from "../../platform/http/kept-answers.ts";
import type { Router } from "../../platform/http/router.ts";
import { type Log, silentLog } from "../../platform/log/log.ts";
import { type StoppedClock, stoppedClock } from "../../platform/time/clock.ts";
import { cardCategories } from "../../products/card/categories.ts";
import { themeAspectRatios, themeProducts } from "../../products/card/theme-filters.ts";
import type { AnyKind } from "../../products/registry.ts";
import { productPagePaths } from "../product-pages/contract.ts";
import type { PricesDependencies, Release, ThemesOfShop } from "./price-context.ts";
import { calculatorAnswer, priceRoutes } from "./routes.ts";
import { createPrices, type Prices } from "./service.ts";

export const noThemes: ThemesOfShop = { goods: async () => null };

/** Themes that come as everything there is. */
const everything: readonly string[] = ["x", "meadow-vows"];
const someThemes: ThemesOfShop = {
  goods: async (_, id) =>
    everything.includes(id)
      ? { id, products: themeProducts, aspectRatios: themeAspectRatios, categories: cardCategories, refinement: null }
      : null,
};

export interface PricesFixtureOptions {
  readonly kinds: readonly AnyKind[];
  readonly catalogues: Readonly<Record<string, unknown>>;
  /** Those that counted before, by kind; without them, the same. */
  readonly earlier?: Readonly<Record<string, unknown>>;
  readonly vocabulary: Vocabulary;
  readonly taxes: unknown;
  /** Texts that are looked up but not there. */
  readonly missing?: (key: string) => void;
  readonly log?: Log;
  readonly themes?: ThemesOfShop;
}

export interface PricesFixture {
  readonly app: Router;
  readonly prices: Prices;
  readonly clock: StoppedClock;
}

/** Prices of a shop that is kept in memory, over HTTP. */
export function pricesFixture(options: PricesFixtureOptions): PricesFixture {
  const { kinds, catalogues, earlier = {}, vocabulary, taxes, missing, log = silentLog, themes = someThemes } = options;
  const clock = stoppedClock("2026-11-20T10:00:00+01:00");
  const table = taxTableSchema.parse(taxes);
  const parsed = new Map<string, Release>();
  for (const { key, dataSchema } of kinds) {
    if (catalogues[key]) parsed.set(key, { release: 1, data: dataSchema.parse(catalogues[key]) });
  }
  const translators = new Map<string, ReturnType<typeof translator>>();
  const dependencies: PricesDependencies = {
    clock,
    kinds,
    releases: {
      current: async (kind) => parsed.get(kind) ?? null,
      at: async (kind, release) => (release === 1 ? (parsed.get(kind) ?? null) : null),
      between: async (kind) => (earlier[kind] ? [{ release: 0, data: earlier[kind] }] : []),
    },
    taxTables: { current: async () => table },
    labels: {
      async translate(locale) {
        const known = translators.get(locale) ?? translator(vocabulary, locale, missing ?? (() => {}));
        translators.set(locale, known);
        return known;
      },
    },
    themes,
    history: { lowestBefore: async () => new Map() },
  };
  const routes = { prices: createPrices(dependencies), answers: keptAnswers({ clock }) };
  const app = createHttpApp({ log });
  app.route("/", priceRoutes(routes));
  app.get(productPagePaths.calculator, calculatorAnswer(routes));
  return { app, prices: routes.prices, clock };
}
