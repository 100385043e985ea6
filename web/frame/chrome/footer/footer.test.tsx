import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { shopOf } from "../../../../core/shop.ts";
import { messagesOf } from "../../../words/all.ts";
import { MessagesProvider } from "../../../words/context.tsx";
import { Footer, type PageEnd } from "./footer.tsx";
import type { FooterContent } from "./footer-content.ts";
import { boxesWithPlaces } from "./place-boxes.ts";
import { readFooter } from "./read-footer.ts";

const de = messagesOf("de-DE").chrome;
const link = (url: string, more: object = {}) => ({
  component: "footer-link",
  link: { fieldtype: "multilink", linktype: "url", url },
  ...more,
});
const picture = (alt: string) => ({ fieldtype: "asset", filename: "/badges/payment-card.svg", alt });

function read(settings: object, channel: "poster" | "card" = "poster") {
  const leftOut: string[] = [];
  const shop = shopOf(channel, "de-DE");
  const content = readFooter(settings as never, {
    ...shop,
    shop,
    ownHosts: ["shop.example"],
    leftOut: (what) => leftOut.push(what),
  });
  return { ...content, leftOut };
}

const nothing: FooterContent = { opinions: null, newsletter: null, tiles: null, seoText: [], payments: [], boxes: [] };
const drawn = (content: Partial<FooterContent>, end: PageEnd = {}) =>
  html(
    <MessagesProvider locale="de-DE" messages={messagesOf("de-DE")}>
      <Footer
        data={{ channel: "poster", footer: { ...nothing, ...content }, places: [], legal: [], year: 2026 }}
        end={end}
        messages={de}
      />
    </MessagesProvider>,
  );

it("what customers say stands at the end of pages, and not under rules and faults", () => {
  const opinions = { headline: "Was Kunden sagen", reviews: [] } as never;
  expect(drawn({ opinions })).toContain("footer-opinions");
  expect(drawn({ opinions }, { opinions: false })).not.toContain("footer-opinions");
});

describe("boxes as editors write them (chrome document, sections 2 and 3)", () => {
  it("each channel has its own box about us", () => {
    const footer = ["aboutPoster", "aboutCard"].map((kind) => ({
      kind,
      title: kind,
      links: [link("/a", { text: "A" })],
    }));
    expect(read({ footer }).boxes.map(({ kind }) => kind)).toEqual(["aboutPoster"]);
    expect(read({ footer }, "card").boxes.map(({ kind }) => kind)).toEqual(["aboutCard"]);
  });

  it("an item that leads outside opens beside the shop and tells nobody whence, one by a script leads nowhere", () => {
    const links = [
      link("https://else.example/", { text: "Anderswo", external: true }),
      link("javascript:alert(1)", { text: "Nein" }),
    ];
    const [box] = read({ footer: [{ kind: "socialMedia", title: "Netz", links }] }).boxes;
    expect(box?.links).toEqual([
      { text: "Anderswo", href: "https://else.example/", rel: "nofollow noopener noreferrer", target: "_blank" },
      { text: "Nein" },
    ]);
    expect(drawn({ boxes: box ? [box] : [] })).not.toContain("javascript");
  });

  it("an item that leads outside without saying so is left out, and editors hear of it (core document, section 5)", () => {
    const links = [link("https://else.example/", { text: "Anderswo" }), link("/ratgeber", { text: "Ratgeber" })];
    const { boxes, leftOut } = read({ footer: [{ kind: "socialMedia", title: "Netz", links }] });
    expect(boxes[0]?.links).toEqual([{ text: "Ratgeber", href: "/ratgeber" }]);
    expect(leftOut).toEqual(["an item: external"]);
  });

  it("a picture beside words is silent, one instead of them says what they are", () => {
    const { payments, leftOut } = read({
      paymentMethods: [
        { text: "Karte", image: picture("Eine Karte") },
        { text: "Karte", linkImage: picture("") },
        { linkImage: picture("") },
      ],
    });
    const said = drawn({ payments });
    expect(said).toMatch(/<img src="\/badges\/payment-card.svg" alt="" [^>]*\/>Karte</);
    expect(said).toMatch(/<img src="\/badges\/payment-card.svg" alt="Karte" [^>]*\/></);
    expect(leftOut).toEqual(["an item: text"]);
  });

  it("an empty box is left out, unless the shop fills it", () => {
    const footer = [
      { kind: "links", title: "Leer", links: [] },
      { kind: "languages", title: "Sprachen", links: [] },
    ];
    expect(read({ footer }).boxes.map(({ title }) => title)).toEqual(["Sprachen"]);
  });
});

