import { type Label, labelFor } from "../../core/labels.ts";
import { type Format, parseFormat, swapSides } from "../../core/measure.ts";
import { EDGE_COLOUR } from "./configuration.ts";
import { type FrameVariant, frameVariants } from "./frame-variant.ts";
import type { Material, OptionGroup, OptionValue, Release } from "./release.ts";

/** A release turned into look-ups, made once per release and kept as long as the release is. */
export interface Prepared {
  readonly materials: ReadonlyMap<string, Material>;
  readonly frames: ReadonlyMap<string, FrameVariant>;
  readonly frameTypes: ReadonlyMap<string, Release["frames"]["types"][number]>;
  readonly groups: ReadonlyMap<string, PreparedGroup>;
  /** Groups of a material in catalogue order; glazing is not among them, it depends on the frame. */
  readonly groupsOf: ReadonlyMap<string, readonly PreparedGroup[]>;
  readonly glazing: PreparedGroup | null;
  /** `stretcher-38` as in the link -> group and value. */
  readonly optionKeys: ReadonlyMap<string, readonly [group: string, value: string]>;
  /** Is it in a list of the catalogue, lying or standing? */
  readonly isListed: (format: Format) => boolean;
}

export interface PreparedGroup {
  readonly group: OptionGroup;
  readonly values: ReadonlyMap<string, PreparedValue>;
}

export interface PreparedValue {
  readonly value: OptionValue;
  readonly lineKey: string;
  /** "Keilrahmen: 3,8 cm" */
  readonly label: Label;
  readonly free: boolean;
}

const prepared = new WeakMap<Release, Prepared>();

export function prepare(release: Release): Prepared {
  const known = prepared.get(release);
  if (known) return known;
  const made = compute(release);
  prepared.set(release, made);
  return made;
}

const byKey = <Item extends { readonly key: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.key, item]));

function compute(release: Release): Prepared {
  const groups = release.optionGroups.map(prepareGroup);
  return {
    materials: byKey(release.materials),
    frames: byKey(frameVariants(release)),
    frameTypes: byKey(release.frames.types),
    groups: new Map(groups.map((one) => [one.group.key, one])),
    groupsOf: new Map(
      release.materials.map(({ key }) => [key, groups.filter(({ group }) => group.materials.includes(key))]),
    ),
    glazing: groups.find(({ group }) => group.glazing) ?? null,
    optionKeys: new Map(
      groups.flatMap(({ group }) =>
        group.values.map((value) => [`${group.key}-${value.key}`, [group.key, value.key] as const] as const),
      ),
    ),
    isListed: listedIn(release),
  };
}

/** Read when it is asked for first, which most pieces never do. */
function listedIn(release: Release): Prepared["isListed"] {
  let listed: ReadonlySet<number> | undefined;
  return (format) => {
    listed ??= new Set(listedFormats(release).flatMap((one) => [formatNumber(one), formatNumber(swapSides(one))]));
    return listed.has(formatNumber(format));
  };
}

function prepareGroup(group: OptionGroup): PreparedGroup {
  const values = group.values.map((value): [string, PreparedValue] => {
    const label: Label = labelFor("quote.option", { group: { key: group.label }, value: { key: value.label } });
    const { fix, perM2, perM } = value.rate;
    const free = fix + perM2 + perM + (value.perEyelet ?? 0) === 0;
    return [value.key, { value, lineKey: `option.${group.key}.${value.key}`, label, free }];
  });
  return { group, values: new Map(values) };
}

function listedFormats(release: Release): readonly Format[] {
  const texts = Object.values(release.formats).flatMap(({ cm }) => Object.values(cm).flat());
  return texts.flatMap((text) => {
    const parsed = parseFormat(text);
    return parsed.ok ? [parsed.value] : [];
  });
}

/** Both sides in one number, for sets that are asked often. */
export const formatNumber = ({ width, height }: Format): number => width * 100_000 + height;

/** The label of an option in the language of refusals: "Keilrahmen: 2,5 cm". */
export function optionLabel(prepared: Prepared, group: string, value: string): Label | string {
  const known = prepared.groups.get(group)?.values.get(value)?.label;
  return known ?? (group === EDGE_COLOUR ? labelFor("opt.edge-colour") : value);
}
