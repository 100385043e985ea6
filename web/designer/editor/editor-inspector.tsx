import type { Refusal } from "../../../products/kind.ts";
import { useMessages } from "../../messages/context.tsx";
import { useDesignView } from "../desk/use-design.ts";
import { Inspector } from "../inspector/inspector.tsx";
import { KindSection } from "../inspector/kind-section.tsx";
import { PhotoSettings } from "../inspector/photo-settings.tsx";
import { photoElements } from "../photos/photo-operations.ts";
import { WallSettings } from "../room/wall-settings.tsx";
import { heldPhoto } from "../stage/held-photo.ts";
import type { EditorView } from "./use-editor-view.ts";
import type { Sections } from "./use-sections.ts";

interface EditorInspectorProps {
  readonly sections: Sections;
  readonly look: EditorView;
  readonly selected: string | null;
  readonly choose: (configuration: unknown, gaveWay?: readonly Refusal[]) => void;
  readonly onSwap: (element: string) => void;
}

/** The right side: the settings of what the rail names. */
export function EditorInspector({ sections, look, selected, choose, onSwap }: EditorInspectorProps) {
  const t = useMessages().designer;
  const { document } = useDesignView();
  const item = sections.items.find(({ id }) => id === sections.selected);
  const title = item?.id === "photos" ? t.photo.settings : (item?.title ?? "");
  const element = photoElements(document).find(({ id }) => id === selected);
  const held = element && look.layout ? heldPhoto(document, look.layout, element) : null;
  return (
    <Inspector
      title={title}
      onClose={() => {
        sections.close();
        look.setCropping(false);
      }}
    >
      {sections.page ? (
        <KindSection key={sections.page.id} section={sections.page} choose={choose} />
      ) : sections.selected === "wall" ? (
        <WallSettings />
      ) : held ? (
        <PhotoSettings held={held} onSwap={() => onSwap(held.element.id)} />
      ) : (
        <p className="label">{t.photo.nothingSelected}</p>
      )}
    </Inspector>
  );
}
