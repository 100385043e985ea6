import { fails, type Rule } from "../rule.ts";

/** The file says in XMP that it is PDF/X-4 (ISO 15930-7, 6.4). */
export const pdfxMarker: Rule = {
  key: "pdfx-marker",
  check({ xmp }) {
    const version = xmp?.get("pdfxid:GTS_PDFXVersion");
    if (version === undefined) return [fails("missing")];
    return version === "PDF/X-4" ? [] : [fails("other", { version })];
  },
};
