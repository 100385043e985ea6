import { useState } from "react";
import { exactLength } from "../../../core/exact-length.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { borderOfTiles, gapOfTiles, moveTiles } from "../../../design/tiles/move-tiles.ts";
import { type SideTiles, tilesOfSide } from "../../../design/tiles/side-tiles.ts";
import { cornerSteps, layingSteps } from "../../../design/tiles/tile-steps.ts";
import { Stepper } from "../../../ui/stepper.tsx";
import { tileLimits } from "../case.ts";
import { openCase } from "../check.ts";
import { edgeStrip } from "../mirrored-edge.ts";
import { sideName } from "../surfaces.ts";
import { BackgroundChoice } from "./background-choice.tsx";
import { FillSection } from "./fill-section.tsx";
import { FormChoice } from "./form-choice.tsx";
import { MillimetreSlider } from "./millimetre-slider.tsx";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "../../panel.css";
import "./collage-panel.css";

/** Form, number, distances and colour of the tiles, and what fills them. */
export function TilesSection(props: Props) {
  const { configuration, data, locale, choose, useDesign } = props;
  const design = useDesign();
  const words = wordsOf(locale);
  const layout = design.layouts.find(({ surface }) => surface === design.side);
  const elements = design.document.surfaces.find(({ id }) => id === design.side)?.elements ?? [];
  const side = tilesOfSide(elements);
  const least = Math.max(tileLimits.min, configuration.panels.length);
  return (
    <>
      {layout && (
        <section>
          <FormChoice props={props} design={design} layout={layout} />
        </section>
      )}
      <section className="panel-line">
        <span aria-hidden="true">{words.count}</span>
        <Stepper
          label={words.count}
          decreaseLabel={words.fewer}
          increaseLabel={words.more}
          value={openCase(configuration, data).tiles}
          min={least}
          max={tileLimits.max}
          step={1}
          onChange={(tileCount) => choose({ ...configuration, tileCount })}
        />
      </section>
      {layout && side && <Distances props={props} side={side} layout={layout} perform={design.perform} />}
      <section>
        <BackgroundChoice {...props} />
      </section>
      {side && (
        <section>
          <FillSection props={props} design={design} />
        </section>
      )}
    </>
  );
}

/** Sliders reach so far, millimetres; what is wider already stays so until it is moved. */
const MOST = { gap: 30, border: 120, corners: 30 } as const;

interface DistancesProps {
  readonly props: Props;
  readonly side: SideTiles;
  readonly layout: SurfaceLayout;
  readonly perform: ReturnType<Props["useDesign"]>["perform"];
}

function Distances({ props: { configuration, data, locale }, side, layout, perform }: DistancesProps) {
  const words = wordsOf(locale);
  const [first] = side.tiles;
  const [asked, ask] = useState<{ gap?: number; border?: number }>({});
  const round = (micrometres: number) => Math.round(micrometres / 1000);
  const change = (wish: { gap?: number; border?: number }, gesture: string) => {
    ask(wish);
    const inMicrometres = Object.fromEntries(Object.entries(wish).map(([name, mm]) => [name, mm * 1000]));
    perform(layingSteps(side.tiles, moveTiles(side, layout.trim, inMicrometres)), gesture);
  };
  const most = Math.floor(Math.min(layout.trim.width, layout.trim.height) / 4000);
  const one = openCase(configuration, data);
  const panel = one.panels.find((_, at) => sideName(at) === layout.surface);
  const edge = panel && edgeStrip(one, panel, round(borderOfTiles(side)));
  const corners = first?.mask === "rounded" ? round(first.radius ?? 0) : 0;
  const length = (mm: number) => exactLength(mm, locale, 2);
  return (
    <section>
      <MillimetreSlider
        label={words.gap}
        value={asked.gap ?? round(gapOfTiles(side))}
        max={MOST.gap}
        words={length}
        onChange={(gap, gesture) => change({ gap }, gesture)}
      />
      <MillimetreSlider
        label={words.border}
        value={round(borderOfTiles(side))}
        max={Math.min(MOST.border, most)}
        words={length}
        onChange={(border, gesture) => change({ border }, gesture)}
      />
      {edge && <p className="label">{words.edgeStrip({ strip: length(edge.strip), bare: length(edge.bare) })}</p>}
      {(first?.mask === undefined || first.mask === "rounded") && (
        <MillimetreSlider
          label={words.corners}
          value={corners}
          max={MOST.corners}
          words={(mm) => (mm === 0 ? words.square : length(mm))}
          onChange={(mm, gesture) => perform(cornerSteps(side.tiles, mm * 1000), gesture)}
        />
      )}
    </section>
  );
}
