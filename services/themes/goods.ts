import type { ArtPiece } from "../../design/art/art-piece.ts";
import type { Layout, Pairing, Palette } from "../../design/template/template.ts";
import type {
  BookSet,
  CalendarGroup,
  CardTheme,
  Collage,
  LayoutChoices,
  SearchWords,
  WordsData,
} from "./theme-data.ts";

/** Everything that is sold as a design, as shop data holds it. */
export interface Goods {
  readonly layouts: readonly Layout[];
  readonly layoutChoices: readonly LayoutChoices[];
  readonly palettes: readonly Palette[];
  readonly pairings: readonly Pairing[];
  readonly words: readonly WordsData[];
  readonly searchWords: readonly SearchWords[];
  readonly cliparts: readonly ArtPiece[];
  readonly themes: readonly CardTheme[];
  readonly calendarGroups: readonly CalendarGroup[];
  readonly bookSets: readonly BookSet[];
  readonly collages: readonly Collage[];
}

/** Parts by kind and key, as they are stored. */
export const partKinds = ["layout", "palette", "pairing", "words", "clipart", "search", "choices"] as const;
export type PartKind = (typeof partKinds)[number];

export function partsOf(goods: Goods) {
  const { layouts, layoutChoices, palettes, pairings, words, searchWords, cliparts } = goods;
  const all = (kind: PartKind, things: readonly { readonly key: string }[]) =>
    things.map((data) => ({ kind, key: data.key, data }));
  return [
    ...all("layout", layouts),
    ...all("choices", layoutChoices),
    ...all("palette", palettes),
    ...all("pairing", pairings),
    ...all("words", words),
    ...all("search", searchWords),
    ...cliparts.map((data) => ({ kind: "clipart" as const, key: data.id, data })),
  ];
}
export type Part = ReturnType<typeof partsOf>[number];
