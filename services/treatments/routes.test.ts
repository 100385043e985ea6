import { expect, test } from "vitest";
import { consentCookie, writeConsent } from "../../core/consent.ts";
import { experiments, flagOf } from "../../core/experiments.ts";
import { shopOf } from "../../core/shop.ts";
import type { Treatment } from "../../core/treatment.ts";
import { proposedKeyHeader } from "../../core/visitor.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { createRouter } from "../../platform/http/router.ts";
import { createLog } from "../../platform/log/log.ts";
import { featureFlags, featureFlagsPath, flagWithdrawalPath } from "./contract.ts";
import { treatmentsRoutes } from "./routes.ts";
import { createTreatments } from "./service.ts";
import { createVisits } from "./visits.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const key = "6e9e5b0e-3a43-4a6e-9d4c-0f4a6a2f9b11";
const all = (treatment: Treatment) => Object.fromEntries(experiments.map((name) => [name, treatment]));

/** A shop whose flags say one thing, and what they say of pages and here. */
function shop(flags: { treatment: Treatment; over?: readonly string[] } | null, points = 1000) {
  const { treatment = "off", over = [] } = flags ?? {};
  const isOver = (flag: string) => over.includes(flag);
  const client = { treatment: () => treatment, isOver, isReady: () => true, close: async () => {} };
  const visitOf = createVisits(() => (flags === null ? null : client));
  const app = createRouter();
  app.use("*", async (c, next) => {
    c.set("shop", shopOf("poster", "de-DE"));
    await next();
  });
  const forgotten: string[] = [];
  const limit = (name: string) => createRateLimit(null)({ name, points, seconds: 600, key: () => "one address" });
  app.route(
    "/",
    treatmentsRoutes({
      visitOf,
      isReady: () => flags !== null,
      isOver,
      vendor: "experiments",
      limitQuestions: limit("questions"),
      limitWithdrawals: limit("withdrawals"),
      forget: async (visitor) => void forgotten.push(visitor),
    }),
  );
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await app.request(featureFlagsPath, { headers: { "user-agent": firefox, ...headers } });
    return { ...featureFlags.parse(await answer.json()), given: answer.headers.getSetCookie() };
  };
  /** What a page would show to somebody with these cookies. */
  const page = (cookies: string, userAgent = firefox) => {
    const visit = visitOf({ channel: "poster", cookies, userAgent });
    return Object.fromEntries(experiments.map((name) => [name, visit.decide(name)]));
  };
  const statusOf = async (method: string, path: string) => (await app.request(path, { method })).status;
  const withdraw = async (cookie: string) => {
    const answer = await app.request(flagWithdrawalPath, { method: "POST", headers: { cookie } });
    return { status: answer.status, given: answer.headers.getSetCookie() };
  };
  return { ask, page, withdraw, forgotten, statusOf };
}

test("who comes first is given the key and the treatments that her next page shows", async () => {
  const { ask, page } = shop({ treatment: "on" });
  const { key: given, treatments, given: cookies } = await ask();
  expect(treatments).toEqual(all("on"));
  expect(cookies[0]).toMatch(new RegExp(`^visitor-key=${given};`));
  const sent = cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  expect(page(sent)).toEqual(treatments);
  const again = await ask({ cookie: sent });
  expect([again.key, again.treatments, again.given]).toEqual([given, treatments, []]);
});

test("the key that a page proposes for its new visitor is hers; one that is no random UUID is not", async () => {
  const { ask } = shop({ treatment: "on" });
  expect((await ask({ [proposedKeyHeader]: key })).key).toBe(key);
  for (const wrong of ["demo-ida", `${key}0`, key.toUpperCase(), "x".repeat(251)])
    expect((await ask({ [proposedKeyHeader]: wrong })).key).toMatch(/^[0-9a-f-]{36}$/);
  expect((await ask({ cookie: "visitor-key=demo-ida", [proposedKeyHeader]: key })).key).toBe("demo-ida");
});

