import type { Channel } from "../../../core/channel.ts";
import type { Experiment } from "../../../core/experiments.ts";
import { type FeatureFlags, featureFlagsPath } from "../../../services/treatments/contract.ts";
import { endExperiment } from "./running.ts";

/** Milliseconds to the first question, and at most from one to the next; each wait is twice the one before. */
const [first, longest] = [30_000, 300_000];

/**
 * Tells an open page that its experiment was killed, or goes on, where no client of the flag service is open: the shop
 * is asked while the page is in sight, at growing distances, and when it comes back into sight. Nothing is said of the
 * visitor, no cookie goes with it. Browser only.
 *
 * @returns asks no more
 */
export function watchKills(name: Experiment, channel: Channel): () => void {
  let isWatching = true;
  async function ask(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    const answer = await fetch(featureFlagsPath, { credentials: "omit", headers: { "x-channel": channel } });
    if (!answer.ok || !isWatching) return;
    const { key, isReady, over, treatments }: FeatureFlags = await answer.json();
    // There are no experiments here, and will be none while the page is open.
    if (key === null) return stop();
    // A shop that just began does not know yet what was killed: the page stays as it is.
    if (!isReady) return;
    endExperiment(name, over.includes(name) ? treatments[name] : null);
  }
  // Who cannot be asked now is asked again.
  const look = () => void ask().catch(() => {});
  let timer = askIn(first);
  function askIn(wait: number) {
    return setTimeout(() => {
      look();
      timer = askIn(Math.min(wait * 2, longest));
    }, wait);
  }
  function stop(): void {
    isWatching = false;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  }
  document.addEventListener("visibilitychange", look);
  return stop;
}
