import { hint, opening, text } from "../../blocks.ts";
import { deliveryPromises } from "../../pieces.ts";
import type { StoryText } from "../../write.ts";
import { guides } from "./heads.ts";
import { moreGuides } from "./more-guides.ts";

export const shipping: StoryText = {
  ...guides.shipping,
  title: {
    de: "Versand: so kommt dein Bild an",
    en: "Delivery: how your picture arrives",
    fr: "Livraison : comment arrive votre tableau",
    es: "Envío: así llega tu cuadro",
    it: "Spedizione: così arriva il tuo quadro",
    nl: "Verzending: zo komt je foto aan",
  },
  description: {
    de: "Wie wir Bilder verpacken, wie wir den Tag der Lieferung berechnen, und was du tust, wenn etwas nicht stimmt.",
    en: "How we pack pictures, how we work out the day they arrive, and what to do if something is wrong.",
    fr: "Comment nous emballons les tableaux, comment nous calculons le jour de livraison, et que faire en cas de problème.",
    es: "Cómo embalamos los cuadros, cómo calculamos el día de entrega y qué hacer si algo no está bien.",
    it: "Come imballiamo i quadri, come calcoliamo il giorno di consegna e che cosa fare se qualcosa non va.",
    nl: "Hoe we foto's verpakken, hoe we de leverdag berekenen en wat je doet als er iets niet klopt.",
  },
  teaser: opening({
    headline: {
      de: "So kommt es an",
      en: "How it arrives",
      fr: "Comment il arrive chez vous",
      es: "Así llega a tu casa",
      it: "Come arriva da te",
      nl: "Zo komt het aan",
    },
    text: {
      de: "Der Tag der Lieferung steht schon beim Preis. Hier steht, woher er kommt.",
      en: "The day it arrives stands beside the price. Here is where it comes from.",
      fr: "Le jour de livraison figure à côté du prix. Voici comment nous le trouvons.",
      es: "El día de entrega aparece junto al precio. Aquí explicamos de dónde sale.",
      it: "Il giorno di consegna è accanto al prezzo. Qui ti diciamo come lo troviamo.",
      nl: "De leverdag staat al bij de prijs. Hier lees je waar hij vandaan komt.",
    },
    image: "frames-leaning",
  }),
  uspTeaser: deliveryPromises,
  body: [
    text({
      de: [
        "## Wie der Tag entsteht",
        "Bestellst du bis mittags, beginnt die Arbeit am selben Werktag. Papier ist nach einem Tag fertig, Leinwand und Platten nach zweien, Acrylglas nach dreien; ein Rahmen braucht einen Tag mehr. Dann kommt die Laufzeit in dein Land dazu. Feiertage an beiden Enden zählen wir mit, und in den Wochen vor Weihnachten rechnen wir zwei Tage mehr.",
        "## Was es kostet",
        "Die Kosten hängen vom größten Stück ab, nicht von der Zahl der Stücke. Alle Länder und Beträge stehen unter [Versand und Zahlung](/delivery).",
      ],
      en: [
        "## How the day is found",
        "Order by noon and work begins the same working day. Paper is ready after one day, canvas and boards after two, acrylic after three; a frame takes one day more. Then comes the time on the way to your country. Holidays at both ends are counted, and in the weeks before Christmas we allow two days more.",
        "## What it costs",
        "The charge follows the largest piece, not the number of pieces. All countries and amounts are under [Delivery and payment](/delivery).",
      ],
      fr: [
        "## Comment nous trouvons le jour",
        "Commandez avant midi et le travail commence le jour même, si c'est un jour ouvré. Le papier est prêt en un jour, la toile et les panneaux en deux, le verre acrylique en trois ; un cadre demande un jour de plus. S'y ajoute le transport jusqu'à votre pays. Nous comptons les jours fériés des deux côtés, et deux jours de plus dans les semaines avant Noël.",
        "## Ce que cela coûte",
        "Les frais dépendent de la plus grande pièce, pas du nombre de pièces. Tous les pays et montants sont sous [Livraison et paiement](/delivery).",
      ],
      es: [
        "## Cómo calculamos el día",
        "Si pides antes del mediodía, el trabajo empieza ese mismo día laborable. El papel está listo en un día, el lienzo y los paneles en dos, el metacrilato en tres; un marco necesita un día más. Después se suma el transporte a tu país. Contamos los festivos de ambos lados y, en las semanas antes de Navidad, dos días más.",
        "## Cuánto cuesta",
        "El coste depende de la pieza más grande, no del número de piezas. Todos los países e importes están en [Envío y pago](/delivery).",
      ],
      it: [
        "## Come si trova il giorno",
        "Se ordini entro mezzogiorno, il lavoro comincia lo stesso giorno lavorativo. La carta è pronta in un giorno, tela e pannelli in due, il vetro acrilico in tre; una cornice richiede un giorno in più. Poi si aggiunge il trasporto fino al tuo Paese. Contiamo i giorni festivi da entrambe le parti e, nelle settimane prima di Natale, due giorni in più.",
        "## Quanto costa",
        "Il costo dipende dal pezzo più grande, non dal numero di pezzi. Tutti i Paesi e gli importi sono in [Spedizione e pagamento](/delivery).",
      ],
      nl: [
        "## Hoe de dag ontstaat",
        "Bestel je vóór twaalven, dan begint het werk op dezelfde werkdag. Papier is na één dag klaar, canvas en platen na twee, acrylglas na drie; een lijst kost een dag extra. Daarna komt de reistijd naar jouw land erbij. Feestdagen aan beide kanten tellen we mee, en in de weken voor Kerst rekenen we twee dagen extra.",
        "## Wat het kost",
        "De kosten hangen af van het grootste stuk, niet van het aantal stukken. Alle landen en bedragen staan onder [Verzending en betaling](/delivery).",
      ],
    }),
    hint(
      {
        de: "Etwas stimmt nicht?",
        en: "Something is wrong?",
        fr: "Quelque chose ne va pas ?",
        es: "¿Algo no está bien?",
        it: "Qualcosa non va?",
        nl: "Klopt er iets niet?",
      },
      {
        de: [
          "Mach ein Foto von Bild und Verpackung und [schreib uns](/contact). Was auf dem Weg Schaden nahm, machen wir neu.",
        ],
        en: [
          "Take a photo of picture and packing and [write to us](/contact). What was damaged on the way we make anew.",
        ],
        fr: [
          "Prenez une photo du tableau et de l'emballage et [écrivez-nous](/contact). Ce qui a été abîmé en route, nous le refaisons.",
        ],
        es: [
          "Haz una foto del cuadro y del embalaje y [escríbenos](/contact). Lo que se haya dañado por el camino lo hacemos de nuevo.",
        ],
        it: ["Fotografa il quadro e l'imballo e [scrivici](/contact). Ciò che si è rovinato in viaggio lo rifacciamo."],
        nl: [
          "Maak een foto van het beeld en de verpakking en [schrijf ons](/contact). Wat onderweg beschadigd raakte, maken we opnieuw.",
        ],
      },
    ),
    moreGuides(guides.shipping),
  ],
};
