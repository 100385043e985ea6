/** What only the layouts of experiments say. */
export const de = {
  /** 1409-canvas-redesign. */
  canvas: {
    sideBySide: "Nebeneinander, von der Kante her",
    fromWall: (length: string) => `steht ${length} von der Wand ab`,
  },
  /** 965-redesign. */
  page: {
    steps: "In drei Schritten",
    choose: "Material und Format wählen",
    design: "Foto hochladen und ausrichten",
    order: "Vorschau ansehen und bestellen",
  },
  /** 967-nudging. */
  nudge: {
    tip: "Unser Tipp",
    nextSize: (size: string) => `Eine Nummer größer: ${size}`,
    nextSizeWorth: (area: string, amount: string, share: string) =>
      `${area} mehr Fläche für ${amount} mehr, das sind ${share}.`,
    freeFrom: (amount: string) => `Versand kostenlos ab ${amount}`,
    missing: (amount: string) => `noch ${amount}`,
    free: "Dein Bild reist kostenlos.",
    travelsFree: (size: string, total: string) => `${size} reist kostenlos, zusammen ${total}`,
    way: "Der Weg zu dir",
    ordered: "Bestellt",
    today: (time: string) => `heute bis ${time}`,
    later: (day: string, time: string) => `bis ${day}, ${time}`,
    now: "jetzt",
    ships: "Gedruckt und verpackt",
    arrives: "Bei dir",
  },
};
