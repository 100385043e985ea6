import type { de } from "./messages.de.ts";

export const es: typeof de = {
  canvas: {
    sideBySide: "Lado a lado, vistos por el canto",
    fromWall: (length) => `a ${length} de la pared`,
  },
  page: {
    steps: "En tres pasos",
    choose: "Elige material y formato",
    design: "Sube tu foto y encuádrala",
    order: "Mira la vista previa y pide",
  },
  nudge: {
    tip: "Nuestro consejo",
    nextSize: (size) => `Un tamaño más: ${size}`,
    nextSizeWorth: (area, amount, share) => `${area} más de imagen por ${amount} más, es decir, ${share}.`,
    freeFrom: (amount) => `Envío gratis desde ${amount}`,
    missing: (amount) => `faltan ${amount}`,
    free: "Tu cuadro viaja gratis.",
    travelsFree: (size, total) => `${size} viaja gratis, ${total} en total`,
    way: "Su camino hasta ti",
    ordered: "Pedido",
    today: (time) => `hoy hasta las ${time}`,
    later: (day, time) => `hasta ${day}, ${time}`,
    now: "ahora",
    ships: "Impreso y embalado",
    arrives: "En tu casa",
  },
};
