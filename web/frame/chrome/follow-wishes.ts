import { isPersonal } from "../../browser/navigation/personal-paths.ts";
import { type Connection, createPreloads } from "./preloads.ts";

const connection = () => (navigator as { connection?: Connection }).connection ?? {};

/**
 * Fetches a page of the shop as soon as somebody points at a link to it or reaches it by keyboard.
 *
 * @param fetchData fetches what a page is drawn from; false: it comes as a document
 * @returns ends it
 */
export function followWishes(fetchData: ((href: string) => Promise<boolean>) | undefined): () => void {
  const fetchPage = async (href: string) => {
    if (!(await fetchData?.(href))) await prefetch(href);
  };
  const preload = createPreloads(fetchPage, connection);
  const wish = ({ target }: Event) => {
    const href = target instanceof Element ? pageBehind(target.closest("a")) : null;
    if (href) void preload(href);
  };
  for (const event of wishes) document.addEventListener(event, wish, { passive: true });
  return () => {
    for (const event of wishes) document.removeEventListener(event, wish);
  };
}

const wishes = ["pointerover", "focusin"] as const;

/** The address of another page of ours that is the same for everyone; a choice on this page is worked out here. */
function pageBehind(link: HTMLAnchorElement | null): string | null {
  if (!link || link.hasAttribute("download") || link.origin !== location.origin) return null;
  const { pathname, search } = link;
  const none = pathname === location.pathname || isPersonal(pathname) || pathname.includes(".");
  return none ? null : pathname + search;
}

/** The browser keeps what it fetched for a link for some minutes, without asking again. */
function prefetch(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "prefetch", as: "document", href });
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
