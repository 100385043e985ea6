import { readFile } from "node:fs/promises";
import type { DesignDocument } from "../../design/document.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import { createFontStore } from "../../design/text/font-store.ts";
import { textsOf } from "../../design/text/load-fonts.ts";
import { SLUG_FONT } from "../../print/pdfx4/slug-line.ts";

/** Files that were opened once serve every line. */
const store = createFontStore(({ url }) => readFile(url));

/** The files a design is drawn with, and that of slug lines. */
export const fontsOfPrint = (document: Pick<DesignDocument, "surfaces">): Promise<FontLibrary> =>
  store.ofTexts([...textsOf(document), { font: SLUG_FONT, text: "" }]);
