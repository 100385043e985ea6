import { opening, photos, questions, text, ways } from "../../blocks.ts";
import { alsoLookAt } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { guides } from "../guides/heads.ts";
import { books } from "./heads.ts";

export const materials: StoryText = {
  ...books.materials,
  title: {
    de: "Fotobuch: Einband, Papier und Veredelung",
    en: "Photo book: cover, paper and foil",
    fr: "Livre photo : couverture et papier",
    es: "Fotolibro: cubierta, papel y acabado",
    it: "Fotolibro: copertina, carta e lamina",
    nl: "Fotoboek: omslag, papier en folie",
  },
  description: {
    de: "Woraus ein Fotobuch besteht: Graupappe, Vorsatz, Folie, vier Papiere und eine Veredelung in Gold, Silber, Roségold oder Relieflack.",
    en: "What a photo book is made of: grey board, end paper, film, four papers and a finish in gold, silver, rose gold or raised varnish.",
    fr: "De quoi un livre photo est fait : carton gris, garde, film, quatre papiers et une finition or, argent, or rose ou vernis relief.",
    es: "De qué está hecho un fotolibro: cartón gris, guarda, película, cuatro papeles y un acabado en oro, plata, oro rosa o barniz en relieve.",
    it: "Di che cosa è fatto un fotolibro: cartone grigio, risguardo, film, quattro carte e una finitura in oro, argento, oro rosa o vernice a rilievo.",
    nl: "Waaruit een fotoboek bestaat: grijsbord, schutblad, folie, vier papiersoorten en een afwerking in goud, zilver, roségoud of reliëflak.",
  },
  teaser: opening({
    headline: {
      de: "Was ein Buch zusammenhält",
      en: "What holds a book together",
      fr: "Ce qui tient un livre ensemble",
      es: "Lo que mantiene unido un libro",
      it: "Che cosa tiene insieme un libro",
      nl: "Wat een boek bij elkaar houdt",
    },
    text: {
      de: "Vier Schichten außen, vier Papiere innen. Hier liegen sie nebeneinander.",
      en: "Four layers outside, four papers inside. Here they lie side by side.",
      fr: "Quatre couches dehors, quatre papiers dedans. Les voici côte à côte.",
      es: "Cuatro capas por fuera, cuatro papeles por dentro. Aquí, uno al lado del otro.",
      it: "Quattro strati fuori, quattro carte dentro. Qui stanno fianco a fianco.",
      nl: "Vier lagen buiten, vier papiersoorten binnen. Hier liggen ze naast elkaar.",
    },
    image: "book-layers",
    look: "wide",
  }),
  body: [
    text({
      de: [
        "## Papiere",
        "| Papier | Gefühl | Wofür |",
        "| Standard | glatt, leicht seidig | alles, was bunt ist |",
        "| Glänzend | glatt, kräftige Farben | Reise, Sommer, Nacht |",
        "| Matt | ruhig, ohne Spiegelung | Porträt, Schwarzweiß |",
        "| Beschreibbar | offen, nimmt Tinte an | Gästebuch, Tagebuch |",
        "Das beschreibbare Papier gibt es im Hardcover. Das Echtfotobuch kommt auf Fotopapier, glänzend oder matt.",
      ],
      en: [
        "## Papers",
        "| Paper | Feel | For |",
        "| Standard | smooth, a little silky | everything colourful |",
        "| Gloss | smooth, strong colours | travel, summer, night |",
        "| Matt | calm, no reflections | portraits, black and white |",
        "| Writable | open, takes ink | guestbook, diary |",
        "Writable paper comes in the hardcover. The lay-flat book is on photo paper, gloss or matt.",
      ],
      fr: [
        "## Papiers",
        "| Papier | Toucher | Pour |",
        "| Standard | lisse, un peu soyeux | tout ce qui est coloré |",
        "| Brillant | lisse, couleurs fortes | voyage, été, nuit |",
        "| Mat | calme, sans reflet | portrait, noir et blanc |",
        "| Inscriptible | ouvert, prend l'encre | livre d'or, journal |",
        "Le papier inscriptible existe pour le livre rigide. Le livre à plat est sur papier photo, brillant ou mat.",
      ],
      es: [
        "## Papeles",
        "| Papel | Tacto | Para |",
        "| Estándar | liso, algo sedoso | todo lo colorido |",
        "| Brillo | liso, colores intensos | viajes, verano, noche |",
        "| Mate | sereno, sin reflejos | retrato, blanco y negro |",
        "| Escribible | abierto, admite tinta | libro de firmas, diario |",
        "El papel escribible está en la tapa dura. El de apertura plana va en papel fotográfico, brillo o mate.",
      ],
      it: [
        "## Carte",
        "| Carta | Al tatto | Per |",
        "| Standard | liscia, un po' setosa | tutto ciò che è colorato |",
        "| Lucida | liscia, colori forti | viaggi, estate, notte |",
        "| Opaca | calma, senza riflessi | ritratti, bianco e nero |",
        "| Scrivibile | aperta, prende l'inchiostro | guestbook, diario |",
        "La carta scrivibile c'è nella copertina rigida. L'apertura piatta è su carta fotografica, lucida o opaca.",
      ],
      nl: [
        "## Papier",
        "| Papier | Gevoel | Voor |",
        "| Standaard | glad, een beetje zijdig | alles wat kleurrijk is |",
        "| Glanzend | glad, krachtige kleuren | reizen, zomer, nacht |",
        "| Mat | rustig, zonder spiegeling | portret, zwart-wit |",
        "| Beschrijfbaar | open, neemt inkt op | gastenboek, dagboek |",
        "Beschrijfbaar papier is er in het harde boek. Het layflat-boek is op fotopapier, glanzend of mat.",
      ],
    }),
    photos(
      [
        "book-shelf",
        {
          de: "Der Rücken trägt den Titel, ab der Dicke, die ihn fasst.",
          en: "The spine carries the title once it is wide enough.",
          fr: "Le dos porte le titre dès qu'il est assez large.",
          es: "El lomo lleva el título en cuanto cabe.",
          it: "Il dorso porta il titolo appena è abbastanza largo.",
          nl: "De rug draagt de titel zodra hij breed genoeg is.",
        },
      ],
      [
        "book-closed",
        {
          de: "Einband glänzend oder matt",
          en: "Cover in gloss or matt",
          fr: "Couverture brillante ou mate",
          es: "Cubierta brillante o mate",
          it: "Copertina lucida o opaca",
          nl: "Omslag glanzend of mat",
        },
      ],
      [
        "foil-gold",
        {
          de: "Folie in Gold, von der Seite",
          en: "Gold foil, from the side",
          fr: "Dorure, vue de côté",
          es: "Estampado dorado, de lado",
          it: "Lamina d'oro, di lato",
          nl: "Goudfolie, van opzij",
        },
      ],
    ),
    text(
      {
        de: [
          "## Der Einband, Schicht für Schicht",
          "1. **Folie:** glänzend oder matt, schützt vor Kratzern.",
          "1. **Bedruckter Bogen:** dein Titelbild, um die Kanten gezogen.",
          "1. **Graupappe:** zwei Millimeter, die das Buch gerade halten.",
          "1. **Vorsatz:** das Blatt, das Einband und Seiten verbindet.",
          "## Veredelung",
          "Gold, Silber oder Roségold wird nach dem Druck mit Wärme aufgepresst. Relieflack ist durchsichtig und fühlt sich erhaben an. Beides sitzt auf dem Titel, nirgends sonst.",
        ],
        en: [
          "## The cover, layer by layer",
          "1. **Film:** gloss or matt, against scratches.",
          "1. **Printed sheet:** your title picture, drawn around the edges.",
          "1. **Grey board:** two millimetres that keep the book straight.",
          "1. **End paper:** the leaf that joins cover and pages.",
          "## Finish",
          "Gold, silver or rose gold is pressed on with heat after printing. Raised varnish is clear and can be felt. Both sit on the title and nowhere else.",
        ],
        fr: [
          "## La couverture, couche par couche",
          "1. **Film :** brillant ou mat, contre les rayures.",
          "1. **Feuille imprimée :** votre image de couverture, rabattue sur les bords.",
          "1. **Carton gris :** deux millimètres qui gardent le livre droit.",
          "1. **Garde :** la feuille qui relie couverture et pages.",
          "## Finition",
          "L'or, l'argent ou l'or rose se presse à chaud après l'impression. Le vernis relief est transparent et se sent sous le doigt. L'un comme l'autre ornent le titre, et rien d'autre.",
        ],
        es: [
          "## La cubierta, capa por capa",
          "1. **Película:** brillo o mate, contra los arañazos.",
          "1. **Hoja impresa:** tu imagen de portada, doblada por los bordes.",
          "1. **Cartón gris:** dos milímetros que mantienen recto el libro.",
          "1. **Guarda:** la hoja que une cubierta y páginas.",
          "## Acabado",
          "El oro, la plata o el oro rosa se prensa con calor después de imprimir. El barniz en relieve es transparente y se nota al tacto. Ambos van en el título y en ningún otro sitio.",
        ],
        it: [
          "## La copertina, strato per strato",
          "1. **Film:** lucido o opaco, contro i graffi.",
          "1. **Foglio stampato:** la tua immagine, ripiegata sui bordi.",
          "1. **Cartone grigio:** due millimetri che tengono dritto il libro.",
          "1. **Risguardo:** il foglio che unisce copertina e pagine.",
          "## Finitura",
          "Oro, argento od oro rosa si pressano a caldo dopo la stampa. La vernice a rilievo è trasparente e si sente al tatto. Stanno sul titolo e in nessun altro posto.",
        ],
        nl: [
          "## De omslag, laag voor laag",
          "1. **Folie:** glanzend of mat, tegen krassen.",
          "1. **Bedrukt vel:** jouw titelbeeld, om de randen getrokken.",
          "1. **Grijsbord:** twee millimeter die het boek recht houden.",
          "1. **Schutblad:** het vel dat omslag en pagina's verbindt.",
          "## Afwerking",
          "Goud, zilver of roségoud wordt na het drukken met warmte opgeperst. Reliëflak is doorzichtig en voel je. Beide zitten op de titel en nergens anders.",
        ],
      },
      "tinted",
    ),
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
          [
            "Welches Papier wellt sich nicht?",
            "Keines, solange es trocken liegt. Am steifsten sind die Seiten des Echtfotobuchs.",
          ],
          [
            "Kann man ins Buch schreiben?",
            "Auf beschreibbarem Papier mit jedem Stift. Auf glänzendem nur mit wischfestem Faserstift.",
          ],
        ],
        en: [
          ["Which paper does not cockle?", "None does while it lies dry. Stiffest are the pages of the lay-flat book."],
          ["Can one write in the book?", "On writable paper with any pen. On gloss only with a smudge-proof felt pen."],
        ],
        fr: [
          [
            "Quel papier ne gondole pas ?",
            "Aucun, tant qu'il reste au sec. Les pages du livre à plat sont les plus rigides.",
          ],
          [
            "Peut-on écrire dans le livre ?",
            "Sur papier inscriptible, avec n'importe quel stylo. Sur le brillant, seulement au feutre indélébile.",
          ],
        ],
        es: [
          [
            "¿Qué papel no se ondula?",
            "Ninguno, mientras esté seco. Las páginas más rígidas son las de apertura plana.",
          ],
          [
            "¿Se puede escribir en el libro?",
            "En papel escribible, con cualquier bolígrafo. En brillo, solo con rotulador permanente.",
          ],
        ],
        it: [
          [
            "Quale carta non si ondula?",
            "Nessuna, finché resta all'asciutto. Le più rigide sono le pagine ad apertura piatta.",
          ],
          [
            "Si può scrivere nel libro?",
            "Sulla carta scrivibile con qualsiasi penna. Su quella lucida solo con un pennarello indelebile.",
          ],
        ],
        nl: [
          [
            "Welk papier gaat niet golven?",
            "Geen enkel, zolang het droog ligt. Het stijfst zijn de pagina's van het layflat-boek.",
          ],
          [
            "Kun je in het boek schrijven?",
            "Op beschrijfbaar papier met elke pen. Op glanzend alleen met een watervaste stift.",
          ],
        ],
      },
    ),
    ways(alsoLookAt, [books.overview, books.layflat, guides.paper]),
  ],
};
