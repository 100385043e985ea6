import type { PhotoElement } from "../../../../design/document.ts";
import { setFit, turnQuarter } from "../../../../design/placement-gestures.ts";
import { useMessages } from "../../../words/context.tsx";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView } from "../../context/use-design.ts";
import type { ToolbarProps } from "../../elements/tool.ts";
import { ToolButton } from "../../stage/tool-button.tsx";
import { heldPhoto } from "./held-photo.ts";
import { placing } from "./photo-hands.ts";

/** What can be done with the selected photo, beside it. */
export function PhotoToolbar({ element, side, inside }: ToolbarProps<PhotoElement>) {
  const t = useMessages().designer.photo;
  const { session } = useDesignContext();
  const { document } = useDesignView();
  const { enter, leave, adjust, swap } = useWork();
  const held = heldPhoto(document, side.layout, element);
  if (!held) return null;
  const { photo, box } = held;
  const { placement } = element;
  const other = placement.fit === "fill" ? "fit" : "fill";
  const place = (next: typeof placement) => session.perform(placing(held, next));
  const crop = () => {
    if (inside) return leave();
    enter(element.id);
    adjust();
  };
  return (
    <>
      <ToolButton icon="crop" label={inside ? t.cropDone : t.crop} pressed={inside} onPress={crop} />
      <ToolButton icon="rotate" label={t.turn} onPress={() => place(turnQuarter(photo, box, placement, "right"))} />
      <ToolButton icon="fit" label={t[other]} onPress={() => place(setFit(photo, box, placement, other))} />
      <ToolButton icon="swap" label={t.swap} onPress={() => swap(element.id)} />
      {element.frame === "surface" && (
        <ToolButton
          icon="trash"
          label={t.remove}
          onPress={() => session.perform({ type: "placePhoto", element: element.id, photo: null })}
        />
      )}
    </>
  );
}
