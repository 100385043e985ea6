/**
 * A shop process that answers calculators and prices, and on /bare the same bytes without any work. Argument: address of a
 * migrated, seeded database. Messages: "cpu" answers with the CPU milliseconds used since the last one.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createDatabase } from "../../platform/database/database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { keptAnswers } from "../../platform/http/kept-answers.ts";
import { silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { productKinds } from "../../products/registry.ts";
import { createPriceHistory } from "../../services/catalogue/price-history.ts";
import { createReleases } from "../../services/catalogue/releases.ts";
import { createTaxTables } from "../../services/catalogue/tax-tables.ts";
import { createLabels } from "../../services/labels/service.ts";
import { calculatorAnswer, priceRoutes } from "../../services/prices/routes.ts";
import { createPrices } from "../../services/prices/service.ts";
import { productPagePaths } from "../../services/product-pages/contract.ts";

const database = createDatabase(process.argv[2] ?? "", { poolSize: 4, log: silentLog });
const { db } = database;
const clock = systemClock;
const releases = createReleases({ db, clock });
const taxTables = createTaxTables({ db, clock });
const labels = createLabels({ db, clock, log: silentLog });
const history = createPriceHistory({ db, clock, releases, taxTables });

const app = createHttpApp({ log: silentLog });
const prices = createPrices({
  clock,
  kinds: productKinds,
  releases,
  taxTables,
  labels,
  history,
  themes: { goods: async () => null },
});
const answering = { prices, answers: keptAnswers({ clock }) };
app.route("/", priceRoutes(answering));
app.get(productPagePaths.calculator, calculatorAnswer(answering));
app.get("/anew", calculatorAnswer({ prices, answers: keptAnswers({ clock, most: 0 }) }));

const same = new Map<string, { body: string; type: string }>();
app.get("/bare", (c) => {
  const answer = same.get(c.req.query("of") ?? "");
  return answer ? c.body(answer.body, 200, { "content-type": answer.type }) : c.notFound();
});
app.get("/keep", async (c) => {
  const path = c.req.query("of") ?? "";
  const answer = await app.request(path);
  same.set(path, { body: await answer.text(), type: answer.headers.get("content-type") ?? "" });
  return c.body(null, 200);
});

let before = process.cpuUsage();
process.on("message", (message) => {
  if (message !== "cpu") return;
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
const server = createServer(getRequestListener(app.fetch));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
