/**
 * What the flag service does under load: 1,000 open streams on one process with the memory of each and the time in which all hear
 * of a kill; 10,000 flags: the whole answer beside a bare `node:http` handler with the same bytes, an answer without news, and a
 * client's decision. Beside it, how long after a kill the official client decides otherwise, and the server sends another page; a page
 * with an experiment beside the same one without; and the whole shop: from a kill in the office to the open page of a real browser, and to the
 * page that the server sends. Between them the office's figures of a million exposures. `npm run bench -- flags listeners|pages|many|figures|office` runs one part.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SplitFactory } from "@splitsoftware/splitio";
import { sql } from "kysely";
import { createDatabase, type Database } from "../platform/database/database.ts";
import { migrate } from "../platform/database/migrate.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres/supervisor.ts";
import { silentLog } from "../platform/log/log.ts";
import { systemClock } from "../platform/time/clock.ts";
import { flagsPath } from "../services/flags/contract.ts";
import { createEnvironment, createFlagStore, flagDefinition, type NewEnvironment } from "../services/flags/service.ts";
import { figures } from "./flags/figures.ts";
import { killInOffice } from "./flags/kill-in-office.ts";
import { flaggedPages } from "./flags/pages.ts";
import { median } from "./load/requests.ts";

const streams = 1_000;
const manyFlags = 10_000;
const rounds = 7;

type Fork = ReturnType<typeof fork>;

interface Measured {
  readonly database: Database;
  readonly service: Fork;
  readonly bare: Fork;
  readonly port: number;
}

const parts: Readonly<Record<string, (measured: Measured) => Promise<void>>> = {
  listeners: ({ database, service, port }) => listeners(database, service, port),
  pages: ({ database, port }) => pages(database, port),
  many: ({ database, bare, port }) => many(database, bare, port),
  figures: async ({ database }) => figures(database, (await createEnvironment(database.db, { name: "figures" })).id),
};
/** A part that has the whole shop to itself. */
const office = "office";

export default async function bench(wanted: readonly string[]): Promise<void> {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const chosen = Object.entries(parts).filter(([name]) => isWanted(name));
  if (chosen.length > 0) {
    await withService(async (measured) => {
      for (const [, part] of chosen) await part(measured);
    });
  }
  if (isWanted(office)) await killInOffice();
}

async function withService(measure: (measured: Measured) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "passepartout-flags-"));
  const server = await startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn } });
  const database = createDatabase(server.url, { poolSize: 2, log: silentLog });
  const migrated = await migrate(database.pool, join(import.meta.dirname, ".."));
  if (!migrated.ok) throw new Error("the database could not be migrated");
  const execArgv = [...process.execArgv, "--expose-gc"];
  const service = fork(join(import.meta.dirname, "flags/service-process.ts"), [server.url], { execArgv });
  const bare = fork(join(import.meta.dirname, "page/bare-process.ts"));
  try {
    const [port] = (await once(service, "message")) as [number];
    await measure({ database, service, bare, port });
  } finally {
    bare.kill();
    service.kill("SIGKILL");
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const flagOf = (name: string) =>
  flagDefinition.parse({
    name,
    defaultTreatment: "off",
    conditions: [
      {
        label: "everybody",
        matcherGroup: { matchers: [{ matcherType: "ALL_KEYS" }] },
        partitions: [{ treatment: "on", size: 100 }],
      },
    ],
  });

const originOf = (port: number) => `http://127.0.0.1:${port}${flagsPath}`;

async function ask(port: number, path: string, key: string): Promise<{ response: IncomingMessage; body: Buffer }> {
  const headers = { authorization: `Bearer ${key}`, "accept-encoding": "gzip" };
  const [response] = (await once(get(`${originOf(port)}${path}`, { headers, agent: false }), "response")) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  return { response, body: Buffer.concat(chunks) };
}

const memoryOf = async (service: Fork): Promise<{ streams: number; bytes: number }> => {
  service.send("memory");
  return ((await once(service, "message")) as [{ streams: number; bytes: number }])[0];
};

async function listeners({ db }: Database, service: Fork, port: number): Promise<void> {
  const environment = await createEnvironment(db, { name: "listeners" });
  const store = createFlagStore({ db, clock: systemClock });
  const author = { environment: environment.id, by: "bench" };
  await store.flags.save(author, flagOf("banner"));
  const { body } = await ask(port, "/v2/auth?s=1.3", environment.keys.server);
  const { token } = JSON.parse(body.toString()) as { token: string };
  const before = await memoryOf(service);
  const open = await Promise.all(Array.from({ length: streams }, () => listen(port, token)));
  const after = await memoryOf(service);
  if (after.streams !== streams) throw new Error(`only ${after.streams} streams are open`);

  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const heard = Promise.all(open.map(({ next }) => next("SPLIT_KILL")));
    const start = performance.now();
    await store.flags.kill(author, "banner");
    await heard;
    times.push(performance.now() - start);
  }
  const each = (after.bytes - before.bytes) / streams / 1024;
  console.log(`flags: ${streams} streams on one process, ${each.toFixed(1)} KB of memory each`);
  console.log(`  from a kill until all of them heard: ${median(times).toFixed(0)} ms`);
  for (const { end } of open) end();
  await decides(environment, port, store, author);
}

