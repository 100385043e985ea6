import { action, opening, photos, text } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import { chooseFrame } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { guides } from "./heads.ts";
import { moreGuides } from "./more-guides.ts";

export const frames: StoryText = {
  ...guides.frames,
  title: {
    de: "Der richtige Rahmen für dein Bild",
    en: "The right frame for your picture",
    fr: "Le bon cadre pour votre image",
    es: "El marco adecuado para tu imagen",
    it: "La cornice giusta per la tua foto",
    nl: "De juiste lijst voor je foto",
  },
  description: {
    de: "Holzrahmen, Aluminium oder Schattenfuge: welcher Rahmen zu welchem Bild passt, und was ein Passepartout kann.",
    en: "Wooden frame, aluminium or floater: which frame suits which picture, and what a mount can do.",
    fr: "Bois, aluminium ou caisse américaine : quel cadre pour quelle image, et ce qu'apporte un passe-partout.",
    es: "Madera, aluminio o flotante: qué marco va con cada imagen y qué aporta un paspartú.",
    it: "Legno, alluminio o cassetta: quale cornice per quale immagine, e che cosa dà un passe-partout.",
    nl: "Hout, aluminium of baklijst: welke lijst bij welk beeld past, en wat een passe-partout doet.",
  },
  teaser: opening({
    headline: {
      de: "Der richtige Rahmen",
      en: "The right frame",
      fr: "Le bon cadre",
      es: "El marco adecuado",
      it: "La cornice giusta",
      nl: "De juiste lijst",
    },
    text: {
      de: "Ein Rahmen hält nicht nur das Bild. Er sagt dem Auge, wo die Wand aufhört.",
      en: "A frame does more than hold a picture. It tells the eye where the wall ends.",
      fr: "Un cadre ne fait pas que tenir l'image. Il dit à l'œil où le mur s'arrête.",
      es: "Un marco no solo sujeta la imagen. Le dice al ojo dónde acaba la pared.",
      it: "Una cornice non tiene solo la foto. Dice all'occhio dove finisce la parete.",
      nl: "Een lijst houdt niet alleen het beeld vast. Ze vertelt het oog waar de muur ophoudt.",
    },
    image: "frame-tray",
    buttons: [action(chooseFrame, toProduct("framed-posters"))],
  }),
  body: [
    text({
      de: [
        "## Drei Familien",
        "**Holzrahmen** machen einen Raum warm. Schmale Leisten (15 mm) lassen dem Bild den Vortritt, breite (30 mm) geben auch kleinen Bildern Gewicht. Eiche und Nussbaum sind geölt, nicht lackiert.",
        "**Aluminium** ist dünn und genau. Die Leiste misst acht Millimeter und verschwindet neben Schwarzweiß und Architektur fast ganz.",
        "**Schattenfugen** fassen ein, ohne zu verdecken: Leinwand und Platte liegen frei im Rahmen, fünf Millimeter Luft rundum. Kein Glas, keine Spiegelung.",
      ],
      en: [
        "## Three families",
        "**Wooden frames** make a room warm. Narrow mouldings (15 mm) let the picture go first, wide ones (30 mm) give weight to small pictures. Oak and walnut are oiled, not lacquered.",
        "**Aluminium** is thin and exact. The moulding is eight millimetres wide and all but disappears beside black and white or architecture.",
        "**Floater frames** hold without covering: canvas or board lies free inside, with five millimetres of air all round. No glass, no reflection.",
      ],
      fr: [
        "## Trois familles",
        "**Le bois** réchauffe une pièce. Les baguettes étroites (15 mm) s'effacent devant l'image, les larges (30 mm) donnent du poids aux petits formats. Chêne et noyer sont huilés, jamais vernis.",
        "**L'aluminium** est mince et précis. La baguette mesure huit millimètres et disparaît presque à côté du noir et blanc ou de l'architecture.",
        "**La caisse américaine** entoure sans recouvrir : la toile ou le panneau y repose librement, avec cinq millimètres de vide tout autour. Ni verre, ni reflet.",
      ],
      es: [
        "## Tres familias",
        "**La madera** da calidez. Los perfiles estrechos (15 mm) ceden el paso a la imagen; los anchos (30 mm) dan peso a los formatos pequeños. El roble y el nogal van aceitados, no barnizados.",
        "**El aluminio** es fino y preciso. El perfil mide ocho milímetros y casi desaparece junto al blanco y negro o la arquitectura.",
        "**El marco flotante** rodea sin tapar: el lienzo o el panel queda suelto dentro, con cinco milímetros de aire alrededor. Sin cristal y sin reflejos.",
      ],
      it: [
        "## Tre famiglie",
        "**Il legno** scalda una stanza. I profili stretti (15 mm) lasciano spazio all'immagine, quelli larghi (30 mm) danno peso anche ai piccoli formati. Rovere e noce sono oliati, non verniciati.",
        "**L'alluminio** è sottile e preciso. Il profilo misura otto millimetri e accanto al bianco e nero o all'architettura quasi scompare.",
        "**La cornice a cassetta** circonda senza coprire: tela o pannello restano liberi all'interno, con cinque millimetri d'aria tutt'intorno. Niente vetro, niente riflessi.",
      ],
      nl: [
        "## Drie families",
        "**Hout** maakt een kamer warm. Smalle lijsten (15 mm) laten het beeld voorgaan, brede (30 mm) geven ook kleine foto's gewicht. Eiken en noten zijn geolied, niet gelakt.",
        "**Aluminium** is dun en precies. De lijst is acht millimeter breed en verdwijnt bijna naast zwart-wit en architectuur.",
        "**Baklijsten** omlijsten zonder te bedekken: canvas of plaat ligt vrij in de lijst, met vijf millimeter lucht rondom. Geen glas, geen spiegeling.",
      ],
    }),
    photos(
      [
        "corner-walnut",
        {
          de: "Nussbaum, auf Gehrung geschnitten",
          en: "Walnut, cut to a mitre",
          fr: "Noyer, coupé d'onglet",
          es: "Nogal, cortado a inglete",
          it: "Noce, tagliato a quarantacinque gradi",
          nl: "Notenhout, in verstek gezaagd",
        },
      ],
      [
        "frames-aluminium",
        {
          de: "Zwei schwarze Aluminiumrahmen",
          en: "Two black aluminium frames",
          fr: "Deux cadres noirs en aluminium",
          es: "Dos marcos negros de aluminio",
          it: "Due cornici nere in alluminio",
          nl: "Twee zwarte aluminium lijsten",
        },
      ],
      [
        "board-tray",
        {
          de: "Aluminiumbild mit Schattenfuge",
          en: "Aluminium print in a floater frame",
          fr: "Aluminium en caisse américaine",
          es: "Aluminio en marco flotante",
          it: "Alluminio in cornice a cassetta",
          nl: "Aluminium in een baklijst",
        },
      ],
    ),
    text(
      {
        de: [
          "## Wozu ein Passepartout",
          "Der weiße Karton zwischen Bild und Rahmen hat zwei Aufgaben. Er hält das Papier vom Glas fern, und er gibt dem Bild Ruhe. Drei Zentimeter genügen meist. Das Außenmaß wächst dadurch auf jeder Seite um diese drei Zentimeter, das Bild bleibt, wie es ist.",
          "## Glas oder keins",
          "- **Normales Glas** schützt Papier und genügt an Wänden ohne Fenster gegenüber.",
          "- **Museumsglas** spiegelt kaum: ein Prozent des Lichts statt acht.",
          "- **Leinwand und Platten** brauchen keines.",
        ],
        en: [
          "## What a mount is for",
          "The white board between picture and frame has two tasks. It keeps the paper off the glass, and it gives the picture calm. Three centimetres are mostly enough. The outer size grows by these three centimetres on each side, the picture stays as it is.",
          "## Glass or none",
          "- **Plain glass** protects paper and will do on walls that face no window.",
          "- **Museum glass** hardly reflects: one per cent of the light instead of eight.",
          "- **Canvas and boards** need none.",
        ],
        fr: [
          "## À quoi sert un passe-partout",
          "Le carton blanc entre l'image et le cadre a deux rôles. Il tient le papier à l'écart du verre, et il donne du calme à l'image. Trois centimètres suffisent le plus souvent. Le format extérieur grandit de ces trois centimètres de chaque côté, l'image reste la même.",
          "## Avec verre ou sans",
          "- **Le verre normal** protège le papier et convient aux murs sans fenêtre en face.",
          "- **Le verre musée** ne reflète presque rien : un pour cent de la lumière au lieu de huit.",
          "- **Toiles et panneaux** n'en ont pas besoin.",
        ],
        es: [
          "## Para qué sirve un paspartú",
          "El cartón blanco entre la imagen y el marco tiene dos tareas. Separa el papel del cristal y da calma a la imagen. Casi siempre bastan tres centímetros. La medida exterior crece esos tres centímetros por lado; la imagen se queda como está.",
          "## Con cristal o sin él",
          "- **El cristal normal** protege el papel y basta en paredes sin ventana enfrente.",
          "- **El cristal de museo** apenas refleja: un uno por ciento de la luz en lugar de un ocho.",
          "- **Los lienzos y los paneles** no lo necesitan.",
        ],
        it: [
          "## A che cosa serve un passe-partout",
          "Il cartone bianco tra immagine e cornice ha due compiti. Tiene la carta lontana dal vetro e dà calma all'immagine. Di solito bastano tre centimetri. La misura esterna cresce di tre centimetri per lato, l'immagine resta com'è.",
          "## Con vetro o senza",
          "- **Il vetro normale** protegge la carta e basta su pareti senza finestra di fronte.",
          "- **Il vetro museale** quasi non riflette: l'uno per cento della luce invece dell'otto.",
          "- **Tele e pannelli** non ne hanno bisogno.",
        ],
        nl: [
          "## Waarvoor een passe-partout dient",
          "Het witte karton tussen beeld en lijst heeft twee taken. Het houdt het papier van het glas af en geeft het beeld rust. Drie centimeter is meestal genoeg. De buitenmaat groeit aan elke kant met die drie centimeter, het beeld blijft zoals het is.",
          "## Glas of geen glas",
          "- **Gewoon glas** beschermt papier en volstaat op muren zonder raam ertegenover.",
          "- **Museumglas** spiegelt nauwelijks: één procent van het licht in plaats van acht.",
          "- **Canvas en platen** hebben er geen nodig.",
        ],
      },
      "tinted",
    ),
    moreGuides(guides.frames),
  ],
};
