import type { KeepDesigner } from "./service-worker.ts";

const script = "/service-worker.js";

/**
 * Registers the worker of the installed app, once the page is there. Only in the app itself: who looks at the shop in a
 * browser needs none, and pays nothing for it.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register(script, { updateViaCache: "none" }).catch(() => {
      // An app without its worker is the shop as in any browser.
    });
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/**
 * Has the open designer kept, so that it opens without a network. The worker's scope is this designer alone: the shop's
 * other pages go on without one.
 */
export async function keepDesigner(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const scope = location.pathname;
    const { installing, waiting, active } = await navigator.serviceWorker.register(script, {
      scope,
      updateViaCache: "none",
    });
    const worker = await activated(installing ?? waiting ?? active);
    worker?.postMessage({ page: scope, files: loaded() } satisfies KeepDesigner);
  } catch {
    // Without a worker the design is on the device all the same, and opens when the network is back.
  }
}

const activated = (worker: ServiceWorker | null): Promise<ServiceWorker | null> =>
  new Promise((resolve) => {
    if (!worker || worker.state === "activated") return resolve(worker);
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(worker);
      if (worker.state === "redundant") resolve(null);
    });
  });

/** Paths of the build's files that this page has loaded. */
const loaded = (): readonly string[] => [
  ...new Set(
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
      .map(({ pathname }) => pathname),
  ),
];
