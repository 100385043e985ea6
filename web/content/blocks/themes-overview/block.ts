import type { Api } from "../../../../core/http/api.ts";
import { writeQuery } from "../../../../core/query-string.ts";
import type { Shop } from "../../../../core/shop.ts";
import { shopPath } from "../../../../core/shop-path.ts";
import { themePaths } from "../../../../services/themes/contract.ts";
import { listPath } from "../../../frame/navigation/theme-address.ts";
import { ask } from "../../../reading/ask.ts";
import { defineBlock } from "../../define/define-block.ts";
import { headline, lead, option } from "../../define/fields.ts";
import { filter } from "../../define/goods-fields.ts";
import { t } from "../../define/office-words.ts";
import { previewPicture, type Tile } from "../../tile.ts";
import { themesOverviewExample } from "./example.ts";

/** A tile, and how many designs it leads to. */
type ThemesTile = Tile & { readonly count: number };

/** Links into the list of card designs by one filter, each with its most popular design; no empty ones. */
export const block = defineBlock({
  name: "themes-overview",
  title: t("Themen der Karten", "Themes of cards"),
  palette: ["goods", 70],
  fields: {
    headline,
    text: lead,
    by: option(t("Wonach", "By"), [
      ["occasion", t("Anlass", "Occasion")],
      ["category", t("Art der Karte", "Kind of card")],
      ["style", t("Stil", "Style")],
      ["color", t("Farbe", "Colour")],
      ["product", t("Produkt", "Product")],
    ]),
    /** Values to show, in that order; empty: all. */
    values: filter(
      "Welche",
      "Which",
      t("Werte mit Leerzeichen dazwischen; ohne Angabe alle.", "Values with spaces between them; without any, all."),
    ),
  },
  load: {
    start: { tiles: [] as readonly ThemesTile[] },
    async ask({ by, values }, { api, shop }) {
      const found = await ask(api, themePaths.themes, { query: { limit: "1" } });
      if (!found.ok) return null;
      const known = found.value.facets.find(({ type }) => type === by)?.values ?? [];
      const wanted = values.split(/[\s,]+/).filter((value) => value !== "");
      const chosen =
        wanted.length === 0 ? known : wanted.flatMap((value) => known.find((one) => one.value === value) ?? []);
      const tiles = chosen.filter(({ count }) => count > 0).slice(0, mostTiles);
      const designs = await Promise.all(tiles.map(({ value }) => popular(api, { [by]: [value] })));
      const pictures = eachItsOwn(designs);
      return { tiles: tiles.map((one, index) => tileOf(shop, { ...one, by }, pictures[index])) };
    },
  },
  example: themesOverviewExample,
});

const mostTiles = 16;

interface Way {
  readonly by: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

type Preview = Parameters<typeof previewPicture>[0];

/** The previews of a filter's designs, the most popular first. */
async function popular(api: Api, filters: Readonly<Record<string, readonly string[]>>): Promise<readonly Preview[]> {
  const found = await ask(api, themePaths.themes, { query: { filter: filters, limit: "4" } });
  return found.ok ? found.value.themes.map(({ preview }) => preview) : [];
}

/** A design may be the most popular of several occasions: each tile shows one that no earlier tile shows. */
function eachItsOwn(designs: readonly (readonly Preview[])[]): readonly (Preview | undefined)[] {
  const shown = new Set<string>();
  return designs.map((some) => {
    const own = some.find(({ src }) => !shown.has(src)) ?? some[0];
    if (own) shown.add(own.src);
    return own;
  });
}

function tileOf(shop: Shop, { by, value, label, count }: Way, preview: Preview | undefined): ThemesTile {
  return {
    key: value,
    name: label,
    fact: "",
    count,
    look: "sheet",
    price: null,
    href: `${shopPath(shop, listPath)}?${writeQuery({ filter: { [by]: [value] } })}`,
    picture: preview ? previewPicture(preview) : null,
  };
}
