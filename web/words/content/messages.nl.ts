import type { de } from "./messages.de.ts";

export const nl: typeof de = {
  unknownBlock: (name) => `De winkel kent het blok ‘${name}’ niet. Bezoekers zien hier niets.`,
  tooManyBlocks: (most) =>
    `Vanaf hier zien bezoekers niets meer: een pagina toont hoogstens ${most} blokken. Verwijder er een paar of splits de pagina.`,
  wrongBlock: (name, field) =>
    `In het blok ‘${name}’ ontbreekt het veld ‘${field}’ of het past niet. Bezoekers zien hier niets.`,
  notFollowing: "De voorvertoning volgt nu even niet. Open de pagina opnieuw in de editor.",
  toCome: (things) =>
    things === null
      ? "Dit is nog niet te bestellen. Dit deel van onze editor is nog in de maak."
      : `Nog niet te bestellen: ${things}. Dit deel van onze editor is nog in de maak.`,
};
