import { articles, opening, questions, text, ways } from "../../blocks.ts";
import { paperPromises } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { gifts } from "../gifts/heads.ts";
import { prints } from "../prints/heads.ts";
import { calendars } from "./heads.ts";

export const overview: StoryText = {
  ...calendars.overview,
  title: {
    de: "Fotokalender: Wand, Tisch, Küche, Termine",
    en: "Photo calendars: wall, desk, kitchen, diary",
    fr: "Calendriers photo : mur, bureau, cuisine",
    es: "Calendarios: pared, mesa, cocina, agenda",
    it: "Calendari: parete, tavolo, cucina, agenda",
    nl: "Fotokalenders: wand, bureau, keuken, agenda",
  },
  description: {
    de: "Fünf Fotokalender mit deinen Bildern und deinem Startmonat: Wandkalender, Tischkalender, Küchenkalender, Familienplaner und Terminkalender.",
    en: "Five photo calendars with your pictures and your first month: wall, desk and slim calendars, the family planner and the diary.",
    fr: "Cinq calendriers avec vos photos et votre mois de début : mural, de bureau, de cuisine, organiseur familial et agenda.",
    es: "Cinco calendarios con tus fotos y tu mes de inicio: de pared, de mesa, de cocina, planificador familiar y agenda.",
    it: "Cinque calendari con le tue foto e il tuo mese d'inizio: da parete, da tavolo, da cucina, planner familiare e agenda.",
    nl: "Vijf fotokalenders met jouw foto's en jouw startmaand: wandkalender, bureaukalender, keukenkalender, familieplanner en agenda.",
  },
  teaser: opening({
    headline: {
      de: "Zwölf Monate, zwölf Bilder",
      en: "Twelve months, twelve pictures",
      fr: "Douze mois, douze images",
      es: "Doce meses, doce imágenes",
      it: "Dodici mesi, dodici immagini",
      nl: "Twaalf maanden, twaalf beelden",
    },
    text: {
      de: "Fang im Januar an, im August oder am Tag der Geburt: Der erste Monat ist deine Wahl.",
      en: "Begin in January, in August or on the day of a birth: the first month is yours to choose.",
      fr: "Commencez en janvier, en août ou le jour d'une naissance : le premier mois, c'est vous qui le choisissez.",
      es: "Empieza en enero, en agosto o el día de un nacimiento: el primer mes lo eliges tú.",
      it: "Comincia a gennaio, ad agosto o dal giorno di una nascita: il primo mese lo scegli tu.",
      nl: "Begin in januari, in augustus of op de dag van een geboorte: de eerste maand kies jij.",
    },
    image: "calendar-kitchen",
  }),
  uspTeaser: paperPromises,
  body: [
    articles({
      headline: {
        de: "Wohin damit?",
        en: "Where to put it?",
        fr: "Où le mettre ?",
        es: "¿Dónde lo pones?",
        it: "Dove lo metti?",
        nl: "Waar komt hij?",
      },
      text: {
        de: "Ein Stück, im Format, mit dem wir anfangen.",
        en: "One piece, in the size we begin with.",
        fr: "À l'unité, dans le format de départ.",
        es: "Una unidad, en el tamaño inicial.",
        it: "Un pezzo, nel formato iniziale.",
        nl: "Eén stuk, in het formaat waarmee we beginnen.",
      },
      items: [
        {
          which: "calendar?calendarType=wandkalender",
          text: calendars.wall.short,
          image: "calendar-wall",
          to: calendars.wall,
        },
        {
          which: "calendar?calendarType=tischkalender",
          text: calendars.desk.short,
          image: "calendar-desk",
          to: calendars.desk,
        },
        {
          which: "calendar?calendarType=familienplaner",
          text: {
            de: "Für Küche und Flur, mit Spalten für alle.",
            en: "For kitchen and hall, with columns for everyone.",
            fr: "Pour la cuisine et l'entrée, une colonne par personne.",
            es: "Para cocina y recibidor, con una columna por persona.",
            it: "Per cucina e ingresso, con una colonna a testa.",
            nl: "Voor keuken en hal, met kolommen voor iedereen.",
          },
          image: "calendar-family",
          to: calendars.family,
        },
        {
          which: "calendar?calendarType=terminkalender",
          text: calendars.diary.short,
          image: "calendar-diary",
          to: calendars.diary,
        },
      ],
    }),
    text(
      {
        de: [
          "## Was dazugehört",
          "Zwölf Monatsblätter, ein Titel und ein fester Karton als Rückseite. Die Wochentage stehen in deiner Sprache. Du wählst den ersten Monat; ohne Wahl beginnt der Kalender mit dem laufenden.",
        ],
        en: [
          "## What belongs to it",
          "Twelve monthly sheets, a cover and a firm card at the back. Days of the week are in your language. You choose the first month; without a choice the calendar begins with the current one.",
        ],
        fr: [
          "## Ce qu'il comprend",
          "Douze feuilles mensuelles, une couverture et un carton ferme au dos. Les jours de la semaine sont dans votre langue. Vous choisissez le premier mois ; sans choix, le calendrier commence par le mois en cours.",
        ],
        es: [
          "## Qué incluye",
          "Doce hojas mensuales, una portada y un cartón firme detrás. Los días de la semana van en tu idioma. Tú eliges el primer mes; si no eliges, empieza con el mes en curso.",
        ],
        it: [
          "## Che cosa comprende",
          "Dodici fogli mensili, una copertina e un cartone robusto sul retro. I giorni della settimana sono nella tua lingua. Scegli tu il primo mese; altrimenti il calendario parte da quello in corso.",
        ],
        nl: [
          "## Wat erbij hoort",
          "Twaalf maandvellen, een omslag en stevig karton achterop. De weekdagen staan in jouw taal. Jij kiest de eerste maand; zonder keuze begint de kalender met de lopende maand.",
        ],
      },
      "tinted",
    ),
    block("calendar", {
      headline: { de: "Gestaltungen", en: "Designs", fr: "Mises en page", es: "Diseños", it: "Stili", nl: "Ontwerpen" },
      text: {
        de: "Jede passt sich dem Format an, das du wählst.",
        en: "Each adapts to the size you choose.",
        fr: "Chacune s'adapte au format choisi.",
        es: "Cada uno se adapta al tamaño que elijas.",
        it: "Ognuno si adatta al formato che scegli.",
        nl: "Elk past zich aan het gekozen formaat aan.",
      },
      calendarType: "",
      amount: "8",
    }),
    questions(
      {
        de: "Was oft gefragt wird",
        en: "Often asked",
        fr: "Questions fréquentes",
        es: "Preguntas frecuentes",
        it: "Domande frequenti",
        nl: "Vaak gevraagd",
      },
      {
        de: [
          [
            "Kann er dreizehn Monate haben?",
            "Ja, außer beim Terminkalender. Der dreizehnte ist der Januar danach oder welcher Monat auch folgt.",
          ],
          [
            "Wie viele Fotos brauche ich?",
            "Zwölf für die Monate und eins für den Titel. Manche Gestaltungen zeigen mehrere je Monat.",
          ],
          ["Werden mehrere günstiger?", "Ja, ab zwei Stück derselben Gestaltung, in Stufen bis zweihundertfünfzig."],
        ],
        en: [
          [
            "Can it have thirteen months?",
            "Yes, except the diary. The thirteenth is the January after, or whichever month follows.",
          ],
          [
            "How many photos do I need?",
            "Twelve for the months and one for the cover. Some designs show several a month.",
          ],
          ["Do several cost less each?", "Yes, from two of the same design on, in steps up to two hundred and fifty."],
        ],
        fr: [
          ["Peut-il avoir treize mois ?", "Oui, sauf l'agenda. Le treizième est le mois qui suit le dernier."],
          [
            "Combien de photos faut-il ?",
            "Douze pour les mois et une pour la couverture. Certaines mises en page en montrent plusieurs par mois.",
          ],
          [
            "Plusieurs coûtent-ils moins cher ?",
            "Oui, dès deux exemplaires du même modèle, par paliers jusqu'à deux cent cinquante.",
          ],
        ],
        es: [
          ["¿Puede tener trece meses?", "Sí, salvo la agenda. El decimotercero es el mes que sigue al último."],
          [
            "¿Cuántas fotos necesito?",
            "Doce para los meses y una para la portada. Algunos diseños muestran varias por mes.",
          ],
          ["¿Salen mejor si pido varios?", "Sí, desde dos del mismo diseño, por tramos hasta doscientos cincuenta."],
        ],
        it: [
          ["Può avere tredici mesi?", "Sì, tranne l'agenda. Il tredicesimo è il mese che segue l'ultimo."],
          [
            "Quante foto servono?",
            "Dodici per i mesi e una per la copertina. Alcuni stili ne mostrano più d'una al mese.",
          ],
          ["Più copie costano meno?", "Sì, da due dello stesso stile in su, a scaglioni fino a duecentocinquanta."],
        ],
        nl: [
          [
            "Kan hij dertien maanden hebben?",
            "Ja, behalve de agenda. De dertiende is de maand die op de laatste volgt.",
          ],
          [
            "Hoeveel foto's heb ik nodig?",
            "Twaalf voor de maanden en één voor de omslag. Sommige ontwerpen tonen er meer per maand.",
          ],
          ["Worden er meer voordeliger?", "Ja, vanaf twee van hetzelfde ontwerp, in stappen tot tweehonderdvijftig."],
        ],
      },
    ),
    ways(
      {
        de: "Passt dazu",
        en: "Goes with it",
        fr: "Va bien avec",
        es: "Combina con",
        it: "Sta bene con",
        nl: "Past erbij",
      },
      [gifts.overview, prints.box],
    ),
  ],
};
