import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../platform/database/database.ts";
import { createKeptConnections } from "../load/kept-connections.ts";
import { median } from "../load/requests.ts";
import { percentile } from "../load/steady.ts";
import { type BenchShop, copyPage, editorOf } from "./two-shops.ts";

const pages = 1_000;
const prefix = "bench-";
const publications = 25;
const visiblePromise = 1_000;
/** Of other pages in each process while something is published. */
const visitsPerSecond = 10;
/** Visitors who ask at the same time, and how many of them ask for each page. */
const visitors = 64;
const askedBy = 8;

/**
 * From the answer to a publication until a page that was warm shows it, in each of two processes; alone, and while visitors ask
 * for a thousand other pages. Then what a flush costs: a thousand warm pages asked for by many at once right after it, each of
 * which is made once.
 */
export async function publication(shops: readonly [BenchShop, BenchShop], database: Database): Promise<void> {
  const [one] = shops;
  const editor = await editorOf(one, database);
  const first = await copyPage(database, editor.space, "ratgeber/papier", prefix, pages);
  const addresses = Array.from({ length: pages }, (_, n) => `/${prefix}${n}`);
  const contentWith = await contents(database, editor.space, first);
  let edition = 0;
  const publish = async () => {
    const title = `Edition ${++edition}`;
    await editor.publish(first, contentWith(title));
    const start = performance.now();
    return Promise.all(shops.map((shop) => seen(shop, `/${prefix}0`, title).then(() => performance.now() - start)));
  };

  await tell("publish to visible", publish);
  const storm = beside(shops, addresses);
  await tell(`  beside visitors of ${visitsPerSecond} other pages a second in each`, publish);
  await storm.end();
  await afterFlush(one, addresses, publish);
}

async function contents({ db }: Database, space: number, id: number) {
  const { published } = await db
    .selectFrom("content_story")
    .select("published")
    .where("space_id", "=", space)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return (title: string) => ({ ...(published as object), title });
}

/** Resolves when the page says it. It asks now and then: who asks all the time measures itself. */
async function seen({ port }: BenchShop, path: string, title: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}${path}`);
    if ((await answer.text()).includes(`<title>${title}`)) return;
    await pause(5);
  }
}

async function tell(what: string, publish: () => Promise<number[]>): Promise<void> {
  await publish();
  const times: number[][] = [];
  for (let n = 0; n < publications; n++) times.push(await publish());
  const here = times.map(([time = Number.NaN]) => time).toSorted((a, b) => a - b);
  const there = times.map(([, time = Number.NaN]) => time).toSorted((a, b) => a - b);
  const worst = Math.max(...times.flat());
  console.log(
    `${what}: median ${median(here).toFixed(0)} ms in the process that was told, ${median(there).toFixed(0)} ms in the other one; ` +
      `worst ${worst.toFixed(0)} ms, promise ${visiblePromise} ${verdict(worst <= visiblePromise)}`,
  );
}

/** Visitors of both processes, each page in turn at a steady pace, until they are told to go. */
function beside(shops: readonly BenchShop[], addresses: readonly string[]) {
  const asked: Promise<unknown>[] = [];
  let n = 0;
  const timer = setInterval(() => {
    const path = addresses[n++ % addresses.length];
    for (const { port } of shops)
      asked.push(fetch(`http://localhost:${port}${path}`).then((answer) => answer.arrayBuffer()));
  }, 1_000 / visitsPerSecond);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(asked);
    },
  };
}

async function afterFlush(
  shop: BenchShop,
  addresses: readonly string[],
  publish: () => Promise<number[]>,
): Promise<void> {
  const raw = createKeptConnections(new URL(`http://127.0.0.1:${shop.port}`));
  const clients = {
    "kept connections": raw.ask,
    "a real HTTP client": async (path: string) => {
      const answer = await fetch(`http://localhost:${shop.port}${path}`);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
    },
  };
  for (const [name, ask] of Object.entries(clients)) {
    await publish();
    const before = await settled(shop);
    const cold = await askAll(addresses, ask);
    const used = difference(await settled(shop), before);
    const warm = await askAll(addresses, ask);
    const made = (used.miss ?? 0) + (used.stale ?? 0);
    // The page that told that the flush has come was made before the others were asked for.
    const isOnce = made === addresses.length - 1;
    console.log(
      `right after a flush, ${addresses.length} pages each asked for by ${askedBy} of ${visitors} visitors over ${name}: ` +
        `${cold.perSecond.toFixed(0)} pages/s (warm ${warm.perSecond.toFixed(0)}/s, ratio ${(cold.perSecond / warm.perSecond).toFixed(3)}), ` +
        `${made + 1} made, ${used.shared ?? 0} shared, ${used.hit ?? 0} kept: one each ${verdict(isOnce)}; ` +
        `answers 95 % within ${percentile(cold.latencies, 0.95).toFixed(0)} ms, worst ${cold.latencies.at(-1)?.toFixed(0)} ms`,
    );
  }
  raw.close();
}

/** Each page by `askedBy` visitors one right after the other, `visitors` at a time. */
async function askAll(addresses: readonly string[], ask: (path: string) => Promise<void>) {
  const latencies: number[] = [];
  let next = 0;
  const start = performance.now();
  const visit = async () => {
    for (let n = next++; n < addresses.length * askedBy; n = next++) {
      const asked = performance.now();
      await ask(addresses[Math.floor(n / askedBy)] ?? "/");
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  const perSecond = (addresses.length * askedBy * 1_000) / (performance.now() - start);
  return { perSecond, latencies: latencies.toSorted((a, b) => a - b) };
}

/** Lines of hits are written together, a moment later. */
async function settled(shop: BenchShop) {
  await pause(500);
  return shop.uses(`/${prefix}`);
}

const difference = (after: Readonly<Record<string, number>>, before: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(after).map(([use, count]) => [use, count - (before[use] ?? 0)]));

function verdict(kept: boolean): string {
  if (!kept) process.exitCode = 1;
  return kept ? "kept" : "MISSED";
}
