import { SplitFactory } from "@splitsoftware/splitio-browserjs";
import type { Channel } from "../../../core/channel.ts";
import { flagOf, type RunningExperiment } from "../../../core/experiments.ts";
import { readTreatment } from "../../../core/treatment.ts";
import { shownProperty } from "../../../services/flags/contract.ts";
import type { TrackedEvent } from "../../../services/tracking/contract.ts";
import type { FlagClientSettings } from "../../../services/treatments/contract.ts";
import { log } from "../../browser/log/log.ts";
import { onTracked } from "../../frame/tracking/data-layer.ts";
import { noteTreatment, readRecord, treatmentCodes } from "./flag-record.ts";
import { endExperiment } from "./running.ts";

/** The official client of browsers, open as long as its visitor consents to be counted. */
export interface FlagClient {
  readonly key: string;
  /** Another page, or the same in another state, is shown: its experiment is counted as seen. */
  show(running: RunningExperiment | null): void;
  status(): "not ready" | "ready" | "timed out";
  /** Nothing is sent from here on, and what waited is thrown away. */
  withdraw(): void;
}

export interface FlagClientOptions {
  readonly settings: FlagClientSettings;
  /** The visitor key. */
  readonly key: string;
  readonly channel: Channel;
  /** Never fails; see `web/browser/tab-storage.ts`. */
  readonly storage: Pick<Storage, "getItem" | "setItem">;
}

/** Whose key and treatments they were (chrome document, section 3). */
const recordKey = "feature-flags";
/** Seconds (section 9). */
const readyTimeout = 5;
const trafficType = "user";

interface Measured {
  readonly name: string;
  readonly value?: number;
  readonly properties?: SplitIO.Properties;
}

/** Events by which experiments are measured, with their value: whole currency units, or milliseconds. */
function measured(event: TrackedEvent): Measured | null {
  switch (event.event) {
    case "add_to_cart":
    case "purchase":
      // Revenue is added up in one currency.
      return { name: event.event, value: event.value, properties: { currency: event.currency } };
    case "page_load":
      return { name: event.event, value: event.ms };
    case "browser_error":
      return { name: event.event };
    default:
      return null;
  }
}

/** Told once, also where consent is withdrawn and given again on one page. */
const told = new WeakSet<TrackedEvent>();

/** What the factory takes beside its settings, which is not part of what it promises. */
type Open = (
  settings: SplitIO.IClientSideSettings,
  update: (modules: { storageFactory: (...given: never[]) => { telemetry?: unknown } }) => void,
) => SplitIO.IBrowserSDK;

/** Opens it. @throws where the client refuses its settings */
export function openFlagClient({ settings, key, channel, storage }: FlagClientOptions): FlagClient {
  const url = settings.url && new URL(settings.url, location.href).href;
  const factory = (SplitFactory as Open)(
    {
      // With labels: figures compare only visitors whom the dice gave their treatment, not those who have it by name.
      core: { authorizationKey: settings.key, key },
      startup: { readyTimeout },
      userConsent: "GRANTED",
      ...(url && { urls: { sdk: url, events: url, auth: url, streaming: url, telemetry: url } }),
    },
    // How the client itself fares is told of one session in a thousand, and by no consent: it is not ours to give.
    (modules) => {
      const make = modules.storageFactory;
      modules.storageFactory = (...given) => Object.assign(make(...given), { telemetry: undefined });
    },
  );
  const client = factory.client();
  const manager = factory.manager();
  let running: RunningExperiment | null = null;
  let counted: RunningExperiment | null = null;

  /** A kill is the one change that reaches an open page; all others wait for the next session. */
  function look(): void {
    if (running === null || !client.getStatus().isReady) return;
    const flag = flagOf(channel, running.name);
    const view = manager.split(flag);
    const isKilled = view?.killed ?? true;
    endExperiment(running.name, isKilled ? readTreatment(view?.defaultTreatment) : null);
    if (counted !== running) count(flag, running, isKilled);
  }

  /** Asking is what counts her as one who saw it, so it is asked once for each page. */
  function count(flag: string, seen: RunningExperiment, isKilled: boolean): void {
    counted = seen;
    // Hers may be of before a change that waits for her next session; after a kill she sees what the flag says.
    const told = isKilled ? undefined : { properties: { [shownProperty]: seen.treatment } };
    const treatment = readTreatment(client.getTreatment(flag, undefined, told));
    const given = { key, flag, treatment, shown: seen.treatment, isKilled };
    const { record, codes } = noteTreatment(readRecord(storage.getItem(recordKey)), given);
    storage.setItem(recordKey, JSON.stringify(record));
    for (const code of codes) log(code, treatmentCodes[code], { flag, treatment });
  }

  client.on(client.Event.SDK_READY, look);
  client.on(client.Event.SDK_UPDATE, look);
  client.on(client.Event.SDK_READY_TIMED_OUT, () => log("flag-initialization-failed", "error", { readyTimeout }));
  const endTracking = onTracked((event) => {
    const found = measured(event);
    if (found === null || told.has(event)) return;
    told.add(event);
    if (!client.track(trafficType, found.name, found.value, found.properties))
      log("flag-track-failed", "warn", { event: found.name });
  });

  return {
    key,
    show(next) {
      running = next;
      look();
    },
    status() {
      const { isReady, isTimedout } = client.getStatus();
      if (isReady) return "ready";
      return isTimedout ? "timed out" : "not ready";
    },
    withdraw() {
      endTracking();
      factory.UserConsent.setStatus(false);
      void client.destroy();
    },
  };
}
