import { createContext, type RefObject, useContext } from "react";
import type { Step } from "../../../design/operation.ts";
import type { ElementClipboard } from "./clipboard/create-clipboard.ts";
import type { Command, KeyStroke } from "./key-map.ts";
import type { Lengths } from "./lengths.ts";

/** What pointers, keys and buttons do to the selected elements; the same object while the editor is open. */
export interface Hands {
  readonly lengths: Lengths;
  /** Does what a key or button says. False where it means nothing now. */
  readonly run: (command: Command, stroke?: KeyStroke & { readonly repeat: boolean }) => boolean;
  /** Changes elements as one step of undo, and says where they are now. */
  readonly perform: (steps: readonly Step[], gesture?: string | null) => void;
  /** Says where the selection is now: "Left 40 mm, top 42 mm". */
  readonly sayPlace: () => void;
  readonly say: (words: string) => void;
  readonly clipboard: ElementClipboard;
  /** A drag that is on its way; Escape ends it. */
  readonly running: RefObject<{ readonly cancel: () => void } | null>;
  /** While elements are gathered by keys, the focus does not change what is selected. */
  readonly gathering: RefObject<boolean>;
}

export const HandsContext = createContext<Hands | null>(null);

export function useHands(): Hands {
  const hands = useContext(HandsContext);
  if (!hands) throw new Error("no hands above this component");
  return hands;
}

/** What of an element takes the focus; null where it is not on the stage. */
export const elementNode = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `.stage [data-object="${CSS.escape(id)}"] :is([tabindex="0"], textarea, [contenteditable], button)`,
  );

/** The stage itself, for a focus whose place is gone. */
export const stageNode = (): HTMLElement | null => document.querySelector(".stage");

/** The element that has the focus; null where none has. */
export const focusedElement = (): string | null =>
  document.activeElement?.closest<HTMLElement>(".stage [data-object]")?.dataset.object ?? null;

/** The elements of the stage in reading order. */
export const elementsOnStage = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>(".stage [data-object]")].flatMap(({ dataset }) => dataset.object ?? []);
