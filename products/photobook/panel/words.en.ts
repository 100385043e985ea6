import { millimetres as mm } from "./millimetres.ts";
import type { de } from "./words.de.ts";

export const en: typeof de = {
  book: "Book",
  format: "Size",
  pages: "Pages",
  type: "Kind of book",
  size: "Page size",
  pageCount: "Pages",
  fewer: "Fewer pages",
  more: "More pages",
  copies: "Copies",
  fewerCopies: "One copy fewer",
  moreCopies: "One copy more",
  included: "included",
  note: "More pages are added at the end. Fewer pages only take away empty ones.",
  spine: (width: number) => `The spine is ${mm(width, "en")} mm wide and carries text.`,
  thinSpine: (width: number, from: number) =>
    `The spine is ${mm(width, "en")} mm wide. It carries text from ${from} pages on, once it is wide enough.`,
};
