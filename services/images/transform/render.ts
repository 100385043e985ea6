import sharp, { type Sharp } from "sharp";
import type { Plan } from "../grammar/plan.ts";
import type { Corner } from "../grammar/transformation.ts";
import { roundedMask } from "./rounded-mask.ts";

/** Turns an upright-to-be picture into the file that its plan describes. */
export async function render(picture: Sharp, plan: Plan): Promise<Uint8Array> {
  const [first = whole, ...rest] = stepsOf(plan);
  let current = first(picture);
  // Libvips orders steps of one pipeline in its own way; steps with an order of ours go through pixels.
  for (const step of rest) {
    const { data, info } = await current.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    current = step(sharp(data, { raw: { width, height, channels } }));
  }
  return encoded(current, plan).toBuffer();
}

type Step = (picture: Sharp) => Sharp;
const whole: Step = (picture) => picture;

function stepsOf(plan: Plan): readonly Step[] {
  const { filters, sheet } = plan;
  const { rotate, corner } = filters;
  return [
    (picture) => toned(sized(picture, plan), plan),
    ...(sheet ? [onSheet(plan, sheet)] : []),
    ...(rotate === 0 ? [] : [(picture: Sharp) => picture.rotate(rotate)]),
    ...(corner ? [rounded(plan, corner)] : []),
    ...(corner?.colour ? [onColour(corner.colour)] : []),
  ];
}

function sized(picture: Sharp, plan: Plan): Sharp {
  const { lookForSubject, width, height, flip } = plan;
  if (lookForSubject) {
    const resized = cutOut(picture, plan.cut).resize(width, height, {
      fit: "cover",
      position: sharp.strategy.attention,
    });
    return resized.flip(flip.vertical).flop(flip.horizontal);
  }
  const late = cutLate(plan);
  const resized = late
    ? picture.resize(late.width, late.height, { fit: "fill" }).extract(late.cut)
    : cutOut(picture, plan.cut).resize(width, height, { fit: "fill" });
  return resized.flip(flip.vertical).flop(flip.horizontal);
}

const cutOut = (picture: Sharp, cut: Plan["cut"]): Sharp =>
  cut
    ? picture.extract({ left: cut.left, top: cut.top, width: cut.right - cut.left, height: cut.bottom - cut.top })
    : picture;

/** Up to this part of the whole, making all of it smaller costs less than decoding it at full size. */
const leastLate = 0.25;

/**
 * Cutting after the resizing lets the decoder skip what is not needed; null where that would be no gain. A picture
 * that is turned as it is read is cut before, because its sides are not the file's.
 */
function cutLate({ cut, source, width, height, flip }: Plan) {
  if (!cut || flip.horizontal || flip.vertical) return null;
  const [cutWidth, cutHeight] = [cut.right - cut.left, cut.bottom - cut.top];
  const scale = { x: width / cutWidth, y: height / cutHeight };
  const part = (cutWidth * cutHeight) / (source.width * source.height);
  if (part < leastLate || Math.max(scale.x, scale.y) > 0.5) return null;
  const [all, tall] = [Math.round(source.width * scale.x), Math.round(source.height * scale.y)];
  const left = Math.min(Math.round(cut.left * scale.x), all - width);
  const top = Math.min(Math.round(cut.top * scale.y), tall - height);
  return left < 0 || top < 0 ? null : { width: all, height: tall, cut: { left, top, width, height } };
}

/** Least standard deviation that the library can do. */
const leastBlur = 0.3;

/** Rec. 709; grey in three channels, because what follows may have colours. */
const luma: [number, number, number] = [0.2126, 0.7152, 0.0722];

function toned(picture: Sharp, { filters: { blur, brightness, grayscale } }: Plan): Sharp {
  const blurred = blur >= leastBlur ? picture.blur(blur) : picture;
  const lit = brightness === 0 ? blurred : blurred.linear(1, (brightness / 100) * 255);
  return grayscale ? lit.recomb([luma, luma, luma]) : lit;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

function onSheet({ width, height }: Plan, sheet: NonNullable<Plan["sheet"]>): Step {
  const [left, top] = [Math.floor((sheet.width - width) / 2), Math.floor((sheet.height - height) / 2)];
  const edges = { left, top, right: sheet.width - width - left, bottom: sheet.height - height - top };
  const background = sheet.fill === "transparent" ? clear : sheet.fill;
  return (picture) => (sheet.fill === "transparent" ? picture.ensureAlpha() : picture).extend({ ...edges, background });
}

function rounded(plan: Plan, corner: Corner): Step {
  const { width, height } = plan.sheet ?? plan;
  const turned = plan.filters.rotate % 180 === 0 ? { width, height } : { width: height, height: width };
  const mask = {
    input: roundedMask(turned, corner),
    raw: { ...turned, channels: 4 as const },
    blend: "dest-in" as const,
  };
  return (picture) => picture.toColourspace("srgb").ensureAlpha().composite([mask]);
}

const onColour = ([r, g, b]: readonly [number, number, number]): Step => {
  return (picture) => picture.flatten({ background: { r, g, b } });
};

/** AVIF looks as good as JPEG and WebP at numbers lower by so much. */
const avifLower = 25;
/** More effort takes several times as long, for files a few percent smaller. */
const efforts = { webp: 4, avif: 2 } as const;

function encoded(picture: Sharp, { format, filters }: Plan): Sharp {
  const quality = Math.max(1, filters.quality);
  switch (format) {
    case "jpeg":
      return picture.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: false, progressive: true });
    case "png":
      return picture.png();
    case "webp":
      return picture.webp({ quality, effort: efforts.webp });
    case "avif":
      return picture.avif({ quality: Math.max(1, quality - avifLower), effort: efforts.avif });
  }
}
