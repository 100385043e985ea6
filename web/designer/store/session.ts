import type { Outcome } from "../../../core/outcome.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { allElements } from "../../../design/element-place.ts";
import { type History, perform, redo, undo } from "../../../design/history.ts";
import type { Operation } from "../../../design/operation.ts";
import type { OperationFailure } from "../../../design/operation-outcome.ts";
import type { Network } from "../uploads/network.ts";
import type { DesignApi } from "./design-api.ts";
import type { Journal } from "./journal.ts";
import type { KeptDesign } from "./kept-design.ts";
import { addPending } from "./pending.ts";
import type { News } from "./rebase/news.ts";
import { isSettled, isUnderWay, type SaveState } from "./save-state.ts";
import { createSaver, type SaverPorts } from "./saver.ts";

export interface SessionPorts {
  readonly api: DesignApi;
  readonly journal: Journal;
  readonly network: Network;
  readonly hashOf: SaverPorts["hashOf"];
  /** Another tab that only reads wants to know that something changed. */
  readonly announce: () => void;
  /** Title of the design that keeps this device's version of what both changed; the same one when left out. */
  readonly copyTitle?: (title: string) => string;
  /** Another release may lay the design out from now on: it has to be opened anew. */
  readonly reopen?: () => void;
  /** What an earlier session of this tab had to say and was not yet seen. */
  readonly news?: News | null;
}

/** One consistent picture of the open design, a new object for every change. */
export interface SessionState {
  readonly kept: KeptDesign;
  /** What is shown: the design with the running gesture. */
  readonly document: DesignDocument;
  /** The same, but as it was before elements began to be moved on the stage: what is drawn once they rest. */
  readonly resting: DesignDocument;
  /** Ids of the selected elements, in the order in which they were chosen. */
  readonly selection: readonly string[];
  readonly save: SaveState;
  /** Does this browser keep the work when the tab is killed? */
  readonly keptOnDevice: boolean;
  /** What came from another tab or device and was not yet seen. */
  readonly news: News | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The open design as an external store. Every change goes through operations. */
export interface Session {
  subscribe(listener: () => void): () => void;
  state(): SessionState;
  /** Operations of one gesture (a new key for each) are undone together. */
  perform(operation: Operation, gesture?: string | null): Outcome<History, OperationFailure>;
  /** The same of what arrives by itself: a running gesture goes on over it. */
  bring(operation: Operation, gesture: string): Outcome<History, OperationFailure>;
  /**
   * Shows an operation while a finger is down, without writing it to the log.
   *
   * @param moving elements are moved on the stage; all else is drawn once they rest
   */
  preview(operation: Operation, moving?: boolean): void;
  /** Makes the preview an operation; without one nothing happens. */
  commit(): void;
  /** Drops the preview. */
  abandon(): void;
  undo(): void;
  redo(): void;
  select(elements: readonly string[]): void;
  /** Sends at once what is pending. */
  flush(): void;
  /** Fetches what came from another tab or device. */
  look(): void;
  /** The news were seen. */
  dismissNews(): void;
  /** Resolves when nothing more happens by itself: saved, or in need of a person. */
  settled(): Promise<SaveState>;
  close(): void;
}

/** During a gesture the device is written at most this often; a killed tab loses no more than this. */
const GESTURE_WRITE = 1000;

export function createSession(opened: KeptDesign, save: SaveState, ports: SessionPorts): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = stateOf(opened, save, ports.news ?? null);
  let previewed: Operation | null = null;
  let gestureTimer: ReturnType<typeof setTimeout> | undefined;

  const saverPorts: SaverPorts = {
    api: ports.api,
    network: ports.network,
    hashOf: ports.hashOf,
    kept: () => state.kept,
    copyTitle: ports.copyTitle ?? ((title) => title),
    onState: (next) => set({ save: next }),
    async remember(kept) {
      set({ kept });
      await ports.journal.write(kept);
    },
    joined,
    confirmed(kept) {
      set({ kept });
      // In the middle of a drag the device has what is seen already, and keeps it.
      if (previewed) writeGesture();
      else write(kept);
    },
  };
  const saver = createSaver(saverPorts, { unseen: save.state === "offline" });
  if (save.state !== "saved" && !isUnderWay(save)) saver.stop();
  else if (opened.pending.length > 0) saver.changed();

