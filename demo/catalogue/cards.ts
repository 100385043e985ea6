import type { CardConfiguration } from "../../products/card/configuration-schema.ts";
import { type Release, releaseSchema } from "../../products/card/release.ts";
import catalogue from "./card.json" with { type: "json" };

/** The demo shop's catalogue of cards, parsed. */
export const demoCards: Release = releaseSchema.parse(catalogue);

const plain: CardConfiguration = {
  themeId: null,
  designId: null,
  card: "a6-quer-folded",
  category: null,
  occasion: null,
  tag: null,
  quantity: 1,
  isSample: false,
  paper: "matt",
  punching: "none",
  refinementType: "ohne",
  bow: null,
  ribbon: null,
  ribbonColor: null,
  screw: null,
  standard: null,
  accessories: [],
};

/** `card("a6-quer-folded 50")`: size and quantity, everything else plain; for tests. */
export function card(text: string, change: Partial<CardConfiguration> = {}): CardConfiguration {
  const [size = "", quantity = "1"] = text.split(" ");
  return { ...plain, card: size, quantity: Number(quantity), ...change };
}
