import { type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { allChosen, type Choosing, extended, nothingChosen, stillThere, toggled, withAll } from "./choosing.ts";

/** A finger that stays this long extends the choice to where it is. */
const LONG_PRESS = 450;

/** Choosing many by pointer and touch: a click toggles, Shift, a drag and a long press extend. */
export function useChoosing(order: readonly string[]) {
  const [kept, set] = useState<Choosing>(nothingChosen);
  const choosing = useMemo(() => stillThere(kept, order), [kept, order]);
  const list = useRef(order);
  list.current = order;
  const drag = useRef<{ from: string; moved: boolean } | null>(null);
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const end = () => {
      clearTimeout(press.current);
      // The click that follows a drag is part of it.
      if (drag.current?.moved) setTimeout(() => (drag.current = null));
      else drag.current = null;
    };
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    return () => {
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
  }, []);
  const hands = useMemo(
    () => ({
      press(id: string, { shiftKey }: { readonly shiftKey: boolean }) {
        if (drag.current?.moved) return;
        set((was) => (shiftKey ? extended(was, id, list.current) : toggled(was, id)));
      },
      begin(id: string, { pointerType, shiftKey }: PointerEvent) {
        if (pointerType === "mouse") {
          drag.current = shiftKey ? null : { from: id, moved: false };
          return;
        }
        clearTimeout(press.current);
        press.current = setTimeout(() => {
          drag.current = { from: id, moved: true };
          set((was) => extended(was, id, list.current));
        }, LONG_PRESS);
      },
      over(id: string, { pointerType, buttons }: PointerEvent) {
        const from = drag.current?.from;
        if (pointerType !== "mouse" || buttons !== 1 || from === undefined || !drag.current) return;
        if (id === from && !drag.current.moved) return;
        drag.current.moved = true;
        set((was) => extended({ ...was, anchor: from, range: was.anchor === from ? was.range : [] }, id, list.current));
      },
    }),
    [],
  );
  return {
    choosing,
    hands,
    extendTo: (id: string) => set((was) => extended(was, id, list.current)),
    toggle: (id: string) => set((was) => toggled(was, id)),
    choose: (ids: readonly string[]) => set((was) => withAll(was, ids)),
    chooseAll: () => set(allChosen(list.current)),
    clear: () => set(nothingChosen),
  };
}
