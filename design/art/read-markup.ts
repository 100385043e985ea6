import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { ArtPart } from "../art-drawing.ts";
import { moveCommand, writePath } from "../path.ts";
import { ONE } from "../placement.ts";
import { type Affine, applyAffine, combineAffine, readTransform } from "./affine.ts";
import { readSvgPath } from "./svg-commands.ts";

/** Parts of a unit of the view box in a drawing, so that rounding is not seen. */
export const FINER = 10;
/** No coordinate is farther away than this. */
const FARTHEST = 100_000_000;

/** Attributes that a tag passes to its children. */
interface Style {
  readonly affine: Affine;
  readonly fill: string;
  readonly evenodd: boolean;
  /** 0 to 1. */
  readonly opacity: number;
}

interface OpenGroup {
  readonly style: Style;
  /** Number of parts before it. */
  readonly from: number;
  readonly faded: boolean;
}

const tag = /<(\/?)(g|path)((?:\s+[a-z-]+="[^"]*")*)\s*(\/?)>\s*/y;
const start: Style = { affine: [FINER, 0, 0, FINER, 0, 0], fill: "#000000", evenodd: false, opacity: 1 };

/** Markup that `artPieceSchema` allows as filled paths from the bottom up: transforms applied, styles inherited. */
export function readMarkup(markup: string): Outcome<readonly ArtPart[], string> {
  const parts: ArtPart[] = [];
  const groups: OpenGroup[] = [{ style: start, from: 0, faded: false }];
  const text = markup.trim();
  tag.lastIndex = 0;
  while (tag.lastIndex < text.length) {
    const found = tag.exec(text);
    if (!found) return failed("contains other elements than groups and paths");
    const [, closing, name, written = "", ended] = found;
    if (name === "path") {
      if (closing) continue;
      const part = readPart(attributesOf(written), groups.at(-1)?.style ?? start);
      if (!part.ok) return part;
      parts.push(...part.value);
    } else if (closing) {
      const group = groups.pop();
      if (!group || groups.length === 0) return failed("closes a group that is not open");
      // A faded group of several paths would have to be faded as a whole, which parts cannot say.
      if (group.faded && parts.length - group.from > 1) return failed("fades a group of several paths");
    } else if (!ended) {
      const style = readStyle(attributesOf(written), groups.at(-1)?.style ?? start);
      if (!style.ok) return style;
      const faded = style.value.opacity !== (groups.at(-1)?.style.opacity ?? 1);
      groups.push({ style: style.value, from: parts.length, faded });
    }
  }
  return groups.length === 1 ? done(parts) : failed("leaves a group open");
}

const attributesOf = (written: string): ReadonlyMap<string, string> =>
  new Map([...written.matchAll(/\s([a-z-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

function readStyle(attributes: ReadonlyMap<string, string>, outer: Style): Outcome<Style, string> {
  const affine = readTransform(attributes.get("transform") ?? "");
  if (!affine.ok) return affine;
  const fill = readFill(attributes.get("fill"), outer.fill);
  if (fill === null) return failed(`cannot read the colour "${attributes.get("fill")}"`);
  const opacity = Number(attributes.get("opacity") ?? 1);
  if (!(opacity >= 0 && opacity <= 1)) return failed(`cannot read the opacity "${attributes.get("opacity")}"`);
  const rule = attributes.get("fill-rule");
  return done({
    affine: combineAffine(outer.affine, affine.value),
    fill,
    evenodd: rule === undefined ? outer.evenodd : rule === "evenodd",
    opacity: outer.opacity * opacity,
  });
}

/** "#rrggbb" or "none"; null for what is neither. */
function readFill(written: string | undefined, outer: string): string | null {
  if (written === undefined || written === "inherit") return outer;
  if (written === "none") return written;
  const colour = written.toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(colour)) return colour;
  return /^#[0-9a-f]{3}$/.test(colour) ? `#${[...colour.slice(1)].map((digit) => digit + digit).join("")}` : null;
}

/** One part, or none where nothing would be seen. */
function readPart(attributes: ReadonlyMap<string, string>, outer: Style): Outcome<readonly ArtPart[], string> {
  const style = readStyle(attributes, outer);
  if (!style.ok) return style;
  const { affine, fill, evenodd, opacity } = style.value;
  const read = readSvgPath(attributes.get("d") ?? "");
  if (!read.ok) return read;
  const share = Math.round(opacity * ONE);
  if (read.value.length === 0 || fill === "none" || share === 0) return done([]);
  const moved = read.value.map((command) => moveCommand(command, (point) => applyAffine(affine, point)));
  if (moved.some(({ points }) => points.some(({ x, y }) => !(Math.max(Math.abs(x), Math.abs(y)) <= FARTHEST)))) {
    return failed("reaches too far");
  }
  return done([
    {
      path: writePath(moved),
      colour: fill,
      ...(share < ONE ? { opacity: share } : {}),
      ...(evenodd ? { rule: "evenodd" as const } : {}),
    },
  ]);
}
