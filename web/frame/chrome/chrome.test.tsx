import { existsSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../../core/locale.ts";
import type { ActionBar } from "../../reading/action-bar/read-action-bar.ts";
import { barText } from "../../reading/action-bar/texts.ts";
import { smartBannerText } from "../../reading/smart-banner/texts.ts";
import { messagesOf } from "../../words/all.ts";
import { MessagesProvider } from "../../words/context.tsx";
import type { MainItem } from "../navigation/navigation.ts";
import { BrandLogo } from "./brand-logo.tsx";
import type { ChromeData } from "./chrome-data.ts";
import { ErrorPage } from "./error-page.tsx";
import type { FooterContent } from "./footer/footer-content.ts";

import { PageFrame } from "./page-frame.tsx";
import { PartnerCustomerNote } from "./partner-note.tsx";
import { DatePromise } from "./top-bar.tsx";
import { Actions } from "./visitor-actions.tsx";

const chromeDe = messagesOf("de-DE").chrome;
const chromeEn = messagesOf("en-GB").chrome;
const chromeEnUs = messagesOf("en-US").chrome;
const footer: FooterContent = {
  opinions: null,
  newsletter: null,
  tiles: null,
  seoText: [],
  payments: [],
  boxes: [{ kind: "links", title: "Gestalten", links: [{ text: "Leinwand", href: "/leinwanddruck" }] }],
};
const mainItem = (text: string, href: string): MainItem => ({
  key: href,
  text,
  href,
  burgerText: text,
  type: null,
  hasFlyout: false,
  hasMore: false,
  onlyInBurger: false,
});

const data: ChromeData = {
  channel: "poster",
  platform: "web",
  homeHref: "/",
  shops: [],
  promise: <DatePromise words="Heute bis 12 Uhr bestellt: bei dir am" date="Dienstag, 1. Dezember" />,
  service: [{ text: "Deutschland, €", href: "/land" }],
  navigation: {
    main: [mainItem("Leinwand", "/leinwanddruck"), mainItem("Poster im Rahmen", "/poster-im-rahmen")],
    extraMenu: [],
    hotline: null,
    burgerFooter: [],
  },
  place: { current: "/leinwanddruck", strip: null },
  basketHref: "/cart",
  replacementLogo: null,
  footer,
  places: [],
  legal: [{ text: "Impressum", href: "/impressum" }],
  year: 2026,
};

const html = (children: ReactNode, locale: Locale = "de-DE") =>
  renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={messagesOf(locale)}>
      {children}
    </MessagesProvider>,
  );

const page = (changes: Partial<ChromeData> = {}, messages = chromeDe) =>
  html(
    <PageFrame data={{ ...data, ...changes }} messages={messages}>
      <h1>Leinwand</h1>
    </PageFrame>,
  );

