import type { Db } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { DecoderOptions } from "./intake/decoder.ts";
import type { OpenFile } from "./uploads/upload-store.ts";

export interface PhotosDependencies {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Local folder of unfinished uploads and working files; created when missing. */
  readonly folder: string;
  readonly limits: PhotoLimits;
  /** For tests: how long and how large a decoding process may grow. */
  readonly decoding?: DecoderOptions;
  /** For tests: the disk of unfinished uploads. */
  readonly openUpload?: OpenFile;
}

/** Limits set by the operator. */
export interface PhotoLimits {
  readonly maxBytes: number;
  readonly maxPixels: number;
}
