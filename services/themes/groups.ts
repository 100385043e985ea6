import type { Translate } from "../../core/labels.ts";
import { type Language, type Locale, languageOf } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import type { Layout, Proportion } from "../../design/template/template.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Release as CollageRelease } from "../../products/collage/release.ts";
import { bookCategories } from "../../products/photobook/vocabulary.ts";
import type { BookSetsAnswer, CalendarGroupsAnswer, CollageGroupAnswer, CollageGroupsAnswer } from "./contract.ts";
import type { createPreviews, Preview } from "./drawing/previews.ts";
import { type Look, readPreviewJob } from "./drawing/read-job.ts";
import { readParts } from "./part-store.ts";
import type { CurrentRelease } from "./ports.ts";
import type { GroupKind } from "./stored-groups.ts";
import type { BookSet, CalendarGroup, Collage } from "./theme-data.ts";
import { inLanguage, previewOf } from "./theme-view.ts";

export interface GroupsDependencies {
  readonly db: Db;
  readonly labels: { translate(locale: Locale): Promise<Translate> };
  readonly releases: CurrentRelease;
  readonly previews: ReturnType<typeof createPreviews>;
}

/** Shown in lists; other proportions are drawn when they are asked for. */
const listed: Readonly<Record<GroupKind, Proportion>> = {
  calendar: "portrait",
  photobook: "square",
  collage: "landscape",
};
/** Style of collages, and of page groups with the month's words. */
export const collageLook: Omit<Look, "layout"> = {
  palette: "stone",
  pairing: "classic",
  art: {},
  artInk: "own",
  words: "year",
};

const groupPath = (kind: GroupKind, id: string | number) => `/web-api/design-groups/${kind}/${encodeURIComponent(id)}`;

