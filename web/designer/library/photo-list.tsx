import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { dayText } from "../../../core/date-text.ts";
import type { Locale } from "../../../core/locale.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import type { Words } from "../elements/tool.ts";
import type { Group, Time } from "./grouped.ts";
import { LibraryPhoto } from "./library-photo.tsx";
import { laidInLine, laidInRows, shownTiles, tileByKey } from "./tile-grid.ts";
import { useNarrow } from "./use-narrow.ts";
import { useScrollWindow } from "./use-scroll-window.ts";

interface PhotoListProps {
  readonly groups: readonly Group[];
  readonly soft: ReadonlySet<string>;
  readonly onPlace: (photo: string) => void;
  readonly onMore: (photo: string) => void;
}

/** Left and right of the tiles together, CSS pixels; as in the style sheet. */
const PADDING = 20;

/** The photos; only those near the window are on the page. One tab stop, arrow keys go from photo to photo. */
export function PhotoList({ groups, soft, onPlace, onMore }: PhotoListProps) {
  const t = useMessages().designer;
  const locale = useLocale();
  const isNarrow = useNarrow();
  const { ref, window } = useScrollWindow();
  const width = Math.max(window.width - PADDING, 0);
  const grid = useMemo(() => (isNarrow ? laidInLine(groups) : laidInRows(groups, width)), [isNarrow, groups, width]);
  const [chosen, choose] = useState(0);
  const active = Math.min(chosen, Math.max(grid.tiles.length - 1, 0));
  const list = useRef<HTMLElement>(null);
  const takesFocus = useRef(false);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      list.current = element;
      return ref(element);
    },
    [ref],
  );
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    list.current?.querySelector<HTMLElement>(`[data-tile="${active}"]`)?.focus();
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = tileByKey(grid, event.key, active);
    if (to === undefined) return;
    event.preventDefault();
    takesFocus.current = to !== active;
    choose(to);
  };
  const shown = window.width > 0 ? shownTiles(grid, window, active) : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it
    <div className="library-scroll" ref={watch} onKeyDown={onKeyDown}>
      <div className="library-sheet" style={{ width: isNarrow ? grid.width : undefined, height: grid.height }}>
        {grid.heads.map(({ key, time, count, y }) => (
          <h3 key={key} style={{ top: y }}>
            {timeText(time, t, locale)}
            <span className="num">{t.library.photos({ count })}</span>
          </h3>
        ))}
        <ul
          aria-label={t.tray.title}
          onFocus={({ target }) => {
            const tile = target.closest("li")?.querySelector<HTMLElement>("[data-tile]")?.dataset.tile;
            if (tile !== undefined) choose(Number(tile));
          }}
        >
          {shown.map(({ entry, x, y, n }) => (
            <LibraryPhoto
              key={entry.photo}
              entry={entry}
              x={x}
              y={y}
              n={n}
              {...grid.tile}
              onPlace={onPlace}
              onMore={onMore}
              count={grid.tiles.length}
              active={n === active}
              soft={soft.has(entry.photo)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

function timeText(time: Time, { library }: Words, locale: Locale): string {
  switch (time.of) {
    case "day":
      return dayText(time.day, locale, "long");
    case "season": {
      const { season, year } = time;
      const years = season === "winter" ? `${year - 1}/${String(year).slice(2)}` : String(year);
      return library.season({ name: library.seasons[season], year: years });
    }
    case "unknown":
      return library.unknown;
  }
}
