import { iccTags } from "./icc-tags.ts";

const HEADER = 128;

/**
 * A grey profile with the white point and the red tone curve of an RGB matrix profile, so that an untagged grey photo
 * prints exactly as if its grey were written three times into an sRGB picture. ICC version 2, class display.
 */
export function greyProfileLike(rgb: Uint8Array): Uint8Array {
  const tags = iccTags(rgb);
  const parts = (
    [
      ["cprt", tags.get("cprt")],
      ["desc", tags.get("desc")],
      ["kTRC", tags.get("rTRC")],
      ["wtpt", tags.get("wtpt")],
    ] as const
  ).map(([name, data]) => {
    if (!data) throw new Error(`the RGB profile lacks ${name}`);
    return { name, data };
  });
  const directory = Buffer.alloc(4 + parts.length * 12);
  directory.writeUInt32BE(parts.length, 0);
  const bodies: Buffer[] = [];
  let offset = HEADER + directory.length;
  for (const [index, { name, data }] of parts.entries()) {
    directory.write(name, 4 + index * 12, "latin1");
    directory.writeUInt32BE(offset, 8 + index * 12);
    directory.writeUInt32BE(data.length, 12 + index * 12);
    const body = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    body.set(data);
    bodies.push(body);
    offset += body.length;
  }
  const header = Buffer.from(rgb.subarray(0, HEADER));
  header.writeUInt32BE(offset, 0);
  header.write("GRAY", 16, "latin1");
  return Buffer.concat([header, directory, ...bodies]);
}
