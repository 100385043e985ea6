import { useState } from "react";
import { configurationStep } from "../../../design/apply-whole.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { borderOfTiles, gapOfTiles } from "../../../design/tiles/move-tiles.ts";
import { isTileElement, tilesOfSide } from "../../../design/tiles/side-tiles.ts";
import { MOST_SIGNS, signsIn } from "../../../design/tiles/sign-cells.ts";
import { leastSignTiles } from "../../../design/tiles/sign-tiles.ts";
import {
  contentsOf,
  emptyContents,
  newTileNames,
  tileElement,
  withTiles,
} from "../../../design/tiles/tile-elements.ts";
import { arrangeTiles, formOfTiles, type TileForm } from "../../../design/tiles/tile-form.ts";
import { TextInput } from "../../../ui/text-input.tsx";
import type { PanelDesign } from "../../panel.ts";
import { tileLimits } from "../case.ts";
import { openCase } from "../check.ts";
import { namesIn } from "../late-change.ts";
import { seenDesign } from "../seen-design.ts";
import { isSign, usualMeasures } from "../side-measures.ts";
import { sideName } from "../surfaces.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

const drawings = {
  grid: "M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z",
  heart: "M12 21C7 16.5 3 13 3 8.700A4.700 4.700 0 0 1 12 6.500 4.700 4.700 0 0 1 21 8.700C21 13 17 16.500 12 21Z",
  mosaic: "M3 3h6v10H3zM11 3h10v6H11zM11 11h4v10h-4zM3 15h6v6H3zM17 11h4v10h-4z",
  sign: "M4 20L9 4L14 20M6 15h6M17 6l3-2v16",
  comb: "M8 3l4 2.300v4.700L8 12.300 4 10V5.300zM16 3l4 2.300v4.700l-4 2.300L12 10V5.300zM12 11.200l4 2.300v4.700l-4 2.300-4-2.300v-4.700z",
} as const;
type FormName = keyof typeof drawings;
const formNames = Object.keys(drawings) as FormName[];

/** Another number gives another mosaic: pressing "free" again shuffles sizes. */
const formNamed = (name: FormName): TileForm => {
  if (name === "heart") return { kind: "outline", outline: "heart" };
  if (name === "sign") return { kind: "sign", sign: "A" };
  return name === "mosaic" ? { kind: "mosaic", seed: Math.floor(Math.random() * 0xffff_ffff) } : { kind: name };
};

interface FormChoiceProps {
  readonly props: Props;
  readonly design: PanelDesign;
  readonly layout: SurfaceLayout;
}

/** Arrangement of the side's tiles; they keep their photos. */
export function FormChoice({ props: { configuration, data, locale }, design, layout }: FormChoiceProps) {
  const words = wordsOf(locale);
  const [sign, setSign] = useState("");
  const surface = design.document.surfaces.find(({ id }) => id === design.side);
  const side = surface && tilesOfSide(surface.elements);
  if (!surface || !side) return null;
  const one = openCase(configuration, data);
  const laid = formOfTiles(side);
  const now = laid === "mosaic" && isSign(one.design) ? "sign" : laid;
  const take = (form: TileForm) => {
    const panel = one.panels.find((_, at) => sideName(at) === layout.surface);
    if (!panel) return;
    const usual = usualMeasures(one, panel);
    const border = side.stencil || now === "comb" ? usual.border : borderOfTiles(side);
    const measures = { sheet: layout.trim, border, gap: gapOfTiles(side) || usual.gap };
    const missing = form.kind === "sign" ? Math.max(0, leastSignTiles(form.sign) - side.tiles.length) : 0;
    if (one.tiles + missing > tileLimits.max) return;
    const added = newTileNames(surface.id, missing, namesIn(design.document));
    const all = [
      ...side.tiles.map((tile) => ({ id: tile.id, contents: contentsOf(tile) })),
      ...added.map((id) => ({ id, contents: emptyContents })),
    ];
    const arranged = arrangeTiles(
      form,
      all.map(({ id }) => id),
      measures,
    );
    const rounded = side.tiles[0]?.mask === "rounded" ? { mask: "rounded" as const, radius: side.tiles[0].radius } : {};
    const look = arranged.mask ? { mask: arranged.mask } : rounded;
    const tiles = all.flatMap(({ id, contents }, at) => {
      const frame = arranged.frames.get(id);
      return frame ? [tileElement({ id, n: at + 1, frame }, contents, look, arranged.stencil ?? null)] : [];
    });
    const elements = withTiles(surface.elements, tiles.filter(isTileElement));
    const change = configurationStep(configuration, seenDesign(form, one, one.tiles + missing));
    design.perform([...(change ? [change] : []), { type: "arrange", surface: surface.id, elements }]);
  };
  return (
    <fieldset>
      <legend className="panel-legend">{words.form}</legend>
      <div className="panel-forms">
        {formNames.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={now === name}
            onClick={() => (now !== name || name === "mosaic") && take(formNamed(name))}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={drawings[name]} />
            </svg>
            {words.forms[name]}
          </button>
        ))}
      </div>
      {now === "sign" && (
        <TextInput
          className="panel-sign"
          label={words.sign}
          hint={words.signHint}
          placeholder="A"
          maxLength={MOST_SIGNS}
          autoComplete="off"
          value={sign}
          onChange={({ target: { value } }) => {
            const signs = signsIn(value);
            setSign(signs);
            if (signs !== "" && signs !== sign) take({ kind: "sign", sign: signs });
          }}
        />
      )}
    </fieldset>
  );
}
