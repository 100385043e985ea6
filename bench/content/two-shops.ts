import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { freePort } from "../../platform/startup/free-port.ts";
import { buildWeb } from "../../scripts/web-build.ts";
import { addToken } from "../../services/content/service.ts";

/** A web process with its log of requests. */
export interface BenchShop {
  readonly port: number;
  readonly process: ChildProcess;
  /** Requests answered for paths that begin so, by how the page cache served them (docs/operations.md). */
  uses(prefix: string): Readonly<Record<string, number>>;
  /** Bytes of memory held. */
  memory(): Promise<number>;
}

/** Two web processes of the demo on one database, as behind a proxy. */
export async function twoShops(databaseUrl: string, folder: string): Promise<readonly [BenchShop, BenchShop]> {
  await buildWeb();
  // One after the other: the first one fills the database.
  return [await startShop(databaseUrl, folder, "one"), await startShop(databaseUrl, folder, "other")];
}

async function startShop(databaseUrl: string, folder: string, name: string): Promise<BenchShop> {
  const port = await freePort();
  const logFile = join(folder, `${name}.log`);
  mkdirSync(join(folder, "shop"), { recursive: true });
  const child = fork(join(import.meta.dirname, "shop-process.ts"), [databaseUrl], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: join(folder, "shop"),
      LOG_FILE: logFile,
      LOG_LEVEL: "info",
      JOB_CONCURRENCY: "0",
      RATE_LIMIT_FACTOR: "1000",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`the shop ended with ${code}`))),
  ]);
  return {
    port,
    process: child,
    uses(prefix) {
      const counts: Record<string, number> = {};
      for (const line of readFileSync(logFile, "utf8").split("\n")) {
        const [, path, use] = /"path":"([^"]*)","status":200,.*"cache":"(\w+)"/.exec(line) ?? [];
        if (path?.startsWith(prefix) && use) counts[use] = (counts[use] ?? 0) + 1;
      }
      return counts;
    },
    async memory() {
      child.send("memory");
      const [bytes] = await once(child, "message");
      return bytes as number;
    },
  };
}

/** Publishes over the management API of a shop, as an editor's program does. */
export async function editorOf({ port }: BenchShop, { db }: Database) {
  const { id: space } = await db.selectFrom("content_space").select("id").orderBy("id").executeTakeFirstOrThrow();
  const authorization = await addToken(db, space, "management");
  async function manage(path: string, story?: object): Promise<void> {
    const answer = await fetch(`http://localhost:${port}/content/v1/spaces/${space}/stories/${path}`, {
      headers: { authorization, "content-type": "application/json" },
      ...(story && { method: "PUT", body: JSON.stringify({ story }) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
  }
  return {
    space,
    /** Resolves when the shop has answered that it is published. */
    async publish(id: number, content: object): Promise<void> {
      await manage(String(id), { content });
      await manage(`${id}/publish`);
    },
  };
}

/** Copies of a page of the demo with all its blocks: `/PREFIX-0`, `/PREFIX-1` and so on; returns the id of the first. */
export async function copyPage({ db }: Database, space: number, slug: string, prefix: string, count: number) {
  const { rows } = await sql<{
    id: number;
  }>`insert into content_story (space_id, id, name, slug, full_slug, draft, published,
      published_name, published_at, first_published_at, changed)
    select space_id, (select max(id) from content_story) + 1 + n, ${prefix} || n, ${prefix} || n, ${prefix} || n, published,
      published, ${prefix} || n, now(), now(), false
    from content_story, generate_series(0, ${count - 1}::int) n where space_id = ${space} and full_slug = ${slug} returning id`.execute(
    db,
  );
  await sql`update content_space set version = version + 1 where id = ${space}`.execute(db);
  await sql`vacuum analyze content_story`.execute(db);
  return Math.min(...rows.map(({ id }) => id));
}
