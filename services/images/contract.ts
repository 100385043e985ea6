/** Path prefix of the content service's assets; `ASSET/m/...` is a transformed one. */
export const assetsPath = "/f";
/** Largest original, in bytes. */
export const maxAssetBytes = 30_000_000;
/** Largest original, in pixels. */
export const maxAssetPixels = 100_000_000;
