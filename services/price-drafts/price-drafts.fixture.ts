import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createMiddleware } from "hono/factory";
import { wallClock } from "../../core/calendar-date.ts";
import { shopZone } from "../../core/shop.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import type { AppEnv, OperatorRole } from "../../platform/http/variables.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { productKinds } from "../../products/registry.ts";
import { addRelease, createTaxTables } from "../catalogue/service.ts";
import { createShipping } from "../shipping/service.ts";
import { priceDraftImports } from "./contract.ts";
import type { PublishStep } from "./drafts.ts";
import { priceDraftRoutes } from "./routes.ts";
import { createPriceDrafts, type PriceDraftsOptions } from "./service.ts";

const demo = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, "../../demo", file), "utf8"));
const check: PriceDraftsOptions["check"] = async (_, { schema }, { data }) => {
  const parsed = schema.safeParse(data);
  const problems = parsed.success ? [] : parsed.error.issues;
  return problems.map(({ path, message }) => ({ file: null, place: path.join("."), rule: message }));
};

const onlyRoles = (...roles: readonly OperatorRole[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const role = c.var.visitor?.operator?.role;
    if (role && roles.includes(role)) return next();
    return c.json({ status: role ? 403 : 401 }, role ? 403 : 401);
  });

/** Drafts on a database with all that the demo sells, and their HTTP interface with two operators. */
export async function priceDraftsFixture() {
  const database = await migratedTestDatabase();
  const { db } = database;
  const clock = stoppedClock("2026-11-20T10:00:00+01:00");
  const taxTables = createTaxTables({ db, clock });
  const shippingTables = createShipping({ database, clock }).tables;
  await taxTables.publish(db, demo("tax.json"));
  await shippingTables.publish(db, demo("shipping.json"), new Date(0));
  for (const { key } of productKinds) {
    const data = demo(`catalogue/${key}.json`);
    await addRelease(db, key, { release: 1, validFrom: data.validFrom, data });
  }
  const crash: { at: (step: PublishStep) => void | Promise<void> } = { at: () => {} };
  const published: string[] = [];
  const priceDrafts = createPriceDrafts({
    db,
    clock,
    taxTables,
    shippingTables,
    check,
    kinds: productKinds,
    labels: {
      translate: async () => (label) => (typeof label === "string" ? label : label.key),
      of: async () => ({ "campaign.sale": "Sale", "campaign.up-to": ["up to ", "{share}"] }),
    },
    recent: async () => [],
    published: async () => published.push(wallClock(clock.now(), shopZone).date),
    crashPoint: (step) => crash.at(step),
  });
  const pass = createMiddleware<AppEnv>(async (_, next) => next());
  const app = createHttpApp({ log: silentLog, streamed: [priceDraftImports] });
  app.use(
    createMiddleware<AppEnv>(async (c, next) => {
      const [name, role] = (c.req.header("test-operator") ?? "").split(":");
      const operator = name ? { id: name, name, role: role as OperatorRole, language: null } : null;
      c.set("visitor", { visitorId: "00000000-0000-4000-8000-000000000000", customerId: null, operator });
      await next();
    }),
  );
  app.route(
    "/",
    priceDraftRoutes({
      db,
      priceDrafts,
      limitChanges: pass,
      limitImports: pass,
      requireDrafts: onlyRoles("operator", "admin"),
      requirePublish: onlyRoles("admin"),
    }),
  );

  /** A call of an operator, `mira:admin` unless said otherwise; its status and what it says. */
  async function call(method: string, path: string, body?: unknown, who = "mira:admin") {
    const bytes = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await app.request(path, {
      method,
      headers: { "test-operator": who, "x-locale": "en-GB", "content-type": "application/json" },
      ...(body === undefined ? {} : { body: bytes }),
    });
    const text = await answer.text();
    const json = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: json && text !== "" ? JSON.parse(text) : text };
  }
  return { ...database, clock, priceDrafts, crash, published, call, demo };
}
