import sharp from "sharp";
import type { ImageFormat } from "../../../core/image/image-options.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { planOf } from "../grammar/plan.ts";
import type { Transformation } from "../grammar/transformation.ts";
import { render } from "./render.ts";

export type PictureJob =
  | { readonly do: "examine"; readonly path: string; readonly maxPixels: number }
  | {
      readonly do: "transform";
      readonly path: string;
      readonly maxPixels: number;
      readonly wish: Transformation;
      readonly format: ImageFormat;
    };

export interface PictureDone {
  /** Of the original. */
  readonly format: ImageFormat;
  /** Pixels of the original as it is seen, upright. */
  readonly width: number;
  readonly height: number;
  /** The result; empty after a mere look. */
  readonly content: Uint8Array;
}

/** `kind` says what a refusal is: of the file, or of what was asked. */
export type PictureRefusal = {
  readonly kind: "not-a-picture" | "too-many-pixels" | "damaged" | "no-such-part";
  readonly sentence: string;
};
export type PictureResult = Outcome<PictureDone, PictureRefusal>;

const refuse = (kind: PictureRefusal["kind"], sentence: string) => failed({ kind, sentence });

const nothing = new Uint8Array();

/** Done in a process of its own: the file is not trusted. */
export async function doPictureJob(job: PictureJob): Promise<PictureResult> {
  const options = { failOn: "error", limitInputPixels: false } as const;
  const picture = sharp(job.path, options);
  const facts = await picture.metadata().catch(() => null);
  const format = facts && formatNames[`${facts.format}/${facts.compression ?? ""}`];
  if (!facts || !format) return refuse("not-a-picture", "is no JPEG, PNG, WebP, AVIF or SVG");
  const { width, height } = facts.autoOrient;
  if (width * height > job.maxPixels) {
    return refuse("too-many-pixels", `has ${width}x${height} pixels, more than ${job.maxPixels} in all`);
  }
  const upright = picture.autoOrient();
  if (job.do === "examine") {
    // Every pixel is read, so that nothing is kept that cannot be shown.
    const read = await upright
      .resize(8, 8)
      .toBuffer()
      .catch(() => null);
    return read ? done({ format, width, height, content: nothing }) : refuse("damaged", "is damaged");
  }
  const plan = planOf(job.wish, { width, height }, job.format);
  if (!plan.ok) return refuse("no-such-part", plan.error);
  const content = await render(upright, plan.value);
  return done({ format, width, height, content });
}

/** By sharp's format and compression: HEIC is not taken, because browsers do not show it. */
const formatNames: Readonly<Record<string, ImageFormat>> = {
  "jpeg/": "jpeg",
  "png/": "png",
  "webp/": "webp",
  "heif/av1": "avif",
};
