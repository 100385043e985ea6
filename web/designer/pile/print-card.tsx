import { memo, type PointerEvent, type Ref } from "react";
import { formatSides } from "../../../core/length-text.ts";
import { trimArea } from "../../../design/surface-geometry.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { PagePicture } from "../scene/page-picture.tsx";
import { markOf } from "./flag-words.ts";
import { bareName, type Print } from "./use-pile.ts";

export interface CardHands {
  readonly press: (id: string, event: { readonly shiftKey: boolean }) => void;
  readonly begin: (id: string, event: PointerEvent) => void;
  readonly over: (id: string, event: PointerEvent) => void;
  readonly focus: (id: string) => void;
  readonly open: (id: string) => void;
  readonly count: (id: string, copies: number) => void;
}

interface PrintCardProps {
  readonly print: Print;
  /** CSS pixels for a micrometre. */
  readonly scale: number;
  readonly chosen: boolean;
  /** It is the one that Tab leads to. */
  readonly current: boolean;
  readonly hands: CardHands;
  readonly button?: Ref<HTMLButtonElement>;
}

/** One print as it will be cut, at the table's scale. */
export const PrintCard = memo(
  function PrintCard({ print, scale, chosen, current, hands, button }: PrintCardProps) {
    const t = useMessages().designer.pile;
    const { shop } = useDesignContext();
    const { surface, n, layout, page, photo, flag } = print;
    const { id, copies } = surface;
    const { trim } = layout;
    const size = formatSides({ width: trim.width / 1000, height: trim.height / 1000 }, shop.locale);
    const name = photo ? bareName(photo.name) : t.empty;
    const mark = flag && markOf(flag, t, shop.locale);
    return (
      <div className="print-card" data-chosen={chosen || undefined} data-print={n}>
        <div className="print-card-lay">
          <button
            ref={button}
            type="button"
            className="print-card-print"
            style={{ width: trim.width * scale, height: trim.height * scale }}
            aria-pressed={chosen}
            aria-label={[t.print({ n, name, size, copies }), mark].filter(Boolean).join(", ")}
            tabIndex={current ? 0 : -1}
            onClick={(event) => hands.press(id, event)}
            onDoubleClick={() => hands.open(id)}
            onPointerDown={(event) => hands.begin(id, event)}
            onPointerEnter={(event) => hands.over(id, event)}
            onFocus={() => hands.focus(id)}
          >
            <PagePicture page={page} area={trimArea(layout)} scale={scale} />
            {mark && (
              <span className="print-card-mark" aria-hidden="true">
                {mark}
              </span>
            )}
          </button>
          <span className="print-card-tick" aria-hidden="true">
            <Icon name="check" small />
          </span>
        </div>
        <div className="print-card-line">
          <span className="print-card-count num">
            <IconButton
              icon="minus"
              small
              label={t.fewer({ n })}
              tabIndex={current ? 0 : -1}
              aria-disabled={copies <= 1 || undefined}
              onClick={() => copies > 1 && hands.count(id, copies - 1)}
            />
            <b>{copies}</b>
            <IconButton
              icon="plus"
              small
              label={t.more({ n })}
              tabIndex={current ? 0 : -1}
              onClick={() => hands.count(id, copies + 1)}
            />
          </span>
          <span className="print-card-size num">{size}</span>
        </div>
      </div>
    );
  },
  (one, other) =>
    one.scale === other.scale &&
    one.chosen === other.chosen &&
    one.current === other.current &&
    one.hands === other.hands &&
    isSamePrint(one.print, other.print),
);

/** A print is rebuilt with every change of the pile; what it is made of stays the same where it did not change. */
const isSamePrint = (one: Print, other: Print) =>
  one.surface === other.surface &&
  one.page === other.page &&
  one.layout === other.layout &&
  one.photo === other.photo &&
  one.n === other.n &&
  JSON.stringify(one.flag) === JSON.stringify(other.flag);
