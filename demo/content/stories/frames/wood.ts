import { action, opening, photos, teaser, text, ways } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import { alsoLookAt, chooseFrame, framePromises } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { guides } from "../guides/heads.ts";
import { frames } from "./heads.ts";

export const wood: StoryText = {
  ...frames.wood,
  title: {
    de: "Holzrahmen in 14 Tönen, schmal oder breit",
    en: "Wooden frames in 14 tones, slim or wide",
    fr: "Cadres en bois, 14 teintes, deux largeurs",
    es: "Marcos de madera en 14 tonos",
    it: "Cornici in legno in 14 toni",
    nl: "Houten lijsten in 14 tinten",
  },
  description: {
    de: "Holzrahmen nach Maß: Eiche, Nussbaum, Buche, Ahorn und mehr, 15 oder 30 Millimeter breit, mit Glas und Passepartout, fertig montiert.",
    en: "Wooden frames made to measure: oak, walnut, beech, maple and more, 15 or 30 millimetres wide, with glass and mount, ready to hang.",
    fr: "Cadres en bois sur mesure : chêne, noyer, hêtre, érable et d'autres, 15 ou 30 millimètres de large, avec verre et passe-partout.",
    es: "Marcos de madera a medida: roble, nogal, haya, arce y más, de 15 o 30 milímetros de ancho, con cristal y paspartú, ya montados.",
    it: "Cornici in legno su misura: rovere, noce, faggio, acero e altri, larghe 15 o 30 millimetri, con vetro e passe-partout, già montate.",
    nl: "Houten lijsten op maat: eiken, noten, beuken, esdoorn en meer, 15 of 30 millimeter breed, met glas en passe-partout, gemonteerd.",
  },
  teaser: opening({
    headline: {
      de: "Holz macht einen Raum warm",
      en: "Wood makes a room warm",
      fr: "Le bois réchauffe une pièce",
      es: "La madera da calidez",
      it: "Il legno scalda una stanza",
      nl: "Hout maakt een kamer warm",
    },
    text: {
      de: "Eiche und Nussbaum sind geölt, nicht lackiert. Man sieht die Maserung, und man fühlt sie.",
      en: "Oak and walnut are oiled, not lacquered. You see the grain, and you feel it.",
      fr: "Chêne et noyer sont huilés, jamais vernis. On voit le veinage, et on le sent.",
      es: "El roble y el nogal van aceitados, no barnizados. La veta se ve y se siente.",
      it: "Rovere e noce sono oliati, non verniciati. La venatura si vede e si sente.",
      nl: "Eiken en noten zijn geolied, niet gelakt. Je ziet de nerf en je voelt hem.",
    },
    image: "bed-frame",
    look: "wide",
    buttons: [action(chooseFrame, toProduct("framed-posters", "frameType=holzrahmen"))],
  }),
  body: [
    text({
      de: [
        "## Schmal oder breit",
        "| Leiste | Breite | Tiefe | Größe bis |",
        "| Schmal | 15 mm | 22 mm | 120 × 90 cm |",
        "| Breit | 30 mm | 24 mm | 150 × 100 cm |",
        "Schmale Leisten lassen dem Bild den Vortritt. Breite geben auch kleinen Bildern Gewicht.",
        "## Vierzehn Töne",
        "Eiche natur und Eiche dunkel, Nussbaum, Buche, Ahorn, Kiefer und Kirsche zeigen Holz. Weiß, Schwarz, Grau und Weiß gekalkt geben Ruhe. Gold, Silber und Bronze stehen Porträts und alten Fotos.",
      ],
      en: [
        "## Slim or wide",
        "| Moulding | Width | Depth | Size up to |",
        "| Slim | 15 mm | 22 mm | 120 × 90 cm |",
        "| Wide | 30 mm | 24 mm | 150 × 100 cm |",
        "Slim mouldings let the picture go first. Wide ones give weight even to small pictures.",
        "## Fourteen tones",
        "Natural and dark oak, walnut, beech, maple, pine and cherry show wood. White, black, grey and whitewash give calm. Gold, silver and bronze suit portraits and old photos.",
      ],
      fr: [
        "## Étroit ou large",
        "| Profil | Largeur | Profondeur | Jusqu'à |",
        "| Étroit | 15 mm | 22 mm | 120 × 90 cm |",
        "| Large | 30 mm | 24 mm | 150 × 100 cm |",
        "Une baguette étroite s'efface devant l'image. Une large donne du poids même à un petit format.",
        "## Quatorze teintes",
        "Chêne naturel et foncé, noyer, hêtre, érable, pin et merisier montrent le bois. Blanc, noir, gris et blanchi apaisent. Or, argent et bronze vont aux portraits et aux photos anciennes.",
      ],
      es: [
        "## Estrecho o ancho",
        "| Perfil | Ancho | Fondo | Hasta |",
        "| Estrecho | 15 mm | 22 mm | 120 × 90 cm |",
        "| Ancho | 30 mm | 24 mm | 150 × 100 cm |",
        "El perfil estrecho cede el paso a la imagen. El ancho da peso incluso a los formatos pequeños.",
        "## Catorce tonos",
        "Roble natural y oscuro, nogal, haya, arce, pino y cerezo enseñan la madera. Blanco, negro, gris y encalado dan calma. Oro, plata y bronce van con retratos y fotos antiguas.",
      ],
      it: [
        "## Sottile o larga",
        "| Profilo | Larghezza | Profondità | Fino a |",
        "| Sottile | 15 mm | 22 mm | 120 × 90 cm |",
        "| Larga | 30 mm | 24 mm | 150 × 100 cm |",
        "Il profilo sottile lascia spazio all'immagine. Quello largo dà peso anche ai piccoli formati.",
        "## Quattordici toni",
        "Rovere naturale e scuro, noce, faggio, acero, pino e ciliegio mostrano il legno. Bianco, nero, grigio e sbiancato danno calma. Oro, argento e bronzo stanno bene ai ritratti e alle foto d'epoca.",
      ],
      nl: [
        "## Smal of breed",
        "| Profiel | Breedte | Diepte | Tot |",
        "| Smal | 15 mm | 22 mm | 120 × 90 cm |",
        "| Breed | 30 mm | 24 mm | 150 × 100 cm |",
        "Een smalle lijst laat het beeld voorgaan. Een brede geeft ook kleine foto's gewicht.",
        "## Veertien tinten",
        "Eiken naturel en donker, noten, beuken, esdoorn, grenen en kersen laten hout zien. Wit, zwart, grijs en whitewash geven rust. Goud, zilver en brons passen bij portretten en oude foto's.",
      ],
    }),
    photos(
      [
        "corner-walnut",
        {
          de: "Ecken auf Gehrung, von Hand geschlossen",
          en: "Mitred corners, closed by hand",
          fr: "Angles d'onglet, assemblés à la main",
          es: "Esquinas a inglete, cerradas a mano",
          it: "Angoli a quarantacinque gradi, chiusi a mano",
          nl: "Hoeken in verstek, met de hand gesloten",
        },
      ],
      [
        "room-window",
        {
          de: "Schmale Eiche am Fenster, mit Passepartout",
          en: "Slim oak by a window, with a mount",
          fr: "Chêne étroit près d'une fenêtre, avec passe-partout",
          es: "Roble estrecho junto a la ventana, con paspartú",
          it: "Rovere sottile alla finestra, con passe-partout",
          nl: "Smal eiken bij het raam, met passe-partout",
        },
      ],
    ),
    teaser({
      headline: {
        de: "Welches Glas davor?",
        en: "Which glass in front?",
        fr: "Quel verre devant ?",
        es: "¿Qué cristal delante?",
        it: "Quale vetro davanti?",
        nl: "Welk glas ervoor?",
      },
      text: {
        de: "Normales Glas ist dabei. Museumsglas spiegelt kaum, Museumsacryl ist leichter und bricht nicht: gut ab einem Meter Breite.",
        en: "Plain glass is included. Museum glass hardly reflects, museum acrylic is lighter and does not break: good from a metre of width on.",
        fr: "Le verre normal est compris. Le verre musée ne reflète presque pas ; l'acrylique musée est plus léger et ne casse pas, un bon choix dès un mètre de large.",
        es: "El cristal normal va incluido. El de museo apenas refleja; el acrílico de museo pesa menos y no se rompe: ideal desde un metro de ancho.",
        it: "Il vetro normale è compreso. Quello museale quasi non riflette, l'acrilico museale è più leggero e non si rompe: ideale da un metro in su.",
        nl: "Gewoon glas zit erbij. Museumglas spiegelt nauwelijks, museumacryl is lichter en breekt niet: goed vanaf een meter breedte.",
      },
      image: "frames-ledge",
    }),
    ways(alsoLookAt, [frames.mats, frames.aluminium, guides.frames]),
  ],
  uspTeaser: framePromises,
};
