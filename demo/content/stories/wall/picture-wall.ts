import { action, opening, photos, questions, text, ways } from "../../blocks.ts";
import { at, toProduct } from "../../links.ts";
import { picture } from "../../pictures.ts";
import { alsoLookAt, chooseFrame } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { frames } from "../frames/heads.ts";
import { wall } from "./heads.ts";

const framed = toProduct("framed-posters");
const canvas = toProduct("canvas-prints");

export const pictureWall: StoryText = {
  ...wall.pictureWall,
  navigationType: "collage",
  title: {
    de: "Bilderwand planen: Abstand, Höhe, Ordnung",
    en: "Planning a picture wall: gaps and height",
    fr: "Composer un mur de photos",
    es: "Planear una pared de cuadros",
    it: "Progettare una parete di quadri",
    nl: "Een fotowand plannen: afstand en hoogte",
  },
  description: {
    de: "Vier Anordnungen, die gelingen, der richtige Abstand und die richtige Höhe: so wird aus mehreren Bildern eine Wand.",
    en: "Four arrangements that work, the right gap and the right height: how several pictures become one wall.",
    fr: "Quatre compositions qui fonctionnent, le bon espacement et la bonne hauteur : comment plusieurs images font un mur.",
    es: "Cuatro composiciones que funcionan, la separación justa y la altura adecuada: así varias imágenes hacen una pared.",
    it: "Quattro composizioni che riescono, la distanza giusta e l'altezza giusta: così più immagini diventano una parete.",
    nl: "Vier opstellingen die lukken, de juiste afstand en de juiste hoogte: zo worden meerdere beelden één wand.",
  },
  teaser: opening({
    headline: {
      de: "Aus mehreren Bildern wird eine Wand",
      en: "Several pictures make one wall",
      fr: "Plusieurs images font un mur",
      es: "Varias imágenes hacen una pared",
      it: "Più immagini fanno una parete",
      nl: "Meerdere beelden maken één wand",
    },
    text: {
      de: "Ordnung muss nicht streng sein. Ein gemeinsamer Abstand genügt.",
      en: "Order need not be strict. One shared gap is enough.",
      fr: "L'ordre n'a pas besoin d'être strict. Un même espacement suffit.",
      es: "El orden no tiene que ser estricto. Basta una misma separación.",
      it: "L'ordine non deve essere rigido. Basta una distanza uguale.",
      nl: "Orde hoeft niet streng te zijn. Eén gelijke afstand is genoeg.",
    },
    image: "gallery-wall",
    look: "wide",
    buttons: [action(chooseFrame, framed)],
  }),
  body: [
    text({
      de: [
        "## Vier Anordnungen, die gelingen",
        "### Raster",
        "Gleiche Rahmen, gleiche Formate, fünf Zentimeter Abstand. Ruhig und groß, gut über dem Sofa.",
        "### Linie",
        "Drei Formate auf einer gemeinsamen Mitte. Passt in schmale Flure.",
        "### Leiste",
        "Rahmen stehen auf einer Bilderleiste und überlappen. Du tauschst, ohne zu bohren.",
        "### Wolke",
        "Das größte Bild liegt etwas links der Mitte, die anderen gruppieren sich darum. Der Abstand bleibt gleich, die Größen wechseln.",
      ],
      en: [
        "## Four arrangements that work",
        "### Grid",
        "Same frames, same sizes, five centimetres between them. Calm and large, good above a sofa.",
        "### Line",
        "Three sizes along one shared middle. Fits narrow halls.",
        "### Ledge",
        "Frames stand on a picture ledge and overlap. You change them without a drill.",
        "### Cloud",
        "The largest picture sits a little left of the middle, the others gather round. The gap stays, the sizes change.",
      ],
      fr: [
        "## Quatre compositions qui fonctionnent",
        "### La grille",
        "Mêmes cadres, mêmes formats, cinq centimètres entre eux. Calme et grand, idéal au-dessus d'un canapé.",
        "### La ligne",
        "Trois formats sur un même axe. Parfait dans un couloir étroit.",
        "### L'étagère",
        "Les cadres reposent sur une étagère à photos et se chevauchent. On change sans percer.",
        "### Le nuage",
        "La plus grande image un peu à gauche du centre, les autres autour. L'espacement reste le même, les formats varient.",
      ],
      es: [
        "## Cuatro composiciones que funcionan",
        "### Cuadrícula",
        "Mismos marcos, mismos tamaños, cinco centímetros entre ellos. Serena y grande, ideal sobre el sofá.",
        "### Línea",
        "Tres tamaños sobre un mismo eje. Encaja en pasillos estrechos.",
        "### Repisa",
        "Los marcos se apoyan en una repisa y se solapan. Cambias sin taladrar.",
        "### Nube",
        "La imagen mayor, un poco a la izquierda del centro; las demás, alrededor. La separación se mantiene, los tamaños cambian.",
      ],
      it: [
        "## Quattro composizioni che riescono",
        "### Griglia",
        "Stesse cornici, stessi formati, cinque centimetri tra loro. Calma e grande, bella sopra il divano.",
        "### Linea",
        "Tre formati su un asse comune. Adatta ai corridoi stretti.",
        "### Mensola",
        "Le cornici poggiano su una mensola e si sovrappongono. Cambi senza forare.",
        "### Nuvola",
        "L'immagine più grande un po' a sinistra del centro, le altre intorno. La distanza resta, i formati cambiano.",
      ],
      nl: [
        "## Vier opstellingen die lukken",
        "### Raster",
        "Gelijke lijsten, gelijke formaten, vijf centimeter ertussen. Rustig en groot, mooi boven de bank.",
        "### Lijn",
        "Drie formaten op één gezamenlijk midden. Past in smalle gangen.",
        "### Plank",
        "Lijsten staan op een fotoplank en overlappen elkaar. Je wisselt zonder te boren.",
        "### Wolk",
        "Het grootste beeld iets links van het midden, de rest eromheen. De afstand blijft gelijk, de maten wisselen.",
      ],
    }),
    photos(
      [
        "canvas-trio",
        {
          de: "Linie: drei Leinwände, 40 × 60 cm",
          en: "Line: three canvases, 40 × 60 cm",
          fr: "Ligne : trois toiles, 40 × 60 cm",
          es: "Línea: tres lienzos, 40 × 60 cm",
          it: "Linea: tre tele, 40 × 60 cm",
          nl: "Lijn: drie canvassen, 40 × 60 cm",
        },
      ],
      [
        "frames-ledge",
        {
          de: "Leiste: vier Rahmen, die sich überlappen",
          en: "Ledge: four frames that overlap",
          fr: "Étagère : quatre cadres qui se chevauchent",
          es: "Repisa: cuatro marcos que se solapan",
          it: "Mensola: quattro cornici sovrapposte",
          nl: "Plank: vier lijsten die overlappen",
        },
      ],
      [
        "frames-plastic",
        {
          de: "Raster: dreimal Weiß über dem Schreibtisch",
          en: "Grid: three times white above a desk",
          fr: "Grille : trois fois blanc au-dessus du bureau",
          es: "Cuadrícula: tres veces blanco sobre el escritorio",
          it: "Griglia: tre volte bianco sopra la scrivania",
          nl: "Raster: driemaal wit boven het bureau",
        },
      ],
    ),
    text(
      {
        de: [
          "## In welcher Höhe",
          "Die Mitte der Gruppe hängt auf Augenhöhe, das sind ungefähr 150 Zentimeter. Über einem Sofa bleiben 20 bis 25 Zentimeter Luft bis zur Lehne. Die Gruppe darf zwei Drittel so breit sein wie das Möbel darunter.",
          "Leg alles zuerst auf den Boden. Oder schneide die Formate aus Zeitung und kleb sie an die Wand: Eine Stunde hängen lassen, dann bohren.",
        ],
        en: [
          "## At which height",
          "The middle of the group hangs at eye level, about 150 centimetres. Above a sofa leave 20 to 25 centimetres of air to the back. The group may be two thirds as wide as the furniture below.",
          "Lay everything on the floor first. Or cut the sizes from newspaper and tape them up: leave them for an hour, then drill.",
        ],
        fr: [
          "## À quelle hauteur",
          "Le centre du groupe se place à hauteur des yeux, soit environ 150 centimètres. Au-dessus d'un canapé, laissez 20 à 25 centimètres jusqu'au dossier. Le groupe peut avoir les deux tiers de la largeur du meuble.",
          "Posez d'abord tout au sol. Ou découpez les formats dans du papier journal et collez-les au mur : laissez une heure, puis percez.",
        ],
        es: [
          "## A qué altura",
          "El centro del grupo va a la altura de los ojos, unos 150 centímetros. Sobre un sofá deja de 20 a 25 centímetros hasta el respaldo. El grupo puede ocupar dos tercios del ancho del mueble.",
          "Primero ponlo todo en el suelo. O recorta los tamaños en papel de periódico y pégalos: déjalos una hora y luego taladra.",
        ],
        it: [
          "## A che altezza",
          "Il centro del gruppo sta all'altezza degli occhi, circa 150 centimetri. Sopra un divano lascia 20-25 centimetri dallo schienale. Il gruppo può essere largo due terzi del mobile sottostante.",
          "Prima disponi tutto sul pavimento. Oppure ritaglia i formati da un giornale e attaccali al muro: lasciali un'ora, poi fora.",
        ],
        nl: [
          "## Op welke hoogte",
          "Het midden van de groep hangt op ooghoogte, ongeveer 150 centimeter. Boven een bank blijft er 20 tot 25 centimeter vrij tot de rugleuning. De groep mag twee derde zo breed zijn als het meubel eronder.",
          "Leg eerst alles op de vloer. Of knip de formaten uit krant en plak ze op: laat ze een uur hangen, boor dan pas.",
        ],
      },
      "tinted",
    ),
    block("customer-picture", {
      headline: {
        de: "So sieht es aus",
        en: "What it looks like",
        fr: "À quoi cela ressemble",
        es: "Así queda",
        it: "Ecco come appare",
        nl: "Zo ziet het eruit",
      },
      text: {
        de: "Aufnahmen aus unserem Studio.",
        en: "Taken in our studio.",
        fr: "Prises dans notre studio.",
        es: "Tomadas en nuestro estudio.",
        it: "Scattate nel nostro studio.",
        nl: "Gemaakt in onze studio.",
      },
      items: [
        block("customer-photo", {
          picture: picture("frames-aluminium"),
          product: {
            de: "Zwei Alurahmen",
            en: "Two aluminium frames",
            fr: "Deux cadres en aluminium",
            es: "Dos marcos de aluminio",
            it: "Due cornici in alluminio",
            nl: "Twee aluminium lijsten",
          },
          link: framed,
          source: "sample",
        }),
        block("customer-photo", {
          picture: picture("room-forex"),
          product: {
            de: "Drei Forex-Platten",
            en: "Three Forex boards",
            fr: "Trois panneaux Forex",
            es: "Tres paneles de Forex",
            it: "Tre pannelli Forex",
            nl: "Drie forexplaten",
          },
          link: canvas,
          source: "sample",
        }),
        block("customer-photo", {
          picture: picture("frames-leaning"),
          product: {
            de: "Zwei Rahmen, angelehnt",
            en: "Two frames, leaning",
            fr: "Deux cadres posés",
            es: "Dos marcos apoyados",
            it: "Due cornici appoggiate",
            nl: "Twee lijsten, neergezet",
          },
          link: framed,
          source: "sample",
        }),
      ],
    }),
    questions(
      {
        de: "Zwei Fragen vorab",
        en: "Two questions first",
        fr: "Deux questions avant",
        es: "Dos preguntas antes",
        it: "Due domande prima",
        nl: "Twee vragen vooraf",
      },
      {
        de: [
          [
            "Müssen alle Rahmen gleich sein?",
            `Nein. Bleib bei einem Material oder bei einer Farbe, dann passt der Rest zusammen. Eine Übersicht: [Rahmen](${at(frames.overview)}).`,
          ],
          [
            "Farbe und Schwarzweiß gemischt?",
            "Ja, wenn eines klar überwiegt. Ein einzelnes farbiges Bild unter fünf schwarzweißen wird zum Mittelpunkt.",
          ],
        ],
        en: [
          [
            "Must all frames be the same?",
            `No. Stay with one material or one colour, and the rest falls into place. An overview: [frames](${at(frames.overview)}).`,
          ],
          [
            "Colour and black and white together?",
            "Yes, if one of them clearly leads. A single colour picture among five black and white ones becomes the centre.",
          ],
        ],
        fr: [
          [
            "Les cadres doivent-ils être identiques ?",
            `Non. Gardez une même matière ou une même couleur, le reste suivra. Voir nos [cadres](${at(frames.overview)}).`,
          ],
          [
            "Mêler couleur et noir et blanc ?",
            "Oui, si l'un des deux domine nettement. Une seule image en couleur parmi cinq en noir et blanc devient le centre.",
          ],
        ],
        es: [
          [
            "¿Tienen que ser iguales los marcos?",
            `No. Quédate con un material o con un color y el resto encaja. Todos los [marcos](${at(frames.overview)}).`,
          ],
          [
            "¿Color y blanco y negro juntos?",
            "Sí, si uno manda claramente. Una sola imagen en color entre cinco en blanco y negro se convierte en el centro.",
          ],
        ],
        it: [
          [
            "Le cornici devono essere uguali?",
            `No. Resta su un materiale o su un colore, il resto viene da sé. Qui tutte le [cornici](${at(frames.overview)}).`,
          ],
          [
            "Colore e bianco e nero insieme?",
            "Sì, se uno dei due prevale chiaramente. Una sola foto a colori tra cinque in bianco e nero diventa il centro.",
          ],
        ],
        nl: [
          [
            "Moeten alle lijsten gelijk zijn?",
            `Nee. Blijf bij één materiaal of één kleur, dan past de rest vanzelf. Een overzicht: [lijsten](${at(frames.overview)}).`,
          ],
          [
            "Kleur en zwart-wit door elkaar?",
            "Ja, als één van de twee duidelijk overheerst. Eén kleurenfoto tussen vijf zwart-witte wordt het middelpunt.",
          ],
        ],
      },
    ),
    ways(alsoLookAt, [frames.wood, wall.collage, wall.forex]),
  ],
};
