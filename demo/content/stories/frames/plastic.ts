import { action, opening, questions, teaser, text, ways } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import { alsoLookAt, chooseFrame } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { wall } from "../wall/heads.ts";
import { frames } from "./heads.ts";

export const plastic: StoryText = {
  ...frames.plastic,
  title: {
    de: "Kunststoffrahmen: leicht und robust",
    en: "Plastic frames: light and sturdy",
    fr: "Cadres en plastique : légers, solides",
    es: "Marcos de plástico: ligeros y resistentes",
    it: "Cornici in plastica: leggere e robuste",
    nl: "Kunststof lijsten: licht en stevig",
  },
  description: {
    de: "Der Rahmen für Serien, Flure und Kinderzimmer: 20 Millimeter breit, in fünf Tönen, nach Maß bis 100 × 70 Zentimeter.",
    en: "The frame for series, halls and children's rooms: 20 millimetres wide, in five tones, made to measure up to 100 × 70 centimetres.",
    fr: "Le cadre des séries, des couloirs et des chambres d'enfant : 20 millimètres, cinq teintes, sur mesure jusqu'à 100 × 70 centimètres.",
    es: "El marco para series, pasillos y habitaciones infantiles: 20 milímetros, cinco tonos, a medida hasta 100 × 70 centímetros.",
    it: "La cornice per serie, corridoi e camerette: larga 20 millimetri, in cinque toni, su misura fino a 100 × 70 centimetri.",
    nl: "De lijst voor series, gangen en kinderkamers: 20 millimeter breed, in vijf tinten, op maat tot 100 × 70 centimeter.",
  },
  teaser: opening({
    headline: {
      de: "Der unkomplizierte Rahmen",
      en: "The uncomplicated frame",
      fr: "Le cadre sans façons",
      es: "El marco sin complicaciones",
      it: "La cornice senza pensieri",
      nl: "De lijst zonder gedoe",
    },
    text: {
      de: "Leicht genug für einen Nagel, robust genug für einen Umzug.",
      en: "Light enough for one nail, sturdy enough for moving house.",
      fr: "Assez léger pour un clou, assez solide pour un déménagement.",
      es: "Ligero para un solo clavo, resistente para una mudanza.",
      it: "Leggera per un chiodo solo, robusta per un trasloco.",
      nl: "Licht genoeg voor één spijker, stevig genoeg voor een verhuizing.",
    },
    image: "frames-plastic",
    buttons: [action(chooseFrame, toProduct("framed-posters", "frameType=kunststoffrahmen"))],
  }),
  body: [
    text({
      de: [
        "## Was er ist",
        "Eine Leiste aus Kunststoff, 20 Millimeter breit und 17 tief, in Weiß, Schwarz, Silber, Gold und Holzoptik. Davor liegt Glas, dahinter eine feste Rückwand, die sich öffnen lässt. So wechselst du das Bild, wenn die Kinder größer sind.",
      ],
      en: [
        "## What it is",
        "A plastic moulding, 20 millimetres wide and 17 deep, in white, black, silver, gold and wood look. Glass in front, a firm back behind that opens. So you change the picture as the children grow.",
      ],
      fr: [
        "## Ce que c'est",
        "Une baguette en plastique de 20 millimètres de large et 17 de profondeur, en blanc, noir, argent, or et aspect bois. Un verre devant, un dos rigide qui s'ouvre derrière : on change l'image quand les enfants grandissent.",
      ],
      es: [
        "## Qué es",
        "Un perfil de plástico de 20 milímetros de ancho y 17 de fondo, en blanco, negro, plata, oro y efecto madera. Delante, cristal; detrás, una trasera firme que se abre. Así cambias la imagen cuando los niños crecen.",
      ],
      it: [
        "## Che cos'è",
        "Un profilo di plastica largo 20 millimetri e profondo 17, in bianco, nero, argento, oro ed effetto legno. Davanti il vetro, dietro un retro solido che si apre. Così cambi la foto quando i bambini crescono.",
      ],
      nl: [
        "## Wat het is",
        "Een kunststof lijst, 20 millimeter breed en 17 diep, in wit, zwart, zilver, goud en houtlook. Vooraan glas, achteraan een stevige achterwand die open kan. Zo wissel je het beeld als de kinderen groter worden.",
      ],
    }),
    teaser({
      headline: {
        de: "Gut im Dutzend",
        en: "Good by the dozen",
        fr: "Parfait en série",
        es: "Mejor en grupo",
        it: "Bella in serie",
        nl: "Goed per dozijn",
      },
      text: {
        de: "Wer eine ganze Treppe hängt, freut sich über einen Rahmen, der wenig wiegt und wenig kostet.",
        en: "Whoever fills a whole staircase likes a frame that weighs little and costs little.",
        fr: "Pour habiller tout un escalier, on apprécie un cadre qui pèse peu et coûte peu.",
        es: "Si llenas toda una escalera, agradeces un marco que pese poco y cueste poco.",
        it: "Chi riempie una scala intera apprezza una cornice che pesa poco e costa poco.",
        nl: "Wie een heel trappenhuis vult, is blij met een lijst die weinig weegt en weinig kost.",
      },
      image: "gallery-wall",
    }),
    questions(
      {
        de: "Wann lieber ein anderer?",
        en: "When rather another?",
        fr: "Quand en préférer un autre ?",
        es: "¿Cuándo mejor otro?",
        it: "Quando meglio un'altra?",
        nl: "Wanneer liever een andere?",
      },
      {
        de: [
          ["Größer als 100 × 70?", "Dann Holz oder Aluminium: Kunststoff würde sich biegen."],
          [
            "Für ein Hochzeitsbild?",
            "Nimm Holz oder Alu. Man sieht den Unterschied aus der Nähe, und dieses Bild sieht man aus der Nähe.",
          ],
        ],
        en: [
          ["Larger than 100 × 70?", "Then wood or aluminium: plastic would bend."],
          [
            "For a wedding picture?",
            "Take wood or aluminium. The difference shows from near, and that picture is looked at from near.",
          ],
        ],
        fr: [
          ["Plus grand que 100 × 70 ?", "Alors bois ou aluminium : le plastique plierait."],
          [
            "Pour une photo de mariage ?",
            "Choisissez le bois ou l'aluminium. La différence se voit de près, et cette photo-là se regarde de près.",
          ],
        ],
        es: [
          ["¿Más de 100 × 70?", "Entonces madera o aluminio: el plástico se doblaría."],
          [
            "¿Para una foto de boda?",
            "Elige madera o aluminio. La diferencia se nota de cerca, y esa foto se mira de cerca.",
          ],
        ],
        it: [
          ["Più grande di 100 × 70?", "Allora legno o alluminio: la plastica si piegherebbe."],
          [
            "Per una foto di nozze?",
            "Scegli legno o alluminio. La differenza si vede da vicino, e quella foto si guarda da vicino.",
          ],
        ],
        nl: [
          ["Groter dan 100 × 70?", "Dan hout of aluminium: kunststof zou doorbuigen."],
          [
            "Voor een trouwfoto?",
            "Neem hout of aluminium. Het verschil zie je van dichtbij, en die foto bekijk je van dichtbij.",
          ],
        ],
      },
    ),
    ways(alsoLookAt, [wall.pictureWall, frames.wood, frames.mats]),
  ],
};
