import { beforeEach, describe, expect, test } from "vitest";
import { doWork } from "../../core/proof-of-work.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import type { Log } from "../../platform/log/log.ts";
import { silentLog } from "../../platform/log/log.ts";
import { type StoppedClock, stoppedClock } from "../../platform/time/clock.ts";
import { createMail, type Mail, toEml } from "../mail/service.ts";
import { spamWork } from "../spam-token/contract.ts";
import { createSpamTokens, type SpamTokens } from "../spam-token/service.ts";
import { newsletterPaths } from "./contract.ts";
import { forgetUnconfirmed } from "./forgetting.ts";
import { newsletterOfficeRoutes } from "./office-routes.ts";
import { newsletterRoutes } from "./routes.ts";
import { createNewsletter, type Newsletter } from "./service.ts";

const secret = "a secret of at least thirty-two bytes";
const shop = "https://shop.example";
const cards = "https://cards.shop.example";
const database = await migratedTestDatabase();
let clock: StoppedClock;
let mail: Mail;
let spam: SpamTokens;
let newsletter: Newsletter;
let app: ReturnType<typeof createHttpApp>;
let logged: string[];

beforeEach(async () => {
  await database.pool.query("truncate outbox_mail, newsletter_subscriber, newsletter_export cascade");
  clock = stoppedClock("2026-11-22T09:00:00Z");
  logged = [];
  const note = (_details: object, event: string) => logged.push(event);
  const log = { ...silentLog, warn: note, error: note } as unknown as Log;
  mail = createMail({ database, clock, from: "Passepartout <shop@example.com>", transport: null });
  spam = createSpamTokens({ clock, secret });
  newsletter = createNewsletter({
    database,
    clock,
    secret,
    mail,
    addressOf: ({ channel }, path) => (channel === "card" ? cards : shop) + path,
  });
  app = createHttpApp({ log: silentLog, trustedProxies: 1 });
  const limit = createRateLimit(null);
  app.route(
    "/",
    newsletterRoutes({
      newsletter,
      spam,
      log,
      limitAsking: limit({ name: "newsletter", points: 10, seconds: 600 }),
      limitLinks: limit({ name: "newsletter-links", points: 300, seconds: 600 }),
    }),
  );
});

