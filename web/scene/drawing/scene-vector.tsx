import { memo, useId } from "react";
import { direction } from "../../../design/angle.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { SceneGlyphs, ScenePath } from "../../../design/scene.ts";
import { type Foil, isFoil, sheenStops } from "../../../design/svg/sheen.ts";
import type { FontFace, FontLibrary } from "../../../design/text/font.ts";
import { catchLight } from "./glint.ts";
import { glyphRows } from "./glyph-rows.ts";
import { shownColour } from "./plate-tint.ts";

interface SceneVectorProps {
  readonly item: ScenePath | SceneGlyphs;
  readonly area: Rect;
  readonly fonts: FontLibrary;
}

/** Outlines and letters, as outlines too: no browser sets the type, so it is exactly what is printed. */
export function SceneVector({ item, area, fonts }: SceneVectorProps) {
  const colour = shownColour(item);
  if (colour === null) return null;
  if (item.plate && isFoil(item.plate)) return <FoilVector item={item} foil={item.plate} area={area} fonts={fonts} />;
  return (
    <svg
      className="scene-vector"
      viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {item.type === "path" ? (
        <Outline path={item} colour={colour} />
      ) : (
        <Glyphs run={item} colour={colour} fonts={fonts} />
      )}
    </svg>
  );
}

interface FoilVectorProps extends SceneVectorProps {
  readonly foil: Foil;
}

/** Metal: light runs across the sheet, over all that shines on it, and moves with the hand (`glint.ts`). */
function FoilVector({ item, foil, area, fonts }: FoilVectorProps) {
  const id = useId();
  const [light, letters] = [`${id}light`, `${id}letters`];
  const sheen = `url(#${light})`;
  const { x, y, width, height } = area;
  return (
    <svg
      className="scene-vector"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient
          ref={catchLight}
          id={light}
          data-run={Math.round(width * RUN)}
          gradientUnits="userSpaceOnUse"
          spreadMethod="reflect"
          x1={x}
          y1={y}
          x2={x + width * RUN}
          y2={y + width * RUN * SLOPE}
        >
          {sheenStops(foil).map(({ at, colour }) => (
            <stop key={at} offset={at} stopColor={colour} />
          ))}
        </linearGradient>
        {item.type === "glyphs" && (
          <mask id={letters} maskUnits="userSpaceOnUse" x={x} y={y} width={width} height={height}>
            <Glyphs run={item} colour="#ffffff" fonts={fonts} />
          </mask>
        )}
      </defs>
      {item.type === "path" ? (
        <Outline path={item} colour={sheen} />
      ) : (
        <rect x={x} y={y} width={width} height={height} fill={sheen} mask={`url(#${letters})`} />
      )}
    </svg>
  );
}

/** How far light runs before it comes back, as a share of the sheet's width, and how steep it falls. */
const RUN = 0.45;
const SLOPE = 0.25;

const Outline = ({ path: { path, line, rule }, colour }: { readonly path: ScenePath; readonly colour: string }) =>
  line === undefined ? (
    <path d={path} fill={colour} fillRule={rule} />
  ) : (
    <path d={path} fill="none" stroke={colour} strokeWidth={line} />
  );

interface GlyphsProps {
  readonly run: SceneGlyphs;
  readonly colour: string;
  readonly fonts: FontLibrary;
}

function Glyphs({ run, colour, fonts }: GlyphsProps) {
  const font = fonts.get(run.font);
  if (!font) return null;
  const scale = run.size / font.unitsPerEm;
  const { cos, sin } = direction(run.turn ?? 0);
  const turn = [scale * cos, scale * sin, scale * sin, -scale * cos].join(" ");
  return (
    <g fill={colour}>
      {glyphRows(run).map(({ x, y, letters }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place in the run
        <g key={n} transform={`translate(${x} ${y})`}>
          <Row letters={letters} turn={turn} font={font} />
        </g>
      ))}
    </g>
  );
}

interface RowProps {
  /** Glyph, x and y for each letter. */
  readonly letters: string;
  readonly turn: string;
  readonly font: FontFace;
}

/** While somebody types, most rows of a text stay as they are. */
const Row = memo(function Row({ letters, turn, font }: RowProps) {
  return letters.split(" ").map((letter, n) => {
    const [id = "", x, y] = letter.split(",");
    // biome-ignore lint/suspicious/noArrayIndexKey: letters have no identity but their place in the row
    return <path key={n} transform={`matrix(${turn} ${x} ${y})`} d={font.glyphPath(Number(id))} />;
  });
});
