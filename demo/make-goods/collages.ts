import type { Layout, Template, TemplateItem } from "../../design/template/template.ts";
import { type Collage, collageSchema } from "../../services/themes/theme-data.ts";
import { type Cell, cut, merged, ofBitmap, split } from "./collage-cells.ts";
import { mosaics, signs } from "./collage-tables.ts";
import { photo, rule, sheet, words } from "./marks.ts";
import { titlesIn } from "./titles.ts";
import { titlesOfCollages } from "./titles-of-groups.ts";

/** Room between two photos, percent of the sheet's shorter side. */
const GAP = 1.6;

const proportions = { landscape: 1.5, square: 1, portrait: 1 / 1.5 } as const;
type Proportion = keyof typeof proportions;
const ofAll = (make: (proportion: Proportion, ratio: number) => Template) => {
  const [landscape, square, portrait] = (["landscape", "square", "portrait"] as const).map((one) =>
    make(one, proportions[one]),
  );
  return { landscape, square, portrait } as Layout["variants"];
};

const photosOf = (cells: readonly Cell[]): TemplateItem[] =>
  cells.map(({ x, y, width, height }, index) => photo(`photo-${index + 1}`, [x, y, width, height]));

/** Percent of width and height that a gap takes on a sheet of this ratio. */
const gapOf = (ratio: number) => (ratio >= 1 ? { x: GAP / ratio, y: GAP } : { x: GAP, y: GAP * ratio });

function signTemplate(bitmap: string, photos: number, ratio: number): Template {
  const cells = ofBitmap(bitmap, ratio, gapOf(ratio), 8);
  const enough = cells.length > photos ? merged(cells, photos) : split(cells, photos, gapOf(ratio));
  return sheet("paper", ...photosOf(enough));
}

/** A comb of hexagons with their points up: rows of the middle outwards. */
function comb(rows: readonly number[], ratio: number): Template {
  const widest = Math.max(...rows);
  const side = Math.min(88 / widest, (88 / (0.25 + 0.75 * rows.length)) * (Math.sqrt(3) / 2) * (1 / ratio));
  const [width, height] = [side, (side * 2 * ratio) / Math.sqrt(3)];
  const top = (100 - height * (0.25 + 0.75 * rows.length)) / 2;
  const items = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => {
      const [x, y] = [50 + (column - count / 2) * width, top + row * height * 0.75];
      return [x + width * 0.02, y + height * 0.02, width * 0.96, height * 0.96] as const;
    }),
  );
  return sheet("paper", ...items.map((box, index) => photo(`photo-${index + 1}`, box, "hexagon")));
}

/** Photos above and below a line, as time goes. */
function timeline(photos: number, proportion: Proportion, ratio: number): Template {
  const rows = photos === 12 ? 2 : proportion === "landscape" ? 4 : 6;
  const columns = photos / rows;
  const [width, height] = [88 / columns, 66 / rows];
  const gap = gapOf(ratio);
  const upper = rows / 2;
  const items = Array.from({ length: photos }, (_, index) => {
    const row = Math.floor(index / columns);
    const top = row < upper ? 9 + row * height : 55 + (row - upper) * height;
    return photo(`photo-${index + 1}`, [
      6 + (index % columns) * width + gap.x / 2,
      top + gap.y / 2,
      width - gap.x,
      height - gap.y,
    ]);
  });
  return sheet(
    "paper",
    ...items,
    rule("line", [6, 48.3, 88, 0.35], { thickness: 1.2, refine: false }),
    words("headline", [20, 88.5, 60, 6], 4.5, { voice: "display" }),
  );
}

const special: readonly (readonly [number, (proportion: Proportion, ratio: number) => Template, string, string])[] = [
  [37, (_, ratio) => comb([2, 3, 2], ratio), "Kleine Wabe", "Small comb"],
  [38, (_, ratio) => comb([3, 4, 5, 4, 3], ratio), "Große Wabe", "Large comb"],
  [39, (proportion, ratio) => timeline(12, proportion, ratio), "Zeitstrahl in zwölf", "Timeline of twelve"],
  [
    40,
    (proportion, ratio) => timeline(24, proportion, ratio),
    "Zeitstrahl in vierundzwanzig",
    "Timeline of twenty-four",
  ],
];

const keyOf = (id: number) => `collage-${id}`;

export const collageLayouts: readonly Layout[] = [
  ...mosaics.map(([id, rows]) => ({
    key: keyOf(id),
    variants: ofAll((proportion, ratio) =>
      sheet("paper", ...photosOf(cut(rows, gapOf(ratio), proportion === "portrait"))),
    ),
  })),
  ...signs.map(([id, photos, bitmap]) => ({
    key: keyOf(id),
    variants: ofAll((_, ratio) => signTemplate(bitmap, photos, ratio)),
  })),
  ...special.map(([id, make]) => ({ key: keyOf(id), variants: ofAll(make) })),
];

const titled = titlesIn(titlesOfCollages);

export const collages = (): readonly Collage[] =>
  [
    ...mosaics.map(([id, , de, en]) => ({ id, de, en })),
    ...signs.map(([id, , , de, en]) => ({ id, de, en })),
    ...special.map(([id, , de, en]) => ({ id, de, en })),
  ].map(({ id, de, en }) =>
    collageSchema.parse({
      id,
      title: titled(id, de, en),
      layout: keyOf(id),
      popularity: 30 + ((id * 4391) % 967),
      created: new Date(Date.UTC(2026, 2, 1) + ((id * 29) % 120) * 2 * 86_400_000).toISOString().slice(0, 10),
    }),
  );
