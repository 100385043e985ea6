import type { de } from "./messages.de.ts";

export const it: typeof de = {
  unknownBlock: (name) => `Il negozio non conosce il blocco «${name}». I visitatori qui non vedono nulla.`,
  tooManyBlocks: (most) =>
    `Da qui in poi i visitatori non vedono nulla: una pagina mostra al massimo ${most} blocchi. Eliminane alcuni o dividi la pagina.`,
  wrongBlock: (name, field) =>
    `Nel blocco «${name}» il campo «${field}» manca o non va bene. I visitatori qui non vedono nulla.`,
  notFollowing: "L’anteprima al momento non segue. Riapri la pagina nell’editor.",
  toCome: (things) =>
    things === null
      ? "Questo non si può ancora ordinare. Questa parte del nostro editor è ancora in preparazione."
      : `Non ancora ordinabile: ${things}. Questa parte del nostro editor è ancora in preparazione.`,
};
