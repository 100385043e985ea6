import { experimentsVendor } from "../../../core/consent.ts";
import { type RunningExperiment, readOverride } from "../../../core/experiments.ts";
import type { Shop } from "../../../core/shop.ts";
import { readVisitor } from "../../../core/visitor.ts";
import type { FlagClientSettings } from "../../../services/treatments/contract.ts";
import { loadUnasked } from "../../browser/chunk-reload.ts";
import { consentFor, onConsent } from "../../browser/consent-store.ts";
import { log } from "../../browser/log/log.ts";
import { onShown } from "../../browser/navigation/shown-pages.ts";
import { visitorStorage } from "../../browser/tab-storage.ts";
import type { FlagClient, FlagClientOptions } from "./flag-client.ts";
import { runningIn } from "./running.ts";
import { watchKills } from "./watch-kills.ts";

/** What the root says of the shop. */
interface RootData {
  readonly shop: Shop;
  readonly flagClient: FlagClientSettings | null;
}

/** What a page has to do with experiments. */
interface Shown {
  readonly root: RootData;
  readonly running: RunningExperiment | null;
}

/** A client that is open, or for which its code is on the way. */
interface Opening {
  readonly key: string;
  readonly opened: Promise<FlagClient | null>;
}

/** The query parameters of the panel (chrome document, section 2). */
const debugParameters = ["splitDebug", "_debug"];

let isStarted = false;

/**
 * Opens the flag service's own client for who consented to be counted, and closes it when she takes that back. Before,
 * after and for all others nothing is loaded: what they see was decided on the server, which is asked only whether it
 * was killed meanwhile. Browser only.
 */
export function startExperiments(): void {
  if (isStarted) {
    log("flag-already-initialized", "warn");
    return;
  }
  isStarted = true;
  let shown: Shown | null = null;
  let client: Opening | null = null;
  let endWatch = () => {};

  function decide(): void {
    endWatch();
    if (shown === null) return;
    const page = shown;
    const { root, running } = page;
    const { key } = readVisitor(document.cookie);
    // Who looks at a page as others see it is counted as nobody.
    const isOverridden = readOverride(location.search) !== null;
    const mayCount = consentFor(experimentsVendor(root.flagClient)) === "GRANTED" && !isOverridden;
    if (mayCount && root.flagClient !== null && key !== null) {
      // Cookies were cleared meanwhile, and the server gave another key.
      if (client?.key !== key) close();
      client ??= open({ settings: root.flagClient, key, channel: root.shop.channel });
      const mine = client;
      void mine.opened.then((opened) => {
        if (opened) opened.show(running);
        // Its code did not come, or was kept away: of a kill she hears as everybody does who is not counted.
        else if (shown === page && client === mine) watch(page);
      });
      return;
    }
    if (mayCount && root.flagClient !== null && running !== null) void tellMissingKey();
    close();
    if (!isOverridden) watch(page);
  }

  function watch({ root, running }: Shown): void {
    endWatch();
    if (running !== null) endWatch = watchKills(running.name, root.shop.channel);
  }

  function open(given: Omit<FlagClientOptions, "storage">): Opening {
    const opening: Opening = { key: given.key, opened: load(given, () => client === opening) };
    return opening;
  }

  function close(): void {
    void client?.opened.then((open) => open?.withdraw());
    client = null;
  }

  onShown(({ data }) => {
    const root = data.root as RootData | undefined;
    // An answer of the shop's last resort has no data.
    shown = root ? { root, running: runningIn(Object.values(data)) } : null;
    decide();
  });
  onConsent(decide);
  const query = new URLSearchParams(location.search);
  if (debugParameters.some((name) => query.has(name)))
    void import("./debug-panel.tsx").then(({ openDebugPanel }) => {
      openDebugPanel({
        running: () => shown?.running ?? null,
        consent: () => consentFor(experimentsVendor(shown?.root.flagClient ?? null)),
        status: async () => (await client?.opened)?.status() ?? null,
      });
    });
}

/** Crawlers get no experiments; they are recognised by the server's rule, loaded for this rare case alone. */
async function tellMissingKey(): Promise<void> {
  const found = await loadUnasked(() => import("isbot")).catch(() => null);
  if (!found?.isbot(navigator.userAgent)) log("flag-user-key-empty", "warn");
}

/** @param isWanted asked once its code is here: opening it is what sends the first bytes */
async function load(given: Omit<FlagClientOptions, "storage">, isWanted: () => boolean): Promise<FlagClient | null> {
  try {
    const { openFlagClient } = await loadUnasked(() => import("./flag-client.ts"));
    return isWanted() ? openFlagClient({ ...given, storage: visitorStorage() }) : null;
  } catch {
    // What she sees stays as the server decided it.
    log("flag-client-empty", "warn");
    return null;
  }
}
