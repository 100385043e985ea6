import { SplitFactory } from "@splitsoftware/splitio";
import { readTreatment, type Treatment } from "../../core/treatment.ts";
import { logEvent } from "../../platform/log/events.ts";
import type { Log } from "../../platform/log/log.ts";

/** Decides flags in this process. */
export interface FlagClient {
  /** `control` until flags have come. */
  treatment(visitorKey: string, flag: string): Treatment;
  /** Whether the flag was killed or removed; it concerns no visitor. */
  isOver(flag: string): boolean;
  isReady(): boolean;
  close(): Promise<void>;
}

interface FlagClientOptions {
  /** A server's key. */
  readonly key: string;
  /** Prefix of all addresses; null: the real service's own. */
  readonly url: string | null;
  readonly log: Log;
}

/** Seconds to wait for a client without flags; it continues to try (chrome document, section 9). */
const readyTimeout = 5;

/** Arguments of the factory beside its settings, which the client does not document as stable ("use with caution"). */
type Open = (
  settings: SplitIO.INodeSettings,
  update: (modules: { readonly settings: { userConsent?: string }; filterAdapterFactory: unknown }) => void,
) => SplitIO.ISDK;

/**
 * Filter of reported visitors: claims everybody, because none is ever reported, and the default takes 12 MB for ten
 * million.
 */
const nobodyIsTold = { add: () => false, contains: () => true, clear() {} };

/**
 * The official server client, configured to report no visitors, whose own browsers count them after consent. NONE would
 * still send visitors' keys, so it gets the browsers' option of a declined consent. A test watches its traffic.
 */
export function openFlagClient({ key, url, log }: FlagClientOptions): FlagClient {
  const urls = url === null ? undefined : { sdk: url, events: url, auth: url, streaming: url, telemetry: url };
  const settings = {
    core: { authorizationKey: key, IPAddressesEnabled: false, labelsEnabled: false },
    startup: { readyTimeout },
    ...(urls && { urls }),
  } as SplitIO.INodeSettings;
  const factory = (SplitFactory as Open)(settings, (modules) => {
    modules.settings.userConsent = "DECLINED";
    modules.filterAdapterFactory = () => nobodyIsTold;
  });
  const client = factory.client();
  const manager = factory.manager();
  client.on(client.Event.SDK_READY_TIMED_OUT, () => logEvent(log, "flag-initialization-failed", { readyTimeout }));
  let ready = false;
  /** Asked for every page that is part of an experiment; forgotten with every change. */
  const over = new Map<string, boolean>();
  const changed = () => {
    ready = true;
    over.clear();
  };
  client.on(client.Event.SDK_READY, changed);
  client.on(client.Event.SDK_UPDATE, changed);
  return {
    treatment: (visitorKey, flag) => (ready ? readTreatment(client.getTreatment(visitorKey, flag)) : "control"),
    isOver(flag) {
      if (!ready) return false;
      const known = over.get(flag);
      if (known !== undefined) return known;
      // The client exposes kills through definitions only; a removed flag has none.
      const found = manager.split(flag)?.killed ?? true;
      over.set(flag, found);
      return found;
    },
    isReady: () => ready,
    close: () => client.destroy(),
  };
}
