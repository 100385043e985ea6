import { startTestDatabase } from "../../platform/embedded-postgres/test-database.ts";
import { cpuOf } from "../load/processes.ts";
import { load, median } from "../load/requests.ts";
import { percentile, steadyLoad } from "../load/steady.ts";
import { startShop } from "../quote/over-http.ts";

const ROUNDS = 5;
const MILLISECONDS_ALLOWED = 10;
const PROMISED_RATE = 500;
const path = "/frontend-api/mp/calculator";

/** What visitors look at: kinds, and wall pictures in several choices. */
const choices = [
  "materialType=leinwand",
  "materialType=leinwand&formatType=900x600",
  "materialType=poster&frameType=holzrahmen",
  "materialType=aludibond&formatType=600x600",
  "calendarType=wandkalender",
  "photobookPrinting=digitalfotobuch",
  "productType=card",
  "materialType=canvas&designId=13",
  "photoboxType=small",
  "productType=photoprint",
];

/** Full calculators at 500 requests per second beside the same bytes from a bare handler, alternating in one run. */
export async function calculatorsOverHttp(): Promise<void> {
  const server = await startTestDatabase();
  const shop = await startShop(server.url);
  try {
    const addresses = choices.map((choice) => `${path}?${choice}`);
    for (const address of addresses) {
      await load(`${shop.origin}/keep?of=${encodeURIComponent(address)}`, { connections: 1, milliseconds: 1 });
    }
    const bare = addresses.map((address) => `${shop.origin}/bare?of=${encodeURIComponent(address)}`);
    const priced = addresses.map((address) => shop.origin + address);
    await compare(shop, "full calculators of every kind, kept for five seconds", priced, bare, PROMISED_RATE);
    const anew = choices.map((choice) => `${shop.origin}/anew?${choice}`);
    await compare(shop, "the same, every one computed anew", anew, bare, 100);
  } finally {
    shop.process.kill();
    await server.stop();
  }
}

async function compare(
  shop: Awaited<ReturnType<typeof startShop>>,
  name: string,
  priced: readonly string[],
  bare: readonly string[],
  perSecond: number,
): Promise<void> {
  await steadyLoad(priced, { perSecond, milliseconds: 1_000 });
  const results = {
    p95: [] as number[],
    p50: [] as number[],
    bare: [] as number[],
    cpu: [] as number[],
    bareCpu: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    await cpuOf(shop.process);
    const latencies = await steadyLoad(priced, { perSecond, milliseconds: 2_000 });
    results.cpu.push((await cpuOf(shop.process)) / latencies.length);
    results.p95.push(percentile(latencies, 0.95));
    results.p50.push(percentile(latencies, 0.5));
    const floor = await steadyLoad(bare, { perSecond, milliseconds: 2_000 });
    results.bareCpu.push((await cpuOf(shop.process)) / floor.length);
    results.bare.push(percentile(floor, 0.95));
  }
  const [p95, p50, floor] = [results.p95, results.p50, results.bare].map(median) as [number, number, number];
  const [cpu, bareCpu] = [results.cpu, results.bareCpu].map(median) as [number, number];
  const verdict = p95 <= MILLISECONDS_ALLOWED ? "kept" : "MISSED";
  const promised = perSecond === PROMISED_RATE;
  console.log(
    `${name}: at ${perSecond}/s p95 ${p95.toFixed(2)} ms (median ${p50.toFixed(2)} ms), the same bytes bare ` +
      `${floor.toFixed(2)} ms, ratio ${(p95 / floor).toFixed(2)}; ` +
      `${promised ? `promise ${MILLISECONDS_ALLOWED} ms ${verdict}; ` : ""}` +
      `${cpu.toFixed(2)} ms CPU a call, bare ${bareCpu.toFixed(2)} ms, ratio ${(cpu / bareCpu).toFixed(2)}`,
  );
  if (promised && p95 > MILLISECONDS_ALLOWED) process.exitCode = 1;
}
