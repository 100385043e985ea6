import { type RefObject, useEffect, useRef } from "react";

/**
 * When what was open is closed, the focus returns to its row in the list, as if one had only looked.
 *
 * @param open id of what is open, null for nothing; rows are links whose address holds it
 */
export function useReturnToRow(list: RefObject<HTMLElement | null>, open: string | null): void {
  const before = useRef(open);
  useEffect(() => {
    const closed = open === null ? before.current : null;
    before.current = open;
    if (closed === null) return;
    list.current?.querySelector<HTMLElement>(`.table-link[href*="/${CSS.escape(closed)}"]`)?.focus();
  }, [list, open]);
}
