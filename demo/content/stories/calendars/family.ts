import { articles, opening, questions, teaser, text, ways } from "../../blocks.ts";
import { alsoLookAt, calculator } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { calendars } from "./heads.ts";

export const family: StoryText = {
  ...calendars.family,
  title: {
    de: "Küchenkalender und Familienplaner",
    en: "Slim calendar and family planner",
    fr: "Calendrier de cuisine et organiseur",
    es: "Calendario de cocina y planificador",
    it: "Calendario da cucina e planner",
    nl: "Keukenkalender en familieplanner",
  },
  description: {
    de: "Schmal neben dem Kühlschrank oder mit einer Spalte für jedes Familienmitglied: zwei Kalender, in die man schreibt, mit deinen Fotos obendrauf.",
    en: "Slim beside the fridge, or with a column for everyone in the family: two calendars to write in, with your photos on top.",
    fr: "Étroit près du réfrigérateur, ou avec une colonne par membre de la famille : deux calendriers où l'on écrit, vos photos en haut.",
    es: "Estrecho junto a la nevera o con una columna para cada uno: dos calendarios para escribir, con tus fotos arriba.",
    it: "Stretto accanto al frigorifero o con una colonna per ciascuno: due calendari su cui scrivere, con le tue foto in alto.",
    nl: "Smal naast de koelkast of met een kolom voor elk gezinslid: twee kalenders om in te schrijven, met jouw foto's bovenaan.",
  },
  teaser: opening({
    headline: {
      de: "Wer hat wann Klavier?",
      en: "Who has piano when?",
      fr: "Qui a piano, et quand ?",
      es: "¿Quién tiene piano y cuándo?",
      it: "Chi ha pianoforte e quando?",
      nl: "Wie heeft wanneer pianoles?",
    },
    text: {
      de: "Eine Spalte für jeden, eine Zeile für jeden Tag. Und oben das Foto vom Sommer.",
      en: "A column for everyone, a line for every day. And the summer's photo on top.",
      fr: "Une colonne par personne, une ligne par jour. Et, en haut, la photo de l'été.",
      es: "Una columna para cada uno, una línea para cada día. Y arriba, la foto del verano.",
      it: "Una colonna per ciascuno, una riga per ogni giorno. E in alto la foto dell'estate.",
      nl: "Een kolom voor iedereen, een regel voor elke dag. En bovenaan de foto van de zomer.",
    },
    image: "calendar-family",
  }),
  calculator: calculator("photo-calendars", "calendarType=familienplaner"),
  body: [
    articles({
      headline: {
        de: "Zwei Arten",
        en: "Two kinds",
        fr: "Deux sortes",
        es: "Dos tipos",
        it: "Due tipi",
        nl: "Twee soorten",
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
          which: "calendar?calendarType=kuechenkalender",
          text: {
            de: "13, 15 oder 20 Zentimeter breit.",
            en: "13, 15 or 20 centimetres wide.",
            fr: "13, 15 ou 20 centimètres de large.",
            es: "13, 15 o 20 centímetros de ancho.",
            it: "Largo 13, 15 o 20 centimetri.",
            nl: "13, 15 of 20 centimeter breed.",
          },
          image: "calendar-kitchen",
        },
        {
          which: "calendar?calendarType=familienplaner",
          text: {
            de: "Drei bis sechs Spalten.",
            en: "Three to six columns.",
            fr: "De trois à six colonnes.",
            es: "De tres a seis columnas.",
            it: "Da tre a sei colonne.",
            nl: "Drie tot zes kolommen.",
          },
          image: "calendar-family",
        },
      ],
    }),
    text(
      {
        de: [
          "## Der schmale für die Küche",
          "30 oder 40 Zentimeter hoch und so schmal, dass er zwischen Schrank und Fenster passt. Jeder Tag hat seine Zeile, das Foto steht darüber.",
          "## Der breite für alle",
          "Der Familienplaner ist 20 × 40 Zentimeter groß, oder A4, oder A3. Über jeder Spalte steht ein Name. Fünf Spalten sind es am Anfang, du kannst drei bis sechs haben.",
          "Nimm mattes Papier: Es nimmt Bleistift und Kugelschreiber an.",
        ],
        en: [
          "## The slim one for the kitchen",
          "30 or 40 centimetres high and so narrow that it fits between cupboard and window. Every day has its line, the photo stands above.",
          "## The wide one for everybody",
          "The family planner measures 20 × 40 centimetres, or A4, or A3. Each column has a name above it. It begins with five, you may have three to six.",
          "Take matt paper: it accepts pencil and ballpoint.",
        ],
        fr: [
          "## L'étroit pour la cuisine",
          "30 ou 40 centimètres de haut, et assez étroit pour se glisser entre placard et fenêtre. Chaque jour a sa ligne, la photo est au-dessus.",
          "## Le large pour tous",
          "L'organiseur familial mesure 20 × 40 centimètres, ou A4, ou A3. Chaque colonne porte un prénom. Il y en a cinq au départ, vous pouvez en avoir de trois à six.",
          "Choisissez le papier mat : il accepte le crayon et le stylo à bille.",
        ],
        es: [
          "## El estrecho para la cocina",
          "30 o 40 centímetros de alto y tan estrecho que cabe entre el armario y la ventana. Cada día tiene su línea y la foto va encima.",
          "## El ancho para todos",
          "El planificador familiar mide 20 × 40 centímetros, o A4, o A3. Cada columna lleva un nombre. Empieza con cinco y puedes tener de tres a seis.",
          "Elige papel mate: admite lápiz y bolígrafo.",
        ],
        it: [
          "## Quello stretto per la cucina",
          "Alto 30 o 40 centimetri e così stretto da stare tra il pensile e la finestra. Ogni giorno ha la sua riga, la foto sta sopra.",
          "## Quello largo per tutti",
          "Il planner familiare misura 20 × 40 centimetri, oppure A4 o A3. Sopra ogni colonna c'è un nome. Si parte da cinque, puoi averne da tre a sei.",
          "Scegli la carta opaca: prende matita e penna a sfera.",
        ],
        nl: [
          "## De smalle voor de keuken",
          "30 of 40 centimeter hoog en zo smal dat hij tussen kast en raam past. Elke dag heeft zijn regel, de foto staat erboven.",
          "## De brede voor iedereen",
          "De familieplanner is 20 × 40 centimeter groot, of A4, of A3. Boven elke kolom staat een naam. Het begint met vijf, je kunt er drie tot zes hebben.",
          "Neem mat papier: daarop schrijven potlood en balpen.",
        ],
      },
      "tinted",
    ),
    teaser({
      headline: {
        de: "Zwischen Fliesen und Fenster",
        en: "Between tiles and window",
        fr: "Entre carrelage et fenêtre",
        es: "Entre azulejos y ventana",
        it: "Tra piastrelle e finestra",
        nl: "Tussen tegels en raam",
      },
      text: {
        de: "Ein Nagel, eine Spirale, und der Einkaufszettel hat einen festen Platz.",
        en: "One nail, one spiral, and the shopping list has its place.",
        fr: "Un clou, une spirale, et la liste de courses a trouvé sa place.",
        es: "Un clavo, una espiral y la lista de la compra ya tiene su sitio.",
        it: "Un chiodo, una spirale e la lista della spesa ha il suo posto.",
        nl: "Eén spijker, één spiraal, en het boodschappenlijstje heeft een vaste plek.",
      },
      image: "calendar-kitchen",
      look: "wide",
    }),
    questions(
      {
        de: "Kurz gefragt",
        en: "Quick questions",
        fr: "En bref",
        es: "En pocas palabras",
        it: "In breve",
        nl: "Kort gevraagd",
      },
      {
        de: [
          ["Wie viele Spalten sind richtig?", "Eine für jede Person und eine für alle. Zu viert nimm also fünf."],
          [
            "Kann er mit dem Schuljahr beginnen?",
            "Ja. Wähl August oder September als ersten Monat; dreizehn Monate sind auch möglich.",
          ],
        ],
        en: [
          ["How many columns are right?", "One for each person and one for all. So four people take five."],
          [
            "Can it begin with the school year?",
            "Yes. Choose August or September as the first month; thirteen months are possible, too.",
          ],
        ],
        fr: [
          ["Combien de colonnes faut-il ?", "Une par personne et une pour tous. À quatre, prenez-en cinq."],
          [
            "Peut-il commencer à la rentrée ?",
            "Oui. Choisissez août ou septembre comme premier mois ; treize mois sont aussi possibles.",
          ],
        ],
        es: [
          ["¿Cuántas columnas hacen falta?", "Una por persona y otra para todos. Si sois cuatro, elige cinco."],
          [
            "¿Puede empezar con el curso?",
            "Sí. Elige agosto o septiembre como primer mes; también puede tener trece meses.",
          ],
        ],
        it: [
          ["Quante colonne servono?", "Una per persona e una per tutti. In quattro, prendine cinque."],
          [
            "Può cominciare con la scuola?",
            "Sì. Scegli agosto o settembre come primo mese; sono possibili anche tredici mesi.",
          ],
        ],
        nl: [
          ["Hoeveel kolommen zijn goed?", "Eén per persoon en één voor iedereen. Met z'n vieren neem je er dus vijf."],
          [
            "Kan hij met het schooljaar beginnen?",
            "Ja. Kies augustus of september als eerste maand; dertien maanden kan ook.",
          ],
        ],
      },
    ),
    ways(alsoLookAt, [calendars.wall, calendars.diary, calendars.desk]),
  ],
};
