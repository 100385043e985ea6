/**
 * The shop's process in crash tests: it serves the shop over HTTP and dies by SIGKILL at a given step. Arguments:
 * address of the database, name of the step or "never". Prints its port when it listens.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createDatabase } from "../../platform/database/database.ts";
import { silentLog } from "../../platform/log/log.ts";
import { shopFixture } from "../shop.fixture.ts";

const [url = "", fatalStep = ""] = process.argv.slice(2);
const database = createDatabase(url, { poolSize: 4, log: silentLog });
const shop = await shopFixture({
  database,
  crashPoint: (step) => {
    if (step !== fatalStep) return undefined;
    process.kill(process.pid, "SIGKILL");
    // The signal comes an instant later; nothing may happen until then.
    return new Promise(() => {});
  },
});
// Jobs in this process run on request only.
shop.app.post("/test/jobs", async (c) => {
  await shop.runJobs();
  return c.json({});
});
const server = createServer(getRequestListener(shop.app.fetch));
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
