import { useState } from "react";
import {
  type Filled,
  type FillOrder,
  fillAnew,
  fillOrders,
  fillTiles,
  isStillFilled,
} from "../../../design/tiles/fill-tiles.ts";
import { isTileElement } from "../../../design/tiles/side-tiles.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import type { PanelDesign } from "../../panel.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** Fills all tiles at once; those that are locked stay, and what was lost is said. */
export function FillSection({ props: { locale }, design }: { readonly props: Props; readonly design: PanelDesign }) {
  const words = wordsOf(locale);
  const [order, setOrder] = useState<FillOrder>("date");
  const [busy, setBusy] = useState(false);
  const [filled, setFilled] = useState<Filled | null>(null);
  const { document } = design;
  const tiles = document.surfaces.flatMap(({ elements }) => elements.filter(isTileElement));
  const result = filled && isStillFilled(filled, tiles) ? filled : null;
  const locked = tiles.filter((tile) => tile.locked);
  const fill = async () => {
    setBusy(true);
    const { photos } = document;
    const colours = order === "colour" ? await design.meanColours(photos.map(({ id }) => id)) : new Map();
    const seed = Math.floor(Math.random() * 0xffff_ffff);
    const done = (order === "chance" ? fillAnew : fillTiles)({ tiles, photos, order, seed, colours });
    design.perform(done.steps);
    setFilled(done);
    setBusy(false);
  };
  return (
    <fieldset className="panel-fill">
      <legend className="panel-legend">
        {words.fill}
        {locked.length > 0 && <span>{words.locked({ count: locked.length })}</span>}
      </legend>
      <SegmentedControl<FillOrder>
        label={words.fill}
        segments={fillOrders.map((value) => ({ value, label: words.orders[value] }))}
        value={order}
        onChange={setOrder}
      />
      {order === "chance" && <p className="label">{words.byChance}</p>}
      <div className="panel-fill-do">
        <Button look="ghost" small disabled={busy || document.photos.length === 0} onClick={() => void fill()}>
          {order === "chance" && result ? words.again : words.fill}
        </Button>
        {locked.length > 0 && (
          <IconButton
            icon="lock-open"
            label={words.unlock}
            onClick={() =>
              design.perform(
                locked.map(({ id }) => ({ type: "setElement", element: id, set: {}, unset: ["locked"] }) as const),
              )
            }
          />
        )}
      </div>
      <output className="label">{resultWords()}</output>
    </fieldset>
  );

  function resultWords(): string {
    if (document.photos.length === 0) return words.noPhotos;
    if (!result) return "";
    const { worst, cutFaces, leftOut, empty } = result;
    const name = document.photos.find(({ id }) => id === worst?.photo)?.name ?? "";
    const percent = new Intl.NumberFormat(locale).format(Math.round((worst?.loss ?? 0) * 100));
    return [
      cutFaces === 0 ? words.facesWhole : words.facesCut({ count: cutFaces }),
      ...(worst && worst.loss > 0.005 ? [words.worst({ name, percent })] : []),
      ...(leftOut > 0 ? [words.leftOut({ count: leftOut })] : []),
      ...(empty > 0 ? [words.empty({ count: empty })] : []),
    ].join(" ");
  }
}
