import type { Language } from "../core/locale.ts";
import { dressingPiece } from "../design/art/drawing-of.ts";
import type { Style } from "../design/template/style.ts";
import { createWardrobe, type Wardrobe } from "../design/template/wardrobe.ts";
import { plateOf } from "../services/themes/refinements.ts";
import { wornLayouts } from "../services/themes/styles.ts";
import { type CardTheme, choicesKey, styleParts } from "../services/themes/theme-data.ts";
import type { demoGoods } from "./demo-articles.fixture.ts";

type Goods = Awaited<ReturnType<typeof demoGoods>>;

function found<Item>(items: readonly Item[], is: (item: Item) => boolean): Item {
  const one = items.find(is);
  if (!one) throw new Error("the demo lacks it");
  return one;
}

export const themeOf = (goods: Goods, id: string): CardTheme => found(goods.themes, (one) => one.id === id);

/** A theme of the demo as the shop gives it to designers: its own layout, and the choices for its inside and back. */
export function demoThemeWardrobe(goods: Goods, theme: CardTheme, language: Language = "de"): Wardrobe {
  const piece = (name: string | undefined) =>
    name === undefined ? null : dressingPiece(found(goods.cliparts, (one) => one.id === name));
  const [main, accent] = [piece(theme.art.main), piece(theme.art.accent)];
  const parts = styleParts.card.map((part) => {
    const own = part === "front" ? [theme.layout] : [];
    const choices = goods.layoutChoices.find(({ key }) => key === choicesKey("card", part))?.layouts ?? [];
    const names = [...new Set([...own, ...choices])];
    const layouts = names.map((name) => found(goods.layouts, ({ key }) => key === name));
    return [part, wornLayouts(layouts, own.length, theme.art)] as const;
  });
  const { texts } = found(goods.words, ({ key }) => key === theme.words);
  const style: Style = {
    key: theme.id,
    title: theme.title.de,
    parts: Object.fromEntries(parts),
    dressing: {
      palette: found(goods.palettes, ({ key }) => key === theme.palette),
      pairing: found(goods.pairings, ({ key }) => key === theme.pairing),
      art: { ...(main ? { main } : {}), ...(accent ? { accent } : {}) },
      artInk: theme.artInk,
      language,
      words: texts[language] ?? texts.en,
      plate: theme.refinement === null ? null : plateOf[theme.refinement],
    },
  };
  return createWardrobe(style, goods.stock);
}
