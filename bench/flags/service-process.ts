/** The flag service on a port of its own, over a database whose address is the first argument; tells its memory when asked. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createDatabase } from "../../platform/database/database.ts";
import { hearNotices } from "../../platform/database/notices.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { flagsPath } from "../../services/flags/contract.ts";
import { createFlags } from "../../services/flags/service.ts";

const url = process.argv[2] ?? "";
const database = createDatabase(url, { poolSize: 8, log: silentLog });
const app = createHttpApp({ log: silentLog, streamed: [flagsPath], keyed: [flagsPath] });
const flags = createFlags({
  db: database.db,
  clock: systemClock,
  log: silentLog,
  secret: "a secret for a bench of at least 32 bytes",
  limitReports: (_, next) => next(),
});
for (const routes of flags.routes) app.route("/", routes);
await hearNotices({ url, channel: "flags", log: silentLog, heard: flags.heard }).listening;
const server = createServer(getRequestListener(app.fetch));
process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ streams: flags.streams.size, bytes: process.memoryUsage().rss });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
