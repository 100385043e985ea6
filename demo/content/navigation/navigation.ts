import { readFileSync } from "node:fs";
import type { Channel } from "../../../core/channel.ts";
import type { JsonObject } from "../../../services/content/contract.ts";
import { to, toStory } from "../links.ts";
import { gifts } from "../stories/gifts/heads.ts";
import { glossary } from "../stories/glossary/heads.ts";
import { guides } from "../stories/guides/heads.ts";
import { shop } from "../stories/shop/heads.ts";
import { each, type Words } from "../words.ts";
import { block, fieldsOf } from "../write.ts";
import { main, plainLink } from "./entries.ts";
import { pictureFrames } from "./frames.ts";
import { accessories, greetingCards, photoBooks, photoCalendars, photoPrints } from "./paper.ts";
import { collages, wallPictures } from "./wall.ts";

const { phone } = JSON.parse(readFileSync(new URL("../../seller.json", import.meta.url), "utf8")) as { phone: string };

const telephone = {
  fieldtype: "multilink",
  linktype: "url",
  id: "",
  url: `tel:${phone.replaceAll(" ", "")}`,
  cached_url: "",
};

const advice = main(guides.overview, { onlyInBurger: true, icon: "book" });

/** Each channel begins with its own goods; both lead to all of them. */
const mainNavigation = {
  poster: [
    wallPictures,
    pictureFrames,
    collages,
    photoBooks,
    photoCalendars,
    photoPrints,
    greetingCards,
    accessories,
    advice,
  ],
  card: [
    greetingCards,
    photoCalendars,
    photoBooks,
    photoPrints,
    wallPictures,
    pictureFrames,
    collages,
    accessories,
    advice,
  ],
} as const;

const headerItem = (type: string, text: Words, link: JsonObject | Words<JsonObject>) =>
  block("header-item", { type, text, link });

const account = { de: "Konto", en: "Account", fr: "Compte", es: "Cuenta", it: "Account", nl: "Account" };
const basket = { de: "Warenkorb", en: "Basket", fr: "Panier", es: "Cesta", it: "Carrello", nl: "Winkelmandje" };
const hours = {
  de: "Montag bis Freitag, 9 bis 17 Uhr",
  en: "Monday to Friday, 9 am to 5 pm (Berlin time)",
  fr: "Du lundi au vendredi, de 9 h à 17 h",
  es: "De lunes a viernes, de 9 a 17 h",
  it: "Dal lunedì al venerdì, dalle 9 alle 17",
  nl: "Maandag tot en met vrijdag, 9 tot 17 uur",
};
const legal: readonly (readonly [`/${string}`, Words])[] = [
  ["/delivery", { de: "Versand", en: "Delivery", fr: "Livraison", es: "Envío", it: "Spedizione", nl: "Verzending" }],
  [
    "/imprint",
    {
      de: "Impressum",
      en: "Legal notice",
      fr: "Mentions légales",
      es: "Aviso legal",
      it: "Note legali",
      nl: "Colofon",
    },
  ],
  [
    "/privacy",
    { de: "Datenschutz", en: "Privacy", fr: "Confidentialité", es: "Privacidad", it: "Privacy", nl: "Privacy" },
  ],
];

/** What the head of every page shows, as fields of the settings of all pages. */
export const navigationFields = (channel: Channel): JsonObject =>
  fieldsOf({
    mainNavigation: mainNavigation[channel],
    headerItems: [
      headerItem("service", shop.help.name, toStory(shop.help)),
      headerItem("magazine", guides.overview.name, toStory(guides.overview)),
      headerItem("account", account, to("/account")),
      headerItem("cart", basket, to("/cart")),
    ],
    burgerNavigationExtraMenu: [gifts.vouchers, glossary.overview, shop.about].map(plainLink),
    serviceHotline: [block("hotline", { text: each(() => phone), link: each(() => telephone) })],
    serviceText: hours,
    burgerNavigationFooter: legal.map(([path, text]) => plainLink({ text, to: to(path) })),
  });
