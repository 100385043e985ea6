import type { de } from "./messages.de.ts";

export const en: typeof de = {
  shop: {
    ink: "Ink",
    grey: "Grey",
    white: "White",
    sea: "Sea blue",
    brick: "Brick",
    forest: "Forest green",
    gold: "Gold tone",
    rose: "Dusty pink",
  },
  hues: {
    red: "Red",
    orange: "Orange",
    yellow: "Yellow",
    green: "Green",
    turquoise: "Turquoise",
    blue: "Blue",
    violet: "Violet",
    pink: "Pink",
    brown: "Brown",
    black: "Black",
    grey: "Grey",
    white: "White",
  },
  light: (hue: string) => `${hue}, light`,
  dark: (hue: string) => `${hue}, dark`,
  none: "No colour",
  other: "Another colour",
  pick: "Mix a colour",
  code: "Colour code",
  notACode: "A colour code has six characters, for example 1E4D6B.",
};

export const enUs: typeof de = {
  ...en,
  shop: { ...en.shop, grey: "Gray" },
  hues: { ...en.hues, grey: "Gray" },
  none: "No color",
  other: "Another color",
  pick: "Mix a color",
  code: "Color code",
  notACode: "A color code has six characters, for example 1E4D6B.",
};
