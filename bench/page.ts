/**
 * The promise: a cached page goes out at least 0.8 times as fast as a bare `node:http` handler sends the same answer,
 * compressed bytes and headers, measured alternately in one run. Beside it the same bytes with three headers only, and
 * what an uncached page costs, rendered, compressed and kept, in milliseconds of CPU.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../platform/startup/free-port.ts";
import { cpuOf } from "./load/processes.ts";
import { median } from "./load/requests.ts";
import { getPage } from "./page/get-page.ts";
import { rawLoad } from "./page/raw-load.ts";

const promise = 0.8;
const rounds = 9;
const roundMilliseconds = 1_000;
const renderedPages = 100;
const page = "/leinwanddruck";

/** A server under load: requests per second and CPU milliseconds a request, round by round. */
interface Measured {
  readonly name: string;
  readonly port: number;
  readonly process: ChildProcess;
  readonly perSecond: number[];
  readonly cpu: number[];
}

export default async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "passepartout-bench-"));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error", NODE_ENV: "production" };
  const shop = fork(join(import.meta.dirname, "page/shop-process.ts"), {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const bare = fork(join(import.meta.dirname, "page/bare-process.ts"));
  try {
    await once(shop, "message");
    await getPage(port, page); // rendered and kept
    const { headers, body } = await getPage(port, page);
    bare.send({ headers, body: body.toString("base64") });
    const [[whole, few]] = (await once(bare, "message")) as [[number, number]];
    const measured = [
      measure("cached page", port, shop),
      measure("bare, same answer", whole, bare),
      measure("bare, same bytes with three headers", few, bare),
    ] as const;
    await inTurns(measured, port);
    report(measured, body.byteLength);
    await uncached(shop, port);
  } finally {
    bare.kill();
    shop.kill("SIGTERM");
    await once(shop, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const measure = (name: string, port: number, process: ChildProcess): Measured => ({
  name,
  port,
  process,
  perSecond: [],
  cpu: [],
});

async function inTurns(servers: readonly Measured[], shopPort: number): Promise<void> {
  for (let round = -1; round < rounds; round++) {
    for (const server of servers) {
      const before = await cpuOf(server.process);
      const { requests, perSecond } = await rawLoad(server.port, page, `localhost:${shopPort}`, roundMilliseconds);
      const cpu = ((await cpuOf(server.process)) - before) / requests;
      if (round < 0) continue; // the first one warms up
      server.perSecond.push(perSecond);
      server.cpu.push(cpu);
    }
  }
}

function report(servers: readonly [Measured, Measured, Measured], bytes: number): void {
  const [cached, same, few] = servers;
  const to = (other: Measured) =>
    median(cached.perSecond.map((perSecond, round) => perSecond / (other.perSecond[round] ?? Number.NaN)));
  console.log(`page: ${(bytes / 1024).toFixed(1)} KB of brotli`);
  for (const { name, perSecond, cpu } of servers) {
    console.log(`  ${name}: ${median(perSecond).toFixed(0)}/s, ${(median(cpu) * 1000).toFixed(1)} µs CPU each`);
  }
  const kept = to(same) >= promise;
  console.log(
    `  ratio to the same answer ${to(same).toFixed(2)}, promise ${promise} ${kept ? "kept" : "MISSED"}; to the same bytes with three headers ${to(few).toFixed(2)}`,
  );
  if (!kept) process.exitCode = 1;
}

/** Each address is asked for once, so each page is rendered: own formats, each with all its prices. */
async function uncached(shop: ChildProcess, port: number): Promise<void> {
  const formats = Array.from({ length: 2 * renderedPages }, (_, n) => `${310 + 10 * (n >> 1)}x${n % 2 ? 310 : 330}`);
  const ask = async (some: readonly string[]) => {
    for (const format of some) await getPage(port, `${page}?formatType=${format}`);
  };
  await ask(formats.slice(0, renderedPages));
  const [before, start] = [await cpuOf(shop), performance.now()];
  await ask(formats.slice(renderedPages));
  const milliseconds = (performance.now() - start) / renderedPages;
  const cpu = ((await cpuOf(shop)) - before) / renderedPages;
  console.log(
    `uncached: ${cpu.toFixed(1)} ms CPU a page, rendered, compressed and kept; ${milliseconds.toFixed(1)} ms each, one after the other`,
  );
}
