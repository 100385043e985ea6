import { type RefObject, useEffect, useRef } from "react";
import { isTyping } from "../hands/is-typing.ts";

export interface PanKey {
  readonly held: boolean;
  /** Was the view moved with it? */
  readonly used: boolean;
}

const free: PanKey = { held: false, used: false };

/** The space bar as long as it is held down: with it every pointer moves the view. */
export function usePanKey(stage: RefObject<HTMLElement | null>): RefObject<PanKey> {
  const key = useRef(free);
  useEffect(() => {
    const set = (next: PanKey) => {
      key.current = next;
      if (stage.current) stage.current.style.cursor = next.held ? "grab" : "";
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== " " || event.repeat || !isFree(event.target)) return;
      set({ held: true, used: false });
      if (event.target === document.body) event.preventDefault();
    };
    // before all others, who take a space that moved nothing
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      if (key.current.used) event.preventDefault();
      set(free);
    };
    const onBlur = () => set(free);
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("keyup", onKeyUp, true);
    window.addEventListener("blur", onBlur);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("keyup", onKeyUp, true);
      window.removeEventListener("blur", onBlur);
    };
  }, [stage]);
  return key;
}

/** On buttons and in fields a space is theirs. */
const isFree = (target: EventTarget | null) =>
  !isTyping(target) && !(target instanceof Element && target.closest("button, a, summary, [role=button], dialog"));
