import type { Language } from "../../../core/locale.ts";
import type { Db } from "../../../platform/database/database.ts";
import { type PartName, readParts } from "../part-store.ts";
import type { CardTheme } from "../theme-data.ts";
import type { PreviewJob } from "./preview-job.ts";

/** Parts of a drawing, by name: a card's theme, or one page of a group. */
export type Look = Pick<CardTheme, "layout" | "palette" | "pairing" | "art" | "artInk"> & {
  /** Null: the words are no theme's. */
  readonly words: string | null;
};

type Named = Omit<Look, "artInk" | "layout"> & {
  /** Undefined: none. */
  readonly layout: string | undefined;
};

/** The parts that a look names. */
export const partNames = ({ layout, palette, pairing, words, art }: Named): readonly PartName[] => [
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

/** Contents of a drawing, in one statement; null when a part is not published, or the layout lacks the proportion. */
export async function readPreviewJob(
  db: Db,
  look: Look,
  { refinement, proportion, language }: Pick<PreviewJob, "refinement" | "proportion" | "language">,
): Promise<PreviewJob | null> {
  const { art, artInk, words } = look;
  const parts = await readParts(db, partNames(look));
  const template = parts.layout(look.layout)?.variants[proportion];
  const [palette, pairing] = [parts.palette(look.palette), parts.pairing(look.pairing)];
  if (!template || !palette || !pairing) return null;
  return {
    template,
    proportion,
    palette,
    pairing,
    artInk,
    language,
    refinement,
    main: parts.clipart(art.main),
    accent: parts.clipart(art.accent),
    words: words === null ? sampleMonth(language) : parts.words(words, language),
  };
}
