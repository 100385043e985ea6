import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createFolderStore } from "../../platform/files/folder-store.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { PicturedDesign } from "../designs/service.ts";
import { createPageDrawer } from "./drawing/page-drawer.ts";
import { createPreviews, type PreviewsDependencies } from "./previews.ts";
import { coasterDocument, coasterScene } from "./two-sided.fixture.ts";

const database = await migratedTestDatabase();
const drawer = createPageDrawer(2);
let folder: string;
let files: FileStore;
let drawings: number;
let compiled: number;
/** Pages show somebody of a list. */
let personal: boolean;
const photos = new Map<string, Buffer>();
const versions = new Map<string, PicturedDesign>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "previews-"));
  files = await createFolderStore(folder);
});
afterAll(async () => {
  drawer.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  drawings = 0;
  compiled = 0;
  personal = false;
  for (const map of [photos, versions]) map.clear();
});

const previews = (changes: Partial<PreviewsDependencies> = {}) =>
  createPreviews({
    db: database.db,
    files,
    designs: {
      version: async (id: string) => versions.get(id) ?? null,
      pageOf: async ({ document }: PicturedDesign, index: number) => {
        compiled++;
        const { scene, pageHashes } = coasterScene(document);
        const [page, hash] = [scene.pages[index], pageHashes[index]];
        const surface = document.surfaces.find(({ id }) => id === page?.surface);
        return page && hash !== undefined ? { page, hash, findings: [], surface, personal } : null;
      },
      pageHashes: async (id: string) => {
        const version = versions.get(id);
        return version ? coasterScene(version.document).pageHashes : null;
      },
    } as unknown as PreviewsDependencies["designs"],
    drawer: {
      draw: (job) => {
        drawings++;
        return drawer.draw(job);
      },
    },
    photos: async (id) => photos.get(id) ?? null,
    ownPhotos: async ({ visitorId }, ids) => new Set(visitorId === "lena" ? ids : []),
    ...changes,
  });

const coloured = (background: string) =>
  sharp({ create: { width: 100, height: 75, channels: 3, background } })
    .png()
    .toBuffer();

/** A design with a red front and a blue back. */
async function twoSides() {
  const [front, back, id] = [newId(), newId(), newId()];
  photos.set(front, await coloured("#ff0000"));
  photos.set(back, await coloured("#0000ff"));
  const document = coasterDocument({ front, back });
  const design = { kind: "coaster", release: 1, document, sceneHash: coasterScene(document).hash };
  versions.set(id, design);
  return { id, front, design, hashes: coasterScene(document).pageHashes };
}

/** The colour in the middle, or why there is none. */
async function middle(preview: Awaited<ReturnType<ReturnType<typeof previews>["of"]>>) {
  if (!preview.ok) return preview.error;
  const [red = 0, green = 0, blue = 0] = await sharp(preview.value)
    .extract({ left: 320, top: 320, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [red, green, blue].map((value) => (value > 200 ? "f" : value < 50 ? "0" : "8")).join("");
}

test("each page of a frozen design is drawn once and kept", async () => {
  const { id } = await twoSides();
  expect(await middle(await previews().of(id))).toBe("f00");
  expect(await middle(await previews().of(id, 1))).toBe("00f");
  expect(await middle(await previews().of(id, 2))).toBe("not-found");
  expect(await middle(await previews().of(newId()))).toBe("not-found");
  expect(drawings).toBe(2);
  expect(await middle(await previews().of(id))).toBe("f00");
  expect(await middle(await previews().of(id, 1))).toBe("00f");
  expect(drawings).toBe(2);
});

test("pages that others wait for are drawn once, and designs share pages that are alike", async () => {
  const { id, design } = await twoSides();
  const shared = previews();
  await Promise.all([shared.of(id), shared.of(id), shared.of(id)]);
  expect(drawings).toBe(1);
  const copy = newId();
  versions.set(copy, { ...design, document: { ...design.document, title: "A copy" } });
  expect(await middle(await shared.of(copy))).toBe("f00");
  expect(drawings).toBe(1);
});

test("a kept page is handed out without compiling the design", async () => {
  const { id } = await twoSides();
  await previews().of(id, 1);
  expect(compiled).toBe(1);
  expect(await middle(await previews().of(id, 1))).toBe("00f");
  expect(await middle(await previews().of(id, 9))).toBe("not-found");
  expect(compiled).toBe(1);
});

test("a page that shows somebody of a list is drawn each time and never kept: lists are erased", async () => {
  const { id, hashes } = await twoSides();
  personal = true;
  expect(await middle(await previews().of(id))).toBe("f00");
  expect(await middle(await previews().of(id))).toBe("f00");
  expect(drawings).toBe(2);
  const keptPages = database.db
    .selectFrom("page_preview")
    .select("page_hash")
    .where("page_hash", "in", [...hashes]);
  expect(await keptPages.execute()).toEqual([]);
});

test("a page without its photo is shown and not kept: the photo may be back tomorrow", async () => {
  const { id, front } = await twoSides();
  const photo = photos.get(front);
  photos.delete(front);
  expect(await middle(await previews().of(id))).toBe("fff");
  if (photo) photos.set(front, photo);
  expect(await middle(await previews().of(id))).toBe("f00");
});

test("a design that is not frozen shows its owner's photos and nobody else's, and is not kept", async () => {
  const { design } = await twoSides();
  const seenBy = async (visitorId: string, page: number) =>
    middle(await previews().ofDesign({ visitorId, customerId: null }, design, page, "nobody"));
  expect(await seenBy("lena", 0)).toBe("f00");
  expect(await seenBy("lena", 1)).toBe("00f");
  expect(await seenBy("stranger", 0)).toBe("fff");
  expect(await seenBy("lena", 2)).toBe("not-found");
  expect(drawings).toBe(3);
  const { rows } = await database.pool.query("select 1 from page_preview where page_hash = any($1)", [
    coasterScene(design.document).pageHashes,
  ]);
  expect(rows).toEqual([]);
});

test("a page that cannot be drawn now is told as busy, one that breaks the drawing as missing", async () => {
  const { id } = await twoSides();
  const refusing = (error: "busy" | "died") => previews({ drawer: { draw: async () => ({ ok: false, error }) } });
  expect(await middle(await refusing("busy").of(id))).toBe("busy");
  expect(await middle(await refusing("died").of(id))).toBe("not-found");
  expect(await middle(await previews().of(id))).toBe("f00");
});
