import { join } from "node:path";

/** Port of the shop of this run of the browser tests; two runs at a time have two. */
export const port = Number(process.env.E2E_PORT ?? 3999);
/** What this run leaves behind. */
export const outputFolder = join(import.meta.dirname, "output", String(port));
/** The shop's data. */
export const dataDir = join(outputFolder, "data");
