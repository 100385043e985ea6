import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { type LeftBy, leftBy, linkOf } from "../../browser/navigation/left-by.ts";

/** Whoever comes back has the focus on the link that she left by. */
export function useLeftLink(): void {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  const left = useRef(new Map<string, LeftBy>());
  const here = useRef({ key, pathname });
  useEffect(() => {
    const heard = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link) left.current.set(key, leftBy(link));
    };
    document.addEventListener("click", heard, true);
    return () => document.removeEventListener("click", heard, true);
  }, [key]);
  useEffect(() => {
    const before = here.current;
    here.current = { key, pathname };
    const link = left.current.get(key);
    if (way !== "POP" || before.pathname === pathname || !link) return;
    linkOf(link)?.focus({ preventScroll: true });
  }, [key, pathname, way]);
}
