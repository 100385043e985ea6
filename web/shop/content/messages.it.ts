import type { de } from "./messages.de.ts";

export const it: typeof de = {
  unknownBlock: (name) => `Il negozio non conosce il blocco «${name}». I visitatori qui non vedono nulla.`,
  wrongBlock: (name, field) =>
    `Nel blocco «${name}» il campo «${field}» manca o non va bene. I visitatori qui non vedono nulla.`,
  notFollowing: "L’anteprima al momento non segue. Riapri la pagina nell’editor.",
};
