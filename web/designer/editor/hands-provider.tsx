import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useToolOf } from "../elements/tool-of.ts";
import { useClipboardEvents } from "../hands/clipboard/use-clipboard-events.ts";
import { createHands } from "../hands/create-hands.ts";
import { HandsContext } from "../hands/hands.ts";
import type { HandsPorts } from "../hands/hands-ports.ts";
import { lengthsOf } from "../hands/lengths.ts";
import { useKeys } from "../hands/use-keys.ts";
import type { StageView } from "../scene/use-view.ts";
import { KeysDialog, type TableOfKeys } from "./keys/keys-dialog.tsx";

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
  const toolOf = useToolOf();
  const [said, say] = useState({ words: "", n: 0 });
  const [help, setHelp] = useState(false);
  const ports = useRef<HandsPorts>(null);
  ports.current = { context, work, view, toolOf, words, locale, showKeys: () => setHelp(true) };
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
