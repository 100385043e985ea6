import { headsOf } from "../../heads.ts";

/** Pages that an editor has begun and nobody has published. */
export const begun = headsOf(null, {
  mothersDay: {
    slug: {
      de: "muttertag",
      en: "mothers-day",
      fr: "fete-des-meres",
      es: "dia-de-la-madre",
      it: "festa-della-mamma",
      nl: "moederdag",
    },
    name: {
      de: "Muttertag",
      en: "Mother's Day",
      fr: "Fête des mères",
      es: "Día de la Madre",
      it: "Festa della mamma",
      nl: "Moederdag",
    },
    short: {
      de: "Ein Bild, das sie noch nicht hat.",
      en: "A picture she does not have yet.",
      fr: "Une image qu'elle n'a pas encore.",
      es: "Una foto que todavía no tiene.",
      it: "Una foto che ancora non ha.",
      nl: "Een foto die ze nog niet heeft.",
    },
    image: "photo-tulips",
  },
  oldPhotos: {
    slug: {
      de: "alte-fotos-abfotografieren",
      en: "photographing-old-prints",
      fr: "photographier-de-vieilles-photos",
      es: "fotografiar-fotos-antiguas",
      it: "fotografare-vecchie-foto",
      nl: "oude-foto-s-fotograferen",
    },
    name: {
      de: "Alte Fotos abfotografieren",
      en: "Photographing old prints",
      fr: "Photographier de vieilles photos",
      es: "Fotografiar fotos antiguas",
      it: "Fotografare vecchie foto",
      nl: "Oude foto's fotograferen",
    },
    short: {
      de: "Wie aus einem Album wieder ein Bild wird.",
      en: "How an album becomes a picture again.",
      fr: "Comment un album redevient une image.",
      es: "Cómo un álbum vuelve a ser imagen.",
      it: "Come un album torna a essere immagine.",
      nl: "Hoe een album weer een beeld wordt.",
    },
    image: "prints-stack",
  },
});
