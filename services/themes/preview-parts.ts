import type { Language } from "../../core/locale.ts";
import type { Db } from "../../platform/database/database.ts";
import { type PartName, readParts } from "./part-store.ts";
import type { PreviewParts } from "./previews.ts";
import type { CardTheme } from "./theme-data.ts";

/** What a drawing is made of, by name: a card's theme, or one page of a group. */
export type Look = Pick<CardTheme, "layout" | "palette" | "pairing" | "art" | "artInk"> & {
  /** Null: the words are no theme's. */
  readonly words: string | null;
};

/** The parts that a look names. */
export const partNames = ({ layout, palette, pairing, words, art }: Omit<Look, "artInk">): readonly PartName[] => [
  ["layout", layout],
  ["palette", palette],
  ["pairing", pairing],
  ["words", words ?? undefined],
  ["clipart", art.main],
  ["clipart", art.accent],
];

/** A month's name where the words are no theme's. */
const sampleMonth = (language: Language) => ({
  headline: new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(Date.UTC(2027, 8, 1)),
  names: "2027",
});

/** All that a drawing shows, in one statement; null when a part is not published. */
export async function readPreviewParts(
  db: Db,
  look: Look,
  plate: PreviewParts["plate"],
  language: Language,
): Promise<PreviewParts | null> {
  const { art, artInk, words } = look;
  const parts = await readParts(db, partNames(look));
  const [layout, palette, pairing] = [
    parts.layout(look.layout),
    parts.palette(look.palette),
    parts.pairing(look.pairing),
  ];
  if (!layout || !palette || !pairing) return null;
  const [main, accent] = [parts.clipart(art.main), parts.clipart(art.accent)];
  return {
    layout,
    palette,
    pairing,
    main,
    accent,
    artInk,
    words: words === null ? sampleMonth(language) : parts.words(words, language),
    plate,
  };
}
