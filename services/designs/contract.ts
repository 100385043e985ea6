import { z } from "zod";

/** `services/designs` over HTTP. All routes answer only to the design's owner; for anyone else it does not exist (404). */

export const designId = z.uuid();

/** POST /web-api/designs: makes a blank design from a designer link and gives it to the visitor. */
export const createDesignRequest = z.object({
  /** Product kind, for instance "photoframe". */
  kind: z.string().min(1).max(40),
  /** The designer link's query string without the question mark, as the visitor opened it. */
  query: z.string().max(4096),
});

/** What the designer needs to open a design. `document` is a `DesignDocument` (design/document.ts). */
export const designRecord = z.object({
  id: designId,
  /** Number of operations the server has taken; the next batch must name it as `baseSequence`. */
  sequence: z.number().int().nonnegative(),
  document: z.record(z.string(), z.unknown()),
  sceneHash: z.string().length(64),
  /** Catalogue release the design is laid out with; the release's data is at GET /web-api/product-selection-photo-frame/data. */
  release: z.number().int().positive(),
  updatedAt: z.iso.datetime(),
});

/** What fell back when the link was read, to be said once: the kind's `Refusal`s, for `core/labels.ts` to write. */
export const createDesignResponse = z.object({
  design: designRecord,
  notices: z.array(z.object({ field: z.string(), reason: z.string(), params: z.record(z.string(), z.unknown()) })),
  addToCart: z.boolean(),
});

/** POST /web-api/designs/{id}/operations: appends to the design's log. 409 (problem type "sequence-conflict", with the
 * current `sequence`) when another tab or device was first; nothing is taken then. */
export const appendOperationsRequest = z.object({
  baseSequence: z.number().int().nonnegative(),
  /** `Operation`s of design/operations.ts, checked there. */
  operations: z.array(z.unknown()).min(1).max(500),
});
export const appendOperationsResponse = z.object({
  sequence: z.number().int(),
  /** Hash of the scene as the server compiled it; the browser compares it with its own. */
  sceneHash: z.string().length(64),
});

export type DesignRecord = z.infer<typeof designRecord>;
export type CreateDesignRequest = z.infer<typeof createDesignRequest>;
export type CreateDesignResponse = z.infer<typeof createDesignResponse>;
export type AppendOperationsRequest = z.infer<typeof appendOperationsRequest>;
export type AppendOperationsResponse = z.infer<typeof appendOperationsResponse>;
