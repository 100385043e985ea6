import type { Plate } from "../../design/plate.ts";
import type { Expectation } from "./expectation.ts";
import { inksOf } from "./inks-of.ts";
import type { Mark } from "./inspection.ts";

/** Lines that a machine follows and nobody sees. */
export const machinePlates: readonly Plate[] = ["CutContour", "Crease"];

/** Is the mark on one of these plates, whatever the print house calls it? */
export const isOn = (mark: Mark, plates: readonly Plate[], { inks }: Expectation): boolean =>
  inksOf(mark).some((ink) => {
    const plate = inks.get(ink);
    return plate !== undefined && plates.includes(plate);
  });
