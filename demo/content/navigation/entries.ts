import type { JsonObject } from "../../../services/content/contract.ts";
import type { IconName } from "../../../ui/icons.ts";
import type { FlyoutPart } from "../../../web/shop/navigation/flyout-layout.ts";
import type { NavigationType, TileShape } from "../../../web/shop/navigation/navigation.ts";
import type { Head } from "../heads.ts";
import { toStory } from "../links.ts";
import { picture } from "../pictures.ts";
import type { Words } from "../words.ts";
import { type Block, block } from "../write.ts";

/** Where an entry leads: a story with its name and picture, or an address with words of its own. */
export type Way =
  | Head
  | { readonly text: Words; readonly to: Head | Words<JsonObject>; readonly image?: string; readonly icon?: IconName };

const isHead = (way: Way | Words<JsonObject>): way is Head => "image" in way && "slug" in way;
const target = (to: Head | Words<JsonObject>) => (isHead(to) ? toStory(to) : to);
const linkOf = (way: Way) =>
  isHead(way) ? { text: way.name, link: toStory(way) } : { text: way.text, link: target(way.to) };
const imageOf = (way: Way) =>
  isHead(way) || way.image === undefined ? (isHead(way) ? way.image : undefined) : way.image;

/** A story under another name. */
export const called = (to: Head, text: Words): Way => ({ text, to, image: to.image });

export const plainLink = (way: Way): Block =>
  block("navigation-link", { ...linkOf(way), ...(!isHead(way) && way.icon && { icon: way.icon }) });

export const tile = (way: Way): Block => {
  const image = imageOf(way);
  return block("navigation-tile", { ...linkOf(way), ...(image && { subnaviAsset: picture(image) }) });
};
/** Tiles under a heading of their own. */
export const tiles = (heading: Words, ways: readonly Way[]): readonly Block[] => [
  block("navigation-heading", { text: heading }),
  ...ways.map(tile),
];

export const item = (way: Way, ...customElements: Block[]): Block => {
  const image = imageOf(way);
  return block("flyout-item", {
    ...linkOf(way),
    ...(image && { imageFlyout: picture(image) }),
    ...(customElements.length > 0 && { customElements }),
  });
};
export const priceOf = (materialType: string): Block => block("flyout-price", { materialType });
export const shapeOf = (ratio: string): Block => block("flyout-shape", { ratio });
export const swatchOf = (color: string): Block => block("flyout-swatch", { color });

interface GroupText {
  readonly title: Words;
  readonly items: readonly Block[];
}

/** A group of a flyout; `id` tells it apart from its neighbours. */
export const group = (type: FlyoutPart, id: string, { title, items }: GroupText): Block =>
  block("flyout-group", { flyoutGroupTitle: title, flyoutGroupIdentifier: id, type, flyoutGroupItems: items });

/** Links as a column. */
export const list = (id: string, title: Words, ways: readonly Way[]): Block =>
  group("lists", id, { title, items: ways.map((way) => item(isHead(way) ? { text: way.name, to: way } : way)) });

/** The large picture beside the rows, with what it shows. */
export const feature = (head: Head, image: string, text: Words = head.name): Block =>
  block("flyout-group", {
    type: "feature",
    flyoutGroupItemsCustom: [
      block("flyout-feature", { text, link: toStory(head), subline: head.short, picture: picture(image) }),
    ],
  });

interface MainText {
  readonly type?: NavigationType;
  readonly groups?: readonly Block[];
  readonly tiles?: readonly Block[];
  readonly shape?: TileShape;
  readonly icon?: IconName;
  /** Prints have nothing to unfold. */
  readonly subNaviOnly?: true;
  readonly onlyInBurger?: true;
  readonly burgerText?: Words;
}

export const main = (way: Way, more: MainText = {}): Block =>
  block("navigation-item", {
    ...linkOf(way),
    ...(more.type && { navigationType: more.type }),
    ...(more.groups && { flyoutGroups: more.groups }),
    ...(more.tiles && { subItems: more.tiles }),
    ...(more.shape && { typeOverride: more.shape }),
    ...(more.icon && { burgerNavigationIcon: more.icon }),
    ...(more.subNaviOnly && { subNaviOnly: true }),
    ...(more.onlyInBurger && { isOnlyInBurgerNavigation: true }),
    ...(more.burgerText && { burgerNavigationText: more.burgerText }),
  });
