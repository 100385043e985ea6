import type { z } from "@hono/zod-openapi";
import { done } from "../../core/outcome.ts";
import type { KindView } from "../../products/offer.ts";
import { accessoryList, accessoryPrice } from "./accessories.ts";
import { articlePrice, ladderPrices } from "./article.ts";
import {
  formatGroupPrices,
  formatPrices,
  framePrices,
  optionPrices,
  overview,
  pricesFrom,
  reference,
} from "./choices.ts";
import * as contract from "./contract.ts";
import { formatLimits, frameTypes } from "./kind-views.ts";
import { withRatioPictures } from "./ratio-picture.ts";
import type { View } from "./service.ts";

/** A question that can be asked about a configuration, and what the answer looks like. */
export interface DescribedView {
  readonly schema: z.ZodType;
  readonly description: string;
  readonly view: View;
  /** Parameters beside the link's. */
  readonly more?: Readonly<Record<string, string>>;
}

/** `limits` and the like are found under the paths of the kinds that have them. */
type KindQuestion = Exclude<KindView, "data" | "accessoryOrder">;
type GeneralQuestion = "formatGroupImages" | "frame" | "optionGroups" | "reference";

const ratio = {
  ratio: "Group of the formats, or all, din-landscape, din-portrait, square; that of the chosen format without it.",
  group: "The same as ratio.",
};

export const views: Readonly<Record<KindQuestion | GeneralQuestion, DescribedView>> = {
  article: {
    schema: contract.articlePrice,
    description: "Price of one configuration, explained",
    view: (context, choice) => done(articlePrice(context, choice)),
  },
  ladders: {
    schema: contract.ladderPrices,
    description: "Price of one configuration, and of every other number of pieces, pages or prints, explained",
    view: (context, choice) => done(ladderPrices(context, choice)),
  },
  formats: {
    schema: contract.formatPrices,
    description: "Prices of all listed formats of the chosen material or type",
    view: (context, choice) => done(formatPrices(context, choice)),
  },
  formatGroup: {
    schema: contract.formatPrices,
    description: "Prices of one group of formats",
    view: formatGroupPrices,
    more: ratio,
  },
  formatGroupImages: {
    schema: contract.formatGroupImages,
    description: "Groups of formats with picture, lowest price and formats",
    view: (context, choice) => done(withRatioPictures(formatPrices(context, choice))),
  },
  frame: {
    schema: contract.frameAnswer,
    description: "Frames and mats for the choice, each with the price of the whole",
    view: (context, choice) => done(framePrices(context, choice)),
  },
  optionGroups: {
    schema: contract.optionGroups,
    description: "Option groups, each value with the price of the whole",
    view: (context, choice) => done(optionPrices(context, choice)),
  },
  from: {
    schema: contract.pricesFrom,
    description: "Lowest listed price of each material or type",
    view: (context) => done(pricesFrom(context)),
  },
  overview: {
    schema: contract.overview,
    description: "Every type with all there is to choose, priced",
    view: (context, choice) => done(overview(context, choice)),
  },
  reference: {
    schema: contract.reference,
    description: "Initial state of a kind's calculator, and the lowest listed price",
    view: (context, choice) => done(reference(context, choice)),
  },
  limits: { schema: contract.formatLimits, description: "Limits of own formats", view: formatLimits },
  frameTypes: {
    schema: contract.frameVariants,
    description: "Frame types with their variants",
    view: (context, _choice, query) => frameTypes(context, query),
    more: { "frameTypes[]": "Frame types; all of them without it." },
  },
  accessories: {
    schema: contract.accessoryList,
    description: "Accessories that go with the choice, each priced for one",
    view: (context, choice) => done(accessoryList(context, choice)),
  },
  accessoryPrice: {
    schema: contract.accessoryPrice,
    description: "Price of the accessories of a choice, each and together",
    view: accessoryPrice,
  },
};
