import { z } from "zod";

/** The office's asset library over HTTP. */
export const officeAssetPaths = {
  /** GET `assetsQuery` -> `assetList`. */
  assets: "/office-api/content/assets",
  /** GET -> `assetView`; PATCH `assetChange` -> `assetView`; DELETE `?used=true` where pages still show it, 204. */
  asset: (id: number | string) => `/office-api/content/assets/${id}`,
  /** POST `assetAnnouncement` -> `announcedAsset`: where the file is to be sent. */
  uploads: "/office-api/content/asset-uploads",
  /** POST -> `assetView`: the file has come. */
  finish: (id: number | string) => `/office-api/content/asset-uploads/${id}/finish`,
  /** POST `{ by }` -> `assetView`: every page shows the asset `by` instead, which is in the library already; the replaced one is gone. */
  replacement: (id: number | string) => `/office-api/content/assets/${id}/replacement`,
  /** POST `folderChange` -> `assetFolder`. */
  folders: "/office-api/content/asset-folders",
  /** DELETE, 204; 409 `folder-not-empty`. */
  folder: (id: number | string) => `/office-api/content/asset-folders/${id}`,
} as const;

const id = z.int();

export const assetHead = z.object({
  id,
  /** Path of the file below the shop's own host, or its whole address elsewhere. */
  address: z.string(),
  name: z.string(),
  contentType: z.string().nullable(),
  bytes: z.int().nullable(),
  /** Pixels, where the address says them. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Alternative text in the main language. */
  alt: z.string(),
});
export type AssetHead = z.infer<typeof assetHead>;

export const assetFolder = z.object({ id, name: z.string(), parentId: id.nullable() });
export type AssetFolder = z.infer<typeof assetFolder>;

export const assetsQuery = z.object({
  /** 0: those in none. */
  folder: z.coerce.number().int().min(0).optional(),
  search: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const assetList = z.object({
  folders: z.array(assetFolder),
  assets: z.array(assetHead),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type AssetList = z.infer<typeof assetList>;

/** Share of width and height, 0 to 1; null: the middle. */
export const focusPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type FocusPoint = z.infer<typeof focusPoint>;

export const assetView = assetHead.extend({
  folder: id.nullable(),
  focus: focusPoint.nullable(),
  /** By language beside the main one. */
  alts: z.record(z.string(), z.string()),
  languages: z.array(z.string()),
  /** Pages whose draft or published text shows it. */
  usedIn: z.array(z.object({ id, name: z.string(), fullSlug: z.string(), isPublished: z.boolean() })),
  log: z.array(z.object({ action: z.string(), author: z.string(), at: z.iso.datetime() })),
});
export type AssetView = z.infer<typeof assetView>;

const words = z.string().trim().max(2_000);
/** What is left out stays. */
export const assetChange = z.object({
  alt: words.optional(),
  alts: z.record(z.string().min(2).max(20), words).optional(),
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

export const folderChange = z.object({ name: z.string().trim().min(1).max(300), parentId: id.positive().nullable() });
