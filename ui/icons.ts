import { editorIcons } from "./icons/editor.ts";
import { navigationIcons } from "./icons/navigation.ts";
import { productIcons } from "./icons/products.ts";
import type { IconShape } from "./icons/shape.ts";
import { stateIcons } from "./icons/states.ts";
import type { toolIcons } from "./icons/tools.ts";
import { tradeIcons } from "./icons/trade.ts";

/** Tells whether a text is a view box: four numeric parts, width and height positive. */
export function isViewBox(text: string): boolean {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
}

/** Our icons by what they are for. Names say what is drawn, not where it is used. */
export const iconGroups = {
  navigation: navigationIcons,
  products: productIcons,
  trade: tradeIcons,
  states: stateIcons,
  editor: editorIcons,
} as const satisfies Record<string, Readonly<Record<string, IconShape>>>;

export const icons = { ...navigationIcons, ...productIcons, ...tradeIcons, ...stateIcons, ...editorIcons } as const;

/** Those that pages and their editors choose from. */
export const iconNames = Object.keys(icons) as (keyof typeof icons)[];

export type IconName = keyof typeof icons | keyof typeof toolIcons;

const known: Record<string, IconShape> = { ...icons };

/** Makes more icons known: those that only some pages carry. */
export function addIcons(more: Readonly<Record<string, IconShape>>): void {
  Object.assign(known, more);
}

const nothing: IconShape = { viewBox: "0 0 24 24", path: "" };

/** What is drawn for a name; nothing as long as it is not known. */
export const iconShape = (name: IconName): IconShape => known[name] ?? nothing;
