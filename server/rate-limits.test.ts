import { every } from "hono/combine";
import { expect, test } from "vitest";
import { createHttpApp } from "../platform/http/app.ts";
import { silentLog } from "../platform/log/log.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";

/** Asks as a visitor from an address. */
function shopWith(rule: keyof RateLimits, factor = 1) {
  const app = createHttpApp({ log: silentLog, trustedProxies: 1 });
  app.use((c, next) => {
    const visitorId = c.req.header("visitor");
    if (visitorId) c.set("visitor", { visitorId, customerId: c.req.header("customer") ?? null, operator: null });
    return next();
  });
  app.post("/make", every(...[createRateLimits(null, factor)[rule]].flat()), (c) => c.text("made"));
  return (visitor: string | null, address: string, customer?: string) =>
    app.request("/make", {
      method: "POST",
      headers: { "x-forwarded-for": address, ...(visitor && { visitor }), ...(customer && { customer }) },
    });
}

/** How many of so many requests are let through. */
async function made(ask: (index: number) => Response | Promise<Response>, times: number): Promise<number> {
  let through = 0;
  for (let index = 0; index < times; index++) if ((await ask(index)).status === 200) through++;
  return through;
}

test.each([
  ["designs", 60, 1200],
  ["lines", 120, 2400],
  ["drawings", 600, 3000],
] as const)(
  "of %s a visitor makes %i in ten minutes, wherever she is; an address %i",
  async (rule, person, network) => {
    const ask = shopWith(rule);
    expect(await made((index) => ask("lena", `203.0.113.${index % 200}`), person + 5)).toBe(person);
    const refused = await ask("lena", "203.0.113.250");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^(600|59\d)$/);
    expect(await refused.json()).toMatchObject({
      ...{ type: "urn:passepartout:problem:too-many-requests", status: 429 },
      detail: expect.stringMatching(/^Noch einmal in (600|59\d)\u00a0s\.$/),
    });

    expect((await ask("tom", "198.51.100.1")).status).toBe(200);
    expect(await made((index) => ask(`visitor ${index}`, "198.51.100.1"), network + 5)).toBe(network - 1);
  },
);

test("newcomers without a cookie count for their address: 600 in ten minutes", async () => {
  const ask = shopWith("visitors");
  expect(await made(() => ask(null, "203.0.113.9"), 605)).toBe(600);
  expect((await ask(null, "203.0.113.10")).status).toBe(200);
});

test("a customer counts as one person on all her devices", async () => {
  const ask = shopWith("designs");
  expect(await made((index) => ask(`device ${index}`, "203.0.113.1", "lena"), 65)).toBe(60);
});

test("new passwords count for their address alone: 20 in ten minutes, however many others set theirs", async () => {
  const set = shopWith("newPasswords");
  expect(await made((index) => set(null, `203.0.113.${index}`), 150)).toBe(150);
  expect(await made(() => set(null, "198.51.100.1"), 25)).toBe(20);
});

test("log-ins that failed take nothing from who signs up at the same address", async () => {
  const limits = createRateLimits(null, 1);
  const app = createHttpApp({ log: silentLog, trustedProxies: 1 });
  app.post("/login", every(...limits.attempts), (c) => c.text("made"));
  app.post("/signup", every(...limits.signUps), (c) => c.text("made"));
  const ask = (path: string) => app.request(path, { method: "POST", headers: { "x-forwarded-for": "203.0.113.9" } });
  expect(await made(() => ask("/login"), 12)).toBe(10);
  expect(await made(() => ask("/signup"), 12)).toBe(10);
});

test("the factor of the configuration gives so many times as much, but never more tries to sign in", async () => {
  const ask = shopWith("designs", 3);
  expect(await made(() => ask("lena", "203.0.113.1"), 185)).toBe(180);
  const signIn = shopWith("attempts", 1000);
  expect(await made(() => signIn(null, "203.0.113.1"), 15)).toBe(10);
});
