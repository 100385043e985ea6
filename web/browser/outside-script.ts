import { createStore, type Store } from "./store/create-store.ts";

/** States of a script of somebody else's (specification, core document, section 4). */
export const scriptStates = ["awaitingLoad", "loading", "loaded", "error", "removed"] as const;
export type ScriptState = (typeof scriptStates)[number];

/** A script of somebody else's; the same object for all who ask for its address. */
export interface OutsideScript extends Store<ScriptState> {
  /** Resolves when the script ran; loads it once, and again after it failed or was removed. */
  readonly load: () => Promise<void>;
  /** Takes it off the page; what it did while it was there stays. */
  readonly remove: () => void;
}

/** Milliseconds after which a script that says nothing has failed. */
const patience = 15_000;

const scripts = new Map<string, OutsideScript>();

/** @param id of its element, by which some scripts look for themselves */
export function outsideScript(src: string, id: string): OutsideScript {
  const script = scripts.get(src) ?? createScript(src, id);
  scripts.set(src, script);
  return script;
}

function createScript(src: string, id: string): OutsideScript {
  const { state, write, subscribe } = createStore<ScriptState>("awaitingLoad");
  let loaded: Promise<void> | null = null;
  let end: (state: "loaded" | "error" | "removed") => void = () => {};

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const element = Object.assign(document.createElement("script"), { id, src, async: true });
      const timer = setTimeout(() => end("error"), patience);
      end = (next) => {
        clearTimeout(timer);
        element.onload = element.onerror = null;
        if (next !== "loaded") {
          element.remove();
          loaded = null;
        }
        write(next);
        if (next === "loaded") resolve();
        else reject(new Error(`${src}: ${next}`));
      };
      element.onload = () => end("loaded");
      element.onerror = () => end("error");
      document.head.append(element);
      write("loading");
    });

  return {
    state,
    subscribe,
    load() {
      loaded ??= start();
      return loaded;
    },
    remove() {
      if (loaded !== null) end("removed");
    },
  };
}
