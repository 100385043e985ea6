import { expect, test } from "vitest";
import { type Channel, channels } from "../core/channel.ts";
import { type Country, countries } from "../core/locale.ts";
import { longestQuery } from "../core/query-string.ts";
import { originsOf, shopHosts } from "./shop-hosts.ts";
import { shopOfRequest } from "./shop-of-request.ts";

const namesOf = (before: string) =>
  Object.fromEntries(countries.map((country) => [country, `${before}${country.toLowerCase()}.localhost:3000`]));
const config = {
  publicUrl: "http://de.localhost:3000",
  hosts: namesOf(""),
  cardHosts: namesOf("cards."),
};
const find = shopHosts(config);
const origins = originsOf(config);
const at = (address: string) => {
  const url = new URL(address);
  return shopOfRequest(url, find(url.host), origins);
};
const hostOf = (country: Country, channel: Channel = "poster") => origins[channel][country];

test("prefixes one after the other are followed in one go, and no two hosts send a visitor to and fro", () => {
  expect(at(`${hostOf("GB")}/de/en/de/papier`)).toEqual({ redirect: `${hostOf("DE")}/papier`, status: 302 });
  expect(at(`${hostOf("DE")}/en/de/papier`)).toEqual({ redirect: "/papier", status: 302 });
  expect(at(`${hostOf("CH")}/fr/it/papier`)).toEqual({ redirect: "/it/papier", status: 302 });
  expect(at(`${hostOf("CH")}/fr/fr/fr`)).toEqual({ redirect: "/fr", status: 302 });
  expect(at(`${hostOf("CH")}/fr/xx/papier`)).toEqual({ redirect: "/error", status: 302 });
  expect(at(`${hostOf("DE")}/${"de/".repeat(2_000)}papier`)).toEqual({ redirect: "/papier", status: 302 });
  expect(at(`${hostOf("DE")}/${"en/de/".repeat(2_000)}xx/papier`)).toEqual({ redirect: "/error", status: 302 });
});

const tried = [
  "",
  "papier",
  "papier/",
  "a/b/",
  "error",
  "xx/",
  "de/",
  "en/papier/",
  "fr/x/",
  "it/",
  "nl//x",
  "//x",
  "fr/de/",
];
test.each(channels.flatMap((channel) => countries.map((country) => [channel, country] as const)))(
  "whoever is sent elsewhere from a %s host of %s arrives there",
  (channel, country) => {
    for (const path of tried) {
      const from = `${hostOf(country, channel)}/${path}?formatType=600x400`;
      const target = at(from);
      if ("shop" in target) continue;
      expect(at(new URL(target.redirect, from).href), from).toHaveProperty("shop.channel", channel);
    }
  },
);

test.each([
  ["/d/papier?q=1", "de-CH", "desktop"],
  ["/d", "de-CH", "desktop"],
  ["/fr/d", "fr-CH", "desktop"],
  ["/fr/d/papier", "fr-CH", "desktop"],
  ["/d/configurator-photo-frame/", "de-CH", "desktop"],
  ["/fr.data", "de-CH", "web"],
  ["/fr/papier/_.data", "fr-CH", "web"],
])("%s is for %s on the platform %s", (path, locale, platform) => {
  expect(at(`${hostOf("CH")}${path}`)).toMatchObject({ shop: { locale, platform } });
});

test.each([
  ["/d/fr/papier", "/fr/d/papier"],
  ["/d/de/papier", "/d/papier"],
  ["/d/d/papier", "/d/papier"],
  ["/d/w/papier", "/papier"],
  ["/w/d/papier", "/d/papier"],
  ["/d/fr/w/it/d/papier", "/it/d/papier"],
  ["/w/papier", "/papier"],
  ["/de/w/", "/"],
  ["/en/d/paper", "http://gb.localhost:3000/d/paper"],
  ["/d/en/paper", "http://gb.localhost:3000/d/paper"],
  ["/xx/d/papier", "/error"],
  ["/d/xx/papier", "/d/error"],
  ["/d/office/orders", "/office/orders"],
  ["/fr/d/favicon.svg", "/fr/favicon.svg"],
])("%s has its one spelling at %s", (path, redirect) => {
  expect(at(`${hostOf("CH")}${path}`)).toEqual({ redirect, status: 302 });
});