/** A stream that tells when it heard of something. */
async function listen(port: number, token: string) {
  const request = get(`${originOf(port)}/sse?v=1.1&accessToken=${token}`, { agent: false });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`a stream was answered with ${response.statusCode}`);
  response.setEncoding("utf8");
  let waits: { word: string; resolve: () => void } | null = null;
  response.on("data", (text: string) => {
    if (waits && text.includes(waits.word)) waits.resolve();
  });
  return {
    next: (word: string) =>
      new Promise<void>((resolve) => {
        waits = { word, resolve };
      }),
    end: () => request.destroy(),
  };
}

async function decides(
  environment: NewEnvironment,
  port: number,
  store: ReturnType<typeof createFlagStore>,
  author: { environment: number; by: string },
): Promise<void> {
  await store.flags.revive(author, "banner");
  const url = originOf(port);
  const factory = SplitFactory({
    core: { authorizationKey: environment.keys.server, IPAddressesEnabled: false },
    urls: { sdk: url, events: url, auth: url, streaming: url, telemetry: url },
  });
  const client = factory.client();
  await client.whenReady();
  const becomes = (treatment: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (client.getTreatment("ada", "banner") !== treatment) return;
        client.off(client.Event.SDK_UPDATE, look);
        resolve();
      };
      client.on(client.Event.SDK_UPDATE, look);
      look();
    });
  // Until the stream is open changes are heard by asking.
  await becomes("on");
  while ((await memoryless(store, author, becomes)) > 1_000) await becomes("on");
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await memoryless(store, author, becomes));
  console.log(`  from a kill until the official client decides otherwise: ${median(times).toFixed(0)} ms`);
  await factory.destroy();
}

async function memoryless(
  store: ReturnType<typeof createFlagStore>,
  author: { environment: number; by: string },
  becomes: (treatment: string) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  await store.flags.kill(author, "banner");
  await becomes("off");
  const took = performance.now() - start;
  await store.flags.revive(author, "banner");
  await becomes("on");
  return took;
}

async function pages({ db }: Database, port: number): Promise<void> {
  const { id, keys } = await createEnvironment(db, { name: "pages" });
  const store = createFlagStore({ db, clock: systemClock });
  const author = { environment: id, by: "bench" };
  const flag = "poster-967-nudging";
  await store.flags.save(author, flagOf(flag));
  await flaggedPages(originOf(port), keys.server, {
    kill: () => store.flags.kill(author, flag),
    revive: () => store.flags.revive(author, flag),
  });
}

async function many({ db }: Database, bare: Fork, port: number): Promise<void> {
  const environment = await createEnvironment(db, { name: "many" });
  const { id, keys } = environment;
  const definition = JSON.stringify({ ...flagOf("x"), seed: 1, trafficAllocationSeed: 2 });
  await sql`insert into flag_definition (environment_id, name, definition, change)
    select ${id}, 'flag-' || n, ${definition}::jsonb || jsonb_build_object('name', 'flag-' || n, 'seed', n), n
    from generate_series(1, ${manyFlags}::int) n`.execute(db);
  await sql`update flag_environment set change = ${manyFlags} where id = ${id}`.execute(db);
  const whole = "/splitChanges?s=1.3&since=-1&rbSince=-1";
  const start = performance.now();
  const { response, body } = await ask(port, whole, keys.server);
  const first = performance.now() - start;
  bare.send({ headers: response.headers, body: body.toString("base64") });
  const [[barePort]] = (await once(bare, "message")) as [[number]];
  const time = async (of: number, path: string) => {
    const begun = performance.now();
    await ask(of, path, keys.server);
    return performance.now() - begun;
  };
  const times = { kept: [] as number[], bare: [] as number[], nothing: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.kept.push(await time(port, whole));
    times.bare.push(await time(barePort, whole));
    times.nothing.push(await time(port, `/splitChanges?s=1.3&since=${manyFlags}&rbSince=-1`));
  }
  const ratio = median(times.kept.map((took, round) => took / (times.bare[round] ?? Number.NaN)));
  console.log(`${manyFlags} flags: ${(body.length / 1024).toFixed(0)} KB compressed, made in ${first.toFixed(0)} ms`);
  console.log(
    `  again ${median(times.kept).toFixed(1)} ms, bare with the same bytes ${median(times.bare).toFixed(1)} ms: ratio ${ratio.toFixed(2)};` +
      ` without news ${median(times.nothing).toFixed(1)} ms`,
  );
  await decisions(keys.server, port);
}

async function decisions(key: string, port: number): Promise<void> {
  const url = originOf(port);
  const factory = SplitFactory({
    core: { authorizationKey: key, IPAddressesEnabled: false },
    urls: { sdk: url, events: url, auth: url, streaming: url, telemetry: url },
    streamingEnabled: false,
    sync: { impressionsMode: "NONE" },
  });
  const client = factory.client();
  await client.whenReady();
  const start = performance.now();
  for (let n = 1; n <= manyFlags; n++) client.getTreatment(`visitor-${n}`, `flag-${n}`);
  const each = ((performance.now() - start) / manyFlags) * 1_000;
  console.log(`  a decision among them: ${each.toFixed(1)} µs`);
  await factory.destroy();
}
