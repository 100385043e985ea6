import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isTyping } from "../hands/is-typing.ts";
import { movedPlace, pileCommandOf } from "./pile-keys.ts";
import { type CardHands, PrintCard } from "./print-card.tsx";
import { countedPrints, removedPrints } from "./print-steps.ts";
import { rowsNear, tableOf } from "./table-rows.ts";
import type { useChoosing } from "./use-choosing.ts";
import { type Print, usePile } from "./use-pile.ts";
import { useWindow } from "./use-window.ts";

interface PrintGridProps {
  readonly label: string;
  readonly prints: readonly Print[];
  readonly choice: ReturnType<typeof useChoosing>;
  /** How much larger than usual. */
  readonly closer: number;
  readonly onOpen: (surface: string) => void;
}

/** The prints as they lie on the table, at one scale; only rows near the window are drawn. */
export function PrintGrid({ label, prints, choice, closer, onOpen }: PrintGridProps) {
  const { rules, change } = usePile();
  const { choosing } = choice;
  const [window, watch] = useWindow();
  const [current, setCurrent] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef(false);
  const table = useMemo(
    () =>
      tableOf(
        prints.map(({ layout }) => layout.trim),
        window.width,
        closer,
      ),
    [prints, window.width, closer],
  );
  const at = Math.max(
    prints.findIndex(({ surface }) => surface.id === current),
    0,
  );
  const hands: CardHands = useMemo(
    () => ({
      ...choice.hands,
      focus: setCurrent,
      open: onOpen,
      count: (id, copies) => change(() => countedPrints(new Set([id]), copies)),
    }),
    [choice.hands, onOpen, change],
  );
  // The focus follows the keys, also to a print that was not drawn yet.
  useEffect(() => {
    if (!toFocus.current) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-print="${prints[at]?.n}"] .print-card-print`);
    if (!button) return;
    toFocus.current = false;
    button.focus();
    button.scrollIntoView({ block: "nearest" });
  });
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (isTyping(event.target) || !(event.target instanceof Element)) return;
      const isPrint = event.target.closest(".print-card-print") !== null;
      const command = pileCommandOf(event);
      const print = prints[at];
      if (!command || !print) return;
      if (!isPrint && (command.do === "open" || command.do === "choose")) return;
      event.preventDefault();
      const { id, copies } = print.surface;
      const count = (to: number) => change(() => countedPrints(new Set([id]), Math.max(to, 1)));
      switch (command.do) {
        case "move": {
          const to = prints[movedPlace(command.by, at, prints.length, table.columns)];
          if (!to) return;
          toFocus.current = true;
          setCurrent(to.surface.id);
          const row = table.rows.find(({ from, to: end }) => from <= to.n - 1 && to.n - 1 < end);
          if (row && list.current?.parentElement) showRow(list.current.parentElement, row.top, row.height);
          if (command.extend) choice.extendTo(to.surface.id);
          return;
        }
        case "choose":
          return choice.toggle(id);
        case "all":
          return choice.chooseAll();
        case "none":
          return choice.clear();
        case "more":
          return count(copies + 1);
        case "fewer":
          return count(copies - 1);
        case "open":
          return onOpen(id);
        case "remove": {
          const ids = choosing.chosen.size > 0 ? choosing.chosen : new Set([id]);
          toFocus.current = true;
          change((document) => removedPrints(document, ids, rules));
        }
      }
    },
    [prints, at, table, choice, choosing, change, rules, onOpen],
  );
  return (
    <div className="print-table" ref={watch}>
      <ul ref={list} className="print-grid" style={{ height: table.height }} aria-label={label} onKeyDown={onKeyDown}>
        {window.width > 0 &&
          rowsNear(table, window.top, window.height).flatMap((row) =>
            prints.slice(row.from, row.to).map((print, column) => (
              <li
                key={print.surface.id}
                style={{
                  top: row.top,
                  height: row.height,
                  left: `${(column / table.columns) * 100}%`,
                  width: `${100 / table.columns}%`,
                }}
              >
                <PrintCard
                  print={print}
                  scale={table.scale}
                  chosen={choosing.chosen.has(print.surface.id)}
                  current={print === prints[at]}
                  hands={hands}
                />
              </li>
            )),
          )}
      </ul>
    </div>
  );
}

function showRow(scroller: HTMLElement, top: number, height: number): void {
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + height - scroller.clientHeight;
}
