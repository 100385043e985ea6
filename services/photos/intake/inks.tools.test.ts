import sharp from "sharp";
import { ssim } from "ssim.js";
import { describe, expect, test } from "vitest";
import { installed, runOn } from "../../../print/testing/outside-tools.ts";
import { printPhoto } from "../../../print/testing/photos.ts";
import { printFile } from "../../../print/testing/print-file.ts";
import { image, pageOf, sceneOf } from "../../../print/testing/scenes.ts";
import { makeProxies } from "./proxies.ts";

const [width, height] = [300, 200];
/** Grey with a corner of each colour, a ramp from black to white, and two greys. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><linearGradient id="ramp"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient></defs>
  <rect width="${width}" height="${height}" fill="#8a8a8a"/>
  <rect width="54" height="36" fill="#d21414"/><rect x="246" width="54" height="36" fill="#14a014"/>
  <rect x="246" y="164" width="54" height="36" fill="#e6d214"/><rect y="164" width="54" height="36" fill="#1432d2"/>
  <rect x="60" y="60" width="180" height="40" fill="url(#ramp)"/>
  <rect x="60" y="110" width="60" height="40" fill="#f0f0f0"/><rect x="130" y="110" width="60" height="40" fill="#303030"/>
</svg>`;

async function pixelsOf(bytes: Uint8Array): Promise<ImageData> {
  const data = await sharp(bytes).resize(width, height, { fit: "fill" }).ensureAlpha().raw().toBuffer();
  return { data: new Uint8ClampedArray(data), width, height } as unknown as ImageData;
}

describe.skipIf(!installed("gs"))("a photo in inks without a profile (needs Ghostscript)", () => {
  test("is seen on the stage as the print file shows it on our press", async () => {
    const inks = await sharp(Buffer.from(picture))
      .removeAlpha()
      .toColourspace("cmyk")
      .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
      .toBuffer();
    const page = pageOf({ width, height, bleed: 0 }, [
      image("a", { x: 0, y: 0, width: width * 1000, height: height * 1000 }),
    ]);
    const pdf = await printFile({ scene: sceneOf(page), photos: [await printPhoto("a", inks)] });
    // With the output intent of the file; by itself Ghostscript takes inks for those of an American press.
    const { files } = runOn(
      ...[pdf, "gs", "-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-sDEVICE=png16m", "-r50.8"],
      ...["-dUsePDFX3Profile", "-sOutputFile=OUT/page.png", "PDF"],
    );
    const proxies = await makeProxies({ input: inks, orientation: 1, components: 4, icc: null });
    if (!proxies.ok) throw new Error(proxies.error);
    const printed = await pixelsOf([...files.values()][0] ?? new Uint8Array());
    expect(ssim(printed, await pixelsOf(proxies.value[512].bytes)).mssim).toBeGreaterThan(0.98);
    // What sharp makes of the inks by its own profile is not what is printed.
    expect(ssim(printed, await pixelsOf(await sharp(inks).png().toBuffer())).mssim).toBeLessThan(0.98);
  });
});
