import type { KindOffer } from "../offer.ts";
import { accessories } from "./accessory-offer.ts";
import { cardCategories } from "./categories.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { choices } from "./offered-choices.ts";
import { themes } from "./offered-themes.ts";
import type { Release } from "./release.ts";
import { occasions } from "./vocabulary.ts";

type Offer = KindOffer<CardConfiguration, Release>;

const values: Offer["values"] = (field) => {
  switch (field) {
    case "category":
      return cardCategories.map(String);
    case "occasion":
      return occasions;
    default:
      return undefined;
  }
};

/** Cards and guestbooks: sizes and folds, papers, shapes, refinements, quantities and accessories. */
export const offer: Offer = {
  label: "kind.card",
  ...choices,
  values,
  limits: null,
  frameTypes: null,
  accessories,
  themes,
  history: null,
  paths: {
    ladders: "/web-api/card-price",
    accessories: "/web-api/card-accessories",
    accessoryPrice: "/web-api/card-accessory-price",
    accessoryOrder: "/web-api/card-accessory-order",
  },
};
