/** Writes the demo's goods, `node demo/make-goods/make-goods.ts`: layouts, looks, words, themes and sets as JSON. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { layoutSchema } from "../../design/template/template.ts";
import { bookLayouts } from "./book-layouts.ts";
import { calendarLayouts } from "./calendar-layouts.ts";
import { artLayouts } from "./card-layouts-art.ts";
import { backLayouts, insideLayouts } from "./card-layouts-inside.ts";
import { photoLayouts } from "./card-layouts-photo.ts";
import { typeLayouts } from "./card-layouts-type.ts";
import { collageLayouts, collages } from "./collages.ts";
import { layoutChoices } from "./layout-choices.ts";
import { pairings, palettes } from "./looks.ts";
import { searchWords } from "./search-words.ts";
import { bookSets, calendarGroups } from "./sets.ts";
import { cardThemes } from "./themes.ts";
import { cardWords } from "./words-of-cards.ts";

const folder = join(import.meta.dirname, "../goods");
rmSync(folder, { recursive: true, force: true });

function write(file: string, content: unknown): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

for (const [chapter, themes] of cardThemes()) write(`themes/${chapter}.json`, themes);
for (const layout of [
  ...photoLayouts,
  ...artLayouts,
  ...typeLayouts,
  ...insideLayouts,
  ...backLayouts,
  ...calendarLayouts,
  ...bookLayouts,
  ...collageLayouts,
]) {
  write(`layouts/${layout.key}.json`, layoutSchema.parse(layout));
}
write("layout-choices.json", layoutChoices());
write("palettes.json", palettes);
write("pairings.json", pairings);
write("words.json", cardWords);
write("search-words.json", searchWords());
write("calendar-design-groups.json", calendarGroups());
write("photobook-design-group-sets.json", bookSets());
write("collages.json", collages());
