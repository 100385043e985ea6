import { z } from "zod";

/**
 * Tools for pictures before an order. POST a form with one `file` (`convertPdf`: up to `toolboxLimits.pictures`) and
 * the tool's fields -> 200 `toolboxResult`, whose `download` is accessible to everyone who knows it.
 */
export const toolboxPaths = {
  /** `convertFields`: the same picture as another kind of file. */
  convertFile: "/web-api/toolbox-convert-file",
  /** `pdfFields`: pictures as the pages of one PDF, in the order of the form. */
  convertPdf: "/web-api/toolbox-convert-pdf",
  /** `optimizeFields`: the same kind of file with fewer bytes. */
  optimizeImage: "/web-api/toolbox-optimize-image",
  /** GET `?token=` -> the file. */
  download: "/web-api/toolbox-download",
} as const;

export const toolboxLimits = {
  /** Bytes of each file. */
  fileBytes: 30_000_000,
  /** Bytes of all files of a PDF together. */
  pdfBytes: 100_000_000,
  /** Pixels of each picture, width times height. */
  pixels: 50_000_000,
  /** Pages of a PDF. */
  pictures: 20,
  /** Pixels of the longest edge that may be asked for. */
  edge: { least: 100, most: 12_000 },
  /** Minutes for which a result can be fetched. */
  minutes: 60,
} as const;

/** Output formats; input formats are the platform's `pictureTypes`. */
export const toolboxFormats = ["jpeg", "png", "webp", "avif"] as const;
export type ToolboxFormat = (typeof toolboxFormats)[number];

export const convertFields = z.object({ format: z.enum(toolboxFormats) });

export const papers = ["a4", "letter", "picture"] as const;
/** `picture`: each page has the size of its picture at 300 pixels an inch. */
export const pdfFields = z.object({ paper: z.enum(papers).default("a4") });

const { least, most } = toolboxLimits.edge;
export const optimizeFields = z.object({
  quality: z.coerce.number().int().min(1).max(100).default(80),
  /** Pixels of the longer edge at most, never enlarged; empty: as it is. */
  maxEdge: z.union([z.literal("").transform(() => undefined), z.coerce.number().int().min(least).max(most)]).optional(),
});

export const toolboxResult = z.object({
  /** As it is saved. */
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** Upright size in pixels; null for a PDF. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Null for a picture. */
  pages: z.number().int().nullable(),
  /** Bytes of all that was sent. */
  bytesBefore: z.number().int(),
  /** Path; an unguessable capability. */
  download: z.string(),
  expiresAt: z.iso.datetime(),
});
export type ToolboxResult = z.infer<typeof toolboxResult>;

/** Anchor on the page of origin that tells a browser without scripts of a refused file. */
export const toolboxRefusedAnchor = "toolbox-refused";
