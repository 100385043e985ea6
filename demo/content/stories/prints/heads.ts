import { folders } from "../../folders.ts";
import { firstPage, headsOf } from "../../heads.ts";

export const prints = headsOf(folders.prints, {
  overview: {
    slug: firstPage,
    name: folders.prints.name,
    short: {
      de: "Vom Telefon in die Hand, ab einem Stück.",
      en: "From the phone into your hand, from a single print.",
      fr: "Du téléphone à la main, dès un tirage.",
      es: "Del móvil a la mano, desde una sola copia.",
      it: "Dal telefono alla mano, da una sola stampa.",
      nl: "Van je telefoon in je hand, vanaf één stuk.",
    },
    image: "prints-sorted",
  },
  box: {
    slug: {
      de: "fotobox",
      en: "photo-box",
      fr: "boite-photo",
      es: "caja-de-fotos",
      it: "scatola-di-foto",
      nl: "fotobox",
    },
    name: {
      de: "Fotobox",
      en: "Photo box",
      fr: "Boîte photo",
      es: "Caja de fotos",
      it: "Scatola di foto",
      nl: "Fotobox",
    },
    short: {
      de: "24 bis 300 Fotos in ihrer eigenen Schachtel.",
      en: "24 to 300 photos in a box of their own.",
      fr: "De 24 à 300 photos dans leur propre boîte.",
      es: "De 24 a 300 fotos en su propia caja.",
      it: "Da 24 a 300 foto nella loro scatola.",
      nl: "24 tot 300 foto's in hun eigen doos.",
    },
    image: "box-open",
  },
});
