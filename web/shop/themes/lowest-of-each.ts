import type { ThemeView } from "../../../services/themes/contract.ts";

type ThemePrice = ThemeView["prices"][number];

/** The lowest price of each thing that designs come as, the lowest of all first. */
export function lowestOfEach(themes: readonly Pick<ThemeView, "prices">[]): readonly ThemePrice[] {
  const rising = themes.flatMap(({ prices }) => prices).toSorted((one, other) => one.unitPrice - other.unitPrice);
  return rising.filter(({ product }, at) => rising.findIndex((one) => one.product === product) === at);
}
