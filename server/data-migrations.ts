import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { CodeMigration } from "../platform/database/migrate.ts";
import type { Log } from "../platform/log/log.ts";
import { systemClock } from "../platform/time/clock.ts";
import { createReleases } from "../services/catalogue/releases.ts";
import { designsInSchema2 } from "../services/designs/service.ts";

export interface DataMigrationsOptions {
  readonly config: Pick<Config, "skipUnreadableDesigns">;
  readonly database: Database;
  readonly log: Log;
}

/** Data migrations of this version that SQL cannot express, in order. */
export const dataMigrations = ({ config, database: { db }, log }: DataMigrationsOptions): readonly CodeMigration[] => [
  designsInSchema2({
    db,
    log,
    skipUnreadable: config.skipUnreadableDesigns,
    releases: createReleases({ db, clock: systemClock }),
  }),
];
