import type { JsonObject } from "../../../../services/content/contract.ts";

/** A message as the editor's window hears it. */
export interface FrameMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** The window of the editor, where the frame's messages arrive. */
interface EditorWindow {
  addEventListener(type: "message", listener: (message: FrameMessage) => void): void;
  removeEventListener(type: "message", listener: (message: FrameMessage) => void): void;
}

/** The window in the frame. */
export interface FramedWindow {
  postMessage(message: unknown, targetOrigin: string): void;
}

export interface FrameLineOptions {
  readonly editor: EditorWindow;
  /** The one that is in the frame now. */
  readonly frame: () => FramedWindow | null;
  /** Origins of the shop: what comes from another is not heard, and nothing is said to it. */
  readonly origins: readonly string[];
  /** Id of the story that is edited. */
  readonly story: number;
  /** The page is there and listens; anew after each load. */
  readonly ready: () => void;
  /** Somebody chose a block in the page, by its uid. */
  readonly chose: (uid: string) => void;
  /** Calls when there is something to draw; in a browser `requestAnimationFrame`. */
  readonly soon: (work: () => void) => void;
}

export interface FrameLine {
  /** The page as it is now; of many in a moment only the last is said. */
  readonly input: (story: () => JsonObject) => void;
  /** Points to a block; null: to none. */
  readonly point: (uid: string | null) => void;
  /** The draft on the server is another one than was typed here; published; taken back. */
  readonly say: (action: "change" | "published" | "unpublished", slug: string) => void;
  readonly close: () => void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The editor's end of the messages between visual editor and page (protocol, section 8); the page's end is
 * `web/shop/content/preview/connect-editor.ts`.
 */
export function connectFrame(options: FrameLineOptions): FrameLine {
  const { editor, frame, origins, story: storyId, ready, chose, soon } = options;
  /** Of the page that said it is there. */
  let target: string | null = null;
  let latest: (() => JsonObject) | null = null;
  let planned = false;

  const post = (message: object) => {
    if (target !== null) frame()?.postMessage(message, target);
  };

  function hear({ data, origin, source }: FrameMessage): void {
    if (source === null || source !== frame() || !origins.includes(origin) || !isRecord(data)) return;
    switch (data.action) {
      case "initialized":
        target = origin;
        ready();
        return;
      case "ping":
        target = origin;
        post({ action: "pingBack" });
        return;
      case "edit": {
        const block = isRecord(data.dataC) ? data.dataC : {};
        if (String(block.id) === String(storyId) && typeof block.uid === "string") chose(block.uid);
      }
    }
  }

  editor.addEventListener("message", hear);
  return {
    input(story) {
      latest = story;
      if (planned) return;
      planned = true;
      soon(() => {
        planned = false;
        const now = latest;
        latest = null;
        if (now !== null) post({ action: "input", story: now() });
      });
    },
    point: (uid) =>
      post(uid === null ? { action: "deselectBlok" } : { action: "enterComponent", storyId, componentId: uid }),
    say: (action, slug) =>
      post({ action, storyId, slug, slugChanged: false, ...(action === "change" && { reload: true }) }),
    close: () => editor.removeEventListener("message", hear),
  };
}

/**
 * Tells the loads of our own page from those of another that somebody went on to in the frame: our own says, shortly before
 * or after its load is over, that it is there.
 */
export function pairLoads() {
  let [said, waiting] = [false, false];
  return {
    /** The page said that it is there. */
    ready(): void {
      said = !waiting;
      waiting = false;
    },
    /** Something was loaded; `unknown`: so far nothing says that it is our page. */
    loaded(): "ours" | "unknown" {
      waiting = !said;
      said = false;
      return waiting ? "unknown" : "ours";
    },
  };
}
