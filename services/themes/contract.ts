import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { styleSchema } from "../../design/template/style.ts";
import { sorts } from "../../products/card/vocabulary.ts";
import { themePrice } from "../prices/contract.ts";

/** Sort options of the specification, section 3, content and presentation. */
export const themeSorts = sorts;
export type ThemeSort = (typeof themeSorts)[number];

/** Designs as products, each path for the shop of X-Channel and X-Locale; nothing in them is personal. */
export const themePaths = {
  themes: "/web-api/themes",
  art: "/web-api/art",
  /** Of a kind: `{styles}/{kind}`, and one of them: `{styles}/{kind}/{key}`. */
  styles: "/web-api/styles",
  calendarGroups: "/web-api/calendar-design-group",
  bookSets: "/web-api/photobook-design-group-set",
  collageGroups: "/web-api/collage-designer-design-groups",
  collageGroup: "/web-api/collage-designer-design-group",
} as const;

/** Path of a design's picture for social media; not below an API, which crawlers ignore. */
export const socialPath = (id: string) => `/social/themes/${id}/card.jpg`;

/** Number of themes on a page. */
export const themePageSize = { initial: 24, most: 96 } as const;

const preview = z.object({
  src: z.string().meta({ example: "/web-api/themes/blush-arch/preview.svg?ratio=portrait&language=de&v=3f0c" }),
  width: z.int(),
  height: z.int(),
});
export type Preview = z.infer<typeof preview>;

const named = z.object({ value: z.string(), label: z.string() });

export const themeView = z.object({
  id: z.string().meta({ example: "blush-arch" }),
  title: z.string(),
  occasions: z.array(named),
  categories: z.array(z.object({ id: z.int(), label: z.string() })),
  style: named,
  color: named,
  labels: z.array(named),
  products: z.array(named),
  punchings: z.array(named),
  aspectRatios: z.array(named),
  /** Plate of its refined places; null without any. */
  refinement: named.nullable(),
  created: z.string(),
  preview,
  /** Its lowest prices as each of its products, the cheapest first. */
  prices: z.array(themePrice),
  /** Opens the card designer with this theme. */
  designerPath: z.string(),
});
export type ThemeView = z.infer<typeof themeView>;

const facet = z.object({
  type: z.string().meta({ example: "color" }),
  label: z.string(),
  /** Values with themes, and those chosen; each counted as if its own filter were not set. */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), chosen: z.boolean() })),
});

export const themesAnswer = z.object({
  themes: z.array(themeView),
  total: z.int(),
  /** Cursor of the next page; null at the end. */
  next: z.string().nullable(),
  sort: z.enum(themeSorts),
  facets: z.array(facet),
});
export type ThemesAnswer = z.infer<typeof themesAnswer>;

const styleView = z.object({ key: z.string().meta({ example: "meadow-vows" }), title: z.string(), preview });
export type StyleView = z.infer<typeof styleView>;

/** Styles of a kind to choose from. */
export const stylesAnswer = z.object({
  styles: z.array(styleView),
  total: z.int(),
  /** Cursor of the next page; null at the end. */
  next: z.string().nullable(),
  facets: z.array(facet),
});
export type StylesAnswer = z.infer<typeof stylesAnswer>;

export const styleAnswer = z.object({ style: styleSchema });

/** All that a designer needs to lay the theme out: parts of `design/template/template.ts` for `dressLayout`. */
const design = z.object({
  layout: z.record(z.string(), z.unknown()),
  palette: z.record(z.string(), z.unknown()),
  pairing: z.record(z.string(), z.unknown()),
  words: z.record(z.string(), z.string()),
  art: z.record(z.string(), z.string()),
  /** Facts of these cliparts for their placement; sizes in micrometres. */
  pieces: z.record(z.string(), z.object({ hash: z.string(), width: z.int(), height: z.int(), single: z.boolean() })),
  artInk: z.string(),
});

export const themeAnswer = z.object({
  theme: themeView,
  /** That have a page of it. */
  channels: z.array(z.enum(channels)),
  previews: z.array(preview.extend({ aspectRatio: z.string() })),
  /** Address of its picture for social media, 1200 x 627. */
  social: z.string(),
  design,
});
export type ThemeAnswer = z.infer<typeof themeAnswer>;

const group = { id: z.string(), title: z.string(), created: z.string() };
const pagePreview = preview.extend({ page: z.string() });

export const calendarGroupsAnswer = z.object({
  designGroups: z.array(z.object({ ...group, calendarTypes: z.array(z.string()), previews: z.array(pagePreview) })),
});
export type CalendarGroupsAnswer = z.infer<typeof calendarGroupsAnswer>;

const bookSet = z.object({
  ...group,
  categories: z.array(z.object({ id: z.int(), label: z.string() })),
  previews: z.array(pagePreview),
});
export const bookSetsAnswer = z.object({ designGroupSets: z.array(bookSet) });
export type BookSetsAnswer = z.infer<typeof bookSetsAnswer>;
export const bookSetAnswer = z.object({ designGroupSet: bookSet });

const collage = z.object({ id: z.int(), title: z.string(), shape: z.string(), photos: z.int(), preview });
export const collageGroupsAnswer = z.object({
  /** Opened when a link names none. */
  defaultDesignId: z.int(),
  designGroups: z.array(z.object({ shape: z.string(), label: z.string(), designs: z.array(collage) })),
});
export type CollageGroupsAnswer = z.infer<typeof collageGroupsAnswer>;

export const collageGroupAnswer = z.object({
  designs: z.array(
    collage.extend({
      /** Places of photos by the sheet's proportion, parts per million of width and height. */
      variants: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type CollageGroupAnswer = z.infer<typeof collageGroupAnswer>;

const artPart = z.object({
  path: z.string().meta({ example: "M0 0L10 0L10 10Z" }),
  colour: z.string().meta({ example: "#8a671c" }),
  opacity: z.int().optional(),
  rule: z.literal("evenodd").optional(),
});
/** Number of cliparts on a page of the list. */
export const artPageSize = { initial: 24, most: 96 } as const;

const listedArt = z.object({
  hash: z.string(),
  title: z.string().meta({ example: "Pfingstrose" }),
  family: z.string().meta({ example: "florals" }),
  /** As it was drawn, micrometres. */
  width: z.int(),
  height: z.int(),
  /** Can it be printed in one colour, and so as a plate? */
  single: z.boolean(),
  preview,
});
export type ListedArt = z.infer<typeof listedArt>;

/** Cliparts that the shop offers. */
export const artListAnswer = z.object({
  art: z.array(listedArt),
  total: z.int(),
  /** Cursor of the next page; null at the end. */
  next: z.string().nullable(),
  /** All families, with what the words find in each. */
  families: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});
export type ArtListAnswer = z.infer<typeof artListAnswer>;

/** A drawing of a clipart: filled paths from the bottom up, in units of its own. */
export const artAnswer = z.object({
  hash: z.string(),
  units: z.object({ width: z.int(), height: z.int() }),
  /** As wide as it was drawn, micrometres. */
  width: z.int().optional(),
  parts: z.array(artPart).readonly(),
  /** In one colour; null: there is none. */
  single: z.array(artPart).readonly().nullable(),
});

/** Responses of GET, by path. */
export const themeAnswers = {
  [themePaths.themes]: themesAnswer,
  [themePaths.art]: artListAnswer,
  [themePaths.calendarGroups]: calendarGroupsAnswer,
  [themePaths.bookSets]: bookSetsAnswer,
  [themePaths.collageGroups]: collageGroupsAnswer,
} as const;
