import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { BoundedFolder } from "../../../platform/files/bounded-folder.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { createProcessPool } from "../../../platform/processes/process-pool.ts";
import { createTurns } from "../../../platform/processes/turns.ts";
import { maxAssetPixels } from "../contract.ts";
import type { ImagesDependencies } from "../ports.ts";
import type { PictureDone, PictureJob, PictureRefusal, PictureResult } from "./picture-job.ts";

export type PictureProblem = PictureRefusal | { readonly kind: "busy" | "failed" | "unavailable" | "not-found" };

/** Most requests that wait for a process; further ones are refused and may be retried. */
const mostWaiting = 200;

/** An original by its name in the file store, and what is asked for. */
type Asked = Pick<Extract<PictureJob, { do: "transform" }>, "wish" | "format"> & {
  readonly sha256: string;
  /** Of this machine, where it is no file of the store. */
  readonly path?: string | undefined;
};

/** Pages come first on a busy machine. */
const behindPages = 5;

type Work = Pick<ImagesDependencies, "together" | "niceness">;

/** Decodes pictures in processes of their own, few at a time, behind everything else that the shop does. */
export function createPictures(
  files: FileStore,
  folder: BoundedFolder,
  { together = availableParallelism(), niceness = behindPages }: Work = {},
) {
  const pool = createProcessPool<PictureJob, PictureResult>({
    program: join(import.meta.dirname, "picture-process.ts"),
    memoryLimit: 1_500_000_000,
    timeLimit: 30_000,
    idleLimit: 300_000,
    niceness,
  });
  const inTurn = createTurns({ together, waiting: mostWaiting });

  async function run(job: PictureJob): Promise<Outcome<PictureDone, PictureProblem>> {
    const asked = await inTurn(() => pool.ask(job));
    if (!asked.ok) return failed({ kind: asked.error });
    return asked.value.ok ? asked.value.value : failed({ kind: "failed" });
  }

  /** Files that are not on this machine come to it for the moment. */
  async function withLocal<Value>(
    sha256: string,
    use: (path: string) => Promise<Outcome<Value, PictureProblem>>,
  ): Promise<Outcome<Value, PictureProblem>> {
    const path = files.localPath(sha256);
    if (path) {
      const found = await files.stat(sha256);
      return found.ok ? use(path) : failed({ kind: found.error });
    }
    const opened = await files.open(sha256);
    if (!opened.ok) return failed({ kind: opened.error === "unavailable" ? "unavailable" : "not-found" });
    const copy = folder.passing();
    try {
      await pipeline(opened.value.stream, createWriteStream(copy, { mode: 0o600 }));
      return await use(copy);
    } finally {
      await rm(copy, { force: true });
    }
  }

  return {
    /** Facts of a local file after it was read completely. */
    examine: (path: string) => run({ do: "examine", path, maxPixels: maxAssetPixels }),
    /** The file that was asked for. */
    async transform({ sha256, wish, format, path }: Asked): Promise<Outcome<Uint8Array, PictureProblem>> {
      const job = { do: "transform", maxPixels: maxAssetPixels, wish, format } as const;
      const make = (local: string) => run({ ...job, path: local });
      const made = path === undefined ? await withLocal(sha256, make) : await make(path);
      return made.ok ? done(made.value.content) : made;
    },
    close: () => pool.close(),
  };
}

export type Pictures = ReturnType<typeof createPictures>;
