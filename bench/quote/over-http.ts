import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { seedDemo } from "../../demo/seed.ts";
import { createDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { startTestDatabase } from "../../platform/embedded-postgres/test-database.ts";
import { silentLog } from "../../platform/log/log.ts";
import { cpuOf } from "../load/processes.ts";
import { load, median } from "../load/requests.ts";

const rounds = 5;
const paths = {
  "one article, explained": "/price-api/prices/article?materialType=leinwand&formatType=750x500",
  "all formats of a material": "/price-api/prices/formats?materialType=leinwand",
};

/** Price routes beside a handler of the same server that returns the same bytes, alternating in one run. */
export async function overHttp(): Promise<void> {
  const server = await startTestDatabase();
  const shop = await startShop(server.url);
  try {
    for (const [name, path] of Object.entries(paths)) await compare(shop, name, path);
  } finally {
    shop.process.kill();
    await server.stop();
  }
}

/** A seeded shop in a process of its own. */
export async function startShop(databaseUrl: string): Promise<{ process: ChildProcess; origin: string }> {
  const database = createDatabase(databaseUrl, { poolSize: 4, log: silentLog });
  const migrated = await migrate(database.pool, join(import.meta.dirname, "../.."));
  if (!migrated.ok) throw new Error(`the schema cannot be made: ${migrated.error.kind}`);
  const secret = "a secret of at least thirty-two characters";
  const demo = { sessionSecret: secret, testPaymentSecret: secret, customerPassword: secret, operatorPassword: secret };
  await seedDemo({ sessionSecret: secret, publicUrl: "http://localhost", demo }, database);
  await database.close();
  const child = fork(join(import.meta.dirname, "calculator-process.ts"), [databaseUrl]);
  const [port] = await once(child, "message");
  return { process: child, origin: `http://127.0.0.1:${port}` };
}

async function compare(shop: { process: ChildProcess; origin: string }, name: string, path: string) {
  const bare = `${shop.origin}/bare?of=${encodeURIComponent(path)}`;
  await load(`${shop.origin}/keep?of=${encodeURIComponent(path)}`, { connections: 1, milliseconds: 1 });
  await load(shop.origin + path, { milliseconds: 500 });
  const results = { priced: [] as number[], bare: [] as number[], cpu: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    await cpuOf(shop.process);
    const priced = await load(shop.origin + path, { milliseconds: 1_000 });
    results.cpu.push((await cpuOf(shop.process)) / priced.requests);
    results.priced.push(priced.perSecond);
    results.bare.push((await load(bare, { milliseconds: 1_000 })).perSecond);
  }
  const [priced, same, cpu] = [results.priced, results.bare, results.cpu].map(median) as [number, number, number];
  console.log(
    `${name}: ${priced.toFixed(0)}/s, the same bytes bare ${same.toFixed(0)}/s, ratio ${(priced / same).toFixed(2)}; ${cpu.toFixed(2)} ms CPU a call`,
  );
}
