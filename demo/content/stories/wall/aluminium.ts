import { action, aside, hint, opening, photos, prices, teaser, text, ways } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import { alsoLookAt, calculator, chooseSize, pricesOfToday } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { guides } from "../guides/heads.ts";
import { wall } from "./heads.ts";

const product = toProduct("canvas-prints", "materialType=aludibond");

export const aluminium: StoryText = {
  ...wall.aluminium,
  title: {
    de: "Foto auf Alu-Dibond, weiß oder gebürstet",
    en: "Photo on aluminium, white or brushed",
    fr: "Photo sur aluminium, blanc ou brossé",
    es: "Foto en aluminio, blanco o cepillado",
    it: "Foto su alluminio, bianco o spazzolato",
    nl: "Foto op aluminium, wit of geborsteld",
  },
  description: {
    de: "Drei Millimeter Aluminiumverbund, direkt bedruckt: für Küche, Bad und klare Linien. Ausführungen, Größen und vier Wege an die Wand.",
    en: "Three millimetres of aluminium composite, printed directly: for kitchens, bathrooms and clear lines. Versions, sizes and four ways to hang it.",
    fr: "Trois millimètres d'aluminium composite, imprimés directement : pour la cuisine, la salle de bains et les lignes nettes. Versions, formats, fixations.",
    es: "Tres milímetros de aluminio compuesto, con impresión directa: para la cocina, el baño y las líneas claras. Versiones, tamaños y fijaciones.",
    it: "Tre millimetri di alluminio composito, stampa diretta: per cucina, bagno e linee pulite. Versioni, formati e quattro modi di appenderlo.",
    nl: "Drie millimeter aluminium composiet, direct bedrukt: voor keuken, badkamer en heldere lijnen. Uitvoeringen, formaten en vier manieren van ophangen.",
  },
  teaser: opening({
    headline: {
      de: "Foto auf Alu-Dibond",
      en: "Your photo on aluminium",
      fr: "Votre photo sur aluminium",
      es: "Tu foto en aluminio",
      it: "La tua foto su alluminio",
      nl: "Je foto op aluminium",
    },
    text: {
      de: "Drei Millimeter dünn und steif wie eine Tischplatte.",
      en: "Three millimetres thin and as stiff as a table top.",
      fr: "Trois millimètres à peine, et rigide comme un plateau de table.",
      es: "Solo tres milímetros, y rígido como un tablero.",
      it: "Sottile tre millimetri, rigido come il piano di un tavolo.",
      nl: "Drie millimeter dun en zo stijf als een tafelblad.",
    },
    image: "room-aluminium",
    look: "wide",
    buttons: [action(chooseSize, product)],
  }),
  calculator: calculator("canvas-prints", "materialType=aludibond"),
  body: [
    text({
      de: [
        "## Zwei Bleche, ein Kern",
        "Zwei Häute aus Aluminium liegen um einen Kern aus Kunststoff. Das hält die Platte gerade, auch wenn die Luft feucht ist oder die Heizung läuft. Wir drucken direkt darauf, matt und ohne Spiegelung.",
        "- **Weiß grundiert:** Farben wie auf Papier, nur kühler.",
        "- **Gebürstet:** Wo dein Foto hell ist, schimmert das Metall durch.",
        "- **Fine Art:** Fotopapier oder Hahnemühle, auf die Platte gezogen.",
      ],
      en: [
        "## Two sheets, one core",
        "Two skins of aluminium lie around a plastic core. That keeps the panel straight even where the air is damp or a radiator works. We print straight onto it, matt and without reflections.",
        "- **Primed white:** colours as on paper, only cooler.",
        "- **Brushed:** where your photo is bright, the metal shines through.",
        "- **Fine art:** photo paper or Hahnemühle, mounted on the panel.",
      ],
      fr: [
        "## Deux tôles, une âme",
        "Deux peaux d'aluminium entourent une âme en plastique. Le panneau reste droit, même dans l'air humide ou près d'un radiateur. Nous imprimons directement dessus, mat et sans reflet.",
        "- **Blanc :** des couleurs comme sur papier, en plus froid.",
        "- **Brossé :** là où la photo est claire, le métal transparaît.",
        "- **Fine Art :** papier photo ou Hahnemühle, contrecollé sur le panneau.",
      ],
      es: [
        "## Dos láminas y un núcleo",
        "Dos pieles de aluminio envuelven un núcleo de plástico. El panel se mantiene recto aunque haya humedad o una calefacción cerca. Imprimimos directamente encima, mate y sin reflejos.",
        "- **Blanco:** colores como en papel, pero más fríos.",
        "- **Cepillado:** donde la foto es clara, asoma el metal.",
        "- **Fine Art:** papel fotográfico o Hahnemühle, montado sobre el panel.",
      ],
      it: [
        "## Due lamine, un'anima",
        "Due pelli di alluminio avvolgono un'anima di plastica. Il pannello resta dritto anche dove l'aria è umida o c'è un termosifone. Stampiamo direttamente sopra, opaco e senza riflessi.",
        "- **Bianco:** colori come su carta, solo più freddi.",
        "- **Spazzolato:** dove la foto è chiara, traspare il metallo.",
        "- **Fine Art:** carta fotografica o Hahnemühle, applicata sul pannello.",
      ],
      nl: [
        "## Twee platen, één kern",
        "Twee huiden van aluminium liggen om een kern van kunststof. Daardoor blijft de plaat recht, ook in vochtige lucht of boven een radiator. We drukken er direct op, mat en zonder spiegeling.",
        "- **Wit:** kleuren als op papier, alleen koeler.",
        "- **Geborsteld:** waar je foto licht is, schemert het metaal door.",
        "- **Fine Art:** fotopapier of Hahnemühle, op de plaat gelijmd.",
      ],
    }),
    photos(
      [
        "surface-brushed",
        {
          de: "Gebürstet, von nahem",
          en: "Brushed, from near",
          fr: "Brossé, vu de près",
          es: "Cepillado, de cerca",
          it: "Spazzolato, da vicino",
          nl: "Geborsteld, van dichtbij",
        },
      ],
      [
        "edge-aluminium",
        {
          de: "Die Kante: Metall, Kern, Metall",
          en: "The edge: metal, core, metal",
          fr: "La tranche : métal, âme, métal",
          es: "El canto: metal, núcleo, metal",
          it: "Il bordo: metallo, anima, metallo",
          nl: "De rand: metaal, kern, metaal",
        },
      ],
    ),
    teaser({
      headline: {
        de: "Zwei über der Arbeitsplatte",
        en: "Two above the worktop",
        fr: "Deux au-dessus du plan de travail",
        es: "Dos sobre la encimera",
        it: "Due sopra il piano di lavoro",
        nl: "Twee boven het werkblad",
      },
      text: {
        de: "Dampf und Spritzer wischst du mit einem weichen Tuch ab. Auch im Bad und draußen unter Dach bleibt die Platte, wie sie ist.",
        en: "Steam and splashes come off with a soft cloth. In bathrooms and outside under a roof the panel stays as it is, too.",
        fr: "Vapeur et éclaboussures partent avec un chiffon doux. Dans la salle de bains ou dehors sous un toit, le panneau reste tel quel.",
        es: "El vapor y las salpicaduras se quitan con un paño suave. También en el baño o fuera bajo techo el panel sigue igual.",
        it: "Vapore e schizzi vanno via con un panno morbido. Anche in bagno o fuori sotto un tetto il pannello resta com'è.",
        nl: "Damp en spatten neem je af met een zachte doek. Ook in de badkamer en buiten onder een afdak blijft de plaat zoals ze is.",
      },
      image: "kitchen-brushed",
      buttons: [
        aside(
          {
            de: "Gebürstet ansehen",
            en: "See it brushed",
            fr: "Voir la version brossée",
            es: "Ver el cepillado",
            it: "Vedi lo spazzolato",
            nl: "Bekijk geborsteld",
          },
          toProduct("canvas-prints", "materialType=aludibond&optionTypes[]=alu-brushed"),
        ),
      ],
    }),
    prices({
      headline: {
        de: "Aluminium in 3:2",
        en: "Aluminium in 3:2",
        fr: "Aluminium en 3:2",
        es: "Aluminio en 3:2",
        it: "Alluminio in 3:2",
        nl: "Aluminium in 3:2",
      },
      material: "aludibond",
      ratio: "3:2",
      product: "canvas-prints",
      note: pricesOfToday,
    }),
    hint(
      {
        de: "Vier Wege an die Wand",
        en: "Four ways to hang it",
        fr: "Quatre façons de l'accrocher",
        es: "Cuatro maneras de colgarlo",
        it: "Quattro modi di appenderlo",
        nl: "Vier manieren van ophangen",
      },
      {
        de: [
          "Schienen auf der Rückseite lassen das Bild vor der Wand schweben. Klebeplatten kommen ohne Bohren aus. Bohrungen in den Ecken tragen vier Abstandshalter aus Stahl. Oder ein Schattenfugenrahmen fasst die Platte ein.",
        ],
        en: [
          "Rails on the back let the picture float before the wall. Adhesive plates need no drilling. Holes in the corners carry four steel stand-offs. Or a floater frame holds the panel.",
        ],
        fr: [
          "Des rails au dos font flotter l'image devant le mur. Des plaques adhésives évitent de percer. Des trous aux angles reçoivent quatre entretoises en acier. Ou une caisse américaine entoure le panneau.",
        ],
        es: [
          "Unos rieles por detrás hacen flotar la imagen ante la pared. Las placas adhesivas evitan taladrar. Los orificios en las esquinas llevan cuatro separadores de acero. O un marco flotante rodea el panel.",
        ],
        it: [
          "Le guide sul retro fanno fluttuare il quadro davanti alla parete. Le piastre adesive evitano di forare. I fori agli angoli portano quattro distanziali in acciaio. Oppure una cornice a cassetta circonda il pannello.",
        ],
        nl: [
          "Rails aan de achterkant laten het beeld voor de muur zweven. Kleefplaten komen zonder boren klaar. Gaten in de hoeken dragen vier stalen afstandhouders. Of een baklijst omlijst de plaat.",
        ],
      },
    ),
    ways(alsoLookAt, [wall.acrylic, wall.forex, guides.paper]),
  ],
};
