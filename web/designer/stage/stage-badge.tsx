import { formatSize } from "../../../core/length-text.ts";
import type { Format } from "../../../core/measure.ts";
import { QualityBadge } from "../../../ui/quality-badge.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Board } from "../board/board.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useMovingView } from "../context/use-design.ts";
import { sharpnessOf } from "../scene/sharpness.ts";

interface StageBadgeProps {
  readonly board: Board;
  readonly selection: readonly string[];
  readonly chooseConfiguration: (configuration: unknown) => void;
}

/** How sharp the selected (or the weakest) photo will be, with a way on when it is not. */
export function StageBadge({ board, selection, chooseConfiguration }: StageBadgeProps) {
  const t = useMessages().designer;
  const { shop, kind, panel, data } = useDesignContext();
  const { resolution, configuration } = useMovingView();
  const shown = resolution.filter(({ surface }) => board.sides.some((side) => side.surface.id === surface));
  const weakest = shown.reduce<(typeof resolution)[number] | undefined>(
    (least, one) => (least && least.dpi <= one.dpi ? least : one),
    undefined,
  );
  const judged = shown.find(({ element }) => selection.includes(element)) ?? weakest;
  const layout = board.sides.find(({ surface }) => surface.id === judged?.surface)?.layout;
  if (!judged || !layout) return null;
  const product = { trim: layout.trim, onWall: kind.design.viewer === "wall" };
  const { level, verdict, detail } = sharpnessOf(judged, product, t, shop.locale);
  const smaller = level === "poor" ? panel.smaller(configuration, data, judged.sharpUpTo, shop.unit) : null;
  return (
    <div className="stage-badge" role="status">
      <QualityBadge
        floating
        level={level}
        verdict={verdict}
        detail={detail}
        action={
          smaller && <Smaller format={smaller.format} onChoose={() => chooseConfiguration(smaller.configuration)} />
        }
      />
    </div>
  );
}

function Smaller({ format, onChoose }: { readonly format: Format; readonly onChoose: () => void }) {
  const t = useMessages().designer;
  const { shop } = useDesignContext();
  return (
    <button type="button" className="stage-badge-action" onClick={onChoose}>
      {t.quality.smaller({ size: formatSize(format, shop.locale) })}
    </button>
  );
}
