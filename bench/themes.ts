/**
 * The promise: a search among 100,000 themes costs at most three times what the same one costs among 1,000, with exact
 * counts of every filter. Both in one run, search by search in turn, so that a busy machine slows both.
 */
import { join } from "node:path";
import { sql } from "kysely";
import { parseQuery } from "../core/query-string.ts";
import { shopOf } from "../core/shop.ts";
import { demoData } from "../demo/seed.ts";
import { createDatabase, type Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startTestDatabase } from "../platform/embedded-postgres/test-database.ts";
import { silentLog } from "../platform/log/log.ts";
import { systemClock } from "../platform/time/clock.ts";
import { createThemes, type Themes } from "../services/themes/service.ts";
import { filterValues } from "../services/themes/theme-filters.ts";
import { fillThemes, motifs } from "./themes/stock.ts";

const MOST_TIMES = 3;
const FEW = 1_000;
const MANY = 100_000;
const SEARCHES = 120;

const shop = shopOf("card", "de-DE");
const at = (values: readonly string[], number: number) => values[number % values.length] as string;

/** Kinds of searches; each time other values and words, so that none was asked before. */
const kinds: Readonly<Record<string, (number: number) => string>> = {
  everything: () => "",
  "one filter": (number) => `filter[color][]=${at(filterValues.color, number)}`,
  "three filters": (number) =>
    `filter[color][]=${at(filterValues.color, number)}&filter[style][]=${at(filterValues.style, number)}&filter[style][]=${at(filterValues.style, number + 3)}&filter[occasion][]=${at(filterValues.occasion, number)}`,
  "newest of one filter": (number) => `sort=created&filter[product][]=${at(filterValues.product, number)}`,
  "a word": (number) => `q=${at(motifs, number)}`,
  "a word's beginning": (number) => `q=${at(motifs, number).slice(0, 7)}`,
  "two words and a filter": (number) =>
    `q=${at(motifs, number)}+${at(filterValues.color, number)}&filter[style][]=${at(filterValues.style, number)}`,
};

interface Stock {
  readonly database: Database;
  readonly themes: Themes;
  stop(): Promise<void>;
}

async function stockOf(count: number): Promise<Stock> {
  const data = await demoData();
  const example = data.goods?.themes[0];
  if (!example) throw new Error("the demo has no theme");
  const server = await startTestDatabase();
  const database = createDatabase(server.url, { poolSize: 2, log: silentLog });
  const migrated = await migrate(database.pool, join(import.meta.dirname, ".."));
  if (!migrated.ok) throw new Error("the database cannot be migrated");
  await fillThemes(database.db, count, example);
  await sql`vacuum analyze card_theme, theme_word`.execute(database.db);
  const labels = {
    translate: async () => (label: string | { readonly key: string }) =>
      typeof label === "string" ? label : label.key,
  };
  const releases = { current: async () => null };
  const themes = createThemes({
    db: database.db,
    clock: systemClock,
    labels,
    releases,
    // The same for as many tiles, however many themes there are.
    prices: { themePrices: async (_, wanted) => wanted.map(() => []) },
    secret: "a secret of at least thirty-two bytes",
  });
  const stop = async () => {
    await database.close();
    await server.stop();
  };
  return { database, themes, stop };
}

async function ask(themes: Themes, query: string): Promise<{ readonly ms: number; readonly found: number }> {
  const start = performance.now();
  const found = await themes.search(shop, parseQuery(query));
  if (!found.ok) throw new Error(`refused: ${query}`);
  return { ms: performance.now() - start, found: found.value.themes.length };
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

export default async function bench(): Promise<void> {
  const few = await stockOf(FEW);
  const many = await stockOf(MANY);
  try {
    const start = performance.now();
    await ask(many.themes, "");
    console.log(
      `themes: the index of ${MANY} themes is read and built in ${(performance.now() - start).toFixed(0)} ms, once a release`,
    );
    for (const stock of [few, many])
      for (let warm = 0; warm < 40; warm++)
        await ask(stock.themes, `filter[color][]=${at(filterValues.color, warm)}&limit=${10 + warm}`);
    let worst = 0;
    for (const [kind, query] of Object.entries(kinds))
      worst = Math.max(worst, await compare(kind, query, few.themes, many.themes));
    console.log(
      `themes: at most ${worst.toFixed(2)} times, promise ${MOST_TIMES} times ${worst <= MOST_TIMES ? "kept" : "MISSED"}`,
    );
    if (worst > MOST_TIMES) process.exitCode = 1;
    await alternative(few.database, many.database);
  } finally {
    await few.stop();
    await many.stop();
  }
}

async function compare(kind: string, query: (number: number) => string, few: Themes, many: Themes): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let number = 0; number < SEARCHES; number++) {
    const one = await ask(few, query(number));
    // The same page among many: a search that finds three themes among few would else be measured against a full page.
    const other = await ask(many, `${query(number)}&limit=${Math.max(1, one.found)}`);
    times[0].push(one.ms);
    times[1].push(other.ms);
  }
  const [small, large] = [median(times[0]), median(times[1])];
  console.log(
    `themes: ${kind}: ${small.toFixed(2)} ms among ${FEW}, ${large.toFixed(2)} ms among ${MANY}: ${(large / small).toFixed(2)} times`,
  );
  return large / small;
}

/** What counting in SQL would cost: all values of all filters among the themes of one colour. */
async function alternative(few: Database, many: Database): Promise<void> {
  const count = async ({ db }: Database, color: string) => {
    const start = performance.now();
    await sql`select token, count(*) from card_theme, unnest(filters) as token where filters @> array[${`color:${color}`}] group by token`.execute(
      db,
    );
    return performance.now() - start;
  };
  const times: [number[], number[]] = [[], []];
  for (const color of filterValues.color) {
    times[0].push(await count(few, color));
    times[1].push(await count(many, color));
  }
  console.log(
    `themes: beside it, the counts of one filter by SQL: ${median(times[0]).toFixed(2)} ms and ${median(times[1]).toFixed(2)} ms`,
  );
}
