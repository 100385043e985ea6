import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { memo, type RefObject, useEffect, useRef, useState } from "react";
import type { ScenePage } from "../../../design/scene.ts";
import type { Opening } from "../../../products/openings.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { PageName } from "../pages/use-page-names.ts";
import { PagePicture } from "../scene/page-picture.tsx";

/** What pointers do to an opening; the same object as long as the overview is open. */
export interface OpeningHands {
  readonly press: (n: number, shift: boolean) => void;
  readonly open: (n: number) => void;
  readonly focus: (n: number) => void;
  /** Dropped in front of the opening at this place. */
  readonly drop: (dragged: number, before: number) => void;
}

interface OverviewOpeningProps {
  readonly n: number;
  readonly sides: Opening;
  /** Pictures of its sides, in their order. */
  readonly pages: readonly (ScenePage | undefined)[];
  readonly name: PageName;
  /** Something on it should be looked at; in words. */
  readonly hint: string | null;
  /** CSS pixels for a micrometre. */
  readonly scale: number;
  readonly chosen: boolean;
  readonly carried: boolean;
  readonly current: boolean;
  /** It can be dragged, and others can be dropped beside it. */
  readonly movable: boolean;
  /** Where what is carried would come. */
  readonly mark: "before" | "behind" | null;
  readonly hands: OpeningHands;
}

/** One opening among all. */
export const OverviewOpening = memo(
  function OverviewOpening(props: OverviewOpeningProps) {
    const { n, sides, pages, name, hint, scale, chosen, carried, current, movable, mark, hands } = props;
    const button = useRef<HTMLButtonElement>(null);
    const edge = useDrag(button, n, movable, hands);
    return (
      <div className="overview-cell" data-mark={edge ?? mark ?? undefined} data-carried={carried || undefined}>
        <button
          ref={button}
          type="button"
          className="overview-opening"
          data-opening={n}
          aria-pressed={chosen}
          aria-label={hint === null ? name.long : `${name.long}, ${hint}`}
          tabIndex={current ? 0 : -1}
          onClick={(event) => hands.press(n, event.shiftKey)}
          onDoubleClick={() => hands.open(n)}
          onFocus={() => hands.focus(n)}
        >
          <span className="overview-picture" data-hint={hint !== null || undefined}>
            {sides.map(({ surface, trim, paper }, side) => {
              const page = pages[side];
              return (
                <span key={surface} style={{ width: trim.width * scale, height: trim.height * scale }}>
                  {page && <PagePicture page={page} area={page.trim} scale={scale} paper={paper} />}
                </span>
              );
            })}
            <span className="overview-tick">
              <Icon name="check" small />
            </span>
          </span>
          <span className="overview-name num" aria-hidden="true">
            {name.short}
          </span>
        </button>
      </div>
    );
  },
  (one, other) =>
    one.n === other.n &&
    one.scale === other.scale &&
    one.chosen === other.chosen &&
    one.carried === other.carried &&
    one.current === other.current &&
    one.movable === other.movable &&
    one.mark === other.mark &&
    one.hint === other.hint &&
    one.hands === other.hands &&
    one.name.long === other.name.long &&
    one.name.short === other.name.short &&
    one.sides.length === other.sides.length &&
    one.pages.every((page, side) => page === other.pages[side]),
);

type Edge = "before" | "behind";

/** Dragging by pointer; tells on which side of this opening what is dragged would come. */
function useDrag(button: RefObject<HTMLElement | null>, n: number, movable: boolean, hands: OpeningHands): Edge | null {
  const [edge, setEdge] = useState<Edge | null>(null);
  useEffect(() => {
    const element = button.current;
    if (!element || !movable) return undefined;
    return combine(
      draggable({ element, getInitialData: () => ({ overview: n }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.overview === "number",
        getData: ({ input }) => {
          const { left, width } = element.getBoundingClientRect();
          return { edge: input.clientX < left + width / 2 ? "before" : "behind" };
        },
        onDrag: ({ self }) => setEdge(self.data.edge as Edge),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, self }) => {
          setEdge(null);
          hands.drop(Number(source.data.overview), self.data.edge === "before" ? n : n + 1);
        },
      }),
    );
  }, [button, n, movable, hands]);
  return edge;
}
