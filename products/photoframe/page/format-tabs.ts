import type { Label } from "../../../core/labels.ts";
import type { Unit } from "../../../core/locale.ts";
import { type Format, sameFormat } from "../../../core/measure.ts";
import { type FormatGroup, formatGroups, shortList } from "../formats.ts";
import { formatNumber } from "../prepared.ts";
import type { Material, Release } from "../release.ts";
import { type CalculatorSetup, type CalculatorState, turned } from "./setup.ts";

/** The formats of one tab of the calculator, lying. */
export interface FormatTab {
  /** Ratio key of the specification; `panoramic` gathers the long ones. */
  readonly key: string;
  readonly label: Label;
  readonly formats: readonly Format[];
  /** Formats on the page; the others are in the dialog "more formats". */
  readonly listed: readonly Format[];
}

/** Tiles of a tab (catalogue facts, section 2: six per material). */
const mostListed = 6;

/** The order of the tabs, usual ratios first; a catalogue's own order is lost on its way through a database. */
const order = ["3:2", "4:3", "5:4", "square", "2:1", "16:9", "panoramic", "din", "fototapete"];
const rank = (tab: string): number => (order.includes(tab) ? order.indexOf(tab) : order.length);

const panoramic = new Set(["5:2", "3:1", "4:1", "5:1", "6:1"]);
const tabOfRatio = (ratio: string): string => (panoramic.has(ratio) ? "panoramic" : ratio);

/** All formats of a material by tab. What the catalogue keeps `hidden` can be ordered by its link only. */
export function formatTabs(release: Release, material: Material, unit: Unit): readonly FormatTab[] {
  const known = tabsOf.get(material) ?? {};
  const tabs = known[unit] ?? computeTabs(release, material, unit);
  if (!known[unit]) tabsOf.set(material, { ...known, [unit]: tabs });
  return tabs;
}

const tabsOf = new WeakMap<Material, Partial<Record<Unit, readonly FormatTab[]>>>();

function computeTabs(release: Release, material: Material, unit: Unit): readonly FormatTab[] {
  const short = shortList(material, unit);
  return gathered(formatGroups(release, material, unit)).map(([key, formats]) => ({
    key,
    label: { key: `fmt.${key}` },
    formats,
    listed: listed(formats, short),
  }));
}

function gathered(groups: readonly FormatGroup[]): readonly (readonly [string, readonly Format[]])[] {
  const tabs = new Map<string, Format[]>();
  for (const { ratio, formats } of groups) {
    if (ratio === "hidden") continue;
    const tab = tabOfRatio(ratio);
    tabs.set(tab, [...(tabs.get(tab) ?? []), ...formats]);
  }
  return [...tabs]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([tab, formats]) => [tab, formats.toSorted(bySize)]);
}

/** The material's short list first, then the smallest others; shown by size. */
function listed(formats: readonly Format[], short: readonly Format[]): readonly Format[] {
  const isShort = (format: Format) => short.some((other) => sameFormat(other, format));
  const first = [...formats.filter(isShort), ...formats.filter((format) => !isShort(format))];
  return first.slice(0, mostListed).sort(bySize);
}

const bySize = (one: Format, other: Format): number =>
  one.width * one.height - other.width * other.height || one.width - other.width;

/** A format that can be had in some material; picking it exchanges the present one when need be. */
export interface MoreFormat {
  readonly format: Format;
  readonly materialType: string;
}

/** Formats of the dialog "more formats": all of the shop in the present material, else in the first that has them. */
export function moreFormats({ release, shop }: CalculatorSetup, { configuration, orientation }: CalculatorState) {
  const present = release.materials.filter(({ key }) => key === configuration.materialType);
  const others = release.materials.filter(({ key }) => key !== configuration.materialType);
  const tabs = new Map<string, { label: Label; formats: Map<number, MoreFormat> }>();
  for (const material of [...present, ...others]) {
    for (const { key, label, formats } of formatTabs(release, material, shop.unit)) {
      const tab = tabs.get(key) ?? { label, formats: new Map<number, MoreFormat>() };
      tabs.set(key, tab);
      for (const lying of formats) {
        const format = turned(lying, orientation);
        const known = tab.formats.has(formatNumber(format));
        if (!known) tab.formats.set(formatNumber(format), { format, materialType: material.key });
      }
    }
  }
  const ordered = [...tabs].sort(([one], [other]) => rank(one) - rank(other));
  return ordered.map(([key, { label, formats }]) => ({
    key,
    label,
    formats: [...formats.values()].sort((one, other) => bySize(one.format, other.format)),
  }));
}

/** The tab a format is in: its own, otherwise null (own formats, and what the catalogue does not list). */
export const tabOf = (tabs: readonly FormatTab[], format: Format): FormatTab | null =>
  tabs.find(({ formats }) => formats.some((lying) => sameSides(lying, format))) ?? null;

/** Is it among the tiles of any tab? If not, the chosen format appears in a slot of its own behind them. */
export const isListed = (tabs: readonly FormatTab[], format: Format): boolean =>
  tabs.some((tab) => tab.listed.some((lying) => sameSides(lying, format)));

const sameSides = (one: Format, other: Format): boolean =>
  sameFormat(one, other) || sameFormat(one, { width: other.height, height: other.width });
