import { experimentsVendor } from "../../core/consent.ts";
import { logEvent } from "../../platform/log/events.ts";
import type { Log } from "../../platform/log/log.ts";
import { type FlagClient, openFlagClient } from "./flag-client.ts";
import { type TreatmentsDoor, treatmentsRoutes } from "./routes.ts";
import { createVisits } from "./visits.ts";

export type { Visit, Visits } from "./visits.ts";

export interface TreatmentsDependencies extends TreatmentsDoor {
  /** A server's key of the flag service; null: no experiments. */
  readonly key: string | null;
  /** Prefix of its addresses; null: the real service's own. */
  readonly url: string | null;
  readonly log: Log;
}

/** Visitors' treatments, decided on the server by the configured flag service (`services/flags`, or the real one). */
export function createTreatments({ key, url, log, ...door }: TreatmentsDependencies) {
  let client: FlagClient | null = null;
  const now = () => client;
  const visitOf = createVisits(now);
  return {
    /** Treatments of a request's visitor; before `open` everything is off. */
    visitOf,
    routes: treatmentsRoutes({
      ...door,
      visitOf,
      isReady: () => client?.isReady() ?? false,
      isOver: (flag) => client?.isOver(flag) ?? false,
      vendor: experimentsVendor({ url }),
    }),
    /**
     * Starts reading flags. Only once the service responds: a client whose first request fails falls back to an older
     * protocol for a day.
     */
    open(): void {
      if (key === null) logEvent(log, "flag-authorization-key-empty");
      else client ??= openFlagClient({ key, url, log });
    },
    async close(): Promise<void> {
      const open = client;
      client = null;
      await open?.close();
    },
  };
}
export type Treatments = ReturnType<typeof createTreatments>;