test("the end of a path is its channel's on every platform", () => {
  expect(at(`${hostOf("CH")}/fr/d/papier/`)).toEqual({ redirect: "/fr/d/papier", status: 301 });
  expect(at(`${hostOf("CH", "card")}/fr/d/papier`)).toEqual({ redirect: "/fr/d/papier/", status: 301 });
  expect(at(`${hostOf("CH", "card")}/d`)).toEqual({ redirect: "/d/", status: 301 });
});

test("a longer first part is no platform", () => {
  for (const path of ["/dd1/x", "/d-x", "/wand", "/papier/d/x", "/D/x", "/papier/d"])
    expect(at(`${hostOf("CH")}${path}`)).toMatchObject({ shop: { locale: "de-CH" } });
});

test("a path ends with a slash in the card channel and without one in the poster channel (specification section 9)", () => {
  const [poster, card] = [hostOf("DE"), hostOf("DE", "card")];
  expect(at(`${poster}/papier/?sku=1`)).toEqual({ redirect: "/papier?sku=1", status: 301 });
  expect(at(`${card}/papier?sku=1`)).toEqual({ redirect: "/papier/?sku=1", status: 301 });
  expect(at(`${poster}/papier`)).toMatchObject({ shop: { channel: "poster" } });
  expect(at(`${card}/papier/`)).toMatchObject({ shop: { channel: "card", locale: "de-DE" } });
  for (const origin of [poster, card])
    expect(at(`${origin}/configurator-card?year=2027`)).toEqual({
      redirect: "/configurator-card/?year=2027",
      status: 301,
    });
  expect(at(`${card}/en/paper`)).toEqual({ redirect: `${hostOf("GB", "card")}/paper/`, status: 302 });
  expect(at(`${card}/xx/`)).toEqual({ redirect: "/error/", status: 302 });
});

test.each([
  "/",
  "/favicon.svg",
  "/robots.txt",
  "/papier.data",
  "/office",
  "/office/orders",
  "/configurator-photo-frame/",
])("%s has one spelling in both channels", (path) => {
  for (const channel of channels) expect(at(`${hostOf("DE", channel)}${path}`)).toMatchObject({ shop: { channel } });
});

test("a language whose country has no host here goes to the error page", () => {
  const few = { publicUrl: "http://localhost", hosts: { DE: "localhost", CH: "ch.localhost" }, cardHosts: {} };
  const home = shopHosts(few)("localhost");
  expect(shopOfRequest({ pathname: "/en/terms", search: "" }, home, originsOf(few))).toEqual({
    redirect: "/error",
    status: 302,
  });
});

test.each([
  ["//elsewhere.example/", "/elsewhere.example/"],
  ["/\\elsewhere.example/", "/elsewhere.example/"],
  ["/de//elsewhere.example/", "/elsewhere.example/"],
  ["/de/\\\\elsewhere.example", "/elsewhere.example"],
  ["/.//elsewhere.example", "/elsewhere.example"],
  ["/de/.//elsewhere.example", "/elsewhere.example"],
  ["/en//elsewhere.example", "http://gb.localhost:3000/elsewhere.example"],
  ["/de/%2f%2felsewhere.example", "/%2f%2felsewhere.example"],
  ["/de/%252f%252felsewhere.example", "/%252f%252felsewhere.example"],
  ["/de/https:%2f%2felsewhere.example/", "/https:%2f%2felsewhere.example/"],
  ["/de/%0d%0aset-cookie:a=b/", "/%0d%0aset-cookie:a=b"],
  ["/de/@elsewhere.example", "/@elsewhere.example"],
])("%s leads to no other host", (path, redirect) => {
  const target = at(`${hostOf("DE")}${path}`);
  expect(target).toHaveProperty("redirect", redirect);
  const { hostname } = new URL(redirect, hostOf("DE"));
  expect(["de.localhost", "gb.localhost"]).toContain(hostname);
});

test("a redirect keeps the query up to its limit, and never a part of one", () => {
  const query = (length: number) => `?q=${"x".repeat(length - 3)}`;
  expect(at(`${hostOf("DE")}/de/papier${query(longestQuery)}`)).toEqual({
    redirect: `/papier${query(longestQuery)}`,
    status: 302,
  });
  expect(at(`${hostOf("DE")}/de/papier${query(8_192)}`)).toEqual({ redirect: "/papier", status: 302 });
  expect(at(`${hostOf("DE")}/papier${query(8_192)}`)).toMatchObject({ shop: { locale: "de-DE" } });
});

