import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "./after-paint.ts";
import { createDuePage } from "./due-page.ts";
import { followNavigation, type Navigator, navigateTo } from "./follow-navigation.ts";
import { createPageLoader, type LoadedPage } from "./load-page.ts";
import { canFollow } from "./our-guards.ts";
import { PendingContext, RouterContext, type ShownPage, WholeContext } from "./page.ts";
import { PageTree } from "./page-tree.tsx";
import { tellShown } from "./shown-pages.ts";

interface Showing extends ShownPage {
  readonly shown?: () => void;
}

/** Its own element each time would draw everything again whenever something here changes. */
const tree = <PageTree />;

/** The page of the document, and those that follow it without another one. */
export function BrowserRouter({ first }: { readonly first: LoadedPage }) {
  const [showing, setShowing] = useState<Showing>({ ...first, type: "POP" });
  const [whole, setWhole] = useState(showing);
  const [pending, setPending] = useState(false);
  const due = useMemo(
    () =>
      createDuePage<Showing>((page) =>
        flushSync(() => {
          setShowing(page);
          setWhole(page);
        }),
      ),
    [],
  );
  const navigator = useMemo(
    (): Navigator => ({
      load: createPageLoader(first),
      show: (next, firstView) =>
        new Promise((shown) => {
          const drawn = { ...next, shown };
          due.begin(drawn);
          // At once: what is seen first is little, and between slices of it the browser would draw the page before again.
          if (firstView) return flushSync(() => setShowing(drawn));
          startTransition(() => {
            setShowing(drawn);
            setWhole(drawn);
          });
        }),
      pending: setPending,
    }),
    [first, due],
  );
  const { page, modules, type } = showing;
  useEffect(() => followNavigation(first, navigator), [first, navigator]);
  useEffect(() => due.watch(), [due]);
  useLayoutEffect(() => {
    due.drawn(showing);
    showing.shown?.();
  }, [showing, due]);
  // Before any effect of what the page is made of.
  useLayoutEffect(() => tellShown(page), [page]);
  useEffect(() => {
    if (whole === showing) return;
    let isShown = true;
    // Not once another page took its place: that one would be cut to its beginning again.
    afterPaint(() => isShown && startTransition(() => setWhole(showing)));
    return () => {
      isShown = false;
    };
  }, [whole, showing]);
  const router = useMemo(() => {
    const preload = async (address: string) => {
      if (!("navigation" in window) || !canFollow(location.pathname, new URL(address, location.href).pathname))
        return false;
      await navigator.load(address).catch(() => {});
      return true;
    };
    return { page, modules, type, navigate: navigateTo, preload };
  }, [page, modules, type, navigator]);
  return (
    <RouterContext value={router}>
      <PendingContext value={pending}>
        <WholeContext value={whole === showing}>{tree}</WholeContext>
      </PendingContext>
    </RouterContext>
  );
}