describe("the frame of a page", () => {
  it("has one header, one main and one footer, and first of all a way to the content", () => {
    const whole = page();
    for (const landmark of ["header", "main", "footer"]) {
      expect(whole.match(new RegExp(`<${landmark}[ >]`, "g"))).toHaveLength(1);
    }
    expect(whole.indexOf('href="#content"')).toBeLessThan(whole.indexOf("top-bar"));
    expect(whole).toContain('id="content" tabindex="-1"');
  });

  it("names every navigation, so that they can be told apart", () => {
    const navigations = page().match(/<nav[^>]*>/g) ?? [];
    expect(navigations.length).toBeGreaterThan(3);
    for (const navigation of navigations) expect(navigation).toMatch(/aria-label="[^"]+"/);
  });

  it("calls the tiles of goods otherwise than the footer's links to the same goods (second document, section 2)", () => {
    const tile = { text: "Poster", href: "/poster", shape: "square" as const, picture: null, current: false };
    const strip = { title: "Gestalten", groups: [{ heading: "", tiles: [tile] }] };
    const names = [...page({ place: { current: null, strip } }).matchAll(/<nav[^>]*aria-label="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(names.filter((name) => name?.startsWith("Gestalten")).toSorted()).toEqual([
      "Gestalten",
      "Gestalten: Auswahl",
    ]);
  });

  it("links only to what it was given", () => {
    const known = new Set(["#content", "/", "/land", "/leinwanddruck", "/poster-im-rahmen", "/cart", "/impressum"]);
    known.add("/whitelabel/switch?on=0&amp;to=%2F");
    const hrefs = [...page().matchAll(/href="([^"]*)"/g)].map((found) => found[1]);
    expect(hrefs.filter((href) => !known.has(href ?? ""))).toEqual([]);
    expect(page()).not.toContain(chromeDe.account);
    expect(page({ accountHref: "/account" })).toContain('href="/account"');
    expect(page()).not.toContain(chromeDe.wishlist);
    expect(page({ wishlistHref: "/wishlist" }).match(/href="\/wishlist"/g)).toHaveLength(2);
  });

  it("says which part of the shop is open", () => {
    expect(page()).toMatch(/href="\/leinwanddruck" aria-current="true">Leinwand/);
  });

  it("shows ways to pay and to send by our own badges, each with its words", () => {
    const badges = [...page().matchAll(/<img src="\/badges\/([a-z-]+)\.svg"[^>]*alt=""[^>]*>/g)].map(
      (found) => found[1],
    );
    expect(badges).toEqual(Object.keys(chromeDe.footerBadges));
    for (const [badge, text] of Object.entries(chromeDe.footerBadges)) {
      expect(existsSync(new URL(`../../public/badges/${badge}.svg`, import.meta.url))).toBe(true);
      expect(page()).toContain(text);
    }
  });

  it("lets choose a country in the top bar and in the menu, only when there is more than one", () => {
    const here = { locale: "de-DE", text: "Deutschland", href: "/", current: true } as const;
    const there = { locale: "fr-CH", text: "Suisse, français", href: "http://ch.localhost/fr" } as const;
    const chooser = new RegExp(`${chromeDe.places}: </span>Deutschland`, "g");
    expect(page({ places: [here] })).not.toMatch(chooser);
    const both = page({ places: [here, there] });
    expect(both.match(chooser)).toHaveLength(2);
    // In the app there is no menu.
    expect(page({ places: [here, there], platform: "desktop" }).match(chooser)).toHaveLength(1);
    // A document has them once, in the footer, and until scripts draw the others both lead there.
    expect(both.match(/href="http:\/\/ch\.localhost\/fr" lang="fr-CH" hrefLang="fr-CH"/g)).toHaveLength(1);
    expect(both.match(/href="\?#places"/g)).toHaveLength(2);
    expect(both).toContain('<nav id="places"');
  });

  it("shows the shops only when there is more than one", () => {
    const one = { text: "Bilder und Bücher", href: "/", current: true };
    expect(page({ shops: [one] })).not.toContain("Bilder und Bücher");
    expect(page({ shops: [one, { text: "Karten", href: "/karten" }] })).toContain("Bilder und Bücher");
  });
});

it("shops have their icons and colours (chrome document, section 3, shop entry)", () => {
  const walls = { text: "Bilder", href: "/", icon: "wall-picture", color: "blue" } as const;
  const whole = page({ shops: [walls, { text: "Karten", href: "/karten", current: true }] });
  expect(whole).toMatch(
    /<a href="\/" class="top-bar-shop button-blue"><svg aria-hidden="true"[^>]*>.*?<\/svg>Bilder<\/a>/,
  );
  expect(whole).toContain('<a href="/karten" aria-current="true">Karten</a>');
});

describe("a bar over the page (chrome document, sections 2 and 4)", () => {
  const bar: ActionBar = {
    id: "advent",
    colours: { background: "#1b1a18", text: "#ffffff" },
    endText: "15. Dezember 2026 um 12:00",
    words: [
      { kind: "text", text: "Bis <Freitag>", tags: ["b"] },
      { kind: "link", href: "/delivery", words: [{ kind: "text", text: "Versand", tags: [] }] },
    ],
    countdownEndDate: "2026-12-15T11:00:00.000Z",
    actionBarEndDate: "2026-12-16T00:00:00.000Z",
    texts: barText("de-DE"),
  };
  const whole = html(
    <PageFrame data={data} messages={chromeDe} bar={bar}>
      <h1>Leinwand</h1>
    </PageFrame>,
  );

  it("comes with the page, says when it ends, and can be closed", () => {
    expect(whole).toContain('<b>Bis &lt;Freitag&gt;</b><a href="/delivery">Versand</a>');
    expect(whole).toMatch(/Endet am[^<]*15\. Dezember 2026 um 12:00/);
    expect(whole).toContain('aria-label="Hinweis schließen"');
    expect(whole).toContain('style="background:#1b1a18;color:#ffffff"');
    expect(whole.indexOf("action-bar")).toBeLessThan(whole.indexOf("<header"));
  });

  it("is hidden before the first paint where it was closed or is over, by its own next neighbour", () => {
    expect(whole).toMatch(/data-bar="advent" data-end="2026-12-16T00:00:00.000Z"[^>]*>.*<\/section><script>/);
    const [, script = ""] = /<script>(.*?)<\/script>/.exec(whole) ?? [];
    const hiddenWith = (cookie: string, end: string) => {
      const element = { hidden: false, dataset: { bar: "advent", end } };
      new Function("document", script)({ cookie, currentScript: { previousElementSibling: element } });
      return element.hidden;
    };
    expect(hiddenWith("", "2999-01-01T00:00:00Z")).toBe(false);
    expect(hiddenWith("a=1; bar-advent=1", "2999-01-01T00:00:00Z")).toBe(true);
    expect(hiddenWith("bar-other=1", "2020-01-01T00:00:00Z")).toBe(true);
  });

  it("is on no page without one", () => {
    expect(page()).not.toContain("action-bar");
  });
});

