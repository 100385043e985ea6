import { z } from "zod";
import { currencies } from "../../core/money.ts";
import { bounds } from "../../design/bounds.ts";
import type { Finding } from "../../design/finding.ts";
import { lookView } from "../carts/contract.ts";
import { sharedPiece } from "./shared-pieces.ts";

/** `services/designs` over HTTP. All routes respond to the design's owner only; for others it does not exist (404). */

export const designId = z.uuid();

export const designPaths = {
  /** POST `createDesignRequest` -> `createDesignResponse`; GET -> `myDesigns` of the visitor. */
  designs: "/web-api/designs",
  /** GET -> `designRecord`; DELETE: out of her list, and gone for good when no basket and no order has it. */
  design: (id: string) => `/web-api/designs/${id}`,
  /** POST -> `copiedDesign`. */
  copy: (id: string) => `/web-api/designs/${id}/copy`,
  /** PUT -> `copiedDesign`: the same under an id that the browser chose, so that a repeated request makes one copy. */
  copyAs: (id: string, copy: string) => `/web-api/designs/${id}/copies/${copy}`,
  /** POST `sequelRequest` -> `madeSequel`: what follows an ordered design, as a draft. */
  sequel: (version: string) => `/web-api/design-versions/${version}/sequel`,
  /** GET with `after` -> `operationsSince`; POST `appendOperationsRequest` -> `appendOperationsResponse`. */
  operations: (id: string) => `/web-api/designs/${id}/operations`,
} as const;

/** A design as its owner's list shows it; texts in the language of X-Locale. */
export const myDesign = z.object({
  id: designId,
  /** Her own name for it; empty when she gave none. */
  name: z.string(),
  /** The product. */
  title: z.string(),
  facts: z.array(z.string()),
  look: lookView.nullable(),
  sceneHash: z.string().length(64),
  updatedAt: z.iso.datetime(),
  /** The designer with this design open, without language prefix; null when the product is no longer made. */
  editPath: z.string().nullable(),
  /** Present price of a piece, minor units; null when it is no longer sold. */
  price: z.number().int().nullable(),
  currency: z.enum(currencies),
});
export type MyDesign = z.infer<typeof myDesign>;

/** The last changed first, at most 200. */
export const myDesigns = z.object({ designs: z.array(myDesign) });
export type MyDesigns = z.infer<typeof myDesigns>;

export const copiedDesign = z.object({ id: designId });

/** Sequel of an ordered design, in the shop's words: "Calendar 2028", and changes of its contents. */
export const sequelView = z.object({ title: z.string(), notes: z.array(z.string()) });
export type SequelView = z.infer<typeof sequelView>;

/** Whether its places have the ordered design's photos or wait for new ones. */
export const sequelRequest = z.object({ photos: z.enum(["kept", "left"]) });
export type SequelRequest = z.infer<typeof sequelRequest>;
/** The designer with the draft open, without language prefix. */
export const madeSequel = z.object({ id: designId, editPath: z.string() });
export type MadeSequel = z.infer<typeof madeSequel>;

/** POST /web-api/designs: makes a blank design from a designer link and gives it to the visitor. */
export const createDesignRequest = z.object({
  /** Product kind, for instance "photoframe". */
  kind: z.string().min(1).max(40),
  /** The designer link's query string without the question mark, as the visitor opened it. */
  query: z.string().max(4096),
});

/** A design for the designer. `document` is a `DesignDocument` (design/document.ts). */
export const designRecord = z.object({
  id: designId,
  /** Number of operations the server has taken; the next batch must name it as `baseSequence`. */
  sequence: z.number().int().nonnegative(),
  document: z.record(z.string(), z.unknown()),
  sceneHash: z.string().length(64),
  /** Catalogue release the design is laid out with; the release's data is at GET /web-api/catalogue/{kind}/data. */
  release: z.number().int().positive(),
  updatedAt: z.iso.datetime(),
});

/** Values of the link that fell back, to be shown once: the kind's `Refusal`s for `core/labels.ts`. */
export const createDesignResponse = z.object({
  design: designRecord,
  notices: z.array(z.object({ field: z.string(), reason: z.string(), params: z.record(z.string(), z.unknown()) })),
  addToCart: z.boolean(),
});

/** A `Finding` (design/finding.ts) with the fields of its reason. */
export const findingView = z.looseObject({
  surface: z.string(),
  element: z.string().nullable(),
  reason: z.string(),
}) as unknown as z.ZodType<Finding>;

