import sharp from "sharp";

/**
 * For processes that decode visitors' files: allows only the formats that the shop accepts, whatever the library
 * detects in a file's first bytes.
 */
export function openOnlyTakenFormats(): void {
  // Each file is read once; two processes beside each other use two cores better than threads within one.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpeg",
      "VipsForeignLoadPng",
      "VipsForeignLoadWebp",
      "VipsForeignLoadTiff",
      "VipsForeignLoadHeif",
    ],
  });
}
