import type { de } from "./messages.de.ts";

export const nl: typeof de = {
  canvas: {
    sideBySide: "Naast elkaar, vanaf de rand gezien",
    fromWall: (length) => `hangt ${length} van de muur`,
  },
  page: {
    steps: "In drie stappen",
    choose: "Kies materiaal en formaat",
    design: "Upload je foto en kies de uitsnede",
    order: "Bekijk het voorbeeld en bestel",
  },
  nudge: {
    tip: "Onze tip",
    nextSize: (size) => `Eén maat groter: ${size}`,
    nextSizeWorth: (area, amount, share) => `${area} meer beeld voor ${amount} meer, dat is ${share}.`,
    freeFrom: (amount) => `Gratis verzending vanaf ${amount}`,
    missing: (amount) => `nog ${amount}`,
    free: "Je foto reist gratis.",
    travelsFree: (size, total) => `${size} reist gratis, samen ${total}`,
    way: "De weg naar jou",
    ordered: "Besteld",
    today: (time) => `vandaag voor ${time}`,
    later: (day, time) => `voor ${day}, ${time}`,
    now: "nu",
    ships: "Gedrukt en ingepakt",
    arrives: "Bij jou",
  },
};
