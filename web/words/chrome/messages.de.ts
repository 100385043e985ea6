import type { BadgeName } from "../../frame/badges/badge-name.ts";

/** The words of header, footer and page frame. One object a language; the application merges it with its other messages. */
export interface ChromeMessages {
  /** Name of the logo link: where it leads. */
  readonly home: string;
  readonly skipToContent: string;
  readonly shops: string;
  readonly service: string;
  readonly mainNavigation: string;
  /** Opens what lies under an entry of the navigation. */
  readonly openFlyout: (text: string) => string;
  /** Name of the tiles under the header; the footer has a navigation called as the goods alone. */
  readonly stripOf: (goods: string) => string;
  /** Buttons of a row that has more than is seen. */
  readonly scrollBack: string;
  readonly scrollOn: string;
  readonly back: string;
  /** The page of all goods of a kind. */
  readonly overview: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly menuTitle: string;
  readonly account: string;
  readonly accountOf: (name: string) => string;
  readonly wishlist: string;
  readonly basket: string;
  readonly basketHolding: (articles: number) => string;
  readonly breadcrumbs: string;
  readonly legal: string;
  readonly footerClaim: string;
  readonly footerText: string;
  /** The same two in the card channel. */
  readonly cardsClaim: string;
  readonly cardsText: string;
  /** Ways to pay and to send, each beside its badge. */
  readonly footerBadges: readonly { readonly badge: BadgeName; readonly text: string }[];
  /** Title of the footer's box with all countries, where editors placed none. */
  readonly places: string;
  /** Name of the footer's breadcrumb, which is not the one at the page's head. */
  readonly youAreHere: string;
  readonly payments: string;
  /** Opens and closes the footer's text. */
  readonly viewMore: string;
  readonly viewLess: string;
  readonly copyright: (year: number) => string;
  readonly notFound: ErrorWords;
  readonly failed: ErrorWords;
  readonly offline: ErrorWords;
  readonly backToTop: string;
  readonly backHome: string;
  /** On pages of a visit that a partner began, and the way out of it. */
  readonly partnerVisit: string;
  readonly leavePartner: string;
  readonly tryAgain: string;
  /** Before the number a person can tell us, so that we find what happened. */
  readonly requestNumber: string;
  /** On the button of the chat, and while an answer waits. */
  readonly chat: string;
  readonly chatUnread: string;
}

/** One error page, told as a picture that is missing or hangs crooked. */
interface ErrorWords {
  readonly title: string;
  readonly text: string;
  /** The gallery label beside the frame. */
  readonly plateTitle: string;
  readonly plateFact: string;
}

export const de: ChromeMessages = {
  home: "Passepartout, Startseite",
  skipToContent: "Zum Inhalt",
  shops: "Shops",
  service: "Hilfe und Land",
  mainNavigation: "Hauptnavigation",
  openFlyout: (text) => `${text}: mehr zeigen`,
  stripOf: (goods) => `${goods}: Auswahl`,
  scrollBack: "Zurückblättern",
  scrollOn: "Weiterblättern",
  back: "Zurück",
  overview: "Zur Übersicht",
  openMenu: "Menü",
  closeMenu: "Menü schließen",
  menuTitle: "Menü",
  account: "Konto",
  accountOf: (name) => `Konto von ${name}`,
  wishlist: "Merkliste",
  basket: "Warenkorb",
  basketHolding: (articles) => `Warenkorb, ${articles} Artikel`,
  breadcrumbs: "Brotkrumen",
  legal: "Rechtliches",
  footerClaim: "Gib dem Foto eine Wand.",
  footerText: "Gedruckt, gerahmt und geprüft in unserer Werkstatt.",
  cardsClaim: "Worte, die jemand behält.",
  cardsText: "Gedruckt, gefalzt und geprüft in unserer Werkstatt.",
  footerBadges: [
    { badge: "payment-secure", text: "Gesicherte Bezahlseite" },
    { badge: "shipping-parcel", text: "Versand nach Hause" },
    { badge: "shipping-pickup", text: "Abholpunkt" },
    { badge: "shipping-express", text: "Express" },
  ],
  places: "Länder und Sprachen",
  youAreHere: "Du bist hier",
  payments: "So kannst du bezahlen",
  viewMore: "Mehr lesen",
  viewLess: "Weniger zeigen",
  copyright: (year) => `© ${year} Passepartout`,
  notFound: {
    title: "Hier hängt nichts",
    text: "Die Seite gibt es nicht, oder sie ist umgezogen. Deine Bilder und dein Warenkorb sind noch da.",
    plateTitle: "Ohne Titel",
    plateFact: "Nicht gefunden, 404",
  },
  failed: {
    title: "Da hängt etwas schief",
    text: "Das liegt an uns, nicht an dir. Der Fehler ist notiert. Was du gestaltet hast, bleibt gespeichert.",
    plateTitle: "Schieflage",
    plateFact: "Fehler auf unserer Seite, 500",
  },
  offline: {
    title: "Kein Netz",
    text: "Wir erreichen den Shop gerade nicht. Was du gestaltet hast, bleibt gespeichert. Lade die Seite noch einmal, sobald du wieder online bist.",
    plateTitle: "Stille",
    plateFact: "Offline",
  },
  backToTop: "Nach oben",
  backHome: "Zur Startseite",
  partnerVisit: "Du kaufst gerade über einen Partner ein.",
  leavePartner: "Zum Shop ohne Partner",
  tryAgain: "Noch einmal laden",
  requestNumber: "Vorgang:",
  chat: "Mit uns schreiben",
  chatUnread: "Neue Antwort",
};
