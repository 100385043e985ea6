import type { Finish } from "./surroundings.ts";

/** Finishes on a screen. The catalogue names them; this only draws them. */
const looks: Readonly<Record<string, Finish>> = {
  "oak-natural": { look: "wood", colour: "#c39a68" },
  oak: { look: "wood", colour: "#c39a68" },
  natural: { look: "wood", colour: "#d3b185" },
  "oak-dark": { look: "wood", colour: "#8a5f3b" },
  walnut: { look: "wood", colour: "#5f4030" },
  beech: { look: "wood", colour: "#d9b98e" },
  maple: { look: "wood", colour: "#e2cfa9" },
  pine: { look: "wood", colour: "#dfbf86" },
  cherry: { look: "wood", colour: "#8c4a2c" },
  wood: { look: "wood", colour: "#b98a58" },
  "wood-look": { look: "wood", colour: "#a9794b" },
  whitewashed: { look: "wood", colour: "#e4ded2" },
  vintage: { look: "wood", colour: "#7a6a55" },
  white: { look: "lacquer", colour: "#f4f1ea" },
  plastic: { look: "lacquer", colour: "#efece5" },
  black: { look: "lacquer", colour: "#1d1c1a" },
  "matt-black": { look: "lacquer", colour: "#2b2a28" },
  grey: { look: "lacquer", colour: "#8b8a86" },
  gold: { look: "metal", colour: "#c9a85a" },
  baroque: { look: "metal", colour: "#b8954a" },
  bronze: { look: "metal", colour: "#9a7650" },
  copper: { look: "metal", colour: "#b9734f" },
  silver: { look: "metal", colour: "#bfc1c2" },
  aluminium: { look: "metal", colour: "#b9bcbe" },
  "matt-silver": { look: "metal", colour: "#a9acae" },
};

/** A finish the table does not know yet looks like plain wood: seen, and not mistaken for black or white. */
export const lookOf = (finish: string): Finish => looks[finish] ?? { look: "wood", colour: "#b98a58" };

const matColours: Readonly<Record<string, string>> = {
  "mat-weiss": "#fcfaf5",
  "mat-creme": "#f1e8d3",
  "mat-schwarz": "#262523",
};

export const matColourOf = (matType: string): string => matColours[matType] ?? "#fcfaf5";

const sideColours: Readonly<Record<string, string>> = {
  aludibond: "#8d8f90",
  gallerybond: "#9fb0b1",
  acrylglas: "#c4d6d3",
  echtglas: "#9fc0b6",
};

/** Colour of a board's cut edge; paper and foam are white. */
export const sideColourOf = (material: string): string => sideColours[material] ?? "#f2f0ec";
