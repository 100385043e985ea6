import type { de } from "./messages.de.ts";

export const es: typeof de = {
  label: "Pasar y abrir",
  next: "Adelante",
  previous: "Atrás",
  blank: "Sin imprimir",
  stop: (name, at, of) => `${name}, vista ${at} de ${of}`,
  keys: "Arrastra, desliza, haz clic o usa las flechas.",
};
