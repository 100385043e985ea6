/**
 * The shop's worker as a process that a test kills: it stops in the middle of the intake, when it stores the second
 * proxy. Arguments: address of the database, folder of files, folder of photos.
 */

import { createDatabase } from "../../../platform/database/database.ts";
import { createFolderStore } from "../../../platform/files/folder-store.ts";
import { startWorker } from "../../../platform/jobs/worker.ts";
import { silentLog } from "../../../platform/log/log.ts";
import { systemClock } from "../../../platform/time/clock.ts";
import { createPhotos } from "../service.ts";

const [url = "", filesFolder = "", folder = ""] = process.argv.slice(2);
const database = createDatabase(url, { poolSize: 2, log: silentLog });
const files = await createFolderStore(filesFolder);
let puts = 0;
const photos = await createPhotos({
  db: database.db,
  files: {
    ...files,
    async put(...file) {
      if (++puts === 2) {
        process.stdout.write("in the middle");
        await new Promise(() => setInterval(() => {}, 1000));
      }
      return files.put(...file);
    },
  },
  clock: systemClock,
  log: silentLog,
  folder,
  limits: { maxBytes: 50_000_000, maxPixels: 200_000_000 },
});
startWorker({ url, handlers: photos.handlers, concurrency: 1, log: silentLog });
