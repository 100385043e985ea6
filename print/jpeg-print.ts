import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { done, failed, type Outcome } from "../core/outcome.ts";
import type { Scene, ScenePage } from "../design/scene.ts";
import type { FontLibrary } from "../design/text/font.ts";
import type { PrintPlan } from "../products/print-plan.ts";
import { writeMaster } from "./effects/master-file.ts";
import { plannedPages } from "./imposition.ts";
import { withDensity } from "./jpeg/with-density.ts";
import { withProfile } from "./jpeg/with-profile.ts";
import { drawPage, type PrintFailure, type ReadyPhoto } from "./jpeg-print/draw-page.ts";
import type { ListedPrint, PrintManifest } from "./jpeg-print/manifest.ts";
import { rasterOf } from "./jpeg-print/raster.ts";
import { isGone, type PhotoSource } from "./photo-source.ts";
import { assumedProfiles } from "./profiles/bundled.ts";

/** A job's order of pictures for a photo lab. */
export interface PrintsOrder {
  readonly scene: Scene;
  /** Its output must be "jpeg". */
  readonly plan: PrintPlan;
  readonly photos: PhotoSource;
  /** Must hold the fonts of the scene by their hashes. */
  readonly fonts: FontLibrary;
  /** For photos on their way; empty again afterwards. */
  readonly folder: string;
  /** Takes one picture after the other; the bytes are the caller's. */
  take(name: string, jpeg: Uint8Array): Promise<void>;
}

const QUALITY = 95;

/**
 * Writes one JPEG per side: trim and bleed at the plan's resolution, sRGB with profile and density, quality 95,
 * upright, without plates. The list gives the copies. Deterministic for one version of sharp.
 */
export async function makePrints(order: PrintsOrder): Promise<Outcome<PrintManifest, PrintFailure>> {
  const { scene, plan, take } = order;
  if (plan.output.format !== "jpeg") throw new Error(`plan ${plan.role} has no JPEG output`);
  const pages = plannedPages(scene, plan);
  if (!pages.ok) return pages;
  if (pages.value.length === 0) return failed({ reason: "no-pages" });
  const profile = (await assumedProfiles()).rgb;
  const masters = masterFiles(order);
  const prints: ListedPrint[] = [];
  try {
    for (const [index, page] of pages.value.entries()) {
      const drawn = await drawPrint(page, plan.output.pixelsPerInch, order.fonts, masters.photo, profile);
      if (!drawn.ok) return drawn;
      const { jpeg, width, height } = drawn.value;
      const name = `${String(index + 1).padStart(4, "0")}-${page.surface.replace(/[^A-Za-z0-9_-]/g, "_")}.jpg`;
      await take(name, jpeg);
      const sha256 = createHash("sha256").update(jpeg).digest("hex");
      prints.push({ name, surface: page.surface, copies: page.copies, sha256, bytes: jpeg.length, width, height });
    }
  } finally {
    await masters.remove();
  }
  return done({ version: 1, prints });
}

interface DrawnPrint {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function drawPrint(
  page: ScenePage,
  pixelsPerInch: number,
  fonts: FontLibrary,
  photo: (id: string) => Promise<Outcome<ReadyPhoto, PrintFailure>>,
  profile: Uint8Array,
): Promise<Outcome<DrawnPrint, PrintFailure>> {
  const raster = rasterOf(page.size, pixelsPerInch);
  const { width, height } = raster;
  const drawn = await drawPage(page, { raster, fonts, photo });
  if (!drawn.ok) return drawn;
  const encoded = await sharp(drawn.value, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return done({ jpeg: withProfile(withDensity(encoded, pixelsPerInch), profile), width, height });
}

/** Photos as files, each written once; only the last one stays, since a side rarely shows the photo of another. */
function masterFiles({ photos, folder }: Pick<PrintsOrder, "photos" | "folder">) {
  let last: ReadyPhoto | null = null;
  const remove = async () => {
    if (last) await rm(last.master, { force: true });
    last = null;
  };
  return {
    remove,
    async photo(id: string): Promise<Outcome<ReadyPhoto, PrintFailure>> {
      if (last?.photo.id === id) return done(last);
      await remove();
      const photo = await photos(id);
      if (!photo) return failed({ reason: "photo-missing", photo: id });
      last = { photo, master: join(folder, `${photo.sha256}.master`) };
      try {
        await writeMaster(photo, last.master);
        await sharp(last.master).metadata();
      } catch (error) {
        // Sharp's own errors have no code. An error with a code is the system's, unless the file is gone.
        if (isGone(error) || !("code" in (error as object))) return failed({ reason: "photo-unreadable", photo: id });
        throw error;
      }
      return done(last);
    },
  };
}