const post = (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  app.request(path, {
    method: "POST",
    headers: { "x-locale": "de-DE", ...headers },
    body: new URLSearchParams(fields),
  });
const subscribe = (email: string, more: Readonly<Record<string, string>> = {}, headers = {}) =>
  post(newsletterPaths.subscribe, { email, uniqueIdentifier: "/ratgeber/papier", ...more }, headers);
const confirm = (token: string, headers = {}) => post(newsletterPaths.confirm, { token }, headers);
const page = { accept: "text/html,application/xhtml+xml" };

/** Mails, the first first. */
async function mails() {
  const listed = (await mail.list({ page: 1 })).mails;
  return (await Promise.all(listed.map(({ id }) => mail.find(id)))).reverse().flatMap((one) => one ?? []);
}
const tokenIn = (text: string) => /newsletter\/confirm\/([\w-]+)/.exec(text)?.[1] ?? "";
const endIn = (text: string) => /newsletter\/unsubscribe\/([\w.-]+)/.exec(text)?.[1] ?? "";
async function confirmed(email: string) {
  await subscribe(email);
  const token = tokenIn((await mails()).at(-1)?.text ?? "");
  expect((await confirm(token)).status).toBe(200);
  return token;
}
const listed = async () => (await newsletter.office.list({ page: 1 })).subscribers;

describe("asking for it", () => {
  test("she is asked by mail; nobody is subscribed before she says yes", async () => {
    const answer = await subscribe("Lena@Example.com");
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    const [written, ...others] = await mails();
    expect(others).toEqual([]);
    expect(written).toMatchObject({
      to: "Lena@example.com",
      subject: "Bitte bestätige deine Anmeldung zum Newsletter",
    });
    expect(await listed()).toMatchObject([{ email: "Lena@example.com", state: "asked", confirmedAt: null }]);
    expect(await newsletter.office.file("Mira")).toBe("email,locale,channel,confirmed\r\n");
  });

  test("asked for in the card channel, every mail has that channel's name and leads to its host, the other's nowhere", async () => {
    await subscribe("lena@example.com", {}, { "x-channel": "card" });
    await confirm(tokenIn((await mails())[0]?.text ?? ""));
    const written = await mails();
    expect(written.map(({ subject }) => subject)).toEqual([
      "Bitte bestätige deine Anmeldung zum Newsletter",
      "Du bist für den Newsletter angemeldet",
    ]);
    for (const { html, text } of written) {
      expect(html).toContain("Passepartout Cards");
      expect(text).toContain(`${cards}/newsletter/unsubscribe/`);
      expect(html + text).not.toContain(shop);
    }
    expect((await database.pool.query("select unsubscribe from outbox_mail")).rows[0].unsubscribe).toMatch(
      /^https:\/\/cards\.shop\.example\/web-api\/newsletter-unsubscribe\?token=/,
    );
  });

  test("the answer tells nobody who is subscribed: the same bytes for a new, an asked, a confirmed and an ended address", async () => {
    await confirmed("known@example.com");
    await subscribe("asked@example.com");
    await confirmed("ended@example.com");
    await post(newsletterPaths.unsubscribe, { token: endIn((await mails()).at(-1)?.text ?? "") });
    clock.advance(3_600_000);
    const answers = [];
    for (const name of ["new", "known", "asked", "ended"]) {
      const { status, headers, body } = await subscribe(`${name}@example.com`);
      answers.push([status, headers.get("cache-control"), body]);
    }
    expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(new Set(['[204,"private, no-store",null]']));
  });

  test("who is subscribed already is told so by mail, and nothing changes", async () => {
    await confirmed("lena@example.com");
    clock.advance(3_600_000);
    const before = await listed();
    await subscribe("LENA@example.com");
    expect((await mails()).at(-1)?.subject).toBe("Du bekommst den Newsletter schon");
    expect(await listed()).toEqual(before);
  });

  test("an address gets one mail in ten minutes, however often and from however many places it is asked", async () => {
    for (let n = 0; n < 5; n++) await subscribe("lena@example.com", {}, { "x-forwarded-for": `203.0.113.${n}` });
    expect(await mails()).toHaveLength(1);
    clock.advance(600_000);
    await subscribe("lena@example.com");
    expect(await mails()).toHaveLength(2);
  });

  test("sent twice at the same moment it is one subscriber and one mail", async () => {
    await Promise.all([subscribe("lena@example.com"), subscribe("lena@example.com"), subscribe("Lena@example.com")]);
    expect(await mails()).toHaveLength(1);
    expect(await listed()).toHaveLength(1);
  });

  test("whoever asks without end has to wait, in the language of a page where there are no scripts", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await subscribe(`lena${n}@example.com`)).status);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
    const answer = await subscribe("tom@example.com", {}, page);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/newsletter/too-many"]);
    expect(await mails()).toHaveLength(10);
  });

  test.each([
    "lena@example",
    "lena@example.c",
    "lena@example.com, tom@example.com",
    "",
    "lena@example.com\r\nBcc: x@y.de",
  ])("%j is no address: nothing is written (chrome document, section 5)", async (email) => {
    const answer = await subscribe(email);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ in: "body", pointer: "/email" }] });
    expect(await mails()).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  test("a program that fills what people do not see is thanked, and nothing is written", async () => {
    expect((await subscribe("lena@example.com", { website: "https://spam.example" })).status).toBe(204);
    expect([await mails(), await listed()]).toEqual([[], []]);
  });
});

