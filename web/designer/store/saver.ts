import type { Network } from "../uploads/network.ts";
import type { DesignApi } from "./design-api.ts";
import type { KeptDesign } from "./kept-design.ts";
import { batchOf } from "./pending.ts";
import { type CatchUpPorts, catchUp } from "./rebase/catch-up.ts";
import type { News } from "./rebase/news.ts";
import { advance, documentAfter } from "./reconcile.ts";
import type { SaveState } from "./save-state.ts";

export interface SaverPorts extends CatchUpPorts {
  readonly api: DesignApi;
  readonly network: Network;
  /** Takes over a state in which the server has confirmed more. */
  readonly confirmed: (kept: KeptDesign) => void;
  /** Takes over a state that holds what came from elsewhere; `renewed`: it may be laid out by another release. */
  readonly joined: (kept: KeptDesign, news: News | null, renewed: boolean) => void;
  readonly onState: (state: SaveState) => void;
  /** Hash of the scene of a document as this browser compiles it, null when it cannot be drawn or lacks a font. */
  readonly hashOf: (document: KeptDesign["base"]) => string | null | Promise<string | null>;
}

export interface SaverStart {
  /** The design was opened without the server, which has to be asked as soon as it answers. */
  readonly unseen: boolean;
}

export interface Saver {
  /** There is something new to send: sends it after a short pause, so that a burst is one request. */
  changed(): void;
  /** Sends now, for instance because the tab goes to the background. */
  flush(): void;
  /** Fetches what came from elsewhere, for instance because the tab comes to the front again. */
  look(): void;
  /** How many pending operations are on their way and must not change. */
  inFlight(): number;
  stop(): void;
}

const PAUSE = 400;
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 30_000;

/** Sends pending operations to the server, one batch at a time until all arrived, never over another's work. */
export function createSaver(ports: SaverPorts, { unseen }: SaverStart): Saver {
  const { api, network, kept, onState } = ports;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryPause = FIRST_RETRY;
  let inFlight = 0;
  let looking = false;
  let awaited = unseen;
  let stopped = false;

  function later(pause: number) {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void look(), pause);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    const { design, sequence, pending } = kept();
    if (stopped || looking || inFlight > 0 || pending.length === 0) return;
    const operations = batchOf(pending);
    inFlight = operations.length;
    const answer = await api.append(design, { baseSequence: sequence, operations });
    if (stopped) return;
    if (answer.ok) return confirm(answer.value.sequence, answer.value.sceneHash);
    switch (answer.error.reason) {
      case "conflict":
        return join();
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
    if (kept().pending.length === 0) void compare(document, sceneHash);
  }

  /** Both must have drawn the same picture; the fonts of what was written last may still be on their way here. */
  async function compare(document: KeptDesign["base"], sceneHash: string) {
    const own = await ports.hashOf(document);
    if (!stopped && own !== null && own !== sceneHash) end({ state: "stuck", why: "other-picture" });
  }

  /** Brings mine and theirs together. */
  async function join() {
    const caughtUp = await catchUp(ports);
    if (stopped) return;
    if (caughtUp.result === "ended") return end(caughtUp.state);
    if (caughtUp.result === "later") return again();
    ports.joined(caughtUp.kept, caughtUp.news, caughtUp.renewed);
    goOn();
  }

  /** Without pending operations the server is asked once there are some, or at once if it never responded. */
  async function look() {
    if (stopped || looking || inFlight > 0) return;
    if (kept().pending.length > 0) return send();
    looking = true;
    const caughtUp = await catchUp(ports);
    looking = false;
    if (stopped) return;
    if (caughtUp.result === "ended") return end(caughtUp.state);
    if (caughtUp.result === "joined") {
      awaited = false;
      if (caughtUp.kept.sequence > kept().sequence) ports.joined(caughtUp.kept, caughtUp.news, caughtUp.renewed);
      return goOn();
    }
    if (awaited) again();
    else if (kept().pending.length > 0) later(0);
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
    if (network.online()) void look();
    else if (kept().pending.length > 0) onState({ state: "offline" });
  });
  if (unseen) later(0);

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
    look: () => void look(),
    inFlight: () => inFlight,
    stop,
  };
}
