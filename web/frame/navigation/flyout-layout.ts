import { type FlyoutPreset, imagePreset } from "../../../core/image/image-presets.ts";
import type { FlyoutType } from "./navigation.ts";

/** What a group of a flyout is; the layout of its kind of goods says where it stands and how wide its pictures are. */
export const flyoutParts = [
  "images",
  "lists",
  "occasions",
  "additional",
  "poster",
  "colors",
  "other",
  "categories",
  "without-template",
  "subline",
  "shapes",
  "feature",
] as const;
export type FlyoutPart = (typeof flyoutParts)[number];

type Row = Readonly<Partial<Record<FlyoutPart, FlyoutPreset | null>>>;

/**
 * The rows of each flyout and the presets of their pictures, which say how wide those are (chrome document, section 9);
 * null: drawn, or without any.
 */
export const flyoutLayouts: Readonly<Record<FlyoutType, readonly Row[]>> = {
  calendar: [{ images: "flyout-calendar" }, { lists: null }],
  card: [{ occasions: "flyout-cards-occasion" }, { lists: null, additional: "flyout-cards-additional" }],
  collage: [{ images: "flyout-collage" }, { lists: null }],
  frame: [
    { poster: "flyout-frame-poster" },
    { colors: "flyout-frame-colors", other: "flyout-frame-other", lists: null },
  ],
  photobook: [
    { categories: "flyout-photobook-categories" },
    { "without-template": "flyout-photobook-without-template", subline: "flyout-photobook-subline", lists: null },
  ],
  wandbilder: [{ images: "flyout-wall-pictures" }, { shapes: null, lists: null }],
  // Not specified: as those of collages.
  accessories: [{ images: "flyout-collage" }, { lists: null }],
};

/** The second row of frames has no place for more (chrome document, section 2). */
const mostInSecondFrameRow = 3;

/** Width over height of the pictures of a part. */
export const flyoutRatios: Readonly<Partial<Record<FlyoutPart, number>>> = {
  images: 3 / 2,
  poster: 3 / 2,
  categories: 3 / 2,
  "without-template": 3 / 2,
  occasions: 4 / 5,
  additional: 1,
  colors: 1,
  other: 1,
  subline: 1,
};

/** A group in its row; `feature` stands beside all rows. */
export interface PlacedGroup<Group> {
  readonly group: Group;
  readonly width: number | null;
}

/**
 * Groups in the rows of their kind, one to three; a group that this kind has no place for is left out and told. An
 * entry with nothing in it takes no row.
 */
export function flyoutRows<Group extends { readonly part: FlyoutPart }>(
  type: FlyoutType,
  groups: readonly Group[],
  leftOut: (what: string) => void,
): readonly (readonly PlacedGroup<Group>[])[] {
  const layout = flyoutLayouts[type];
  const isPlaced = ({ part }: Group) => part === "feature" || layout.some((row) => part in row);
  for (const group of groups) if (!isPlaced(group)) leftOut(`a group ${group.part} in a flyout of ${type}`);
  const rows = layout.map((row, index) => {
    const placed = groups.flatMap((group) => (group.part in row ? [{ group, width: widthOf(row[group.part]) }] : []));
    return type === "frame" && index === 1 ? placed.slice(0, mostInSecondFrameRow) : placed;
  });
  return rows.filter((row) => row.length > 0);
}

const widthOf = (preset: FlyoutPreset | null | undefined) => (preset ? (imagePreset(preset).width ?? null) : null);