test("crawlers, and everybody where there are no experiments, have no key, and are told off as pages show it", async () => {
  const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const { ask, page } = shop({ treatment: "on" });
  const crawler = await ask({ "user-agent": googlebot, cookie: `visitor-key=${key}` });
  expect(crawler).toMatchObject({ key: null, isCrawler: true, treatments: all("off"), given: [] });
  expect(page(`visitor-key=${key}`, googlebot)).toEqual(all("off"));
  const none = await shop(null).ask({ cookie: `visitor-key=${key}` });
  expect(none).toMatchObject({ key: null, isReady: false, treatments: all("off"), over: [], given: [] });
});

test("a killed experiment is named, with what is shown to everybody; her session says otherwise, and does not count", async () => {
  const { ask, page } = shop({ treatment: "off", over: [flagOf("poster", "967-nudging")] });
  const cookie = `visitor-key=${key}; treatments=key=${key}&967-nudging=on&1031-portrait=on`;
  const told = await ask({ cookie });
  expect([told.over, told.treatments["967-nudging"], told.treatments["1031-portrait"]]).toEqual([
    ["967-nudging"],
    "off",
    "on",
  ]);
  expect(page(cookie)).toEqual(told.treatments);
});

// Consent of the flag client: GRANTED, DECLINED, UNKNOWN (chrome document, section 4).
test("a browser that refuses for its owner declines with its requests, too, until she says otherwise", async () => {
  const { ask } = shop({ treatment: "on" });
  const cookie = `${consentCookie}=${writeConsent({ id: null, granted: ["experiments"], declined: [] })}`;
  expect((await ask()).consent).toBe("UNKNOWN");
  expect((await ask({ "sec-gpc": "1" })).consent).toBe("DECLINED");
  expect((await ask({ "sec-gpc": "0" })).consent).toBe("UNKNOWN");
  expect((await ask({ "sec-gpc": "1", cookie })).consent).toBe("GRANTED");
});

// Withdrawal of consent (decision 0065).
test("who withdraws is forgotten under the key of her cookie alone, gets another one, and sees her session go on", async () => {
  const { withdraw, forgotten, page } = shop({ treatment: "off" });
  const { status, given } = await withdraw(`visitor-key=${key}; treatments=key=${key}&967-nudging=on`);
  expect([status, forgotten]).toEqual([204, [key]]);
  const [fresh] =
    /(?<=^visitor-key=)[0-9a-f-]{36}(?=; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$)/.exec(given[0] ?? "") ?? [];
  expect(fresh).not.toBe(key);
  expect(given[1]).toBe(`treatments=key=${fresh}&967-nudging=on; Path=/; Secure; SameSite=Lax`);
  expect(page(given.map((cookie) => cookie.split(";")[0]).join("; "))).toMatchObject({
    "967-nudging": "on",
    "1031-portrait": "off",
  });
});

test("who has no key, or one that is none, withdraws nothing, and is given none", async () => {
  const { withdraw, forgotten } = shop({ treatment: "off" });
  for (const cookies of ["", `visitor-key=${"k".repeat(251)}`])
    expect(await withdraw(cookies)).toEqual({ status: 204, given: [] });
  expect(forgotten).toEqual([]);
});

test("a key that can be guessed is forgotten for nobody, who gets another one all the same", async () => {
  const { withdraw, forgotten } = shop({ treatment: "off" });
  const { status, given } = await withdraw("visitor-key=customer-17");
  expect([status, given.length, forgotten]).toEqual([204, 1, []]);
  expect(given[0]).toMatch(/^visitor-key=[0-9a-f-]{36};/);
});

test("who asks, or withdraws, without end is told to wait", async () => {
  const { statusOf } = shop({ treatment: "off" }, 2);
  for (const [method, path, good] of [
    ["GET", featureFlagsPath, 200],
    ["POST", flagWithdrawalPath, 204],
  ] as const) {
    const statuses = [];
    for (let time = 0; time < 3; time += 1) statuses.push(await statusOf(method, path));
    expect(statuses).toEqual([good, good, 429]);
  }
});

// Monitoring codes (chrome document, section 8).
test("a shop without a server's key says so when it opens, and asks nobody for flags", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  const open = createRateLimit(null)({ name: "open", points: 1, seconds: 1 });
  createTreatments({ key: null, url: null, log, forget: null, limitQuestions: open, limitWithdrawals: open }).open();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "flag-authorization-key-empty" },
  ]);
});
