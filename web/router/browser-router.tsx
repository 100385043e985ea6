import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { followNavigation, type Navigator, navigateTo } from "./follow-navigation.ts";
import { createPageLoader, type LoadedPage } from "./load-page.ts";
import { canFollow } from "./our-guards.ts";
import { RouterContext, type ShownPage } from "./page.ts";
import { PageTree } from "./page-tree.tsx";
import { tellShown } from "./shown-pages.ts";

interface Showing extends ShownPage {
  readonly shown?: () => void;
}

/** The page of the document, and those that follow it without another one. */
export function BrowserRouter({ first }: { readonly first: LoadedPage }) {
  const [showing, setShowing] = useState<Showing>({ ...first, type: "POP" });
  const [pending, setPending] = useState(false);
  const navigator = useMemo(
    (): Navigator => ({
      load: createPageLoader(first),
      show: (next) => new Promise((shown) => startTransition(() => setShowing({ ...next, shown }))),
      pending: setPending,
    }),
    [first],
  );
  useEffect(() => followNavigation(first, navigator), [first, navigator]);
  useLayoutEffect(() => showing.shown?.(), [showing]);
  // Before any effect of what the page is made of.
  useLayoutEffect(() => tellShown(showing.page), [showing.page]);
  const router = useMemo(() => {
    const preload = async (address: string) => {
      if (!("navigation" in window) || !canFollow(location.pathname, new URL(address, location.href).pathname))
        return false;
      await navigator.load(address).catch(() => {});
      return true;
    };
    return { ...showing, pending, navigate: navigateTo, preload };
  }, [showing, pending, navigator]);
  return (
    <RouterContext value={router}>
      <PageTree />
    </RouterContext>
  );
}
