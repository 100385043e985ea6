import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { BenchShop } from "./two-shops.ts";

const stories = 100_000;
/** What the protocol of site maps allows a file. */
const [mostUrls, mostBytes] = [50_000, 50 * 1024 * 1024];
/** More than this above what it held after a tenth of the files, and the memory is not flat. */
const mostGrowth = 64 * 1024 * 1024;

/** A crawler reads the whole map of a host with a hundred thousand stories, file by file. */
export async function siteMap(shop: BenchShop, { db }: Database): Promise<void> {
  await sql`insert into content_story (space_id, id, name, slug, full_slug, draft, published, published_at, changed)
    select space_id, (select max(id) from content_story) + 1 + n, 's' || n, 's' || n, 'site-map-' || n, c, c, now(), false
    from (select min(id) space_id from content_space) space, generate_series(0, ${stories - 1}::int) n,
      lateral (select jsonb_build_object('component', 'page', 'robots', 'index,follow')) content (c)`.execute(db);
  await sql`vacuum analyze content_story`.execute(db);
  const read = async (path: string) => {
    const start = performance.now();
    const answer = await fetch(`http://localhost:${shop.port}${path}`);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return { text, milliseconds: performance.now() - start };
  };

  const index = await read("/sitemap.xml");
  const files = [...index.text.matchAll(/<loc>[^<]*(\/sitemap-[^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
  const held: number[] = [];
  let [urls, largest, longest, slowest] = [0, 0, 0, 0];
  for (const file of files) {
    const { text, milliseconds } = await read(file);
    const count = text.split("<url>").length - 1;
    urls += count;
    largest = Math.max(largest, count);
    longest = Math.max(longest, Buffer.byteLength(text));
    slowest = Math.max(slowest, milliseconds);
    held.push(await shop.memory());
  }
  const growth = Math.max(...held) - Math.max(...held.slice(0, Math.ceil(held.length / 10)));
  const kept = urls >= stories && largest <= mostUrls && longest <= mostBytes && growth <= mostGrowth;
  if (!kept) process.exitCode = 1;
  console.log(
    `site map of ${stories} stories: index in ${index.milliseconds.toFixed(0)} ms, ${urls} addresses in ${files.length} files of at most ` +
      `${largest} (${(longest / 1024).toFixed(0)} KB), slowest ${slowest.toFixed(0)} ms; memory grew by ${(growth / 1024 / 1024).toFixed(0)} MB ` +
      `after the first tenth, promise ${mostGrowth / 1024 / 1024} ${kept ? "kept" : "MISSED"}`,
  );
}
