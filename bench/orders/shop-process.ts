/**
 * The shop of the bench in a process of its own, reached by HTTP only. Argument: address of a migrated database.
 * Messages: "record" notes every statement from then on, "recorded" sends them to the parent.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import pg from "pg";
import { createDatabase } from "../../platform/database/database.ts";
import { silentLog } from "../../platform/log/log.ts";
import { shopFixture, visitorHeader } from "../../services/shop.fixture.ts";
import { outsideProvider } from "./outside-provider.ts";

/** A statement as it went to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

let recorded: Statement[] | null = null;

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  // Prepared ones come as objects.
  const [asked, values = []] = args as [string | Partial<Statement> | undefined, (readonly unknown[])?];
  const { text, values: own = [] } = typeof asked === "string" ? { text: asked, values } : (asked ?? {});
  if (recorded && text !== undefined) recorded.push({ text, values: own });
  return Reflect.apply(query, this, args);
} as typeof query;

const database = createDatabase(process.argv[2] ?? "", { poolSize: 10, log: silentLog });
const shop = await shopFixture({ database, providers: [outsideProvider] });
// Designs are pretended in this process, so it hands them out.
shop.app.post("/bench/design", (c) => {
  return c.json(shop.designs.design({ visitorId: c.req.header(visitorHeader) ?? "", customerId: null }, "large"));
});
// The mails of the orders, once nothing is measured any more.
shop.app.post("/bench/jobs", async (c) => {
  await shop.runJobs();
  return c.json({});
});

process.on("message", (message) => {
  if (message === "record") recorded = [];
  if (message === "recorded") {
    process.send?.(recorded);
    recorded = null;
  }
});
const server = createServer(getRequestListener(shop.app.fetch));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
