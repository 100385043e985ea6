import type { de } from "./messages.de.ts";

export const es: typeof de = {
  unknownBlock: (name) => `La tienda no conoce el bloque «${name}». Los visitantes no ven nada aquí.`,
  wrongBlock: (name, field) =>
    `En el bloque «${name}» falta el campo «${field}» o no encaja. Los visitantes no ven nada aquí.`,
  notFollowing: "La vista previa no responde ahora. Abre de nuevo la página en el editor.",
};
