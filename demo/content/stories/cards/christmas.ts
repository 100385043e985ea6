import { questions } from "../../blocks.ts";
import { goodToKnow } from "../../pieces.ts";
import { block } from "../../write.ts";
import { cards } from "./heads.ts";
import { occasionPage } from "./occasion-page.ts";

export const christmas = occasionPage({
  head: cards.christmas,
  occasion: "christmas-private",
  title: {
    de: "Weihnachtskarten mit Foto oder Folie",
    en: "Christmas cards with photo or foil",
    fr: "Cartes de Noël avec photo ou dorure",
    es: "Tarjetas de Navidad con foto o estampado",
    it: "Biglietti di Natale con foto o lamina",
    nl: "Kerstkaarten met foto of folie",
  },
  description: {
    de: "Weihnachtskarten für Familie und Firma, mit eigenem Foto oder gezeichnet, auf Wunsch mit Goldfolie und bedruckten Umschlägen.",
    en: "Christmas cards for family and business, with your own photo or drawn, with gold foil and printed envelopes if you like.",
    fr: "Cartes de Noël pour la famille et l'entreprise, avec votre photo ou un dessin, dorure et enveloppes imprimées si vous voulez.",
    es: "Tarjetas de Navidad para la familia y la empresa, con tu foto o un dibujo, con estampado dorado y sobres impresos si quieres.",
    it: "Biglietti di Natale per famiglia e azienda, con la tua foto o un disegno, con lamina oro e buste stampate se vuoi.",
    nl: "Kerstkaarten voor familie en bedrijf, met je eigen foto of getekend, met goudfolie en bedrukte enveloppen als je wilt.",
  },
  headline: {
    de: "Ein Jahr in einem Gruß",
    en: "A year in one greeting",
    fr: "Une année dans un vœu",
    es: "Un año en un saludo",
    it: "Un anno in un augurio",
    nl: "Een jaar in één groet",
  },
  text: {
    de: "Geschrieben am Küchentisch, gedruckt bei uns, gelesen unter dem Baum.",
    en: "Written at the kitchen table, printed by us, read beneath the tree.",
    fr: "Écrite à la table de la cuisine, imprimée chez nous, lue sous le sapin.",
    es: "Escrita en la mesa de la cocina, impresa por nosotros, leída junto al árbol.",
    it: "Scritto al tavolo di cucina, stampato da noi, letto sotto l'albero.",
    nl: "Geschreven aan de keukentafel, gedrukt bij ons, gelezen onder de boom.",
  },
  all: {
    de: "Alle Weihnachtskarten",
    en: "All Christmas cards",
    fr: "Toutes les cartes de Noël",
    es: "Todas las tarjetas de Navidad",
    it: "Tutti i biglietti di Natale",
    nl: "Alle kerstkaarten",
  },
  designs: {
    headline: {
      de: "Für Familie und Freunde",
      en: "For family and friends",
      fr: "Pour la famille et les amis",
      es: "Para la familia y los amigos",
      it: "Per la famiglia e gli amici",
      nl: "Voor familie en vrienden",
    },
    text: {
      de: "Mit einem Foto oder mit vieren.",
      en: "With one photo or with four.",
      fr: "Avec une photo ou avec quatre.",
      es: "Con una foto o con cuatro.",
      it: "Con una foto o con quattro.",
      nl: "Met één foto of met vier.",
    },
  },
  body: [
    block("card", {
      headline: {
        de: "Für die Firma",
        en: "For the company",
        fr: "Pour l'entreprise",
        es: "Para la empresa",
        it: "Per l'azienda",
        nl: "Voor het bedrijf",
      },
      text: {
        de: "Ab hundert Stück wird jede Karte deutlich günstiger.",
        en: "From a hundred on, each card costs clearly less.",
        fr: "À partir de cent, chaque carte coûte nettement moins.",
        es: "A partir de cien, cada tarjeta cuesta bastante menos.",
        it: "Da cento pezzi in su ogni biglietto costa molto meno.",
        nl: "Vanaf honderd stuks wordt elke kaart duidelijk goedkoper.",
      },
      occasion: "christmas-business",
      amount: "4",
    }),
    questions(goodToKnow, {
      de: [
        [
          "Bis wann soll ich bestellen?",
          "Beim Preis steht der Tag, an dem die Karten ankommen. In den Wochen vor Weihnachten rechnen wir zwei Tage mehr ein.",
        ],
        ["Könnt ihr die Umschläge beschriften?", "Ja. Absender und Empfänger drucken wir auf."],
      ],
      en: [
        [
          "By when should I order?",
          "The day the cards arrive stands beside the price. In the weeks before Christmas we allow two days more.",
        ],
        ["Can you address the envelopes?", "Yes. Sender and recipients are printed on."],
      ],
      fr: [
        [
          "Jusqu'à quand commander ?",
          "Le jour d'arrivée figure à côté du prix. Dans les semaines avant Noël, nous comptons deux jours de plus.",
        ],
        ["Imprimez-vous les adresses sur les enveloppes ?", "Oui. Expéditeur et destinataires sont imprimés."],
      ],
      es: [
        [
          "¿Hasta cuándo puedo pedir?",
          "El día de llegada está junto al precio. En las semanas antes de Navidad contamos dos días más.",
        ],
        ["¿Imprimís las direcciones en los sobres?", "Sí. Imprimimos remitente y destinatarios."],
      ],
      it: [
        [
          "Entro quando devo ordinare?",
          "Il giorno di arrivo è accanto al prezzo. Nelle settimane prima di Natale contiamo due giorni in più.",
        ],
        ["Stampate gli indirizzi sulle buste?", "Sì. Stampiamo mittente e destinatari."],
      ],
      nl: [
        [
          "Tot wanneer kan ik bestellen?",
          "De dag waarop de kaarten aankomen, staat bij de prijs. In de weken voor Kerst rekenen we twee dagen extra.",
        ],
        ["Kunnen jullie de enveloppen adresseren?", "Ja. Afzender en ontvangers drukken we erop."],
      ],
    }),
  ],
  others: [cards.birthday, cards.finishing, cards.overview],
});
