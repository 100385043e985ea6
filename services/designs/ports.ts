import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";

export interface DesignsDependencies {
  readonly db: Db;
  readonly releases: Releases;
  readonly photos: ReadyPhotos;
}

/** What designs need of the catalogue. `data` is parsed by the kind's schema. */
export interface Releases {
  /** The release prices and layouts of new designs come from today. */
  current(kind: string): Promise<Release | null>;
  at(kind: string, release: number): Promise<Release | null>;
}

export interface Release {
  readonly release: number;
  readonly data: unknown;
}

/** What designs need of the photos: those of this owner that are complete, with their upright size in pixels. */
export interface ReadyPhotos {
  ready(owner: Owner, ids: readonly string[]): Promise<ReadonlyMap<string, { width: number; height: number }>>;
}
