import { readAddress } from "./address.ts";
import type { CalculatorSetup } from "./setup.ts";

/** Two pages of the German shop: canvas, and framed posters, which begin with slim oak and a white mat of 30 mm. */
export function wallSetups(release: CalculatorSetup["release"]) {
  const page: Omit<CalculatorSetup, "initial"> = {
    release,
    shop: { currency: "EUR", unit: "cm" },
    orientation: "landscape",
  };
  const canvas: CalculatorSetup = { ...page, initial: { materialType: "leinwand" } };
  const framed: CalculatorSetup = { ...page, initial: { materialType: "poster", frameType: "holzrahmen" } };
  /** Initial state of a page. */
  const start = (setup = canvas, query = {}) => readAddress(setup, query).state;
  return { canvas, framed, start };
}

/** A format by its centimetres. */
export const size = (width: number, height: number) => ({ width: width * 10, height: height * 10 });
