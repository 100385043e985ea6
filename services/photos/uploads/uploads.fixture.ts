import { hash } from "node:crypto";
import type { Database } from "../../../platform/database/database.ts";
import type { Owner } from "../../../platform/database/ownership.ts";
import { newId } from "../../../platform/tokens/random.ts";
import { uploadsPath } from "../contract.ts";
import { type PhotosFixture, photosFixture } from "../photos.fixture.ts";

export const sha256Of = (bytes: Uint8Array) => hash("sha256", bytes, "hex");
export const tus = { "tus-resumable": "1.0.0" };
export const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
    .join(",");

/** A shop without photos, with two visitors, and its uploads asked by hand. */
export async function uploadsFixture(database: Database, changes: Parameters<typeof photosFixture>[1] = {}) {
  await database.db.deleteFrom("photo").execute();
  await database.db.deleteFrom("photo_content").execute();
  const shop: PhotosFixture = await photosFixture(database, changes);
  const [lena, tom] = [await shop.visitor(), await shop.visitor()];
  return {
    shop,
    lena,
    tom,
    /** Begins an upload by hand. */
    begin(owner: Owner | null, { photoId = newId(), length = "1000", name = "a.jpg" } = {}) {
      const headers = { ...tus, "upload-length": length, "upload-metadata": metadata({ photoId, filename: name }) };
      return shop.ask(owner, uploadsPath, { method: "POST", headers });
    },
    patch(owner: Owner | null, id: string, offset: number, body: Uint8Array) {
      const headers = { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
      return shop.ask(owner, `${uploadsPath}/${id}`, { method: "PATCH", headers, body: new Uint8Array(body) });
    },
    head: (owner: Owner | null, id: string) =>
      shop.ask(owner, `${uploadsPath}/${id}`, { method: "HEAD", headers: tus }),
    rows: () => database.db.selectFrom("photo").selectAll().orderBy("id").execute(),
    statusOf: async (owner: Owner, id: string) => (await shop.photos.list(owner, [id]))[0]?.status,
    async waitingJobs() {
      const { rows: jobs } = await database.pool.query("select key from graphile_worker.jobs order by key");
      return jobs.map(({ key }) => key);
    },
  };
}

export type UploadsFixture = Awaited<ReturnType<typeof uploadsFixture>>;
