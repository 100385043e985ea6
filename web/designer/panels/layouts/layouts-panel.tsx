import { useState } from "react";
import type { Surface } from "../../../../design/document.ts";
import { photosInPlaces } from "../../../../design/template/dress-side.ts";
import type { Layout } from "../../../../design/template/template.ts";
import { templateFor, type Wardrobe } from "../../../../design/template/wardrobe.ts";
import { styleNamedBy } from "../../../../products/dressed-kind.ts";
import { Button } from "../../../../ui/button.tsx";
import { SegmentedControl } from "../../../../ui/segmented-control.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView, useSessionValue } from "../../context/use-design.ts";
import { useWardrobe } from "../../context/use-wardrobe.ts";
import { sideInHand } from "../../elements/add-element.ts";
import { settledOperation } from "../../pages/page-steps.ts";
import { ChoiceTiles } from "../choice-tiles.tsx";
import { LeftOut } from "../left-out.tsx";
import { LayoutDrawing } from "./layout-drawing.tsx";
import "./layouts-panel.css";
import { anotherLayout, byPhotos, layoutSteps, likelyPhotos, sideLayouts } from "./layout-steps.ts";

/** Layouts for the side in sight, in the style of the design. */
export function LayoutsPanel() {
  const t = useMessages().designer.panels.layouts;
  const { kind } = useDesignContext();
  const { document } = useDesignView();
  const plain = kind.design.styles?.plain;
  const { wardrobe, failed, retry } = useWardrobe(plain);
  if (styleNamedBy(kind, document.configuration) === null && !plain) return <p className="label">{t.unstyled}</p>;
  if (wardrobe) return <Sides wardrobe={wardrobe} />;
  if (failed === "gone") return <p className="label">{t.gone}</p>;
  if (failed === null) return <p className="label">{t.loading}</p>;
  return (
    <div className="layouts-failed" role="alert">
      <p>{t.failed}</p>
      <Button look="ghost" small onClick={retry}>
        {t.retry}
      </Button>
    </div>
  );
}

/** Of an opening with two sides, the one that something is selected on; otherwise the one that was chosen here. */
function Sides({ wardrobe }: { readonly wardrobe: Wardrobe }) {
  const t = useMessages().designer.panels.layouts;
  const { session, text } = useDesignContext();
  const { document } = useDesignView();
  const { board } = useWork();
  const selection = useSessionValue(session, (state) => state.selection);
  const [chosen, choose] = useState<string | null>(null);
  const picked = selection.length === 0 ? board.sides.find(({ surface }) => surface.id === chosen) : undefined;
  const side = picked ?? sideInHand(board, selection);
  if (!side) return <p className="label">{t.none}</p>;
  const numberOf = (id: string) => document.surfaces.findIndex((one) => one.id === id) + 1;
  return (
    <>
      {board.sides.length > 1 && (
        <SegmentedControl
          label={t.side}
          segments={board.sides.map(({ surface: { id }, layout: { title } }) => ({
            value: id,
            label: title ? text(title) : t.sideNumber({ n: numberOf(id) }),
          }))}
          value={side.surface.id}
          onChange={(id) => {
            session.select([]);
            choose(id);
          }}
        />
      )}
      <Layouts key={side.surface.id} surface={side.surface} wardrobe={wardrobe} />
    </>
  );
}

/** With more layouts than this one chooses a number of photos first. */
const MANY = 40;
const ALL = "all";

function Layouts({ surface, wardrobe }: { readonly surface: Surface; readonly wardrobe: Wardrobe }) {
  const t = useMessages().designer.panels.layouts;
  const { session, kind, data } = useDesignContext();
  const { document, layouts: views } = useDesignView();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [wish, setWish] = useState<string | null>(null);
  const found = sideLayouts(kind, document, data, surface, wardrobe);
  if (!found) return <p className="label">{t.none}</p>;
  const { side, layouts, present } = found;
  const apply = (layout: Layout | undefined) => {
    if (!layout || layout === present) return;
    const measures = views.find((one) => one.surface === surface.id);
    const dressed = layoutSteps(document, surface, { side, layout }, wardrobe, (elements) =>
      measures ? (kind.design.styles?.suit?.(elements, measures, document.photos) ?? elements) : elements,
    );
    const operation = settledOperation(kind.design, data, document, dressed.steps);
    if (operation && session.perform(operation).ok) setLeftOut(dressed.leftOut);
  };
  const groups = byPhotos(found);
  const shown = photosInPlaces(surface.elements);
  // So many that nobody looks through them all: those for the photos that are there come first.
  const wished = layouts.length > MANY ? (wish ?? likelyPhotos(groups, shown)?.toString() ?? ALL) : ALL;
  const groupName = (photos: number) => (photos === 0 ? t.noPhotos : t.photos({ count: photos }));
  const numberOf = (layout: Layout) => layouts.indexOf(layout) + 1;
  return (
    <>
      <p className="label">{t.help}</p>
      {layouts.length > 1 && (
        <Button
          look="ghost"
          small
          icon="wand"
          className="layouts-another"
          onClick={() => apply(anotherLayout(found, shown))}
        >
          {t.another}
        </Button>
      )}
      <LeftOut photos={leftOut} document={document} />
      {layouts.length > MANY && (
        <Select
          className="layouts-wish"
          label={t.wish}
          value={wished}
          onChange={({ target }) => setWish(target.value)}
          options={[
            { value: ALL, label: t.all },
            ...groups.map(([photos]) => ({ value: String(photos), label: groupName(photos) })),
          ]}
        />
      )}
      {groups
        .filter(([photos]) => wished === ALL || String(photos) === wished)
        .map(([photos, some]) => (
          <section key={photos} className="layouts-group">
            <h3>{groupName(photos)}</h3>
            <ChoiceTiles
              label={groupName(photos)}
              tiles={some.map((layout) => ({
                key: layout.key,
                label: t.name({ n: numberOf(layout) }),
                picture: <LayoutDrawing template={templateFor(layout, side.sheet)} sheet={side.sheet} />,
              }))}
              chosen={present?.key ?? null}
              onChoose={(key) => apply(layouts.find((one) => one.key === key))}
            />
          </section>
        ))}
    </>
  );
}
