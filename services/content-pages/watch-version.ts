import type { Log } from "../../platform/log/log.ts";
import type { ContentClient } from "./content-client.ts";

/** Milliseconds between looks: what is published shows within a second. */
const every = 900;

/**
 * Polls the cache version of an outside content service, which does not announce publications.
 *
 * @param changed called after each change, once per change, and when the service responds again
 * @returns stops it
 */
export function watchVersion(client: ContentClient, changed: () => void, log: Log, pause = every): () => void {
  let known: number | null = null;
  let reachable = true;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    try {
      const { data } = await client.get("cdn/spaces/me", {});
      const version = Number(data.space?.version);
      if (!Number.isFinite(version)) throw new Error("the response has no version");
      const back = !reachable;
      if (back) log.info("the content service responds again");
      reachable = true;
      // Later questions carry it, so that no cache on the way answers with what was before.
      client.setCacheVersion(version);
      // Pages shown meanwhile may be older than a publication before the outage.
      if (known !== null && (back || known !== version)) changed();
      known = version;
    } catch (error) {
      if (reachable)
        log.warn({ reason: (error as { message?: string }).message }, "the content service does not respond");
      reachable = false;
    }
    if (!stopped) timer = setTimeout(look, pause);
  }

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