describe("the banner of the app (chrome document, section 2)", () => {
  const store = (href: string) => ({ href, rel: "nofollow noopener noreferrer" });
  const banner = { name: "Passepartout", text: "", icon: null, texts: smartBannerText("de-DE") };
  const whole = html(
    <PageFrame
      data={data}
      messages={chromeDe}
      app={{ ...banner, ios: store("https://store.example/ios"), android: store("https://store.example/android") }}
    >
      <h1>Leinwand</h1>
    </PageFrame>,
  );

  it("is the same for everyone, over everything, with both links and the rating", () => {
    expect(whole).toMatch(/href="https:\/\/store.example\/ios"[^>]*data-phone="ios"/);
    expect(whole).toMatch(/href="https:\/\/store.example\/android"[^>]*data-phone="android"/);
    expect(whole).toContain("4,6 von 5 Sternen");
    expect(whole.indexOf("smart-banner")).toBeLessThan(whole.indexOf("<header"));
  });

  it("asks for no picture before the first of the page", () => {
    const icon = { src: "/pictures/app.webp", alt: "", width: 96, height: 96 };
    const links = { ios: store("https://store.example/ios"), android: null };
    const withOwn = html(
      <PageFrame data={data} messages={chromeDe} app={{ ...banner, ...links, icon }}>
        <h1>Leinwand</h1>
      </PageFrame>,
    );
    expect(whole).not.toContain("favicon");
    expect(withOwn).toMatch(/<img src="\/pictures\/app.webp"[^>]*loading="lazy"/);
    expect(withOwn).not.toContain("preload");
  });

  const [, script = ""] = /<script>(.*?)<\/script><section class="smart-banner"/.exec(whole) ?? [];
  const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
  const pixel = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
  it.each([
    ["an iPhone", iphone, "", "ios"],
    ["an Android phone", pixel, "a=1", "android"],
    ["a phone whose owner closed it", iphone, "a=1; smart-banner=1", undefined],
    ["a cookie that only ends like ours", pixel, "no-smart-banner=1", "android"],
    ["an Android tablet", pixel.replace(" Mobile", ""), "", undefined],
    ["a desktop", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/142.0.0.0 Safari/537.36", "", undefined],
  ])("on %s", (_what, userAgent, cookie, shown) => {
    const dataset: { appBanner?: string } = {};
    new Function("document", "navigator", script)({ cookie, documentElement: { dataset } }, { userAgent });
    expect(dataset.appBanner).toBe(shown);
  });

  it("is on no page where settings name no app", () => {
    expect(page()).not.toContain("smart-banner");
  });
});

it("another brand's customers see its logo, others ours", () => {
  const replacementLogo = { src: "/pictures/brand.webp", alt: "", width: 400, height: 100 };
  const link = { href: "/", channel: "poster", messages: chromeDe } as const;
  expect(html(<BrandLogo {...link} replacement={replacementLogo} />)).toContain('src="/pictures/brand.webp"');
  expect(html(<BrandLogo {...link} replacement={null} />)).toContain("Passepartout");
  // A page is the same for everybody until its visitor is known.
  expect(page({ replacementLogo })).not.toContain("brand.webp");
});

it("the account is in reach on phones in the app, too, which has no menu", () => {
  const links = { accountHref: "/konto", basketHref: "/cart" };
  const link = (platform: "web" | "desktop", name?: string) =>
    /<a[^>]*href="\/konto"[^>]*>/.exec(
      html(<Actions data={{ ...links, platform }} visitor={{ name }} messages={chromeDe} />),
    )?.[0];
  for (const name of [undefined, "Lena Muster"]) {
    expect(link("web", name)).toContain("only-desktop");
    expect(link("desktop", name)).toContain("Konto");
    expect(link("desktop", name)).not.toContain("only-desktop");
  }
});

describe("a partner's visit says so in the browser, with the way out, and not in the app (chrome document, section 2)", () => {
  const count = (whole: string) => whole.split('href="/whitelabel/switch?on=0&amp;to=%2F"').length - 1;

  it("below the header with the partner's name, which the browser writes before the first paint: pages are the same for everybody", () => {
    expect(count(page())).toBe(1);
    expect(count(page({ platform: "desktop" }))).toBe(0);
    const [, note = "", script = ""] = /(<aside.*?<\/aside>)<script>(.*?)<\/script>/.exec(page()) ?? [];
    expect(note).toMatch(/^<aside class="partner-note"[^>]* hidden="".*<b><\/b>/);
    const noteWith = (cookie: string) => {
      const name = { textContent: "" };
      const element = { hidden: true, querySelector: () => name };
      new Function("document", script)({ cookie, currentScript: { previousElementSibling: element } });
      return element.hidden ? null : name.textContent;
    };
    expect(noteWith("a=1; passepartout.partner=Foto%20Huber%20%3Cb%3E; b=2")).toBe("Foto Huber <b>");
    for (const cookie of ["", "passepartout.partner=", "xpassepartout.partner=Foto", "passepartout.partner=%E0%A4"])
      expect(noteWith(cookie)).toBeNull();
  });

  it("at the end of the page for a customer whom no link led here", () => {
    expect(count(html(<PartnerCustomerNote to="/" messages={chromeDe} />))).toBe(1);
  });
});

describe("the basket in the header", () => {
  it("is the same for every visitor until her own is known", () => {
    expect(page()).toContain('aria-label="Warenkorb"');
    expect(page()).not.toContain("icon-button-count");
  });
  it("then says how much is in it", () => {
    const data = { basketHref: "/cart", platform: "web" } as const;
    const holding = <Actions data={data} visitor={{ basketArticles: 2 }} messages={chromeDe} />;
    expect(html(holding)).toContain('aria-label="Warenkorb, 2 Artikel"');
    expect(chromeEn.basketHolding({ articles: 1 })).toBe("Basket, 1 item");
    expect(chromeEn.basketHolding({ articles: 2 })).toBe("Basket, 2 items");
  });
});

describe("the menu of phones", () => {
  it("opens and closes without scripts", () => {
    const [, id] = page().match(/<button[^>]*command="show-modal"[^>]*commandfor="([^"]+)"/) ?? [];
    expect(id).toBeTruthy();
    expect(page()).toContain(`<dialog id="${id}"`);
    expect(page()).toMatch(/<form[^>]*method="dialog"[^>]*>.*<button type="submit"[^>]*aria-label="Menü schließen"/);
  });
});

describe("an error page", () => {
  const error = (status: 404 | 500, extra = {}) =>
    html(<ErrorPage status={status} messages={chromeDe} homeHref="/" {...extra} />);
  it("always has a way on", () => {
    expect(error(404)).toContain('href="/"');
    expect(error(500, { retryHref: "/leinwanddruck" })).toContain('href="/leinwanddruck"');
  });
  it("does not offer to load again what does not exist", () => {
    expect(error(404, { retryHref: "/nichts" })).not.toContain("/nichts");
  });
  it("tells a number to report, and no details unless they are given", () => {
    expect(error(500, { requestId: "r-17" })).toContain("r-17");
    expect(error(500)).not.toContain("<pre");
  });
});

it("the words hold to the voice: no exclamation marks, and no word is missing", () => {
  const said = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "function"
        ? [String(value({ articles: 2, goods: "Karten", name: "Lena", text: "Karten", year: 2026 }))]
        : Object.values(value as object).flatMap(said);
  for (const messages of [chromeDe, chromeEn, chromeEnUs]) {
    for (const text of said(messages)) {
      expect(text).not.toBe("");
      expect(text).not.toContain("!");
    }
  }
});
