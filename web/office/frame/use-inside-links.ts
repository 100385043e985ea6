import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Follows plain links between the office's pages without loading the document again, so that nothing shown is lost. */
export function useInsideLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isPlain(event) || !isInside(link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  };
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const isInside = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  (link.pathname === "/office" || link.pathname.startsWith("/office/")) &&
  link.hash === "" &&
  link.target === "" &&
  !link.hasAttribute("download");
