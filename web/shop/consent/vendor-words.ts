import type { ConsentCategory, VendorId } from "../../../core/consent.ts";
import type { Locale } from "../../../core/locale.ts";
import { type Texts, textsFor } from "../../../core/texts.ts";

interface VendorWords {
  readonly categories: Readonly<Record<ConsentCategory, { readonly title: string; readonly text: string }>>;
  /** Title where the vendor is the shop itself, and what it is for. */
  readonly vendors: Readonly<Record<VendorId, { readonly title?: string; readonly purpose: string }>>;
  readonly months: (count: number) => string;
}

const de: VendorWords = {
  categories: {
    functional: { title: "Komfort", text: "Hilfen von anderen, die wir in die Seite einbinden." },
    statistics: { title: "Statistik", text: "Zählen, was im Shop hilft und wo es hakt. Bleibt bei uns." },
    marketing: { title: "Werbung", text: "Messen, welche Anzeige zu uns geführt hat." },
  },
  vendors: {
    "shop-statistics": {
      title: "Unsere Zählung",
      purpose: "Welche Seiten, Produkte und Schritte bis zur Bestellung angesehen werden, ohne Namen und Adresse.",
    },
    experiments: {
      title: "Unsere Versuche",
      purpose: "Welche von zwei Fassungen einer Seite gezeigt wurde und ob danach bestellt wurde.",
    },
    "help-chat": {
      purpose: "Gespräch mit unserem Service im Browser, mit deiner Netzadresse und der Seite, auf der du bist.",
    },
    "tag-manager": {
      purpose: "Erfährt, was du ansiehst, in den Warenkorb legst und bestellst, um Anzeigen zu messen.",
    },
  },
  months: (count) => `${count} Monate`,
};

const en: VendorWords = {
  categories: {
    functional: { title: "Comfort", text: "Helpers of others that we put into the page." },
    statistics: { title: "Statistics", text: "Counting what helps in the shop and where it sticks. Stays with us." },
    marketing: { title: "Advertising", text: "Measuring which advertisement led to us." },
  },
  vendors: {
    "shop-statistics": {
      title: "Our count",
      purpose: "Which pages, products and steps up to the order are looked at, without name and address.",
    },
    experiments: {
      title: "Our experiments",
      purpose: "Which of two versions of a page was shown, and whether an order followed.",
    },
    "help-chat": {
      purpose: "Talking to our service in the browser, with your network address and the page you are on.",
    },
    "tag-manager": { purpose: "Learns what you look at, put into the basket and order, to measure advertisements." },
  },
  months: (count) => `${count} months`,
};

const es: VendorWords = {
  categories: {
    functional: { title: "Comodidad", text: "Ayudas de otros que incluimos en la página." },
    statistics: {
      title: "Estadística",
      text: "Contar qué ayuda en la tienda y dónde se atasca. Se queda con nosotros.",
    },
    marketing: { title: "Publicidad", text: "Medir qué anuncio ha llevado hasta aquí." },
  },
  vendors: {
    "shop-statistics": {
      title: "Nuestro recuento",
      purpose: "Qué páginas, productos y pasos hasta el pedido se miran, sin nombre ni dirección.",
    },
    experiments: {
      title: "Nuestros ensayos",
      purpose: "Cuál de dos versiones de una página se mostró y si después hubo un pedido.",
    },
    "help-chat": {
      purpose: "Hablar con nuestro servicio en el navegador, con tu dirección de red y la página que miras.",
    },
    "tag-manager": { purpose: "Sabe qué miras, metes en la cesta y pides, para medir anuncios." },
  },
  months: (count) => `${count} meses`,
};

const fr: VendorWords = {
  categories: {
    functional: { title: "Confort", text: "Des aides d’autres services intégrées à la page." },
    statistics: {
      title: "Statistiques",
      text: "Compter ce qui aide dans la boutique et ce qui bloque. Tout reste chez nous.",
    },
    marketing: { title: "Publicité", text: "Mesurer quelle annonce a mené jusqu’à nous." },
  },
  vendors: {
    "shop-statistics": {
      title: "Notre comptage",
      purpose: "Quelles pages, quels produits et quelles étapes jusqu’à la commande sont vus, sans nom ni adresse.",
    },
    experiments: {
      title: "Nos essais",
      purpose: "Laquelle des deux versions d’une page a été montrée et si une commande a suivi.",
    },
    "help-chat": {
      purpose: "Parler à notre service dans le navigateur, avec votre adresse réseau et la page où vous êtes.",
    },
    "tag-manager": {
      purpose: "Apprend ce que vous regardez, mettez au panier et commandez, pour mesurer les annonces.",
    },
  },
  months: (count) => `${count} mois`,
};

const it: VendorWords = {
  categories: {
    functional: { title: "Comodità", text: "Aiuti di altri che inseriamo nella pagina." },
    statistics: { title: "Statistica", text: "Contare cosa aiuta nel negozio e dove ci si blocca. Resta da noi." },
    marketing: { title: "Pubblicità", text: "Misurare quale annuncio ha portato da noi." },
  },
  vendors: {
    "shop-statistics": {
      title: "Il nostro conteggio",
      purpose: "Quali pagine, prodotti e passi fino all’ordine vengono guardati, senza nome né indirizzo.",
    },
    experiments: {
      title: "Le nostre prove",
      purpose: "Quale di due versioni di una pagina è stata mostrata e se poi c’è stato un ordine.",
    },
    "help-chat": {
      purpose: "Parlare con il nostro servizio nel browser, con il tuo indirizzo di rete e la pagina che guardi.",
    },
    "tag-manager": { purpose: "Sa cosa guardi, metti nel carrello e ordini, per misurare gli annunci." },
  },
  months: (count) => `${count} mesi`,
};

const nl: VendorWords = {
  categories: {
    functional: { title: "Gemak", text: "Hulpmiddelen van anderen die we in de pagina zetten." },
    statistics: { title: "Statistiek", text: "Tellen wat helpt in de winkel en waar het stokt. Blijft bij ons." },
    marketing: { title: "Reclame", text: "Meten welke advertentie naar ons leidde." },
  },
  vendors: {
    "shop-statistics": {
      title: "Onze telling",
      purpose: "Welke pagina’s, producten en stappen tot de bestelling worden bekeken, zonder naam en adres.",
    },
    experiments: {
      title: "Onze proeven",
      purpose: "Welke van twee versies van een pagina is getoond en of er daarna is besteld.",
    },
    "help-chat": { purpose: "Praten met onze service in de browser, met je netwerkadres en de pagina waarop je bent." },
    "tag-manager": {
      purpose: "Komt te weten wat je bekijkt, in je winkelmand legt en bestelt, om advertenties te meten.",
    },
  },
  months: (count) => `${count} maanden`,
};

export const vendorTexts: Texts<VendorWords> = { de, en, es, fr, it, nl };

/** What is said of categories and vendors, in the second layer and on the privacy page. */
export const vendorWords = (locale: Locale): VendorWords => textsFor(vendorTexts, locale);
