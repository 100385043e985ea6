import { createElement, type ReactNode, useContext } from "react";
import { DocumentContext } from "./island.tsx";

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

interface PagePartProps {
  readonly name: PartName;
  readonly children: ReactNode;
}

/** In a document it stands on each page, also where nothing is in it. */
export const PagePart = ({ name, children }: PagePartProps) =>
  useContext(DocumentContext) === null ? children : createElement(partTag(name), null, children);
