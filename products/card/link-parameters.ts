import type { LinkParameter } from "../offer.ts";
import { cardCategories } from "./categories.ts";
import { occasions, refinementTypes } from "./vocabulary.ts";

/**
 * Parameters of the designer link (specification section 3, card designer, and the shared accessory quantity and SKU).
 */
export const parameters: Readonly<Record<string, LinkParameter>> = {
  themeId: { meaning: "Theme; it makes a link a card's.", example: "meadow-vows" },
  designId: { meaning: "Design of the theme.", example: "1042" },
  card: { meaning: "Size and fold, or a guestbook.", example: "a6-quer-folded" },
  category: { meaning: "Number of the category.", example: "3", values: cardCategories.map(String) },
  occasion: { meaning: "Occasion.", example: "wedding", values: occasions },
  tag: { meaning: "Tag.", example: "summer" },
  quantity: { meaning: "A number of the quantity list, or `sample`.", example: "50" },
  isSample: { meaning: "One piece to look at.", example: "0", shape: "flag" },
  paper: { meaning: "Paper of the cards.", example: "matt" },
  punching: { meaning: "Shape of the card.", example: "none" },
  refinementType: { meaning: "Refinement; ohne without.", example: "gold", values: refinementTypes },
  bow: { meaning: "Bow on every card.", example: "satin" },
  ribbon: { meaning: "Ribbon of every card; with ribbonColor.", example: "satin" },
  ribbonColor: { meaning: "Colour of the ribbon.", example: "sage" },
  screw: { meaning: "Screw of every card.", example: "fan-brass" },
  standard: { meaning: "Other accessory of every card.", example: "tag" },
  alone: { meaning: "Accessories without a card; `card` says which size they are for.", example: "0", shape: "flag" },
  accessory: {
    meaning: "Quantity of an accessory by its SKU.",
    example: "accessory[envelope-plain-navy-162x114]=50",
    shape: "map",
    field: "accessories",
  },
};
