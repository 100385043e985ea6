import { splitAddress } from "../../core/locale-address.ts";
import { isPersonal } from "../shop/personal-paths.ts";
import type { LoadedPage } from "./load-page.ts";
import type { NavigateOptions, NavigationType, Page, ShownPage } from "./page.ts";

export interface Navigator {
  readonly load: (address: string) => Promise<LoadedPage>;
  /** Draws a page; resolves when it is in the document. */
  readonly show: (next: ShownPage) => Promise<void>;
  readonly pending: (is: boolean) => void;
}

/** What `navigateTo` tells the listener. */
interface Asked {
  readonly stay: boolean;
}

/** Opens an address of ours without another document, where the browser can (Navigation API). */
export function navigateTo(to: string, { replace = false, preventScrollReset = false }: NavigateOptions = {}): void {
  const url = new URL(to, location.href);
  if (!("navigation" in window)) {
    if (replace) location.replace(url);
    else location.assign(url);
    return;
  }
  const info: Asked = { stay: preventScrollReset };
  const { committed, finished } = navigation.navigate(url.href, { history: replace ? "replace" : "push", info });
  // Another navigation overtook this one: what shows is that one's.
  committed?.catch(() => {});
  finished?.catch(() => {});
}

/**
 * Shows pages that the visitor goes to within the document, with the browser's own history, scrolling and tabs; without the
 * Navigation API every page is a document of its own. Pages that are one visitor's always are.
 *
 * @returns ends it
 */
export function followNavigation(first: LoadedPage, { load, show, pending }: Navigator): () => void {
  if (!("navigation" in window)) return () => {};
  let current = first;
  /** Link that led away from an entry of the history, so that it has the focus again when one comes back. */
  const left = new Map<string, LeftBy>();

  async function open(url: URL, type: NavigationType, signal: AbortSignal): Promise<void> {
    const next = staysLoaded(current, url)
      ? movedTo(current, url)
      : movedTo(await load(url.pathname + url.search), url);
    signal.throwIfAborted();
    await show({ ...next, type });
    current = next;
  }

  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    const asked = event.info as Asked | undefined;
    if (!isOurs(event, url, asked, current.page)) return;
    const { navigationType } = event;
    const traverses = navigationType === "traverse";
    const key = navigation.currentEntry?.key;
    const link = document.activeElement?.closest("a");
    if (key && link && navigationType === "push") left.set(key, leftBy(link));
    const samePage = url.pathname === current.page.location.pathname;
    const handler = async () => {
      tell("pending", pending);
      // Stopped, or overtaken by another, which tells of itself from here on.
      event.signal.addEventListener("abort", () => tell(undefined, pending));
      try {
        await open(url, traverses ? "POP" : navigationType === "replace" ? "REPLACE" : "PUSH", event.signal);
        tell("success", pending);
      } catch {
        if (event.signal.aborted) return;
        tell("error", pending);
        // As a document it comes with its own status, language and version.
        location.reload();
        await new Promise(() => {});
      }
      if (!asked?.stay && !samePage) moveFocus(traverses ? left.get(event.destination.key) : undefined);
    };
    event.intercept({ handler, focusReset: "manual", scroll: asked?.stay ? "manual" : "after-transition" });
  };
  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}

function isOurs(event: NavigateEvent, url: URL, asked: Asked | undefined, { location: here }: Page): boolean {
  const { canIntercept, downloadRequest, formData, hashChange, navigationType, destination } = event;
  // Links inside the visual editor's frame lead out of the preview.
  if (here.search.includes("_storyblok")) return false;
  if (!canIntercept || downloadRequest !== null || formData || hashChange || navigationType === "reload") return false;
  // One step back over an entry of the same address (`web/shop/dialogs/back-closes.ts`) leads to the page that is shown.
  if (navigationType === "traverse") return destination.sameDocument && url.href !== location.href;
  // Whoever writes the history himself draws what belongs to it.
  if (destination.sameDocument) return false;
  return asked !== undefined || canFollow(here.pathname, url.pathname);
}

/** Whether one page can follow another in one document: both are the same for everyone, in one language and on one platform. */
export function canFollow(from: string, to: string): boolean {
  const [here, there] = [splitAddress(from), splitAddress(to)];
  const alike = here.prefix === there.prefix && here.platform === there.platform;
  return alike && ![from, to].some(isPersonal) && !to.includes(".");
}

/** Whether what the server loaded for a page holds for another address of it. */
function staysLoaded({ page, modules }: LoadedPage, url: URL): boolean {
  const { pathname, search } = page.location;
  if (url.pathname !== pathname) return false;
  const currentUrl = new URL(pathname + search, url);
  return page.routes.every(
    ({ id, loads }) =>
      !loads || modules[id]?.shouldRevalidate?.({ currentUrl, nextUrl: url, defaultShouldRevalidate: true }) === false,
  );
}

const movedTo = ({ page, modules }: LoadedPage, { pathname, search, hash }: URL): LoadedPage => ({
  page: { ...page, location: { pathname, search, hash } },
  modules,
});

type Progress = "pending" | "success" | "error";

/** The line at the top of the page is drawn by this mark (`progress-line.css`); without it there is none. */
function tell(progress: Progress | undefined, pending: Navigator["pending"]): void {
  const { dataset } = document.documentElement;
  if (progress) dataset.navigation = progress;
  else delete dataset.navigation;
  pending(progress === "pending");
}

/** A link of a page: which one of those that lead to the same place. */
interface LeftBy {
  readonly href: string;
  readonly nth: number;
}

const linksTo = (href: string) => [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];

function leftBy(link: HTMLAnchorElement): LeftBy {
  const href = link.getAttribute("href") ?? "";
  return { href, nth: linksTo(href).indexOf(link) };
}

/** To the link that one left by, else to the content, where a new document would be read from. */
function moveFocus(link: LeftBy | undefined): void {
  const before = link && linksTo(link.href)[link.nth];
  (before ?? document.getElementById("content"))?.focus({ preventScroll: true });
}
