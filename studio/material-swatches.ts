/**
 * Makes `demo/pictures/swatches/MATERIAL.webp`: the same piece of a photo in each material's surface, as it looks from
 * near. `node studio/material-swatches.ts`
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const side = 144;
const pictures = join(import.meta.dirname, "../demo/pictures");
const folder = join(pictures, "swatches");

/** Colours first, then what the light does on the surface, drawn over it. */
interface Surface {
  readonly saturation?: number;
  readonly brightness?: number;
  readonly contrast?: number;
  readonly drawn?: string;
}

const lines = (id: string, size: number, shapes: string) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${shapes}</pattern>`;
const fill = (id: string) => `<rect width="${side}" height="${side}" fill="url(#${id})"/>`;
const gloss = `<linearGradient id="g" x2="1" y2=".7"><stop offset=".18" stop-color="#fff" stop-opacity="0"/>
  <stop offset=".2" stop-color="#fff" stop-opacity=".42"/><stop offset=".42" stop-color="#fff" stop-opacity=".12"/>
  <stop offset=".44" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
const edge = (colour: string, width: number) =>
  `<path d="M${side - width / 2} 0V${side - width / 2}H0" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const weave = (size: number, strength: number) =>
  lines(
    "w",
    size,
    `<path d="M0 0h${size / 2}v${size / 2}H0z" fill="#000" opacity="${strength}"/>
     <path d="M${size / 2} ${size / 2}h${size / 2}v${size / 2}h-${size / 2}z" fill="#fff" opacity="${strength * 1.4}"/>`,
  );

const surfaces: Readonly<Record<string, Surface>> = {
  poster: {},
  hahnemuehle: { saturation: 0.82, contrast: 0.92, drawn: weave(3, 0.05) + fill("w") },
  leinwand: { drawn: weave(5, 0.16) + fill("w") },
  forexplatte: { contrast: 0.95, drawn: edge("#f4f2ed", 12) },
  aludibond: {
    contrast: 1.1,
    drawn: lines("b", 2, '<path d="M0 1h2" stroke="#fff" opacity=".12"/>') + fill("b") + edge("#8d8f90", 6),
  },
  acrylglas: { saturation: 1.35, contrast: 1.1, drawn: gloss + fill("g") + edge("#c4d6d3", 10) },
  gallerybond: { saturation: 1.3, contrast: 1.12, drawn: gloss + fill("g") + edge("#d3e0de", 16) + edge("#7d8081", 6) },
  echtglas: { saturation: 1.2, drawn: gloss + fill("g") + edge("#9fc0b6", 12) },
  fraesbild: {
    saturation: 0,
    contrast: 1.25,
    drawn:
      lines(
        "m",
        6,
        '<path d="M0 1h6" stroke="#fff" stroke-width="2" opacity=".75"/><path d="M0 4h6" stroke="#000" opacity=".25"/>',
      ) + fill("m"),
  },
  backlitfolie: {
    saturation: 1.2,
    brightness: 1.12,
    drawn:
      '<radialGradient id="l"><stop stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
      fill("l"),
  },
  klebefolie: {
    saturation: 1.1,
    drawn: `<path d="M${side} 84v${side - 84}H84z" fill="#f3efe7"/><path d="M84 ${side}l6-40 54-20z" fill="#fff"/><path d="M84 ${side}l6-40 54-20" fill="none" stroke="#000" opacity=".18"/>`,
  },
  pvcplane: {
    contrast: 0.95,
    drawn: `${weave(10, 0.12)}${fill("w")}<circle cx="112" cy="32" r="15" fill="none" stroke="#c3c4c4" stroke-width="8"/><circle cx="112" cy="32" r="10" fill="#3a3936"/>`,
  },
  fototapete: {
    contrast: 0.94,
    drawn:
      '<path d="M48.5 0v144M96.500 0v144" stroke="#000" opacity=".22"/><path d="M49.500 0v144M97.500 0v144" stroke="#fff" opacity=".35"/>',
  },
};

await mkdir(folder, { recursive: true });
const photo = await sharp(join(pictures, "photo-dunes.webp"))
  .extract({ left: 250, top: 230, width: 330, height: 330 })
  .resize(side, side)
  .png()
  .toBuffer();
for (const [material, { saturation = 1, brightness = 1, contrast = 1, drawn = "" }] of Object.entries(surfaces)) {
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${drawn}</svg>`;
  await sharp(photo)
    .modulate({ saturation, brightness })
    .linear(contrast, 128 * (1 - contrast))
    .composite([{ input: Buffer.from(light) }])
    .webp({ quality: 82 })
    .toFile(join(folder, `${material}.webp`));
}
