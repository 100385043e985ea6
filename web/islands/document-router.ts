import { navigateTo } from "../router/follow-navigation.ts";
import type { Page, Router } from "../router/page.ts";

/** The router of a document: a choice on the page is another address of the same page; every other page is another document. */
export function documentRouter(page: Page) {
  const listeners = new Set<() => void>();
  const still = { modules: {}, navigate: navigateTo, preload: async () => false };
  let router: Router = { ...still, page: { ...page, location: here() }, type: "POP" };

  if ("navigation" in window) {
    navigation.addEventListener("navigate", (event) => {
      const url = new URL(event.destination.url);
      const { canIntercept, downloadRequest, formData, hashChange, navigationType } = event;
      const samePage = url.pathname === page.location.pathname && url.origin === location.origin;
      if (!canIntercept || downloadRequest !== null || formData || hashChange || navigationType === "reload" || !samePage)
        return;
      event.intercept({
        focusReset: "manual",
        scroll: "manual",
        async handler() {
          const type = navigationType === "traverse" ? "POP" : navigationType === "replace" ? "REPLACE" : "PUSH";
          router = { ...router, page: { ...page, location: here() }, type };
          for (const listener of listeners) listener();
        },
      });
    });
  }
  return {
    current: () => router,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const here = () => ({ pathname: location.pathname, search: location.search, hash: location.hash });
