import type { Plate } from "../../design/plate.ts";

/** Plates on a screen; on the press they are foil, relief or lines. */
export const plateLab: Readonly<Record<Plate, readonly [number, number, number]>> = {
  Foil_Gold: [72, 4, 46],
  Foil_Silver: [78, 0, 1],
  Foil_RoseGold: [68, 22, 20],
  Relief: [88, 0, -6],
  Varnish: [90, -6, -10],
  CutContour: [48, 74, -3],
  Crease: [55, -37, -50],
};

/** Asked of the table here, so that writing a file does not load the schemas of designs. */
export const isPlate = (name: string): name is Plate => Object.hasOwn(plateLab, name);

export type PlateNames = Readonly<Partial<Record<Plate, string>>>;

/** The print house's name of a plate, else ours. */
export function inkName(plate: string, names: PlateNames): string {
  return (isPlate(plate) ? names[plate] : undefined) ?? plate;
}
