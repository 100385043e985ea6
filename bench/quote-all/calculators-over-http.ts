import { startTestDatabase } from "../../platform/embedded-postgres/test-database.ts";
import { load, median } from "../load/requests.ts";
import { percentile, steadyLoad } from "../load/steady.ts";
import { startShop } from "../quote/over-http.ts";

const ROUNDS = 5;
const MILLISECONDS_ALLOWED = 10;
const path = "/frontend-api/mp/calculator";

/** What visitors look at: kinds, and wall pictures in several choices. */
const choices = [
  "materialType=leinwand",
  "materialType=leinwand&formatType=900x600",
  "materialType=poster&frameType=holzrahmen",
  "materialType=aludibond&formatType=600x600",
  "calendarType=wandkalender",
  "photobookPrinting=digitalfotobuch",
  "themeId=any",
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
    await compare("full calculators of every kind, kept for five seconds", priced, bare, 500);
    let asked = 0;
    const anew = () => Array.from({ length: 2_000 }, (_, i) => `${priced[i % priced.length]}&gclid=${asked++}`);
    await compare("the same, every one computed anew", anew, bare, 100);
  } finally {
    shop.process.kill();
    await server.stop();
  }
}

async function compare(
  name: string,
  priced: readonly string[] | (() => readonly string[]),
  bare: readonly string[],
  perSecond: number,
): Promise<void> {
  const addresses = () => (typeof priced === "function" ? priced() : priced);
  await steadyLoad(addresses(), { perSecond, milliseconds: 1_000 });
  const [own, least, whole] = [[] as number[], [] as number[], [] as number[]];
  for (let round = 0; round < ROUNDS; round++) {
    const latencies = await steadyLoad(addresses(), { perSecond, milliseconds: 2_000 });
    own.push(percentile(latencies, 0.95));
    whole.push(percentile(latencies, 0.5));
    least.push(percentile(await steadyLoad(bare, { perSecond, milliseconds: 2_000 }), 0.95));
  }
  const [p95, p50, floor] = [median(own), median(whole), median(least)];
  const verdict = p95 <= MILLISECONDS_ALLOWED ? "kept" : "MISSED";
  console.log(
    `${name}: at ${perSecond}/s p95 ${p95.toFixed(2)} ms (median ${p50.toFixed(2)} ms), the same bytes bare ` +
      `${floor.toFixed(2)} ms, ratio ${(p95 / floor).toFixed(2)}; promise ${MILLISECONDS_ALLOWED} ms ${verdict}`,
  );
  if (p95 > MILLISECONDS_ALLOWED) process.exitCode = 1;
}
