import { action, hint, opening, photos, prices, text, ways } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import { alsoLookAt, chooseSize, pricesOfToday } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { guides } from "../guides/heads.ts";
import { wall } from "./heads.ts";

export const galleryBond: StoryText = {
  ...wall.galleryBond,
  title: {
    de: "Gallery-Bond: Acrylglas auf Aluminium",
    en: "Gallery-Bond: acrylic on aluminium",
    fr: "Gallery-Bond : acrylique sur aluminium",
    es: "Gallery-Bond: metacrilato sobre aluminio",
    it: "Gallery-Bond: acrilico su alluminio",
    nl: "Gallery-Bond: acrylglas op aluminium",
  },
  description: {
    de: "Dein Foto zwischen zwei Millimetern Acrylglas und drei Millimetern Aluminium: so hängen Galerien große Fotos. Aufbau, Gewicht, Größen und Preise.",
    en: "Your photo between two millimetres of acrylic and three of aluminium: how galleries hang large photos. Build, weight, sizes and prices.",
    fr: "Votre photo entre deux millimètres d'acrylique et trois d'aluminium : ainsi les galeries accrochent les grands formats. Poids, tailles et prix.",
    es: "Tu foto entre dos milímetros de metacrilato y tres de aluminio: así cuelgan las galerías los grandes formatos. Peso, tamaños y precios.",
    it: "La tua foto tra due millimetri di acrilico e tre di alluminio: così le gallerie appendono i grandi formati. Struttura, peso, misure e prezzi.",
    nl: "Je foto tussen twee millimeter acrylglas en drie millimeter aluminium: zo hangen galeries grote foto's. Opbouw, gewicht, formaten en prijzen.",
  },
  teaser: opening({
    headline: {
      de: "So hängen Galerien Fotos",
      en: "How galleries hang photos",
      fr: "Ainsi les galeries accrochent les photos",
      es: "Así cuelgan las fotos las galerías",
      it: "Così le gallerie appendono le foto",
      nl: "Zo hangen galeries foto's",
    },
    text: {
      de: "Vorne Glanz, hinten Halt: ein Abzug zwischen Acrylglas und Aluminium.",
      en: "Gloss in front, hold behind: a print between acrylic and aluminium.",
      fr: "L'éclat devant, la tenue derrière : un tirage entre acrylique et aluminium.",
      es: "Brillo delante, firmeza detrás: una copia entre metacrilato y aluminio.",
      it: "Lucentezza davanti, sostegno dietro: una stampa tra acrilico e alluminio.",
      nl: "Glans vooraan, houvast achteraan: een afdruk tussen acrylglas en aluminium.",
    },
    image: "room-gallery-bond",
    buttons: [action(chooseSize, toProduct("canvas-prints", "materialType=gallerybond"))],
  }),
  body: [
    text({
      de: [
        "## Drei Lagen, fünf Millimeter",
        "| Lage | Stärke | Wozu |",
        "| Acrylglas | 2 mm | Tiefe und Schutz |",
        "| Dein Foto | Papierstärke | auf Fotopapier |",
        "| Aluminiumverbund | 3 mm | hält alles gerade |",
        "Die Lagen sind vollflächig verklebt. Es gibt keine Luft dazwischen, keinen Staub und keine Wellen.",
      ],
      en: [
        "## Three layers, five millimetres",
        "| Layer | Thickness | What for |",
        "| Acrylic | 2 mm | depth and protection |",
        "| Your photo | as thin as paper | on photo paper |",
        "| Aluminium composite | 3 mm | keeps it all straight |",
        "The layers are glued all over. There is no air between them, no dust and no waves.",
      ],
      fr: [
        "## Trois couches, cinq millimètres",
        "| Couche | Épaisseur | Rôle |",
        "| Verre acrylique | 2 mm | profondeur et protection |",
        "| Votre photo | une feuille | sur papier photo |",
        "| Aluminium composite | 3 mm | garde l'ensemble droit |",
        "Les couches sont collées sur toute leur surface. Ni air, ni poussière, ni vague entre elles.",
      ],
      es: [
        "## Tres capas, cinco milímetros",
        "| Capa | Grosor | Para qué |",
        "| Metacrilato | 2 mm | profundidad y protección |",
        "| Tu foto | una hoja | en papel fotográfico |",
        "| Aluminio compuesto | 3 mm | lo mantiene todo recto |",
        "Las capas van pegadas en toda su superficie. Entre ellas no hay aire, ni polvo, ni ondas.",
      ],
      it: [
        "## Tre strati, cinque millimetri",
        "| Strato | Spessore | A che serve |",
        "| Acrilico | 2 mm | profondità e protezione |",
        "| La tua foto | un foglio | su carta fotografica |",
        "| Alluminio composito | 3 mm | tiene tutto dritto |",
        "Gli strati sono incollati su tutta la superficie. Tra loro non c'è aria, né polvere, né onde.",
      ],
      nl: [
        "## Drie lagen, vijf millimeter",
        "| Laag | Dikte | Waarvoor |",
        "| Acrylglas | 2 mm | diepte en bescherming |",
        "| Je foto | zo dun als papier | op fotopapier |",
        "| Aluminium composiet | 3 mm | houdt alles recht |",
        "De lagen zijn over het hele vlak verlijmd. Er zit geen lucht tussen, geen stof en geen golven.",
      ],
    }),
    photos(
      [
        "edge-gallery-bond",
        {
          de: "Die Kante zeigt, was drin ist.",
          en: "The edge shows what is inside.",
          fr: "La tranche montre ce qu'il y a dedans.",
          es: "El canto enseña lo que hay dentro.",
          it: "Il bordo mostra che cosa c'è dentro.",
          nl: "De rand laat zien wat erin zit.",
        },
      ],
      [
        "photo-clouds",
        {
          de: "Letztes Licht und tiefe Farben: dafür ist es gemacht.",
          en: "Last light and deep colours: what it is made for.",
          fr: "Dernière lumière, couleurs profondes : il est fait pour cela.",
          es: "Última luz y colores profundos: para eso está hecho.",
          it: "Ultima luce e colori profondi: è fatto per questo.",
          nl: "Laatste licht en diepe kleuren: daarvoor is het gemaakt.",
        },
      ],
    ),
    hint(
      {
        de: "Was es wiegt",
        en: "What it weighs",
        fr: "Son poids",
        es: "Cuánto pesa",
        it: "Quanto pesa",
        nl: "Wat het weegt",
      },
      {
        de: [
          "Gut sechs Kilogramm je Quadratmeter. 80 × 120 Zentimeter sind also rund sechs Kilogramm: Nimm zwei Dübel, keine Klebehaken.",
        ],
        en: [
          "A good six kilograms per square metre. 80 × 120 centimetres are about six kilograms: use two wall plugs, not adhesive hooks.",
        ],
        fr: [
          "Un peu plus de six kilogrammes par mètre carré. 80 × 120 centimètres font donc environ six kilogrammes : prenez deux chevilles, pas des crochets adhésifs.",
        ],
        es: [
          "Algo más de seis kilos por metro cuadrado. 80 × 120 centímetros son unos seis kilos: usa dos tacos, no ganchos adhesivos.",
        ],
        it: [
          "Poco più di sei chili al metro quadro. 80 × 120 centimetri sono circa sei chili: usa due tasselli, non ganci adesivi.",
        ],
        nl: [
          "Ruim zes kilo per vierkante meter. 80 × 120 centimeter is dus ongeveer zes kilo: neem twee pluggen, geen plakhaken.",
        ],
      },
    ),
    prices({
      headline: {
        de: "Gallery-Bond in 3:2",
        en: "Gallery-Bond in 3:2",
        fr: "Gallery-Bond en 3:2",
        es: "Gallery-Bond en 3:2",
        it: "Gallery-Bond in 3:2",
        nl: "Gallery-Bond in 3:2",
      },
      material: "gallerybond",
      ratio: "3:2",
      product: "canvas-prints",
      note: pricesOfToday,
    }),
    ways(alsoLookAt, [wall.acrylic, wall.aluminium, guides.resolution]),
  ],
};
