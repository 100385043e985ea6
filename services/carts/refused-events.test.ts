import { expect, test } from "vitest";
import { failed } from "../../core/outcome.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createLog } from "../../platform/log/log.ts";
import { newId } from "../../platform/tokens/random.ts";
import { cartsRoutes } from "./routes.ts";
import type { Carts } from "./service.ts";

const refusal = (field: string) => ({ field, reason: "accessory-not-in-size", params: {} });

/** A basket that refuses everything, and what the log hears of it. */
function refusingBasket(fields: readonly string[]) {
  const logged: Record<string, unknown>[] = [];
  const log = createLog({ level: "warn", destination: { write: (line) => void logged.push(JSON.parse(line)) } });
  const carts = {
    add: async () => failed({ kind: "impossible-configuration", refusals: fields.map(refusal) }),
    putVoucher: async () => failed({ kind: "voucher-unknown" }),
  } as unknown as Carts;
  const app = createHttpApp({ log });
  const pass = (_: unknown, next: () => Promise<void>) => next();
  app.use(async (c, next) => {
    c.set("visitor", { visitorId: newId(), customerId: null, operator: null });
    await next();
  });
  const texts = async () => () => "refused";
  app.route("/", cartsRoutes({ carts, texts, requireVisitor: pass, limitLines: pass, limitCodes: pass }));
  const post = (path: string, body: object) =>
    app.request(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  return { post, events: () => logged.filter(({ event }) => event !== undefined) };
}

test("a code that is not taken is an error-add-voucher with its reason and without the code (section 8)", async () => {
  const { post, events } = refusingBasket([]);
  expect((await post("/web-api/cart/vouchers", { code: "WINTER20" })).status).toBe(404);
  expect(events()).toMatchObject([{ level: "warn", event: "error-add-voucher", reason: "voucher-unknown" }]);
  expect(JSON.stringify(events())).not.toContain("WINTER20");
});

test("an accessory that cannot be had is an error-add-accessory, what is wrong beside it is none (section 8)", async () => {
  const { post, events } = refusingBasket(["size", "accessories.envelope-plain-navy-229x162", "accessory"]);
  const line = { kind: "card", configuration: {} };
  expect((await post("/web-api/cart/lines", line)).status).toBe(422);
  expect(events().map(({ event, field }) => [event, field])).toEqual([
    ["error-add-accessory", "accessories.envelope-plain-navy-229x162"],
    ["error-add-accessory", "accessory"],
  ]);
  const other = refusingBasket(["size"]);
  expect((await other.post("/web-api/cart/lines", line)).status).toBe(422);
  expect(other.events()).toEqual([]);
});
