import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

const folder = join(import.meta.dirname, "output", "odd-photos");

/** Corners of every photo as people see it, from the top left clockwise: what is turned or flopped shows. */
export const corners = { red: "#d21414", green: "#14a014", yellow: "#e6d214", blue: "#1432d2" } as const;

export interface OddPhoto {
  readonly path: string;
  /** As people see it. */
  readonly width: number;
  readonly height: number;
}

/**
 * Photos as people have them: lying and standing, turned by their camera, CMYK, PNG, Display P3, panoramas, and one that is
 * tiny. All have a corner of each colour and places of their own, so that none is like another.
 */
export async function oddPhotos(count: number): Promise<readonly OddPhoto[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(Array.from({ length: count }, (_, n) => oddPhoto(n)));
}

/** One from a phone that writes HEIC, which no browser here decodes; tiny, too. */
export const phonePhoto: OddPhoto = {
  path: join(import.meta.dirname, "../services/photos/intake/samples/p3.heic"),
  width: 160,
  height: 120,
};

const nameOf = (n: number) => `foto-${String(n + 1).padStart(3, "0")}`;

async function oddPhoto(n: number): Promise<OddPhoto> {
  const standing = n % 3 === 1;
  const panorama = n % 10 === 9;
  const tiny = n === 5;
  const [long, short] = panorama ? [2400, 800] : tiny ? [240, 160] : [1500, n % 4 === 3 ? 1125 : 1000];
  const [width, height] = standing && !panorama ? [short, long] : [long, short];
  const kind = n % 6 === 2 ? "turned" : n % 6 === 4 ? "cmyk" : n % 7 === 6 ? "png" : n % 11 === 7 ? "p3" : "plain";
  const path = join(folder, `${nameOf(n)}-${kind}.${kind === "png" ? "png" : "jpg"}`);
  if (await stat(path).catch(() => null)) return { path, width, height };
  const upright = sharp(await drawn(n, width, height)).removeAlpha();
  await writeFile(path, await encoded(upright, kind));
  return { path, width, height };
}

function encoded(upright: Sharp, kind: "turned" | "cmyk" | "png" | "p3" | "plain"): Promise<Buffer> {
  const quality = { quality: 92, chromaSubsampling: "4:4:4" };
  switch (kind) {
    // A quarter to the left, and the note that says to turn it back.
    case "turned":
      return upright.rotate(270).jpeg(quality).withMetadata({ orientation: 6 }).toBuffer();
    case "cmyk":
      return upright.toColourspace("cmyk").jpeg(quality).toBuffer();
    case "png":
      return upright.png().toBuffer();
    case "p3":
      return upright.withIccProfile("p3").jpeg(quality).toBuffer();
    case "plain":
      return upright.jpeg(quality).toBuffer();
  }
}

/** Grey with a corner of each colour, and eight by six places that are light or dark as the number of the photo says. */
async function drawn(n: number, width: number, height: number): Promise<Buffer> {
  const [w, h] = [width * 0.18, height * 0.18];
  const corner = (x: number, y: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  const places = Array.from({ length: 48 }, (_, place) => {
    const light = ((n + 1) * 2_654_435_761 * (place + 7)) % 97 < 48;
    const [x, y] = [(0.2 + (0.6 * (place % 8)) / 8) * width, (0.2 + (0.6 * Math.floor(place / 8)) / 6) * height];
    const fill = light ? "#f0f0f0" : "#303030";
    return `<rect x="${x}" y="${y}" width="${(0.6 * width) / 8}" height="${0.1 * height}" fill="${fill}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#8a8a8a"/>${places.join("")}
    ${corner(0, 0, corners.red)}${corner(width - w, 0, corners.green)}
    ${corner(width - w, height - h, corners.yellow)}${corner(0, height - h, corners.blue)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
