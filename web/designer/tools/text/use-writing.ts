import {
  type CompositionEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { TextElement } from "../../../../design/document.ts";
import type { CaretMap } from "../../../../design/text/caret-map.ts";
import { moveCaret } from "../../../../design/text/caret-moves.ts";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { createWriter } from "./writer.ts";
import { caretMoveOf, historyMoveOf } from "./writing-keys.ts";
import { endOfChange } from "./written.ts";

/** Caret and selection of the text that is written; indices into it. */
export interface WritingState {
  readonly from: number;
  readonly to: number;
  /** The end that moves. */
  readonly head: number;
  readonly upstream: boolean;
  /** Where a caret that goes up and down wants to be, micrometres. */
  readonly goal: number | null;
  /** What an input method is composing. */
  readonly composed: readonly [from: number, to: number] | null;
}

interface WritingOptions {
  readonly element: TextElement;
  readonly map: CaretMap | null;
  readonly onLeave: () => void;
}

const none: WritingState = { from: 0, to: 0, head: 0, upstream: false, goal: null, composed: null };

/** Ties a hidden text field to a text of the design: the field knows words and keys, the map knows lines. */
export function useWriting({ element, map, onLeave }: WritingOptions) {
  const { session } = useDesignContext();
  const { leave } = useWork();
  const field = useRef<HTMLTextAreaElement>(null);
  const composedFrom = useRef<number | null>(null);
  const [state, set] = useState(none);
  const [full, setFull] = useState(0);
  const [writer] = useState(() => createWriter(session, element.id));

  const look = (change: Partial<WritingState> = {}) => {
    const node = field.current;
    if (!node) return;
    const { selectionStart: from, selectionEnd: to, selectionDirection } = node;
    const head = selectionDirection === "backward" ? from : to;
    set((was) => {
      const stays = was.from === from && was.to === to && was.head === head;
      return { ...was, ...(stays ? {} : { upstream: false, goal: null }), from, to, head, ...change };
    });
  };
  const select = (anchor: number, head: number, upstream = false, goal: number | null = null) => {
    const backward = head < anchor;
    field.current?.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head), backward ? "backward" : "forward");
    look({ upstream, goal });
  };
  const finish = () => {
    if (writer.finish()) leave();
  };

  // What changed without the field, an undo for example, comes back into it.
  useLayoutEffect(() => {
    const node = field.current;
    if (!node || node.value === element.text || composedFrom.current !== null) return;
    const end = endOfChange(node.value, element.text);
    const isFirst = node.value === "";
    node.value = element.text;
    if (!isFirst) select(end, end);
  });

  useEffect(() => {
    const node = field.current;
    if (!node) return undefined;
    const onBeforeInput = (event: InputEvent) => {
      if (!event.inputType.startsWith("history")) return;
      event.preventDefault();
      writer[event.inputType === "historyUndo" ? "undo" : "redo"]();
    };
    node.addEventListener("beforeinput", onBeforeInput);
    return () => {
      node.removeEventListener("beforeinput", onBeforeInput);
      // Taken off the page without losing the focus first: what was typed is kept all the same.
      queueMicrotask(() => !node.isConnected && writer.finish());
    };
  }, [writer]);

  const handlers = {
    onInput(event: FormEvent<HTMLTextAreaElement>) {
      const node = event.currentTarget;
      const { inputType = "", data = null } = event.nativeEvent as InputEvent;
      const composing = composedFrom.current !== null;
      const typed = { text: node.value, end: node.selectionEnd, inputType, data, composing };
      const taken = writer.type(typed);
      if (taken.full) setFull((count) => count + 1);
      if (taken.text !== node.value) {
        node.value = taken.text;
        node.setSelectionRange(taken.end, taken.end);
      }
      look();
    },
    onSelect: () => look(),
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      // Keys of the stage mean nothing here: they are letters.
      event.stopPropagation();
      if (event.nativeEvent.isComposing) return;
      if (event.key === "Escape") {
        event.preventDefault();
        finish();
        onLeave();
        return;
      }
      const turned = historyMoveOf(event);
      const move = turned ? null : caretMoveOf(event);
      if (!turned && !(move && map)) return;
      event.preventDefault();
      if (turned) writer[turned]();
      else if (move && map) {
        const caret = moveCaret(map, { index: state.head, upstream: state.upstream, goal: state.goal }, move);
        const anchor = state.head === state.from ? state.to : state.from;
        select(event.shiftKey ? anchor : caret.index, caret.index, caret.upstream, caret.goal);
      }
    },
    onCompositionStart() {
      composedFrom.current = field.current?.selectionStart ?? 0;
    },
    onCompositionUpdate({ data }: CompositionEvent) {
      const from = composedFrom.current ?? 0;
      set((was) => ({ ...was, composed: [from, from + data.length] }));
    },
    onCompositionEnd() {
      composedFrom.current = null;
      look({ composed: null });
    },
    onBlur(event: FocusEvent) {
      // Another window has the focus, and gives it back.
      if (document.activeElement !== event.currentTarget) finish();
    },
  };
  return { field, state, select, handlers, full };
}
