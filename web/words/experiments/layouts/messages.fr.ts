import type { de } from "./messages.de.ts";

export const fr: typeof de = {
  canvas: {
    sideBySide: "Côte à côte, vus par la tranche",
    fromWall: (length) => `à ${length} du mur`,
  },
  page: {
    steps: "En trois étapes",
    choose: "Choisissez matériau et format",
    design: "Importez et cadrez votre photo",
    order: "Regardez l’aperçu et commandez",
  },
  nudge: {
    tip: "Notre conseil",
    nextSize: (size) => `Une taille au-dessus : ${size}`,
    nextSizeWorth: (area, amount, share) => `${area} d’image en plus pour ${amount} de plus, soit ${share}.`,
    freeFrom: (amount) => `Livraison offerte dès ${amount}`,
    missing: (amount) => `encore ${amount}`,
    free: "Votre image voyage gratuitement.",
    travelsFree: (size, total) => `${size} : livraison offerte, ${total} en tout`,
    way: "Son chemin jusqu’à vous",
    ordered: "Commandée",
    today: (time) => `aujourd’hui avant ${time}`,
    later: (day, time) => `avant ${day} ${time}`,
    now: "maintenant",
    ships: "Imprimée et emballée",
    arrives: "Chez vous",
  },
};
