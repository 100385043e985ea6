import { done, failed, type Outcome, unreachable } from "../../core/outcome.ts";
import { direction } from "../../design/angle.ts";
import type { SceneFill, SceneGlyphs, SceneImage, SceneItem, ScenePath } from "../../design/scene.ts";
import type { PdfxFailure } from "../failure.ts";
import { glyphHex } from "../fonts/to-unicode.ts";
import { millionths, type Pdf, reference, text } from "../pdf/syntax.ts";
import { drawGroup } from "./draw-group.ts";
import type { DrawingContext, Drawn } from "./drawing-context.ts";
import { imageMatrix } from "./image-matrix.ts";
import { clipping, pathOperators } from "./path-operators.ts";
import { type Coordinates, points } from "./sheet.ts";

/** Items in order as content stream operators, one a line. */
export async function drawItems(
  items: readonly SceneItem[],
  context: DrawingContext,
): Promise<Outcome<Pdf, PdfxFailure>> {
  let content = "";
  for (const item of items) {
    const drawn = await drawItem(item, context);
    if (!drawn.ok) return drawn;
    if (drawn.value !== null) content += content === "" ? drawn.value : `\n${drawn.value}`;
  }
  return done(content);
}

/** One item, or null when there is nothing to draw. Graphics state is left as it was. */
function drawItem(item: SceneItem, context: DrawingContext): Promise<Drawn> {
  if ("plate" in item && item.plate !== undefined && context.transparent)
    return Promise.resolve(failed({ reason: "plate-transparent", plate: item.plate }));
  switch (item.type) {
    case "fill":
      return drawFill(item, context);
    case "image":
      return drawImage(item, context);
    case "glyphs":
      return drawGlyphs(item, context);
    case "path":
      return drawPath(item, context);
    case "group":
      return drawGroup(item, context, drawItems);
    default:
      return unreachable(item);
  }
}

async function drawFill({ rect, colour, plate }: SceneFill, { at, page, inks }: DrawingContext): Promise<Drawn> {
  const ink = await inks.area(colour, plate, page);
  return ink.ok ? done(`q ${ink.value} ${at.rect(rect)} re f Q`) : ink;
}

async function drawImage(image: SceneImage, { at, page, photos }: DrawingContext): Promise<Drawn> {
  const embedded = await photos(image);
  if (!embedded.ok) return embedded;
  const { ref, photo: stored } = embedded.value;
  const placement = imageMatrix(image.matrix, stored.orientation, at);
  return done(`q ${clipping(image, at)} ${placement} cm ${page.use("XObject", reference(ref))} Do Q`);
}

/** Mitre limit, SVG's default. */
const MITRE_LIMIT = "4 M";

async function drawPath({ path, colour, plate, line, rule }: ScenePath, context: DrawingContext): Promise<Drawn> {
  if (path === "") return done(null);
  const { at, page, inks } = context;
  const ink = await (line === undefined ? inks.area : inks.line)(colour, plate, page);
  if (!ink.ok) return ink;
  const outline = pathOperators(path, at);
  if (line !== undefined) return done(`q ${ink.value} ${points(line)} w ${MITRE_LIMIT} ${outline} S Q`);
  return done(`q ${ink.value} ${outline} ${rule === "evenodd" ? "f*" : "f"} Q`);
}

/**
 * Positions each glyph by itself, so that the print does not depend on a reader's widths. A run whose text the font's
 * map cannot restore carries it as ActualText.
 */
async function drawGlyphs(run: SceneGlyphs, { at, page, inks, fonts, veiled }: DrawingContext): Promise<Drawn> {
  if (run.glyphs.length === 0) return done(null);
  const ink = await inks.type(run, page, veiled.has(run));
  if (!ink.ok) return ink;
  const used = fonts.use(run);
  if (!used.ok) return used;
  const type = `BT ${page.use("Font", used.value.font)} ${points(run.size)} Tf${placedGlyphs(run, at)}\nET`;
  const spoken = used.value.readable ? type : `/Span <</ActualText ${text(run.text)}>> BDC ${type} EMC`;
  return done(`q ${at.rect(run.clip)} re W n ${ink.value} ${spoken} Q`);
}

function placedGlyphs({ glyphs, turn }: SceneGlyphs, at: Coordinates): Pdf {
  const turned = turn === undefined ? "1 0 0 1" : turning(turn);
  let placed = "";
  for (let index = 0; index < glyphs.length; index += 4) {
    const [id = 0, x = 0, y = 0] = [glyphs[index], glyphs[index + 2], glyphs[index + 3]];
    placed += `\n${turned} ${at.point({ x, y })} Tm <${glyphHex(id)}> Tj`;
  }
  return placed;
}

/** Clockwise, which on a page whose y grows upwards is the negative way. */
function turning(millidegrees: number): Pdf {
  const { cos, sin } = direction(millidegrees);
  const [along, across] = [Math.round(cos * 1e6), Math.round(sin * 1e6)];
  return [along, -across, across, along].map((value) => millionths(value + 0)).join(" ");
}
