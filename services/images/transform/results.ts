import { hash } from "node:crypto";
import type { ImageFormat } from "../../../core/image/image-options.ts";
import type { Outcome } from "../../../core/outcome.ts";
import { createSingleFlight } from "../../../platform/caches/single-flight.ts";
import type { BoundedFolder } from "../../../platform/files/bounded-folder.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { Transformation } from "../grammar/transformation.ts";
import type { PictureProblem, Pictures } from "./pictures.ts";

/** A new version regenerates all pictures: increase it when `render.ts` writes other bytes. */
const renderVersion = 1;

/** A picture as asked for: the same bytes for everyone and at any time. */
export interface Wanted {
  readonly sha256: string;
  readonly wish: Transformation;
  readonly format: ImageFormat;
  /** Of this machine, where the original is no file of the store. */
  readonly path?: string | undefined;
}

/** Name of a result: same original and same operations give the same name. */
export const nameOf = ({ sha256, wish, format }: Wanted): string =>
  hash("sha256", JSON.stringify([renderVersion, { sha256, wish, format }]), "hex");

/** Results on the disk; what is missing is made, once for all who ask for it at the same time. */
export function createResults(folder: BoundedFolder, pictures: Pictures, log: Log) {
  const underWay = createSingleFlight<Outcome<Uint8Array, PictureProblem>>();

  async function make(name: string, wanted: Wanted): Promise<Outcome<Uint8Array, PictureProblem>> {
    const made = await pictures.transform(wanted);
    if (!made.ok) return made;
    // A full disk costs time, not pictures.
    await folder
      .keep(name, made.value)
      .catch((error: unknown) => log.warn({ err: error }, "a picture cannot be cached"));
    return made;
  }

  return {
    /** Null: it would have to be made. */
    kept: (name: string): Promise<Uint8Array | null> => folder.read(name),
    /** Whether somebody is waiting for it already. */
    isUnderWay: (name: string): boolean => underWay.has(name),
    make: (name: string, wanted: Wanted): Promise<Outcome<Uint8Array, PictureProblem>> =>
      underWay.run(name, () => make(name, wanted)),
  };
}
