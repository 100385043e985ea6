import type { IconName } from "../../../ui/icons.ts";

/** Groups of goods that have a flyout (chrome document, section 2). */
export const flyoutTypes = ["calendar", "card", "collage", "frame", "photobook", "wandbilder", "accessories"] as const;
export type FlyoutType = (typeof flyoutTypes)[number];

/** What a page may belong to; prints have tiles under the header and no flyout. */
export const navigationTypes = [...flyoutTypes, "photoprint"] as const;
export type NavigationType = (typeof navigationTypes)[number];

/** Where an entry of the header leads beside pages (chrome document, section 3). */
export const headerTypes = ["account", "cart", "service", "magazine"] as const;
export type HeaderType = (typeof headerTypes)[number];

/** Width and height of a tile's picture in CSS pixels (chrome document, section 2). */
export const tileSizes = { circle: [76, 76], square: [110, 73], "square-image": [110, 110] } as const;
export const tileShapes = ["circle", "square", "square-image"] as const;
export type TileShape = (typeof tileShapes)[number];

/** A picture in the one size that navigation shows it. */
export interface SmallPicture {
  readonly src: string;
  /** The same as AVIF. */
  readonly avif?: string | undefined;
  /** CSS object-position. */
  readonly focus?: string | undefined;
}

export interface NavigationLink {
  readonly text: string;
  readonly href: string;
  readonly rel?: string;
  readonly target?: "_blank";
  readonly icon?: IconName;
}

/** An entry of the main navigation, as every page has it; what opens under it is fetched when somebody points at it. */
export interface MainItem extends NavigationLink {
  readonly key: string;
  readonly type: NavigationType | null;
  readonly hasFlyout: boolean;
  /** There is more below it in the menu of phones. */
  readonly hasMore: boolean;
  readonly onlyInBurger: boolean;
  readonly burgerText: string;
  readonly burgerIcon?: IconName;
}

/** What editors set for the head of all pages. */
export interface Navigation {
  readonly main: readonly MainItem[];
  readonly header: readonly (NavigationLink & { readonly type: HeaderType })[];
  readonly extraMenu: readonly NavigationLink[];
  /** A number to call, with who answers and when; null: none. */
  readonly hotline: { readonly text: string; readonly href: string | null; readonly service: string } | null;
  readonly burgerFooter: readonly NavigationLink[];
}

export interface StripTile {
  readonly text: string;
  readonly href: string;
  readonly shape: TileShape;
  readonly picture: SmallPicture | null;
  readonly current: boolean;
}

/** What stands under the header of a page of one kind of goods: tiles, each category under its heading. */
export interface Strip {
  readonly title: string;
  readonly groups: readonly { readonly heading: string; readonly tiles: readonly StripTile[] }[];
}

/** Where a page stands in the main navigation. */
export interface NavigationPlace {
  /** Key of the entry that is open; null: none. */
  readonly current: string | null;
  readonly strip: Strip | null;
}

export const nowhere: NavigationPlace = { current: null, strip: null };
