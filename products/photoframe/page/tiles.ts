import { labelFor } from "../../../core/labels.ts";
import { type Format, sameFormat, writeFormat } from "../../../core/measure.ts";
import type { FormatsSection, PageTile } from "../../page-section.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import { prepare } from "../prepared.ts";
import { chooseFormat, chooseOrientation } from "./choose.ts";
import { type FormatTab, formatTabs, isListed, moreFormats, tabOf } from "./format-tabs.ts";
import { ownLimits, readOwnFormat } from "./own-format.ts";
import { type CalculatorSetup, type CalculatorState, type Turned, turned } from "./setup.ts";

type Tile = PageTile<PhotoFrameConfiguration>;
const turns: readonly Turned[] = ["landscape", "portrait"];

/** Formats by ratio, drawn true to scale; what the tabs do not show is in a dialog, what nobody lists is typed. */
export function formats(setup: CalculatorSetup, state: CalculatorState): FormatsSection<PhotoFrameConfiguration> {
  const { release, shop } = setup;
  const { configuration, orientation } = state;
  const material = prepare(release).materials.get(configuration.materialType ?? "");
  if (!material) throw new Error(`the calculator has no material ${configuration.materialType}`);
  const tabs = formatTabs(release, material, shop.unit);
  const more = () => moreFormats(setup, state);
  const tile = (format: Format, materialType = material.key): Tile => ({
    value: writeFormat(format),
    label: labelFor("fmt.size", { size: format }),
    size: format,
    refusal: null,
    chosen: materialType === material.key && sameFormat(format, configuration.format),
    ...(materialType === material.key ? {} : { type: { key: `mat.${materialType}` } }),
    to: () => chooseFormat(setup, state, format, materialType),
  });
  const tiles = (some: readonly Format[]) => some.map((format) => tile(turned(format, orientation)));
  return {
    kind: "formats",
    key: "format",
    legend: labelFor("calc.format"),
    orientations: () =>
      turns.map((turn) => ({
        value: turn,
        label: { key: `fmt.${turn}` },
        chosen: orientation === turn,
        refusal: null,
        to: () => chooseOrientation(setup, state, turn),
      })),
    tabs: tabs.map(({ key, label, formats: all, listed }) => ({
      key,
      label,
      listed: () => [...tiles(listed), ...slotOf(tabs, state, tile)],
      all: () => tiles(all),
    })),
    tab: (tabOf(tabs, configuration.format) ?? tabs[0])?.key ?? "",
    more: {
      count: () => more().reduce((sum, group) => sum + group.formats.length, 0),
      groups: () =>
        more().map(({ key, label, formats: all }) => ({
          key,
          label,
          tiles: all.map(({ format, materialType }) => tile(format, materialType)),
        })),
    },
    own: {
      ...ownLimits(setup, material),
      read: (typed) => readOwnFormat(setup, state, typed),
      choose: (format) => chooseFormat(setup, state, format),
    },
  };
}

/** The chosen format where it is no tile of any tab. */
function slotOf(
  tabs: readonly FormatTab[],
  { configuration, orientation }: CalculatorState,
  tile: (f: Format) => Tile,
) {
  const { format } = configuration;
  if (isListed(tabs, format)) return [];
  const known = tabs.some(({ formats: all }) => all.some((one) => sameFormat(turned(one, orientation), format)));
  return [{ ...tile(format), slot: known ? "more" : "own" } as const];
}
