import { SplitFactory } from "@splitsoftware/splitio";
import { readTreatment, type Treatment } from "../../core/treatment.ts";
import { logEvent } from "../../platform/log/events.ts";
import type { Log } from "../../platform/log/log.ts";

/** Decides flags in this process. */
export interface FlagClient {
  /** `control` until flags have come. */
  treatment(visitorKey: string, flag: string): Treatment;
  /** The flag was killed or is gone; nobody is looked at for it. */
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

/** Seconds after which a client that has no flags yet is given up waiting for; it goes on trying (chrome document, section 9). */
const readyTimeout = 5;

/** What the factory takes beside its settings: "use with caution", says the client, which is not part of what it promises. */
type Open = (
  settings: SplitIO.INodeSettings,
  update: (modules: { readonly settings: { userConsent?: string }; filterAdapterFactory: unknown }) => void,
) => SplitIO.ISDK;

/** Whom the client would have told of already: everybody. Its own filter takes 12 MB for ten million visitors, of whom none is ever told. */
const nobodyIsTold = { add: () => false, contains: () => true, clear() {} };

/**
 * The official client of servers. It never tells of visitors: what they see is counted by their own browser, once they agreed. Nothing that
 * servers are offered says so (NONE still sends each visitor's key), so it is given what the same code has for browsers: a consent that
 * was declined. A test watches all that it sends.
 */
export function openFlagClient({ key, url, log }: FlagClientOptions): FlagClient {
  const urls = url === null ? undefined : { sdk: url, events: url, auth: url, streaming: url, telemetry: url };
  const settings = {
    core: { authorizationKey: key, IPAddressesEnabled: false, labelsEnabled: false },
    startup: { readyTimeout },
    ...(urls && { urls }),
  } as SplitIO.INodeSettings;
  const factory = (SplitFactory as unknown as Open)(settings, (modules) => {
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
      // The client tells of killed flags by their definition alone; one that is gone has none.
      const found = manager.split(flag)?.killed ?? true;
      over.set(flag, found);
      return found;
    },
    isReady: () => ready,
    close: () => client.destroy(),
  };
}