describe("the spam token (chrome document, sections 5 and 8)", () => {
  test("without one the form is taken, and a warning is logged", async () => {
    expect((await subscribe("lena@example.com")).status).toBe(204);
    expect(logged).toEqual(["newsletter-no-recaptcha-token"]);
  });

  test("a good one passes without a word; a made-up one is an error and writes nothing", async () => {
    const { challenge, bits } = spam.challenge();
    const good = `${challenge}.${await doWork(spamWork(challenge, "lena@example.com"), bits, async () => {})}`;
    expect((await subscribe("lena@example.com", { reCaptchaToken: good })).status).toBe(204);
    expect(logged).toEqual([]);
    expect((await subscribe("tom@example.com", { reCaptchaToken: good })).status).toBe(403);
    expect(logged).toEqual(["newsletter-recaptcha-error"]);
    expect((await mails()).map(({ to }) => to)).toEqual(["lena@example.com"]);
  });
});

describe("the link of the mail", () => {
  test("subscribes; used again it says the same, and nothing happens twice", async () => {
    const token = await confirmed("lena@example.com");
    clock.advance(60_000);
    const again = await confirm(token);
    expect([again.status, await again.json()]).toEqual([200, { state: "confirmed" }]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      "Bitte bestätige deine Anmeldung zum Newsletter",
      "Du bist für den Newsletter angemeldet",
    ]);
    expect(await listed()).toMatchObject([{ state: "confirmed", confirmedAt: "2026-11-22T09:00:00.000Z" }]);
  });

  test("pressed twice at the same moment: both hear yes, one consent is proven, one mail written", async () => {
    await subscribe("lena@example.com");
    const token = tokenIn((await mails())[0]?.text ?? "");
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [one] = await listed();
    expect(one?.consents.map(({ deed }) => deed)).toEqual(["asked", "confirmed"]);
    expect(await mails()).toHaveLength(2);
  });

  test("altered, cut off or made up it subscribes nobody", async () => {
    await subscribe("lena@example.com");
    const token = tokenIn((await mails())[0]?.text ?? "");
    const altered = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    for (const wrong of [altered, token.slice(0, -1), `${token}=`, "", "x".repeat(5_000)]) {
      const answer = await confirm(wrong);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ type: "urn:passepartout:problem:link-unknown" });
    }
    expect(await listed()).toMatchObject([{ state: "asked" }]);
  });

  test("works for seven days, and then says that it has run out", async () => {
    await subscribe("lena@example.com");
    await subscribe("tom@example.com");
    const [lena = "", tom = ""] = (await mails()).map(({ text }) => tokenIn(text));
    clock.advance(7 * 86_400_000 - 1);
    expect((await confirm(lena)).status).toBe(200);
    clock.advance(1);
    expect((await confirm(tom)).status).toBe(410);
    expect((await listed()).map(({ email, state }) => [email, state])).toContainEqual(["tom@example.com", "asked"]);
  });

  test("does not bring back who ended the newsletter since", async () => {
    const token = await confirmed("lena@example.com");
    await newsletter.unsubscribe(endIn((await mails()).at(-1)?.text ?? ""));
    expect((await confirm(token)).status).toBe(404);
    expect(await listed()).toMatchObject([{ state: "ended" }]);
  });
});

