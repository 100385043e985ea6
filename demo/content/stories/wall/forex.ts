import { action, opening, photos, prices, questions, text, ways } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import { alsoLookAt, chooseSize, pricesOfToday } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { wall } from "./heads.ts";

export const forex: StoryText = {
  ...wall.forex,
  title: {
    de: "Foto auf Forex: leicht und matt",
    en: "Photo on Forex board: light and matt",
    fr: "Photo sur Forex : léger et mat",
    es: "Foto en Forex: ligero y mate",
    it: "Foto su Forex: leggero e opaco",
    nl: "Foto op forex: licht en mat",
  },
  description: {
    de: "Fünf Millimeter Hartschaum, direkt bedruckt: das leichteste feste Wandbild. Gut fürs Kinderzimmer, für Mietwohnungen und für ganze Serien.",
    en: "Five millimetres of foam board, printed directly: the lightest solid wall picture. Good for children's rooms, rented flats and whole series.",
    fr: "Cinq millimètres de mousse rigide, imprimés directement : le tableau rigide le plus léger. Pour les chambres d'enfant, les locations et les séries.",
    es: "Cinco milímetros de espuma rígida con impresión directa: el cuadro rígido más ligero. Para habitaciones infantiles, pisos de alquiler y series.",
    it: "Cinque millimetri di schiuma rigida, stampa diretta: il quadro rigido più leggero. Per camerette, case in affitto e serie intere.",
    nl: "Vijf millimeter hardschuim, direct bedrukt: de lichtste stevige wanddecoratie. Goed voor kinderkamers, huurwoningen en hele series.",
  },
  teaser: opening({
    headline: {
      de: "Leicht genug für Klebeplatten",
      en: "Light enough for adhesive plates",
      fr: "Assez léger pour des plaques adhésives",
      es: "Tan ligero que bastan placas adhesivas",
      it: "Così leggero che bastano piastre adesive",
      nl: "Licht genoeg voor kleefplaten",
    },
    text: {
      de: "Drei Bilder von 30 × 30 Zentimetern wiegen zusammen weniger als eine Flasche Wasser.",
      en: "Three pictures of 30 × 30 centimetres weigh less together than a bottle of water.",
      fr: "Trois tableaux de 30 × 30 centimètres pèsent ensemble moins qu'une bouteille d'eau.",
      es: "Tres cuadros de 30 × 30 centímetros pesan juntos menos que una botella de agua.",
      it: "Tre quadri da 30 × 30 centimetri pesano insieme meno di una bottiglia d'acqua.",
      nl: "Drie beelden van 30 × 30 centimeter wegen samen minder dan een fles water.",
    },
    image: "room-forex",
    buttons: [action(chooseSize, toProduct("canvas-prints", "materialType=forexplatte"))],
  }),
  body: [
    prices({
      headline: {
        de: "Quadrate für Serien",
        en: "Squares for series",
        fr: "Des carrés pour les séries",
        es: "Cuadrados para series",
        it: "Quadrati per le serie",
        nl: "Vierkanten voor series",
      },
      material: "forexplatte",
      ratio: "square",
      product: "canvas-prints",
      note: pricesOfToday,
    }),
    text(
      {
        de: [
          "## Was Forex kann",
          "Forex ist geschäumter Kunststoff mit geschlossener Haut. Wir drucken direkt darauf: matt, ohne Spiegelung, mit kräftigem Weiß. Die Platte ist fünf Millimeter stark, bleibt in feuchten Räumen in Form und verträgt Kinderhände.",
          "Auf Wunsch fräsen wir Linien oder Punkte hinein; dann fängt die Fläche Streiflicht.",
        ],
        en: [
          "## What Forex does well",
          "Forex is foamed plastic with a closed skin. We print straight onto it: matt, without reflections, with a strong white. The board is five millimetres thick, keeps its shape in damp rooms and does not mind children's hands.",
          "If you like we mill lines or dots into it; then the surface catches raking light.",
        ],
        fr: [
          "## Les atouts du Forex",
          "Le Forex est un plastique expansé à peau fermée. Nous imprimons directement dessus : mat, sans reflet, avec un blanc franc. Le panneau fait cinq millimètres, garde sa forme dans les pièces humides et supporte les petites mains.",
          "Si vous le souhaitez, nous y fraisons des lignes ou des points ; la surface accroche alors la lumière rasante.",
        ],
        es: [
          "## Lo que sabe hacer el Forex",
          "El Forex es plástico espumado de piel cerrada. Imprimimos directamente encima: mate, sin reflejos y con un blanco intenso. El panel tiene cinco milímetros, conserva la forma con humedad y no teme las manos pequeñas.",
          "Si quieres, fresamos líneas o puntos; entonces la superficie juega con la luz rasante.",
        ],
        it: [
          "## Che cosa sa fare il Forex",
          "Il Forex è plastica espansa a pelle chiusa. Stampiamo direttamente sopra: opaco, senza riflessi, con un bianco deciso. Il pannello è spesso cinque millimetri, mantiene la forma con l'umidità e non teme le mani dei bambini.",
          "Se vuoi, fresiamo linee o punti; allora la superficie gioca con la luce radente.",
        ],
        nl: [
          "## Wat forex kan",
          "Forex is geschuimd kunststof met een dichte huid. We drukken er direct op: mat, zonder spiegeling, met krachtig wit. De plaat is vijf millimeter dik, blijft in vorm in vochtige ruimtes en kan tegen kinderhanden.",
          "Als je wilt, frezen we er lijnen of stippen in; dan vangt het vlak strijklicht.",
        ],
      },
      "tinted",
    ),
    photos([
      "edge-forex",
      {
        de: "Die Kante bleibt weiß.",
        en: "The edge stays white.",
        fr: "Le chant reste blanc.",
        es: "El canto se queda blanco.",
        it: "Il bordo resta bianco.",
        nl: "De rand blijft wit.",
      },
    ]),
    questions(
      {
        de: "Aufhängen ohne Bohrmaschine",
        en: "Hanging without a drill",
        fr: "Accrocher sans perceuse",
        es: "Colgar sin taladro",
        it: "Appendere senza trapano",
        nl: "Ophangen zonder boormachine",
      },
      {
        de: [
          [
            "Hält eine Klebeplatte wirklich?",
            "Auf glattem, sauberem Grund ja: Ein Quadratmeter Forex wiegt keine drei Kilogramm. Auf Raufaser und frischer Farbe nimm besser einen Nagel und eine Schiene.",
          ],
          ["Ist Forex für draußen?", "Unter Dach für eine Saison. Für länger ist Alu-Dibond die bessere Platte."],
          [
            "Kann ich einen Rahmen dazu nehmen?",
            "Ja, einen Schattenfugenrahmen. Er gibt der leichten Platte eine Kontur.",
          ],
        ],
        en: [
          [
            "Does an adhesive plate really hold?",
            "On a smooth, clean wall it does: a square metre of Forex weighs less than three kilograms. On woodchip or fresh paint rather take a nail and a rail.",
          ],
          ["Is Forex for outdoors?", "Under a roof for a season. For longer, aluminium is the better board."],
          ["Can I add a frame?", "Yes, a floater frame. It gives the light board an outline."],
        ],
        fr: [
          [
            "Une plaque adhésive tient-elle vraiment ?",
            "Sur un mur lisse et propre, oui : un mètre carré de Forex pèse moins de trois kilogrammes. Sur un enduit rugueux ou une peinture fraîche, préférez un clou et un rail.",
          ],
          [
            "Le Forex va-t-il dehors ?",
            "Sous un toit, pour une saison. Pour plus longtemps, l'aluminium est le meilleur choix.",
          ],
          ["Puis-je ajouter un cadre ?", "Oui, une caisse américaine. Elle donne un contour à ce panneau léger."],
        ],
        es: [
          [
            "¿Aguanta de verdad una placa adhesiva?",
            "En una pared lisa y limpia, sí: un metro cuadrado de Forex pesa menos de tres kilos. En gotelé o pintura reciente, mejor un clavo y un riel.",
          ],
          ["¿Sirve para exterior?", "Bajo techo y por una temporada. Para más tiempo, mejor el aluminio."],
          ["¿Puedo ponerle marco?", "Sí, un marco flotante. Le da contorno a un panel tan ligero."],
        ],
        it: [
          [
            "Una piastra adesiva regge davvero?",
            "Su un muro liscio e pulito sì: un metro quadro di Forex pesa meno di tre chili. Su intonaco ruvido o pittura fresca meglio un chiodo e una guida.",
          ],
          ["Va bene all'esterno?", "Sotto un tetto, per una stagione. Per più tempo è meglio l'alluminio."],
          ["Posso aggiungere una cornice?", "Sì, una cornice a cassetta. Dà un contorno al pannello leggero."],
        ],
        nl: [
          [
            "Houdt een kleefplaat echt?",
            "Op een gladde, schone muur wel: een vierkante meter forex weegt nog geen drie kilo. Op structuurbehang of verse verf neem je beter een spijker en een rail.",
          ],
          ["Kan forex buiten hangen?", "Onder een afdak, voor een seizoen. Voor langer is aluminium de betere plaat."],
          ["Kan er een lijst omheen?", "Ja, een baklijst. Die geeft de lichte plaat een contour."],
        ],
      },
    ),
    ways(alsoLookAt, [wall.aluminium, wall.poster, wall.pictureWall]),
  ],
};
