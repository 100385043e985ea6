import { expect, test } from "vitest";
import { type Country, countries, countryOf, locales } from "../../core/locale.ts";
import { shopHosts } from "../shop-hosts.ts";
import { appRoutes } from "./app-routes.ts";

const hosts = (before: string) =>
  Object.fromEntries(countries.map((country: Country) => [country, `${before}${country.toLowerCase()}.example`]));
const hostOf = shopHosts({ publicUrl: "https://de.example", hosts: hosts(""), cardHosts: hosts("cards.") });
const app = appRoutes({ hostOf, version: async () => "v7", shell: ["/assets/editor-1.js"] });
const ask = (host: string, path: string) => app.request(`https://${host}${path}`, { headers: { host } });

test.each(locales)("the app of %s begins with the desktop variant, in its language and its channel", async (locale) => {
  const host = `${countryOf(locale).toLowerCase()}.example`;
  const poster = await (await ask(host, `/app/${locale}.webmanifest`)).json();
  const card = await (await ask(`cards.${host}`, `/app/${locale}.webmanifest`)).json();
  expect(poster).toMatchObject({ lang: locale, name: "Passepartout", scope: "/", display: "standalone" });
  expect(poster.start_url).toMatch(/^(\/[a-z]{2})?\/d$/);
  expect(card.name).toBe("Passepartout Cards");
  expect(card.start_url).toBe(`${poster.start_url}/`);
  expect(poster.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["any", "any", "maskable"]);
});

test("a host has no app of another country", async () => {
  expect((await ask("de.example", "/app/fr-FR.webmanifest")).status).toBe(404);
  expect((await ask("de.example", "/app/xx-XX.webmanifest")).status).toBe(404);
});

test("who goes to the offline page with a network is led where she wanted to go, never to another host; the worker gets the page", async () => {
  const go = async (path: string, mode = "navigate") => {
    const answer = await app.request(path, { headers: { host: "ch.example", "sec-fetch-mode": mode } });
    return [answer.status, answer.headers.get("location")];
  };
  expect(await go("/offline")).toEqual([302, "/"]);
  expect(await go("/fr/d/offline/")).toEqual([302, "/fr/d"]);
  expect(await go("/d/offline?from=%2Fleinwanddruck%3Fformat%3D600x400")).toEqual([
    302,
    "/leinwanddruck?format=600x400",
  ]);
  expect(await go("/offline?from=%2F%2Fevil.example")).toEqual([302, "/"]);
  expect(await go("/offline?from=https%3A%2F%2Fevil.example")).toEqual([302, "/"]);
  // Nobody here draws pages: what is not led away is passed on.
  expect(await go("/d/offline", "cors")).toEqual([404, null]);
  expect(await go("/ratgeber/offline")).toEqual([404, null]);
});

test("the worker is one script that a browser can run, for the languages of its host", async () => {
  const answer = await ask("ch.example", "/service-worker.js");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  const text = await answer.text();
  expect(() => new Function("self", text)).not.toThrow();
  expect(text).toContain(
    '{"version":"v7","offline":{"":"/d/offline","fr":"/fr/d/offline","it":"/it/d/offline"},"shell":["/assets/editor-1.js"]}',
  );
});
