import type { PhotoElement } from "../../../../design/document.ts";
import { useMessages } from "../../../messages/context.tsx";
import { useWork } from "../../board/work.ts";
import { useDesignView } from "../../desk/use-design.ts";
import type { InspectorProps } from "../tool.ts";
import { heldPhoto } from "./held-photo.ts";
import { PhotoSettings } from "./photo-settings.tsx";

export function PhotoInspector({ elements, side }: InspectorProps<PhotoElement>) {
  const t = useMessages().designer;
  const { document } = useDesignView();
  const { swap } = useWork();
  const [element, ...others] = elements;
  const held = element && others.length === 0 ? heldPhoto(document, side.layout, element) : null;
  if (!held) return <p className="label">{t.photo.nothingSelected}</p>;
  return <PhotoSettings held={held} onSwap={() => swap(held.element.id)} />;
}
