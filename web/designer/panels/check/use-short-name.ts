import { elementOf, placeOf, surfaceOf } from "../../../../design/element-place.ts";
import { useMessages } from "../../../words/context.tsx";
import { useDesignView } from "../../context/use-design.ts";
import { useToolOf } from "../../elements/tool-of.ts";
import type { Checked } from "./checked.ts";

/** "Foto 2": what it is and the how many-th of its side. */
export function useShortName({ element: id, surface }: Pick<Checked, "element" | "surface">): string {
  const words = useMessages().designer;
  const toolOf = useToolOf();
  const { document } = useDesignView();
  const element = id === null ? undefined : elementOf(document, id);
  if (!element || !placeOf(document, element.id)) return words.panels.check.whole;
  const ofType = surfaceOf(document, surface)?.elements.filter(({ type }) => type === element.type) ?? [];
  return words.elements.named({ noun: toolOf(element).noun(words), n: ofType.indexOf(element) + 1 });
}
