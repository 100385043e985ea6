import { randomUUID } from "node:crypto";
import type { Channel } from "../../core/channel.ts";
import { type Experiment, flagOf } from "../../core/experiments.ts";
import type { Treatment } from "../../core/treatment.ts";
import { readVisitor, sessionCookie, settledTreatment, visitorCookie, writeFixed } from "../../core/visitor.ts";
import { deviceOf } from "../../platform/http/device.ts";
import type { FlagClient } from "./flag-client.ts";

/** What is looked at of a request. */
export interface Asker {
  readonly channel: Channel;
  readonly cookies: string | undefined;
  readonly userAgent: string | undefined;
}

/** One request of one visitor. */
export interface Visit {
  /** What she sees of an experiment: the same, however often it is asked. */
  decide(experiment: Experiment): Treatment;
  /** Cookies for her answer, whole `Set-Cookie` values: her key where she has none, and what was decided first in this session. */
  cookies(): readonly string[];
}

const attributes = "Path=/; Secure; SameSite=Lax";

/** Decides what a visitor sees; without a client (none is set up) and for crawlers everything is off (chrome document, section 4). */
export function createVisits(client: () => FlagClient | null) {
  return function visitOf({ channel, cookies = "", userAgent }: Asker): Visit {
    const flags = client();
    if (flags === null || deviceOf(userAgent).crawler) return { decide: () => "off", cookies: () => [] };
    const visitor = readVisitor(cookies);
    const key = visitor.key ?? randomUUID();
    const decided = new Map<Experiment, Treatment>();
    const fresh: { [name in Experiment]?: Treatment } = {};

    function decide(experiment: Experiment): Treatment {
      const before = decided.get(experiment);
      if (before !== undefined) return before;
      const fixed = visitor.fixed[experiment];
      const live =
        flags === null ? { treatment: "off" as const, isOver: true } : flags.live(key, flagOf(channel, experiment));
      const treatment = settledTreatment(fixed, live);
      // Neither what nobody knows yet nor the end of an experiment is kept.
      if (fixed === undefined && treatment !== "control" && !live.isOver) fresh[experiment] = treatment;
      decided.set(experiment, treatment);
      return treatment;
    }

    return {
      decide,
      cookies() {
        if (decided.size === 0) return [];
        const { name, seconds } = visitorCookie;
        const session = writeFixed(key, { ...visitor.fixed, ...fresh });
        return [
          ...(visitor.key === null ? [`${name}=${key}; Max-Age=${seconds}; ${attributes}`] : []),
          ...(Object.keys(fresh).length > 0 ? [`${sessionCookie}=${session}; ${attributes}`] : []),
        ];
      },
    };
  };
}
export type Visits = ReturnType<typeof createVisits>;
