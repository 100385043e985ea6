import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { memo, useEffect, useRef, useState } from "react";
import type { ScenePage } from "../../../design/scene.ts";
import type { Opening } from "../../../products/openings.ts";
import { PagePicture } from "../scene/page-picture.tsx";
import { thumbnailScale, thumbnailWidth } from "./thumbnail.ts";

interface StripPageProps {
  readonly n: number;
  readonly sides: Opening;
  readonly pages: ReadonlyMap<string, ScenePage>;
  readonly left: number;
  readonly label: string;
  readonly numbers: string;
  readonly current: boolean;
  /** It takes the focus. */
  readonly focused: boolean;
  /** Something on it should be looked at; in words. */
  readonly hint: string | null;
  readonly onShow: () => void;
  /** Null where it stays in its place. */
  readonly onMove: ((from: number, to: number) => void) | null;
}

/** One opening in the strip. */
export function StripPage({
  n,
  sides,
  pages,
  left,
  label,
  numbers,
  current,
  focused,
  hint,
  onShow,
  onMove,
}: StripPageProps) {
  const button = useRef<HTMLButtonElement>(null);
  const over = useMovedPage(button, n, onMove);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const scale = thumbnailScale(sides);
  return (
    <button
      ref={button}
      type="button"
      className="strip-page"
      style={{ left, width: thumbnailWidth(sides) }}
      data-opening={n}
      data-over={over || undefined}
      aria-current={current ? "page" : undefined}
      aria-label={hint === null ? label : `${label}, ${hint}`}
      tabIndex={current ? 0 : -1}
      onClick={onShow}
    >
      <span className="strip-page-picture" data-hint={hint !== null || undefined}>
        {sides.map(({ surface, trim, paper }) => {
          const page = pages.get(surface);
          const size = { width: trim.width * scale, height: trim.height * scale };
          return (
            <span key={surface} style={size}>
              {page && <Thumbnail page={page} scale={scale} paper={paper} />}
            </span>
          );
        })}
      </span>
      <span className="strip-page-number num" aria-hidden="true">
        {numbers}
      </span>
    </button>
  );
}

interface ThumbnailProps {
  readonly page: ScenePage;
  readonly scale: number;
  readonly paper: string | undefined;
}

const Thumbnail = memo(function Thumbnail({ page, scale, paper }: ThumbnailProps) {
  return <PagePicture page={page} area={page.trim} scale={scale} paper={paper} />;
});

/** Dragging one opening onto another one's place; tells whether one is held over this. */
function useMovedPage(
  button: React.RefObject<HTMLElement | null>,
  n: number,
  onMove: ((from: number, to: number) => void) | null,
): boolean {
  const [over, setOver] = useState(false);
  const move = useRef(onMove);
  move.current = onMove;
  const canMove = onMove !== null;
  useEffect(() => {
    const element = button.current;
    if (!element || !canMove) return undefined;
    return combine(
      draggable({ element, getInitialData: () => ({ opening: n }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.opening === "number" && source.data.opening !== n,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          move.current?.(Number(source.data.opening), n);
        },
      }),
    );
  }, [button, n, canMove]);
  return over;
}
