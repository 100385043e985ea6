import { z } from "zod";
import { currencies } from "../../core/money.ts";
import { voucherCode, voucherProblems, voucherView } from "../vouchers/contract.ts";

/**
 * `services/carts` over HTTP. The basket belongs to the visitor; after login to the customer. Texts follow X-Locale.
 */
export const cartPaths = {
  /** GET: the basket, recomputed. */
  cart: "/web-api/cart",
  /** POST: `addLineRequest` -> `cartChange`. */
  lines: "/web-api/cart/lines",
  /** PATCH `changeQuantityRequest`, PUT `replaceDesignRequest`, DELETE -> `cartChange`. */
  line: (id: string) => `/web-api/cart/lines/${id}`,
  /** POST -> `cartChange`: the same thing once more, with a design of its own. */
  duplicate: (id: string) => `/web-api/cart/lines/${id}/duplicate`,
  /** POST -> `cartChange`: a removed line is back where it was, with its quantity. */
  restore: (id: string) => `/web-api/cart/lines/${id}/restore`,
  /** POST `addVoucherRequest` -> `cartView`: puts a code in. */
  vouchers: "/web-api/cart/vouchers",
  /** DELETE -> `cartView`. */
  voucher: (id: string) => `/web-api/cart/vouchers/${id}`,
} as const;

export const leastQuantity = 1;
export const mostQuantity = 999;
/** Lines a basket can hold. */
export const mostLines = 100;

export const quantity = z.number().int().min(leastQuantity).max(mostQuantity);

/** The state of a design the visitor saw when she pressed the button; the server compiles it again and compares. */
const seenDesign = {
  designId: z.uuid(),
  sequence: z.number().int().nonnegative(),
  sceneHash: z.string().length(64),
};

export const replaceDesignRequest = z.object(seenDesign);
export const changeQuantityRequest = z.object({ quantity });
export const addVoucherRequest = z.object({ code: voucherCode });

/** A personalised product by its design, or a ready-made one ("frame only, without photo") by its configuration. */
export const addLineRequest = z.object({ quantity: quantity.default(1) }).and(
  z.union([
    z.object(seenDesign),
    z.object({
      kind: z.string().min(1).max(40),
      configuration: z.record(z.string().max(60), z.unknown()),
    }),
  ]),
);

/** A reason from the label vocabulary, and the same as a sentence in the visitor's language. */
export const lineReason = z.object({ field: z.string(), reason: z.string(), text: z.string() });

const rectangle = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
});

/** Surroundings of a line's picture (products/surroundings.ts), to draw the finished product. Micrometres. */
export const lookView = z.object({
  mat: z.object({ outer: rectangle, opening: rectangle, colour: z.string() }).nullable(),
  frame: z
    .object({
      outer: rectangle,
      inner: rectangle,
      depth: z.number().int(),
      finish: z.object({ look: z.enum(["wood", "metal", "lacquer"]), colour: z.string() }),
      gap: z.number().int(),
    })
    .nullable(),
});
export type LookView = z.infer<typeof lookView>;

/** Amounts are integer minor units of the cart's currency, as shown to the visitor (US: without tax). */
export const cartLine = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** Its name in every language (core/article.ts). */
  article: z.string(),
  /** Design to open for editing, null for ready-made products. */
  designId: z.uuid().nullable(),
  /** Path of the designer with this line, without language prefix; null for ready-made products. */
  editPath: z.string().nullable(),
  /** The frozen design as it will be printed. */
  versionId: z.uuid().nullable(),
  sceneHash: z.string().length(64).nullable(),
  configuration: z.record(z.string(), z.unknown()),
  title: z.string(),
  facts: z.array(z.string()),
  /** Null when nobody knows any more how it is made. */
  look: lookView.nullable(),
  quantity,
  /** Null when it cannot be had any more; `unavailable` says why. */
  unitPrice: z.object({ current: z.number().int(), original: z.number().int() }).nullable(),
  total: z.number().int().nullable(),
  /** Saving of the whole quantity over single pieces. */
  saved: z.number().int(),
  /** Whether a piece costs less the more there are; pieces of other lines do not count. */
  stepped: z.boolean(),
  /** Set when a piece costs something else than when it was put into the basket in this currency. */
  priceChanged: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  unavailable: z.array(lineReason).nullable(),
  /** Ready-made products can be returned within 14 days, personalised ones cannot. */
  withdrawalRight: z.boolean(),
});
export type CartLine = z.infer<typeof cartLine>;

export const cartView = z.object({
  /** Null while nothing was ever put in. Name it when ordering: it is what one order is made from. */
  id: z.uuid().nullable(),
  currency: z.enum(currencies),
  lines: z.array(cartLine),
  /** Pieces over all lines; the number on the basket's icon. */
  pieces: z.number().int(),
  /** Sum of the lines that can be had. */
  goods: z.number().int(),
  /** Codes in the order in which they are worked out, also those that do nothing now. */
  vouchers: z.array(voucherView),
  /** Discount of codes on the products; gift vouchers pay at the checkout and are not in it. */
  discount: z.number().int(),
  taxIncluded: z.boolean(),
});
export type CartView = z.infer<typeof cartView>;

export const cartChange = z.object({ lineId: z.uuid(), cart: cartView });
export type CartChange = z.infer<typeof cartChange>;

export type AddLineRequest = z.infer<typeof addLineRequest>;
export type ReplaceDesignRequest = z.infer<typeof replaceDesignRequest>;

/** Problem types of these routes, the last part of a problem's `type`. */
export const cartProblems = [
  "line-not-found", // 404
  "design-not-found", // 404
  "sequence-conflict", // 409: the design was changed elsewhere since
  "scene-mismatch", // 409: the server compiles another picture than the one seen
  "release-outdated", // 409, with `current`: the designer has to renew the design under that release
  "unsettled", // 422: the configuration does not name the pages and prints that are drawn
  "photos-missing", // 409, with `findings`: a photo is still uploading or gone, or a place is empty
  "photos-too-small", // 422, with `findings`: a photo has too few pixels for its size in print
  "recipients", // 422, with `missing` or the `lines` of those whose pieces cannot be printed
  "findings", // 422, with `findings`: something has to be mended first
  "unknown-kind", // 422
  "design-needed", // 422: something is printed on it, so a design has to say what
  "impossible-configuration", // 422, with `reasons`
  "basket-full", // 409
  "basket-empty", // 409: a code needs something to take it off from
  "voucher-not-found", // 404: this code is not in the basket
  ...voucherProblems,
] as const;
export type CartProblem = (typeof cartProblems)[number];
