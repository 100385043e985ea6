import type { de } from "./messages.de.ts";

export const it: typeof de = {
  canvas: {
    sideBySide: "Fianco a fianco, visti dal bordo",
    fromWall: (length) => `a ${length} dalla parete`,
  },
  page: {
    steps: "In tre passi",
    choose: "Scegli materiale e formato",
    design: "Carica la foto e inquadrala",
    order: "Guarda l’anteprima e ordina",
  },
  nudge: {
    tip: "Il nostro consiglio",
    nextSize: (size) => `Una misura in più: ${size}`,
    nextSizeWorth: (area, amount, share) => `${area} di immagine in più per ${amount} in più, cioè ${share}.`,
    freeFrom: (amount) => `Spedizione gratuita da ${amount}`,
    missing: (amount) => `mancano ${amount}`,
    free: "Il tuo quadro viaggia gratis.",
    travelsFree: (size, total) => `${size} viaggia gratis, ${total} in tutto`,
    way: "La strada fino a te",
    ordered: "Ordinato",
    today: (time) => `oggi entro le ${time}`,
    later: (day, time) => `entro ${day}, ${time}`,
    now: "adesso",
    ships: "Stampato e imballato",
    arrives: "Da te",
  },
};
