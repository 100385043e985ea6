/**
 * Registers the worker of the installed app, once the page is there. Only in the app itself: who looks at the shop in a browser needs none,
 * and pays nothing for it.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).catch(() => {
      // An app without its worker is the shop as in any browser.
    });
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