describe("countries and languages", () => {
  const place = (locale: "de-CH" | "fr-CH" | "de-DE", current?: true) => ({
    locale,
    text: locale,
    href: `https://${locale}.example/`,
    ...(current && { current }),
  });
  const box = (kind: "international" | "languages") => ({ kind, title: kind, links: [] });

  it("the languages of this country stand apart from the other countries", () => {
    const places = [place("de-CH", true), place("de-DE"), place("fr-CH")];
    const filled = boxesWithPlaces([box("international"), box("languages")], places, "Länder");
    expect(filled.map(({ links }) => links.map(({ text }) => text))).toEqual([
      ["de-CH", "de-DE"],
      ["de-CH", "fr-CH"],
    ]);
  });

  it("one language is no choice, and without boxes all places stand at the end", () => {
    const places = [place("de-DE", true), place("fr-CH")];
    expect(boxesWithPlaces([box("international"), box("languages")], places, "x")).toHaveLength(1);
    expect(boxesWithPlaces([], places, "Länder")).toEqual([{ kind: "international", title: "Länder", links: places }]);
    expect(boxesWithPlaces([], places.slice(0, 1), "Länder")).toEqual([]);
  });
});

describe("the end of one page", () => {
  it("its own text stands instead of that of all pages", () => {
    const word = (text: string) => [{ kind: "text", text, tags: [] } as const];
    expect(drawn({ seoText: word("Für alle") }, { seoText: word("Nur hier") })).toContain("Nur hier");
    expect(drawn({ seoText: word("Für alle") }, { seoText: word("Nur hier") })).not.toContain("Für alle");
    expect(drawn({ seoText: word("Für alle") }, { seoText: [] })).toContain("Für alle");
    // The button keeps its room and waits, unseen, for a browser that knows whether there is more.
    expect(drawn({ seoText: word("Für alle") })).toMatch(
      new RegExp(`<button[^>]* data-spare="true"[^>]*>${de.viewMore}</button>`),
    );
  });

  it("its own footer stands instead of lists and boxes, and what the law wants stays", () => {
    const boxes = [{ kind: "links", title: "Wandbilder", links: [{ text: "Leinwand", href: "/leinwand" }] } as const];
    const whole = drawn({ boxes }, { override: <p>Nur die Hochzeit</p> });
    expect(whole).toContain("Nur die Hochzeit");
    expect(whole).not.toContain("Leinwand");
    expect(whole).toContain("© 2026");
  });

  it("without a network it is its last line alone", () => {
    const links = [{ text: "Leinwand", href: "/leinwand" }];
    const content = { boxes: [{ kind: "links", title: "Wandbilder", links }] as const };
    const short = drawn(
      { ...content, opinions: { headline: "Was Kunden sagen", reviews: [] } as never },
      { short: true },
    );
    expect(short).toContain("© 2026");
    expect(short).not.toMatch(/Leinwand|footer-opinions|footer-claim/);
  });

  it("a link that asks something of the page is not there while nobody does it", () => {
    const links = [{ text: "Einwilligungen", href: "#consent-settings" }];
    expect(drawn({ boxes: [{ kind: "customerService", title: "Hilfe", links }] })).not.toContain("Einwilligungen");
  });

  it("the way here is named otherwise than the breadcrumb at the head", () => {
    const crumbs = [{ text: "Start", href: "/" }, { text: "Rahmen" }];
    expect(drawn({}, { crumbs })).toContain(`aria-label="${de.youAreHere}"`);
    expect(drawn({}, { crumbs: crumbs.slice(1) })).not.toContain("breadcrumb");
  });
});
