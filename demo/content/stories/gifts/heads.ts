import { folders } from "../../folders.ts";
import { firstPage, headsOf } from "../../heads.ts";

export const gifts = headsOf(folders.gifts, {
  overview: {
    slug: firstPage,
    name: {
      de: "Geschenkideen",
      en: "Gift ideas",
      fr: "Idées cadeaux",
      es: "Ideas para regalar",
      it: "Idee regalo",
      nl: "Cadeau-ideeën",
    },
    short: {
      de: "Fotos, die bleiben dürfen, für jeden Anlass.",
      en: "Photos that may stay, for every occasion.",
      fr: "Des photos faites pour rester, à chaque occasion.",
      es: "Fotos hechas para quedarse, en cada ocasión.",
      it: "Foto fatte per restare, per ogni occasione.",
      nl: "Foto's die mogen blijven, voor elke gelegenheid.",
    },
    image: "box-small",
  },
  vouchers: {
    slug: { de: "gutscheine", en: "vouchers", fr: "bons-cadeaux", es: "vales", it: "buoni", nl: "cadeaubonnen" },
    name: {
      de: "Geschenkgutschein",
      en: "Gift voucher",
      fr: "Carte cadeau",
      es: "Tarjeta regalo",
      it: "Buono regalo",
      nl: "Cadeaubon",
    },
    short: {
      de: "Wenn du das Foto nicht hast, das jemand liebt.",
      en: "When you do not have the photo somebody loves.",
      fr: "Quand la photo qu'on aime n'est pas entre vos mains.",
      es: "Cuando la foto favorita no la tienes tú.",
      it: "Quando la foto del cuore non ce l'hai tu.",
      nl: "Als jij de foto niet hebt waar iemand van houdt.",
    },
    image: "card-ribbon",
  },
});
