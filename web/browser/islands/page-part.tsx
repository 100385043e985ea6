import { createElement, type ReactNode, useContext } from "react";
import { DocumentContext } from "./island.tsx";
import { type PartName, partTag } from "./part-names.ts";

interface PagePartProps {
  readonly name: PartName;
  readonly children: ReactNode;
}

/** In a document it stands on each page, also where nothing is in it. */
export const PagePart = ({ name, children }: PagePartProps) =>
  useContext(DocumentContext) === null ? children : createElement(partTag(name), null, children);
