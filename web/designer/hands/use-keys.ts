import { useEffect } from "react";
import { focusedElement, type Hands } from "./hands.ts";
import { isInDialog, isTyping } from "./is-typing.ts";
import { type Command, commandOf } from "./key-map.ts";

/** What Enter and Space mean on a button is the button's. */
const pressing: ReadonlySet<Command> = new Set<Command>(["edit", "gather"]);
/** Also while a text is written. */
const everywhere: ReadonlySet<Command> = new Set<Command>(["next-region", "previous-region"]);

/** All keys of the editor, from the one key map. A key that an element's own tool has taken is not taken again. */
export function useKeys(hands: Hands, writable: boolean): void {
  useEffect(() => {
    if (!writable) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isInDialog(event.target)) return;
      const onStage = hands.running.current !== null || isOnStage();
      const command = commandOf(event, onStage);
      if (!command || (isTyping(event.target) && !everywhere.has(command))) return;
      if (pressing.has(command) && !isOnElement(event.target)) return;
      // Space is taken when it is let go: held down it moves the view
      if (command === "gather") return event.preventDefault();
      if (hands.run(command, event)) event.preventDefault();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key !== " " || event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return;
      if (commandOf(event, true) === "gather" && isOnElement(event.target)) hands.run("gather");
    };
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("keyup", onKeyUp);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("keyup", onKeyUp);
    };
  }, [hands, writable]);
}

const isOnStage = () => document.activeElement !== null && document.activeElement.closest(".stage") !== null;

const isOnElement = (target: EventTarget | null) =>
  focusedElement() !== null && target instanceof Element && target.closest("button, a, label, summary") === null;
