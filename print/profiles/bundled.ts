import { readFile } from "node:fs/promises";
import { greyProfileLike } from "./grey-profile.ts";

/** Profiles that come with the install; licences in LICENSES.md beside the files. */
const bundled = { fogra39: "ISOcoated_v2_300_bas.icc", srgb: "sRGB.icc" } as const;

/** Bytes of a bundled profile. */
export function bundledProfile(name: keyof typeof bundled): Promise<Uint8Array> {
  return readFile(new URL(bundled[name], import.meta.url));
}

/** Profiles assumed for untagged photos: sRGB, and for grey ones its tone curve. */
export interface AssumedProfiles {
  readonly rgb: Uint8Array;
  readonly grey: Uint8Array;
}

export async function assumedProfiles(): Promise<AssumedProfiles> {
  const rgb = await bundledProfile("srgb");
  return { rgb, grey: greyProfileLike(rgb) };
}

/**
 * Profile of untagged CMYK photos: our press profile, with which they are printed. Null for all other photos.
 *
 * @param colour as read from the photo
 */
export async function untaggedInks(colour: {
  readonly components: number;
  readonly icc: Uint8Array | null;
}): Promise<Uint8Array | null> {
  return colour.components === 4 && colour.icc === null ? bundledProfile("fogra39") : null;
}
