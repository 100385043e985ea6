import { counted } from "../../../../core/counted.ts";

/** Several tabs and devices on one design. */
export const de = {
  came: "Von woanders übernommen",
  /** `what` is a list: "2 Elemente, 1 Foto und der Titel" */
  changed: (what: string) => `In einem anderen Tab oder auf einem anderen Gerät geändert: ${what}.`,
  elements: counted("de", { one: "# Element", other: "# Elemente" }),
  sides: counted("de", { one: "# Seite", other: "# Seiten" }),
  photos: counted("de", { one: "# Foto", other: "# Fotos" }),
  name: "der Name",
  product: "das Produkt",
  copied: (title: string) =>
    `Beide haben dasselbe geändert. Hier siehst du jetzt die andere Fassung, deine ist als eigene Gestaltung gesichert: ${title}.`,
  copyTitle: (title: string) => (title ? `${title}, meine Fassung` : "Meine Fassung"),
  openCopy: "Meine Fassung öffnen",
  close: "Verstanden",
  unkeptTitle: "Auf diesem Gerät ist kein Platz",
  unkept:
    "Deine Änderungen werden nur auf dem Server gesichert, nicht in diesem Browser. Solange du verbunden bist, geht nichts verloren.",
  fullTitle: (most: number) => `Mehr als ${most} Fotos fasst eine Gestaltung nicht.`,
  full: counted("de", {
    one: "# Foto wurde nicht genommen. Nimm andere heraus oder beginne eine zweite Gestaltung.",
    other: "# Fotos wurden nicht genommen. Nimm andere heraus oder beginne eine zweite Gestaltung.",
  }),
};
