import { readDocument } from "../../../design/read-document.ts";
import type { Network } from "../../uploads/network.ts";
import type { DesignApi } from "./design-api.ts";
import type { KeptDesign } from "./kept-design.ts";
import { batchOf } from "./pending.ts";
import { advance, documentAfter, reconcile } from "./reconcile.ts";
import type { SaveState } from "./save-state.ts";

export interface SaverPorts {
  readonly api: DesignApi;
  readonly network: Network;
  readonly kept: () => KeptDesign;
  /** Takes over a state in which the server has confirmed more. */
  readonly confirmed: (kept: KeptDesign) => void;
  readonly onState: (state: SaveState) => void;
  /** Hash of the scene of a document as this browser compiles it, null when it cannot be drawn. */
  readonly hashOf: (document: KeptDesign["base"]) => string | null;
}

export interface Saver {
  /** There is something new to send: sends it after a short pause, so that a burst is one request. */
  changed(): void;
  /** Sends now, for instance because the tab goes to the background. */
  flush(): void;
  /** How many pending operations are on their way and must not change. */
  inFlight(): number;
  stop(): void;
}

const PAUSE = 400;
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 30_000;

/** Brings pending operations to the server: one batch at a time, again and again until it is there, never over another's work. */
export function createSaver(ports: SaverPorts): Saver {
  const { api, network, kept, onState } = ports;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryPause = FIRST_RETRY;
  let inFlight = 0;
  let stopped = false;

  function later(pause: number) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void send(), pause);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    const { design, sequence, pending } = kept();
    if (stopped || inFlight > 0 || pending.length === 0) return;
    const operations = batchOf(pending);
    inFlight = operations.length;
    const answer = await api.append(design, { baseSequence: sequence, operations });
    if (stopped) return;
    if (answer.ok) return confirm(answer.value.sequence, answer.value.sceneHash);
    switch (answer.error.reason) {
      case "conflict":
        return compare(design);
      case "unreachable":
      case "too-fast":
        return again();
      case "not-found":
        return end({ state: "gone" });
      case "refused":
        return end({ state: "stuck", why: "refused" });
    }
  }

  function confirm(sequence: number, sceneHash: string) {
    const taken = inFlight;
    const document = documentAfter(kept(), taken);
    if (!document) throw new Error("pending operations do not fit their base");
    ports.confirmed(advance(kept(), { sequence, document }, taken));
    goOn();
    if (kept().pending.length > 0) return;
    const own = ports.hashOf(document);
    if (own !== null && own !== sceneHash) end({ state: "stuck", why: "other-picture" });
  }

  /** Someone was first. Or it was us, and only the answer was lost. */
  async function compare(design: string) {
    const record = await api.read(design);
    if (stopped) return;
    if (!record.ok) return record.error.reason === "not-found" ? end({ state: "gone" }) : again();
    const document = readDocument(record.value.document);
    if (!document.ok) return end({ state: "stuck", why: "refused" });
    const server = { sequence: record.value.sequence, document: document.value };
    const reconciled = reconcile(kept(), server);
    if (reconciled.result === "conflict") return end({ state: "conflict", server });
    ports.confirmed(reconciled.kept);
    goOn();
  }

  function goOn() {
    inFlight = 0;
    retryPause = FIRST_RETRY;
    if (kept().pending.length === 0) return onState({ state: "saved", at: Date.now() });
    onState({ state: "saving" });
    later(0);
  }

  function again() {
    inFlight = 0;
    onState({ state: "offline" });
    later(retryPause);
    retryPause = Math.min(retryPause * 2, LONGEST_RETRY);
  }

  function end(state: SaveState) {
    stop();
    onState(state);
  }

  const unsubscribe = network.onChange(() => {
    if (network.online()) void send();
    else if (kept().pending.length > 0) onState({ state: "offline" });
  });

  function stop() {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
  }

  return {
    changed() {
      if (stopped) return;
      onState(network.online() ? { state: "saving" } : { state: "offline" });
      later(PAUSE);
    },
    flush: () => void send(),
    inFlight: () => inFlight,
    stop,
  };
}
