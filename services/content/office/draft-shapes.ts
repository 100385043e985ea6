import { z } from "zod";
import { countries } from "../../../core/locale.ts";
import type { JsonObject } from "../json.ts";
import { pageView, seenRevision, trace } from "./shapes.ts";

/** The visual editor of the office over HTTP; all shapes are below. */
export const draftPaths = {
  /** GET -> `pageDraft`; PUT `draftChange` -> `pageView`, or 409 `page-changed` with `pageConflict`. */
  draft: (id: number | string) => `/office-api/content/pages/${id}/draft`,
  /** GET ?language=&release= -> `frameStory`. */
  frame: (id: number | string) => `/office-api/content/pages/${id}/frame`,
  /** POST `openWindow` -> `pagePresence`, every few seconds; DELETE `openWindow`: it is closed. */
  presence: (id: number | string) => `/office-api/content/pages/${id}/presence`,
} as const;

/** Read from JSON, so there is nothing else in it. */
const anyObject: z.ZodType<JsonObject, JsonObject> = z.record(z.string(), z.any());

const byCountry = z.partialRecord(z.enum(countries), z.string());

/** A page's draft as it is edited. */
export const pageDraft = z.object({
  page: pageView,
  /** Of the content; that of the page where nobody writes in between. */
  revision: z.int(),
  content: anyObject,
  /** The space's components by name, as the protocol has them (section 10). */
  components: z.record(z.string(), anyObject),
  /** Languages of the space beside the default one, which has no code. */
  languages: z.array(z.string()),
});
export type PageDraft = z.infer<typeof pageDraft>;

/** Saved during typing: an operator's consecutive changes within a quarter of an hour are one version. */
export const draftChange = seenRevision.extend({ content: z.record(z.string(), z.unknown()) });

const release = z.coerce.number().int().positive();

export const frameQuery = z.object({
  /** Left out: the draft as such. */
  release: release.optional(),
  /** Left out: the default language. */
  language: z.string().min(2).max(20).optional(),
});

/** Parameters and messages of the page in the editor's frame (protocol, section 8). */
export const frameStory = z.object({
  space: z.int(),
  /** The page's own component. */
  component: z.string(),
  /** The story as delivered, but for its content. */
  story: anyObject,
  /** Stories it links to, as delivered. */
  links: z.array(anyObject),
  /** Scheme and host of each channel in each country that it is in. */
  origins: z.object({ poster: byCountry, card: byCountry }),
  /** Good for an hour; null: the space has no token that could sign. */
  proof: z.object({ timestamp: z.string(), token: z.string() }).nullable(),
});
export type FrameStory = z.infer<typeof frameStory>;

export const openWindow = z.object({
  window: z.uuid(),
  /** Release whose version of the page is open; null: the draft. */
  release: z.int().positive().nullable().default(null),
});
export const pagePresence = z.object({
  /** Names of the operators of other windows with the same version. */
  others: z.array(z.string()),
  /** That version as it is written now. */
  revision: z.int(),
  changed: trace.nullable(),
});
export type PagePresence = z.infer<typeof pagePresence>;
