/** The content service on a port of its own, over a database whose address is the first argument. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createDatabase } from "../../platform/database/database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { createContent } from "../../services/content/service.ts";

const database = createDatabase(process.argv[2] ?? "", { poolSize: 8, log: silentLog });
const app = createHttpApp({ log: silentLog });
// One caller asks for all the world.
const content = createContent({
  db: database.db,
  clock: systemClock,
  log: silentLog,
  publicUrl: "https://shop.example",
  limitFactor: 1_000_000,
});
for (const routes of content.routes) app.route("/", routes);
const server = createServer(getRequestListener(app.fetch));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
