import { z } from "zod";
import type { Menus } from "../../../services/content-pages/contract.ts";
import { type JsonRecord, textOf } from "../../reading/values/json.ts";
import {
  iconField,
  linkFields,
  linkOf,
  listField,
  type NavigationReading,
  readEach,
  readLinks,
} from "./item-fields.ts";
import type { WrittenItem } from "./read-navigation.ts";

const burgerFields = (reading: NavigationReading) =>
  z.object({ ...linkFields(reading), icon: iconField, subItems: listField });

type Menu = Menus["menus"][number];
type BurgerItem = Menu["burger"]["items"][number];
type Flyout = NonNullable<Menu["flyout"]>;
type Group = Flyout["rows"][number][number];
type Link = BurgerItem["items"][number];

/**
 * The second level with its third; where editors wrote none of its own, the tiles of the strip and all that the flyout
 * has beside them: on a phone nothing is out of reach that is within it on a desktop.
 */
export function burgerItems(item: WrittenItem, flyout: Menu["flyout"], reading: NavigationReading): BurgerItem[] {
  const own = readEach(item.fields.burgerNavigationSubItems, {
    fields: burgerFields(reading),
    leftOut: reading.leftOut,
    read: ({ text, link, icon, subItems }): BurgerItem | null => {
      const items = readLinks(subItems, reading);
      if (items.length > 0 && text !== "") return { text, href: link.link?.href ?? null, ...(icon && { icon }), items };
      const found = linkOf({ text, link }, icon);
      return found && { ...found, items: [] };
    },
  });
  if (own.length > 0) return own;
  const tiles = fromTiles(item, reading);
  return flyout ? withFlyout(tiles, item.href, flyout) : tiles;
}

function fromTiles({ fields }: WrittenItem, reading: NavigationReading): BurgerItem[] {
  const items: (BurgerItem & { items: { text: string; href: string }[] })[] = [];
  for (const one of fields.subItems) {
    const { component, text } = one as JsonRecord;
    const [link] = component === "navigation-heading" ? [] : readLinks([one], reading);
    const last = items.at(-1);
    if (component === "navigation-heading") items.push({ text: textOf(text), href: null, items: [] });
    else if (link && last?.href === null) last.items.push(link);
    else if (link) items.push({ ...link, items: [] });
  }
  return items.filter(({ href, items }) => href !== null || items.length > 0);
}

const reachedBy = (items: readonly BurgerItem[]) =>
  items.flatMap(({ href, items: links }) => [href, ...links.map((link) => link.href)]);

/**
 * The groups that lead anywhere else than the tiles do, whole, so that each is the one which a desktop shows; of one
 * that the tiles have by the same name what is missing there.
 */
function withFlyout(tiles: readonly BurgerItem[], overview: string, { rows, feature }: Flyout): BurgerItem[] {
  const all = [...tiles];
  const isReached = ({ href }: Link) => href === overview || reachedBy(tiles).includes(href);
  for (const group of rows.flat()) {
    const items = linksOf(group);
    const text = group.title || group.categories.find(({ name }) => name !== "")?.name;
    const same = all.findIndex((one) => one.text === text && one.items.length > 0);
    const before = all[same];
    if (items.every(isReached)) continue;
    if (before) all[same] = { ...before, items: [...before.items, ...items.filter((one) => !isReached(one))] };
    else if (text) all.push({ text, href: null, items });
    else all.push(...items.map((link) => ({ ...link, items: [] })));
  }
  if (feature === null || feature.href === overview || reachedBy(all).includes(feature.href)) return all;
  const { picture, subline, ...link } = feature;
  return [...all, { ...link, items: [] }];
}

/** One entry for each page and name: a group may show a page in several places. */
function linksOf({ categories }: Group): Link[] {
  const all = categories.flatMap(({ items, links }) => [
    ...items.flatMap(({ picture, price, shape, swatch, links: more, ...link }) => [link, ...more]),
    ...links,
  ]);
  return all.filter((one, at) => at === all.findIndex(({ href, text }) => href === one.href && text === one.text));
}
