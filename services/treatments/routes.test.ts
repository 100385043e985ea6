import { expect, test } from "vitest";
import { consentCookie, writeConsent } from "../../core/consent.ts";
import { experiments, flagOf } from "../../core/experiments.ts";
import { shopOf } from "../../core/shop.ts";
import type { Treatment } from "../../core/treatment.ts";
import { proposedKeyHeader } from "../../core/visitor.ts";
import { createRouter } from "../../platform/http/router.ts";
import { createLog } from "../../platform/log/log.ts";
import { featureFlags, featureFlagsPath } from "./contract.ts";
import { treatmentsRoutes } from "./routes.ts";
import { createTreatments } from "./service.ts";
import { createVisits } from "./visits.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const key = "6e9e5b0e-3a43-4a6e-9d4c-0f4a6a2f9b11";
const all = (treatment: Treatment) => Object.fromEntries(experiments.map((name) => [name, treatment]));

/** A shop whose flags say one thing, and what they say of pages and here. */
function shop(flags: { treatment: Treatment; over?: readonly string[] } | null) {
  const { treatment = "off", over = [] } = flags ?? {};
  const isOver = (flag: string) => over.includes(flag);
  const client = { treatment: () => treatment, isOver, isReady: () => true, close: async () => {} };
  const visitOf = createVisits(() => (flags === null ? null : client));
  const app = createRouter();
  app.use("*", async (c, next) => {
    c.set("shop", shopOf("poster", "de-DE"));
    await next();
  });
  app.route("/", treatmentsRoutes({ visitOf, isReady: () => flags !== null, isOver, vendor: "experiments" }));
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await app.request(featureFlagsPath, { headers: { "user-agent": firefox, ...headers } });
    return { ...featureFlags.parse(await answer.json()), given: answer.headers.getSetCookie() };
  };
  /** What a page would show to somebody with these cookies. */
  const page = (cookies: string, userAgent = firefox) => {
    const visit = visitOf({ channel: "poster", cookies, userAgent });
    return Object.fromEntries(experiments.map((name) => [name, visit.decide(name)]));
  };
  return { ask, page };
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

// Monitoring codes (chrome document, section 8).
test("a shop without a server's key says so when it opens, and asks nobody for flags", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  createTreatments({ key: null, url: null, log }).open();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "flag-authorization-key-empty" },
  ]);
});
