import type { ConsentCategory, VendorId } from "../../../core/consent.ts";
import type { Locale } from "../../../core/locale.ts";
import { type Texts, textsFor } from "../../../core/texts.ts";

interface VendorWords {
  readonly categories: Readonly<Record<ConsentCategory, { readonly title: string; readonly text: string }>>;
  /** Title where the vendor is the shop itself, and what it is for. */
  readonly vendors: Readonly<Record<VendorId, { readonly title?: string; readonly purpose: string }>>;
}

const de: VendorWords = {
  categories: {
    functional: { title: "Komfort", text: "Hilfen von anderen, die wir in die Seite einbinden." },
    statistics: { title: "Statistik", text: "Zählen, was im Shop hilft und wo es hakt." },
    marketing: { title: "Werbung", text: "Messen, welche Anzeige zu uns geführt hat." },
  },
  vendors: {
    "shop-statistics": {
      title: "Unsere Zählung",
      purpose: "Welche Seiten, Produkte und Schritte bis zur Bestellung angesehen werden, ohne Namen und Adresse.",
    },
    experiments: {
      title: "Unsere Versuche",
      purpose:
        "Welche von zwei Fassungen einer Seite gezeigt wurde, wie schnell sie da war, ob etwas scheiterte und ob danach etwas in den Warenkorb kam oder bestellt wurde, und für wie viel.",
    },
    split: {
      purpose:
        "Zählt unsere Versuche: welche Fassung einer Seite unter einem Zufallswert gezeigt wurde, wie schnell sie da war, ob etwas scheiterte und was danach für wie viel bestellt wurde. Erfährt deine Netzadresse.",
    },
    "help-chat": {
      purpose: "Gespräch mit unserem Service im Browser, mit deiner Netzadresse und der Seite, auf der du bist.",
    },
    "tag-manager": {
      purpose: "Erfährt, was du ansiehst, in den Warenkorb legst und bestellst, um Anzeigen zu messen.",
    },
  },
};

const en: VendorWords = {
  categories: {
    functional: { title: "Comfort", text: "Helpers of others that we put into the page." },
    statistics: { title: "Statistics", text: "Counting what helps in the shop and where it sticks." },
    marketing: { title: "Advertising", text: "Measuring which advertisement led to us." },
  },
  vendors: {
    "shop-statistics": {
      title: "Our count",
      purpose: "Which pages, products and steps up to the order are looked at, without name and address.",
    },
    experiments: {
      title: "Our experiments",
      purpose:
        "Which of two versions of a page was shown, how fast it came, whether something failed, and whether something was put into the basket or ordered then, and for how much.",
    },
    split: {
      purpose:
        "Counts our experiments: which version of a page was shown under a random value, how fast it came, whether something failed, and for how much was ordered then. Learns your network address.",
    },
    "help-chat": {
      purpose: "Talking to our service in the browser, with your network address and the page you are on.",
    },
    "tag-manager": { purpose: "Learns what you look at, put into the basket and order, to measure advertisements." },
  },
};

const es: VendorWords = {
  categories: {
    functional: { title: "Comodidad", text: "Ayudas de otros que incluimos en la página." },
    statistics: {
      title: "Estadística",
      text: "Contar qué ayuda en la tienda y dónde se atasca.",
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
      purpose:
        "Cuál de dos versiones de una página se mostró, lo que tardó, si algo falló y si después algo llegó a la cesta o se pidió, y por cuánto.",
    },
    split: {
      purpose:
        "Cuenta nuestros ensayos: qué versión de una página se mostró bajo un valor aleatorio, lo que tardó, si algo falló y por cuánto se pidió después. Conoce tu dirección de red.",
    },
    "help-chat": {
      purpose: "Hablar con nuestro servicio en el navegador, con tu dirección de red y la página que miras.",
    },
    "tag-manager": { purpose: "Sabe qué miras, metes en la cesta y pides, para medir anuncios." },
  },
};

