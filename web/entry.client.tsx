import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Locale } from "../core/locale.ts";
import { chunkMissing, loadChunk } from "./chunk-reload.ts";
import type { EarlyInput } from "./first-view.ts";
import { readHandOver } from "./hand-over.ts";
import { MessagesProvider } from "./messages/context.tsx";
import { loadedMessages } from "./messages/load.ts";
import { loadParts } from "./part.tsx";
import { BrowserRouter } from "./router/browser-router.tsx";
import { loadModules } from "./router/load-page.ts";
import { warmedUp } from "./warm-up.ts";

// A chunk of a version that is no longer served: the page of the new one knows its own.
addEventListener("vite:preloadError", (event) => chunkMissing((event as Event & { payload: object }).payload));

// Development: components are exchanged in place; what React Router's own router would do for routes, a new document does.
const { hot } = import.meta as ImportMeta & { hot?: { on(event: string, heard: () => void): void } };
if (hot) {
  Object.assign(window, { __reactRouterClearCriticalCss() {}, __reactRouterDataRouter: { async revalidate() {} } });
  hot.on("react-router:hmr", () => location.reload());
}

/** What React drew once more after an error: the visitor sees nothing of it, and operators the error itself (its `cause`). */
async function recovered(fault: unknown): Promise<void> {
  console.error(fault);
  const { log, faultDetails } = await import("./log/watch-page.ts");
  log("browser-error", "error", faultDetails(fault));
}

/** A page that does not come alive says so under its name (core document, section 8). */
async function unstarted(fault: unknown): Promise<never> {
  // Its buttons are the browser's own then.
  (window as { early?: EarlyInput }).early?.release();
  const { log, faultDetails } = await import("./log/watch-page.ts");
  log("nuxt-bootstrap", "error", faultDetails(fault));
  throw fault;
}

// One locale a page load: the texts that the page says are there before it comes alive.
const locale = document.documentElement.lang as Locale;
const { page, texts, said, shown } = readHandOver();
const { messages, need } = loadedMessages(locale, texts, loadChunk);
const [modules] = await Promise.all([loadModules(page, loadChunk), ...said.map(need)]).catch(unstarted);
await loadParts(shown).catch(unstarted);
await warmedUp(page);
const first = { page: { ...page, location: { ...page.location, hash: location.hash } }, modules };

/** Its effects run after those of all within it: then everybody listens. */
function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const page = window as { early?: EarlyInput };
    const { early } = page;
    delete page.early;
    if (early?.targets.length === 0) early.release();
    else if (early)
      void import("./early-input.ts").then(({ repeatEarlyInput }) => repeatEarlyInput(early), early.release);
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive>
        <MessagesProvider locale={locale} messages={messages}>
          <BrowserRouter first={first} />
        </MessagesProvider>
      </Alive>
    </StrictMode>,
    { onRecoverableError: (fault) => void recovered(fault).catch(() => {}) },
  );
});

// The shop's own pages, once they are alive; operators at work are nobody's visitors.
if (!location.pathname.startsWith("/office")) {
  void import("./after-start.ts").then(
    ({ afterStart }) => afterStart(),
    () => {},
  );
}

// Who looks at the shop in a browser needs no worker, and pays nothing for it.
const isApp =
  document.documentElement.dataset.platform === "desktop" || matchMedia("(display-mode: standalone)").matches;
if (isApp) void import("./app/register-service-worker.ts").then(({ registerServiceWorker }) => registerServiceWorker());
