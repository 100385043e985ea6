import { join } from "node:path";

/** Port of the first shop of this run of the browser tests; two runs at a time have two. Each shop takes the nine after its own, too. */
const firstPort = Number(process.env.E2E_PORT ?? 3999);
const portOf = (shop: number) => firstPort + 10 * shop;
const output = join(import.meta.dirname, "output");

/** As many shops as tests run beside each other (`E2E_SHOPS`), by their ports. */
export const ports = Array.from({ length: Number(process.env.E2E_SHOPS ?? 1) }, (_, shop) => portOf(shop));
/** Port of the shop that these tests visit: Playwright numbers its workers. */
export const port = portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
/** What failed leaves its picture here. */
export const resultsFolder = join(output, String(firstPort), "results");
export const dataDirOf = (shop: number) => join(output, String(shop), "data");
/** The data of the shop that these tests visit. */
export const dataDir = dataDirOf(port);

/** The shop with one more kind (`sample-shop.ts`) beside the one that these tests visit. */
export const sample = {
  port: port + 5,
  /** Among what is built, so that no check of the project takes it for its own source. */
  folder: join(import.meta.dirname, "..", "build", "sample", String(port)),
  dataDir: dataDirOf(port + 5),
};
