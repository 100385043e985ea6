import { action, opening, photos, text, ways } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import { alsoLookAt, chooseFrame } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { frames } from "./heads.ts";

export const aluminium: StoryText = {
  ...frames.aluminium,
  title: {
    de: "Alurahmen: eckig, rund oder als Artbox",
    en: "Aluminium frames: angular, round or box",
    fr: "Cadres en aluminium : plats ou arrondis",
    es: "Marcos de aluminio: rectos o redondos",
    it: "Cornici in alluminio: dritte o tonde",
    nl: "Aluminium lijsten: hoekig of rond",
  },
  description: {
    de: "Alurahmen nach Maß in sieben Tönen, acht Millimeter schmal, dazu die tiefe Artbox. Für Schwarzweiß, Architektur und klare Räume.",
    en: "Aluminium frames made to measure in seven tones, eight millimetres slim, and the deep Artbox. For black and white, architecture and clear rooms.",
    fr: "Cadres en aluminium sur mesure en sept teintes, huit millimètres de large, et l'Artbox profonde. Pour le noir et blanc et l'architecture.",
    es: "Marcos de aluminio a medida en siete tonos, de ocho milímetros, y la Artbox profunda. Para blanco y negro, arquitectura y espacios claros.",
    it: "Cornici in alluminio su misura in sette toni, sottili otto millimetri, e la profonda Artbox. Per bianco e nero, architettura e stanze chiare.",
    nl: "Aluminium lijsten op maat in zeven tinten, acht millimeter smal, en de diepe Artbox. Voor zwart-wit, architectuur en heldere ruimtes.",
  },
  teaser: opening({
    headline: {
      de: "Acht Millimeter, mehr nicht",
      en: "Eight millimetres, no more",
      fr: "Huit millimètres, pas plus",
      es: "Ocho milímetros y nada más",
      it: "Otto millimetri, non di più",
      nl: "Acht millimeter, meer niet",
    },
    text: {
      de: "So schmal, dass das Auge gleich beim Bild ist.",
      en: "So slim that the eye goes straight to the picture.",
      fr: "Si étroit que l'œil va tout de suite à l'image.",
      es: "Tan fino que el ojo va directo a la imagen.",
      it: "Così sottile che l'occhio va subito alla foto.",
      nl: "Zo smal dat het oog meteen bij het beeld is.",
    },
    image: "frames-silver",
    buttons: [action(chooseFrame, toProduct("framed-posters", "frameType=alurahmen"))],
  }),
  body: [
    photos([
      "frames-aluminium",
      {
        de: "Zweimal Schwarz über der Bank: Der Rahmen zieht eine Linie, sonst nichts.",
        en: "Black twice above a bench: the frame draws a line and nothing else.",
        fr: "Deux fois noir au-dessus d'un banc : le cadre trace une ligne, rien d'autre.",
        es: "Dos veces negro sobre el banco: el marco traza una línea y nada más.",
        it: "Due volte nero sopra la panca: la cornice traccia una linea, nient'altro.",
        nl: "Tweemaal zwart boven de bank: de lijst trekt een lijn, verder niets.",
      },
    ]),
    text(
      {
        de: [
          "## Drei Profile",
          "- **Eckig:** 8 × 22 Millimeter, scharfe Kante, gut für Architektur.",
          "- **Rund:** 9 × 20 Millimeter, mit weicher Vorderkante, freundlicher im Wohnraum.",
          "- **Artbox:** 12 × 40 Millimeter, ein tiefer Kasten ohne Glas, für Leinwand und Platten.",
          "## Sieben Töne",
          "Schwarz, Schwarz matt, Silber, Silber matt, Weiß, Gold und Kupfer. Das Metall ist eloxiert: Die Farbe sitzt im Material und blättert nicht.",
          "Größen gibt es bis 150 × 100 Zentimeter, mit Glas, Museumsglas oder Museumsacryl.",
        ],
        en: [
          "## Three profiles",
          "- **Angular:** 8 × 22 millimetres, a sharp edge, good for architecture.",
          "- **Round:** 9 × 20 millimetres, with a soft front, friendlier in living rooms.",
          "- **Artbox:** 12 × 40 millimetres, a deep box without glass, for canvas and boards.",
          "## Seven tones",
          "Black, matt black, silver, matt silver, white, gold and copper. The metal is anodised: the colour sits in the material and does not flake.",
          "Sizes go up to 150 × 100 centimetres, with glass, museum glass or museum acrylic.",
        ],
        fr: [
          "## Trois profils",
          "- **Plat :** 8 × 22 millimètres, arête vive, idéal pour l'architecture.",
          "- **Arrondi :** 9 × 20 millimètres, à l'avant doux, plus chaleureux au salon.",
          "- **Artbox :** 12 × 40 millimètres, un caisson profond sans verre, pour toiles et panneaux.",
          "## Sept teintes",
          "Noir, noir mat, argent, argent mat, blanc, or et cuivre. Le métal est anodisé : la couleur est dans la matière et ne s'écaille pas.",
          "Jusqu'à 150 × 100 centimètres, avec verre, verre musée ou acrylique musée.",
        ],
        es: [
          "## Tres perfiles",
          "- **Recto:** 8 × 22 milímetros, canto vivo, ideal para arquitectura.",
          "- **Redondo:** 9 × 20 milímetros, con el frente suave, más amable en el salón.",
          "- **Artbox:** 12 × 40 milímetros, una caja profunda sin cristal, para lienzos y paneles.",
          "## Siete tonos",
          "Negro, negro mate, plata, plata mate, blanco, oro y cobre. El metal va anodizado: el color está en el material y no se descascarilla.",
          "Hasta 150 × 100 centímetros, con cristal, cristal de museo o acrílico de museo.",
        ],
        it: [
          "## Tre profili",
          "- **Dritto:** 8 × 22 millimetri, spigolo vivo, adatto all'architettura.",
          "- **Tondo:** 9 × 20 millimetri, con il fronte morbido, più gentile in soggiorno.",
          "- **Artbox:** 12 × 40 millimetri, una scatola profonda senza vetro, per tele e pannelli.",
          "## Sette toni",
          "Nero, nero opaco, argento, argento opaco, bianco, oro e rame. Il metallo è anodizzato: il colore è nel materiale e non si sfoglia.",
          "Fino a 150 × 100 centimetri, con vetro, vetro museale o acrilico museale.",
        ],
        nl: [
          "## Drie profielen",
          "- **Hoekig:** 8 × 22 millimeter, scherpe rand, goed voor architectuur.",
          "- **Rond:** 9 × 20 millimeter, met een zachte voorkant, vriendelijker in de woonkamer.",
          "- **Artbox:** 12 × 40 millimeter, een diepe bak zonder glas, voor canvas en platen.",
          "## Zeven tinten",
          "Zwart, mat zwart, zilver, mat zilver, wit, goud en koper. Het metaal is geanodiseerd: de kleur zit in het materiaal en bladdert niet af.",
          "Tot 150 × 100 centimeter, met glas, museumglas of museumacryl.",
        ],
      },
      "tinted",
    ),
    ways(alsoLookAt, [frames.wood, frames.plastic, frames.shadowGap]),
  ],
};
