import type { JsonObject } from "../../services/content/contract.ts";
import type { Head } from "./heads.ts";
import { to, toStory } from "./links.ts";
import { cards } from "./stories/cards/heads.ts";
import { frames } from "./stories/frames/heads.ts";
import { gifts } from "./stories/gifts/heads.ts";
import { guides } from "./stories/guides/heads.ts";
import { shop } from "./stories/shop/heads.ts";
import { each, type Words } from "./words.ts";
import { type Block, block } from "./write.ts";

/** A list or a box at the end of every page. */
export const footerBox = (title: Words, links: readonly Block[], kind = "links"): Block =>
  block("footer-box", { kind, title, links });

export const footerLink = (head: Head): Block => block("footer-link", { text: head.name, link: toStory(head) });

const page = (text: Words, path: `/${string}` | `#${string}`): Block =>
  block("footer-link", { text, link: to(path as `/${string}`) });

const elsewhere = (url: string): Words<JsonObject> =>
  each(() => ({ fieldtype: "multilink", linktype: "url", id: "", url, cached_url: url }));
const outside = (text: Words, url: string): Block =>
  block("footer-link", { text, link: elsewhere(url), external: true });

/** Searches of the stores: the demo has no app of its own there. */
const stores = {
  ios: "https://www.apple.com/us/search/photo-prints?src=globalnav",
  android: "https://play.google.com/store/search?q=photo%20prints&c=apps",
};

export const smartBanner = block("smart-banner", {
  name: each(() => "Passepartout"),
  text: {
    de: "Fotos vom Telefon an die Wand",
    en: "From your phone to the wall",
    fr: "Vos photos, du téléphone au mur",
    es: "Tus fotos, del móvil a la pared",
    it: "Le foto, dal telefono alla parete",
    nl: "Van je telefoon aan de muur",
  },
  ios: elsewhere(stores.ios),
  android: elsewhere(stores.android),
});

/** One of the shop's own badges (`web/public/badges`), in the proportions that they all have. */
const badge = (name: string): JsonObject => ({
  fieldtype: "asset",
  id: null,
  filename: `/badges/${name}.svg`,
  alt: "",
  title: null,
  copyright: null,
  meta_data: { width: 48, height: 32 },
});
const badged = (name: string, text: Words): Block => block("footer-link", { text, image: each(() => badge(name)) });

export const paymentMethods = [
  badged("payment-card", { de: "Karte", en: "Card", fr: "Carte", es: "Tarjeta", it: "Carta", nl: "Kaart" }),
  badged("payment-wallet", {
    de: "Handy-Wallet",
    en: "Phone wallet",
    fr: "Portefeuille mobile",
    es: "Cartera móvil",
    it: "Portafoglio digitale",
    nl: "Mobiele wallet",
  }),
  badged("payment-voucher", {
    de: "Gutschein",
    en: "Gift voucher",
    fr: "Carte cadeau",
    es: "Tarjeta regalo",
    it: "Buono regalo",
    nl: "Cadeaubon",
  }),
];

export const communicationTiles = block("communication-tiles", {
  headline: {
    de: "Frag die Werkstatt",
    en: "Ask the workshop",
    fr: "Demandez à l’atelier",
    es: "Pregunta al taller",
    it: "Chiedi al laboratorio",
    nl: "Vraag het de werkplaats",
  },
  items: [
    block("communication-tile", {
      way: "chat",
      text: {
        de: "Schreib uns, während du weiter schaust. Die Antwort wartet hier auf dich.",
        en: "Write while you go on looking. The answer waits for you here.",
        fr: "Écrivez-nous tout en continuant. La réponse vous attend ici.",
        es: "Escríbenos mientras sigues mirando. La respuesta te espera aquí.",
        it: "Scrivici mentre continui a guardare. La risposta ti aspetta qui.",
        nl: "Schrijf ons terwijl je verder kijkt. Het antwoord wacht hier op je.",
      },
    }),
    block("communication-tile", {
      way: "phone",
      text: {
        de: "Montag bis Freitag, 9 bis 17 Uhr.",
        en: "Monday to Friday, 9 am to 5 pm.",
        fr: "Du lundi au vendredi, de 9 h à 17 h.",
        es: "De lunes a viernes, de 9 a 17 h.",
        it: "Dal lunedì al venerdì, dalle 9 alle 17.",
        nl: "Maandag tot en met vrijdag, 9 tot 17 uur.",
      },
    }),
    block("communication-tile", {
      way: "email",
      text: {
        de: "Antwort am nächsten Werktag, gern mit Foto.",
        en: "An answer on the next working day; photos are welcome.",
        fr: "Réponse le jour ouvré suivant, photo bienvenue.",
        es: "Respuesta el siguiente día laborable; mejor con foto.",
        it: "Risposta il giorno lavorativo successivo, anche con foto.",
        nl: "Antwoord op de volgende werkdag, graag met foto.",
      },
    }),
  ],
});

