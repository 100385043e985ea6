import type { DesignDocument, DesignElement } from "../../../design/document.ts";
import { changedWords, type Worn } from "../../../design/template/keep-contents.ts";
import { captionOf } from "../labels/date-captions.ts";
import { isSpread } from "../sides/sides.ts";
import { isChapterTitle, isUnwritten } from "./chapter-title.ts";

/** Spreads with words, art or shapes of the visitor, and those with something that she locked. */
export const ownSides = ({ surfaces }: DesignDocument, worn: Worn | null): readonly string[] =>
  surfaces
    .filter((side) => isSpread(side) && side.elements.some((element) => isOwn(element, worn)))
    .map(({ id }) => id);

/** Elements outside a layout, or with the visitor's text; they stay whatever is laid out on the side. */
export const isOwn = (element: DesignElement, worn: Worn | null): boolean =>
  element.locked === true ||
  element.slot === undefined ||
  (isChapterTitle(element) && !isUnwritten(element)) ||
  captionOf(element) !== null ||
  (element.type === "text" && Object.keys(changedWords([element], worn)).length > 0);
