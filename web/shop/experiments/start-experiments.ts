import { experimentsVendor } from "../../../core/consent.ts";
import { type RunningExperiment, readOverride } from "../../../core/experiments.ts";
import type { Shop } from "../../../core/shop.ts";
import { readVisitor } from "../../../core/visitor.ts";
import type { FlagClientSettings } from "../../../services/treatments/contract.ts";
import { log } from "../../log/log.ts";
import { onShown } from "../../router/shown-pages.ts";
import { tabStorage } from "../../tab-storage.ts";
import { consentFor, onConsent } from "../consent/consent-store.ts";
import type { FlagClient, FlagClientOptions } from "./flag-client.ts";
import { runningIn } from "./running.ts";

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
 * Opens the flag service's own client for who consented to be counted, and closes it when she takes that back. Before, after and for all others
 * nothing is loaded and nothing asked: what they see was decided on the server. Browser only.
 */
export function startExperiments(): void {
  if (isStarted) {
    log("flag-already-initialized", "warn");
    return;
  }
  isStarted = true;
  let shown: Shown | null = null;
  let client: Opening | null = null;

  function decide(): void {
    if (shown === null) return;
    const { root, running } = shown;
    const { key } = readVisitor(document.cookie);
    // Who looks at a page as others see it is counted as nobody.
    const mayCount =
      consentFor(experimentsVendor(root.flagClient)) === "GRANTED" && readOverride(location.search) === null;
    if (mayCount && root.flagClient !== null && key !== null) {
      // Cookies were cleared meanwhile, and the server gave another key.
      if (client?.key !== key) close();
      client ??= open({ settings: root.flagClient, key, channel: root.shop.channel });
      void client.opened.then((opened) => opened?.show(running));
      return;
    }
    if (mayCount && root.flagClient !== null && running !== null) log("flag-user-key-empty", "error");
    close();
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

/** @param isWanted asked once its code is here: opening it is what sends the first bytes */
async function load(given: Omit<FlagClientOptions, "storage">, isWanted: () => boolean): Promise<FlagClient | null> {
  try {
    const { openFlagClient } = await import("./flag-client.ts");
    return isWanted() ? openFlagClient({ ...given, storage: visitorStorage() }) : null;
  } catch {
    // What she sees stays as the server decided it.
    log("flag-client-empty", "warn");
    return null;
  }
}

/** Where the browser keeps nothing, what she was given before is known for the tab alone. */
function visitorStorage(): Pick<Storage, "getItem" | "setItem"> {
  try {
    return localStorage;
  } catch {
    return tabStorage();
  }
}
