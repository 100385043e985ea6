import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log/log.ts";
import type { Clock } from "../platform/time/clock.ts";

/** Dependencies of every service. */
export interface Foundation {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}
