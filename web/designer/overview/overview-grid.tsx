import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { useMessages } from "../../words/context.tsx";
import { useWindow } from "../choosing/use-window.ts";
import { useDesignView } from "../context/use-design.ts";
import { cellsNear, cellsOf } from "./cells.ts";
import { type OverviewCommand, overviewCommandOf, walked } from "./overview-keys.ts";
import { type OpeningHands, OverviewOpening } from "./overview-opening.tsx";
import type { Overview } from "./use-overview.ts";

interface OverviewGridProps {
  readonly overview: Overview;
  /** Shows an opening on the stage. */
  readonly onOpen: (n: number) => void;
}

/** All openings in rows; only those near the window are drawn. */
export function OverviewGrid({ overview, onOpen }: OverviewGridProps) {
  const t = useMessages().designer;
  const { scene, findings } = useDesignView();
  const { openings, ids, names, at, choice, carried, movable, bounds } = overview;
  const [window, watch] = useWindow();
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef(true);
  // What was pressed to pick up or to drop is gone by then.
  const carrying = useRef(carried !== null);
  if (carrying.current !== (carried !== null)) {
    carrying.current = carried !== null;
    toFocus.current = true;
  }
  const pages = useMemo(() => new Map(scene.pages.map((page) => [page.surface, page])), [scene]);
  const hinted = useMemo(() => new Set(findings.map(({ surface }) => surface)), [findings]);
  const cells = useMemo(
    () =>
      cellsOf(
        openings.map((sides) => ({
          width: sides.reduce((sum, { trim }) => sum + trim.width, 0),
          height: Math.max(...sides.map(({ trim }) => trim.height)),
        })),
        window.width,
      ),
    [openings, window.width],
  );
  const newest = useRef({ overview, onOpen });
  newest.current = { overview, onOpen };
  const hands: OpeningHands = useMemo(
    () => ({
      press(n, shift) {
        const { overview: now, onOpen: open } = newest.current;
        if (now.carried) now.dropOnto(n);
        else if (!now.rule) open(n);
        else now.choice.hands.press(now.ids[n] ?? "", { shiftKey: shift });
      },
      open: (n) => !newest.current.overview.carried && newest.current.onOpen(n),
      focus: (n) => newest.current.overview.setCurrent(newest.current.overview.ids[n] ?? null),
      drop: (dragged, before) => newest.current.overview.gather(newest.current.overview.draggedWith(dragged), before),
    }),
    [],
  );
  // The focus follows the keys, also to an opening that was not drawn yet, and begins on the one that was shown.
  useEffect(() => {
    if (!toFocus.current || window.width === 0) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-opening="${at}"]`);
    if (!button) return;
    toFocus.current = false;
    button.focus({ preventScroll: true });
  });
  const showRow = (n: number) => {
    const scroller = list.current?.parentElement;
    const top = Math.floor(n / cells.columns) * cells.height;
    if (!scroller) return;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + cells.height > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = top + cells.height - scroller.clientHeight;
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || window.width === 0) return;
    begun.current = true;
    showRow(at);
  });

  function carry(command: OverviewCommand) {
    if (!carried) return;
    switch (command.do) {
      case "walk": {
        const to = walked(command.by, carried.before, openings.length + 1, cells.columns);
        overview.carryTo(to);
        return showRow(Math.min(to, openings.length - 1));
      }
      case "open":
      case "choose":
      case "pickUp":
        return overview.drop();
      case "none":
        return overview.putBack();
    }
  }
  function work(command: OverviewCommand) {
    const some = overview.chosenOrCurrent();
    switch (command.do) {
      case "walk": {
        const to = walked(command.by, at, openings.length, cells.columns);
        toFocus.current = true;
        overview.setCurrent(ids[to] ?? null);
        showRow(to);
        if (command.extend && overview.rule) choice.extendTo(ids[to] ?? "");
        return;
      }
      case "open":
        return onOpen(at);
      case "choose":
        return overview.rule ? choice.toggle(ids[at] ?? "") : onOpen(at);
      case "all":
        return overview.rule && choice.chooseAll();
      case "none":
        return choice.clear();
      case "pickUp":
        return overview.pickUp(some);
      case "copy":
        return overview.copy(some);
      case "remove":
        toFocus.current = true;
        return overview.remove(some);
      case "forwards":
      case "backwards":
        if (some.length === 0) return;
        toFocus.current = true;
        return overview[command.do](some);
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const command = overviewCommandOf(event);
    if (!command) return;
    // With nothing to let go of, Escape closes the overview.
    if (command.do === "none" && !carried && choice.choosing.chosen.size === 0) return;
    event.preventDefault();
    if (carried) carry(command);
    else work(command);
  };
  const [first, end] = cellsNear(cells, openings.length, window);
  const markOf = (n: number) => {
    if (!carried) return null;
    if (carried.before === n) return "before";
    return bounds && carried.before === bounds.last && n === bounds.last - 1 ? "behind" : null;
  };
  return (
    <div className="overview-table" ref={watch}>
      <ul
        ref={list}
        className="overview-grid"
        style={{ height: cells.rows * cells.height }}
        aria-label={t.overview.list}
        data-carrying={carried ? true : undefined}
        onKeyDown={onKeyDown}
      >
        {window.width > 0 &&
          openings.map((sides, n) =>
            n !== at && (n < first || n >= end) ? null : (
              <li
                key={ids[n]}
                aria-setsize={openings.length}
                aria-posinset={n + 1}
                style={{
                  top: Math.floor(n / cells.columns) * cells.height,
                  left: (n % cells.columns) * cells.width,
                  width: cells.width,
                  height: cells.height,
                }}
              >
                <OverviewOpening
                  n={n}
                  sides={sides}
                  hands={hands}
                  pages={sides.map(({ surface }) => pages.get(surface))}
                  name={names[n] ?? { long: "", short: "" }}
                  hint={sides.some(({ surface }) => hinted.has(surface)) ? t.pages.hint : null}
                  scale={cells.scale}
                  chosen={choice.choosing.chosen.has(ids[n] ?? "")}
                  carried={carried?.ids.has(ids[n] ?? "") ?? false}
                  current={n === at}
                  movable={movable[n] ?? false}
                  mark={markOf(n)}
                />
              </li>
            ),
          )}
      </ul>
    </div>
  );
}
