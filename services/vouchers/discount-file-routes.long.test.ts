import { createMiddleware } from "hono/factory";
import { expect, test } from "vitest";
import { createHttpApp } from "../../platform/http/app.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { silentLog } from "../../platform/log/log.ts";
import { discountImports } from "./contract.ts";
import { discountFileRoutes } from "./discount-file-routes.ts";
import type { DiscountRule } from "./discount-rule.ts";
import type { OfficeVouchers } from "./service.ts";

/** Files on a shop that has no codes, and beside them a request that is answered on the next turn of the process. */
function filesApp() {
  const made: DiscountRule[] = [];
  const office = {
    compare: async (rules: readonly DiscountRule[]) => ({ fresh: rules, unchanged: 0, taken: [] }),
    createAll: async (rules: readonly DiscountRule[]) => {
      made.push(...rules);
      return [];
    },
  } as Partial<OfficeVouchers> as OfficeVouchers;
  const app = createHttpApp({ log: silentLog, streamed: [discountImports] });
  const requireOperator = createMiddleware<AppEnv>((c, next) => {
    c.set("visitor", visitor);
    return next();
  });
  app.route("/", discountFileRoutes({ office, requireOperator, kinds: [] }));
  app.get("/other", async (c) => {
    await new Promise((resolve) => setImmediate(resolve));
    return c.text("");
  });
  const send = async (body: string, query: string) =>
    app.request(`${discountImports}?${query}`, { method: "POST", body, headers: { "x-locale": "en-GB" } });
  return { app, made, send };
}
const operator = { id: "mira", name: "Mira", role: "operator", language: null } as const;
const visitor = { visitorId: "00000000-0000-4000-8000-000000000000", customerId: null, operator };

const csv = (lines: readonly string[]) => `code,effect,percent,validFrom\n${lines.join("\n")}`;
const json = (percents: readonly number[]) =>
  JSON.stringify({
    discounts: percents.map((percent, index) => ({
      code: `CODE-${index}`,
      effect: { kind: "percent", ppm: percent * 10_000 },
      minimum: {},
      validFrom: "2026-12-01",
      validTo: null,
      channels: [],
      countries: [],
      kinds: [],
      mostUses: null,
      mostUsesEach: null,
      firstOrder: false,
      withCampaigns: true,
      combinable: false,
    })),
  }).replaceAll('{"code"', '\n{"code"');
const percents = (count: number, bad: number) => Array.from({ length: count }, (_, index) => (index === bad ? 0 : 10));
const files = {
  csv: csv(percents(100_000, 77_777).map((percent, index) => `CODE-${index},percent,${percent},2026-12-01`)),
  json: json(percents(20_000, 7_777)),
};

test.each([
  ["csv", 100_000, { line: 77_779, column: "percent", place: "CODE-77777" }],
  ["json", 20_000, { line: 7_779, column: "", place: "discounts[7777].effect.ppm" }],
] as const)(
  "while a file of %s with %i codes and a bad one is checked, others are answered",
  async (format, count, bad) => {
    const { app, made, send } = filesApp();
    const answered: string[] = [];
    const first = send(files[format], `format=${format}&apply=true`).then((answer) => {
      answered.push("file");
      return answer.json();
    });
    for (const name of ["one", "two", "three"]) {
      await app.request("/other");
      answered.push(name);
    }
    expect(await first).toMatchObject({
      codes: count - 1,
      added: 0,
      errorCount: 1,
      applied: false,
      errors: [{ ...bad, rule: "a number above 0 and up to 100" }],
    });
    expect(answered).toEqual(["one", "two", "three", "file"]);
    expect(made).toEqual([]);
  },
);

test("a file that is wrong in every line has 50 of them in the answer, 10,000 in the report, and how many more", async () => {
  const { made, send } = filesApp();
  const body = csv(Array.from({ length: 10_234 }, (_, index) => `CODE-${index},percent,0,2026-12-01`));
  const answer = await (await send(body, "format=csv&apply=true")).json();
  expect([answer.errors.length, answer.errorCount, answer.applied]).toEqual([50, 10_234, false]);
  const rows = (await (await send(body, "format=csv&report=csv")).text()).trimEnd().split("\r\n");
  expect(rows).toHaveLength(10_002);
  expect(rows.at(-1)).toBe('"","","","and 234 more: mend these first, then check again"');
  expect(made).toEqual([]);
});
