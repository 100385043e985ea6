import type { ReactNode } from "react";
import { useMessages } from "../../words/context.tsx";
import { ALL, EYE } from "./filters.ts";
import { type PrintSort, printSorts } from "./sorted-prints.ts";
import { type Print, usePile } from "./use-pile.ts";

interface PileTabsProps {
  readonly filter: string;
  readonly sort: PrintSort;
  readonly sizes: ReadonlyMap<string, readonly Print[]>;
  readonly flagged: number;
  /** The order belongs to the prints: sorting is done once, and what is moved by hand stays. */
  readonly ordered: boolean;
  readonly onFilter: (filter: string) => void;
  readonly onSort: (sort: PrintSort) => void;
  readonly end: ReactNode;
}

/** What of the pile is shown, each with its count, and in which order. */
export function PileTabs({ filter, sort, sizes, flagged, ordered, onFilter, onSort, end }: PileTabsProps) {
  const t = useMessages().designer.pile;
  const { count, prints } = usePile();
  const copies = (ones: readonly Print[]) => ones.reduce((sum, { surface }) => sum + surface.copies, 0);
  const tab = (id: string, label: ReactNode, number: number, mark = false) => (
    <button key={id} type="button" aria-pressed={filter === id} onClick={() => onFilter(id)}>
      {mark && <i aria-hidden="true" />}
      {label} <span className="num">{number}</span>
    </button>
  );
  return (
    <nav className="pile-tabs" aria-label={t.filters}>
      {tab(ALL, t.all, count)}
      {tab(EYE, t.eye, flagged, flagged > 0)}
      {sizes.size > 1 && [...sizes].map(([size, ones]) => tab(size, size, copies(ones)))}
      <span className="pile-tabs-end">
        {prints.length > 1 && (
          <select aria-label={t.sort} value={sort} onChange={({ target }) => onSort(target.value as PrintSort)}>
            {printSorts.map((one) => (
              <option key={one} value={one}>
                {ordered && one === "added" ? t.ownOrder : t.sorts[one]}
              </option>
            ))}
          </select>
        )}
        {end}
      </span>
    </nav>
  );
}
