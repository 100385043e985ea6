import type { ListRule } from "../../core/list-rules.ts";
import type { Layout } from "../../design/template/template.ts";
import { catalogueFonts } from "../../design/text/font-catalogue.ts";
import { themeColours } from "../../products/card/theme-filters.ts";
import type { Goods } from "./goods.ts";
import { choicesKey, styledKinds, styleParts } from "./theme-data.ts";
import { filterValuesOf } from "./theme-filters.ts";
import { themeRatios } from "./theme-ratios.ts";

/** A dangling or duplicate name in the design stock: list, entry and broken rule. */
export interface GoodsProblem {
  readonly list: keyof Goods;
  readonly id: string;
  readonly path: string;
  /** A text is for the publisher of the stock; no price list causes it. */
  readonly rule: ListRule | string;
}

/** A collage of the catalogue: how many photos it has. */
export type CollageDesigns = readonly { readonly id: number; readonly photos: number }[];

/** Checks that every name refers to something, and that nothing is duplicate. */
export function checkGoods(goods: Goods, collageDesigns: CollageDesigns): readonly GoodsProblem[] {
  const keys = (things: readonly { readonly key: string }[]) => new Set(things.map(({ key }) => key));
  const known = {
    layout: keys(goods.layouts),
    palette: keys(goods.palettes),
    pairing: keys(goods.pairings),
    words: keys(goods.words),
    clipart: new Set(goods.cliparts.map(({ id }) => id)),
    font: new Set(catalogueFonts.map(({ key }) => key)),
  };
  const names = (list: keyof Goods, id: string, wanted: readonly Wanted[]): GoodsProblem[] =>
    wanted.flatMap(([what, path, name]) =>
      name === undefined || known[what].has(name) ? [] : [{ list, id, path, rule: `there is no ${what} "${name}"` }],
    );
  const looks = ({ palette, pairing, art, layouts, words }: Look): readonly Wanted[] => [
    ...layouts.map(([path, name]) => ["layout", path, name] as const),
    ["palette", "palette", palette],
    ["pairing", "pairing", pairing],
    ["words", "words", words],
    ["clipart", "art.main", art.main],
    ["clipart", "art.accent", art.accent],
  ];
  return [
    ...twice(goods),
    ...goods.searchWords.flatMap(({ key }) => unknownSubject(key, known)),
    ...goods.layoutChoices.flatMap(({ key, layouts }) => [
      ...unknownPart(key),
      ...names(
        "layoutChoices",
        key,
        layouts.map((name, index) => ["layout", `layouts[${index}]`, name] as const),
      ),
    ]),
    ...goods.palettes.flatMap(({ key, family }) =>
      themeColours.some((one) => one === family)
        ? []
        : [
            {
              list: "palettes" as const,
              id: key,
              path: "family",
              rule: `"${family}" is none of ${themeColours.join(", ")}`,
            },
          ],
    ),
    ...goods.pairings.flatMap(({ key, display, body, emphasis }) =>
      names("pairings", key, [
        ["font", "display", display],
        ["font", "body", body],
        ["font", "emphasis", emphasis],
      ]),
    ),
    ...goods.themes.flatMap((theme) => [
      ...names("themes", theme.id, looks({ ...theme, layouts: [["layout", theme.layout]] })),
      ...withoutRatio(theme, goods.layouts),
    ]),
    ...goods.calendarGroups.flatMap((group) =>
      names(
        "calendarGroups",
        group.id,
        looks({
          ...group,
          words: undefined,
          layouts: Object.entries(group.layouts).map(([page, name]) => [`layouts.${page}`, name]),
        }),
      ),
    ),
    ...goods.bookSets.flatMap((set) => {
      const { cover, opening, pages } = set.layouts;
      const layouts = [
        ["layouts.cover", cover],
        ["layouts.opening", opening],
        ...pages.map((name, index) => [`layouts.pages[${index}]`, name] as const),
      ] as const;
      return names("bookSets", set.id, looks({ ...set, layouts }));
    }),
    ...goods.collages.flatMap(({ id, layout }) => [
      ...names("collages", String(id), [["layout", "layout", layout]]),
      ...wrongPhotos(
        id,
        goods.layouts.find(({ key }) => key === layout),
        collageDesigns,
      ),
    ]),
  ];
}

/** Words that are searched for belong to a value of a filter, a set of words or a clipart. */
function unknownSubject(key: string, known: { readonly words: Set<string>; readonly clipart: Set<string> }) {
  const [subject = "", name = ""] = key.split(":");
  const names = subject === "words" || subject === "clipart" ? known[subject] : new Set(filterValuesOf(subject));
  return names.has(name)
    ? []
    : [{ list: "searchWords" as const, id: key, path: "key", rule: `there is no ${subject} "${name}"` }];
}

function unknownPart(key: string): readonly GoodsProblem[] {
  const known = styledKinds.flatMap((kind) => styleParts[kind].map((part) => choicesKey(kind, part)));
  if (known.includes(key)) return [];
  return [{ list: "layoutChoices", id: key, path: "key", rule: `"${key}" is none of ${known.join(", ")}` }];
}

type Wanted = readonly [
  what: "layout" | "palette" | "pairing" | "words" | "clipart" | "font",
  path: string,
  name: string | undefined,
];

interface Look {
  readonly palette: string;
  readonly pairing: string;
  readonly words: string | undefined;
  readonly art: { readonly main?: string | undefined; readonly accent?: string | undefined };
  readonly layouts: readonly (readonly [path: string, name: string])[];
}

function twice(goods: Goods): readonly GoodsProblem[] {
  const lists = Object.entries(goods) as [
    keyof Goods,
    readonly { readonly key?: string; readonly id?: string | number }[],
  ][];
  return lists.flatMap(([list, things]) => {
    const seen = new Set<string>();
    const again = things.flatMap(({ key, id }) => {
      const name = String(key ?? id);
      return seen.size < seen.add(name).size ? [] : [name];
    });
    return again.map((id) => ({ list, id, path: "", rule: "is there twice" }));
  });
}

function withoutRatio(theme: Goods["themes"][number], layouts: readonly Layout[]): readonly GoodsProblem[] {
  const layout = layouts.find(({ key }) => key === theme.layout);
  if (!layout || themeRatios(theme, layout).length > 0) return [];
  return [
    {
      list: "themes",
      id: theme.id,
      path: "products",
      rule: `the layout "${layout.key}" is drawn for no shape of these products`,
    },
  ];
}

/** The catalogue sells a collage by its number of photos. */
function wrongPhotos(id: number, layout: Layout | undefined, designs: CollageDesigns): readonly GoodsProblem[] {
  const place = { list: "collages" as const, id: String(id), path: "layout" };
  const design = designs.find((one) => one.id === id);
  if (!design) return [{ ...place, path: "id", rule: { rule: "collage-gone" } }];
  return Object.entries(layout?.variants ?? {}).flatMap(([proportion, template]) => {
    const photos = template.items.filter(({ type }) => type === "photo").length;
    return photos === design.photos
      ? []
      : [{ ...place, rule: { rule: "collage-photos", photos, sold: design.photos, shape: proportion } }];
  });
}
