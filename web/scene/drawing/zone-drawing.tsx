import type { Rect } from "../../../design/geometry.ts";
import type { Zone, ZoneKind } from "../../../design/layout.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { coveredRing } from "./covered-ring.ts";
import { pathInMillimetres, rectPath } from "./millimetre-path.ts";

interface ZoneDrawingProps {
  readonly page: ScenePage;
  /** Show where faces and text are safe, while the crop is being chosen. */
  readonly safe: boolean;
  /** Page lengths in millimetres per CSS pixel, so that lines keep their width on the screen. */
  readonly pixel: number;
}

/** What mat, frame or drill take away, and where the product bends, drawn over the picture. */
export function ZoneDrawing({ page, safe, pixel }: ZoneDrawingProps) {
  const ring = coveredRing(page);
  const punched = punchedOf(page);
  return (
    <g fill="none">
      {ring && (
        <>
          <path d={ring.path} fill="var(--accent)" fillOpacity="0.2" fillRule="evenodd" />
          <Dashed d={rectPath(ring.opening)} pixel={pixel} />
        </>
      )}
      {punched && (
        <>
          <path d={`${rectPath(page.trim)}${punched}`} fill="var(--accent)" fillOpacity="0.2" fillRule="evenodd" />
          <Dashed d={punched} pixel={pixel} />
        </>
      )}
      {page.zones.map(({ kind, area, outline }, n) => {
        if (bends.has(kind) || isStrip({ kind, area })) {
          // biome-ignore lint/suspicious/noArrayIndexKey: zones have no identity but their place
          return <Bend key={n} area={area} line={kind === "fold"} pixel={pixel} />;
        }
        if (kind === "cut" || kind === "hole") {
          const [cx, cy] = [(area.x + area.width / 2) / 1000, (area.y + area.height / 2) / 1000];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: zones have no identity but their place
            <g key={n} strokeWidth={1.5 * pixel}>
              <circle cx={cx} cy={cy} r={area.width / 2000} fill="var(--accent)" fillOpacity="0.2" stroke="#fff" />
              <circle cx={cx} cy={cy} r={area.width / 2000} stroke="var(--accent)" />
            </g>
          );
        }
        if (kind !== "safe" || !safe) return null;
        const around = outline === undefined ? rectPath(area) : pathInMillimetres(outline);
        // biome-ignore lint/suspicious/noArrayIndexKey: zones have no identity but their place
        return <path key={n} d={around} stroke="#fff" strokeOpacity="0.7" strokeWidth={pixel} />;
      })}
    </g>
  );
}

/** The outline of what is left of a punched side; null where it is cut straight. */
function punchedOf({ items }: ScenePage): string | null {
  const cut = items.flatMap((item) => (item.type === "path" && item.plate === "CutContour" ? [item.path] : []));
  return cut.length > 0 ? cut.map(pathInMillimetres).join("") : null;
}

/** Many holes along an edge, as a spiral takes them, are one strip. */
const isStrip = ({ kind, area }: Pick<Zone, "kind" | "area">) => kind === "hole" && area.width !== area.height;

/** Where the sheet is folded, bound or torn off. */
const bends: ReadonlySet<ZoneKind> = new Set(["fold", "gutter", "hinge", "spine", "perforation"]);

interface BendProps {
  readonly area: Rect;
  /** The line itself matters, not what is beside it. */
  readonly line: boolean;
  readonly pixel: number;
}

/** A strip that nothing important should be in; of a fold its line. */
function Bend({ area, line, pixel }: BendProps) {
  const isUpright = area.height > area.width;
  const middle = isUpright
    ? { ...area, x: area.x + area.width / 2, width: 0 }
    : { ...area, y: area.y + area.height / 2, height: 0 };
  return (
    <>
      <path d={rectPath(area)} fill="var(--accent)" fillOpacity="0.08" />
      <Dashed d={rectPath(line ? middle : area)} pixel={pixel} />
    </>
  );
}

/** White with a dark shadow, so that it shows on snow and at night. */
export const Dashed = ({ d, pixel }: { readonly d: string; readonly pixel: number }) => (
  <g fill="none" strokeWidth={pixel}>
    <path d={d} stroke="rgb(27 26 24 / 0.45)" />
    <path d={d} stroke="#fff" strokeDasharray={`${4 * pixel} ${3 * pixel}`} />
  </g>
);
