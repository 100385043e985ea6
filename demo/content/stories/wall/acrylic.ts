import { action, aside, opening, photos, prices, questions, teaser, text, ways } from "../../blocks.ts";
import { at, toProduct } from "../../links.ts";
import { alsoLookAt, calculator, chooseSize, pricesOfToday, wallPromises } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { wall } from "./heads.ts";

const product = toProduct("canvas-prints", "materialType=acrylglas");

export const acrylic: StoryText = {
  ...wall.acrylic,
  title: {
    de: "Foto hinter Acrylglas: Tiefe und Glanz",
    en: "Photo behind acrylic: depth and gloss",
    fr: "Photo sous verre acrylique : l'éclat",
    es: "Foto en metacrilato: brillo y fondo",
    it: "Foto su vetro acrilico: luce e profondità",
    nl: "Foto achter acrylglas: diepte en glans",
  },
  description: {
    de: "Vier Millimeter gegossenes Acryl, von hinten bedruckt, Kanten poliert. Für Nacht, Wasser und kräftige Farben, in Formaten bis 240 × 120 cm.",
    en: "Four millimetres of cast acrylic, printed from behind, with polished edges. For night, water and strong colours, in sizes up to 240 × 120 cm.",
    fr: "Quatre millimètres d'acrylique coulé, imprimé par l'arrière, chants polis. Pour la nuit, l'eau et les couleurs vives, jusqu'à 240 × 120 cm.",
    es: "Cuatro milímetros de metacrilato colado, impreso por detrás y con cantos pulidos. Para noche, agua y colores intensos, hasta 240 × 120 cm.",
    it: "Quattro millimetri di acrilico colato, stampato da dietro, bordi lucidati. Per notte, acqua e colori forti, fino a 240 × 120 cm.",
    nl: "Vier millimeter gegoten acryl, van achteren bedrukt, gepolijste randen. Voor nacht, water en krachtige kleuren, tot 240 × 120 cm.",
  },
  teaser: opening({
    headline: {
      de: "Hinter Acrylglas leuchtet es",
      en: "Behind acrylic it glows",
      fr: "Sous verre acrylique, tout s'illumine",
      es: "Tras el metacrilato, la foto brilla",
      it: "Dietro l'acrilico la foto si accende",
      nl: "Achter acrylglas licht het op",
    },
    text: {
      de: "Das Licht geht durch vier Millimeter, trifft dein Foto und kommt kräftiger zurück.",
      en: "Light passes four millimetres, meets your photo and comes back stronger.",
      fr: "La lumière traverse quatre millimètres, touche la photo et revient plus vive.",
      es: "La luz atraviesa cuatro milímetros, toca tu foto y vuelve más intensa.",
      it: "La luce attraversa quattro millimetri, tocca la foto e torna più intensa.",
      nl: "Het licht gaat door vier millimeter, raakt je foto en komt krachtiger terug.",
    },
    image: "sofa-acrylic",
    buttons: [action(chooseSize, product), aside(wall.galleryBond.name, wall.galleryBond)],
  }),
  uspTeaser: wallPromises,
  calculator: calculator("canvas-prints", "materialType=acrylglas"),
  body: [
    photos([
      "edge-acrylic",
      {
        de: "Polierte Kante, Abstandshalter aus Stahl: Die Platte steht vor der Wand.",
        en: "Polished edge, steel stand-off: the panel stands before the wall.",
        fr: "Chant poli, entretoise en acier : le panneau se tient devant le mur.",
        es: "Canto pulido y separador de acero: el panel queda por delante de la pared.",
        it: "Bordo lucidato, distanziale in acciaio: il pannello sta davanti alla parete.",
        nl: "Gepolijste rand, stalen afstandhouder: de plaat staat voor de muur.",
      },
    ]),
    text(
      {
        de: [
          "## Von hinten bedruckt",
          "Die Farbe liegt auf der Rückseite, geschützt vom Glas selbst. Vorne bleibt eine glatte Fläche, die du abwischen kannst. Weil Acryl nur halb so viel wiegt wie Fensterglas und nicht splittert, hängt es auch im Flur und im Kinderzimmer gut.",
          "## Wo es hängen sollte",
          "Acrylglas spiegelt. An einer Wand neben dem Fenster ist das schön, gegenüber vom Fenster weniger. Dort nimm lieber [Leinwand](" +
            at(wall.canvas) +
            ") oder [Alu-Dibond](" +
            at(wall.aluminium) +
            ").",
        ],
        en: [
          "## Printed from behind",
          "The ink lies on the back, protected by the acrylic itself. In front stays a smooth surface that you can wipe. Acrylic weighs half as much as window glass and does not shatter, so it hangs well in halls and children's rooms, too.",
          "## Where it should hang",
          "Acrylic reflects. On a wall beside the window that is beautiful, opposite the window less so. There take [canvas](" +
            at(wall.canvas) +
            ") or [aluminium](" +
            at(wall.aluminium) +
            ").",
        ],
        fr: [
          "## Imprimé par l'arrière",
          "L'encre est au dos, protégée par le verre lui-même. Devant reste une surface lisse qui s'essuie. L'acrylique pèse moitié moins que le verre et ne se brise pas : il convient aussi à une entrée ou à une chambre d'enfant.",
          "## Où l'accrocher",
          "Le verre acrylique reflète. Sur un mur à côté de la fenêtre, c'est beau ; en face, un peu moins. Préférez-y la [toile](" +
            at(wall.canvas) +
            ") ou l'[aluminium](" +
            at(wall.aluminium) +
            ").",
        ],
        es: [
          "## Impreso por detrás",
          "La tinta está en el reverso, protegida por el propio metacrilato. Delante queda una superficie lisa que se limpia con un paño. Pesa la mitad que el vidrio y no se astilla, así que también va bien en el recibidor o en una habitación infantil.",
          "## Dónde colgarlo",
          "El metacrilato refleja. En una pared junto a la ventana queda precioso; enfrente, no tanto. Ahí elige mejor [lienzo](" +
            at(wall.canvas) +
            ") o [aluminio](" +
            at(wall.aluminium) +
            ").",
        ],
        it: [
          "## Stampato da dietro",
          "L'inchiostro sta sul retro, protetto dal vetro stesso. Davanti resta una superficie liscia che si pulisce con un panno. L'acrilico pesa la metà del vetro e non va in schegge, perciò sta bene anche in ingresso o in cameretta.",
          "## Dove appenderlo",
          "Il vetro acrilico riflette. Su una parete accanto alla finestra è bello, di fronte un po' meno. Lì scegli piuttosto la [tela](" +
            at(wall.canvas) +
            ") o l'[alluminio](" +
            at(wall.aluminium) +
            ").",
        ],
        nl: [
          "## Van achteren bedrukt",
          "De inkt ligt op de achterkant, beschermd door het glas zelf. Vooraan blijft een glad vlak dat je kunt afnemen. Acryl weegt half zoveel als vensterglas en versplintert niet, dus het hangt ook goed in de hal of een kinderkamer.",
          "## Waar het hoort te hangen",
          "Acrylglas spiegelt. Op een muur naast het raam is dat mooi, tegenover het raam minder. Neem daar liever [canvas](" +
            at(wall.canvas) +
            ") of [aluminium](" +
            at(wall.aluminium) +
            ").",
        ],
      },
      "tinted",
    ),
    teaser({
      headline: {
        de: "Groß über dem Esstisch",
        en: "Large beside the table",
        fr: "En grand près de la table",
        es: "En grande junto a la mesa",
        it: "In grande accanto al tavolo",
        nl: "Groot bij de eettafel",
      },
      text: {
        de: "120 × 80 Zentimeter wiegen knapp fünf Kilogramm. Zwei Dübel tragen das leicht.",
        en: "120 × 80 centimetres weigh a little under five kilograms. Two wall plugs carry that easily.",
        fr: "120 × 80 centimètres pèsent un peu moins de cinq kilogrammes. Deux chevilles les portent sans peine.",
        es: "120 × 80 centímetros pesan algo menos de cinco kilos. Dos tacos los aguantan sin problema.",
        it: "120 × 80 centimetri pesano poco meno di cinque chili. Due tasselli li reggono facilmente.",
        nl: "120 × 80 centimeter weegt iets minder dan vijf kilo. Twee pluggen dragen dat gemakkelijk.",
      },
      image: "room-acrylic",
      buttons: [],
    }),
    prices({
      headline: {
        de: "Acrylglas im Panorama 2:1",
        en: "Acrylic in panorama 2:1",
        fr: "Verre acrylique en panorama 2:1",
        es: "Metacrilato en panorámica 2:1",
        it: "Vetro acrilico in panorama 2:1",
        nl: "Acrylglas in panorama 2:1",
      },
      material: "acrylglas",
      ratio: "2:1",
      product: "canvas-prints",
      note: pricesOfToday,
    }),
    questions(
      {
        de: "Pflege und Aufhängen",
        en: "Care and hanging",
        fr: "Entretien et accrochage",
        es: "Cuidado y montaje",
        it: "Cura e fissaggio",
        nl: "Onderhoud en ophangen",
      },
      {
        de: [
          [
            "Womit reinige ich Acrylglas?",
            "Mit einem weichen, feuchten Tuch. Glasreiniger mit Alkohol macht die Oberfläche stumpf.",
          ],
          [
            "Sieht man die Befestigung?",
            "Schienen und Klebeplatten bleiben unsichtbar. Abstandshalter sitzen sichtbar in den Ecken, das ist Absicht.",
          ],
          [
            "Wie lange dauert es?",
            "Acrylglas braucht in der Werkstatt drei Arbeitstage, ein Rahmen einen mehr. Der genaue Tag steht neben dem Preis.",
          ],
        ],
        en: [
          ["How do I clean acrylic?", "With a soft, damp cloth. Glass cleaner with alcohol makes the surface dull."],
          [
            "Does one see what holds it?",
            "Rails and adhesive plates stay hidden. Stand-offs show in the corners, on purpose.",
          ],
          [
            "How long does it take?",
            "Acrylic needs three working days in the workshop, a frame one more. The exact day stands beside the price.",
          ],
        ],
        fr: [
          [
            "Comment nettoyer l'acrylique ?",
            "Avec un chiffon doux et humide. Un produit à vitres alcoolisé ternit la surface.",
          ],
          [
            "La fixation est-elle visible ?",
            "Rails et plaques adhésives restent cachés. Les entretoises se voient dans les angles, et c'est voulu.",
          ],
          [
            "Combien de temps faut-il ?",
            "L'acrylique demande trois jours ouvrés à l'atelier, un cadre un de plus. Le jour exact figure à côté du prix.",
          ],
        ],
        es: [
          [
            "¿Con qué se limpia el metacrilato?",
            "Con un paño suave y húmedo. Los limpiacristales con alcohol dejan la superficie mate.",
          ],
          [
            "¿Se ve la sujeción?",
            "Los rieles y las placas adhesivas no se ven. Los separadores sí, en las esquinas, y es a propósito.",
          ],
          [
            "¿Cuánto tarda?",
            "El metacrilato necesita tres días laborables en el taller; un marco, uno más. El día exacto aparece junto al precio.",
          ],
        ],
        it: [
          [
            "Con che cosa si pulisce?",
            "Con un panno morbido e umido. I detergenti per vetri con alcol opacizzano la superficie.",
          ],
          [
            "Si vede il fissaggio?",
            "Guide e piastre adesive restano nascoste. I distanziali si vedono agli angoli, ed è voluto.",
          ],
          [
            "Quanto tempo serve?",
            "L'acrilico richiede tre giorni lavorativi in laboratorio, una cornice uno in più. Il giorno esatto è accanto al prezzo.",
          ],
        ],
        nl: [
          [
            "Waarmee maak ik acrylglas schoon?",
            "Met een zachte, vochtige doek. Glasreiniger met alcohol maakt het oppervlak dof.",
          ],
          [
            "Zie je de bevestiging?",
            "Rails en kleefplaten blijven onzichtbaar. Afstandhouders zie je in de hoeken, dat is de bedoeling.",
          ],
          [
            "Hoe lang duurt het?",
            "Acrylglas kost in de werkplaats drie werkdagen, een lijst één extra. De precieze dag staat naast de prijs.",
          ],
        ],
      },
    ),
    ways(alsoLookAt, [wall.galleryBond, wall.aluminium, wall.canvas]),
  ],
};
