import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Locale } from "../core/locale.ts";
import { mayReload } from "./chunk-reload.ts";
import { readHandOver } from "./hand-over.ts";
import { MessagesProvider } from "./messages/context.tsx";
import { loadedMessages } from "./messages/load.ts";
import { loadParts } from "./part.tsx";
import { BrowserRouter } from "./router/browser-router.tsx";
import { loadModules } from "./router/load-page.ts";
import { tabStorage } from "./tab-storage.ts";

// A chunk of a version that is no longer served: the page of the new one knows its own. Without a network a reload would take the page that is in sight.
addEventListener("vite:preloadError", (event) => {
  if (!navigator.onLine || !mayReload(tabStorage(), location.pathname, Date.now())) return;
  event.preventDefault();
  location.reload();
});

// Development: components are exchanged in place; what React Router's own router would do for routes, a new document does.
const { hot } = import.meta as ImportMeta & { hot?: { on(event: string, heard: () => void): void } };
if (hot) {
  Object.assign(window, { __reactRouterClearCriticalCss() {}, __reactRouterDataRouter: { async revalidate() {} } });
  hot.on("react-router:hmr", () => location.reload());
}

/** A page that does not come alive says so under its name (core document, section 8). */
async function unstarted(fault: unknown): Promise<never> {
  const { log, faultDetails } = await import("./log/watch-page.ts");
  log("nuxt-bootstrap", "error", faultDetails(fault));
  throw fault;
}

// One locale a page load: the texts that the page says are there before it comes alive.
const locale = document.documentElement.lang as Locale;
const { page, texts, said, shown } = readHandOver();
const { messages, need } = loadedMessages(locale, texts, (address) => import(/* @vite-ignore */ address));
const [modules] = await Promise.all([loadModules(page), ...said.map(need)]).catch(unstarted);
await loadParts(shown).catch(unstarted);
const first = { page: { ...page, location: { ...page.location, hash: location.hash } }, modules };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider locale={locale} messages={messages}>
        <BrowserRouter first={first} />
      </MessagesProvider>
    </StrictMode>,
  );
});

// The shop's own pages, once they are alive; operators at work are nobody's visitors.
if (!location.pathname.startsWith("/office")) {
  void import("./log/watch-page.ts").then(
    ({ watchPage }) => watchPage(),
    () => {},
  );
  void import("./shop/tracking/start-tracking.ts").then(
    ({ startTracking }) => startTracking(),
    () => {},
  );
  void import("./shop/experiments/start-experiments.ts").then(
    ({ startExperiments }) => startExperiments(),
    () => {},
  );
}

// Who looks at the shop in a browser needs no worker, and pays nothing for it.
const isApp =
  document.documentElement.dataset.platform === "desktop" || matchMedia("(display-mode: standalone)").matches;
if (isApp) void import("./app/register-service-worker.ts").then(({ registerServiceWorker }) => registerServiceWorker());
