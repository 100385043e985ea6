import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import type { StageView } from "../stage/use-view.ts";
import { useClipboardEvents } from "./clipboard/use-clipboard-events.ts";
import { createHands } from "./create-hands.ts";
import { HandsContext } from "./hands.ts";
import type { HandsPorts } from "./hands-ports.ts";
import { KeysDialog, type TableOfKeys } from "./keys-dialog.tsx";
import { lengthsOf } from "./lengths.ts";
import { useKeys } from "./use-keys.ts";

interface HandsProviderProps {
  readonly view: StageView;
  /** False while another tab has the design. */
  readonly writable: boolean;
  /** Prints lie on a table, in an order of theirs or not; null: sides are on the stage. */
  readonly table: TableOfKeys | null;
  readonly children: ReactNode;
}

/** Gives keys, buttons and pointers one way to change elements, and says aloud what happened. */
export function HandsProvider({ view, writable, table, children }: HandsProviderProps) {
  const words = useMessages().designer.hands;
  const locale = useLocale();
  const context = useDesignContext();
  const work = useWork();
  const [said, say] = useState({ words: "", n: 0 });
  const [help, setHelp] = useState(false);
  const ports = useRef<HandsPorts>(null);
  ports.current = { context, work, view, words, locale, showKeys: () => setHelp(true) };
  const hands = useMemo(() => {
    const lengths = lengthsOf(locale, context.shop.unit);
    return createHands(
      lengths,
      () => ports.current as HandsPorts,
      (words) => say(({ n }) => ({ words, n: n + 1 })),
    );
  }, [locale, context.shop.unit]);
  useKeys(hands, writable);
  useClipboardEvents(hands.clipboard, writable);
  useEffect(() => () => hands.running.current?.cancel(), [hands]);
  return (
    <HandsContext value={hands}>
      {children}
      <KeysDialog table={table} open={help} onClose={() => setHelp(false)} />
      <LiveRegion>{said.words && <span key={said.n}>{said.words}</span>}</LiveRegion>
    </HandsContext>
  );
}
