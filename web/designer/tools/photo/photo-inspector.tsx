import type { PhotoElement } from "../../../../design/document.ts";
import { useMessages } from "../../../words/context.tsx";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView } from "../../context/use-design.ts";
import type { InspectorProps } from "../../elements/tool.ts";
import { heldPhoto } from "./held-photo.ts";
import { LookSection } from "./looks/look-section.tsx";
import { PhotoSettings } from "./photo-settings.tsx";
import { PhotoShape } from "./photo-shape.tsx";

/** Of one photo everything, of several what can be changed for all of them at once. */
export function PhotoInspector({ elements, side }: InspectorProps<PhotoElement>) {
  const t = useMessages().designer;
  const { kind } = useDesignContext();
  const { document } = useDesignView();
  const { swap } = useWork();
  const filled = elements.filter(({ photo }) => photo !== null);
  const [element, ...others] = filled;
  if (!element) return <p className="label">{t.photo.nothingSelected}</p>;
  const held = others.length === 0 ? heldPhoto(document, side.layout, element) : null;
  const { effects, elements: offered } = kind.design.abilities;
  return (
    <>
      {held && <PhotoSettings held={held} onSwap={() => swap(held.element.id)} />}
      {effects && <LookSection elements={filled} />}
      {offered.includes("photo") && <PhotoShape elements={filled} />}
    </>
  );
}
