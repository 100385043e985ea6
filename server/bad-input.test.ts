import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cartPaths } from "../services/carts/contract.ts";
import { customerPaths } from "../services/customers/contract.ts";
import { partnerProofs } from "../services/customers/partner-links.ts";
import { demo, unopenedShop } from "./unopened-shop.fixture.ts";

let shop: Awaited<ReturnType<typeof unopenedShop>>;
beforeAll(async () => {
  shop = await unopenedShop();
});
afterAll(() => shop?.close());

const home = "localhost:3000";
const ask = (path: string, { host = home, headers = {}, ...init }: RequestInit & { host?: string } = {}) =>
  shop.app.request(`http://${home}${path}`, { ...init, headers: { host, ...headers } });

describe("a Host header that is not ours", () => {
  const strangers = [
    "evil.example",
    `${home}.evil.example`,
    "evil.example:3000",
    "localhost",
    "localhost:3001",
    "localhost.:3000",
    "127.0.0.1:3000",
    "[::1]:3000",
    "[::1",
    "a@localhost:3000",
    "localhost:3000/evil.example",
    "",
    " ",
  ];
  test.each(strangers)("%j gets into no redirect", async (host) => {
    const spelled = await ask("/papier/?sku=1", { host });
    expect([spelled.status, spelled.headers.get("location")]).toEqual([301, "/papier?sku=1"]);
    const elsewhere = await ask("/en/terms", { host });
    expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([302, "http://gb.localhost:3000/terms"]);
  });

  test("gets into no site map", async () => {
    const answer = await ask("/robots.txt", { host: "evil.example" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`Sitemap: http://${home}/sitemap.xml`);
  });

  test("nor does one that a client says a proxy had", async () => {
    const headers = {
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
      "x-original-host": "evil.example",
    };
    expect((await ask("/en/terms", { headers })).headers.get("location")).toBe("http://gb.localhost:3000/terms");
    expect(await (await ask("/robots.txt", { headers })).text()).not.toContain("evil");
  });

  test("capitals are ours", async () => {
    const answer = await ask("/fr/x/", { host: "CH.LocalHost:3000" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/fr/x"]);
  });
});

test("a partner's link is for the shop of its host, and says what is wrong with it in its language", async () => {
  const detailOf = async (path: string, init: { host?: string; headers?: Record<string, string> } = {}) => {
    const answer = await ask(`/whitelabel/switch${path}`, init);
    expect(answer.status).toBe(422);
    const { title, errors } = (await answer.json()) as { title: string; errors: { detail: string }[] };
    return [title, errors[0]?.detail];
  };
  const foreign = "?on=1&to=//evil.example";
  expect(await detailOf(foreign)).toEqual(["Diese Anfrage hat falsche Werte", "So wird das nicht geschrieben: /…."]);
  const host = "gb.localhost:3000";
  expect(await detailOf(foreign, { host })).toEqual([
    "The request has wrong values",
    "This is not how it is written: /….",
  ]);
  expect(await detailOf("?on=x", { host: "fr.localhost:3000" })).toEqual([
    "La demande contient des valeurs erronées",
    "Possible\u202f: 0, 1.",
  ]);
  expect((await detailOf("?on=x", { host, headers: { "x-locale": "it-IT" } }))[1]).toBe("Possibile: 0, 1.");

  const link = { to: "/papers", partner: "Foto Huber", until: Math.floor(Date.now() / 1000) + 3600 };
  const proof = partnerProofs(demo.sessionSecret).ofLink(link, { channel: "poster", country: "GB" });
  const query = `?on=1&to=/papers&partner=Foto+Huber&until=${link.until}&proof=${proof}`;
  const begunAt = async (at: string) =>
    (await ask(`/whitelabel/switch${query}`, { host: at })).headers.get("set-cookie");
  expect(await begunAt(host)).toMatch(/^passepartout\.whitelabel=\d/);
  expect([await begunAt(home), await begunAt("fr.localhost:3000")]).toEqual([null, null]);
});

test.each([
  ["//evil.example/", 301, "/evil.example/"],
  ["///evil/", 301, "/evil"],
  ["/\\evil/", 301, "/evil"],
  ["/%2f%2fevil/", 301, "/%2f%2fevil"],
  ["/%5cevil/", 301, "/%5cevil"],
  ["/de//evil.example", 302, "/evil.example"],
  ["/d//evil/", 301, "/d/evil"],
  ["/%252f%252fevil/", 301, "/%252f%252fevil"],
  ["/%0d%0aset-cookie:a=b/", 301, "/%0d%0aset-cookie:a=b"],
  ["/%6ceinwanddruck", 301, "/leinwanddruck"],
  ["/%6C%65inwanddruck/?sku=7", 301, "/leinwanddruck?sku=7"],
  ["/%66r/papier/", 301, "/%66r/papier"],
  ["/%256ceinwanddruck/", 301, "/%256ceinwanddruck"],
  ["/%2e%65vil/", 301, "/%2eevil"],
  ["/de/%09/evil.example", 302, "/%09/evil.example"],
  ["/xx/papier", 302, "/error"],
  ["/d/xx/papier", 302, "/d/error"],
  ["/en/de/en/de/papier", 302, "/papier"],
  ["/d/w/d/w/papier", 302, "/papier"],
  [`/de/papier?q=${"x".repeat(8_192)}`, 302, "/papier"],
  [`/${"de/".repeat(4_000)}papier`, 302, "/papier"],
] as const)("%s is answered with %i, and leads to no other host", async (path, status, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  expect(new URL(location, `http://${home}`).host).toBe(home);
  expect(answer.headers.get("set-cookie")).toBeNull();
});

describe("whoever says no language is answered in that of the address (specification section 2)", () => {
  const refused = async (
    path: string,
    host: string,
    headers: Record<string, string> = {},
    form = { email: "lena" },
  ) => {
    const body = new URLSearchParams(form);
    const answer = await ask(path, { host, method: "POST", headers, body });
    const { title, detail } = (await answer.json()) as { title: string; detail?: string };
    return [answer.status, title, detail];
  };
  const signUp = "/web-api/newsletter-subscribe";

  test("by the host's country", async () => {
    const [status, title] = await refused(signUp, "fr.localhost:3000");
    expect(status).toBe(422);
    expect(title).toMatch(/^Nous ne pouvons pas écrire à cette adresse/);
    // Nobody asks a database here, which is told in French as well.
    const away = [503, "La boutique n’atteint pas sa base de données pour le moment", undefined];
    const readable = { email: "lena@beispiel.de", password: "langes-passwort" };
    expect(await refused(customerPaths.login, "fr.localhost:3000", {}, readable)).toEqual(away);
    const checked = "Vérifiez les champs marqués, s’il vous plaît.";
    expect((await refused(customerPaths.passwordReset, "cards.fr.localhost:3000"))[2]).toBe(checked);
  });

  test("by a language in the path, where the country has several", async () => {
    expect((await refused("/newsletter/subscribe", "ch.localhost:3000"))[1]).toMatch(/^Das ist keine E-Mail-Adresse/);
    expect((await refused("/fr/newsletter/subscribe", "ch.localhost:3000"))[1]).toMatch(/^Nous ne pouvons pas/);
  });

  test("also what is refused before anything is read", async () => {
    const elsewhere = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect((await refused(signUp, "fr.localhost:3000", elsewhere)).slice(0, 2)).toEqual([
      403,
      "On ne peut modifier que depuis les pages de la boutique",
    ]);
  });

  test("a header still says more than the host", async () => {
    expect((await refused(signUp, "fr.localhost:3000", { "x-locale": "it-IT" }))[1]).toMatch(/^Non è un indirizzo/);
  });
});

describe("a form that another site posts", () => {
  const changes = [
    customerPaths.login,
    customerPaths.logout,
    customerPaths.signup,
    customerPaths.deleteAccount,
    cartPaths.lines,
    "/web-api/newsletter-subscribe",
    "/newsletter/subscribe",
    "/web-api/contact",
    "/office-api/login",
  ];
  const from = [
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { origin: "https://evil.example" },
    { origin: "null" },
    // The other channel and the other countries are other sites, too: each host has its own cookies.
    { origin: "http://ch.localhost:3000" },
    { origin: "http://localhost:3000.evil.example" },
  ];
  test.each(changes)("to %s is refused with 403 before anything is read", async (path) => {
    for (const headers of from) {
      const body = new URLSearchParams({ email: "a@shop.example" });
      const answer = await ask(path, { method: "POST", headers: headers as Record<string, string>, body });
      expect([answer.status, answer.headers.get("set-cookie")], JSON.stringify(headers)).toEqual([403, null]);
    }
  });

  test("to a page is refused as well: pages are only read", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) expect((await ask("/papier", { method })).status).toBe(405);
  });
});
