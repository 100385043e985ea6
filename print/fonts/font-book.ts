import { done, failed, type Outcome } from "../../core/outcome.ts";
import { glyphsOf, type SceneGlyphs } from "../../design/scene.ts";
import type { FontFace, FontLibrary } from "../../design/text/font.ts";
import { type Pdf, type Ref, reference } from "../pdf/syntax.ts";
import type { PdfWriter } from "../pdf/writer.ts";
import type { PdfxFailure } from "../pdfx4/failure.ts";
import { embedFont } from "./embed-font.ts";
import { faceOf } from "./face-of.ts";
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
    const font = faceOf(fonts, key);
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
  const glyphs = glyphsOf(run);
  const parts = glyphTexts(run.text, glyphs);
  let told = "";
  for (const [index, { id }] of glyphs.entries()) {
    const known = texts.get(id);
    const text = known ?? parts[index] ?? "";
    if (known === undefined) texts.set(id, text);
    told += text;
  }
  return told === run.text;
}
