import { type RefObject, useEffect, useRef } from "react";

/**
 * When what was open is closed, the focus returns to its row in the list, as if one had only looked.
 *
 * @param open id of what is open, null for nothing; rows are links to it
 */
export function useReturnToRow(list: RefObject<HTMLElement | null>, open: string | null): void {
  const before = useRef(open);
  useEffect(() => {
    const closed = open === null ? before.current : null;
    before.current = open;
    if (closed === null) return;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    links.find(({ pathname }) => pathname.endsWith(`/${closed}`))?.focus();
  }, [list, open]);
}
