import type { DesignDocument } from "../../../../design/document.ts";
import { elementOf } from "../../../../design/element-place.ts";
import type { Session } from "../../store/session.ts";
import { cleaned, mostLetters } from "./written.ts";

/** What the text field has after a key. */
export interface Typed {
  readonly text: string;
  /** Behind what came in. */
  readonly end: number;
  /** As in `InputEvent`. */
  readonly inputType: string;
  readonly data: string | null;
  /** An input method is still at it. */
  readonly composing: boolean;
}

export interface Taken {
  readonly text: string;
  readonly end: number;
  /** There was more than the design may have. */
  readonly full: boolean;
}

/** Writes into one text of the design; a word or a pause is one step of undo. */
export interface Writer {
  type(typed: Typed): Taken;
  undo(): void;
  redo(): void;
  /** Keeps what was typed; a text without words is taken away. False when it was finished before. */
  finish(): boolean;
}

/** After so many milliseconds without a key another step of undo begins. */
const PAUSE = 1000;

type Port = Pick<Session, "state" | "preview" | "commit" | "abandon" | "perform" | "undo" | "redo">;

export function createWriter(session: Port, element: string): Writer {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let kind: "insert" | "delete" | null = null;
  let finished = false;

  const textIn = (design: DesignDocument): string | null => {
    const found = elementOf(design, element);
    return found?.type === "text" ? found.text : null;
  };
  const shown = () => textIn(session.state().document);

  /** An emptied text stays open: left empty it goes, and one undo brings all of it back. */
  const commit = () => {
    clearTimeout(pause);
    if (shown() !== "") session.commit();
  };

  const show = (text: string) => {
    if (text === textIn(session.state().kept.history.document)) session.abandon();
    else session.preview({ type: "setElement", element, set: { text } });
  };

  const turn = (way: "undo" | "redo") => {
    if (shown() === "") session.abandon();
    commit();
    kind = null;
    session[way]();
  };

  return {
    type(typed) {
      const now: typeof kind = typed.inputType.startsWith("delete") ? "delete" : "insert";
      if (kind && now !== kind) commit();
      kind = now;
      const taken = typed.composing
        ? { ...typed, full: false }
        : withinBounds(session.state().document, element, typed);
      // Signs of a composition that no design may hold come only to its end.
      show(cleaned(taken.text));
      clearTimeout(pause);
      if (endsStep(typed)) commit();
      else pause = setTimeout(commit, PAUSE);
      return { text: taken.text, end: taken.end, full: taken.full };
    },
    undo: () => turn("undo"),
    redo: () => turn("redo"),
    finish() {
      if (finished) return false;
      finished = true;
      clearTimeout(pause);
      const text = shown();
      if (text === null) return true;
      if (text.trim() === "") {
        session.abandon();
        session.perform({ type: "removeElements", elements: [element] });
      } else session.commit();
      return true;
    },
  };
}

/** A word has ended, or all at once came in. */
const endsStep = ({ inputType, data, composing }: Typed): boolean =>
  !composing &&
  (inputType === "insertLineBreak" || inputType === "insertFromPaste" || (data !== null && /\s$/u.test(data)));

/** Of what came in only as much as there is room for. */
function withinBounds(design: DesignDocument, element: string, { text: raw, end: rawEnd }: Typed): Taken {
  const [head, rest] = [cleaned(raw.slice(0, rawEnd)), cleaned(raw.slice(rawEnd))];
  const over = Math.max(0, head.length + rest.length - mostLetters(design, { id: element }));
  const kept =
    over === 0
      ? head
      : head
          .slice(0, Math.max(0, head.length - over))
          .toWellFormed()
          .replace(/\ufffd$/, "");
  return { text: kept + rest, end: kept.length, full: over > 0 };
}
