import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { offeredVendors } from "../../../core/consent.ts";
import { usePage } from "../../browser/navigation/page.ts";
import { offerHook } from "../link-hooks/link-hooks.ts";
import type { Offered } from "./decide-consent.ts";
import { useOutsideServices } from "./use-outside-services.ts";

interface SecondProps {
  readonly offered: Offered;
  readonly onClose: () => void;
}

const second = async (): Promise<ComponentType<SecondProps>> => (await import("./second-layer.tsx")).SecondLayer;

/** Loads the second layer of consent on request; the document asks the first (`web/app/consent-question.ts`). */
export function ConsentSettings() {
  const { pathname } = usePage().location;
  const { chatScript, tagManager, ownFlags, splitFlags } = useOutsideServices();
  const offered = useMemo(
    () => offeredVendors({ chatScript, tagManager, ownFlags, splitFlags }),
    [chatScript, tagManager, ownFlags, splitFlags],
  );
  const { Second, open, close } = useSecondLayer();
  useEffect(() => offerHook("consent-settings", { act: open, near }), [open]);
  // A dialog belongs to its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes
  useEffect(() => close, [pathname, close]);
  return Second && <Second offered={offered} onClose={close} />;
}

/** Fetches the second layer ahead of the click; if it fails now, the click loads it. */
const near = () => void second().catch(() => {});

/** The second layer while it is open. */
function useSecondLayer() {
  const [Second, setSecond] = useState<ComponentType<SecondProps> | null>(null);
  // Of the last wish; one that was taken back opens nothing any more.
  const wish = useRef(0);
  const open = useCallback(async () => {
    wish.current += 1;
    const mine = wish.current;
    const loaded = await second().catch(() => null);
    if (mine !== wish.current) return;
    setSecond(() => loaded);
  }, []);
  const close = useCallback(() => {
    wish.current += 1;
    setSecond(null);
  }, []);
  return { Second, open, close };
}
