import { expect, test } from "vitest";
import { type Channel, channels } from "../core/channel.ts";
import { type Country, countries, countryOf, type Language, type Locale, languages, locales } from "../core/locale.ts";
import type { Platform } from "../core/platform.ts";
import { originsOf, shopHosts } from "./shop-hosts.ts";
import { shopOfRequest } from "./shop-of-request.ts";

/** Every locale, host and prefix of an address, and where each of them leads (core document, sections 2, 5 and 9). */
const namesOf = (before: string) =>
  Object.fromEntries(countries.map((country) => [country, `${before}${country.toLowerCase()}.localhost:3000`]));
const config = { publicUrl: "http://de.localhost:3000", hosts: namesOf(""), cardHosts: namesOf("cards.") };
const find = shopHosts(config);
const origins = originsOf(config);

/** Each host's own locale, and those of its prefixes: a locale, or the country that the language redirects to. */
const table: Readonly<Record<Country, readonly [home: Locale, ...prefixes: (Locale | Country)[]]>> = {
  /*    home      de       en       es    fr       it       nl */
  AT: ["de-AT", "de-AT", "GB", "ES", "FR", "IT", "NL"],
  BE: ["nl-BE", "DE", "GB", "ES", "fr-BE", "IT", "nl-BE"],
  CH: ["de-CH", "de-CH", "GB", "ES", "fr-CH", "it-CH", "NL"],
  DE: ["de-DE", "de-DE", "GB", "ES", "FR", "IT", "NL"],
  ES: ["es-ES", "DE", "GB", "es-ES", "FR", "IT", "NL"],
  FR: ["fr-FR", "DE", "GB", "ES", "fr-FR", "IT", "NL"],
  GB: ["en-GB", "DE", "en-GB", "ES", "FR", "IT", "NL"],
  IT: ["it-IT", "de-IT", "GB", "ES", "FR", "it-IT", "NL"],
  LI: ["de-LI", "de-LI", "GB", "ES", "FR", "IT", "NL"],
  LU: ["de-LU", "de-LU", "GB", "ES", "fr-LU", "IT", "NL"],
  NL: ["nl-NL", "DE", "GB", "ES", "FR", "IT", "nl-NL"],
  US: ["en-US", "DE", "en-US", "ES", "FR", "IT", "NL"],
};

/** The locale that a language has on the host of a country, or on the one that it is sent to. */
function goalOf(country: Country, language: Language): Locale {
  const goal = table[country][languages.indexOf(language) + 1] as Locale | Country;
  return goal.length === 2 ? table[goal as Country][0] : (goal as Locale);
}

/** One visit: what is asked for, and the one word that says where it leads. */
type Case = readonly [address: string, outcome: string];
interface Host {
  readonly channel: Channel;
  readonly country: Country;
}

const page = (channel: Channel, platform: Platform, locale: Locale) => `${channel} ${locale} on ${platform}`;
/** The slash at the end of a channel's paths, and of the other's. */
const ends = { poster: ["", "/"], card: ["/", ""] } as const;

/** The one address of a page: its language only where the country shows another by itself, then the app's segment. */
function addressOf({ channel }: Host, locale: Locale, platform: Platform, path: string): string {
  const prefix = table[countryOf(locale)][0] === locale ? "" : `/${locale.slice(0, 2)}`;
  const whole = `${prefix}${platform === "desktop" ? "/d" : ""}${path}`;
  return whole === "" ? "/" : whole + ends[channel][0];
}

/** The page itself where it was asked for by its one address; one redirect to it from all others. */
function leadsTo(host: Host, asked: string, [locale, platform, path]: readonly [Locale, Platform, string]): Case {
  const { channel, country } = host;
  const address = addressOf(host, locale, platform, path);
  const isHere = countryOf(locale) === country;
  if (isHere && asked === address) return [asked, page(channel, platform, locale)];
  const bare = (one: string) => one.replace(/\/$/, "");
  const status = isHere && bare(asked) === bare(address) ? 301 : 302;
  return [asked, `${status} ${isHere ? "" : origins[channel][countryOf(locale)]}${address}?q=1`];
}

