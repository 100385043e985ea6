import { z } from "zod";
import { mostOfSlug, slugShape } from "./slug.ts";

/** Creation, folders, removal and restoration over HTTP. PUT of a page changes name, place, slugs and tags. */
export const officeTreePaths = {
  /** GET -> `templateList`: templates of new pages. POST `newPage` to `officeContentPaths.pages` -> `pageView`. */
  templates: "/office-api/content/templates",
  /** GET -> `treeFolders`: possible folders of pages. */
  folders: "/office-api/content/folders",
  /**
   * POST `pageRemoval`, 204: moves to the bin. 409 `page-published` where its address was not confirmed; publishers
   * only then. 409 `folder-not-empty`; 409 `page-changed`.
   */
  removal: (id: number | string) => `/office-api/content/pages/${id}/removal`,
  /** GET -> `binList`, the newest first. */
  bin: "/office-api/content/bin",
  /** POST -> `pageView`: it is a draft in its place again, or 422 where another page has that by now. */
  recovery: (id: number | string) => `/office-api/content/bin/${id}/recovery`,
} as const;

const id = z.int();

/** Days that deleted pages stay in the bin. */
export const binDays = 90;

export const templateList = z.object({
  templates: z.array(z.object({ key: z.string(), name: z.string(), about: z.string() })),
});
export type TemplateList = z.infer<typeof templateList>;

const treeFolder = z.object({ id, name: z.string(), fullSlug: z.string() });
export type TreeFolder = z.infer<typeof treeFolder>;
/** By their addresses. */
export const treeFolders = z.object({ folders: z.array(treeFolder) });
export type TreeFolders = z.infer<typeof treeFolders>;

/** The last part of an address. */
export const pageSlug = z
  .string()
  .trim()
  .max(mostOfSlug)
  .regex(slugShape, "may have letters from a to z, digits, hyphen and underscore, and begins with a letter or digit");

export const newPage = z.object({
  name: z.string().trim().min(1).max(500),
  slug: pageSlug,
  /** Parent folder; null: none. */
  parentId: id.positive().nullable(),
  /** Its origin: a template, a copy of another page, or a folder, which has no content. */
  from: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("template"), template: z.string().max(100) }),
    z.object({ kind: z.literal("copy"), page: id.positive() }),
    z.object({ kind: z.literal("folder") }),
  ]),
});
export type NewPage = z.infer<typeof newPage>;

export const pageRemoval = z.object({
  revision: z.int().min(0),
  /** The page's full slug, where visitors see it. */
  address: z.string().max(2_000).optional(),
});

const binned = z.object({ id, name: z.string(), fullSlug: z.string(), author: z.string(), at: z.iso.datetime() });
export const binList = z.object({ pages: z.array(binned) });
export type BinList = z.infer<typeof binList>;