  /** A gesture goes on where what it moves is still there. */
  function joined(kept: KeptDesign, news: News | null, renewed: boolean) {
    const moved = previewed && apply(kept.history.document, previewed);
    if (!moved?.ok) endGesture();
    const document = moved?.ok ? moved.value.document : kept.history.document;
    set({
      ...shown(kept),
      kept,
      document,
      resting: document,
      selection: stillThere(document, state.selection),
      news: news ?? state.news,
    });
    write(kept);
    if (renewed) ports.reopen?.();
  }

  function set(changes: Partial<SessionState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function write(kept: KeptDesign) {
    void ports.journal.write(kept).then((keptOnDevice) => {
      if (keptOnDevice !== state.keptOnDevice) set({ keptOnDevice });
      ports.announce();
    });
  }

  function take(history: History, operation: Operation, gesture: string | null) {
    endGesture();
    const kept = withOperation(state.kept, history, operation, gesture, saver.inFlight());
    set({ ...shown(kept), kept, selection: stillThere(history.document, state.selection) });
    write(kept);
    saver.changed();
  }

  function endGesture() {
    previewed = null;
    clearTimeout(gestureTimer);
    gestureTimer = undefined;
  }

  /** What the device would keep if the finger were lifted now. */
  function writeGesture() {
    clearTimeout(gestureTimer);
    gestureTimer = undefined;
    if (!previewed) return;
    const performed = perform(state.kept.history, previewed);
    if (performed.ok) write(withOperation(state.kept, performed.value, previewed, null, saver.inFlight()));
  }

  const session: Session = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    perform(operation, gesture = null) {
      const performed = perform(state.kept.history, operation, gesture);
      if (performed.ok) take(performed.value, operation, gesture);
      return performed;
    },
    bring(operation, gesture) {
      const running = previewed;
      const brought = session.perform(operation, gesture);
      if (running && brought.ok) session.preview(running);
      return brought;
    },
    preview(operation, moving = false) {
      const applied = apply(state.kept.history.document, operation);
      if (!applied.ok) return;
      previewed = operation;
      gestureTimer ??= setTimeout(writeGesture, GESTURE_WRITE);
      const { document } = applied.value;
      set(moving ? { document } : { document, resting: document });
    },
    commit() {
      if (previewed) session.perform(previewed);
    },
    abandon() {
      endGesture();
      set(shown(state.kept));
      write(state.kept);
    },
    undo() {
      const turned = undo(state.kept.history);
      if (turned) take(turned.history, turned.operation, null);
    },
    redo() {
      const turned = redo(state.kept.history);
      if (turned) take(turned.history, turned.operation, null);
    },
    select(elements) {
      if (!isSame(elements, state.selection)) set({ selection: elements });
    },
    flush: () => saver.flush(),
    look: () => saver.look(),
    dismissNews: () => set({ news: null }),
    settled() {
      saver.flush();
      return new Promise((resolve) => {
        const look = () => {
          if (!isSettled(state.save)) return;
          leave();
          resolve(state.save);
        };
        const leave = session.subscribe(look);
        look();
      });
    },
    close() {
      endGesture();
      saver.stop();
    },
  };
  return session;
}

const stateOf = (kept: KeptDesign, save: SaveState, news: News | null): SessionState => ({
  kept,
  ...shown(kept),
  selection: [],
  save,
  keptOnDevice: true,
  news,
});

const shown = ({ history }: KeptDesign) => ({
  document: history.document,
  resting: history.document,
  canUndo: history.past.length > 0,
  canRedo: history.future.length > 0,
});

const withOperation = (
  kept: KeptDesign,
  history: History,
  operation: Operation,
  gesture: string | null,
  inFlight: number,
): KeptDesign => ({ ...kept, history, pending: addPending(kept.pending, { operation, gesture }, inFlight) });

/** The same object where nothing is gone. */
function stillThere(document: DesignDocument, selection: readonly string[]): readonly string[] {
  if (selection.length === 0) return selection;
  const there = new Set(allElements(document).map(({ id }) => id));
  return selection.every((id) => there.has(id)) ? selection : selection.filter((id) => there.has(id));
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);
