import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { sample } from "./place.ts";
import { writeSampleSource } from "./sample-source.ts";
import { test as base } from "./test.ts";

export * from "./test.ts";

export interface SampleShop {
  readonly url: string;
  readonly dataDir: string;
}

/** Building and filling it, on processors that other shops share. */
const startLimit = 240_000;
/** As long as a shop takes to stop by itself. */
const stopLimit = 8_000;

/** The pages are those of a shop that sells an eighth kind, coasters; it is started for the first test that visits it. */
export const test = base.extend<object, { readonly sampleShop: SampleShop }>({
  sampleShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to read from it what is needed
    async ({}, use) => {
      await writeSampleSource(sample.folder);
      await rm(sample.dataDir, { recursive: true, force: true });
      await mkdir(sample.dataDir, { recursive: true });
      const { url, stop } = await startShop();
      try {
        await use({ url, dataDir: sample.dataDir });
      } finally {
        await stop();
      }
    },
    { scope: "worker", timeout: startLimit },
  ],
  baseURL: ({ sampleShop }, use) => use(sampleShop.url),
});

async function startShop() {
  const url = `http://localhost:${sample.port}`;
  const shop = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: sample.folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: String(sample.port),
      DATA_DIR: sample.dataDir,
      PUBLIC_URL: url,
      LOG_LEVEL: "warn",
      RATE_LIMIT_FACTOR: "100",
      TRUSTED_PROXIES: "1",
    },
  });
  const kill = () => shop.kill("SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
    await stopped(shop);
  };
  try {
    await ready(shop);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** @throws with all that it wrote when it ends instead */
async function ready(shop: ChildProcess): Promise<void> {
  let written = "";
  await new Promise<void>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      written += bytes;
      if (written.includes("Passepartout runs at ")) resolve();
    };
    shop.stdout?.on("data", read);
    shop.stderr?.on("data", read);
    shop.once("error", reject);
    shop.once("exit", () => reject(new Error(`the shop of the sample kind did not start:\n${written}`)));
  });
}

async function stopped(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const ended = once(shop, "exit");
  shop.kill("SIGTERM");
  const late = setTimeout(() => shop.kill("SIGKILL"), stopLimit);
  await ended;
  clearTimeout(late);
}
