import { aside, opening, teaser, text, ways } from "../../blocks.ts";
import { alsoLookAt, calculator, goodToKnow } from "../../pieces.ts";
import { block, type StoryText } from "../../write.ts";
import { wall } from "./heads.ts";

export const collage: StoryText = {
  ...wall.collage,
  navigationType: "collage",
  title: {
    de: "Fotocollage auf Leinwand oder Poster",
    en: "Photo collage on canvas or poster",
    fr: "Pêle-mêle photo sur toile ou poster",
    es: "Collage de fotos en lienzo o póster",
    it: "Collage di foto su tela o poster",
    nl: "Fotocollage op canvas of poster",
  },
  description: {
    de: "Zwei bis sechzig Fotos auf einem Bild: Raster, Herz, Zahl oder Buchstabe, auf Leinwand, als Poster oder gerahmt, von 30 × 30 bis 120 × 80 cm.",
    en: "Two to sixty photos in one picture: grid, heart, number or letter, on canvas, as a poster or framed, from 30 × 30 to 120 × 80 cm.",
    fr: "De deux à soixante photos sur un tableau : grille, cœur, chiffre ou lettre, sur toile, en poster ou encadré, de 30 × 30 à 120 × 80 cm.",
    es: "De dos a sesenta fotos en un cuadro: cuadrícula, corazón, número o letra, en lienzo, póster o enmarcado, de 30 × 30 a 120 × 80 cm.",
    it: "Da due a sessanta foto in un quadro: griglia, cuore, numero o lettera, su tela, poster o incorniciato, da 30 × 30 a 120 × 80 cm.",
    nl: "Twee tot zestig foto's op één beeld: raster, hart, cijfer of letter, op canvas, als poster of ingelijst, van 30 × 30 tot 120 × 80 cm.",
  },
  teaser: opening({
    headline: {
      de: "Wenn ein Foto nicht genügt",
      en: "When one photo is not enough",
      fr: "Quand une photo ne suffit pas",
      es: "Cuando una foto no basta",
      it: "Quando una foto non basta",
      nl: "Als één foto niet genoeg is",
    },
    text: {
      de: "Ein Jahr, eine Reise, eine Familie: viele kleine Bilder, ein großes.",
      en: "A year, a journey, a family: many small pictures, one large one.",
      fr: "Une année, un voyage, une famille : beaucoup de petites images, une grande.",
      es: "Un año, un viaje, una familia: muchas imágenes pequeñas y una grande.",
      it: "Un anno, un viaggio, una famiglia: tante piccole immagini, una grande.",
      nl: "Een jaar, een reis, een gezin: veel kleine beelden, één groot.",
    },
    image: "room-collage",
    buttons: [aside(wall.canvas.name, wall.canvas), aside(wall.poster.name, wall.poster)],
  }),
  calculator: calculator("photo-collages", "materialType=canvas"),
  body: [
    block("collage", {
      headline: {
        de: "Vorlagen zum Füllen",
        en: "Layouts to fill",
        fr: "Des modèles à remplir",
        es: "Plantillas para llenar",
        it: "Modelli da riempire",
        nl: "Sjablonen om te vullen",
      },
      text: {
        de: "Jede Vorlage sagt, wie viele Fotos sie braucht.",
        en: "Each layout says how many photos it needs.",
        fr: "Chaque modèle dit combien de photos il demande.",
        es: "Cada plantilla dice cuántas fotos necesita.",
        it: "Ogni modello dice quante foto servono.",
        nl: "Elk sjabloon zegt hoeveel foto's het nodig heeft.",
      },
      shape: "",
      amount: "8",
    }),
    text({
      de: [
        "## Vier Materialien",
        "- **Leinwand:** matt, auf Kiefer gespannt.",
        "- **Poster:** leicht und schnell, auf 200 g Papier.",
        "- **Gerahmtes Poster:** fertig im Holz- oder Alurahmen.",
        "- **Gemischt:** ein Satz aus drei bis neun einzelnen Bildern, die zusammen hängen.",
      ],
      en: [
        "## Four materials",
        "- **Canvas:** matt, stretched over pine.",
        "- **Poster:** light and quick, on 200 g paper.",
        "- **Framed poster:** ready in a frame of wood or aluminium.",
        "- **Mixed:** a set of three to nine single pictures that hang together.",
      ],
      fr: [
        "## Quatre supports",
        "- **Toile :** mate, tendue sur pin.",
        "- **Poster :** léger et rapide, sur papier 200 g.",
        "- **Poster encadré :** prêt dans un cadre en bois ou en aluminium.",
        "- **Mixte :** un ensemble de trois à neuf tableaux accrochés ensemble.",
      ],
      es: [
        "## Cuatro materiales",
        "- **Lienzo:** mate, tensado sobre pino.",
        "- **Póster:** ligero y rápido, en papel de 200 g.",
        "- **Póster enmarcado:** listo en un marco de madera o aluminio.",
        "- **Mixto:** un conjunto de tres a nueve cuadros que se cuelgan juntos.",
      ],
      it: [
        "## Quattro materiali",
        "- **Tela:** opaca, tesa su pino.",
        "- **Poster:** leggero e veloce, su carta da 200 g.",
        "- **Poster incorniciato:** pronto in una cornice di legno o alluminio.",
        "- **Misto:** un insieme di tre-nove quadri da appendere insieme.",
      ],
      nl: [
        "## Vier materialen",
        "- **Canvas:** mat, op grenen gespannen.",
        "- **Poster:** licht en snel, op 200 g papier.",
        "- **Ingelijste poster:** kant-en-klaar in hout of aluminium.",
        "- **Gemengd:** een set van drie tot negen losse beelden die samen hangen.",
      ],
    }),
    block("collage", {
      headline: { de: "Herzen", en: "Hearts", fr: "Cœurs", es: "Corazones", it: "Cuori", nl: "Harten" },
      text: {
        de: "Für Jubiläen und für Großeltern.",
        en: "For anniversaries and for grandparents.",
        fr: "Pour les anniversaires de mariage et les grands-parents.",
        es: "Para aniversarios y para los abuelos.",
        it: "Per gli anniversari e per i nonni.",
        nl: "Voor jubilea en voor grootouders.",
      },
      shape: "heart",
      amount: "4",
    }),
    teaser({
      headline: goodToKnow,
      text: {
        de: "Kleine Felder brauchen wenig Auflösung: Auch alte Handyfotos dürfen mit aufs Bild. Nimm Fotos mit ähnlichem Licht, dann wirkt das Ganze ruhig.",
        en: "Small fields need little resolution: old phone photos may join in. Choose photos of similar light, and the whole looks calm.",
        fr: "Les petites cases demandent peu de résolution : de vieilles photos de téléphone y ont leur place. Choisissez des lumières proches, l'ensemble restera calme.",
        es: "Los huecos pequeños piden poca resolución: caben también fotos viejas del móvil. Elige fotos con una luz parecida y el conjunto quedará sereno.",
        it: "I riquadri piccoli chiedono poca risoluzione: anche le vecchie foto del telefono vanno bene. Scegli foto con luce simile e l'insieme sarà calmo.",
        nl: "Kleine vakken vragen weinig resolutie: ook oude telefoonfoto's mogen mee. Kies foto's met vergelijkbaar licht, dan oogt het geheel rustig.",
      },
      image: "prints-line",
    }),
    ways(alsoLookAt, [wall.pictureWall, wall.canvas, wall.poster]),
  ],
};
