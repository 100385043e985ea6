import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isUndecided, offeredVendors } from "../../../core/consent.ts";
import { usePage } from "../../router/page.ts";
import { whenIdle } from "../../when-idle.ts";
import { offerHook } from "../chrome/link-hooks.ts";
import { consentState, onConsent, refusesAll } from "./consent-store.ts";
import type { Offered } from "./decide-consent.ts";
import { isQuietPath } from "./quiet-paths.ts";
import { useOutsideServices } from "./use-outside-services.ts";

interface FirstProps {
  readonly offered: Offered;
  readonly onSettings: () => void;
  readonly onNear: () => void;
  readonly opening: boolean;
}
interface SecondProps {
  readonly offered: Offered;
  readonly onClose: () => void;
}

const first = async (): Promise<ComponentType<FirstProps>> => (await import("./first-layer.tsx")).FirstLayer;
const second = async (): Promise<ComponentType<SecondProps>> => (await import("./second-layer.tsx")).SecondLayer;

/** Programs decide nothing; what they are shown is the page. */
const crawler = /bot|crawl|spider/i;

const mustAsk = (offered: Offered): boolean =>
  !refusesAll() && !crawler.test(navigator.userAgent) && isUndecided(consentState(), offered);

/**
 * Where the consent manager is: what the keyboard meets first behind the way to the content, in no page that the server keeps, loaded once the page
 * is alive and only where somebody has yet to decide, or asks for the second layer. Without scripts nothing is asked and nothing loaded.
 */
export function ConsentPlace({ asks = true }: { readonly asks?: boolean }) {
  const { pathname } = usePage().location;
  const { chatScript, tagManager, ownFlags, splitFlags } = useOutsideServices();
  const offered = useMemo(
    () => offeredVendors({ chatScript, tagManager, ownFlags, splitFlags }),
    [chatScript, tagManager, ownFlags, splitFlags],
  );
  const [isAsking, setAsking] = useState(false);
  const First = useLoaded(isAsking, first);
  const { Second, opening, open, close } = useSecondLayer();
  const isQuiet = isQuietPath(pathname);

  useEffect(() => {
    const look = () => setAsking(asks && !isQuiet && mustAsk(offered));
    const stop = onConsent(look);
    const cancel = whenIdle(look);
    return () => {
      stop();
      cancel();
    };
  }, [asks, isQuiet, offered]);
  useEffect(() => offerHook("consent-settings", { act: open, near }), [open]);
  // A dialog belongs to its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes
  useEffect(() => close, [pathname, close]);
  useEffect(() => {
    if (!isAsking) return;
    // Whoever pressed a button of the banner goes on in the page, not at its very beginning.
    return () => {
      if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
    };
  }, [isAsking]);

  return (
    // A box of its own: what is put beside the rows of the page makes the browser style all of them anew.
    <div>
      {First && <First {...{ offered, opening }} onNear={near} onSettings={() => void open()} />}
      {Second && <Second offered={offered} onClose={close} />}
    </div>
  );
}

/** Fetches the second layer; whoever presses finds it there. What does not come now, comes with the press. */
const near = () => void second().catch(() => {});

/** The second layer while it is open; on its way it is said to be opening. */
function useSecondLayer() {
  const [Second, setSecond] = useState<ComponentType<SecondProps> | null>(null);
  const [opening, setOpening] = useState(false);
  // Of the last wish; one that was taken back opens nothing any more.
  const wish = useRef(0);
  const open = useCallback(async () => {
    wish.current += 1;
    const mine = wish.current;
    setOpening(true);
    const loaded = await second().catch(() => null);
    if (mine !== wish.current) return;
    setOpening(false);
    setSecond(() => loaded);
  }, []);
  const close = useCallback(() => {
    wish.current += 1;
    setOpening(false);
    setSecond(null);
  }, []);
  return { Second, opening, open, close };
}

/** A view that is loaded when it is wanted first; what does not come now, comes with the next wish. */
function useLoaded<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (wanted)
      load().then(
        (loaded) => setView(() => loaded),
        () => {},
      );
  }, [wanted, load]);
  return wanted ? View : null;
}
