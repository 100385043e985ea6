import { text } from "../../blocks.ts";
import { cards } from "./heads.ts";
import { occasionPage } from "./occasion-page.ts";

export const christening = occasionPage({
  head: cards.christening,
  occasion: "christening",
  title: {
    de: "Taufkarten und Kirchenhefte",
    en: "Christening cards and orders of service",
    fr: "Cartes de baptême et livrets",
    es: "Tarjetas de bautizo y libritos",
    it: "Biglietti di battesimo e libretti",
    nl: "Doopkaarten en boekjes",
  },
  description: {
    de: "Einladung, Kirchenheft und Danksagung zur Taufe in einer Gestaltung, auf Papier mit spürbarer Oberfläche und mit Umschlägen.",
    en: "Invitation, order of service and thank-you card for a christening in one design, on paper you can feel, with envelopes.",
    fr: "Invitation, livret et remerciement de baptême dans un même style, sur un papier au toucher sensible, avec enveloppes.",
    es: "Invitación, librito y agradecimiento de bautizo con un mismo diseño, en papel con textura y con sobres.",
    it: "Invito, libretto e ringraziamento per il battesimo con lo stesso disegno, su carta materica e con buste.",
    nl: "Uitnodiging, boekje en bedankkaart voor de doop in één stijl, op voelbaar papier en met enveloppen.",
  },
  headline: {
    de: "Ein Name wird gefeiert",
    en: "A name is celebrated",
    fr: "On fête un prénom",
    es: "Celebrar un nombre",
    it: "Si festeggia un nome",
    nl: "Een naam wordt gevierd",
  },
  text: {
    de: "Eine Zeichnung, die von der Einladung bis zum Dank mitgeht.",
    en: "One drawing that goes with you from invitation to thanks.",
    fr: "Un dessin qui vous suit de l'invitation au remerciement.",
    es: "Un dibujo que te acompaña de la invitación al agradecimiento.",
    it: "Un disegno che ti segue dall'invito al ringraziamento.",
    nl: "Eén tekening die meegaat van uitnodiging tot bedankje.",
  },
  all: {
    de: "Alle Designs zur Taufe",
    en: "All christening designs",
    fr: "Tous les modèles de baptême",
    es: "Todos los diseños de bautizo",
    it: "Tutti i modelli per il battesimo",
    nl: "Alle doopontwerpen",
  },
  designs: {
    headline: {
      de: "Einladungen zur Taufe",
      en: "Christening invitations",
      fr: "Invitations au baptême",
      es: "Invitaciones de bautizo",
      it: "Inviti al battesimo",
      nl: "Uitnodigingen voor de doop",
    },
    text: {
      de: "Zu vielen gibt es ein passendes Kirchenheft.",
      en: "Many have an order of service to match.",
      fr: "Beaucoup ont leur livret assorti.",
      es: "Muchos tienen un librito a juego.",
      it: "Molti hanno un libretto abbinato.",
      nl: "Bij veel ontwerpen hoort een passend boekje.",
    },
  },
  body: [
    text({
      de: [
        "## Was in die Einladung gehört",
        "- der Name des Kindes und der Tag",
        "- Kirche, Uhrzeit und wo danach gefeiert wird",
        "- bis wann ihr eine Antwort braucht, und an wen",
        "Für ein Kirchenheft sind acht Seiten ein gutes Maß: Ablauf, Lieder, ein Foto, ein Dank.",
      ],
      en: [
        "## What an invitation needs",
        "- the child's name and the day",
        "- church, time and where you celebrate afterwards",
        "- until when you need an answer, and to whom",
        "For an order of service eight pages are a good measure: the order, songs, a photo, thanks.",
      ],
      fr: [
        "## Ce que dit une invitation",
        "- le prénom de l'enfant et la date",
        "- l'église, l'heure et le lieu de la fête",
        "- jusqu'à quand répondre, et à qui",
        "Pour un livret, huit pages sont une bonne mesure : le déroulement, les chants, une photo, un merci.",
      ],
      es: [
        "## Qué lleva una invitación",
        "- el nombre de la niña o el niño y el día",
        "- la iglesia, la hora y dónde se celebra después",
        "- hasta cuándo necesitáis respuesta, y a quién",
        "Para un librito, ocho páginas son una buena medida: el orden, las canciones, una foto, un gracias.",
      ],
      it: [
        "## Che cosa dice un invito",
        "- il nome del bambino o della bambina e il giorno",
        "- la chiesa, l'ora e dove si festeggia dopo",
        "- entro quando serve una risposta, e a chi",
        "Per un libretto otto pagine sono una buona misura: l'ordine, i canti, una foto, un grazie.",
      ],
      nl: [
        "## Wat er in een uitnodiging staat",
        "- de naam van het kind en de dag",
        "- kerk, tijd en waar je daarna viert",
        "- tot wanneer je antwoord nodig hebt, en van wie",
        "Voor een boekje is acht pagina's een goede maat: de volgorde, liederen, een foto, een dank.",
      ],
    }),
  ],
  others: [cards.birth, cards.communion, cards.guestbooks],
});
