import { done, type Outcome } from "../../core/outcome.ts";
import type { Point } from "../../design/geometry.ts";
import type { SceneItem, ScenePage } from "../../design/scene.ts";
import type { PdfxFailure } from "../failure.ts";
import type { FontBook } from "../fonts/font-book.ts";
import { aroundTrim, bleedOf } from "../imposition/crop-lines.ts";
import type { ImposedSheet, Line, PlacedSide } from "../imposition/imposed-sheet.ts";
import { itemsWithin } from "../painted-items.ts";
import type { PartnerSetting } from "../partner-setting.ts";
import { dictionary, type Pdf, type Ref, reference } from "../pdf/syntax.ts";
import type { PdfWriter } from "../pdf/writer.ts";
import { transparencyGroup } from "./draw-group.ts";
import type { DrawingContext } from "./drawing-context.ts";
import type { PhotoEmbedder } from "./images.ts";
import type { Inks } from "./ink.ts";
import { drawItems } from "./page-content.ts";
import { clipping } from "./path-operators.ts";
import { type Resources, resources } from "./resources.ts";
import { registration, type Separations } from "./separations.ts";
import { type Coordinates, coordinates, type Sheet, sheetOf } from "./sheet.ts";
import type { SlugLine } from "./slug-line.ts";
import { marginOf } from "./slug-margin.ts";
import { veiledType } from "./veiled-type.ts";

export interface PageTools {
  readonly writer: PdfWriter;
  readonly partner: PartnerSetting;
  /** Root of the page tree. */
  readonly tree: Ref;
  readonly plates: Separations;
  readonly inks: Inks;
  readonly photos: PhotoEmbedder;
  readonly fonts: FontBook;
  readonly slug: SlugLine | null;
  /** Sides that were written as forms, each once in the file. */
  readonly forms: WeakMap<ScenePage, SideForm>;
}

/** Writes one page with everything it is the first to use. */
export async function writePage(
  sheet: ImposedSheet,
  index: number,
  tools: PageTools,
): Promise<Outcome<Ref, PdfxFailure>> {
  const { writer, partner, slug, plates } = tools;
  const paper = sheetOf(sheet, marginOf(sheet, partner));
  const used = resources();
  const content: Pdf[] = paper.userUnit > 1 ? [scaled(paper)] : [];
  const sides = await drawnSides(sheet, paper, used, tools);
  if (!sides.ok) return sides;
  content.push(sides.value);
  const line = slug?.(sheet, index);
  const own: readonly SceneItem[] = [...(sheet.lines ?? []), ...(line ? [line] : [])];
  const told = await drawItems(own, contextOf(tools, used, paper.at(origin), own));
  if (!told.ok) return told;
  content.push(told.value);
  const cuts = sheet.cuts ?? (partner.marks === "crop" ? aroundTrim(sheet.trim, bleedOf(sheet)) : []);
  if (cuts.length > 0) content.push(await marks(cuts, paper.at(origin), used, plates));

  const stream = await writer.stream(writer.reserve(), {}, Buffer.from(content.filter(Boolean).join("\n"), "latin1"));
  return done(
    await writer.object(
      writer.reserve(),
      dictionary({
        Type: "/Page",
        Parent: reference(tools.tree),
        UserUnit: paper.userUnit > 1 ? String(paper.userUnit) : undefined,
        ...paper.boxes,
        Group: used.blending ? transparencyGroup(tools.inks.blendingSpace) : undefined,
        Resources: used.dictionary(),
        Contents: reference(stream),
      }),
    ),
  );
}

const origin: Point = { x: 0, y: 0 };

const contextOf = (
  { writer, inks, photos, fonts }: PageTools,
  page: Resources,
  at: Coordinates,
  items: readonly SceneItem[],
): DrawingContext => ({ writer, inks, photos, fonts, page, at, transparent: false, veiled: veiledType(items) });

/** Draws sides in order: directly on the page, or as a form where the file repeats the side. */
async function drawnSides(
  { parts, repeats }: ImposedSheet,
  paper: Sheet,
  used: Resources,
  tools: PageTools,
): Promise<Outcome<Pdf, PdfxFailure>> {
  const content: Pdf[] = [];
  const often = repeats ? drawnOften(parts) : new Set<ScenePage>();
  for (const part of parts) {
    const { page, window, offset } = part;
    const at = paper.at(offset);
    const drawn = often.has(page) ? await placedForm(page, at, used, tools) : await drawnSide(part, at, used, tools);
    if (!drawn.ok) return drawn;
    // Beside others a side shows nothing beyond its window, and items may reach over its edge.
    const whole = parts.length === 1 && window.width === page.size.width && window.height === page.size.height;
    content.push(whole ? drawn.value : `q ${clipping({ clip: window }, at)}\n${drawn.value}\nQ`);
  }
  return done(content.join("\n"));
}

const drawnOften = (parts: readonly PlacedSide[]): ReadonlySet<ScenePage> =>
  new Set(parts.flatMap(({ page }, index) => (parts.findIndex((other) => other.page === page) < index ? [page] : [])));

function drawnSide({ page, window }: PlacedSide, at: Coordinates, used: Resources, tools: PageTools) {
  const items = itemsWithin(page.items, window);
  return drawItems(items, contextOf(tools, used, at, items));
}

/** A side that is drawn many times, also on other sheets: written once, so that no content is in the file twice. */
async function placedForm(
  page: ScenePage,
  at: Coordinates,
  used: Resources,
  tools: PageTools,
): Promise<Outcome<Pdf, PdfxFailure>> {
  const known = tools.forms.get(page);
  const form = known ? done(known) : await writeForm(page, tools);
  if (!form.ok) return form;
  tools.forms.set(page, form.value);
  if (form.value.blends) used.blends();
  const name = used.use("XObject", reference(form.value.ref));
  return done(`q 1 0 0 1 ${at.point({ x: 0, y: page.size.height })} cm ${name} Do Q`);
}

/** A side as the file has it for all places. */
export interface SideForm {
  readonly ref: Ref;
  readonly blends: boolean;
}

async function writeForm(page: ScenePage, tools: PageTools): Promise<Outcome<SideForm, PdfxFailure>> {
  const { writer } = tools;
  const at = coordinates(page.size.height);
  const whole = { x: 0, y: 0, ...page.size };
  const own = resources();
  const items = itemsWithin(page.items, whole);
  const drawn = await drawItems(items, contextOf(tools, own, at, items));
  if (!drawn.ok) return drawn;
  const entries = { Type: "/XObject", Subtype: "/Form", BBox: at.box(whole), Resources: own.dictionary() };
  const ref = await writer.stream(writer.reserve(), entries, Buffer.from(drawn.value, "latin1"));
  return done({ ref, blends: own.blending });
}

/** A quarter of a point. */
const MARK_WIDTH = ".25 w";

async function marks(lines: readonly Line[], at: Coordinates, used: Resources, plates: Separations): Promise<Pdf> {
  const space = used.use("ColorSpace", reference(await plates.space(registration.ink, registration.lab)));
  const drawn = lines.map(([from, to]) => `${at.point(from)} m ${at.point(to)} l S`).join(" ");
  return `q ${space} CS 1 SCN ${MARK_WIDTH} ${drawn} Q`;
}

/** On a page that counts in larger units the content still speaks in points. */
function scaled({ userUnit }: Sheet): Pdf {
  const share = (1 / userUnit).toFixed(9);
  return `${share} 0 0 ${share} 0 0 cm`;
}
