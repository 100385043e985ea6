import type { Db } from "../../platform/database/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";

/** A file in the content service's spaces. */
export interface Asset {
  readonly sha256: string;
  readonly contentType: string;
  /** `10x20:30x40`, the part to keep; null: none was set. */
  readonly focus: string | null;
}

/** An upload that the content service has signed. */
export interface AwaitedUpload {
  /** Pixels its address promises; null: it promises none. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

export interface ArrivedFile {
  readonly sha256: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** The assets of `services/content`. */
export interface Assets {
  /** By the path of its address: `/f/1000/800x600/ab12/room.jpg`. */
  find(path: string): Promise<Asset | null>;
  /** Null: nobody signed it, it is too old, or its file has come. */
  awaited(token: string): Promise<AwaitedUpload | null>;
  arrived(token: string, file: ArrivedFile): Promise<boolean>;
  /** Which of these files an asset or an upload under way names. */
  named(sha256s: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface ImagesDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly assets: Assets;
  /** For originals alone, so that removing one cannot take a photo away. */
  readonly files: FileStore;
  /** Of pictures that are served below `/pictures/` as they are. */
  readonly shownFolder: string;
  /** For results; belongs to this service alone. */
  readonly folder: string;
  readonly cacheBytes: number;
  /** Pictures made at a time. */
  readonly together?: number;
  /** Scheduling priority below other work. */
  readonly niceness?: number;
}
