import type { Clock } from "../../platform/clock.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import { createWeighedMap } from "../../platform/weighed-map.ts";

/** An answer as it goes out. */
export interface KeptAnswer {
  readonly body: string;
  readonly tag: string;
}

/** As long as a process may go on with yesterday's prices when it was not told of a new release. */
const freshFor = 5_000;
/** Characters of all answers and their addresses together. */
const usualMost = 32_000_000;

/**
 * Answers that are the same for everyone. They depend on nothing but the address, the shop and what is published, so the
 * same question is computed and written once in five seconds.
 *
 * @param most characters of all answers and their addresses together: whoever asks chooses how long an address is. Beyond
 *   it the oldest go first
 */
export function keptAnswers({ clock, most = usualMost }: { readonly clock: Clock; readonly most?: number }) {
  const kept = createWeighedMap<KeptAnswer & { readonly until: number }>(most);

  return {
    find(key: string): KeptAnswer | null {
      const found = kept.get(key);
      if (!found) return null;
      if (found.until > clock.now().getTime()) return found;
      kept.delete(key);
      return null;
    },
    keep(key: string, value: unknown): KeptAnswer {
      const body = JSON.stringify(value);
      const answer = { body, tag: entityTag(Buffer.from(body)), until: clock.now().getTime() + freshFor };
      kept.delete(key);
      kept.set(key, answer, key.length + body.length);
      return answer;
    },
    /** Something was published. */
    forget: kept.clear,
  };
}

export type KeptAnswers = ReturnType<typeof keptAnswers>;
