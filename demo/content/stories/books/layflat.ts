import { aside, opening, photos, text, ways } from "../../blocks.ts";
import { picture } from "../../pictures.ts";
import { alsoLookAt, calculator } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { prints } from "../prints/heads.ts";
import { books } from "./heads.ts";

export const layflat: StoryText = {
  ...books.layflat,
  title: {
    de: "Echtfotobuch: liegt flach auf dem Tisch",
    en: "Lay-flat book: real photo paper",
    fr: "Livre photo à plat, vrai papier photo",
    es: "Fotolibro de apertura plana",
    it: "Fotolibro ad apertura piatta",
    nl: "Layflat-fotoboek op echt fotopapier",
  },
  description: {
    de: "Belichtet auf echtem Fotopapier und flach gebunden: Ein Panorama geht ohne Falz über die Mitte. 16 bis 100 Seiten, glänzend oder matt.",
    en: "On real photo paper and bound to lie flat: a panorama crosses the middle without a gutter. 16 to 100 pages, gloss or matt.",
    fr: "Sur vrai papier photo et relié à plat : un panorama traverse le milieu sans pli perdu. De 16 à 100 pages, brillant ou mat.",
    es: "En papel fotográfico de verdad y con apertura plana: un panorama cruza el centro sin perderse. De 16 a 100 páginas, brillo o mate.",
    it: "Su vera carta fotografica e rilegato piatto: un panorama attraversa il centro senza perdersi. Da 16 a 100 pagine, lucido o opaco.",
    nl: "Op echt fotopapier en vlak gebonden: een panorama loopt door over het midden. 16 tot 100 pagina's, glanzend of mat.",
  },
  teaser: opening({
    headline: {
      de: "Ein Buch, das liegen bleibt",
      en: "A book that stays open",
      fr: "Un livre qui reste ouvert",
      es: "Un libro que se queda abierto",
      it: "Un libro che resta aperto",
      nl: "Een boek dat open blijft liggen",
    },
    text: {
      de: "Schlag es auf und nimm die Hand weg. Nichts springt zu, nichts verschwindet im Falz.",
      en: "Open it and take your hand away. Nothing springs shut, nothing is lost in the gutter.",
      fr: "Ouvrez-le et retirez la main. Rien ne se referme, rien ne disparaît dans le pli.",
      es: "Ábrelo y aparta la mano. Nada se cierra, nada se pierde en el pliegue.",
      it: "Aprilo e togli la mano. Niente si richiude, niente sparisce nella piega.",
      nl: "Sla het open en haal je hand weg. Niets klapt dicht, niets verdwijnt in de vouw.",
    },
    image: "book-flat",
    look: "wide",
    buttons: [aside(books.overview.name, books.overview)],
  }),
  calculator: calculator("photo-books", "printing=echtfotobuch"),
  body: [
    text({
      de: [
        "## Warum es flach liegt",
        "Jede Doppelseite ist ein einziger Bogen Fotopapier, in der Mitte gefalzt und Rücken an Rücken mit dem nächsten verklebt. Die Seiten sind fest, fast wie Karton, und das Bild läuft ohne Schnitt von links nach rechts.",
        "Fotopapier ist belichtet, nicht gerastert: Hauttöne sind weich, Schwarz ist tief.",
      ],
      en: [
        "## Why it lies flat",
        "Each spread is one sheet of photo paper, folded in the middle and glued back to back to the next. Pages are firm, nearly like board, and a picture runs from left to right without a cut.",
        "Photo paper is exposed, not printed in dots: skin is soft, black is deep.",
      ],
      fr: [
        "## Pourquoi il reste à plat",
        "Chaque double page est une seule feuille de papier photo, pliée au milieu et collée dos à dos à la suivante. Les pages sont fermes, presque comme du carton, et l'image court de gauche à droite sans coupure.",
        "Le papier photo est exposé, pas tramé : la peau est douce, le noir profond.",
      ],
      es: [
        "## Por qué queda plano",
        "Cada doble página es una sola hoja de papel fotográfico, doblada por el centro y pegada dorso con dorso a la siguiente. Las páginas son firmes, casi como cartón, y la imagen va de izquierda a derecha sin cortes.",
        "El papel fotográfico se expone, no se imprime en puntos: la piel es suave y el negro, profundo.",
      ],
      it: [
        "## Perché resta piatto",
        "Ogni doppia pagina è un solo foglio di carta fotografica, piegato al centro e incollato dorso a dorso al successivo. Le pagine sono salde, quasi cartone, e l'immagine scorre da sinistra a destra senza tagli.",
        "La carta fotografica è esposta, non retinata: la pelle è morbida, il nero profondo.",
      ],
      nl: [
        "## Waarom het plat ligt",
        "Elke dubbele pagina is één vel fotopapier, in het midden gevouwen en rug aan rug met het volgende verlijmd. De pagina's zijn stevig, bijna als karton, en het beeld loopt zonder snede van links naar rechts.",
        "Fotopapier wordt belicht, niet gerasterd: huid is zacht, zwart is diep.",
      ],
    }),
    photos(
      [
        "fold-layflat",
        {
          de: "Die Mitte: ein Falz, kein Spalt",
          en: "The middle: a fold, no gap",
          fr: "Le milieu : un pli, pas de creux",
          es: "El centro: un pliegue, sin hueco",
          it: "Il centro: una piega, nessuna fessura",
          nl: "Het midden: een vouw, geen kier",
        },
      ],
      [
        "book-evening",
        {
          de: "Schwer genug, um es in den Schoß zu legen",
          en: "Heavy enough to lie on your lap",
          fr: "Assez lourd pour tenir sur les genoux",
          es: "Pesa lo justo para el regazo",
          it: "Pesante quanto basta per le ginocchia",
          nl: "Zwaar genoeg voor op schoot",
        },
      ],
    ),
    block("photobook-detail", {
      headline: {
        de: "Was es kostet",
        en: "What it costs",
        fr: "Ce qu'il coûte",
        es: "Cuánto cuesta",
        it: "Quanto costa",
        nl: "Wat het kost",
      },
      text: {
        de: "Mehr Seiten ändern den Preis Schritt für Schritt.",
        en: "More pages change the price step by step.",
        fr: "Chaque page en plus change le prix, pas à pas.",
        es: "Cada página de más cambia el precio paso a paso.",
        it: "Ogni pagina in più cambia il prezzo, passo dopo passo.",
        nl: "Meer pagina's veranderen de prijs stap voor stap.",
      },
      printing: "echtfotobuch",
      cover: "hard",
      binding: "layflat",
      picture: picture("book-closed"),
    }),
    text(
      {
        de: [
          "## Glänzend oder matt",
          "**Glänzend** zeigt mehr Farbe und mehr Fingerabdrücke. **Matt** liest sich auch unter der Lampe ohne Spiegelung.",
          "## Formate",
          "Quadratisch mit 20 oder 30 Zentimetern, A5, A4 hoch und quer, A3 quer. Für Landschaften nimm quer, für Porträts hoch, für alles durcheinander das Quadrat.",
        ],
        en: [
          "## Gloss or matt",
          "**Gloss** shows more colour and more fingerprints. **Matt** reads without reflections even under a lamp.",
          "## Sizes",
          "Square with 20 or 30 centimetres, A5, A4 upright and across, A3 across. For landscapes take it across, for portraits upright, for a mixture the square.",
        ],
        fr: [
          "## Brillant ou mat",
          "**Le brillant** montre plus de couleur, et plus de traces de doigts. **Le mat** se lit sans reflet, même sous une lampe.",
          "## Formats",
          "Carré de 20 ou 30 centimètres, A5, A4 en portrait ou paysage, A3 en paysage. Le paysage pour les panoramas, le portrait pour les visages, le carré pour tout mêler.",
        ],
        es: [
          "## Brillo o mate",
          "**El brillo** enseña más color y más huellas. **El mate** se lee sin reflejos incluso bajo una lámpara.",
          "## Tamaños",
          "Cuadrado de 20 o 30 centímetros, A5, A4 vertical u horizontal, A3 horizontal. Horizontal para paisajes, vertical para retratos, cuadrado para mezclar.",
        ],
        it: [
          "## Lucido o opaco",
          "**Lucido** mostra più colore e più impronte. **Opaco** si legge senza riflessi anche sotto una lampada.",
          "## Formati",
          "Quadrato da 20 o 30 centimetri, A5, A4 verticale e orizzontale, A3 orizzontale. Orizzontale per i paesaggi, verticale per i ritratti, quadrato per mescolare.",
        ],
        nl: [
          "## Glanzend of mat",
          "**Glanzend** toont meer kleur en meer vingerafdrukken. **Mat** leest ook onder een lamp zonder spiegeling.",
          "## Formaten",
          "Vierkant van 20 of 30 centimeter, A5, A4 staand en liggend, A3 liggend. Liggend voor landschappen, staand voor portretten, vierkant voor alles door elkaar.",
        ],
      },
      "tinted",
    ),
    ways(alsoLookAt, [books.materials, books.booklet, prints.box]),
  ],
};
