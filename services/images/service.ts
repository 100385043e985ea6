import { done, failed, type Outcome } from "../../core/outcome.ts";
import { createCache } from "../../platform/caches/cache.ts";
import { createBoundedFolder } from "../../platform/files/bounded-folder.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import type { ArrivedFile, Asset, ImagesDependencies } from "./ports.ts";
import { createShownPictures } from "./serving/shown-pictures.ts";
import { createPictures } from "./transform/pictures.ts";
import { createResults } from "./transform/results.ts";
import { sweepAssetFiles, sweepHandler } from "./uploads/asset-files.ts";
import { receiveUpload, type UploadRefusal } from "./uploads/receive-upload.ts";

/**
 * Pictures of the content service, stored and transformed; see README.
 *
 * @throws when the folder cannot be created: a wrong setting, reported at the start
 */
export async function createImages(dependencies: ImagesDependencies) {
  const { files, assets, log, cacheBytes } = dependencies;
  const folder = await createBoundedFolder({ folder: dependencies.folder, maxBytes: cacheBytes });
  const pictures = createPictures(files, folder, dependencies);
  const known = createCache<Asset>("assets");
  let generation = 0;

  return {
    /** Null: no such asset, or its bytes are stored elsewhere. */
    async find(path: string): Promise<Asset | null> {
      const remembered = known.get(path);
      if (remembered) return remembered;
      const asked = generation;
      const found = await assets.find(path);
      // Look-ups that began before a change are not cached, nor are unknown addresses.
      if (found && asked === generation) known.set(path, found, 1);
      return found;
    },
    open: files.open,
    /** A picture of the folder that is shown as it is, by its name. */
    shown: await createShownPictures(dependencies.shownFolder),
    results: createResults(folder, pictures, log),

    awaited: assets.awaited,
    /** Keeps the file of an announced asset. */
    async receive(token: string, content: Uint8Array): Promise<Outcome<ArrivedFile, UploadRefusal>> {
      const awaited = await assets.awaited(token);
      if (!awaited) return failed({ kind: "arrived" });
      const received = await receiveUpload({ ...dependencies, pictures, folder }, token, awaited, content);
      return received.ok ? done(received.value) : received;
    },

    handlers: [sweepHandler(dependencies)],
    cron: [everyTime("30 3 * * *", sweepAssetFiles, {})],
    /** Assets were changed or removed, here or by another process. */
    forget(): void {
      generation++;
      known.clear();
    },
    /** Ends the processes. */
    close: () => pictures.close(),
  };
}

export type Images = Awaited<ReturnType<typeof createImages>>;
