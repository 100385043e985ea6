import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { useMessages } from "../../words/context.tsx";
import type { useChoosing } from "../choosing/use-choosing.ts";
import { useWindow } from "../choosing/use-window.ts";
import { isTyping } from "../hands/is-typing.ts";
import { useNarrow } from "../library/use-narrow.ts";
import type { DayGroup } from "./day-groups.ts";
import { DayHead } from "./day-head.tsx";
import { movedPrints } from "./moved-prints.ts";
import { movedPlace, pileCommandOf } from "./pile-keys.ts";
import { type CardHands, PrintCard } from "./print-card.tsx";
import { countedPrints, removedPrints } from "./print-steps.ts";
import { rowsNear, tableOf } from "./table-rows.ts";
import { type Print, usePile } from "./use-pile.ts";

interface PrintGridProps {
  readonly label: string;
  readonly prints: readonly Print[];
  readonly groups: readonly DayGroup[];
  /** The order of the prints is part of the product. */
  readonly ordered: boolean;
  readonly choice: ReturnType<typeof useChoosing>;
  /** How much larger than usual. */
  readonly closer: number;
  readonly onOpen: (surface: string) => void;
}

/** The prints as they lie on the table, at one scale; only rows near the window are drawn. */
export function PrintGrid({ label, prints, groups, ordered, choice, closer, onOpen }: PrintGridProps) {
  const t = useMessages().designer.pile;
  const touch = useNarrow();
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
        { width: window.width, closer, touch, groups: groups.map(({ at }) => at) },
      ),
    [prints, window.width, closer, touch, groups],
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
  const chosenOr = useCallback(
    (id: string) => (choosing.chosen.size > 0 ? choosing.chosen : new Set([id])),
    [choosing],
  );
  // What moved is spoken once it is there.
  const [said, say] = useState("");
  const moved = useRef<{ readonly id: string; readonly n: number } | null>(null);
  useEffect(() => {
    const from = moved.current;
    const to = from && prints.find(({ surface }) => surface.id === from.id);
    if (!from || !to || to.n === from.n) return;
    moved.current = null;
    say(t.movedTo({ from: from.n, to: to.n }));
  }, [prints, t]);
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
          const to = prints[movedPlace(command.by, at, table.rows)];
          if (!to) return;
          toFocus.current = true;
          setCurrent(to.surface.id);
          const place = prints.indexOf(to);
          const row = table.rows.find(({ from, to: end }) => from <= place && place < end);
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
        case "remove":
          toFocus.current = true;
          return change((document) => removedPrints(document, chosenOr(id), rules));
        default: {
          const { do: move } = command;
          if (!ordered) return;
          toFocus.current = true;
          setCurrent(id);
          moved.current = { id, n: print.n };
          change((document) => movedPrints(document, chosenOr(id), move, rules));
        }
      }
    },
    [prints, at, table, choice, chosenOr, change, rules, onOpen, ordered],
  );
  return (
    <div className="print-table" ref={watch}>
      <ul ref={list} className="print-grid" style={{ height: table.height }} aria-label={label} onKeyDown={onKeyDown}>
        {window.width > 0 &&
          rowsNear(table, window.top, window.height).flatMap((row) => [
            ...groups
              .filter((group) => row.head > 0 && group.at === row.from)
              .map((group) => (
                <DayHead
                  key={`day-${group.day}`}
                  group={group}
                  style={{ top: row.top, height: row.head }}
                  onChoose={() => choice.choose(group.surfaces)}
                />
              )),
            ...prints.slice(row.from, row.to).map((print, column) => (
              <li
                key={print.surface.id}
                style={{
                  top: row.top + row.head,
                  height: row.height - row.head,
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
          ])}
      </ul>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

function showRow(scroller: HTMLElement, top: number, height: number): void {
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + height - scroller.clientHeight;
}
