import { z } from "zod";
import { differences, trace } from "./shapes.ts";

/** Releases, versions of pages that go out together, over HTTP. */
export const officeReleasePaths = {
  /** GET -> `releaseList`, those to come first; POST `releaseChange` -> `releaseView`. */
  releases: "/office-api/content/releases",
  /** GET -> `releaseView`; PUT `releaseChange` -> `releaseView`; DELETE, 204: published versions and drafts stay. */
  release: (id: number | string) => `/office-api/content/releases/${id}`,
  /** PUT `releasePlan` -> `releaseView`. */
  plan: (id: number | string) => `/office-api/content/releases/${id}/plan`,
  /** POST `releasePublication` -> `releaseView`: all pages or none; 409 `release-conflict` with `releaseConflict`. */
  publication: (id: number | string) => `/office-api/content/releases/${id}/publication`,
  /**
   * GET -> `releasePage`: the page's version in the release, or its draft. PUT `releasePageChange` -> `releasePage`;
   * 409 `page-changed` with `pageConflict` where another change came first. DELETE, 204: removes it from the release.
   */
  page: (id: number | string, page: number | string) => `/office-api/content/releases/${id}/pages/${page}`,
} as const;

const id = z.int();
const moment = z.iso.datetime();

const releaseHead = z.object({
  id,
  name: z.string(),
  /** When it goes out by the clock; null: when somebody publishes it. */
  releaseAt: moment.nullable(),
  isReleased: z.boolean(),
  pageCount: z.int(),
  /** Pages that were published after they were put into the release. */
  conflictCount: z.int(),
});
export type ReleaseHead = z.infer<typeof releaseHead>;
export const releaseList = z.object({ releases: z.array(releaseHead) });
export type ReleaseList = z.infer<typeof releaseList>;

export const releaseChange = z.object({ name: z.string().trim().min(1).max(300) });
/** Null: not planned (any more). */
export const releasePlan = z.object({ releaseAt: z.iso.datetime({ offset: true }).nullable() });

const newer = z.object({ id, name: z.string(), fullSlug: z.string(), publishedAt: moment });
/** Members of the 409 `release-conflict`: nothing was published. */
export const releaseConflict = z.object({ pages: z.array(newer) });
export type ReleaseConflict = z.infer<typeof releaseConflict>;
/** Pages of which it is known that what was published meanwhile is lost; all others must have none. */
export const releasePublication = z.object({ overwrite: z.array(id).max(1_000).default([]) });

export const releaseView = releaseHead.extend({
  pages: z.array(
    z.object({
      id,
      name: z.string(),
      fullSlug: z.string(),
      /** Visitors see it already. */
      isPublished: z.boolean(),
      /** Its draft is neither published nor this version; the release takes its place, and it stays in the history. */
      hasDraft: z.boolean(),
      /** When it was published after it was put into the release; null: it was not. */
      conflict: moment.nullable(),
      /** Before: what visitors see. After: the release's version. */
      differences,
    }),
  ),
  /** Of one that is out. */
  outcome: z.object({ at: moment, author: z.string(), pages: z.array(z.string()) }).nullable(),
});
export type ReleaseView = z.infer<typeof releaseView>;

export const releasePage = z.object({
  /** 0: it has no version in the release yet. */
  revision: z.int(),
  /** Null where nobody in the office wrote it. */
  changed: trace.nullable(),
  name: z.string(),
  content: z.record(z.string(), z.unknown()),
});
export type ReleasePage = z.infer<typeof releasePage>;
/** Without content, the page's draft is put into the release. */
export const releasePageChange = z.object({
  revision: z.int().min(0),
  name: z.string().trim().min(1).max(500).optional(),
  content: z.record(z.string(), z.unknown()).optional(),
});
