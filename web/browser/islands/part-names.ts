/** What differs from page to page: all else of header and footer stays in the document while one page follows another. */
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