/** Looks of calendars and photobooks, and collages. */
export function createGroups({ db, labels, releases, previews }: GroupsDependencies) {
  async function stored<Data>(kind: GroupKind): Promise<readonly { readonly data: Data; readonly look: string }[]> {
    const rows = await db
      .selectFrom("design_group")
      .select(["data", "look"])
      .where("kind", "=", kind)
      .orderBy("popularity", "desc")
      .orderBy("id")
      .execute();
    // Checked when they were published.
    return rows.map(({ data, look }) => ({ data: data as Data, look }));
  }

  async function bookSets(
    { locale }: Shop,
    wanted: (set: BookSet) => boolean,
  ): Promise<BookSetsAnswer["designGroupSets"]> {
    const [sets, text] = await Promise.all([stored<BookSet>("photobook"), labels.translate(locale)]);
    const language = languageOf(locale);
    return sets
      .filter(({ data }) => wanted(data))
      .map(({ data: { id, title, created, categoryIds, layouts }, look }) => ({
        id,
        title: inLanguage(title, language),
        created,
        categories: categoryIds.map((number) => ({
          id: number,
          label: text({ key: bookCategories[number as keyof typeof bookCategories] }),
        })),
        previews: pagesOfBook(layouts).map(([page]) => ({
          page,
          ...previewOf(groupPath("photobook", id), look, listed.photobook, language, page),
        })),
      }));
  }

  /** Collages with what the catalogue says of them; one that is not sold any more is left out. */
  async function collages({ locale }: Shop) {
    const [all, release] = await Promise.all([stored<Collage>("collage"), releases.current("collage")]);
    const catalogue = release?.data as CollageRelease | undefined;
    const language = languageOf(locale);
    const designs = all.flatMap(({ data: { id, title, layout }, look }) => {
      const design = catalogue?.designs.find((one) => one.id === id);
      if (!design) return [];
      const preview = previewOf(groupPath("collage", id), look, listed.collage, language);
      return [
        {
          layout,
          view: { id, title: inLanguage(title, language), shape: design.shape, photos: design.photos, preview },
        },
      ];
    });
    return { catalogue, designs };
  }

  return {
    /** @param calendarType only groups for this type; null for all */
    async calendarGroups(
      { locale }: Shop,
      calendarType: string | null,
      id: string | null,
    ): Promise<CalendarGroupsAnswer> {
      const language = languageOf(locale);
      const groups = (await stored<CalendarGroup>("calendar")).filter(
        ({ data }) =>
          (id === null || data.id === id) &&
          (calendarType === null || data.calendarTypes.some((one) => one === calendarType)),
      );
      const layouts = await readParts(
        db,
        groups.map(({ data }) => ["layout", data.layouts.month] as const),
      );
      return {
        designGroups: groups.map(({ data: { id: own, title, created, calendarTypes, layouts: names }, look }) => {
          const ratio = ratioOf(layouts.layout(names.month), listed.calendar);
          const previewOfPage = (page: string) => ({
            page,
            ...previewOf(groupPath("calendar", own), look, ratio, language, page),
          });
          return {
            id: own,
            title: inLanguage(title, language),
            created,
            calendarTypes,
            previews: [previewOfPage("cover"), previewOfPage("month")],
          };
        }),
      };
    },

    async bookSets(shop: Shop, categoryIds: readonly number[]): Promise<BookSetsAnswer> {
      const wanted = (set: BookSet) =>
        categoryIds.length === 0 || set.categoryIds.some((one) => categoryIds.includes(one));
      return { designGroupSets: await bookSets(shop, wanted) };
    },

    async bookSet(shop: Shop, id: string): Promise<BookSetsAnswer["designGroupSets"][number] | null> {
      return (await bookSets(shop, (set) => set.id === id))[0] ?? null;
    },

    /** Collages that are sold, the most popular first. */
    popularCollages: async (shop: Shop) => (await collages(shop)).designs.map(({ view }) => view),

    /** Collages by shape; null: no catalogue is published. */
    async collageGroups(shop: Shop): Promise<CollageGroupsAnswer | null> {
      const [{ catalogue, designs }, text] = await Promise.all([collages(shop), labels.translate(shop.locale)]);
      if (!catalogue) return null;
      return {
        defaultDesignId: catalogue.defaultDesign[shop.channel],
        designGroups: catalogue.shapes.map(({ key, label }) => ({
          shape: key,
          label: text({ key: label }),
          designs: designs
            .flatMap(({ view }) => (view.shape === key ? [view] : []))
            .toSorted((one, other) => one.id - other.id),
        })),
      };
    },

    /** The collages of these numbers with the places of their photos; without numbers the channel's default. */
    async collageGroup(shop: Shop, ids: readonly number[]): Promise<CollageGroupAnswer | null> {
      const { catalogue, designs } = await collages(shop);
      if (!catalogue) return null;
      const numbers = ids.length > 0 ? ids : [catalogue.defaultDesign[shop.channel]];
      const wanted = designs.filter(({ view }) => numbers.includes(view.id));
      const parts = await readParts(
        db,
        wanted.map(({ layout }) => ["layout", layout] as const),
      );
      return {
        designs: wanted.map(({ layout, view }) => ({ ...view, variants: parts.layout(layout)?.variants ?? {} })),
      };
    },

    /** The drawing of one page of a group; null: there is no such group or page. */
    async groupPreview(
      kind: GroupKind,
      id: string,
      page: string | null,
      proportion: Proportion,
      language: Language,
    ): Promise<Preview | null> {
      const row = await db
        .selectFrom("design_group")
        .select(["data", "look"])
        .where("kind", "=", kind)
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row) return null;
      const look = lookOfPage(kind, row.data, page);
      if (!look) return null;
      return previews.of({ look: row.look, page, proportion, language }, () =>
        readPreviewJob(db, look, { refinement: null, proportion, language }),
      );
    },
  };
}

const ratioOf = (layout: Layout | undefined, wished: Proportion): Proportion => {
  const ratios = Object.keys(layout?.variants ?? {}) as Proportion[];
  return ratios.includes(wished) ? wished : (ratios[0] ?? wished);
};

const pagesOfBook = ({ cover, opening, pages }: BookSet["layouts"]) =>
  [
    ["cover", cover],
    ["opening", opening],
    ...pages.map((layout, index) => [`page-${index + 1}`, layout] as const),
  ] as const;

function lookOfPage(kind: GroupKind, data: unknown, page: string | null): Look | null {
  if (kind === "collage") {
    if (page !== null) return null;
    const { layout } = data as Collage;
    return { ...collageLook, layout };
  }
  const look = data as CalendarGroup | BookSet;
  const pages: readonly (readonly [string, string])[] =
    kind === "calendar" ? Object.entries((data as CalendarGroup).layouts) : pagesOfBook((data as BookSet).layouts);
  const found = pages.find(([name]) => name === (page ?? "cover"));
  return found ? { ...look, layout: found[1], words: "words" in look ? look.words : null } : null;
}
