import { block } from "./write.ts";

/** What customers might say: written by us, and shown as samples. */
export const sampleReviews = block("reviews", {
  headline: {
    de: "Wie Bewertungen hier aussehen",
    en: "What reviews look like here",
    fr: "À quoi ressemblent les avis ici",
    es: "Así se ven aquí las opiniones",
    it: "Come appaiono qui le recensioni",
    nl: "Zo zien beoordelingen er hier uit",
  },
  items: [
    block("review", {
      title: {
        de: "Farben wie am Bildschirm",
        en: "Colours as on the screen",
        fr: "Des couleurs comme à l'écran",
        es: "Colores como en la pantalla",
        it: "Colori come sullo schermo",
        nl: "Kleuren zoals op het scherm",
      },
      text: {
        de: "Drei Leinwände für den Flur, alle gerade gespannt. Die Ecken sind sauber gefaltet.",
        en: "Three canvases for the hall, all stretched straight. The corners are neatly folded.",
        fr: "Trois toiles pour l'entrée, toutes bien tendues. Les angles sont pliés avec soin.",
        es: "Tres lienzos para el pasillo, todos bien tensados. Las esquinas están dobladas con cuidado.",
        it: "Tre tele per il corridoio, tutte ben tese. Gli angoli sono piegati con cura.",
        nl: "Drie canvassen voor de gang, allemaal strak gespannen. De hoeken zijn netjes gevouwen.",
      },
      name: { de: "Jana M.", en: "Jana M.", fr: "Jana M.", es: "Jana M.", it: "Jana M.", nl: "Jana M." },
      ...{ stars: "5", source: "sample" },
    }),
    block("review", {
      title: {
        de: "Schwer und ruhig",
        en: "Heavy and calm",
        fr: "Lourd et calme",
        es: "Pesado y sereno",
        it: "Pesante e calmo",
        nl: "Zwaar en rustig",
      },
      text: {
        de: "Das Acrylglas spiegelt am Fenster, an der Innenwand ist es wunderbar.",
        en: "The acrylic reflects by the window, on the inner wall it is wonderful.",
        fr: "L'acrylique reflète près de la fenêtre ; sur le mur intérieur, il est superbe.",
        es: "El metacrilato refleja junto a la ventana; en la pared interior es una maravilla.",
        it: "L'acrilico riflette vicino alla finestra; sulla parete interna è splendido.",
        nl: "Het acrylglas spiegelt bij het raam, op de binnenmuur is het prachtig.",
      },
      name: { de: "Piet V.", en: "Piet V.", fr: "Piet V.", es: "Piet V.", it: "Piet V.", nl: "Piet V." },
      ...{ stars: "4", source: "sample" },
    }),
    block("review", {
      title: {
        de: "Am genannten Tag",
        en: "On the day they said",
        fr: "Le jour annoncé",
        es: "El día que dijeron",
        it: "Nel giorno indicato",
        nl: "Op de genoemde dag",
      },
      text: {
        de: "Der Rahmen kam am Donnerstag, wie es beim Preis stand. Auspacken, aufhängen, fertig.",
        en: "The frame came on Thursday, as it said beside the price. Unpack, hang, done.",
        fr: "Le cadre est arrivé jeudi, comme indiqué à côté du prix. Déballé, accroché, fini.",
        es: "El marco llegó el jueves, como ponía junto al precio. Desempaquetar, colgar y listo.",
        it: "La cornice è arrivata giovedì, come scritto accanto al prezzo. Aperta, appesa, fatto.",
        nl: "De lijst kwam donderdag, zoals bij de prijs stond. Uitpakken, ophangen, klaar.",
      },
      name: {
        de: "Familie Roth",
        en: "The Roth family",
        fr: "Famille Roth",
        es: "Familia Roth",
        it: "Famiglia Roth",
        nl: "Familie Roth",
      },
      ...{ stars: "5", source: "sample" },
    }),
  ],
});
