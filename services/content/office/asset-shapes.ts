import { z } from "zod";

/** The office's asset library over HTTP. */
export const officeAssetPaths = {
  /** GET `assetsQuery` -> `assetList`. */
  assets: "/office-api/content/assets",
  /**
   * GET -> `assetView`; PATCH `assetChange` -> `assetView`; DELETE `?used=true` where pages still show it, 204; 409
   * `asset-used`.
   */
  asset: (id: number | string) => `/office-api/content/assets/${id}`,
  /** POST `assetAnnouncement` -> `announcedAsset`: where the file is to be sent. */
  uploads: "/office-api/content/asset-uploads",
  /** POST -> `assetView`: the file has come and is an asset from now on. */
  finish: (id: number | string) => `/office-api/content/asset-uploads/${id}/finish`,
  /**
   * POST `assetReplacement` -> `assetView`: the asset gets the file of an upload. It has a new address, which is
   * written into every page; the former address keeps its file.
   */
  replacement: (id: number | string) => `/office-api/content/assets/${id}/replacement`,
  /** POST `folderChange` -> `assetFolder`. */
  folders: "/office-api/content/asset-folders",
  /**
   * PATCH `folderChange` -> `assetFolder`. DELETE, 204; 409 `folder-not-empty`; `?contents=up` moves contents to its
   * parent.
   */
  folder: (id: number | string) => `/office-api/content/asset-folders/${id}`,
} as const;

const id = z.int();

/** Raster pictures, drawings (SVG), and other imported files. */
export const assetKinds = ["picture", "drawing", "file"] as const;
export type AssetKind = (typeof assetKinds)[number];

export const assetHead = z.object({
  id,
  /** Path of the file below the shop's own host, or its whole address elsewhere. */
  address: z.string(),
  name: z.string(),
  kind: z.enum(assetKinds),
  contentType: z.string().nullable(),
  bytes: z.int().nullable(),
  /** Pixels, where the address says them. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Alternative text in the main language. */
  alt: z.string(),
});
export type AssetHead = z.infer<typeof assetHead>;

/** `count`: the assets in it, without those of folders below. */
export const assetFolder = z.object({ id, name: z.string(), parentId: id.nullable(), count: z.int() });
export type AssetFolder = z.infer<typeof assetFolder>;

export const assetsQuery = z.object({
  /** 0: those in none; left out: all. */
  folder: z.coerce.number().int().min(0).optional(),
  /** Found in name, title or alternative text of any language. */
  search: z.string().trim().max(100).optional(),
  kind: z.enum(assetKinds).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const assetList = z.object({
  /** All of them, by name. */
  folders: z.array(assetFolder),
  /** The newest first. */
  assets: z.array(assetHead),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type AssetList = z.infer<typeof assetList>;

/** Share of width and height, 0 to 1; null: the middle. */
export const focusPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type FocusPoint = z.infer<typeof focusPoint>;

/** An asset as a field of a story holds it (specification of the protocol, section 5). */
export const assetValue = z.looseObject({
  fieldtype: z.literal("asset"),
  id: id.nullable(),
  /** Its whole address; empty where none is chosen. */
  filename: z.string(),
  name: z.string(),
  /** Alternative text of the main language; `alt__i18n__fr` is that of another one, as for any translated field. */
  alt: z.string().nullable(),
  title: z.string().nullable(),
  copyright: z.string().nullable(),
  source: z.string().nullable(),
  /** `x1xy1:x2xy2` in pixels, or empty. */
  focus: z.string().nullable(),
  meta_data: z.record(z.string(), z.unknown()),
});
export type AssetValue = z.infer<typeof assetValue>;

/** A page that shows an asset, in its draft, in what visitors see, or in a release that is still to come. */
const assetUser = z.object({
  id,
  name: z.string(),
  fullSlug: z.string(),
  inDraft: z.boolean(),
  inPublished: z.boolean(),
  inRelease: z.boolean(),
});
export type AssetUser = z.infer<typeof assetUser>;

export const assetView = assetHead.extend({
  folder: id.nullable(),
  title: z.string(),
  copyright: z.string(),
  focus: focusPoint.nullable(),
  /** Alternative texts by language beside the main one. */
  alts: z.record(z.string(), z.string()),
  languages: z.array(z.string()),
  usedIn: z.array(assetUser),
  log: z.array(z.object({ action: z.string(), author: z.string(), at: z.iso.datetime() })),
  /** A page's field value for this asset. */
  value: assetValue,
});
export type AssetView = z.infer<typeof assetView>;

const words = z.string().trim().max(2_000);
/** Omitted members stay. Pages keep the words and the focus of the time they chose the asset. */
export const assetChange = z.object({
  alt: words.optional(),
  alts: z.record(z.string().min(2).max(20), words).optional(),
  title: words.optional(),
  copyright: words.optional(),
  focus: focusPoint.nullable().optional(),
  folder: id.positive().nullable().optional(),
});

export const assetAnnouncement = z.object({
  filename: z.string().trim().min(1).max(300),
  width: z.int().positive().max(100_000).optional(),
  height: z.int().positive().max(100_000).optional(),
  folder: id.positive().nullable().optional(),
});
/** `address` takes a form with `fields` and, last, `file`. */
export const announcedAsset = z.object({
  id,
  address: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type AnnouncedAsset = z.infer<typeof announcedAsset>;

/** Number of an upload whose file has been sent and that was not finished. */
export const assetReplacement = z.object({ upload: id.positive() });

export const folderChange = z.object({ name: z.string().trim().min(1).max(300), parentId: id.positive().nullable() });
