import type { de } from "./messages.de.ts";

export const es: typeof de = {
  unknownBlock: (name) => `La tienda no conoce el bloque «${name}». Los visitantes no ven nada aquí.`,
  tooManyBlocks: (most) =>
    `A partir de aquí los visitantes no ven nada: una página muestra como máximo ${most} bloques. Borra algunos o divide la página.`,
  wrongBlock: (name, field) =>
    `En el bloque «${name}» falta el campo «${field}» o no encaja. Los visitantes no ven nada aquí.`,
  notFollowing: "La vista previa no responde ahora. Abre de nuevo la página en el editor.",
  toCome: (things) =>
    things === null
      ? "Esto todavía no se puede pedir. Esta parte de nuestro editor aún está en preparación."
      : `Todavía no se puede pedir: ${things}. Esta parte de nuestro editor aún está en preparación.`,
};
