import { done, failed, type Outcome } from "../../core/outcome.ts";
import { glyphsOf, type SceneGlyphs } from "../../design/scene.ts";
import type { FontFace, FontLibrary } from "../../design/text/font.ts";
import type { PdfxFailure } from "../failure.ts";
import { type Pdf, type Ref, reference } from "../pdf/syntax.ts";
import type { PdfWriter } from "../pdf/writer.ts";
import { embedFont } from "./embed-font.ts";
import { glyphTexts } from "./glyph-texts.ts";

/** The fonts of one file. Pages use them while they are written, the subsets follow at the end. */
export interface FontBook {
  use(run: SceneGlyphs): Outcome<UsedRun, PdfxFailure>;
  /** Writes every used font, cut down to the glyphs that were used. */
  write(): Promise<Outcome<null, PdfxFailure>>;
}

export interface UsedRun {
  /** The font dictionary as a resource. */
  readonly font: Pdf;
  /** Does the font's glyph-to-text map alone give back this run's text? If not, the run says its text itself. */
  readonly readable: boolean;
}

interface UsedFont {
  readonly ref: Ref;
  readonly font: FontFace;
  readonly texts: Map<number, string>;
}

export function fontBook(writer: PdfWriter, fonts: FontLibrary): FontBook {
  const used = new Map<string, UsedFont>();
  const find = (key: string): UsedFont | null => {
    const known = used.get(key);
    if (known) return known;
    const font = fonts.get(key);
    if (!font) return null;
    const entry = { ref: writer.reserve(), font, texts: new Map<number, string>() };
    used.set(key, entry);
    return entry;
  };
  return {
    use(run) {
      const entry = find(run.font);
      if (!entry) return failed({ reason: "font-missing", font: run.font });
      return done({ font: reference(entry.ref), readable: note(entry.texts, run) });
    },
    async write() {
      for (const [key, { ref, font, texts }] of used) {
        if (!(await embedFont(writer, ref, font.bytes, texts))) return failed({ reason: "font-unusable", font: key });
      }
      return done(null);
    },
  };
}

function note(texts: Map<number, string>, run: SceneGlyphs): boolean {
  const { glyphs } = run;
  let told = "";
  for (let at = 0; at < glyphs.length; at += 4) {
    const known = texts.get(glyphs[at] as number);
    if (known === undefined) return noteNew(texts, run);
    told += known;
  }
  return told === run.text;
}

function noteNew(texts: Map<number, string>, run: SceneGlyphs): boolean {
  const glyphs = glyphsOf(run);
  const parts = glyphTexts(run.text, glyphs);
  for (const [index, { id }] of glyphs.entries()) {
    if (!texts.has(id)) texts.set(id, parts[index] ?? "");
  }
  return glyphs.map(({ id }) => texts.get(id)).join("") === run.text;
}
