import type { Rect } from "../../../design/geometry.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import type { BoardSide } from "../board/board.ts";
import type { GapGuide, Guide } from "./geometry/guide.ts";
import { lengthOf } from "./geometry/span.ts";
import type { TurnedBox } from "./geometry/turned-box.ts";
import type { Gesture } from "./gesture.ts";
import { useHands } from "./hands.ts";
import { angleText } from "./lengths.ts";
import { sidePoint } from "./side-box.ts";

interface SelectionReadoutProps {
  readonly kind: Gesture["kind"];
  readonly bounds: Rect;
  readonly box: TurnedBox;
  readonly guides: readonly Guide[];
  readonly side: BoardSide;
  readonly scale: number;
}

/** Numbers beside what is dragged: its place, its size or its angle, and gaps that have become equal. */
export function SelectionReadout({ kind, bounds, box, guides, side, scale }: SelectionReadoutProps) {
  const t = useMessages().designer.hands;
  const locale = useLocale();
  const { lengths } = useHands();
  const at = sidePoint({ x: bounds.x + bounds.width / 2, y: bounds.y }, { side, scale });
  const gap = guides.find((guide): guide is GapGuide => guide.kind === "gap");
  const { frame, rotation } = box;
  const size = `${lengths.bare(frame.width)}\u00a0×\u00a0${lengths.full(frame.height)}`;
  const words = {
    move: `${lengths.bare(bounds.x)} · ${lengths.full(bounds.y)}`,
    pull: size,
    turn: `${angleText(rotation, locale)}°`,
    pinch: size,
    line: size,
    swap: t.commands.swap,
  };
  return (
    <div className="readout" style={at}>
      {gap ? (
        <>
          <Icon name="check" small />
          <b>{t.equalGaps}</b>{" "}
          <span className="num">
            {t.gaps({
              count: guides.filter(({ kind }) => kind === "gap").length,
              length: lengths.full(lengthOf(gap.gap)),
            })}
          </span>
        </>
      ) : (
        <span className="num">{words[kind]}</span>
      )}
    </div>
  );
}
