import type { z } from "zod";
import type {
  AnnouncedAsset,
  AssetFolder,
  AssetList,
  AssetView,
  assetAnnouncement,
  assetChange,
} from "./asset-shapes.ts";

const head = {
  ...{ id: 1050, address: "/f/1000/2400x1600/5f3a9c01de/room.jpg", name: "room.jpg", contentType: "image/jpeg" },
  ...{ bytes: 812_004, width: 2400, height: 1600, alt: "A canvas over a sofa" },
};
const folder: AssetFolder = { id: 1048, name: "Rooms", parentId: null };

/** What the description of the interface shows of each call. */
export const assetExamples = {
  list: { folders: [folder], assets: [head], total: 1, page: 1, pageSize: 48 } satisfies AssetList,
  asset: {
    ...{
      ...head,
      folder: 1048,
      focus: { x: 0.5, y: 0.25 },
      alts: { de: "Eine Leinwand überm Sofa" },
      languages: ["de"],
    },
    usedIn: [{ id: 1042, name: "Paper", fullSlug: "guides/paper", isPublished: true }],
    log: [{ action: "uploaded", author: "Mira Muster", at: "2026-11-21T09:00:00.000Z" }],
  } satisfies AssetView,
  change: { alt: "A canvas over a sofa", focus: { x: 0.5, y: 0.25 } } satisfies z.input<typeof assetChange>,
  announcement: { filename: "room.jpg", width: 2400, height: 1600, folder: 1048 } satisfies z.input<
    typeof assetAnnouncement
  >,
  announced: {
    ...{ id: 1051, address: "/content/v1/uploads?token=...", fields: { key: "f/1000/2400x1600/5f3a9c01de/room.jpg" } },
  } satisfies AnnouncedAsset,
  folder,
  newFolder: { name: "Rooms", parentId: null },
};