test.each([
  "127.0.0.1:3000",
  "[::1]:3000",
  "localhost",
  "fr",
  "fr:3000",
  "elsewhere.example",
  "elsewhere.fr.example",
  "elsewhere.us",
  "de.localhost:3000.elsewhere.example",
  "",
  undefined,
])("the host %j, which is none of ours, is the shop of PUBLIC_URL", (host) => {
  expect(find(host)).toEqual({
    channel: "poster",
    country: "DE",
    host: "de.localhost:3000",
    origin: "http://de.localhost:3000",
  });
});

test.each([
  ["elsewhere.fr", "FR"],
  ["www.elsewhere.fr:8080", "FR"],
  ["WWW.Elsewhere.CH.", "CH"],
  ["elsewhere.com", "US"],
  ["elsewhere.co.gb", "GB"],
] as const)(
  "the unknown host %j is the poster shop of the country that it ends in (core document, section 2)",
  (host, country) => {
    expect(find(host)).toMatchObject({ channel: "poster", country, origin: hostOf(country) });
  },
);

test("a name of ours under another port is the shop of that name", () => {
  expect(find("ch.localhost:8080")).toMatchObject({ channel: "poster", country: "CH", host: "ch.localhost:3000" });
  expect(find("cards.fr.localhost")).toMatchObject({ channel: "card", country: "FR" });
});

test("where channels share a name and differ by their ports, another port is the host of PUBLIC_URL", () => {
  const shared = { publicUrl: "http://shop.example:3000", hosts: { DE: "shop.example:3000" } };
  const find = shopHosts({ ...shared, cardHosts: { DE: "shop.example:3001" } });
  expect(find("shop.example:3001")).toMatchObject({ channel: "card" });
  for (const host of ["shop.example", "shop.example:8080"])
    expect(find(host), host).toMatchObject({ channel: "poster", host: "shop.example:3000" });
});

test("every country of the demo has a name of its own below localhost in both channels, also the one that is localhost itself", () => {
  const demo = shopHosts({
    publicUrl: "http://localhost:3000",
    hosts: { ...config.hosts, DE: "localhost:3000" },
    cardHosts: { ...config.cardHosts, DE: "cards.localhost:3000" },
  });
  for (const country of countries)
    for (const [before, channel] of [
      ["", "poster"],
      ["cards.", "card"],
    ])
      expect(demo(`${before}${country.toLowerCase()}.localhost:3000`)).toMatchObject({ channel, country });
  expect(demo("cards.de.localhost:3000").origin).toBe("http://cards.localhost:3000");
  expect(demo("de.de.localhost:3000")).toBe(demo("localhost:3000"));
});

test("a host name is read without regard to capitals", () => {
  expect(find("CARDS.Ch.LocalHost:3000")).toMatchObject({ channel: "card", country: "CH" });
});

test.each(["cards.ch.localhost.:3000", "cards.ch.localhost.", "Cards.CH.localhost.:8080"])(
  "a dot after the end of %s changes nothing (RFC 3986, section 3.2.2)",
  (host) => {
    expect(find(host)).toBe(find("cards.ch.localhost:3000"));
    expect(find(host)).toMatchObject({ channel: "card", country: "CH", host: "cards.ch.localhost:3000" });
  },
);

test("behind a proxy that ends TLS the shop's addresses keep the scheme visitors use", () => {
  const behind = {
    publicUrl: "https://shop.example.uk",
    hosts: { DE: "shop.example", GB: "shop.example.uk" },
    cardHosts: {},
  };
  const host = shopHosts(behind)("SHOP.EXAMPLE");
  expect(host).toMatchObject({ country: "DE", host: "shop.example", origin: "https://shop.example" });
  expect(shopOfRequest(new URL("http://shop.example/en/terms"), host, originsOf(behind))).toEqual({
    redirect: "https://shop.example.uk/terms",
    status: 302,
  });
});

test("a shop that sells to one country shows it to whoever comes by an unknown name", () => {
  const one = { publicUrl: "https://shop.example.ch", hosts: { CH: "shop.example.ch" }, cardHosts: {} };
  for (const host of ["10.0.0.7", "elsewhere.example.fr", "elsewhere.com"])
    expect(shopHosts(one)(host), host).toMatchObject({ country: "CH" });
});
