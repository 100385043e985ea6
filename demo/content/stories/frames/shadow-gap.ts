import { action, aside, frameKinds, opening, photos, text, ways } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import { alsoLookAt, framePromises } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { wall } from "../wall/heads.ts";
import { frames } from "./heads.ts";

const canvas = toProduct("canvas-prints", "materialType=leinwand&frameType=schattenfuge-leinwand");
const board = toProduct("canvas-prints", "materialType=aludibond&frameType=schattenfuge-platte");

export const shadowGap: StoryText = {
  ...frames.shadowGap,
  title: {
    de: "Schattenfugenrahmen für Leinwand und Platte",
    en: "Floater frames for canvas and boards",
    fr: "Caisses américaines pour toile et panneau",
    es: "Marcos flotantes para lienzo y panel",
    it: "Cornici a cassetta per tela e pannello",
    nl: "Baklijsten voor canvas en platen",
  },
  description: {
    de: "Rahmen mit fünf Millimetern Luft rund ums Bild: für Leinwand in zwei Tiefen und für Platten, in sechs Tönen bis zwei Meter.",
    en: "Frames with five millimetres of air around the picture: for canvas in two depths and for boards, in six tones up to two metres.",
    fr: "Des cadres avec cinq millimètres de vide autour de l'image : pour toiles de deux épaisseurs et panneaux, en six teintes, jusqu'à deux mètres.",
    es: "Marcos con cinco milímetros de aire alrededor de la imagen: para lienzos de dos grosores y paneles, en seis tonos, hasta dos metros.",
    it: "Cornici con cinque millimetri d'aria intorno alla foto: per tele di due spessori e pannelli, in sei toni, fino a due metri.",
    nl: "Lijsten met vijf millimeter lucht rond het beeld: voor canvas in twee dieptes en voor platen, in zes tinten tot twee meter.",
  },
  teaser: opening({
    headline: {
      de: "Fünf Millimeter Luft",
      en: "Five millimetres of air",
      fr: "Cinq millimètres d'air",
      es: "Cinco milímetros de aire",
      it: "Cinque millimetri d'aria",
      nl: "Vijf millimeter lucht",
    },
    text: {
      de: "Das Bild schwebt im Rahmen. Der Schatten dazwischen macht die Linie.",
      en: "The picture floats inside the frame. The shadow between them draws the line.",
      fr: "L'image flotte dans le cadre. L'ombre entre les deux dessine la ligne.",
      es: "La imagen flota dentro del marco. La sombra entre ambos traza la línea.",
      it: "L'immagine fluttua nella cornice. L'ombra tra le due disegna la linea.",
      nl: "Het beeld zweeft in de lijst. De schaduw ertussen maakt de lijn.",
    },
    image: "frame-tray",
    look: "wide",
    buttons: [
      action(
        { de: "Mit Leinwand", en: "With canvas", fr: "Avec toile", es: "Con lienzo", it: "Con tela", nl: "Met canvas" },
        canvas,
      ),
      aside(
        {
          de: "Mit Alu-Dibond",
          en: "With aluminium",
          fr: "Avec aluminium",
          es: "Con aluminio",
          it: "Con alluminio",
          nl: "Met aluminium",
        },
        board,
      ),
    ],
  }),
  body: [
    photos(
      [
        "gap-floater",
        {
          de: "Die Fuge, von nahem",
          en: "The gap, from near",
          fr: "Le joint, vu de près",
          es: "El hueco, de cerca",
          it: "La fuga, da vicino",
          nl: "De voeg, van dichtbij",
        },
      ],
      [
        "board-tray",
        {
          de: "Aluminium in Schwarz, 90 × 60 cm",
          en: "Aluminium in black, 90 × 60 cm",
          fr: "Aluminium en noir, 90 × 60 cm",
          es: "Aluminio en negro, 90 × 60 cm",
          it: "Alluminio in nero, 90 × 60 cm",
          nl: "Aluminium in zwart, 90 × 60 cm",
        },
      ],
    ),
    text({
      de: [
        "## Für Leinwand und für Platten",
        "Für Leinwand ist der Rahmen 33 oder 46 Millimeter tief, je nach Keilrahmen, und umfasst ihn ganz. Für Platten genügen 22 Millimeter. Vorne misst die Leiste immer acht Millimeter.",
        "Es gibt sie in Weiß, Schwarz, Eiche, Nussbaum, Silber und Gold. Der Floater ist etwas kräftiger: zehn Millimeter Leiste, sechs Millimeter Fuge, in Schwarz, Weiß und Natur.",
        "Nichts vom Bild wird verdeckt, und es braucht kein Glas.",
      ],
      en: [
        "## For canvas and for boards",
        "For canvas the frame is 33 or 46 millimetres deep, to match the stretcher, and holds all of it. For boards 22 millimetres will do. In front the moulding is always eight millimetres wide.",
        "It comes in white, black, oak, walnut, silver and gold. The floating frame is a little stronger: ten millimetres wide with a gap of six, in black, white and natural.",
        "Nothing of the picture is covered, and it needs no glass.",
      ],
      fr: [
        "## Pour toile et pour panneau",
        "Pour la toile, la caisse a 33 ou 46 millimètres de profondeur, selon le châssis, et l'entoure entièrement. Pour un panneau, 22 millimètres suffisent. Vue de face, la baguette mesure toujours huit millimètres.",
        "Elle existe en blanc, noir, chêne, noyer, argent et or. Le modèle Floater est un peu plus fort : dix millimètres, six de joint, en noir, blanc et naturel.",
        "Rien de l'image n'est caché, et il ne faut pas de verre.",
      ],
      es: [
        "## Para lienzo y para panel",
        "Para lienzo, el marco tiene 33 o 46 milímetros de fondo, según el bastidor, y lo rodea entero. Para paneles bastan 22. De frente, el perfil mide siempre ocho milímetros.",
        "Lo hay en blanco, negro, roble, nogal, plata y oro. El Floater es algo más robusto: diez milímetros de perfil y seis de hueco, en negro, blanco y natural.",
        "No se tapa nada de la imagen y no necesita cristal.",
      ],
      it: [
        "## Per tela e per pannello",
        "Per la tela la cornice è profonda 33 o 46 millimetri, secondo il telaio, e lo racchiude tutto. Per i pannelli ne bastano 22. Di fronte il profilo misura sempre otto millimetri.",
        "C'è in bianco, nero, rovere, noce, argento e oro. Il modello Floater è un po' più deciso: dieci millimetri di profilo e sei di fuga, in nero, bianco e naturale.",
        "Nulla della foto viene coperto e non serve vetro.",
      ],
      nl: [
        "## Voor canvas en voor platen",
        "Voor canvas is de lijst 33 of 46 millimeter diep, passend bij het spieraam, en omsluit het helemaal. Voor platen is 22 millimeter genoeg. Vooraan meet de lijst altijd acht millimeter.",
        "Er is wit, zwart, eiken, noten, zilver en goud. De floater is iets krachtiger: tien millimeter lijst en zes millimeter voeg, in zwart, wit en naturel.",
        "Niets van het beeld wordt bedekt en er is geen glas nodig.",
      ],
    }),
    frameKinds("aludibond", {
      headline: {
        de: "Rund um Alu-Dibond",
        en: "Around an aluminium print",
        fr: "Autour d'un aluminium",
        es: "Alrededor de un aluminio",
        it: "Intorno a un alluminio",
        nl: "Rondom aluminium",
      },
      text: {
        de: "Preise mit Bild, im Format, mit dem wir anfangen.",
        en: "Prices with the picture, in the size we begin with.",
        fr: "Prix avec l'image, dans le format de départ.",
        es: "Precios con la imagen, en el tamaño inicial.",
        it: "Prezzi con la foto, nel formato iniziale.",
        nl: "Prijzen met het beeld, in het formaat waarmee we beginnen.",
      },
      items: [
        {
          which: "schattenfuge-platte",
          name: {
            de: "Schattenfugenrahmen für Platten",
            en: "Tray frame for panels",
            fr: "Caisse américaine pour panneau",
            es: "Marco flotante para panel",
            it: "Cornice americana per pannello",
            nl: "Baklijst voor paneel",
          },
          text: {
            de: "22 Millimeter tief, für alle Platten.",
            en: "22 millimetres deep, for all boards.",
            fr: "22 millimètres de profondeur, pour tous les panneaux.",
            es: "22 milímetros de fondo, para todos los paneles.",
            it: "Profonda 22 millimetri, per tutti i pannelli.",
            nl: "22 millimeter diep, voor alle platen.",
          },
          image: "board-tray",
          to: board,
        },
      ],
    }),
    ways(alsoLookAt, [wall.canvas, wall.aluminium, frames.wood]),
  ],
  uspTeaser: framePromises,
};
