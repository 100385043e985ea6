import { type CardTheme, cardThemeSchema } from "../../services/themes/theme-data.ts";
import { chapters } from "./themes-of-cards.ts";
import { titlesIn } from "./titles.ts";
import { titlesOfCards } from "./titles-of-cards.ts";

const titled = titlesIn(titlesOfCards);

/** Chapters that mix categories say by the words which one a theme belongs to. */
const categoryOfWords: Readonly<Record<string, readonly number[]>> = {
  mother: [2],
  special: [1],
  travel: [6],
  mountains: [6],
  family: [7],
  year: [8],
  thanks: [11],
  invitation: [11],
  moving: [11],
  "guests-wedding": [17],
  "guests-birthday": [18],
  "guests-christening": [19],
  "guests-communion": [20],
  "guests-confirmation": [23],
  notebook: [21],
  friends: [24],
  condolence: [25],
};
const productOfWords: Readonly<Record<string, readonly string[]>> = {
  notebook: ["notebook"],
  friends: ["friends-book"],
  condolence: ["condolence-book"],
};
const photoLayouts = /photo|three-in|four-round|print-on|strip-of|colour-beside/;
/** The season's first theme was drawn on this day; one each other day. */
const firstDay = Date.UTC(2026, 0, 12);
const NEW_SINCE = "2026-08-20";

/** All themes of the table, in its order, by chapter. */
export function cardThemes(): ReadonlyMap<string, readonly CardTheme[]> {
  let number = 0;
  return new Map(
    chapters.map((chapter) => {
      const lines = chapter.lines.trim().split("\n");
      return [chapter.file, lines.map((line) => themeOf(line, chapter, number++))] as const;
    }),
  );
}

function themeOf(line: string, chapter: (typeof chapters)[number], number: number): CardTheme {
  const cells = line.split("|").map((cell) => cell.trim());
  const [id = "", layout = "", palette, pairing, words = "", main = "-", accent = "-", ...rest] = cells;
  const [artInk, style, foil, de = "", en = ""] = rest;
  if (cells.length !== 12) throw new Error(`not twelve cells: ${line}`);
  // Scattered, so that neighbours in the table are no neighbours in a list.
  const scattered = 40 + ((number * 7919) % 961);
  const products = productOfWords[words] ?? chapter.products;
  // What stands beside the cards of a day (place cards, newspapers, guestbooks) is ordered by fewer, and after them.
  const popularity = products.includes("flat") ? scattered : Math.round(scattered / 4);
  const created = new Date(firstDay + ((number * 53) % 150) * 2 * 86_400_000).toISOString().slice(0, 10);
  const labels = [
    ...(created >= NEW_SINCE ? ["new"] : []),
    ...(popularity > 850 ? ["favourite"] : []),
    ...(foil === "-" ? [] : ["refined"]),
    photoLayouts.test(layout) ? "photo" : "drawing",
  ];
  return cardThemeSchema.parse({
    id,
    title: titled(id, de, en),
    layout,
    palette,
    pairing,
    words,
    artInk,
    style,
    labels,
    popularity,
    created,
    art: { ...(main === "-" ? {} : { main }), ...(accent === "-" ? {} : { accent }) },
    occasions: chapter.occasions,
    categories: categoryOfWords[words] ?? chapter.categories,
    products,
    punchings: chapter.punchings,
    refinement: foil === "-" ? null : foil,
  });
}
