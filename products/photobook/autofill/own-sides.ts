import type { DesignDocument, DesignElement } from "../../../design/document.ts";
import { changedWords, type Worn } from "../../../design/template/keep-contents.ts";
import { isSpread } from "../design/sides.ts";
import { captionOf } from "../labels/date-captions.ts";
import { isChapterTitle, isUnwritten } from "./chapter-title.ts";

/** Spreads with words, art or shapes of the visitor, and those with something that she locked. */
export const ownSides = ({ surfaces }: DesignDocument, worn: Worn | null): readonly string[] =>
  surfaces
    .filter((side) => isSpread(side) && side.elements.some((element) => isOwn(element, worn)))
    .map(({ id }) => id);

/** What is not of a layout, or was written into it; it stays on the side whatever is laid out there. */
export const isOwn = (element: DesignElement, worn: Worn | null): boolean =>
  element.locked === true ||
  element.slot === undefined ||
  (isChapterTitle(element) && !isUnwritten(element)) ||
  captionOf(element) !== null ||
  (element.type === "text" && Object.keys(changedWords([element], worn)).length > 0);
