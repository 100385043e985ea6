/**
 * The promise: among 100,000 stories a draft is answered by its slug in at most twice the time it takes among 1,000, each asked
 * for afresh and looked up in the database. Beside it what a published story costs from memory and from the database, next to
 * a bare `node:http` handler that sends the same answer, in turns in one run. Then two web processes on that database: what is
 * published shows in both within a second, a flush makes each page once, and the site map of a hundred thousand stories is read
 * without filling the memory.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { createDatabase, type Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres/supervisor.ts";
import { addDatabase } from "../platform/embedded-postgres/test-database.ts";
import { silentLog } from "../platform/log/log.ts";
import { createSpace, type NewSpace } from "../services/content/service.ts";
import { publication } from "./content/publication.ts";
import { siteMap } from "./content/site-map.ts";
import { twoShops } from "./content/two-shops.ts";
import { median } from "./load/requests.ts";
import { getPage } from "./page/get-page.ts";
import { rawLoad } from "./page/raw-load.ts";

const promise = 2;
const [few, many] = [1_000, 100_000];
const rounds = 7;
const roundMilliseconds = 1_000;
const slugsPerRound = 150;

export default async function bench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "passepartout-content-"));
  const server = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } });
  const database = createDatabase(server.url, { poolSize: 2, log: silentLog });
  const migrated = await migrate(database.pool, join(import.meta.dirname, ".."));
  if (!migrated.ok) throw new Error("the database could not be migrated");
  const service = fork(join(import.meta.dirname, "content/service-process.ts"), [server.url]);
  const bare = fork(join(import.meta.dirname, "page/bare-process.ts"));
  try {
    const [port] = (await once(service, "message")) as [number];
    const small = await fill(database, few);
    const large = await fill(database, many);
    await sql`vacuum analyze content_story`.execute(database.db);
    await besideBare(port, large, bare);
    await bySlug(port, small, large);
    await firstPage(port, large);
    await inShops(server.url, dataDir);
  } finally {
    bare.kill();
    service.kill("SIGKILL");
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** On a database of their own: pages are those of its first space. */
async function inShops(serverUrl: string, folder: string): Promise<void> {
  const url = await addDatabase(serverUrl, "shops");
  const database = createDatabase(url, { poolSize: 2, log: silentLog });
  const migrated = await migrate(database.pool, join(import.meta.dirname, ".."));
  if (!migrated.ok) throw new Error("the database could not be migrated");
  const shops = await twoShops(url, folder);
  try {
    await publication(shops, database);
    await siteMap(shops[0], database);
  } finally {
    for (const shop of shops) shop.process.kill("SIGKILL");
    await database.close();
  }
}

/** Stories of about 4 KB in folders of a hundred, all published. */
async function fill({ db }: Database, count: number): Promise<NewSpace> {
  const space = await createSpace(db, { name: `${count} stories`, languages: ["de"] });
  const folders = Math.ceil(count / 100);
  await sql`insert into content_story (space_id, id, is_folder, name, slug, full_slug, draft)
    select ${space.id}, n, true, 'f' || n, 'f' || n, 'f' || n, '{}' from generate_series(1, ${folders}::int) n`.execute(
    db,
  );
  await sql`insert into content_story (space_id, id, parent_id, name, slug, full_slug, level, position, draft, published,
      published_name, published_at, first_published_at, changed)
    select ${space.id}, ${folders} + n + 1, 1 + n / 100, 's' || n, 's' || n, 'f' || 1 + n / 100 || '/s' || n, 2, n, c, c, 's' || n, now(), now(), false
    from generate_series(0, ${count - 1}::int) n, lateral (select jsonb_build_object('component', 'page', '_uid', 'root', 'title', 'Story ' || n,
      'body', (select jsonb_agg(jsonb_build_object('component', 'text', '_uid', n || '-' || b, 'text', repeat(md5((n * b)::text), 12)))
        from generate_series(1, 8) b))) content (c)`.execute(db);
  return space;
}

const storyPath = (n: number, token: string, version: string) =>
  `/content/v2/cdn/stories/f${1 + Math.floor(n / 100)}/s${n}?token=${token}&version=${version}`;

async function besideBare(port: number, { tokens }: NewSpace, bare: ReturnType<typeof fork>): Promise<void> {
  const path = storyPath(7, tokens.preview, "published");
  await getPage(port, path);
  const { headers, body } = await getPage(port, path);
  bare.send({ headers, body: body.toString("base64") });
  const [[barePort]] = (await once(bare, "message")) as [[number]];
  const servers = [
    { name: "published, from memory", port, path },
    { name: "draft, from the database", port, path: storyPath(7, tokens.preview, "draft") },
    { name: "bare, same answer", port: barePort, path },
  ].map((server) => ({ ...server, perSecond: [] as number[] }));
  for (let round = -1; round < rounds; round++) {
    for (const server of servers) {
      const { perSecond } = await rawLoad(server.port, server.path, "localhost", roundMilliseconds);
      if (round >= 0) server.perSecond.push(perSecond); // the first one warms up
    }
  }
  console.log(`content: a story of ${(body.byteLength / 1024).toFixed(1)} KB`);
  const of = servers[2]?.perSecond ?? [];
  for (const { name, perSecond } of servers) {
    const ratio = median(perSecond.map((rate, round) => rate / (of[round] ?? Number.NaN)));
    console.log(`  ${name}: ${median(perSecond).toFixed(0)}/s, ratio to bare ${ratio.toFixed(2)}`);
  }
}

/** Other slugs in every round, spread over the whole space, so that nothing is asked twice. */
async function bySlug(port: number, small: NewSpace, large: NewSpace): Promise<void> {
  const times = { small: [] as number[], large: [] as number[] };
  const ask = async (space: NewSpace, count: number, round: number) => {
    const start = performance.now();
    for (let n = 0; n < slugsPerRound; n++) {
      const story = Math.floor(
        (count * ((n * rounds + round + 1) % (slugsPerRound * rounds))) / (slugsPerRound * rounds),
      );
      await getPage(port, storyPath(story, space.tokens.preview, "draft"));
    }
    return (performance.now() - start) / slugsPerRound;
  };
  for (let round = -1; round < rounds; round++) {
    const [one, other] = [await ask(small, few, round), await ask(large, many, round)];
    if (round < 0) continue;
    times.small.push(one);
    times.large.push(other);
  }
  const ratio = median(times.large.map((time, round) => time / (times.small[round] ?? Number.NaN)));
  console.log(
    `by slug: ${median(times.small).toFixed(2)} ms among ${few}, ${median(times.large).toFixed(2)} ms among ${many}: ` +
      `ratio ${ratio.toFixed(2)}, promise ${promise} ${ratio <= promise ? "kept" : "MISSED"}`,
  );
  if (ratio > promise) process.exitCode = 1;
}

/** Lists count all their stories for the paging headers; their first and last page, not from memory. */
async function firstPage(port: number, { tokens }: NewSpace): Promise<void> {
  for (const page of [1, many / 25]) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await getPage(port, `/content/v2/cdn/stories?token=${tokens.preview}&version=draft&page=${page}`);
      times.push(performance.now() - start);
    }
    console.log(`page ${page} of a list of ${many}: ${median(times).toFixed(1)} ms`);
  }
}
