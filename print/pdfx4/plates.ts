/**
 * Plates that are not process colour. Printed solid, vector, overprinting what lies below (print houses lay foil, relief
 * and varnish on the finished print). The Lab colour only serves for viewing.
 */
export const plateNames = [
  "Foil_Gold",
  "Foil_Silver",
  "Foil_RoseGold",
  "Relief",
  "Varnish",
  "CutContour",
  "Crease",
] as const;
export type PlateName = (typeof plateNames)[number];

export const plateLab: Readonly<Record<PlateName, readonly [number, number, number]>> = {
  Foil_Gold: [72, 4, 46],
  Foil_Silver: [78, 0, 1],
  Foil_RoseGold: [68, 22, 20],
  Relief: [88, 0, -6],
  Varnish: [90, -6, -10],
  CutContour: [48, 74, -3],
  Crease: [55, -37, -50],
};

export function isPlateName(name: string): name is PlateName {
  return (plateNames as readonly string[]).includes(name);
}

/** What the print house calls a plate: its own name for it, else ours. */
export function inkName(plate: string, names: Readonly<Partial<Record<PlateName, string>>>): string {
  return (isPlateName(plate) ? names[plate] : undefined) ?? plate;
}
