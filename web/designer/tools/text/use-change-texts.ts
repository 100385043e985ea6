import type { TextElement } from "../../../../design/document.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { changeTexts, type TextChange } from "./text-changes.ts";

/** Sets fields of texts as one step of undo; changes with one gesture are undone together. */
export function useChangeTexts(texts: readonly TextElement[]) {
  const { session } = useDesignContext();
  return (change: TextChange | ((text: TextElement) => TextChange), gesture: string | null = null) => {
    const operation = changeTexts(texts, change);
    if (operation) session.perform(operation, gesture);
  };
}
