import { z } from "@hono/zod-openapi";
import { locales } from "../../core/locale.ts";
import { platforms } from "../../core/platform.ts";
import { longestPath, previewProof } from "./contract.ts";

const pagePath = z.string().startsWith("/").max(longestPath).openapi({ example: "/ratgeber/papier" });

/** The proof as query parameters. */
const proofQuery = {
  "_storyblok_tk[space_id]": z.string().max(20).optional(),
  "_storyblok_tk[timestamp]": z.string().max(20).optional(),
  "_storyblok_tk[token]": z.string().max(40).optional(),
};

/** The visual editor writes `undefined` or 0 where no release is meant. */
const release = z
  .string()
  .regex(/^(?:\d{1,15}|undefined)$/)
  .optional()
  .openapi({ description: "Id of a release; 0 or undefined: none. Only with the proof of the visual editor" });

/** Query of a story (chrome document, section 7, GET content page). */
export const storyQuestion = z.object({
  path: pagePath,
  platform: z.enum(platforms).optional(),
  version: z
    .enum(["published", "draft"])
    .optional()
    .openapi({ description: "Drafts only with the proof of the visual editor" }),
  release,
  resolveRelations: z
    .string()
    .max(300)
    .regex(/^[\w-]+\.[\w-]+(?:,[\w-]+\.[\w-]+)*$/)
    .optional()
    .openapi({ description: "component.field, several with commas", example: "teaser.story" }),
  apiVersion: z.literal("v2").optional(),
  ...proofQuery,
});

/** The same by locale and slug; `path` is then the requesting page, which is logged when nothing is found. */
export const slugQuestion = storyQuestion.extend({
  path: pagePath.optional(),
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .optional()
    .openapi({ description: "Origin before the page's address in `url`", example: "https://shop.example" }),
});

/** The edited story comes as the body. */
export const transformQuestion = z.object({
  locale: z.enum(locales),
  path: pagePath,
  platform: z.enum(platforms).optional(),
  slug: z.string().max(longestPath).optional(),
  ...proofQuery,
});

type ProofQuery = { readonly [Name in keyof typeof proofQuery]?: string | undefined };

/** The proof of a query, or null where none is given or it is none. */
export function readProof(query: ProofQuery) {
  const read = previewProof.safeParse({
    space_id: query["_storyblok_tk[space_id]"],
    timestamp: query["_storyblok_tk[timestamp]"],
    token: query["_storyblok_tk[token]"],
  });
  return read.success ? read.data : null;
}

/** Which version of a story is meant. */
export interface StoryVersion {
  readonly draft: boolean;
  /** Null: none. */
  readonly release: string | null;
}

/** Whether a question is for what everybody sees. */
export const isPublished = ({ draft, release }: StoryVersion): boolean => !draft && release === null;

/** The version of a query; the editor's words for "no release" are none. */
export const readVersion = (query: { version?: string | undefined; release?: string | undefined }): StoryVersion => ({
  draft: query.version === "draft",
  release: query.release === undefined || /^(?:0+|undefined)$/.test(query.release) ? null : query.release,
});
