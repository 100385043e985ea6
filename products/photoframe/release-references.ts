import type { ListRule } from "../../core/list-rules.ts";
import { unknownNames } from "../price-list.ts";
import type { FrameFamily, ReadyMade } from "./release-frames.ts";

/** The parts of a release that name each other; a plain shape, so that the schema can check itself with it. */
interface References {
  readonly materials: readonly {
    readonly key: string;
    readonly surface: string;
    readonly defaultFrame: string | null;
    readonly formats: { readonly ratios: string };
  }[];
  readonly defaultMaterial: string;
  readonly formats: Readonly<Record<string, unknown>>;
  readonly optionGroups: readonly {
    readonly key: string;
    readonly materials: readonly string[];
    readonly values: readonly {
      readonly key: string;
      readonly materials?: readonly string[] | undefined;
      readonly needs?: Readonly<Record<string, string>> | undefined;
    }[];
  }[];
  readonly frames: {
    readonly types: readonly { readonly key: string; readonly frameType: string; readonly material: string }[];
    readonly families: readonly FrameFamily[];
    readonly readyMade: ReadyMade;
  };
  readonly surfaces: Readonly<Record<string, { readonly resolution: string }>>;
  readonly resolutions: Readonly<Record<string, unknown>>;
  readonly campaigns: readonly { readonly materials: readonly string[] }[];
}

/** Names in a release that lead nowhere, empty when the release is sound. */
export function danglingReferences(release: References): readonly ListRule[] {
  const { frames } = release;
  const variants = [...frames.families, frames.readyMade].flatMap((family) =>
    family.finishes.map((finish) => `${family.key}-${finish.key}`),
  );
  const values = release.optionGroups.flatMap((group) => group.values.map((value) => `${group.key}-${value.key}`));
  const named: readonly (readonly [
    what: Parameters<typeof unknownNames>[0],
    names: readonly string[],
    known: readonly string[],
  ])[] = [
    ["material", materialNames(release), release.materials.map(({ key }) => key)],
    [
      "frame type",
      release.materials.flatMap(({ defaultFrame }) => defaultFrame ?? []),
      frames.types.map(({ key }) => key),
    ],
    ["frame", frames.types.map(({ frameType }) => frameType), variants],
    ["format list", release.materials.map(({ formats }) => formats.ratios), Object.keys(release.formats)],
    ["surface", release.materials.map(({ surface }) => surface), Object.keys(release.surfaces)],
    ["resolution", Object.values(release.surfaces).map((one) => one.resolution), Object.keys(release.resolutions)],
    ["option", neededValues(release), values],
  ];
  return [...named.flatMap((names) => unknownNames(...names)), ...lateNeeds(release)];
}

/** Options may need values of earlier groups only: then no two can wait for each other. */
const lateNeeds = ({ optionGroups }: References): readonly ListRule[] =>
  optionGroups.flatMap(({ key, values }, position) => {
    const earlier = new Set(optionGroups.slice(0, position).map((group) => group.key));
    const needed = values.flatMap(({ needs }) => Object.keys(needs ?? {}));
    return needed.filter((one) => !earlier.has(one)).map((one) => ({ rule: "needs-later", name: key, needed: one }));
  });

const materialNames = ({ frames, ...release }: References): readonly string[] => [
  release.defaultMaterial,
  ...release.optionGroups.flatMap(({ materials, values }) => [
    ...materials,
    ...values.flatMap((one) => one.materials ?? []),
  ]),
  ...frames.types.map(({ material }) => material),
  ...[...frames.families, frames.readyMade].flatMap(({ materials }) => materials),
  ...release.campaigns.flatMap(({ materials }) => materials),
];

const neededValues = (release: References): readonly string[] =>
  release.optionGroups.flatMap(({ values }) =>
    values.flatMap(({ needs }) => Object.entries(needs ?? {}).map(([group, value]) => `${group}-${value}`)),
  );