/** What stands below the lists of links. */
export const footerBoxes = [
  footerBox(
    {
      de: "Über unsere Bilder",
      en: "About our pictures",
      fr: "À propos de nos images",
      es: "Sobre nuestros cuadros",
      it: "Le nostre stampe",
      nl: "Over onze beelden",
    },
    [shop.about, guides.paper, guides.resolution, frames.overview].map(footerLink),
    "aboutPoster",
  ),
  footerBox(
    {
      de: "Über unsere Karten",
      en: "About our cards",
      fr: "À propos de nos cartes",
      es: "Sobre nuestras tarjetas",
      it: "Le nostre carte",
      nl: "Over onze kaarten",
    },
    [shop.about, guides.paper, cards.guestbooks, gifts.overview].map(footerLink),
    "aboutCard",
  ),
  footerBox(
    {
      de: "Kundendienst",
      en: "Customer service",
      fr: "Service client",
      es: "Atención al cliente",
      it: "Servizio clienti",
      nl: "Klantenservice",
    },
    [
      footerLink(shop.help),
      page(
        {
          de: "Mit uns schreiben",
          en: "Chat with us",
          fr: "Nous écrire par chat",
          es: "Escríbenos por chat",
          it: "Scrivici in chat",
          nl: "Chat met ons",
        },
        "#help-chat",
      ),
      page(
        {
          de: "Versand und Zahlung",
          en: "Delivery and payment",
          fr: "Livraison et paiement",
          es: "Envío y pago",
          it: "Consegna e pagamento",
          nl: "Levering en betaling",
        },
        "/delivery",
      ),
      page(
        { de: "Rückgabe", en: "Returns", fr: "Retours", es: "Devoluciones", it: "Resi", nl: "Retourneren" },
        "/withdrawal",
      ),
      page({ de: "Kontakt", en: "Contact", fr: "Contact", es: "Contacto", it: "Contatti", nl: "Contact" }, "/contact"),
      page(
        {
          de: "Einwilligungen ändern",
          en: "Change consent",
          fr: "Modifier vos choix de cookies",
          es: "Cambiar consentimientos",
          it: "Modifica i consensi",
          nl: "Toestemming wijzigen",
        },
        "#consent-settings",
      ),
    ],
    "customerService",
  ),
  footerBox(
    { de: "Länder", en: "Countries", fr: "Pays", es: "Países", it: "Paesi", nl: "Landen" },
    [],
    "international",
  ),
  footerBox(
    { de: "Sprachen", en: "Languages", fr: "Langues", es: "Idiomas", it: "Lingue", nl: "Talen" },
    [],
    "languages",
  ),
  footerBox(
    {
      de: "Bilderwände anderswo",
      en: "Picture walls elsewhere",
      fr: "Des murs d’images ailleurs",
      es: "Paredes con cuadros",
      it: "Pareti altrui",
      nl: "Fotowanden elders",
    },
    [
      outside(
        each(() => "Pinterest"),
        "https://www.pinterest.com/search/pins/?q=gallery%20wall",
      ),
      outside(
        each(() => "Instagram"),
        "https://www.instagram.com/explore/tags/gallerywall/",
      ),
    ],
    "socialMedia",
  ),
  footerBox(
    { de: "Die App", en: "The app", fr: "L'application", es: "La app", it: "L'app", nl: "De app" },
    [
      outside(
        {
          de: "Für iPhones",
          en: "For iPhones",
          fr: "Pour iPhone",
          es: "Para iPhone",
          it: "Per iPhone",
          nl: "Voor iPhones",
        },
        stores.ios,
      ),
      outside(
        {
          de: "Für Android",
          en: "For Android",
          fr: "Pour Android",
          es: "Para Android",
          it: "Per Android",
          nl: "Voor Android",
        },
        stores.android,
      ),
    ],
    "appLinks",
  ),
  footerBox(
    {
      de: "Darauf achten wir",
      en: "What we see to",
      fr: "Nos engagements",
      es: "En qué nos fijamos",
      it: "A cosa teniamo",
      nl: "Waar we op letten",
    },
    [
      badged("payment-secure", {
        de: "Gesicherte Bezahlseite",
        en: "Secure payment page",
        fr: "Page de paiement sécurisée",
        es: "Página de pago segura",
        it: "Pagina di pagamento sicura",
        nl: "Beveiligde betaalpagina",
      }),
      badged("shipping-returns", {
        de: "Ersatz, wenn etwas nicht stimmt",
        en: "A new one if something is wrong",
        fr: "Remplacé en cas de défaut",
        es: "Otro nuevo si algo falla",
        it: "Sostituito se qualcosa non va",
        nl: "Een nieuwe als er iets mis is",
      }),
    ],
    "awards",
  ),
];
