import { isPersonal } from "../shop/personal-paths.ts";
import { type Connection, createPreloads } from "../shop/chrome/preloads.ts";

/** Fetches a page of the shop as soon as somebody points at a link to it or reaches it by keyboard. */
export function preloadLinks(): void {
  const preload = createPreloads(prefetch, () => (navigator as { connection?: Connection }).connection ?? {});
  const wish = ({ target }: Event) => {
    const href = target instanceof Element ? pageBehind(target.closest("a")) : null;
    if (href) void preload(href);
  };
  for (const event of ["pointerover", "focusin"]) document.addEventListener(event, wish, { passive: true });
}

function pageBehind(link: HTMLAnchorElement | null): string | null {
  if (!link || link.hasAttribute("download") || link.origin !== location.origin) return null;
  const { pathname, search } = link;
  const none = pathname === location.pathname || isPersonal(pathname) || pathname.includes(".");
  return none ? null : pathname + search;
}

function prefetch(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "prefetch", as: "document", href });
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
