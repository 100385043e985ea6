import { to, toProduct } from "../../links.ts";
import { picture } from "../../pictures.ts";
import { each } from "../../words.ts";
import { type Block, block } from "../../write.ts";

/** A search for films: the demo has none of its own, and a provider's player would set cookies. */
const films = "https://www.youtube.com/results?search_query=stretching+a+canvas+print";

export const workshopFilm: Block = block("PublicSection", {
  body: [
    block("headline", {
      text: {
        de: "Wie eine Leinwand auf den Rahmen kommt",
        en: "How a canvas gets onto its frame",
        fr: "Comment une toile est tendue sur son châssis",
        es: "Cómo se tensa un lienzo en su bastidor",
        it: "Come una tela arriva sul suo telaio",
        nl: "Hoe een canvas op zijn spanraam komt",
      },
      subline: {
        de: "Spannen, falten, klammern: vier Ecken, jedes Mal von Hand.",
        en: "Stretch, fold, staple: four corners, by hand each time.",
        fr: "Tendre, plier, agrafer : quatre coins, à la main à chaque fois.",
        es: "Tensar, doblar, grapar: cuatro esquinas, siempre a mano.",
        it: "Tendere, piegare, graffare: quattro angoli, ogni volta a mano.",
        nl: "Spannen, vouwen, nieten: vier hoeken, elke keer met de hand.",
      },
      level: "2",
    }),
    block("video", {
      title: {
        de: "Eine Leinwand wird gespannt",
        en: "A canvas is stretched",
        fr: "Une toile est tendue",
        es: "Se tensa un lienzo",
        it: "Si tende una tela",
        nl: "Een canvas wordt gespannen",
      },
      caption: {
        de: "Filme aus anderen Werkstätten, bei YouTube. Hier lädt nichts davon, bevor du klickst.",
        en: "Films from other workshops, on YouTube. None of it loads here before you click.",
        fr: "Films d'autres ateliers, sur YouTube. Rien n'est chargé ici avant votre clic.",
        es: "Vídeos de otros talleres, en YouTube. Aquí no se carga nada antes de tu clic.",
        it: "Filmati di altri laboratori, su YouTube. Qui non si carica nulla prima del tuo clic.",
        nl: "Filmpjes uit andere werkplaatsen, op YouTube. Hier laadt niets voordat je klikt.",
      },
      poster: picture("edge-canvas-folded"),
      link: each(() => ({ fieldtype: "multilink", linktype: "url", id: "", url: films, cached_url: films })),
    }),
  ],
});

const entry = (text: Readonly<Record<"de" | "en" | "fr" | "es" | "it" | "nl", string>>, more: object): Block =>
  block("shop-entry", { text, ...more });

/** The two channels, each by what it begins with. */
export const ourShops: readonly Block[] = [
  block("margin", { size: "medium" }),
  block("shop", {
    headline: {
      de: "Womit fängst du an?",
      en: "Where will you begin?",
      fr: "Par quoi commencer ?",
      es: "¿Por dónde empiezas?",
      it: "Da dove cominci?",
      nl: "Waar begin je?",
    },
    items: [
      entry(
        {
          de: "Bilder für die Wand",
          en: "Pictures for the wall",
          fr: "Des photos au mur",
          es: "Cuadros para la pared",
          it: "Quadri per la parete",
          nl: "Foto's aan de muur",
        },
        { icon: "wall-picture", color: "blue", link: toProduct("canvas-prints") },
      ),
      entry(
        {
          de: "Karten und Papier",
          en: "Cards and paper",
          fr: "Cartes et papier",
          es: "Tarjetas y papel",
          it: "Biglietti e carta",
          nl: "Kaarten en papier",
        },
        { icon: "folded-card", color: "black", link: to("/karten-designen") },
      ),
    ],
  }),
];
