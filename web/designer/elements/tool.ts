import type { ComponentType } from "react";
import type { DesignDocument, DesignElement } from "../../../design/document.ts";
import type { PhotoResolution } from "../../../design/resolution.ts";
import type { IconName } from "../../../ui/icons.ts";
import type { Words as DesignerWords } from "../../words/designer/words.generated.ts";
import type { BoardSide, SidePlace } from "../board/board.ts";

/** All that the editor knows of one type of element; the stage knows none. */
export interface ElementTool<Element extends DesignElement = DesignElement> {
  readonly icon: IconName;
  /** The type in a word, for lists and headings. */
  readonly noun: (words: Words) => string;
  /** How the element is called when it has the focus. */
  readonly name: (element: Element, about: NameContext) => string;
  /** Enter and a double click begin work inside it: a crop, writing. */
  readonly canEnter: (element: Element) => boolean;
  /** Its corners are pulled in proportion. */
  readonly keepsShape?: true;
  /** The settings of the selected elements of this type. */
  readonly Inspector: ComponentType<InspectorProps<Element>>;
  /** Buttons of this type in the toolbar of one selected element. */
  readonly Toolbar?: ComponentType<ToolbarProps<Element>>;
  /** How it is taken hold of on the stage, for types that do more than being moved, sized and turned; memoised. */
  readonly Object?: ComponentType<ObjectProps<Element>>;
}

export type Words = DesignerWords;

export interface NameContext {
  readonly words: Words;
  /** The how many-th of its type on its side, from 1. */
  readonly n: number;
  readonly document: DesignDocument;
  readonly resolution: readonly PhotoResolution[];
}

export interface InspectorProps<Element extends DesignElement> {
  /** At least one. */
  readonly elements: readonly Element[];
  /** The side of the first one. */
  readonly side: BoardSide;
}

export interface ObjectProps<Element extends DesignElement> {
  readonly element: Element;
  readonly side: SidePlace;
  /** CSS pixels per micrometre. */
  readonly scale: number;
  readonly n: number;
  /** What a screen reader calls it. */
  readonly name: string;
  readonly selected: boolean;
  /** It is worked inside of. */
  readonly inside: boolean;
  /** Begins work inside it; null where there is none. */
  readonly enter: (() => void) | null;
}

export type ToolbarProps<Element extends DesignElement> = Pick<ObjectProps<Element>, "element" | "side" | "inside">;
