import type { Context } from "hono";
import { every } from "hono/combine";
import { describe, expect, test } from "vitest";
import { createHttpApp } from "../platform/http/app.ts";
import type { AppEnv } from "../platform/http/variables.ts";
import { silentLog } from "../platform/log/log.ts";
import { stoppedClock } from "../platform/time/clock.ts";
import { type Door, knownBrowsers } from "../services/customers/service.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";

const browsers = knownBrowsers({
  secret: "a secret of at least thirty-two characters",
  secureCookies: false,
  clock: stoppedClock("2026-11-28T12:00:00Z"),
});

/** Asks as a visitor from an address. */
function shopWith(rule: keyof RateLimits, factor = 1) {
  const app = createHttpApp({ log: silentLog, trustedProxies: 1 });
  app.use((c, next) => {
    const visitorId = c.req.header("visitor");
    if (visitorId) c.set("visitor", { visitorId, customerId: c.req.header("customer") ?? null, operator: null });
    return next();
  });
  app.post("/make", every(...[createRateLimits(null, factor, browsers)[rule]].flat()), (c) => c.text("made"));
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
      type: "urn:passepartout:problem:too-many-requests",
      status: 429,
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

/** Both doors with their limits; everybody who is not refused has signed in, so her browser is known from then on. */
function doors(factor = 1) {
  const limits = createRateLimits(null, factor, browsers);
  const app = createHttpApp({ log: silentLog, trustedProxies: 1 });
  const enter = (door: Door) => (c: Context<AppEnv>) => {
    if (c.req.query("enters")) browsers.remember(c, door, c.req.query("enters") ?? "");
    return c.text("tried");
  };
  app.post("/login", every(...limits.attempts), enter("shop"));
  app.post("/office", every(...limits.officeAttempts), enter("office"));
  app.post("/signup", every(...limits.signUps), (c) => c.text("tried"));
  const post = (path: string, address: string, body: URLSearchParams | string, cookie = "") =>
    app.request(path, {
      method: "POST",
      body,
      headers: {
        "x-forwarded-for": address,
        cookie,
        ...(typeof body === "string" && { "content-type": "application/json" }),
      },
    });
  const form = (email: string, password: string) => new URLSearchParams({ email, password });
  return {
    login: (email: string, address: string, cookie?: string, password = "a guess") =>
      post("/login", address, form(email, password), cookie),
    office: (email: string, address: string, cookie?: string, password = "a guess") =>
      post("/office", address, JSON.stringify({ email, password }), cookie),
    signUp: (address: string) => post("/signup", address, form("new@example.com", "a guess")),
    /** The cookie of a browser that signed in before, beside what it was known to already. */
    async known(door: Door, email: string, cookie?: string): Promise<string> {
      const path = `/${door === "shop" ? "login" : "office"}?enters=${encodeURIComponent(email)}`;
      const answer = await post(path, "192.0.2.1", "", cookie);
      return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    },
  };
}

/** The n-th of many networks. */
const network = (index: number) => `203.${Math.floor(index / 250)}.${index % 250}.1`;

describe("tries to sign in", () => {
  const [lena, tom] = ["lena@example.com", "tom@example.com"];

  test("a hundred empty passwords take none from anybody, at either door", async () => {
    const { login, office } = doors();
    expect(await made((index) => login(lena, network(index % 3), "", ""), 100)).toBe(100);
    expect(await made((index) => office(lena, network(index % 3), "", ""), 100)).toBe(100);
    for (const door of [login, office]) expect(await made(() => door(lena, network(0)), 12)).toBe(10);
  });

  test("of one network are ten in ten minutes; the owner's, of another, goes on", async () => {
    const { login } = doors();
    expect(await made(() => login(lena, network(1)), 100)).toBe(10);
    expect((await login(lena, network(2))).status).toBe(200);
  });

  test("of all networks are a hundred an hour for one account; nobody else waits", async () => {
    const { login } = doors();
    expect(await made((index) => login(lena, network(index % 300)), 600)).toBe(100);
    expect((await login(lena, network(500))).status).toBe(429);
    expect((await login(tom, network(500))).status).toBe(200);
  });

  test("of a browser that signed in to the account before are let through, whatever strangers did", async () => {
    const { login, known } = doors();
    const hers = await known("shop", lena);
    await made((index) => login(lena, network(index % 300)), 600);
    await made(() => login(tom, network(301)), 20);
    expect((await login(tom, network(301))).status).toBe(429);
    expect((await login(lena, network(301), hers)).status).toBe(200);
    // A stolen browser guesses no faster than a strange one.
    expect(await made((index) => login(lena, network(400 + index), hers), 30)).toBe(9);
  });

  test("a browser known to one account is a stranger to another, also with a proof that was altered or another browser's", async () => {
    const { login, known } = doors();
    await made((index) => login(lena, network(index % 300)), 600);
    const toms = await known("shop", tom);
    const hers = await known("shop", lena);
    const [, proof = ""] = hers.split(".");
    for (const cookie of [
      toms,
      hers.replace("known=", "known=x"),
      hers.slice(0, -1),
      `${toms}.${proof}`,
      "passepartout.known=",
    ]) {
      expect((await login(lena, network(700), cookie)).status).toBe(429);
    }
    expect((await login(lena, network(700), await known("shop", lena, toms))).status).toBe(200);
  });

  test("at the shop take nothing from the office, nor does its browser count there", async () => {
    const { login, office, known } = doors();
    const hers = await known("shop", lena);
    await made((index) => login(lena, network(index % 300)), 600);
    expect((await office(lena, network(0))).status).toBe(200);
    await made((index) => office(lena, network(index % 300)), 600);
    expect((await office(lena, network(800), hers)).status).toBe(429);
    expect((await office(lena, network(800), await known("office", lena, hers))).status).toBe(200);
    expect((await login(lena, network(801), hers)).status).toBe(200);
  });

  test("that failed take nothing from who signs up at the same address", async () => {
    const { login, signUp } = doors();
    expect(await made(() => login(lena, network(9)), 12)).toBe(10);
    expect(await made(() => signUp(network(9)), 12)).toBe(10);
  });

  test("are no more with a factor of the configuration", async () => {
    const { login, office } = doors(1000);
    for (const door of [login, office]) expect(await made(() => door(lena, network(9)), 15)).toBe(10);
  });
});

test("the factor of the configuration gives so many times as much", async () => {
  const ask = shopWith("designs", 3);
  expect(await made((index) => ask("lena", `203.0.113.${index % 200}`), 185)).toBe(180);
});
