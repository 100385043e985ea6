import { action, hint, opening, photos, text, ways } from "../../blocks.ts";
import { toProduct } from "../../links.ts";
import { alsoLookAt } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { guides } from "../guides/heads.ts";
import { frames } from "./heads.ts";

export const mats: StoryText = {
  ...frames.mats,
  title: {
    de: "Passepartout: drei Zentimeter Ruhe",
    en: "Mounts: three centimetres of calm",
    fr: "Passe-partout : trois centimètres de calme",
    es: "Paspartú: tres centímetros de calma",
    it: "Passe-partout: tre centimetri di calma",
    nl: "Passe-partout: drie centimeter rust",
  },
  description: {
    de: "Was ein Passepartout tut, wie es das Außenmaß ändert und zu welchen Bildern es gehört. Weißer Karton, schräg geschnitten, drei Zentimeter breit.",
    en: "What a mount does, how it changes the outer size and which pictures want one. White board, bevel-cut, three centimetres wide.",
    fr: "Ce que fait un passe-partout, comment il change le format extérieur et à quelles images il convient. Carton blanc, biseauté, trois centimètres.",
    es: "Qué hace un paspartú, cómo cambia la medida exterior y a qué imágenes le va. Cartón blanco, biselado, de tres centímetros de ancho.",
    it: "Che cosa fa un passe-partout, come cambia la misura esterna e a quali foto si addice. Cartone bianco, smussato, largo tre centimetri.",
    nl: "Wat een passe-partout doet, hoe het de buitenmaat verandert en bij welke beelden het hoort. Wit karton, schuin gesneden, drie centimeter breed.",
  },
  teaser: opening({
    headline: {
      de: "Ein weißer Rand verändert viel",
      en: "A white border changes much",
      fr: "Un bord blanc change beaucoup",
      es: "Un borde blanco cambia mucho",
      it: "Un bordo bianco cambia molto",
      nl: "Een witte rand verandert veel",
    },
    text: {
      de: "Er rückt das Bild vom Rahmen ab, das Papier vom Glas und den Blick in die Mitte.",
      en: "It moves the picture off the frame, the paper off the glass and the eye to the middle.",
      fr: "Il éloigne l'image du cadre, le papier du verre, et ramène le regard au centre.",
      es: "Separa la imagen del marco, el papel del cristal y lleva la mirada al centro.",
      it: "Allontana l'immagine dalla cornice, la carta dal vetro e porta lo sguardo al centro.",
      nl: "Het haalt het beeld van de lijst, het papier van het glas en de blik naar het midden.",
    },
    image: "mat-bevel",
    buttons: [
      action(
        {
          de: "Mit Passepartout rahmen",
          en: "Frame with a mount",
          fr: "Encadrer avec passe-partout",
          es: "Enmarcar con paspartú",
          it: "Incornicia con passe-partout",
          nl: "Inlijsten met passe-partout",
        },
        toProduct("framed-posters", "frameType=holzrahmen&matSize=30&matType=mat-weiss"),
      ),
    ],
  }),
  body: [
    text({
      de: [
        "## Karton mit schrägem Fenster",
        "Unser Passepartout ist 1,4 Millimeter stark, weiß bis in den Kern und im Winkel von 45 Grad geschnitten. An der Schräge läuft ein feiner heller Rand ums Bild.",
        "Er ist auf jeder Seite drei Zentimeter breit. Ein Bild von 40 × 30 Zentimetern braucht also einen Rahmen von 46 × 36. Wir rechnen das für dich: Du wählst das Maß des Bildes.",
      ],
      en: [
        "## Board with a bevelled window",
        "Our mount is 1.4 millimetres thick, white to its core and cut at 45 degrees. Along the bevel a fine bright line runs round the picture.",
        "It is three centimetres wide on each side. A picture of 40 × 30 centimetres so needs a frame of 46 × 36. We work that out: you choose the size of the picture.",
      ],
      fr: [
        "## Un carton à fenêtre biseautée",
        "Notre passe-partout a 1,4 millimètre d'épaisseur, il est blanc jusqu'au cœur et coupé à 45 degrés. Le biseau dessine un fin trait clair autour de l'image.",
        "Il mesure trois centimètres de chaque côté. Une image de 40 × 30 centimètres demande donc un cadre de 46 × 36. Nous faisons le calcul : vous choisissez le format de l'image.",
      ],
      es: [
        "## Cartón con ventana biselada",
        "Nuestro paspartú tiene 1,4 milímetros de grosor, es blanco hasta el núcleo y va cortado a 45 grados. El bisel deja una fina línea clara alrededor de la imagen.",
        "Mide tres centímetros por lado. Una imagen de 40 × 30 centímetros necesita, pues, un marco de 46 × 36. Lo calculamos nosotros: tú eliges la medida de la imagen.",
      ],
      it: [
        "## Cartone con finestra smussata",
        "Il nostro passe-partout è spesso 1,4 millimetri, bianco fino all'anima e tagliato a 45 gradi. Lungo lo smusso corre una sottile linea chiara.",
        "È largo tre centimetri per lato. Una foto di 40 × 30 centimetri vuole quindi una cornice di 46 × 36. Il calcolo lo facciamo noi: tu scegli la misura della foto.",
      ],
      nl: [
        "## Karton met een schuin venster",
        "Ons passe-partout is 1,4 millimeter dik, wit tot in de kern en onder 45 graden gesneden. Langs de schuine kant loopt een fijne lichte lijn om het beeld.",
        "Het is aan elke kant drie centimeter breed. Een beeld van 40 × 30 centimeter vraagt dus een lijst van 46 × 36. Dat rekenen wij uit: jij kiest de maat van het beeld.",
      ],
    }),
    photos([
      "bed-frame",
      {
        de: "Dünen, 90 × 60 cm, mit Passepartout über dem Bett",
        en: "Dunes, 90 × 60 cm, with a mount above the bed",
        fr: "Dunes, 90 × 60 cm, avec passe-partout au-dessus du lit",
        es: "Dunas, 90 × 60 cm, con paspartú sobre la cama",
        it: "Dune, 90 × 60 cm, con passe-partout sopra il letto",
        nl: "Duinen, 90 × 60 cm, met passe-partout boven het bed",
      },
    ]),
    text(
      {
        de: [
          "## Zu welchen Bildern",
          "- **Schwarzweiß und Porträt:** fast immer.",
          "- **Kleine Formate:** Das Passepartout macht aus 20 × 20 ein Bild, das eine Wand trägt.",
          "- **Hahnemühle-Papier:** ja, denn Baumwolle soll das Glas nicht berühren.",
          "- **Randlose, laute Farben:** eher nicht. Sie wollen bis an den Rahmen.",
        ],
        en: [
          "## For which pictures",
          "- **Black and white, portraits:** nearly always.",
          "- **Small sizes:** a mount makes of 20 × 20 a picture that carries a wall.",
          "- **Hahnemühle paper:** yes, cotton should not touch the glass.",
          "- **Loud colours to the edge:** rather not. They want to reach the frame.",
        ],
        fr: [
          "## Pour quelles images",
          "- **Noir et blanc, portrait :** presque toujours.",
          "- **Petits formats :** le passe-partout fait d'un 20 × 20 un tableau qui tient un mur.",
          "- **Papier Hahnemühle :** oui, le coton ne doit pas toucher le verre.",
          "- **Couleurs vives à fond perdu :** plutôt non. Elles veulent aller jusqu'au cadre.",
        ],
        es: [
          "## Para qué imágenes",
          "- **Blanco y negro, retrato:** casi siempre.",
          "- **Formatos pequeños:** el paspartú convierte un 20 × 20 en un cuadro que sostiene la pared.",
          "- **Papel Hahnemühle:** sí, el algodón no debe tocar el cristal.",
          "- **Colores vivos hasta el borde:** mejor no. Quieren llegar al marco.",
        ],
        it: [
          "## Per quali foto",
          "- **Bianco e nero, ritratto:** quasi sempre.",
          "- **Piccoli formati:** il passe-partout fa di un 20 × 20 un quadro che regge la parete.",
          "- **Carta Hahnemühle:** sì, il cotone non deve toccare il vetro.",
          "- **Colori forti fino al bordo:** meglio di no. Vogliono arrivare alla cornice.",
        ],
        nl: [
          "## Bij welke beelden",
          "- **Zwart-wit en portret:** bijna altijd.",
          "- **Kleine formaten:** een passe-partout maakt van 20 × 20 een beeld dat een muur draagt.",
          "- **Hahnemühle-papier:** ja, katoen hoort het glas niet te raken.",
          "- **Felle kleuren tot de rand:** liever niet. Die willen tot aan de lijst.",
        ],
      },
      "tinted",
    ),
    hint(
      {
        de: "Passt zu Glas",
        en: "Goes with glass",
        fr: "Va avec un verre",
        es: "Va con cristal",
        it: "Va con il vetro",
        nl: "Hoort bij glas",
      },
      {
        de: ["Ein Passepartout gibt es in Rahmen mit Glas, also um Poster und Hahnemühle-Papier."],
        en: ["Mounts come in frames with glass, so around posters and Hahnemühle paper."],
        fr: ["Le passe-partout se pose dans un cadre avec verre, donc autour d'un poster ou d'un papier Hahnemühle."],
        es: ["El paspartú va en marcos con cristal, es decir, con pósters y papel Hahnemühle."],
        it: ["Il passe-partout si usa nelle cornici con vetro, quindi con poster e carta Hahnemühle."],
        nl: ["Een passe-partout hoort in lijsten met glas, dus rond posters en Hahnemühle-papier."],
      },
    ),
    ways(alsoLookAt, [frames.wood, guides.frames, guides.paper]),
  ],
};