const fr: VendorWords = {
  categories: {
    functional: { title: "Confort", text: "Des aides d’autres services intégrées à la page." },
    statistics: {
      title: "Statistiques",
      text: "Compter ce qui aide dans la boutique et ce qui bloque.",
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
      purpose:
        "Laquelle des deux versions d’une page a été montrée, en combien de temps, si quelque chose a échoué, et si un article a ensuite été mis au panier ou commandé, et pour combien.",
    },
    split: {
      purpose:
        "Compte nos essais : quelle version d’une page a été montrée sous une valeur aléatoire, en combien de temps, si quelque chose a échoué et pour combien il a été commandé ensuite. Connaît votre adresse réseau.",
    },
    "help-chat": {
      purpose: "Parler à notre service dans le navigateur, avec votre adresse réseau et la page où vous êtes.",
    },
    "tag-manager": {
      purpose: "Apprend ce que vous regardez, mettez au panier et commandez, pour mesurer les annonces.",
    },
  },
};

const it: VendorWords = {
  categories: {
    functional: { title: "Comodità", text: "Aiuti di altri che inseriamo nella pagina." },
    statistics: { title: "Statistica", text: "Contare cosa aiuta nel negozio e dove ci si blocca." },
    marketing: { title: "Pubblicità", text: "Misurare quale annuncio ha portato da noi." },
  },
  vendors: {
    "shop-statistics": {
      title: "Il nostro conteggio",
      purpose: "Quali pagine, prodotti e passi fino all’ordine vengono guardati, senza nome né indirizzo.",
    },
    experiments: {
      title: "Le nostre prove",
      purpose:
        "Quale di due versioni di una pagina è stata mostrata, in quanto tempo, se qualcosa non ha funzionato e se poi qualcosa è finito nel carrello o è stato ordinato, e per quanto.",
    },
    split: {
      purpose:
        "Conta le nostre prove: quale versione di una pagina è stata mostrata sotto un valore casuale, in quanto tempo, se qualcosa non ha funzionato e per quanto si è ordinato dopo. Conosce il tuo indirizzo di rete.",
    },
    "help-chat": {
      purpose: "Parlare con il nostro servizio nel browser, con il tuo indirizzo di rete e la pagina che guardi.",
    },
    "tag-manager": { purpose: "Sa cosa guardi, metti nel carrello e ordini, per misurare gli annunci." },
  },
};

const nl: VendorWords = {
  categories: {
    functional: { title: "Gemak", text: "Hulpmiddelen van anderen die we in de pagina zetten." },
    statistics: { title: "Statistiek", text: "Tellen wat helpt in de winkel en waar het stokt." },
    marketing: { title: "Reclame", text: "Meten welke advertentie naar ons leidde." },
  },
  vendors: {
    "shop-statistics": {
      title: "Onze telling",
      purpose: "Welke pagina’s, producten en stappen tot de bestelling worden bekeken, zonder naam en adres.",
    },
    experiments: {
      title: "Onze proeven",
      purpose:
        "Welke van twee versies van een pagina is getoond, hoe snel ze er was, of er iets misging en of er daarna iets in het mandje kwam of is besteld, en voor hoeveel.",
    },
    split: {
      purpose:
        "Telt onze proeven: welke versie van een pagina onder een willekeurige waarde is getoond, hoe snel ze er was, of er iets misging en voor hoeveel er daarna is besteld. Komt je netwerkadres te weten.",
    },
    "help-chat": { purpose: "Praten met onze service in de browser, met je netwerkadres en de pagina waarop je bent." },
    "tag-manager": {
      purpose: "Komt te weten wat je bekijkt, in je winkelmand legt en bestelt, om advertenties te meten.",
    },
  },
};

export const vendorTexts: Texts<VendorWords> = { de, en, es, fr, it, nl };

/** What is said of categories and vendors, in the second layer and on the privacy page. */
export const vendorWords = (locale: Locale): VendorWords => textsFor(vendorTexts, locale);
