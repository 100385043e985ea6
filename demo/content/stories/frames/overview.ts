import { action, aside, frameKinds, opening, questions, teaser, ways } from "../../blocks.ts";
import { at, toProduct } from "../../links.ts";
import { alsoLookAt, chooseFrame, framePromises } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { wall } from "../wall/heads.ts";
import { frames } from "./heads.ts";

export const overview: StoryText = {
  ...frames.overview,
  title: {
    de: "Bilderrahmen nach Maß: Holz, Alu, Kunststoff",
    en: "Frames made to measure: wood, aluminium",
    fr: "Cadres sur mesure : bois, aluminium",
    es: "Marcos a medida: madera, aluminio",
    it: "Cornici su misura: legno, alluminio",
    nl: "Lijsten op maat: hout, aluminium",
  },
  description: {
    de: "Rahmen aus Holz, Aluminium und Kunststoff, Schattenfugen und Passepartouts, auf den Zentimeter gebaut und mit Bild fertig montiert.",
    en: "Frames of wood, aluminium and plastic, floaters and mounts, built to the centimetre and delivered with the picture inside.",
    fr: "Cadres en bois, en aluminium et en plastique, caisses américaines et passe-partout, au centimètre près, livrés avec l'image montée.",
    es: "Marcos de madera, aluminio y plástico, flotantes y paspartús, hechos al centímetro y entregados con la imagen ya montada.",
    it: "Cornici in legno, alluminio e plastica, a cassetta e con passe-partout, fatte al centimetro e consegnate con la foto montata.",
    nl: "Lijsten van hout, aluminium en kunststof, baklijsten en passe-partouts, op de centimeter gebouwd en met het beeld gemonteerd.",
  },
  teaser: opening({
    headline: {
      de: "Rahmen, die passen",
      en: "Frames that fit",
      fr: "Des cadres à la bonne taille",
      es: "Marcos que encajan",
      it: "Cornici che calzano",
      nl: "Lijsten die passen",
    },
    text: {
      de: "Wir schneiden jede Leiste erst, wenn dein Format feststeht. Darum passt der Rahmen zum Bild und nicht umgekehrt.",
      en: "We cut each moulding once your size is known. So the frame fits the picture, not the other way round.",
      fr: "Nous coupons chaque baguette une fois votre format connu. Le cadre s'adapte à l'image, jamais l'inverse.",
      es: "Cortamos cada perfil cuando ya sabemos tu tamaño. Por eso el marco se adapta a la imagen y no al revés.",
      it: "Tagliamo ogni profilo quando conosciamo il tuo formato. Così la cornice segue la foto, non il contrario.",
      nl: "We zagen elke lijst pas als je formaat vaststaat. Zo past de lijst bij het beeld en niet andersom.",
    },
    image: "frames-leaning",
    buttons: [action(chooseFrame, toProduct("framed-posters")), aside(frames.mats.name, frames.mats)],
  }),
  uspTeaser: framePromises,
  body: [
    frameKinds("poster", {
      headline: {
        de: "Rund um ein Poster",
        en: "Around a poster",
        fr: "Autour d'un poster",
        es: "Alrededor de un póster",
        it: "Intorno a un poster",
        nl: "Rondom een poster",
      },
      text: {
        de: "Preise mit Poster, Glas und Rückwand, im Format, mit dem wir anfangen.",
        en: "Prices with poster, glass and back, in the size we begin with.",
        fr: "Prix avec poster, verre et dos, dans le format de départ.",
        es: "Precios con póster, cristal y trasera, en el tamaño inicial.",
        it: "Prezzi con poster, vetro e retro, nel formato iniziale.",
        nl: "Prijzen met poster, glas en achterwand, in het formaat waarmee we beginnen.",
      },
      items: [
        {
          which: "holzrahmen-slim",
          name: {
            de: "Holz, schmal",
            en: "Wood, slim",
            fr: "Bois, étroit",
            es: "Madera, estrecho",
            it: "Legno, sottile",
            nl: "Hout, smal",
          },
          text: {
            de: "15 Millimeter, vierzehn Töne.",
            en: "15 millimetres, fourteen tones.",
            fr: "15 millimètres, quatorze teintes.",
            es: "15 milímetros, catorce tonos.",
            it: "15 millimetri, quattordici toni.",
            nl: "15 millimeter, veertien tinten.",
          },
          image: "room-window",
          to: frames.wood,
        },
        {
          which: "holzrahmen-wide",
          name: {
            de: "Holz, breit",
            en: "Wood, wide",
            fr: "Bois, large",
            es: "Madera, ancho",
            it: "Legno, larga",
            nl: "Hout, breed",
          },
          text: {
            de: "30 Millimeter, mit mehr Gewicht.",
            en: "30 millimetres, with more weight.",
            fr: "30 millimètres, plus de présence.",
            es: "30 milímetros, con más presencia.",
            it: "30 millimetri, con più peso.",
            nl: "30 millimeter, met meer gewicht.",
          },
          image: "corner-walnut",
          to: frames.wood,
        },
        {
          which: "alurahmen",
          name: frames.aluminium.name,
          text: frames.aluminium.short,
          image: "frames-silver",
          to: frames.aluminium,
        },
        {
          which: "kunststoffrahmen",
          name: frames.plastic.name,
          text: frames.plastic.short,
          image: "frames-plastic",
          to: frames.plastic,
        },
      ],
    }),
    teaser({
      headline: {
        de: "Ohne Glas, ohne Kante",
        en: "No glass, no covered edge",
        fr: "Sans verre, sans bord caché",
        es: "Sin cristal y sin tapar el borde",
        it: "Senza vetro, senza coprire il bordo",
        nl: "Zonder glas, zonder bedekte rand",
      },
      text: {
        de: "Leinwand und Platten liegen frei in einer Schattenfuge. Man sieht sie bis an den Rand.",
        en: "Canvas and boards lie free in a floater frame. One sees them right to the edge.",
        fr: "Toiles et panneaux flottent dans une caisse américaine. On les voit jusqu'au bord.",
        es: "Los lienzos y paneles quedan sueltos en un marco flotante. Se ven hasta el borde.",
        it: "Tele e pannelli stanno liberi in una cornice a cassetta. Si vedono fino al bordo.",
        nl: "Canvas en platen liggen vrij in een baklijst. Je ziet ze tot aan de rand.",
      },
      image: "frame-tray",
      buttons: [aside(frames.shadowGap.name, frames.shadowGap)],
    }),
    questions(
      {
        de: "Fragen zum Rahmen",
        en: "Questions about frames",
        fr: "Questions sur les cadres",
        es: "Preguntas sobre marcos",
        it: "Domande sulle cornici",
        nl: "Vragen over lijsten",
      },
      {
        de: [
          [
            "Kommt das Bild schon im Rahmen?",
            "Ja, flach und fertig montiert, mit Schutz an den Kanten. Auspacken, aufhängen.",
          ],
          [
            "Kann ich nur den Rahmen bestellen?",
            "Ja. Auf der Seite der gerahmten Poster gibt es die Wahl, den Rahmen ohne Foto zu nehmen.",
          ],
          [
            "Wie viel verdeckt der Rahmen?",
            "Drei bis sechs Millimeter an jeder Seite, außer bei der Schattenfuge. In der Gestaltung siehst du die Linie.",
          ],
          [
            "Was hängt in der Gruppe gut zusammen?",
            `Ein Material, ein Abstand: Beispiele zeigt die Seite [Bilderwand](${at(wall.pictureWall)}).`,
          ],
        ],
        en: [
          ["Does the picture come framed?", "Yes, flat and ready mounted, with guarded edges. Unpack it and hang it."],
          ["Can I order the frame alone?", "Yes. The page of framed posters lets you take the frame without a photo."],
          [
            "How much does the frame cover?",
            "Three to six millimetres on each side, except with floaters. In the designer you see the line.",
          ],
          [
            "What hangs well together?",
            `One material, one gap: see [picture wall](${at(wall.pictureWall)}) for examples.`,
          ],
        ],
        fr: [
          ["L'image arrive-t-elle déjà encadrée ?", "Oui, à plat et montée, les bords protégés. Déballez, accrochez."],
          [
            "Puis-je commander le cadre seul ?",
            "Oui. La page des posters encadrés permet de choisir le cadre sans photo.",
          ],
          [
            "Quelle part de l'image le cadre cache-t-il ?",
            "De trois à six millimètres de chaque côté, sauf en caisse américaine. La ligne est visible pendant la création.",
          ],
          [
            "Qu'est-ce qui va bien ensemble ?",
            `Une matière, un espacement : voir [mur de photos](${at(wall.pictureWall)}).`,
          ],
        ],
        es: [
          ["¿Llega la imagen ya enmarcada?", "Sí, plana y montada, con los bordes protegidos. Desempaqueta y cuelga."],
          ["¿Puedo pedir solo el marco?", "Sí. En la página de pósters con marco puedes elegir el marco sin foto."],
          [
            "¿Cuánto tapa el marco?",
            "De tres a seis milímetros por lado, salvo en el flotante. Al diseñar verás la línea.",
          ],
          [
            "¿Qué combina bien en grupo?",
            `Un material y una separación: mira la [pared de cuadros](${at(wall.pictureWall)}).`,
          ],
        ],
        it: [
          ["La foto arriva già incorniciata?", "Sì, piatta e montata, con i bordi protetti. Apri il pacco e appendi."],
          [
            "Posso ordinare solo la cornice?",
            "Sì. Nella pagina dei poster con cornice puoi scegliere la cornice senza foto.",
          ],
          [
            "Quanto copre la cornice?",
            "Da tre a sei millimetri per lato, tranne in quella a cassetta. Mentre crei vedi la linea.",
          ],
          [
            "Che cosa sta bene insieme?",
            `Un materiale, una distanza: guarda la [parete di quadri](${at(wall.pictureWall)}).`,
          ],
        ],
        nl: [
          ["Zit het beeld al in de lijst?", "Ja, plat en gemonteerd, met beschermde randen. Uitpakken en ophangen."],
          [
            "Kan ik alleen de lijst bestellen?",
            "Ja. Op de pagina van ingelijste posters kun je de lijst zonder foto kiezen.",
          ],
          [
            "Hoeveel bedekt de lijst?",
            "Drie tot zes millimeter aan elke kant, behalve bij de baklijst. Tijdens het ontwerpen zie je de lijn.",
          ],
          ["Wat hangt mooi bij elkaar?", `Eén materiaal, één afstand: bekijk de [fotowand](${at(wall.pictureWall)}).`],
        ],
      },
    ),
    ways(alsoLookAt, [frames.shadowGap, frames.mats, wall.pictureWall]),
  ],
};
