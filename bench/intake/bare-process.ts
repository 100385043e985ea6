/** Bare sharp in a process of its own: a message names photos and a folder, the answer says that all pictures lie there. */
import { once } from "node:events";
import { basename, join } from "node:path";
import sharp from "sharp";
import { proxyEncoding } from "../../services/photos/intake/proxies.ts";

export interface BareRequest {
  readonly paths: readonly string[];
  readonly folder: string;
  /** `each`: every size from the file. `once`: one decoding, the smaller sizes from the largest. */
  readonly way: "each" | "once";
  readonly together: number;
}

const sizes = [512, 1024, 2048];
const inside = { fit: "inside", withoutEnlargement: true } as const;
sharp.cache(false);
sharp.concurrency(1);

async function each(path: string, target: (size: number) => string): Promise<void> {
  const photo = sharp(path).autoOrient();
  await Promise.all(
    sizes.map((size) => photo.clone().resize(size, size, inside).webp(proxyEncoding).toFile(target(size))),
  );
}

async function fromLargest(path: string, target: (size: number) => string): Promise<void> {
  const largest = sharp(path).autoOrient().resize(2048, 2048, inside);
  const { data, info } = await largest.raw().toBuffer({ resolveWithObject: true });
  for (const size of sizes) {
    await sharp(data, { raw: info }).resize(size, size, inside).webp(proxyEncoding).toFile(target(size));
  }
}

while (true) {
  const [{ paths, folder, way, together }] = (await once(process, "message")) as [BareRequest];
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const name = basename(path);
      const target = (size: number) => join(folder, `${size}-${name}.webp`);
      await (way === "each" ? each(path, target) : fromLargest(path, target));
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  process.send?.("done");
}
