import { boundedFiles, freeBytesOfBrowser } from "./bounded-files.ts";
import { claimInBrowser } from "./claim.ts";
import { fetchPhotos } from "./http-photos.ts";
import { keepFilesInBrowser } from "./kept-files.ts";
import { browserNetwork } from "./network.ts";
import { startTusTransfer } from "./tus-transfer.ts";
import { createUploads, type Uploads } from "./uploads.ts";

let uploads: Uploads | undefined;

/** The uploads of this tab: one for all pages and panels, so that none of them can stop a photo by going away. */
export function browserUploads(): Uploads {
  uploads ??= createUploads({
    startTransfer: startTusTransfer,
    fetchPhotos,
    keptFiles: boundedFiles(keepFilesInBrowser(), freeBytesOfBrowser),
    claim: claimInBrowser,
    network: browserNetwork,
    newId: () => crypto.randomUUID(),
  });
  return uploads;
}
