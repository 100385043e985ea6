/** Parts that differ from page to page: the rest of header and footer stays in the document. */
export const partNames = [
  "bar",
  "top",
  "menu",
  "navigation",
  "strip",
  "main",
  "opinions",
  "columns",
  "boxes",
  "seo",
  "way",
] as const;
export type PartName = (typeof partNames)[number];

export const partTag = (name: string): string => `page-${name}`;
