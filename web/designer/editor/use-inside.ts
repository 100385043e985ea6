import { useCallback, useMemo, useState } from "react";
import type { DesignDocument } from "../../../design/document.ts";
import { elementOf } from "../../../design/element-place.ts";
import type { Work } from "../board/work.ts";
import { useSessionValue } from "../context/use-design.ts";
import type { Session } from "../store/session.ts";
import type { EditorView } from "./use-editor-view.ts";

interface Inside {
  readonly element: string;
  /** The photo that is in it: with another photo its crop is another work. */
  readonly photo: string | null;
}

/** What is worked on, and inside of which element; choosing another one or another photo for it ends that. */
export function useInside(
  look: EditorView | null,
  session: Session,
  { adjust, openPanel, showStage, swap }: Pick<Work, "adjust" | "openPanel" | "showStage" | "swap">,
): Work | null {
  const document = useSessionValue(session, ({ resting }) => resting);
  const selection = useSessionValue(session, (state) => state.selection);
  const [begun, begin] = useState<Inside | null>(null);
  const goesOn =
    begun !== null &&
    selection.length === 1 &&
    selection[0] === begun.element &&
    photoIn(document, begun.element) === begun.photo;
  const inside = goesOn ? begun.element : null;
  const enter = useCallback(
    (element: string) => begin({ element, photo: photoIn(session.state().document, element) }),
    [session],
  );
  const leave = useCallback(() => begin(null), []);
  return useMemo(() => {
    if (!look) return null;
    const { board, openings, opening, show } = look;
    return { board, openings, opening, show, inside, enter, leave, adjust, openPanel, showStage, swap };
  }, [look, inside, enter, leave, adjust, openPanel, showStage, swap]);
}

function photoIn(document: DesignDocument, id: string): string | null {
  const element = elementOf(document, id);
  return element?.type === "photo" ? element.photo : null;
}
