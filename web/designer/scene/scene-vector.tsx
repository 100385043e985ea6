import { memo } from "react";
import { direction } from "../../../design/angle.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { SceneGlyphs, ScenePath } from "../../../design/scene.ts";
import type { FontFace, FontLibrary } from "../../../design/text/font.ts";
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
