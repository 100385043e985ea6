import { outlines } from "../../../../design/outline.ts";
import { useMessages } from "../../../words/context.tsx";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { addElement, sideInHand } from "../../elements/add-element.ts";
import { OutlineIcon } from "../../inspector/outline-icon.tsx";
import "../../art/panel-tiles.css";
import { newShape } from "./new-shape.ts";

/** Shapes to bring onto the side. */
export function ShapesPanel() {
  const { panels, tools } = useMessages().designer;
  const { session } = useDesignContext();
  const { board } = useWork();
  return (
    <ul className="panel-tiles panel-shapes">
      {outlines.map((outline) => (
        <li key={outline}>
          <button
            type="button"
            aria-label={panels.shapes.add({ shape: tools.outlines[outline] })}
            onClick={() => {
              const side = sideInHand(board, session.state().selection);
              if (!side) return;
              const { surface, layout } = side;
              addElement(session, surface.id, newShape(outline, layout, surface.elements));
            }}
          >
            <OutlineIcon outline={outline} />
            <span>{tools.outlines[outline]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