/** Most operations of one request. */
export const operationsAtOnce = 500;
/** Most steps of all its operations together; one operation alone may have as many. */
export const stepsAtOnce = bounds.steps;

const unparsedSteps = z.object({ type: z.enum(["together", "renew"]), steps: z.array(z.unknown()) });
const stepsOfAll = (operations: readonly unknown[]) =>
  operations.reduce<number>((sum, one) => sum + (unparsedSteps.safeParse(one).data?.steps.length ?? 1), 0);

/**
 * Appends at most 2 MB to the log. 409 ("sequence-conflict", with `sequence`) when another tab or device was first, 429
 * ("too-much-sent", with `until`) beyond a day's limit; neither stores anything.
 */
export const appendOperationsRequest = z.object({
  baseSequence: z.number().int().nonnegative(),
  /** `Operation`s of design/operation.ts, checked there. */
  operations: z
    .array(z.unknown())
    .min(1)
    .max(operationsAtOnce)
    .refine((operations) => stepsOfAll(operations) <= stepsAtOnce, `more than ${stepsAtOnce} steps at once`),
});
export const appendOperationsResponse = z.object({
  sequence: z.number().int(),
  /** Hash of the scene as the server compiled it; the browser compares it with its own. */
  sceneHash: z.string().length(64),
  /** Findings on the changed sides. */
  findings: z.array(findingView).readonly(),
});

/** GET /web-api/designs/{id}/operations?after=12: later operations, so that a browser can continue. */
export const operationsAfter = z.object({ after: z.coerce.number().int().nonnegative() });
export const operationsSince = z.object({
  sequence: z.number().int().nonnegative(),
  /** `Operation`s, oldest first; null when the log no longer goes back so far, or never was there. */
  operations: z.array(z.unknown()).nullable(),
});

/** Days for which a shared link is valid. */
export const daysShared = 30;
/** Most links of one design that are open at a time. */
export const mostShares = 10;

export const sharePaths = {
  /** GET -> `designShares`, the newest first; POST -> `designShare`. */
  shares: (design: string) => `/web-api/designs/${design}/shares`,
  /** DELETE: the link opens nothing from now on. */
  share: (design: string, share: string) => `/web-api/designs/${design}/shares/${share}`,
  /** GET -> `sharedDesign` by token; 410 ("share-over") once it has expired or was revoked. */
  shared: (token: string) => `/web-api/shared-designs/${token}`,
  /** GET: small picture of a page, from 0; the hash only makes the address of another state another one. */
  picture: (token: string, page: number, sceneHash: string) =>
    `/web-api/shared-designs/${token}/preview?page=${page}&scene=${sceneHash}`,
  /** The page that shows it, without language prefix. */
  page: (token: string) => `/shared-design/${token}` as const,
} as const;

export const designShare = z.object({ id: designId, token: z.string(), expiresAt: z.iso.datetime() });
export const designShares = z.object({ shares: z.array(designShare) });

/** A design as it is leafed through. */
export const leafableDesign = z.object({
  sceneHash: z.string().length(64),
  /** Pages of each opening, side by side; micrometres after trimming. */
  openings: z.array(
    z.array(z.object({ page: z.int().nonnegative(), width: z.int().positive(), height: z.int().positive() })),
  ),
  /** The thing in the hand, where its kind has one of few sides: each is a picture. Its faces name sides of `sides`. */
  pieces: z.array(sharedPiece),
  /** Every printed side by the name that faces have, in the order of its pages. */
  sides: z.array(z.string()),
});
export type LeafableDesign = z.infer<typeof leafableDesign>;

/** A design as somebody sees it who was sent a link: pictures, and nothing that leads to its owner or her photos. */
export const sharedDesign = leafableDesign.extend({
  /** Her name for it; empty when she gave none. */
  name: z.string(),
  expiresAt: z.iso.datetime(),
});

export type DesignShare = z.infer<typeof designShare>;
export type DesignShares = z.infer<typeof designShares>;
export type SharedDesign = z.infer<typeof sharedDesign>;
export type OperationsSince = z.infer<typeof operationsSince>;
export type DesignRecord = z.infer<typeof designRecord>;
export type CreateDesignRequest = z.infer<typeof createDesignRequest>;
export type CreateDesignResponse = z.infer<typeof createDesignResponse>;
export type AppendOperationsRequest = z.infer<typeof appendOperationsRequest>;
export type AppendOperationsResponse = z.infer<typeof appendOperationsResponse>;
