import { formatLengthNumber } from "../../../core/length-text.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { SurfaceLayout, Zone } from "../../../design/layout.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";

interface StageNotesProps {
  readonly page: ScenePage;
  readonly layout: SurfaceLayout;
  readonly folds: boolean;
}

/** Each drawn zone in words: how many millimetres, and under what. */
export function StageNotes({ page, layout, folds }: StageNotesProps) {
  const t = useMessages().designer;
  const { text, shop } = useDesignContext();
  const millimetres = (length: number) =>
    shop.unit === "inch" ? `${formatLengthNumber(length / 1000, shop.locale)}\u00a0in` : `${length / 1000}\u00a0mm`;
  const covered = page.zones.filter(({ kind }) => kind === "covered");
  const isStrip = ({ kind, area }: Zone) => kind === "hole" && area.width !== area.height;
  const strips = page.zones.filter(isStrip);
  const cuts = new Set(
    page.zones.filter((zone) => zone.kind === "cut" || (zone.kind === "hole" && !isStrip(zone))).map(({ by }) => by),
  );
  return (
    <div className="stage-notes">
      {folds && layout.edge.kind !== "bleed" && (
        <span className="stage-note">
          <i className="stage-note-folded" />
          {t.stage.foldedEdge({ length: millimetres(layout.edge.wrap) })}
        </span>
      )}
      {!folds &&
        covered.map(({ area, by }) => (
          <span key={by} className="stage-note">
            <i className="stage-note-covered" />
            {t.stage.covered({ length: millimetres(deepest(page.trim, area)), by: text(`zone.${by}`) })}
          </span>
        ))}
      {!folds &&
        strips.map(({ area, by }) => (
          <span key={by} className="stage-note">
            <i className="stage-note-covered" />
            {t.stage.covered({ length: millimetres(Math.min(area.width, area.height)), by: text(`zone.${by}`) })}
          </span>
        ))}
      {!folds &&
        [...cuts].map((by) => (
          <span key={by} className="stage-note">
            <i className="stage-note-cut" />
            {t.stage.cut({ by: text(`zone.${by}`) })}
          </span>
        ))}
    </div>
  );
}

/** How far what covers the side reaches in, on the edge where it reaches furthest. */
const deepest = (trim: Rect, area: Rect): number =>
  Math.max(
    ...[area.x - trim.x, area.y - trim.y],
    ...[trim.x + trim.width - area.x - area.width, trim.y + trim.height - area.y - area.height],
  );
