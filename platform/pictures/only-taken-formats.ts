import sharp from "sharp";

/**
 * Sets up a process that decodes visitors' files: nothing but the formats that the shop takes is ever opened, whatever a file's first
 * bytes make the library think.
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
