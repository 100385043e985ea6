import type { Hue } from "../../../../designer/inspector/colour/colour-name.ts";
import type { ShopColour } from "../../../../designer/inspector/colour/colours.ts";

export const de = {
  shop: {
    ink: "Tinte",
    grey: "Grau",
    white: "Weiß",
    sea: "Meerblau",
    brick: "Ziegel",
    forest: "Waldgrün",
    gold: "Goldton",
    rose: "Altrosa",
  } satisfies Record<ShopColour, string>,
  hues: {
    red: "Rot",
    orange: "Orange",
    yellow: "Gelb",
    green: "Grün",
    turquoise: "Türkis",
    blue: "Blau",
    violet: "Violett",
    pink: "Pink",
    brown: "Braun",
    black: "Schwarz",
    grey: "Grau",
    white: "Weiß",
  } satisfies Record<Hue, string>,
  light: (hue: string) => `${hue}, hell`,
  dark: (hue: string) => `${hue}, dunkel`,
  none: "Keine Farbe",
  other: "Andere Farbe",
  pick: "Farbe mischen",
  code: "Farbcode",
  notACode: "Ein Farbcode hat sechs Zeichen, zum Beispiel 1E4D6B.",
};
