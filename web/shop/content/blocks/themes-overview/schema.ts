import { z } from "zod";
import type { Api } from "../../../../../core/http/api.ts";
import { writeQuery } from "../../../../../core/query-string.ts";
import { shopPath } from "../../../../../core/shop-path.ts";
import { themePaths } from "../../../../../services/themes/contract.ts";
import { ask } from "../../../../ask.ts";
import { listPath } from "../../../themes/theme-address.ts";
import { type BlockReading, optionField, textField, withAnswer } from "../../block-fields.ts";
import { previewPicture, type Tile } from "../../tile.ts";

/** A tile, and how many designs it leads to. */
export type ThemesTile = Tile & { readonly count: number };

/** Ways into the list of card designs by one of its filters, each with its most popular design; of an empty one nothing is shown. */
export const themesOverviewSchema = (reading: BlockReading) =>
  z
    .object({
      headline: textField,
      text: textField,
      by: optionField(["occasion", "category", "style", "color", "product"], "occasion"),
      /** Values to show, in that order; empty: all. */
      values: textField,
    })
    .transform(({ headline, text, by, values }) =>
      withAnswer(reading, {
        read: { headline, text },
        start: { tiles: [] as readonly ThemesTile[] },
        answer: async (api) => {
          const found = await ask(api, themePaths.themes, { query: { limit: "1" } });
          if (!found.ok) return null;
          const known = found.value.facets.find(({ type }) => type === by)?.values ?? [];
          const wanted = values.split(/[\s,]+/).filter((value) => value !== "");
          const chosen =
            wanted.length === 0 ? known : wanted.flatMap((value) => known.find((one) => one.value === value) ?? []);
          const tiles = chosen.filter(({ count }) => count > 0).slice(0, mostTiles);
          const designs = await Promise.all(tiles.map(({ value }) => popular(api, { [by]: [value] })));
          const pictures = eachItsOwn(designs);
          return { tiles: tiles.map((one, index) => tileOf(reading, { ...one, by }, pictures[index])) };
        },
      }),
    );
export type ThemesOverview = z.output<ReturnType<typeof themesOverviewSchema>>;

const mostTiles = 16;

interface Way {
  readonly by: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

type Preview = Parameters<typeof previewPicture>[0];

/** The previews of a filter's designs, the most popular first. */
async function popular(api: Api, filter: Readonly<Record<string, readonly string[]>>): Promise<readonly Preview[]> {
  const found = await ask(api, themePaths.themes, { query: { filter, limit: "4" } });
  return found.ok ? found.value.themes.map(({ preview }) => preview) : [];
}

/** A design is often the most popular of several occasions: each tile shows one that no tile before it shows, while there is one. */
function eachItsOwn(designs: readonly (readonly Preview[])[]): readonly (Preview | undefined)[] {
  const shown = new Set<string>();
  return designs.map((some) => {
    const own = some.find(({ src }) => !shown.has(src)) ?? some[0];
    if (own) shown.add(own.src);
    return own;
  });
}

function tileOf({ shop }: BlockReading, { by, value, label, count }: Way, preview: Preview | undefined): ThemesTile {
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
