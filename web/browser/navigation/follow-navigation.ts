import { fade } from "./fade.ts";
import { type Going, passGuards } from "./guards.ts";
import { overrideIn } from "./keep-override.ts";
import { type LeftBy, leftBy, linkOf } from "./left-by.ts";
import { addressToGo, ourGuards } from "./our-guards.ts";
import type { LoadedPage, NavigateOptions, NavigationType, Page } from "./page.ts";

export interface Navigator<Loaded extends LoadedPage = LoadedPage> {
  readonly load: (address: string) => Promise<Loaded>;
  /** Draws a page; resolves when it is in the document. */
  readonly show: (next: Loaded & { readonly type: NavigationType }) => Promise<void>;
}

/** What `navigateTo` tells the listener. */
interface Asked {
  readonly stay: boolean;
}

/**
 * Opens an address without another document, where it is ours and the browser can (Navigation API).
 *
 * @throws for another site without `external`, and for a dangerous protocol
 */
export function navigateTo(
  to: string,
  { replace = false, preventScrollReset = false, external = false }: NavigateOptions = {},
): void {
  const url = addressToGo(to, new URL(location.href), external);
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
 * Shows pages that the visitor goes to within the document, with the browser's own history, scrolling and tabs; without
 * the Navigation API every page is a document of its own. Pages that are one visitor's always are.
 *
 * @returns ends it
 */
export function followNavigation<Loaded extends LoadedPage>(
  first: Loaded,
  { load, show }: Navigator<Loaded>,
): () => void {
  if (!("navigation" in window)) return () => {};
  let current = first;
  /** Link that led away from an entry of the history, so that it has the focus again when one comes back. */
  const left = new Map<string, LeftBy>();
  const guards = ourGuards(() => ({ page: current.page, href: location.href }));

  /**
   * @param there hears that nothing is waited for any more
   * @returns whether the page is shown now
   */
  async function open(going: Going, type: NavigationType, there: () => void): Promise<boolean> {
    const { to } = going;
    const next = staysLoaded(current, to) ? movedTo(current, to) : movedTo(await load(to.pathname + to.search), to);
    there();
    if (passGuards(guards, going, ["resolve"]) !== null) return false;
    // Back and forth she comes to where she was; within a page she stays where she is.
    const enters = type === "PUSH" && to.pathname !== going.from.pathname;
    const draw = () => show({ ...next, type });
    await (enters ? fade(draw) : draw());
    current = next;
    return true;
  }

  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    const asked = event.info as Asked | undefined;
    if (!isOurs(event, current.page)) return;
    const { navigationType, signal } = event;
    const traverses = navigationType === "traverse";
    const { pathname, search, hash } = current.page.location;
    const from = new URL(pathname + search + hash, url);
    const going: Going = { from, to: url, traverses, asked: asked !== undefined, signal };
    const scroll = asked?.stay ? "manual" : "after-transition";
    const ending = passGuards(guards, going, ["leave", "global", "update", "entry"]);
    if (ending?.kind === "duplicated") return event.intercept({ focusReset: "manual", scroll });
    if (ending?.kind === "redirected" && ending.asDocument) return;
    if (ending !== null) {
      event.preventDefault();
      if (ending.kind === "redirected") navigateTo(ending.to.href, { replace: navigationType === "replace" });
      return;
    }
    const key = navigation.currentEntry?.key;
    const link = document.activeElement?.closest("a");
    if (key && link && navigationType === "push") left.set(key, leftBy(link));
    const samePage = url.pathname === pathname;
    const handler = async () => {
      // Not of a page that is there already: it is drawn before anybody could see that it is awaited.
      const awaited = setTimeout(() => tell("pending"));
      const end = (state: Parameters<typeof tell>[0]) => {
        clearTimeout(awaited);
        tell(state);
      };
      // Stopped, or overtaken by another, which tells of itself from here on.
      signal.addEventListener("abort", () => end(undefined));
      try {
        const type = traverses ? "POP" : navigationType === "replace" ? "REPLACE" : "PUSH";
        if (!(await open(going, type, () => clearTimeout(awaited)))) return;
        end("success");
      } catch {
        if (signal.aborted) return;
        end("error");
        // As a document it comes with its own status, language and version.
        location.reload();
        await new Promise(() => {});
      }
      if (!asked?.stay && !samePage) moveFocus(traverses ? left.get(event.destination.key) : undefined);
    };
    event.intercept({ handler, focusReset: "manual", scroll });
  };
  navigation.addEventListener("navigate", onNavigate);
  return () => navigation.removeEventListener("navigate", onNavigate);
}

/** Whether the browser leaves it to us, as far as the event says. */
function isOurs(event: NavigateEvent, { location: here }: Page): boolean {
  const { canIntercept, downloadRequest, formData, hashChange, navigationType, destination } = event;
  // Links inside the visual editor's frame lead out of the preview.
  if (here.search.includes("_storyblok")) return false;
  // An address that says what of an experiment is shown is made for itself alone (`core/experiments.ts`); a choice on
  // its page stays there.
  const to = new URL(destination.url);
  const [now, then] = [overrideIn(location.search), overrideIn(to.search)];
  if (now !== then || (now !== "" && to.pathname !== here.pathname)) return false;
  if (!canIntercept || downloadRequest !== null || formData || hashChange || navigationType === "reload") return false;
  // One step back over an entry of the same address (`web/frame/dialogs/back-closes.ts`) leads to the page that is
  // shown.
  if (navigationType === "traverse") return destination.sameDocument && destination.url !== location.href;
  // A script that changes the history itself renders its page itself.
  return !destination.sameDocument;
}

/** Whether what the server loaded for a page holds for another address of it. */
function staysLoaded({ page }: LoadedPage, url: URL): boolean {
  // An error that is asked for again may be over.
  if (url.pathname !== page.location.pathname || page.error) return false;
  return page.routes.every(({ loads }) => !loads);
}

const movedTo = <Loaded extends LoadedPage>(loaded: Loaded, { pathname, search, hash }: URL): Loaded => ({
  ...loaded,
  page: { ...loaded.page, location: { pathname, search, hash } },
});

type Progress = "pending" | "success" | "error";

/** The line at the top of the page is drawn by this mark (`progress-line.css`); without it there is none. */
function tell(progress: Progress | undefined): void {
  const { dataset } = document.documentElement;
  if (progress) dataset.navigation = progress;
  else delete dataset.navigation;
}

/** To the link that one left by, else to the content, where a new document would be read from. */
function moveFocus(link: LeftBy | undefined): void {
  const before = link && linkOf(link);
  (before ?? document.getElementById("content"))?.focus({ preventScroll: true });
}
