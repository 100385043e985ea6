/** The images service on a port of its own, with one asset: arguments are a folder and the asset's file. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Db } from "../../platform/database/database.ts";
import { createFolderStore } from "../../platform/files/folder-store.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import type { Assets } from "../../services/images/ports.ts";
import { createImages } from "../../services/images/service.ts";
import { imagesRoutes } from "../../services/images/serving/routes.ts";

const [folder = "", original = ""] = process.argv.slice(2);
const files = await createFolderStore(join(folder, "files"));
const stored = await files.put({ path: original }, { contentType: "image/jpeg" });
if (!stored.ok) throw new Error(`the bench has no room: ${stored.error}`);
const asset = { sha256: stored.value.sha256, contentType: "image/jpeg", focus: null };
const images = await createImages({
  files,
  clock: systemClock,
  log: silentLog,
  folder: join(folder, "images"),
  shownFolder: folder,
  cacheBytes: 1e9,
  // As important as the bare one beside it.
  niceness: 0,
  // Uploads are not measured, so nobody asks for the database.
  db: null as unknown as Db,
  assets: { find: async () => asset } as unknown as Assets,
});
const app = createHttpApp({ log: silentLog });
app.route("/", imagesRoutes({ images, limitPictures: (_, next) => next() }));
const server = createServer(getRequestListener(app.fetch));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => {
  images.close();
  process.exit();
});
