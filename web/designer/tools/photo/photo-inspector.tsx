import type { PhotoElement } from "../../../../design/document.ts";
import { useWork } from "../../board/work.ts";
import { useDesignView } from "../../desk/use-design.ts";
import type { InspectorProps } from "../tool.ts";
import { heldPhoto } from "./held-photo.ts";
import { PhotoSettings } from "./photo-settings.tsx";

export function PhotoInspector({ elements, side }: InspectorProps<PhotoElement>) {
  const { document } = useDesignView();
  const { swap } = useWork();
  const [element, ...others] = elements;
  const held = element && others.length === 0 ? heldPhoto(document, side.layout, element) : null;
  return held && <PhotoSettings held={held} onSwap={() => swap(held.element.id)} />;
}
