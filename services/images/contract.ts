/** Below it lie the assets of the content service; `ASSET/m/...` is one as asked for. */
export const assetsPath = "/f";
/** Largest original, in bytes. */
export const maxAssetBytes = 30_000_000;
/** Largest original, in pixels. */
export const maxAssetPixels = 100_000_000;