describe("the way out", () => {
  test("is in every mail: as a link, and as headers that mail programs press (RFC 8058)", async () => {
    await confirmed("lena@example.com");
    clock.advance(3_600_000);
    await subscribe("lena@example.com");
    const all = await mails();
    expect(all).toHaveLength(3);
    for (const one of all) {
      expect(one.html).toContain(`${shop}/newsletter/unsubscribe/${endIn(one.text)}`);
      const file = (await toEml(one)).toString().replaceAll(/\r?\n[ \t]/g, "");
      expect(file.replaceAll(" ", "")).toContain(`List-Unsubscribe:<${one.unsubscribe}>`);
      expect(file).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    }
    const button = new URL(all[1]?.unsubscribe ?? "");
    // As the server of a mail provider presses it: no cookie, no origin, no scripts.
    const pressed = await app.request(button.pathname + button.search, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect([pressed.status, await pressed.json()]).toEqual([200, { state: "unsubscribed" }]);
    expect(await listed()).toMatchObject([{ state: "ended", endedAt: clock.now().toISOString() }]);
    expect(await newsletter.office.file("Mira")).not.toContain("lena");
  });

  test("opening the link alone ends nothing, because mail programs open links to look at them", async () => {
    await confirmed("lena@example.com");
    const token = endIn((await mails()).at(-1)?.text ?? "");
    expect((await app.request(`${newsletterPaths.unsubscribe}?token=${token}`)).status).not.toBe(200);
    expect(await listed()).toMatchObject([{ state: "confirmed" }]);
  });

  test("an altered link ends nothing, not even of somebody else", async () => {
    await confirmed("lena@example.com");
    await confirmed("tom@example.com");
    const [lena = "", tom = ""] = (await mails()).filter((_, n) => n % 2 === 1).map(({ text }) => endIn(text));
    const mixed = `${lena.split(".")[0]}.${tom.split(".")[1]}`;
    expect((await post(newsletterPaths.unsubscribe, { token: mixed })).status).toBe(404);
    expect((await listed()).map(({ state }) => state)).toEqual(["confirmed", "confirmed"]);
  });

  test("who ended it and asks again is asked again, with a new link", async () => {
    await confirmed("lena@example.com");
    await newsletter.unsubscribe(endIn((await mails()).at(-1)?.text ?? ""));
    clock.advance(3_600_000);
    await confirmed("lena@example.com");
    const [one] = await listed();
    expect(one?.consents.map(({ deed }) => deed)).toEqual(["asked", "confirmed", "ended", "asked", "confirmed"]);
  });
});

describe("without scripts", () => {
  test("the form below the page's own path leads to pages, in the page's language", async () => {
    const asked = await post(
      "/en/guides/paper/newsletter/subscribe",
      { email: "a@example.com", locale: "en-GB", channel: "card" },
      page,
    );
    expect([asked.status, asked.headers.get("location")]).toEqual([303, "/newsletter/asked"]);
    expect((await mails())[0]?.subject).toBe("Please confirm that you want the newsletter");
    expect(await listed()).toMatchObject([{ locale: "en-GB", channel: "card" }]);
    expect((await listed())[0]?.consents).toMatchObject([{ place: "/en/guides/paper", textVersion: "2026-11-22" }]);
    const french = await post("/newsletter/subscribe", { email: "x", locale: "fr-CH" }, page);
    expect(french.headers.get("location")).toBe("/fr/newsletter/invalid");
  });

  test("the buttons of the mails' pages lead on to what became of it", async () => {
    await subscribe("lena@example.com");
    const [{ text = "" } = {}] = await mails();
    const locations = [];
    for (const token of [tokenIn(text), tokenIn(text), "made-up"])
      locations.push((await confirm(token, page)).headers.get("location"));
    expect(locations).toEqual(["/newsletter/confirmed", "/newsletter/confirmed", "/newsletter/unknown"]);
    const ended = await post(newsletterPaths.unsubscribe, { token: endIn(text) }, page);
    expect(ended.headers.get("location")).toBe("/newsletter/unsubscribed");
  });
});

describe("what is kept", () => {
  test("her copy holds it all, consents with place, time and sentence; of an address that nobody proved there is nothing (GDPR, article 15)", async () => {
    await confirmed("Lena@example.com");
    await confirmed("tom@example.com");
    const at = new Date("2026-11-22T09:00:00Z");
    const deed = { at, textVersion: "2026-11-22", locale: "de-DE" };
    expect(await newsletter.exported("lena@example.com")).toEqual({
      email: "Lena@example.com",
      state: "confirmed",
      locale: "de-DE",
      channel: "poster",
      askedAt: at,
      confirmedAt: at,
      endedAt: null,
      consents: [
        { deed: "asked", place: "/ratgeber/papier", ...deed },
        { deed: "confirmed", place: "mail", ...deed },
      ],
    });
    expect([await newsletter.exported(null), await newsletter.exported("niemand@example.com")]).toEqual([null, null]);
  });

  test("proof of each consent: what, when, on which page, of which text", async () => {
    await confirmed("lena@example.com");
    expect((await listed())[0]?.consents).toEqual([
      { deed: "asked", at: "2026-11-22T09:00:00.000Z", place: "/ratgeber/papier", textVersion: "2026-11-22" },
      { deed: "confirmed", at: "2026-11-22T09:00:00.000Z", place: "mail", textVersion: "2026-11-22" },
    ]);
  });

  test("with the account everything of the address goes, and nothing of others", async () => {
    await confirmed("lena@example.com");
    await confirmed("tom@example.com");
    await database.db.transaction().execute((trx) => newsletter.forget(trx, "LENA@example.com"));
    expect((await listed()).map(({ email }) => email)).toEqual(["tom@example.com"]);
    const { rows } = await database.pool.query("select count(*)::int as proofs from newsletter_consent");
    expect(rows).toEqual([{ proofs: 2 }]);
  });

  test("addresses that nobody confirmed are forgotten after two weeks, those that ended when no claim is left", async () => {
    await subscribe("asked@example.com");
    await confirmed("ended@example.com");
    await newsletter.unsubscribe(endIn((await mails()).at(-1)?.text ?? ""));
    await confirmed("stays@example.com");
    const keptAfter = async (days: number) => {
      await forgetUnconfirmed(database.db, new Date(clock.now().getTime() + days * 86_400_000));
      return (await listed()).map(({ email }) => email.split("@")[0]).toSorted();
    };
    expect(await keptAfter(14)).toEqual(["asked", "ended", "stays"]);
    expect(await keptAfter(15)).toEqual(["ended", "stays"]);
    expect(await keptAfter(3 * 365)).toEqual(["ended", "stays"]);
    expect(await keptAfter(4 * 366 + 1)).toEqual(["stays"]);
  });
});

describe("the office", () => {
  test("takes the confirmed addresses as a table without formulas, and who took them is written down", async () => {
    await confirmed("lena@example.com");
    await confirmed("+sum@example.com");
    await subscribe("asked@example.com");
    expect(await newsletter.office.file("Mira")).toBe(
      "email,locale,channel,confirmed\r\nlena@example.com,de-DE,poster,2026-11-22T09:00:00.000Z\r\n" +
        "'+sum@example.com,de-DE,poster,2026-11-22T09:00:00.000Z\r\n",
    );
    const { exports, counts } = await newsletter.office.list({ page: 1 });
    expect(exports).toEqual([{ operator: "Mira", at: "2026-11-22T09:00:00.000Z", addresses: 2 }]);
    expect(counts).toEqual({ asked: 1, confirmed: 2, ended: 0 });
  });

  test("finds by state and by part of the address", async () => {
    await confirmed("lena@example.com");
    await subscribe("l_na@example.com");
    const found = async (asked: object) =>
      (await newsletter.office.list({ page: 1, ...asked })).subscribers.map(({ email }) => email);
    expect(await found({ state: "asked" })).toEqual(["l_na@example.com"]);
    expect(await found({ search: "L_NA" })).toEqual(["l_na@example.com"]);
  });

  test("hands nothing out to who may not have it", async () => {
    const refused = { office: newsletter.office, requireReader: forbid, requireExporter: forbid };
    app.route("/", newsletterOfficeRoutes(refused));
    await confirmed("lena@example.com");
    for (const path of [newsletterPaths.list, newsletterPaths.file]) {
      const answer = await app.request(path);
      expect([answer.status, await answer.text()]).toEqual([403, "no"]);
    }
    expect((await newsletter.office.list({ page: 1 })).exports).toEqual([]);
  });
});

const forbid: Parameters<typeof newsletterOfficeRoutes>[0]["requireReader"] = async (c) => c.text("no", 403);
