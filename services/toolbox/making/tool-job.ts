import { stat } from "node:fs/promises";
import { done, type Outcome } from "../../../core/outcome.ts";
import type { PictureType } from "../../../platform/pictures/picture-type.ts";
import type { papers, ToolboxFormat } from "../contract.ts";
import { openPicture, type PictureRefusal } from "./open-picture.ts";
import { writePdf } from "./write-pdf.ts";
import { writePicture } from "./write-picture.ts";

/** A job on local files, whose result is written to `resultPath`. */
export type ToolJob = { readonly maxPixels: number; readonly resultPath: string } & (
  | { readonly do: "convert"; readonly path: string; readonly format: ToolboxFormat }
  | { readonly do: "optimize"; readonly path: string; readonly quality: number; readonly maxEdge: number | null }
  | { readonly do: "pdf"; readonly paths: readonly string[]; readonly paper: (typeof papers)[number] }
);

export interface Made {
  readonly kind: ToolboxFormat | "pdf";
  /** Upright pixels; null for a PDF. */
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  /** Nothing could be saved: what was sent is the result, and nothing was written. */
  readonly kept: boolean;
}
export type ToolResult = Outcome<Made, PictureRefusal>;

/** Done in a process of its own: the files are not trusted. */
export async function doToolJob(job: ToolJob): Promise<ToolResult> {
  switch (job.do) {
    case "convert":
      return convert(job);
    case "optimize":
      return optimize(job);
    case "pdf": {
      const written = await writePdf(job);
      return written.ok
        ? done({ kind: "pdf", width: null, height: null, pages: job.paths.length, kept: false })
        : written;
    }
  }
}

async function convert({ path, maxPixels, format, resultPath }: ToolJob & { do: "convert" }): Promise<ToolResult> {
  const opened = await openPicture(path, maxPixels);
  if (!opened.ok) return opened;
  // A PNG is chosen by who wants every pixel.
  const quality = format === "png" ? 100 : goodQuality;
  const size = await writePicture(opened.value.picture, { format, quality, maxEdge: null }, resultPath);
  return size.ok ? done({ kind: format, ...size.value, pages: null, kept: false }) : size;
}

/** Nobody sees a difference, and a tenth of the bytes of "everything" are left. */
const goodQuality = 90;

async function optimize(job: ToolJob & { do: "optimize" }): Promise<ToolResult> {
  const opened = await openPicture(job.path, job.maxPixels);
  if (!opened.ok) return opened;
  const { picture, type, width, height } = opened.value;
  const format = optimizedAs[type];
  const size = await writePicture(picture, { format, quality: job.quality, maxEdge: job.maxEdge }, job.resultPath);
  if (!size.ok) return size;
  const asBefore = format === type && size.value.width === width && size.value.height === height;
  const kept = asBefore && (await stat(job.resultPath)).size >= (await stat(job.path)).size;
  return done({ kind: format, ...size.value, pages: null, kept });
}

/** Formats that browsers and mail programs do not show become JPEG. */
const optimizedAs: Readonly<Record<PictureType, ToolboxFormat>> = {
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif",
  tiff: "jpeg",
  heic: "jpeg",
};
