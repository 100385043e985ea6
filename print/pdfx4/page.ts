import { done, type Outcome } from "../../core/outcome.ts";
import type { SceneItem, ScenePage } from "../../design/scene.ts";
import type { FontBook } from "../fonts/font-book.ts";
import type { PartnerSetting } from "../partner-setting.ts";
import { dictionary, type Pdf, type Ref, reference } from "../pdf/syntax.ts";
import type { PdfWriter } from "../pdf/writer.ts";
import { cropMarks } from "./crop-marks.ts";
import type { PdfxFailure } from "./failure.ts";
import type { PhotoEmbedder } from "./images.ts";
import type { Inks } from "./ink.ts";
import { type Desk, drawItem } from "./page-content.ts";
import { type Resources, resources } from "./resources.ts";
import { registration, type Separations } from "./separations.ts";
import { type Sheet, sheetOf } from "./sheet.ts";
import type { SlugLine } from "./slug-line.ts";
import { slugMargin } from "./slug-margin.ts";

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
}

/** Writes one page with everything it is the first to use. */
export async function writePage(page: ScenePage, index: number, tools: PageTools): Promise<Outcome<Ref, PdfxFailure>> {
  const { writer, partner, slug } = tools;
  const sheet = sheetOf(page, slugMargin(partner));
  const used = resources();
  const desk: Desk = { sheet, page: used, inks: tools.inks, photos: tools.photos, fonts: tools.fonts };
  const content: Pdf[] = sheet.userUnit > 1 ? [scaled(sheet)] : [];
  const line = slug?.(page, index);
  const items: readonly SceneItem[] = line ? [...page.items, line] : page.items;
  for (const item of items) {
    const drawn = await drawItem(item, desk);
    if (!drawn.ok) return drawn;
    if (drawn.value !== null) content.push(drawn.value);
  }
  if (partner.marks === "crop") content.push(await marks(page, sheet, used, tools.plates));

  const stream = await writer.stream(writer.reserve(), {}, Buffer.from(content.join("\n"), "latin1"));
  return done(
    await writer.object(
      writer.reserve(),
      dictionary({
        Type: "/Page",
        Parent: reference(tools.tree),
        UserUnit: sheet.userUnit > 1 ? String(sheet.userUnit) : undefined,
        ...sheet.boxes,
        Resources: used.dictionary(),
        Contents: reference(stream),
      }),
    ),
  );
}

async function marks(page: ScenePage, sheet: Sheet, used: Resources, plates: Separations): Promise<Pdf> {
  const space = used.use("ColorSpace", reference(await plates.space(registration.ink, registration.lab)));
  return `q ${space} CS 1 SCN ${cropMarks(page, sheet)} Q`;
}

/** On a page that counts in larger units the content still speaks in points. */
function scaled({ userUnit }: Sheet): Pdf {
  const share = (1 / userUnit).toFixed(9);
  return `${share} 0 0 ${share} 0 0 cm`;
}
