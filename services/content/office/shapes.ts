import { z } from "zod";
import { type VersionAction, versionActions } from "../management/version-actions.ts";
import { pageSlug } from "./tree-shapes.ts";

/**
 * POST a file of exported lines: a dry run, or an import with `?apply=true`. -> `contentImport`. Files are streamed, so
 * this address is separate.
 */
export const contentImports = "/office-api/content-imports";
/** GET: the whole space as such a file. */
export const contentExport = "/office-api/content-files/content.jsonl";
/** GET -> `contentTransfers`: imports and exports with their authors, the newest first. */
export const contentTransfersPath = "/office-api/content-files";

/** The pages of the office's content room over HTTP; all shapes are below. */
export const officeContentPaths = {
  /** GET `pagesQuery` -> `pageList`. */
  pages: "/office-api/content/pages",
  /** GET -> `pageView`; PUT `pageChange` -> `pageView`, or 409 `page-changed` with `pageConflict`. */
  page: (id: number | string) => `/office-api/content/pages/${id}`,
  /** POST `seenRevision` -> `pageView`: visitors see the draft. DELETE `seenRevision`: they see it no longer. */
  publication: (id: number | string) => `/office-api/content/pages/${id}/publication`,
  /** PUT `pageSchedule` -> `pageView`. */
  schedule: (id: number | string) => `/office-api/content/pages/${id}/schedule`,
  /** GET -> `versionList`, the newest first. */
  versions: (id: number | string) => `/office-api/content/pages/${id}/versions`,
  /** GET -> `versionView`: what restoring it would change in the draft. */
  version: (id: number | string, revision: number | string) => `/office-api/content/pages/${id}/versions/${revision}`,
  /** POST `seenRevision` -> `pageView`: the draft becomes what it was. */
  restoration: (id: number | string, revision: number | string) =>
    `/office-api/content/pages/${id}/versions/${revision}/restoration`,
} as const;

export { type VersionAction, versionActions };

const moment = z.iso.datetime();
const id = z.int();

/** A change with author and time. `author` is an operator's name; absent for an API client, the clock and an import. */
export const trace = z.object({
  action: z.enum(versionActions),
  via: z.enum(["office", "program", "schedule", "import"]),
  author: z.string().nullable(),
  at: moment,
});
export type Trace = z.infer<typeof trace>;

/** `changed`: published, and the draft is another one. */
export const pageStates = ["draft", "changed", "published"] as const;
export type PageState = (typeof pageStates)[number];

const pageHead = z.object({
  id,
  /** By which contents refer to it. */
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  /** With those of the folders above. */
  fullSlug: z.string(),
  isFolder: z.boolean(),
  /** The first page of its folder. */
  isStartpage: z.boolean(),
  /** Null for folders. */
  state: z.enum(pageStates).nullable(),
  /** Languages it has texts in beside the default one. */
  languages: z.array(z.string()),
  changed: trace.nullable(),
  publishAt: moment.nullable(),
  expireAt: moment.nullable(),
});
export type PageHead = z.infer<typeof pageHead>;

const folderName = z.object({ id, name: z.string() });

export const pagesQuery = z.object({
  /** Its pages and folders; left out, those of the root. */
  folder: z.coerce.number().int().positive().optional(),
  /** Found in name or slug, below the folder. */
  search: z.string().trim().max(100).optional(),
  state: z.enum(pageStates).optional(),
  /** Comma list: these alone, wherever they are; those that are gone are missing. As many as a list shows at once. */
  uuids: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid()).max(50))
    .optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const pageList = z.object({
  /** From the root down to the folder that was asked for. */
  folders: z.array(folderName),
  pages: z.array(pageHead),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type PageList = z.infer<typeof pageList>;

/** One field in two texts, in words; null where the one or the other has none. */
export const fieldDifference = z.object({
  /** Names of the blocks above and of the field. */
  path: z.array(z.string()),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FieldDifference = z.infer<typeof fieldDifference>;

/** The first differences and the number of all. */
export const differences = z.object({ fields: z.array(fieldDifference), count: z.int() });
export type Differences = z.infer<typeof differences>;

export const pageView = pageHead.extend({
  /** Increases with every write; a writer sends the one she saw. */
  revision: z.int(),
  /** From the root down to the folder it is in. */
  folders: z.array(folderName),
  component: z.string().nullable(),
  tags: z.array(z.string()),
  /** Its own slugs in other languages, each with the path of its folders. */
  translatedSlugs: z.array(z.object({ lang: z.string(), slug: z.string(), path: z.string() })),
  /** Of the space, beside the main one. */
  spaceLanguages: z.array(z.string()),
  createdAt: moment,
  publishedAt: moment.nullable(),
  firstPublishedAt: moment.nullable(),
  /** Before: what visitors see. After: the draft. */
  unpublished: differences,
});
export type PageView = z.infer<typeof pageView>;

export const seenRevision = z.object({ revision: z.int().min(0) });

/** Omitted members stay. */
export const pageChange = seenRevision.extend({
  name: z.string().trim().min(1).max(500).optional(),
  slug: pageSlug.optional(),
  /** Parent folder; null: none. */
  parentId: id.positive().nullable().optional(),
  tags: z.array(z.string().trim().min(1).max(200)).max(50).optional(),
  /** All of them; a language that is left out has none of its own from now on. */
  translatedSlugs: z
    .array(z.object({ lang: z.string().min(2).max(20), slug: pageSlug }))
    .max(100)
    .optional(),
  /** The draft as a whole, of the shape that its component's schema says. */
  content: z.record(z.string(), z.unknown()).optional(),
});

/** Null: not planned (any more). */
export const pageSchedule = seenRevision.extend({
  publishAt: z.iso.datetime({ offset: true }).nullable(),
  expireAt: z.iso.datetime({ offset: true }).nullable(),
});

/** Members of the 409 `page-changed`: nothing was written. */
export const pageConflict = z.object({
  revision: z.int(),
  changed: trace.nullable(),
  /** Before: what the other wrote. After: what was to be written. */
  differences,
});
export type PageConflict = z.infer<typeof pageConflict>;

const version = trace.extend({
  revision: z.int(),
  name: z.string(),
  slug: z.string(),
  restoredFrom: z.int().nullable(),
});
export const versionList = z.object({ versions: z.array(version) });
export type VersionList = z.infer<typeof versionList>;
export type PageVersion = z.infer<typeof version>;
/** Before: the present draft. After: the version. */
export const versionView = version.extend({ differences });
export type VersionView = z.infer<typeof versionView>;

const importCounts = z.record(z.string(), z.object({ made: z.int(), changed: z.int() }));

/** Either counts, or all the bad lines (10,000 at most). */
export const contentImport = z.object({
  applied: z.boolean(),
  /** By kind of line. */
  counts: importCounts,
  /** Points to check. */
  notices: z.array(z.string()),
  /** Line 0: the file as a whole. */
  problems: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type ContentImport = z.infer<typeof contentImport>;

export const contentTransfers = z.object({
  transfers: z.array(
    z.object({ action: z.enum(["imported", "exported"]), author: z.string(), at: moment, counts: importCounts }),
  ),
});
export type ContentTransfers = z.infer<typeof contentTransfers>;
