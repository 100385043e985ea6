import type { LinkParameter } from "../offer.ts";

/** Parameters of the designer link (specification section 3, photobook), and our own giftBox. */
export const parameters: Readonly<Record<string, LinkParameter>> = {
  type: {
    meaning: "The photobook key, printing-cover-binding-paper-coverLamination.",
    example: "digitalfotobuch-hard-pur-standard-glossy",
    field: "printing",
  },
  photobookType: {
    meaning: "The same under another name.",
    example: "fotoheft-soft-heftbindung-standard-glossy",
    field: "printing",
  },
  photobookPrinting: { meaning: "The same as printing.", example: "digitalfotobuch", field: "printing" },
  printing: { meaning: "How it is printed.", example: "digitalfotobuch" },
  cover: { meaning: "hard or soft.", example: "hard" },
  binding: { meaning: "How it is bound.", example: "pur" },
  paper: { meaning: "Paper of the pages.", example: "standard" },
  coverLamination: { meaning: "glossy or matt; the card channel has no choice.", example: "glossy" },
  format: {
    meaning: "Size of a page: millimetres, a paper size's name, or the name in inches.",
    example: "200x200",
    shape: "size",
  },
  pageCount: { meaning: "Number of pages, one of graduationsPageCount.", example: "24" },
  refinement: { meaning: "Refinement of the cover.", example: "gold" },
  endPaper: { meaning: "Paper between cover and block, where there is a choice.", example: "sand" },
  giftBox: { meaning: "In a gift box.", example: "0", shape: "flag" },
  quantity: { meaning: "Copies of the same book.", example: "1" },
  amount: { meaning: "The same as quantity.", example: "1", field: "quantity" },
  designGroupSetId: { meaning: "Set of design groups.", example: "7" },
};
