import type { Plate } from "../../../design/plate.ts";

/** How plates look on a flat screen; blind relief shows in the colour of what it raises. */
const tints: Readonly<Partial<Record<Plate, string>>> = {
  Foil_Gold: "#b8923a",
  Foil_Silver: "#94989c",
  Foil_RoseGold: "#bd7a64",
};

/** The colour an item is shown in; null for lines that only a machine follows. */
export function shownColour({ colour, plate }: { readonly colour: string; readonly plate?: Plate }): string | null {
  if (plate === "CutContour" || plate === "Crease") return null;
  return (plate && tints[plate]) ?? colour;
}
