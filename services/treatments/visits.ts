import { randomUUID } from "node:crypto";
import type { Channel } from "../../core/channel.ts";
import { type Experiment, flagOf } from "../../core/experiments.ts";
import type { Treatment } from "../../core/treatment.ts";
import {
  fixedTreatment,
  readProposedKey,
  readVisitor,
  sessionCookie,
  settledTreatment,
  type Visitor,
  visitorCookie,
  writeSession,
} from "../../core/visitor.ts";
import { deviceOf } from "../../platform/http/device.ts";
import type { FlagClient } from "./flag-client.ts";

/** The parts of a request that decide. */
export interface Asker {
  readonly channel: Channel;
  readonly cookies: string | undefined;
  readonly userAgent: string | undefined;
  /** The header of `proposedKeyHeader`. */
  readonly proposedKey?: string | undefined;
}

/** One request of one visitor. */
export interface Visit {
  /** Her treatment of an experiment; repeated calls agree. */
  decide(experiment: Experiment): Treatment;
  /** Hers, also before she was given it; null: crawlers, and everybody where there are no experiments, have none. */
  readonly key: string | null;
  /** `Set-Cookie` values of her response: her key where she has none, and treatments first decided in this session. */
  cookies(): readonly string[];
}

const attributes = "Path=/; Secure; SameSite=Lax";
const keyGiven = (key: string) => `${visitorCookie.name}=${key}; Max-Age=${visitorCookie.seconds}; ${attributes}`;
const sessionGiven = (session: string) => `${sessionCookie}=${session}; ${attributes}`;
const noExperiments: Visit = { decide: () => "off", key: null, cookies: () => [] };

/** Decides a visitor's treatments; without a client and for crawlers everything is off (chrome document, section 4). */
export function createVisits(open: () => FlagClient | null) {
  return function visitOf({ channel, cookies = "", userAgent, proposedKey }: Asker): Visit {
    const client = open();
    if (client === null || deviceOf(userAgent).crawler) return noExperiments;
    const visitor = readVisitor(cookies);
    const key = visitor.key ?? readProposedKey(proposedKey) ?? randomUUID();
    const decided = new Map<Experiment, Treatment>();
    const fresh: { [name in Experiment]?: Treatment } = {};
    let isFresh = false;

    return {
      key,
      decide(experiment) {
        const before = decided.get(experiment);
        if (before !== undefined) return before;
        const fixed = fixedTreatment(visitor, experiment);
        const flag = flagOf(channel, experiment);
        const isOver = client.isOver(flag);
        const treatment = settledTreatment(fixed, isOver, () => client.treatment(key, flag));
        // Neither what nobody knows yet nor the end of an experiment is kept.
        if (fixed === undefined && treatment !== "control" && !isOver) {
          fresh[experiment] = treatment;
          isFresh = true;
        }
        decided.set(experiment, treatment);
        return treatment;
      },
      cookies() {
        const all: string[] = [];
        if (visitor.key === null && decided.size > 0) all.push(keyGiven(key));
        if (isFresh) all.push(sessionGiven(writeSession(key, visitor, fresh)));
        return all;
      },
    };
  };
}
export type Visits = ReturnType<typeof createVisits>;

/** Cookies of a new key for a visitor; her session's treatments move to it, so that no page changes. */
export function exchangedKey(visitor: Visitor): readonly string[] {
  const key = randomUUID();
  return [keyGiven(key), ...(visitor.session === "" ? [] : [sessionGiven(writeSession(key, visitor, {}))])];
}
