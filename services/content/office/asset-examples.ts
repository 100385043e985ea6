import type { z } from "zod";
import type {
  AnnouncedAsset,
  AssetFolder,
  AssetHead,
  AssetList,
  AssetView,
  assetAnnouncement,
  assetChange,
  assetReplacement,
} from "./asset-shapes.ts";

const address = "/f/1000/2400x1600/5f3a9c01de/room.jpg";
const head: AssetHead = {
  id: 1050,
  address,
  name: "room.jpg",
  kind: "picture",
  contentType: "image/jpeg",
  bytes: 812_004,
  width: 2400,
  height: 1600,
  alt: "A canvas over a sofa",
};
const folder: AssetFolder = { id: 1048, name: "Rooms", parentId: null, count: 1 };
const words = { title: "Canvas", copyright: "Passepartout" };

/** Examples in the API description. */
export const assetExamples = {
  list: { folders: [folder], assets: [head], total: 1, page: 1, pageSize: 48 } satisfies AssetList,
  asset: {
    ...head,
    ...words,
    folder: 1048,
    focus: { x: 0.5, y: 0.25 },
    alts: { fr: "Une toile au-dessus du canapé" },
    languages: ["fr"],
    usedIn: [{ id: 1042, name: "Paper", fullSlug: "guides/paper", inDraft: true, inPublished: true, inRelease: false }],
    log: [{ action: "uploaded", author: "Mira Muster", at: "2026-11-21T09:00:00.000Z" }],
    value: {
      fieldtype: "asset",
      id: 1050,
      filename: `https://shop.example${address}`,
      name: "room.jpg",
      ...words,
      alt: "A canvas over a sofa",
      alt__i18n__fr: "Une toile au-dessus du canapé",
      source: "",
      focus: "1200x400:1201x401",
      meta_data: {},
    },
  } satisfies AssetView,
  change: { alt: "A canvas over a sofa", focus: { x: 0.5, y: 0.25 } } satisfies z.input<typeof assetChange>,
  announcement: { filename: "room.jpg", width: 2400, height: 1600, folder: 1048 } satisfies z.input<
    typeof assetAnnouncement
  >,
  announced: {
    id: 1051,
    address: "/content/v1/uploads?token=...",
    fields: { key: "f/1000/2400x1600/5f3a9c01de/room.jpg" },
  } satisfies AnnouncedAsset,
  replacement: { upload: 1051 } satisfies z.input<typeof assetReplacement>,
  folder,
  newFolder: { name: "Rooms", parentId: null },
};
