import { z } from "zod";
import { barePath } from "../../../core/shop-path.ts";
import type { PageContext } from "../../page-context.ts";
import { neededText, pictureField } from "../content/block-fields.ts";
import { linksOf } from "../content/content-link.ts";
import { globalStory } from "../content/global-story.ts";
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
  ...{ wandbilder: "square", collage: "square", photoprint: "square", frame: "square" },
  ...{ photobook: "square-image", calendar: "square-image" },
  ...{ card: "circle", accessories: "circle" },
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

export async function readPlace(
  context: Pick<PageContext, "api" | "shop" | "origins" | "cardsFolder">,
  question: StripQuestion,
): Promise<NavigationPlace> {
  // What is left out was told when the head of the page was read.
  const reading = { ...linksOf(context), leftOut: () => {} };
  return placeOf(readMainItems(await globalStory(context), reading), question, reading);
}

/** The same of entries that were read. */
export function placeOf(
  items: readonly WrittenItem[],
  { path, type = null }: StripQuestion,
  reading: NavigationReading,
): NavigationPlace {
  const leads = (item: WrittenItem) => samePage(item.href, path);
  const item =
    (type && items.find((one) => one.type === type)) ??
    items.find(leads) ??
    items.find((one) => groupsOf(one, path, reading).some(({ tiles }) => tiles.some(({ current }) => current)));
  return item ? { current: item.key, strip: stripOf(item, path, reading) } : nowhere;
}

function stripOf(item: WrittenItem, path: string, reading: NavigationReading): Strip | null {
  const { subnaviTitle, alwaysShowSubNavi } = item.fields;
  if (pathsWithout.has(barePath(path)) && !alwaysShowSubNavi) return null;
  const groups = groupsOf(item, path, reading);
  return groups.length === 0 ? null : { title: subnaviTitle || item.text, groups };
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
function groupsOf(item: WrittenItem, path: string, reading: NavigationReading): Strip["groups"] {
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
      const current = barePath(link.href) === barePath(path);
      if (groups.length === 0) groups.push({ heading: "", tiles: [] });
      return groups.at(-1)?.tiles.push({ text: link.text, href: link.href, shape, picture, current });
    },
  });
  return groups.filter(({ tiles }) => tiles.length > 0);
}
