import { type ReactNode, useCallback, useMemo, useState } from "react";
import { formatSides } from "../../../core/length-text.ts";
import type { PanelSection } from "../../../products/panel.ts";
import type { KindPile } from "../../../products/pile/kind-pile.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";
import { useChoosing } from "../choosing/use-choosing.ts";
import { useDesignContext } from "../context/design-context.ts";
import { KindSection } from "../inspector/kind-section.tsx";
import { AddPhotos } from "../library/add-photos.tsx";
import { dayGroups } from "./day-groups.ts";
import { EyeList } from "./eye-list.tsx";
import { ALL, EYE } from "./filters.ts";
import { LookSection } from "./look-section.tsx";
import { OtherSide } from "./other-side.tsx";
import { PileRoom } from "./pile-room.tsx";
import { PileTabs } from "./pile-tabs.tsx";
import { PileTroubles } from "./pile-troubles.tsx";
import { PrintGrid } from "./print-grid.tsx";
import { orderedPrints } from "./print-steps.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { type PrintSort, sortedPrints } from "./sorted-prints.ts";
import { PileContext, type Print, useComputedPile } from "./use-pile.ts";
import "./pile.css";

interface PileTableProps {
  readonly pile: KindPile<unknown>;
  readonly sections: readonly PanelSection<unknown, unknown>[];
  readonly choose: (configuration: unknown) => void;
  /** Shows one print by itself, to choose its crop. */
  readonly onOpen: (surface: string) => void;
  /** Which prints are shown: all, those that need an eye, or those of a size. */
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** Files are dragged over the page. */
  readonly fileOver: boolean;
  /** What the editor has to say; it keeps the fonts of the prints loaded, too. */
  readonly notices: ReactNode;
}

/** All prints of a pile on one table, and what of them needs an eye. */
export function PileTable({ pile, sections, choose, onOpen, filter, onFilter, fileOver, notices }: PileTableProps) {
  const t = useMessages().designer.pile;
  const { shop, kind } = useDesignContext();
  const computed = useComputedPile(pile);
  const { prints } = computed;
  // In a box the order is part of the product: what sorts it changes it.
  const ordered = kind.design.viewer === "box";
  const [sort, setSort] = useState<PrintSort>("added");
  const [closer, setCloser] = useState(0);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [side, setSide] = useState<string | null>(null);
  const flagged = useMemo(() => prints.filter((print) => print.flag && !kept.has(keyOf(print))), [prints, kept]);
  const sizes = useMemo(
    () => Map.groupBy(prints, ({ stock }) => formatSides(stock.format, shop.locale)),
    [prints, shop.locale],
  );
  const shown = useMemo(
    () => sortedPrints(filter === ALL ? prints : (sizes.get(filter) ?? prints), sort),
    [prints, sizes, filter, sort],
  );
  const groups = useMemo(() => dayGroups(shown, sort), [shown, sort]);
  const order = useMemo(() => shown.map(({ surface }) => surface.id), [shown]);
  const choice = useChoosing(order);
  const chosen = prints.filter(({ surface }) => choice.choosing.chosen.has(surface.id));
  const keep = useCallback(
    (ones: readonly Print[]) => setKept((before) => new Set([...before, ...ones.map(keyOf)])),
    [],
  );
  const list = (look: "screen" | "column") => <EyeList flagged={flagged} look={look} onKeep={keep} onOpen={onOpen} />;
  const blank = prints.every(({ photo }) => !photo);
  const section = sections.find(({ id }) => id === side);
  return (
    <PileContext value={computed}>
      <main className="pile" data-side={side ?? undefined}>
        <PileTabs
          filter={filter}
          sort={sort}
          sizes={sizes}
          flagged={flagged.length}
          onFilter={onFilter}
          ordered={ordered}
          onSort={(wanted) => {
            if (!ordered) return setSort(wanted);
            const sorted = sortedPrints(prints, wanted).map(({ surface }) => surface);
            computed.change((document) => orderedPrints(document, sorted, computed.rules));
          }}
          end={
            <>
              <IconButton icon="minus" small label={t.smaller} onClick={() => setCloser(Math.max(closer - 1, -3))} />
              <IconButton icon="plus" small label={t.larger} onClick={() => setCloser(Math.min(closer + 1, 4))} />
            </>
          }
        />
        {ordered && <PileRoom choose={choose} />}
        <PileTroubles />
        {notices}
        {blank ? (
          <div className="pile-first">
            <h2>{t.first}</h2>
            <p>{t.firstText}</p>
            <AddPhotos look="field">{t.addPhotos}</AddPhotos>
          </div>
        ) : filter === EYE ? (
          <div className="pile-eye">{list("screen")}</div>
        ) : (
          <PrintGrid
            label={t.label}
            prints={shown}
            groups={groups}
            ordered={ordered}
            choice={choice}
            closer={closer}
            onOpen={onOpen}
          />
        )}
        {chosen.length > 0 && filter !== EYE && (
          <SelectionBar chosen={chosen} ordered={ordered} onOpen={onOpen} onClear={choice.clear} />
        )}
        {fileOver && <div className="stage-drop">{t.first}</div>}
      </main>
      <aside className="pile-side" aria-label={t.options}>
        <div className="pile-side-tabs">
          <button type="button" aria-pressed={side === null} onClick={() => setSide(null)}>
            {t.eye}
          </button>
          <button type="button" aria-pressed={side === LOOK} onClick={() => setSide(side === LOOK ? null : LOOK)}>
            {t.look.title}
          </button>
          {sections.map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={side === id} onClick={() => setSide(side === id ? null : id)}>
              {title(shop.locale)}
            </button>
          ))}
        </div>
        {side === LOOK ? (
          <LookSection prints={chosen.length > 0 ? chosen : prints} chosen={chosen.length > 0} />
        ) : section ? (
          <div className="pile-side-section">
            {section.side !== undefined && (
              <OtherSide role={section.side} title={section.title(shop.locale)} onOpen={onOpen} />
            )}
            <KindSection key={section.id} section={section} choose={choose} />
          </div>
        ) : (
          filter !== EYE && list("column")
        )}
      </aside>
    </PileContext>
  );
}

/** How prints look, for all or for the chosen ones; no section of a kind has this name. */
const LOOK = "look of prints";

/** What was kept as it is comes back when something else is the matter with it. */
const keyOf = ({ surface, flag }: Print) => `${surface.id} ${JSON.stringify(flag)}`;
