import { action, aside, frameKinds, opening, photos, prices, questions, text, ways } from "../../blocks.ts";
import { at, toProduct } from "../../links.ts";
import { alsoLookAt, calculator, chooseSize, pricesOfToday, wallPromises } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { frames } from "../frames/heads.ts";
import { guides } from "../guides/heads.ts";
import { wall } from "./heads.ts";

export const canvas: StoryText = {
  ...wall.canvas,
  experiment: "965",
  title: {
    de: "Foto auf Leinwand: Gewebe, Kanten, Rahmen",
    en: "Photo on canvas: weave, edges, frames",
    fr: "Photo sur toile : trame, chants, cadres",
    es: "Foto en lienzo: trama, cantos, marcos",
    it: "Foto su tela: trama, bordi, cornici",
    nl: "Foto op canvas: doek, randen, lijsten",
  },
  description: {
    de: "Was eine Fotoleinwand ausmacht: 340 g Gewebe, Keilrahmen aus Kiefer in zwei Tiefen, drei Arten von Kanten und Formate bis zwei Meter.",
    en: "What makes a canvas print: 340 g cloth, a pine stretcher in two depths, three kinds of edges and sizes up to two metres.",
    fr: "Ce qui fait une photo sur toile : un tissu de 340 g, un châssis en pin en deux épaisseurs, trois sortes de chants, jusqu'à deux mètres.",
    es: "Qué hace bueno un lienzo: tela de 340 g, bastidor de pino en dos grosores, tres tipos de canto y tamaños de hasta dos metros.",
    it: "Che cosa fa una buona tela: tessuto da 340 g, telaio di pino in due spessori, tre tipi di bordo e formati fino a due metri.",
    nl: "Wat een fotocanvas maakt: doek van 340 g, een grenen spieraam in twee dieptes, drie soorten randen en formaten tot twee meter.",
  },
  teaser: opening({
    headline: {
      de: "Foto auf Leinwand",
      en: "Your photo on canvas",
      fr: "Votre photo sur toile",
      es: "Tu foto en lienzo",
      it: "La tua foto su tela",
      nl: "Je foto op canvas",
    },
    text: {
      de: "Aus der Nähe siehst du den Faden, aus zwei Metern nur das Bild.",
      en: "From near you see the thread, from two metres only the picture.",
      fr: "De près, on voit le fil. À deux mètres, seulement l'image.",
      es: "De cerca ves el hilo; a dos metros, solo la imagen.",
      it: "Da vicino vedi il filo, da due metri solo l'immagine.",
      nl: "Van dichtbij zie je de draad, van twee meter alleen het beeld.",
    },
    image: "room-canvas",
    buttons: [action(chooseSize, toProduct("canvas-prints")), aside(frames.shadowGap.name, frames.shadowGap)],
  }),
  uspTeaser: wallPromises,
  calculator: calculator("canvas-prints", "materialType=leinwand"),
  body: [
    text({
      de: [
        "## Gewebe, das Fotos mag",
        "Wir drucken mit zwölf Pigmenten auf mattes Gewebe, 340 Gramm je Quadratmeter, und spannen es von Hand auf einen keilbaren Rahmen aus Kiefer. Die Oberfläche schluckt Spiegelungen. Darum hängt Leinwand auch gegenüber von Fenstern gut.",
        "Ab einem Meter bekommt der Rahmen eine Querstrebe, ab 120 Zentimetern ist er immer 38 Millimeter tief. So bleibt er gerade.",
      ],
      en: [
        "## A cloth that likes photos",
        "We print with twelve pigments on matt cloth, 340 grams per square metre, and stretch it by hand over a pine frame with wedges. The surface swallows reflections, so canvas hangs well opposite windows, too.",
        "From one metre on the stretcher has a cross bar, from 120 centimetres it is always 38 millimetres deep. That keeps it straight.",
      ],
      fr: [
        "## Une toile qui aime les photos",
        "Nous imprimons avec douze pigments sur une toile mate de 340 grammes par mètre carré, puis nous la tendons à la main sur un châssis à clés en pin. La surface absorbe les reflets : la toile se plaît aussi face à une fenêtre.",
        "À partir d'un mètre, le châssis reçoit une traverse ; à partir de 120 centimètres, il a toujours 38 millimètres d'épaisseur. Ainsi il reste droit.",
      ],
      es: [
        "## Una tela que se lleva bien con las fotos",
        "Imprimimos con doce pigmentos sobre tela mate de 340 gramos por metro cuadrado y la tensamos a mano sobre un bastidor de pino con cuñas. La superficie absorbe los reflejos, así que el lienzo queda bien incluso frente a una ventana.",
        "Desde un metro el bastidor lleva un travesaño y desde 120 centímetros tiene siempre 38 milímetros de grosor. Así se mantiene recto.",
      ],
      it: [
        "## Una tela che ama le foto",
        "Stampiamo con dodici pigmenti su tela opaca da 340 grammi al metro quadro e la tendiamo a mano su un telaio di pino con cunei. La superficie assorbe i riflessi, perciò la tela sta bene anche di fronte a una finestra.",
        "Da un metro in su il telaio ha una traversa, da 120 centimetri è sempre spesso 38 millimetri. Così resta dritto.",
      ],
      nl: [
        "## Doek dat van foto's houdt",
        "We drukken met twaalf pigmenten op mat doek van 340 gram per vierkante meter en spannen het met de hand op een grenen spieraam. Het oppervlak neemt spiegelingen op, dus canvas hangt ook goed tegenover een raam.",
        "Vanaf één meter krijgt het raam een dwarslat, vanaf 120 centimeter is het altijd 38 millimeter diep. Zo blijft het recht.",
      ],
    }),
    photos(
      [
        "edge-canvas",
        {
          de: "Gespiegelt: Das Bild läuft um die Kante weiter, vorne fehlt nichts.",
          en: "Mirrored: the picture runs on around the edge, nothing is lost in front.",
          fr: "En miroir : l'image se prolonge sur le chant, rien ne manque devant.",
          es: "En espejo: la imagen continúa por el canto y delante no falta nada.",
          it: "Specchiato: l'immagine prosegue sul bordo, davanti non manca nulla.",
          nl: "Gespiegeld: het beeld loopt door om de rand, vooraan mist niets.",
        },
      ],
      [
        "edge-canvas-folded",
        {
          de: "Umgeschlagen: Das Bild selbst geht um die Ecke.",
          en: "Folded: the picture itself goes around the corner.",
          fr: "Rabattu : c'est l'image elle-même qui tourne l'angle.",
          es: "Envolvente: la propia imagen dobla la esquina.",
          it: "Avvolgente: è l'immagine stessa a girare l'angolo.",
          nl: "Omgevouwen: het beeld zelf gaat de hoek om.",
        },
      ],
      [
        "edge-canvas-coloured",
        {
          de: "Farbig: eine ruhige Kante in einem Ton deiner Wahl.",
          en: "Coloured: a quiet edge in a tone of your choice.",
          fr: "Uni : un chant calme dans la teinte de votre choix.",
          es: "De color: un canto tranquilo en el tono que elijas.",
          it: "In tinta: un bordo quieto nel tono che scegli.",
          nl: "Effen: een rustige rand in een tint naar keuze.",
        },
      ],
    ),
    prices({
      headline: {
        de: "Leinwand in 3:2",
        en: "Canvas in 3:2",
        fr: "Toile en 3:2",
        es: "Lienzo en 3:2",
        it: "Tela in 3:2",
        nl: "Canvas in 3:2",
      },
      material: "leinwand",
      ratio: "3:2",
      product: "canvas-prints",
      note: pricesOfToday,
    }),
    frameKinds("leinwand", {
      headline: {
        de: "Rahmen, die Leinwand frei lassen",
        en: "Frames that leave canvas free",
        fr: "Des cadres qui laissent la toile libre",
        es: "Marcos que dejan libre el lienzo",
        it: "Cornici che lasciano libera la tela",
        nl: "Lijsten die het canvas vrij laten",
      },
      text: {
        de: "Preise mit Leinwand, im Format, mit dem wir anfangen.",
        en: "Prices with the canvas, in the size we begin with.",
        fr: "Prix avec la toile, dans le format de départ.",
        es: "Precios con el lienzo, en el tamaño inicial.",
        it: "Prezzi con la tela, nel formato iniziale.",
        nl: "Prijzen met canvas, in het formaat waarmee we beginnen.",
      },
      items: [
        {
          which: "schattenfuge-leinwand",
          name: {
            de: "Schattenfugenrahmen für Leinwand",
            en: "Tray frame for canvas",
            fr: "Caisse américaine pour toile",
            es: "Marco flotante para lienzo",
            it: "Cornice americana per tela",
            nl: "Baklijst voor canvas",
          },
          text: {
            de: "Fünf Millimeter Luft rundum.",
            en: "Five millimetres of air all round.",
            fr: "Cinq millimètres d'air tout autour.",
            es: "Cinco milímetros de aire alrededor.",
            it: "Cinque millimetri d'aria intorno.",
            nl: "Vijf millimeter lucht rondom.",
          },
          image: "board-tray",
          to: toProduct("canvas-prints", "materialType=leinwand&frameType=schattenfuge-leinwand"),
        },
        {
          which: "floater",
          name: {
            de: "Floater-Rahmen",
            en: "Floating frame",
            fr: "Cadre flottant",
            es: "Marco floater",
            it: "Cornice flottante",
            nl: "Zwevende lijst",
          },
          text: {
            de: "Etwas breiter, mit sechs Millimetern Fuge.",
            en: "A little wider, with a gap of six millimetres.",
            fr: "Un peu plus large, avec un joint de six millimètres.",
            es: "Algo más ancho, con un hueco de seis milímetros.",
            it: "Un po' più larga, con una fuga di sei millimetri.",
            nl: "Iets breder, met een voeg van zes millimeter.",
          },
          image: "frame-tray",
          to: toProduct("canvas-prints", "materialType=leinwand&frameType=floater"),
        },
      ],
    }),
    questions(
      {
        de: "Was oft gefragt wird",
        en: "Often asked",
        fr: "Questions fréquentes",
        es: "Preguntas frecuentes",
        it: "Domande frequenti",
        nl: "Vaak gevraagd",
      },
      {
        de: [
          [
            "Wie hängt eine Leinwand?",
            "Der Keilrahmen liegt auf zwei Schrauben oder Nägeln auf. Bei kleinen Formaten genügt einer in der Mitte.",
          ],
          [
            "25 oder 38 Millimeter?",
            "25 Millimeter liegen flach an der Wand. 38 Millimeter werfen einen Schatten und wirken wie ein Gemälde; über 120 Zentimetern sind sie nötig.",
          ],
          [
            "Reicht mein Handyfoto?",
            `Meist ja: Das Gewebe verzeiht leichte Unschärfe. Zahlen dazu stehen im Ratgeber [Auflösung](${at(guides.resolution)}).`,
          ],
        ],
        en: [
          [
            "How does a canvas hang?",
            "The stretcher rests on two screws or nails. For small sizes one in the middle will do.",
          ],
          [
            "25 or 38 millimetres?",
            "25 millimetres lie flat on the wall. 38 millimetres throw a shadow and look like a painting; beyond 120 centimetres they are needed.",
          ],
          [
            "Will my phone photo do?",
            `Mostly yes: the weave forgives a little softness. Figures are in the guide on [resolution](${at(guides.resolution)}).`,
          ],
        ],
        fr: [
          [
            "Comment accrocher une toile ?",
            "Le châssis repose sur deux vis ou deux clous. Pour un petit format, un seul au milieu suffit.",
          ],
          [
            "25 ou 38 millimètres ?",
            "25 millimètres restent près du mur. 38 millimètres projettent une ombre, comme une peinture ; au-delà de 120 centimètres, ils sont nécessaires.",
          ],
          [
            "Une photo de téléphone suffit-elle ?",
            `Le plus souvent, oui : la trame pardonne un léger flou. Les chiffres sont dans le conseil [Résolution](${at(guides.resolution)}).`,
          ],
        ],
        es: [
          [
            "¿Cómo se cuelga un lienzo?",
            "El bastidor se apoya en dos tornillos o clavos. En tamaños pequeños basta uno en el centro.",
          ],
          [
            "¿25 o 38 milímetros?",
            "Con 25 milímetros queda pegado a la pared. Con 38 proyecta sombra y parece una pintura; a partir de 120 centímetros son necesarios.",
          ],
          [
            "¿Sirve una foto del móvil?",
            `Casi siempre: la trama perdona un poco de falta de nitidez. Las cifras están en la guía de [resolución](${at(guides.resolution)}).`,
          ],
        ],
        it: [
          [
            "Come si appende una tela?",
            "Il telaio poggia su due viti o chiodi. Per i piccoli formati ne basta uno al centro.",
          ],
          [
            "25 o 38 millimetri?",
            "25 millimetri restano aderenti alla parete. 38 millimetri fanno ombra e sembrano un dipinto; oltre i 120 centimetri sono necessari.",
          ],
          [
            "Basta la foto del telefono?",
            `Di solito sì: la trama perdona un po' di morbidezza. I numeri sono nella guida [Risoluzione](${at(guides.resolution)}).`,
          ],
        ],
        nl: [
          [
            "Hoe hang je canvas op?",
            "Het spieraam rust op twee schroeven of spijkers. Bij kleine formaten is één in het midden genoeg.",
          ],
          [
            "25 of 38 millimeter?",
            "25 millimeter ligt vlak tegen de muur. 38 millimeter werpt een schaduw en oogt als een schilderij; boven 120 centimeter is het nodig.",
          ],
          [
            "Is mijn telefoonfoto goed genoeg?",
            `Meestal wel: het weefsel vergeeft wat onscherpte. De cijfers staan in de tip [Resolutie](${at(guides.resolution)}).`,
          ],
        ],
      },
    ),
    ways(alsoLookAt, [wall.aluminium, frames.shadowGap, wall.pictureWall]),
  ],
};
