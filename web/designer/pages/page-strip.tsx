import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Opening } from "../../../products/openings.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { nextByKey, sideOfNext } from "../../../ui/roving.ts";
import { useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { PageMenu } from "./page-menu.tsx";
import "./page-strip.css";
import { addedPages, isWhole, movedPages, settledOperation } from "./page-steps.ts";
import { StripPage } from "./strip-page.tsx";
import { thumbnailWidth } from "./thumbnail.ts";
import { usePageNames } from "./use-page-names.ts";
import { usePageRule } from "./use-page-rule.ts";
import { useShownRange } from "./use-shown-range.ts";

/** Between two thumbnails, CSS pixels; as in the style sheet. */
const GAP = 14;

/** All openings of the design, small: navigation, and where pages are added, moved, copied and removed. */
export function PageStrip({ onOverview }: { readonly onOverview: () => void }) {
  const { pages: t, overview } = useMessages().designer;
  const { kind, data, session } = useDesignContext();
  const { document, scene, findings } = useDesignView();
  const { openings, opening, show } = useWork();
  const rule = usePageRule();
  const [told, tell] = useState("");
  const starts = useMemo(() => startsOf(openings), [openings]);
  const { ref, range } = useShownRange(starts);
  const list = useRef<HTMLElement>(null);
  const shown = openings[opening];
  useEffect(() => {
    list.current?.querySelector(`[data-opening="${opening}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [opening]);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      list.current = element;
      return ref(element);
    },
    [ref],
  );
  const names = usePageNames(openings);
  const pages = useMemo(() => new Map(scene.pages.map((page) => [page.surface, page])), [scene]);
  const hinted = useMemo(() => new Set(findings.map(({ surface }) => surface)), [findings]);
  const perform = (steps: Parameters<typeof settledOperation>[3]) => {
    const operation = settledOperation(kind.design, data, document, steps);
    if (operation) session.perform(operation);
  };
  const move = (from: number, to: number) => {
    perform(movedPages(document, openings, from, to));
    tell(t.moved({ numbers: names[to]?.short ?? "" }));
  };
  const turn = (to: number, event?: KeyboardEvent<HTMLElement>) => {
    const [first] = openings[to] ?? [];
    if (!first) return;
    event?.preventDefault();
    show(first.surface);
    session.select([]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = nextByKey(event.key, opening, openings.length, sideOfNext(event.currentTarget));
    if (to !== undefined) turn(to, event);
  };
  // The focus follows the page that keys have turned to.
  const focused = list.current?.contains(globalThis.document?.activeElement ?? null) ?? false;
  const movable = (at: number) => rule !== undefined && isWhole(openings[at] ?? [], rule);
  return (
    <nav className="page-strip" aria-label={t.label}>
      <IconButton className="only-mobile" icon="grid" label={overview.title} onClick={onOverview} />
      <IconButton
        className="only-desktop"
        icon="chevron-left"
        label={t.previous}
        aria-disabled={opening === 0 || undefined}
        onClick={() => turn(opening - 1)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it */}
      <div
        className="page-strip-list"
        ref={watch}
        onKeyDown={onKeyDown}
        style={{ "--strip-width": `${widthOf(starts, openings)}px` } as React.CSSProperties}
      >
        {openings.map((sides, n) =>
          n !== opening && (n < range[0] || n >= range[1]) ? null : (
            <StripPage
              key={sides[0]?.surface}
              n={n}
              sides={sides}
              pages={pages}
              left={starts[n] ?? 0}
              label={names[n]?.long ?? ""}
              numbers={names[n]?.short ?? ""}
              current={n === opening}
              focused={focused && n === opening}
              hint={sides.some(({ surface }) => hinted.has(surface)) ? t.hint : null}
              onShow={() => turn(n)}
              onMove={movable(n) ? move : null}
            />
          ),
        )}
      </div>
      <IconButton
        className="only-desktop"
        icon="chevron-right"
        label={t.next}
        aria-disabled={opening === openings.length - 1 || undefined}
        onClick={() => turn(opening + 1)}
      />
      {rule && shown && (
        <>
          <IconButton
            icon="add-page"
            label={t.add}
            aria-disabled={document.surfaces.length + rule.step > rule.max || undefined}
            onClick={() => perform(addedPages(document, shown, rule, () => crypto.randomUUID()))}
          />
          <PageMenu rule={rule} opening={opening} openings={openings} perform={perform} move={move} movable={movable} />
        </>
      )}
      <LiveRegion>{told}</LiveRegion>
    </nav>
  );
}

/** Where each thumbnail begins, CSS pixels. */
function startsOf(openings: readonly Opening[]): readonly number[] {
  let at = 0;
  return openings.map((sides) => {
    const start = at;
    at += thumbnailWidth(sides) + GAP;
    return start;
  });
}

const widthOf = (starts: readonly number[], openings: readonly Opening[]) =>
  (starts.at(-1) ?? 0) + thumbnailWidth(openings.at(-1) ?? []);
