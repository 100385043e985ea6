import { z } from "zod";
import { barePath } from "../../../core/shop-path.ts";
import { neededText, pictureField } from "../../reading/fields/block-fields.ts";
import type { PageContext } from "../../reading/page-context.ts";
import { linksOf } from "../../reading/values/content-link.ts";
import { globalStory } from "../../reading/values/global-story.ts";
import { linkFields, linkOf, type NavigationReading, readEach } from "./item-fields.ts";
import {
  type NavigationPlace,
  type NavigationType,
  nowhere,
  type Strip,
  type StripTile,
  type TileShape,
  tileShapes,
  tileSizes,
} from "./navigation.ts";
import { readMainItems, type WrittenItem } from "./read-navigation.ts";
import { smallPicture } from "./small-picture.ts";

/** How the tiles of a kind of goods look where editors say nothing else. */
const usualShapes: Readonly<Record<NavigationType, TileShape>> = {
  wandbilder: "square",
  collage: "square",
  photoprint: "square",
  frame: "square",
  photobook: "square-image",
  calendar: "square-image",
  card: "circle",
  accessories: "circle",
};

/** Pages that are lists of designs: their own filters take the place of the strip (chrome document, section 2). */
const pathsWithout = new Set(["/feed-collage", "/feed-calendar", "/feed-card"]);

/** Where a page stands: what its content says, else the entry that leads to it or has a tile that does. */
export interface StripQuestion {
  /** As the address has it; a query or a slash at its end says nothing. */
  readonly path: string;
  readonly type?: NavigationType | null;
}

const samePage = (href: string, path: string) => barePath(href.split(/[?#]/)[0] ?? "") === barePath(path);

type Context = Pick<PageContext, "api" | "shop" | "origins" | "cardsFolder" | "teamHost" | "shared">;

export const readPlace = async (context: Context, question: StripQuestion): Promise<NavigationPlace> =>
  placeIn(await readPlaces(context), question);

/** The product group of a page, for its trail; null: none, or the page is the group's own. */
export const readGroup = async (
  context: Context,
  question: StripQuestion,
): Promise<Pick<WrittenItem, "text" | "href"> | null> => groupIn(await readPlaces(context), question);

const readPlaces = (context: Context): Promise<readonly Placed[]> =>
  context.shared(
    "places",
    async () => {
      // What is left out was told when the head of the page was read.
      const reading = { ...linksOf(context), leftOut: () => {} };
      return placesOf(readMainItems(await globalStory(context), reading), reading);
    },
    (all) => all.length > 0,
  );

/** An entry with the tiles below it, of which none is marked yet as the page that is shown. */
interface Placed {
  readonly item: WrittenItem;
  readonly groups: Strip["groups"];
}

const placesOf = (items: readonly WrittenItem[], reading: NavigationReading): readonly Placed[] =>
  items.map((item) => ({ item, groups: groupsOf(item, reading) }));

/** The same of entries that were read. */
export const placeOf = (items: readonly WrittenItem[], question: StripQuestion, reading: NavigationReading) =>
  placeIn(placesOf(items, reading), question);

export const groupOf = (items: readonly WrittenItem[], question: StripQuestion, reading: NavigationReading) =>
  groupIn(placesOf(items, reading), question);

function placeIn(places: readonly Placed[], question: StripQuestion): NavigationPlace {
  const place = placedAt(places, question);
  return place ? { current: place.item.key, strip: stripOf(place, question.path) } : nowhere;
}

function groupIn(places: readonly Placed[], question: StripQuestion) {
  const place = placedAt(places, question);
  if (!place || samePage(place.item.href, question.path)) return null;
  const { text, href } = place.item;
  return { text, href };
}

const placedAt = (places: readonly Placed[], { path, type = null }: StripQuestion): Placed | undefined =>
  (type && places.find(({ item }) => item.type === type)) ??
  places.find(({ item }) => samePage(item.href, path)) ??
  places.find(({ groups }) => groups.some(({ tiles }) => tiles.some(({ href }) => isPath(href, path))));

const isPath = (href: string, path: string) => barePath(href) === barePath(path);

function stripOf({ item, groups }: Placed, path: string): Strip | null {
  const { subnaviTitle, alwaysShowSubNavi } = item.fields;
  if ((pathsWithout.has(barePath(path)) && !alwaysShowSubNavi) || groups.length === 0) return null;
  const marked = groups.map(({ heading, tiles }) => ({
    heading,
    tiles: tiles.map((tile) => ({ ...tile, current: isPath(tile.href, path) })),
  }));
  return { title: subnaviTitle || item.text, groups: marked };
}

const entryFields = (reading: NavigationReading) =>
  z.discriminatedUnion("component", [
    z.object({ component: z.literal("navigation-heading"), text: neededText }),
    z.object({
      ...linkFields(reading),
      component: z.literal("navigation-tile"),
      subnaviAsset: pictureField,
      typeOverride: z.enum(tileShapes).nullable().catch(null),
    }),
  ]);

/** Tiles below the heading that stands before them. */
function groupsOf(item: WrittenItem, reading: NavigationReading): Strip["groups"] {
  const groups: { heading: string; tiles: StripTile[] }[] = [];
  const usual = item.fields.typeOverride ?? (item.type ? usualShapes[item.type] : "square");
  readEach(item.fields.subItems, {
    fields: entryFields(reading),
    leftOut: reading.leftOut,
    read: (entry) => {
      if (entry.component === "navigation-heading") return groups.push({ heading: entry.text, tiles: [] });
      const link = linkOf(entry);
      if (link === null) return null;
      const shape = entry.typeOverride ?? usual;
      const picture = smallPicture(entry.subnaviAsset, tileSizes[shape]);
      if (groups.length === 0) groups.push({ heading: "", tiles: [] });
      return groups.at(-1)?.tiles.push({ text: link.text, href: link.href, shape, picture, current: false });
    },
  });
  return groups.filter(({ tiles }) => tiles.length > 0);
}
