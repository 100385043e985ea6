import type { Db } from "../../platform/database/database.ts";
import { jsonb } from "../../platform/database/jsonb.ts";
import type { CardTheme } from "../../services/themes/theme-data.ts";
import { type FilterType, filterTypes, filterValues, tokenOf } from "../../services/themes/theme-filters.ts";
import { writeThemeWords } from "../../services/themes/theme-words.ts";

/** Numbers that are the same in every run. */
export function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const syllables = [
  "ro",
  "sen",
  "lin",
  "mar",
  "ta",
  "wol",
  "ke",
  "bir",
  "nes",
  "hu",
  "dal",
  "fi",
  "gra",
  "mon",
  "pe",
  "su",
  "vel",
  "zim",
];
/** Made-up names of motifs; a theme has three of them, so a name is in one theme of a hundred. */
export const motifs = Array.from({ length: 300 }, (_, number) => {
  const roll = dice(number + 1);
  return `${syllables[roll(18)]}${syllables[roll(18)]}${syllables[roll(18)]}${syllables[number % 18]}`;
});

/** How many values of a filter a theme has. */
const valuesEach: Readonly<Record<FilterType, number>> = {
  occasion: 1,
  category: 1,
  color: 1,
  style: 1,
  label: 2,
  aspectRatio: 2,
  product: 3,
  punching: 3,
};

/** Fills the shop with themes; the same number gives the same themes. */
export async function fillThemes(db: Db, count: number, example: CardTheme): Promise<void> {
  const roll = dice(42);
  const pick = (values: readonly string[]): string => values[roll(values.length)] as string;
  const one = (number: number) => {
    const filters = filterTypes.flatMap((type) => {
      const values = new Set(Array.from({ length: valuesEach[type] }, () => pick(filterValues[type])));
      return [...values].map((value) => tokenOf(type, value));
    });
    const words = `${pick(motifs)} ${pick(motifs)} ${pick(motifs)} ${filters
      .slice(0, 4)
      .map((token) => token.split(":")[1])
      .join(" ")} Karte`;
    const id = `theme-${number}`;
    const created = new Date(Date.UTC(2020, 0, 1) + roll(2_400) * 86_400_000).toISOString().slice(0, 10);
    return {
      id,
      data: jsonb({ ...example, id }),
      filters,
      popularity: roll(100_000),
      created,
      look: "0".repeat(64),
      // Searched in German only; the other languages are built the same way.
      text_de: words,
      text_en: "",
      text_es: "",
      text_fr: "",
      text_it: "",
      text_nl: "",
    };
  };
  for (let at = 0; at < count; at += 2_000) {
    const rows = Array.from({ length: Math.min(2_000, count - at) }, (_, index) => one(at + index));
    await db.insertInto("card_theme").values(rows).execute();
  }
  await writeThemeWords(db);
  await db.insertInto("goods_release").defaultValues().execute();
}