/** What may stand before a page beside a language: nothing, the app, the web, in either order, more than once. */
const around: readonly (readonly [(prefix: string) => string, Platform])[] = [
  [(prefix) => prefix, "web"],
  [(prefix) => `${prefix}/d`, "desktop"],
  [(prefix) => `/d${prefix}`, "desktop"],
  [(prefix) => `${prefix}/w`, "web"],
  [(prefix) => `/w${prefix}`, "web"],
  [(prefix) => `/d${prefix}/w`, "web"],
  [(prefix) => `/w${prefix}/d`, "desktop"],
];
const pathsOf = (host: Host, before: string, path: string) =>
  ends[host.channel].map((end) => (before + path === "" ? "/" : before + path + end));

/** No language, each language, and each after each. */
function knownCases(host: Host): Case[] {
  const { country } = host;
  const prefixes = [
    { prefix: "", locale: table[country][0] },
    ...languages.map((first) => ({ prefix: `/${first}`, locale: goalOf(country, first) })),
    ...languages.flatMap((first) =>
      languages.map((second) => ({
        prefix: `/${first}/${second}`,
        locale: goalOf(countryOf(goalOf(country, first)), second),
      })),
    ),
  ];
  return prefixes.flatMap(({ prefix, locale }) =>
    around.flatMap(([written, platform]) =>
      ["", "/papier"].flatMap((path) =>
        pathsOf(host, written(prefix), path).map((asked) => leadsTo(host, asked, [locale, platform, path])),
      ),
    ),
  );
}

/** Unknown prefixes: alone, before and after a known one, on each platform. The app's visitors stay in it. */
function unknownCases(host: Host): Case[] {
  const unknown = ["xx", "uk", "at", "ch"];
  const prefixes = unknown.flatMap((one) => [
    `/${one}`,
    `/${one}/${one}`,
    ...languages.flatMap((language) => [`/${one}/${language}`, `/${language}/${one}`]),
  ]);
  return prefixes.flatMap((prefix) =>
    around.flatMap(([written]) =>
      pathsOf(host, written(prefix), "/papier").map((asked): Case => {
        const app = asked.startsWith("/d/") ? "/d" : "";
        return [asked, `302 ${app}/error${ends[host.channel][0]}`];
      }),
    ),
  );
}

/** What only looks like a prefix is the beginning of a path: capitals, three letters, one, a digit, a locale. */
function pathCases(host: Host): Case[] {
  const [end, other] = ends[host.channel];
  const first = languages.flatMap((language) => {
    const [one = "", two = ""] = language;
    return [language.toUpperCase(), one.toUpperCase() + two, one + two.toUpperCase(), `${language}a`, `${language}-CH`];
  });
  return [...first, "D", "W", "f", "f1", "ddd", "%66%72"].flatMap((one): Case[] => [
    [`/${one}/papier${end}`, page(host.channel, "web", table[host.country][0])],
    [`/${one}/papier${other}`, `301 /${one}/papier${end}?q=1`],
    [`/d/${one}/papier${end}`, page(host.channel, "desktop", table[host.country][0])],
  ]);
}

const hosts = channels.flatMap((channel) => countries.map((country): Host => ({ channel, country })));

test.each(hosts)("on the $channel host of $country every prefix leads to its page, its host or its error", (host) => {
  const origin = origins[host.channel][host.country];
  const known = knownCases(host);
  const cases = [...known, ...unknownCases(host), ...pathCases(host)];
  const wrong = cases.flatMap(([asked, outcome]) => {
    const target = shopOfRequest({ pathname: asked, search: "?q=1" }, find(new URL(origin ?? "").host), origins);
    const found =
      "shop" in target
        ? page(target.shop.channel, target.shop.platform, target.shop.locale)
        : `${target.status} ${target.redirect}`;
    return found === outcome ? [] : [`${asked} leads to ${found}, not to ${outcome}`];
  });
  expect(wrong).toEqual([]);
  // 43 prefixes, seven spellings of the platform, two pages and two ends; the plain home page has one spelling.
  expect(known).toHaveLength(43 * 7 * 2 * 2);
});

test.each(channels)("the %s hosts show each of the 17 locales, on both platforms", (channel) => {
  const shown = hosts
    .filter((host) => host.channel === channel)
    .flatMap(knownCases)
    .flatMap(([, outcome]) => (/^\d/.test(outcome) ? [] : [outcome]));
  const all = locales.flatMap((locale) => [page(channel, "web", locale), page(channel, "desktop", locale)]);
  expect([...new Set(shown)].toSorted()).toEqual(all.toSorted());
});
