import { type KeyboardEvent, useState } from "react";
import { bareSurroundings } from "../../../products/surroundings.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { nextByKey } from "../../../ui/roving.ts";
import { useElementSize } from "../../browser/store/use-element-size.ts";
import { viewingMargins } from "../../scene/drawing/stage-margins.ts";
import { fitScale } from "../../scene/drawing/view.ts";
import { useMessages } from "../../words/context.tsx";
import { boardOf, placesOf } from "../board/board.ts";
import { useWork } from "../board/work.ts";
import { useDesignView } from "../context/use-design.ts";
import { SubjectDrawing } from "../stage/subject-drawing.tsx";
import "../../scene/preview/preview-dialog.css";

/** The openings one after the other, flat: with mat and frame around them, or as they come from the press. */
export function FlatPreview({ look }: { readonly look: "finished" | "printed" }) {
  const t = useMessages().designer;
  const view = useDesignView();
  const { openings, opening } = useWork();
  const [at, turn] = useState(opening);
  const [size, watchSize] = useElementSize();
  const around = look === "finished" ? view.surroundings : bareSurroundings;
  const board = boardOf(view, placesOf(openings[at] ?? [], view.layouts[0], around, "finished"));
  if (board.width === 0) return null;
  const scale = fitScale(board, size ?? { width: 600, height: 400 }, viewingMargins(size));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const to = key.startsWith("Arrow") ? nextByKey(key, at, openings.length) : undefined;
    if (to !== undefined) turn(to);
  };
  return (
    <>
      <div className="preview-wall" ref={watchSize}>
        {size && (
          <div className="preview-board" style={{ width: board.width * scale, height: board.height * scale }}>
            {board.sides.map(({ surface, page, subject }) => (
              <SubjectDrawing key={surface.id} page={page} subject={subject} scale={scale} assembled />
            ))}
          </div>
        )}
      </div>
      {openings.length > 1 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it
        <div className="preview-pages" onKeyDown={onKeyDown}>
          <IconButton
            icon="chevron-left"
            label={t.pages.previous}
            aria-disabled={at === 0 || undefined}
            onClick={() => turn(Math.max(at - 1, 0))}
          />
          <output className="num">{t.pages.page({ numbers: String(at + 1), of: openings.length })}</output>
          <IconButton
            icon="chevron-right"
            label={t.pages.next}
            aria-disabled={at === openings.length - 1 || undefined}
            onClick={() => turn(Math.min(at + 1, openings.length - 1))}
          />
        </div>
      )}
    </>
  );
}
