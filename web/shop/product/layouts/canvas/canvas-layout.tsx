import "../../../../../ui/link.css";
import "./canvas-layout.css";
import { dialogLink } from "../../../../frame/dialogs/dialog-link.ts";
import { useMessages } from "../../../../words/context.tsx";
import { sectionOf } from "../../calculator.ts";
import { Facts } from "../../facts.tsx";
import { Formats } from "../../formats.tsx";
import { Notices } from "../../notices.tsx";
import { Options } from "../../options.tsx";
import { picturesOf } from "../../piece-words.ts";
import { description } from "../../product-dialogs.ts";
import type { ProductLayoutProps } from "../../product-layout.ts";
import { ScaleDrawing } from "../../scale-drawing.tsx";
import { Summary } from "../../summary.tsx";
import { TypeChanged } from "../../type-changed.tsx";
import { FilmStrip } from "./film-strip.tsx";
import { MaterialsSideBySide } from "./materials-side-by-side.tsx";
import { PicturedOptions, picturedGroups } from "./pictured-options.tsx";

/**
 * Experiment 1409: what makes a canvas is its edge and its depth, so they are seen before they are read. Pictures in a
 * strip, materials beside each other from the edge, then size, edge, depth, frame, with the sum beside them.
 */
export function CanvasLayout({ page, calculator, heading, lead }: ProductLayoutProps) {
  const t = useMessages().product;
  const [formats, options] = [sectionOf(calculator, "formats"), sectionOf(calculator, "options")];
  return (
    <div className="canvas-layout">
      <header>
        <h1>{heading}</h1>
        <div>
          <p className="lead">{lead}</p>
          <p>
            <a className="link small" href="#facts" {...dialogLink(description, { page, calculator })}>
              {t.description.open}
            </a>
          </p>
        </div>
      </header>
      <FilmStrip pictures={picturesOf(page.gallery, calculator.piece)} />
      <div>
        <MaterialsSideBySide calculator={calculator} />
        <div className="canvas-layout-choice">
          <div>
            <Notices calculator={calculator} />
            {formats && <Formats section={formats} calculator={calculator} />}
            <PicturedOptions calculator={calculator} />
            {options && <Options section={options} calculator={calculator} without={picturedGroups} />}
          </div>
          <aside>
            <ScaleDrawing calculator={calculator} />
            <Summary calculator={calculator} />
          </aside>
        </div>
        <TypeChanged calculator={calculator} />
      </div>
      <Facts page={page} calculator={calculator} />
    </div>
  );
}
