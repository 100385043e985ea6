import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the keyboard where the work is: a new row takes the focus, and when a row goes with the focus in it, the last row has
 * it, or the way to a new one.
 *
 * @param count rows of the list
 */
export function useFocusOnRows(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const grown = count > before.current;
    const shrunk = count < before.current;
    before.current = count;
    const focused = document.activeElement;
    const within = focused instanceof HTMLElement && list.current?.contains(focused);
    const lost = focused === document.body;
    if (!(grown && within) && !(shrunk && lost)) return;
    const rows = list.current?.querySelectorAll<HTMLElement>(":scope > .rows > tbody > tr");
    const last = rows?.[rows.length - 1];
    const target = last?.querySelector<HTMLElement>("input, select, a") ?? list.current?.querySelector("button");
    target?.focus();
  }, [count]);
  return list;
}
