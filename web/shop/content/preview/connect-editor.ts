import { isRecord, type JsonRecord, recordOf, textOf } from "../../../reading/values/json.ts";

/** A message as a window hears it. */
export interface HeardMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** What the page says and hears; in a browser, its own window. */
export interface PageWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  addEventListener(type: "message", listener: (message: HeardMessage) => void): void;
  removeEventListener(type: "message", listener: (message: HeardMessage) => void): void;
}

export interface Connection {
  readonly page: PageWindow;
  /** Origins of editors whose messages count. */
  readonly editors: readonly string[];
  /** The story that the page shows. */
  readonly story: number;
  /** Shows the story as it is being edited. */
  readonly show: (story: JsonRecord) => Promise<void>;
  /** Something was saved or published. */
  readonly reload: () => void;
  /** Shows which block the editor works on, by its `data-blok-uid`; null: none. */
  readonly point: (uid: string | null) => void;
}

export interface EditorLine {
  /** Somebody chose a block: the text of its `data-blok-c`. */
  edit(dataC: string): void;
  close(): void;
}

/** What the editor should resolve in the stories it sends, as the page itself asks for it. */
const config = { resolveRelations: [], resolveLinks: "url", preventClicks: true };

/**
 * The page's end of the visual editor's messages (protocol, section 8). Only the window that frames the page is heard,
 * and only from the origins of editors; what is said goes to no other.
 */
export function connectEditor({ page, editors, story, show, reload, point }: Connection): EditorLine {
  const framedBy = page.location.ancestorOrigins?.[0];
  const listeners = editors.filter((origin) => framedBy === undefined || origin === framedBy);
  const say = (message: object) => {
    for (const origin of listeners) page.parent.postMessage(message, origin);
  };
  const showLatest = oneAtATime(show);

  function hear({ data, origin, source }: HeardMessage): void {
    if (source !== page.parent || !editors.includes(origin) || !isRecord(data)) return;
    const edited = recordOf(data.story);
    const isOurs = Number(data.storyId) === story;
    switch (data.action) {
      case "input":
        if (edited.id === story) showLatest(edited);
        return;
      case "change":
      case "published":
        if (isOurs) reload();
        return;
      case "hoverComponent":
      case "highlightComponent":
      case "enterComponent":
        point(isOurs ? `${story}-${textOf(data.componentId)}` : null);
        return;
      case "deselectBlok":
        point(null);
    }
  }

  page.addEventListener("message", hear);
  say({ action: "initialized", config });
  say({ action: "ping" });
  return {
    edit(dataC) {
      say({ action: "edit", dataC: JSON.parse(dataC), config });
    },
    close: () => page.removeEventListener("message", hear),
  };
}

/** Does one after the other; of what comes meanwhile only the newest. */
function oneAtATime<Value>(work: (value: Value) => Promise<void>): (value: Value) => void {
  let waiting: { readonly value: Value } | null = null;
  let busy = false;
  return async (value) => {
    waiting = { value };
    if (busy) return;
    busy = true;
    while (waiting !== null) {
      const next: { readonly value: Value } = waiting;
      waiting = null;
      await work(next.value);
    }
    busy = false;
  };
}
