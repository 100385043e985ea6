import type { DesignDocument } from "../../../design/document.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { together } from "../../../design/operation.ts";
import { emptyPlaces, placeMany } from "../../../design/place-many.ts";
import { Button } from "../../../ui/button.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Select } from "../../../ui/select.tsx";
import { useMessages } from "../../words/context.tsx";
import { SpreadOtherwise } from "../autofill/spread-otherwise.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useHands } from "../hands/hands.ts";
import { AddPhotos } from "./add-photos.tsx";
import { type Order, orders } from "./grouped.ts";
import type { LibraryEntry } from "./library-entries.ts";

export type Filter = "all" | "free" | "faces";

interface LibraryHeadProps {
  readonly entries: readonly LibraryEntry[];
  readonly document: DesignDocument;
  readonly layouts: readonly SurfaceLayout[];
  readonly order: Order;
  readonly setOrder: (order: Order) => void;
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  /** Photos of other designs are wanted. */
  readonly onMine: () => void;
  /** All photos are to be laid out at once. */
  readonly onAutofill: () => void;
}

/** How many photos there are, how to add some, and which are shown in what order. */
export function LibraryHead(props: LibraryHeadProps) {
  const { entries, order, setOrder, filter, setFilter, onMine } = props;
  const t = useMessages().designer;
  const { kind } = useDesignContext();
  const used = entries.filter(({ uses }) => uses > 0).length;
  const withFaces = entries.filter(({ facts }) => (facts?.faces?.length ?? 0) > 0).length;
  const counted = (word: string, count: number) => (
    <>
      {word} <span className="num">{count}</span>
    </>
  );
  return (
    <div className="library-head">
      <div className="library-title">
        <h2 tabIndex={-1}>{t.tray.title}</h2>
        <span className="label num">
          {entries.length > 0 ? t.library.inUse({ used, of: entries.length }) : t.tray.count({ count: 0 })}
        </span>
      </div>
      <div className="library-add" data-empty={entries.length === 0 || undefined}>
        <AddPhotos look="field">
          <b>{entries.length > 0 ? t.library.add : t.tray.add}</b>
          {entries.length === 0 && t.tray.orDrop}
        </AddPhotos>
        {entries.length > 0 && (
          <Select
            label={t.library.order}
            labelHidden
            className="library-order"
            value={order}
            options={orders.map((value) => ({ value, label: t.library.orders[value] }))}
            onChange={({ target }) => setOrder(orders.find((one) => one === target.value) ?? "newest")}
          />
        )}
      </div>
      {entries.length > 1 && (
        <div className="library-filter">
          <SegmentedControl<Filter>
            label={t.library.show}
            segments={[
              { value: "all", label: counted(t.library.all, entries.length) },
              { value: "free", label: counted(t.library.free, entries.length - used) },
              ...(withFaces > 0 ? [{ value: "faces" as const, label: counted(t.library.faces, withFaces) }] : []),
            ]}
            value={filter}
            onChange={setFilter}
          />
        </div>
      )}
      <div className="library-ways">
        {kind.design.autofill && entries.length > 0 && (
          <Button small wide className="library-autofill" icon="wand" onClick={props.onAutofill}>
            {t.autofill.open}
          </Button>
        )}
        {kind.design.autofill && <SpreadOtherwise />}
        <FillPlaces {...props} />
        <button type="button" className="link" onClick={onMine}>
          {t.library.others}
        </button>
      </div>
    </div>
  );
}

/** All free photos into the empty places, where there are several. */
function FillPlaces({ entries, document, layouts }: LibraryHeadProps) {
  const t = useMessages().designer.library;
  const { session } = useDesignContext();
  const hands = useHands();
  const empty = emptyPlaces(document, layouts).length;
  const free = entries.flatMap(({ uses, placeable, facts }) => (uses === 0 && placeable && facts ? [facts] : []));
  const count = Math.min(empty, free.length);
  if (empty < 2 || count === 0) return null;
  return (
    <Button
      look="ghost"
      small
      wide
      icon="wand"
      onClick={() => {
        const { document: now } = session.state();
        const taken = free.toSorted((one, other) => ((one.takenAt ?? "~") < (other.takenAt ?? "~") ? -1 : 1));
        if (session.perform(together(placeMany(now, layouts, taken))).ok) hands.say(t.filled({ count }));
      }}
    >
      {t.fill({ count })}
    </Button>
  );
}
