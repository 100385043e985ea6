import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createFolderStore } from "../../platform/files/folder-store.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import type { Router } from "../../platform/http/router.ts";
import { silentLog } from "../../platform/log/log.ts";
import { type StoppedClock, stoppedClock } from "../../platform/time/clock.ts";
import { contentUploadsPath, managementPath } from "../content/contract.ts";
import { createContent, createSpace, type NewSpace } from "../content/service.ts";
import { createImages, type Images } from "./service.ts";
import { imagesRoutes } from "./serving/routes.ts";
import { uploadRoutes } from "./uploads/upload-routes.ts";

const publicUrl = "https://shop.example";

export interface ImagesFixtureOptions {
  /** New pictures one caller may ask for. */
  readonly points?: number;
  readonly cacheBytes?: number;
}

/** Content and images on a real database and disk, with the protocol's upload. */
export async function imagesFixture(
  database: Database,
  { points = 1_000, cacheBytes = 50_000_000 }: ImagesFixtureOptions = {},
) {
  const { db } = database;
  const root = await mkdtemp(join(tmpdir(), "passepartout-images-"));
  const clock: StoppedClock = stoppedClock(new Date().toISOString());
  const content = createContent({ db, clock, log: silentLog, publicUrl, limitFactor: 1_000 });
  const files: FileStore = await createFolderStore(join(root, "files"));
  const folder = join(root, "images");
  const images: Images = await createImages({
    db,
    clock,
    log: silentLog,
    assets: content.assets,
    files,
    folder,
    shownFolder: join(import.meta.dirname, "../../demo/pictures"),
    cacheBytes,
    niceness: 0, // behind other tests on a busy machine it could take longer than it may
  });
  const app: Router = createHttpApp({ log: silentLog, streamed: [contentUploadsPath] });
  const limitPictures = createRateLimit(null)({ name: "pictures", points, seconds: 600 });
  for (const routes of [...content.routes, imagesRoutes({ images, limitPictures }), uploadRoutes(images)]) {
    app.route("/", routes);
  }
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

  function manager(space: NewSpace) {
    return async (method: string, path: string, body?: object) => {
      const answer = await app.request(`${managementPath}/${space.id}${path}`, {
        method,
        headers: { authorization: space.tokens.management },
        ...(body && { body: JSON.stringify(body) }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
      return { status: answer.status, body: (await answer.json()) as any };
    };
  }

  /** Sends the file of an announcement, as the protocol says: all fields in their order, the file last. */
  function send(signed: { post_url: string; fields: Record<string, string> }, file: Uint8Array | null) {
    const form = new FormData();
    for (const [name, value] of Object.entries(signed.fields)) form.append(name, value);
    if (file) form.append("file", new File([file as Uint8Array<ArrayBuffer>], "any.name"));
    return app.request(signed.post_url.replace(publicUrl, ""), { method: "POST", body: form });
  }

  return {
    app,
    images,
    content,
    clock,
    files,
    folder,
    get,
    manager,
    send,
    newSpace: () => createSpace(db, { name: "A shop" }),
    /** A finished asset and the path of its address. */
    async asset(space: NewSpace, file: Uint8Array, more: object = {}) {
      const manage = manager(space);
      const signed = (await manage("POST", "/assets", { filename: "Picture.png", ...more })).body;
      const sent = await send(signed, file);
      if (sent.status !== 204) throw new Error(await sent.text());
      const { body } = await manage("GET", `/assets/${signed.id}/finish_upload`);
      return { id: body.id as number, path: new URL(body.filename).pathname, body };
    },
    async close() {
      images.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

export type ImagesFixture = Awaited<ReturnType<typeof imagesFixture>>;

/** A picture of 800x600, red on its left and blue on its right half. */
export async function twoHalves(format: "png" | "jpeg" | "webp" | "avif" = "png"): Promise<Uint8Array> {
  const half = { create: { width: 400, height: 600, channels: 3 as const, background: "#0000ff" } };
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: "#ff0000" } });
  return picture
    .composite([{ input: half, left: 400, top: 0 }])
    .toFormat(format)
    .toBuffer();
}
