import { action, articles, aside, opening, prices, teaser, text, ways } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import { alsoLookAt, calculator, chooseFrame, chooseSize, pricesOfToday } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { frames } from "../frames/heads.ts";
import { guides } from "../guides/heads.ts";
import { wall } from "./heads.ts";

export const poster: StoryText = {
  ...wall.poster,
  experiment: "1031",
  title: {
    de: "Fotoposter drucken: Papiere und Formate",
    en: "Photo posters: papers and sizes",
    fr: "Posters photo : papiers et formats",
    es: "Pósters con foto: papeles y tamaños",
    it: "Poster con foto: carte e formati",
    nl: "Fotoposters: papier en formaten",
  },
  description: {
    de: "Fotoposter auf 200 g Papier: Standard, seidenmatt oder Öko, mit Laminat oder ohne, von 10 × 10 Zentimetern bis drei Meter. Mit Leisten oder im Rahmen.",
    en: "Photo posters on 200 g paper: standard, silk or eco, laminated or not, from 10 × 10 centimetres to three metres. With bars or in a frame.",
    fr: "Posters photo sur papier 200 g : standard, satiné ou écologique, plastifiés ou non, de 10 × 10 centimètres à trois mètres. Avec baguettes ou cadre.",
    es: "Pósters en papel de 200 g: estándar, satinado o ecológico, con plastificado o sin él, de 10 × 10 centímetros a tres metros. Con varillas o marco.",
    it: "Poster su carta da 200 g: standard, satinata o ecologica, plastificati o no, da 10 × 10 centimetri a tre metri. Con aste o in cornice.",
    nl: "Fotoposters op 200 g papier: standaard, zijdemat of eco, met laminaat of zonder, van 10 × 10 centimeter tot drie meter. Met latten of in een lijst.",
  },
  teaser: opening({
    headline: {
      de: "Poster dürfen wechseln",
      en: "Posters may change",
      fr: "Un poster peut changer",
      es: "Los pósters pueden cambiar",
      it: "I poster possono cambiare",
      nl: "Posters mogen wisselen",
    },
    text: {
      de: "Heute das Meer, im Winter die Hütte: Papier hängt leicht und tauscht sich in einer Minute.",
      en: "The sea today, the cabin in winter: paper hangs lightly and is changed in a minute.",
      fr: "La mer aujourd'hui, le chalet en hiver : le papier se fixe d'un rien et se change en une minute.",
      es: "Hoy el mar, en invierno la cabaña: el papel pesa poco y se cambia en un minuto.",
      it: "Oggi il mare, d'inverno la baita: la carta pesa poco e si cambia in un minuto.",
      nl: "Vandaag de zee, in de winter de hut: papier hangt licht en is in een minuut verwisseld.",
    },
    image: "poster-tape",
    buttons: [
      action(chooseSize, toProduct("canvas-prints", "materialType=poster")),
      aside(chooseFrame, toProduct("framed-posters")),
    ],
  }),
  calculator: calculator("canvas-prints", "materialType=poster"),
  body: [
    text({
      de: [
        "## Drei Papiere, zwei Laminate",
        "- **Standard:** 200 g Fotopapier, matt gestrichen. Farben sind satt und spiegeln kaum.",
        "- **Seidenmatt:** etwas mehr Glanz, etwas mehr Tiefe in den Schatten.",
        "- **Öko:** ein wärmeres Weiß mit ruhigen Tönen.",
        "Ein Laminat schützt, was offen hängt. Glänzend hebt die Farben, matt nimmt Fingerabdrücke gelassen. Hinter Glas brauchst du keins.",
        "## Wie es kommt",
        "Bis 40 × 30 Zentimeter flach im Umschlag, größer gerollt. Nach einem Tag unter Büchern liegt es plan. Gerahmte Poster kommen immer flach.",
      ],
      en: [
        "## Three papers, two laminates",
        "- **Standard:** 200 g photo paper with a matt coat. Colours are full and hardly reflect.",
        "- **Silk:** a little more sheen, a little more depth in the shadows.",
        "- **Eco:** a warmer white with quiet tones.",
        "A laminate protects what hangs in the open. Gloss lifts the colours, matt takes fingerprints calmly. Behind glass you need none.",
        "## How it comes",
        "Flat in a mailer up to 40 × 30 centimetres, rolled when larger. After a day under books it lies flat. Framed posters always come flat.",
      ],
      fr: [
        "## Trois papiers, deux pelliculages",
        "- **Standard :** papier photo 200 g, couché mat. Des couleurs pleines, presque sans reflet.",
        "- **Satiné :** un peu plus d'éclat, un peu plus de profondeur dans les ombres.",
        "- **Écologique :** un blanc plus chaud, des tons paisibles.",
        "Le pelliculage protège ce qui est à l'air libre. Brillant, il relève les couleurs ; mat, il supporte les traces de doigts. Sous verre, il est inutile.",
        "## Comment il arrive",
        "À plat dans une pochette jusqu'à 40 × 30 centimètres, roulé au-delà. Après un jour sous des livres, il est plan. Les posters encadrés arrivent toujours à plat.",
      ],
      es: [
        "## Tres papeles, dos plastificados",
        "- **Estándar:** papel fotográfico de 200 g, mate. Colores llenos y casi sin reflejos.",
        "- **Satinado:** algo más de brillo y de profundidad en las sombras.",
        "- **Ecológico:** un blanco más cálido y tonos tranquilos.",
        "El plastificado protege lo que queda al aire. El brillante realza los colores, el mate disimula las huellas. Detrás de un cristal no hace falta.",
        "## Cómo llega",
        "Plano en un sobre hasta 40 × 30 centímetros; enrollado si es mayor. Tras un día bajo unos libros queda liso. Los pósters enmarcados llegan siempre planos.",
      ],
      it: [
        "## Tre carte, due plastificazioni",
        "- **Standard:** carta fotografica da 200 g, opaca. Colori pieni e quasi senza riflessi.",
        "- **Satinata:** un po' più di lucentezza e di profondità nelle ombre.",
        "- **Ecologica:** un bianco più caldo e toni quieti.",
        "La plastificazione protegge ciò che resta all'aria. Lucida esalta i colori, opaca nasconde le impronte. Dietro un vetro non serve.",
        "## Come arriva",
        "Piatto in busta fino a 40 × 30 centimetri, arrotolato se è più grande. Dopo un giorno sotto dei libri è disteso. I poster incorniciati arrivano sempre piatti.",
      ],
      nl: [
        "## Drie papiersoorten, twee laminaten",
        "- **Standaard:** 200 g fotopapier, mat gestreken. Volle kleuren die nauwelijks spiegelen.",
        "- **Zijdemat:** iets meer glans, iets meer diepte in de schaduwen.",
        "- **Eco:** een warmer wit met rustige tinten.",
        "Een laminaat beschermt wat open hangt. Glanzend tilt de kleuren op, mat verdraagt vingerafdrukken. Achter glas heb je het niet nodig.",
        "## Hoe het aankomt",
        "Plat in een envelop tot 40 × 30 centimeter, groter opgerold. Na een dag onder boeken ligt het vlak. Ingelijste posters komen altijd plat.",
      ],
    }),
    teaser({
      headline: {
        de: "Zwei Leisten genügen",
        en: "Two bars will do",
        fr: "Deux baguettes suffisent",
        es: "Bastan dos varillas",
        it: "Bastano due aste",
        nl: "Twee latten zijn genoeg",
      },
      text: {
        de: "Magnetische Leisten aus Holz halten das Papier oben und unten. Kein Glas, kein Loch, und das nächste Poster ist sofort dran.",
        en: "Magnetic wooden bars hold the paper at top and bottom. No glass, no holes, and the next poster is up at once.",
        fr: "Des baguettes de bois aimantées tiennent le papier en haut et en bas. Ni verre, ni trou, et le poster suivant prend sa place aussitôt.",
        es: "Unas varillas magnéticas de madera sujetan el papel arriba y abajo. Sin cristal ni agujeros, y el siguiente póster se pone al momento.",
        it: "Aste di legno magnetiche tengono la carta in alto e in basso. Niente vetro, niente buchi, e il poster successivo è subito su.",
        nl: "Magnetische houten latten houden het papier boven en onder vast. Geen glas, geen gaatjes, en de volgende poster hangt zo.",
      },
      image: "poster-bars",
      look: "wide",
    }),
    articles({
      headline: {
        de: "Posterleisten",
        en: "Poster bars",
        fr: "Baguettes pour poster",
        es: "Varillas para póster",
        it: "Aste per poster",
        nl: "Posterlatten",
      },
      text: {
        de: "In Eiche, Schwarz und Weiß, für Breiten von 21 bis 70 Zentimetern.",
        en: "In oak, black and white, for widths of 21 to 70 centimetres.",
        fr: "En chêne, noir et blanc, pour des largeurs de 21 à 70 centimètres.",
        es: "En roble, negro y blanco, para anchos de 21 a 70 centímetros.",
        it: "In rovere, nero e bianco, per larghezze da 21 a 70 centimetri.",
        nl: "In eiken, zwart en wit, voor breedtes van 21 tot 70 centimeter.",
      },
      items: [
        {
          which: "posterbar-30-oak",
          text: {
            de: "Eiche, 30 cm",
            en: "Oak, 30 cm",
            fr: "Chêne, 30 cm",
            es: "Roble, 30 cm",
            it: "Rovere, 30 cm",
            nl: "Eiken, 30 cm",
          },
          image: "bar-poster",
        },
        {
          which: "posterbar-50-black",
          text: {
            de: "Schwarz, 50 cm",
            en: "Black, 50 cm",
            fr: "Noir, 50 cm",
            es: "Negro, 50 cm",
            it: "Nero, 50 cm",
            nl: "Zwart, 50 cm",
          },
          image: "poster-bars",
        },
      ],
    }),
    prices({
      headline: {
        de: "Poster in DIN-Formaten",
        en: "Posters in A sizes",
        fr: "Posters aux formats A",
        es: "Pósters en formatos DIN",
        it: "Poster nei formati A",
        nl: "Posters in A-formaten",
      },
      material: "poster",
      ratio: "din",
      product: "canvas-prints",
      note: pricesOfToday,
    }),
    ways(alsoLookAt, [frames.overview, frames.mats, guides.paper]),
  ],
};
