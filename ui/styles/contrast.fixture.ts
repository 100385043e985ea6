import { contrast as contrastOf } from "../../core/contrast.ts";

type Colours = Readonly<Record<string, string>>;

/** Colours of one rule of a style sheet, by the name of the custom property without its dashes. @throws without the rule */
export function coloursOf(css: string, selector: string): Colours {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`no rule ${selector}`);
  const rule = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries([...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]));
}

/** What tokens.css says in each channel. */
export function channelColours(tokens: string): Readonly<Record<"poster" | "card" | "ownOfCard", Colours>> {
  const poster = coloursOf(tokens, '[data-channel="poster"] {');
  const ownOfCard = coloursOf(tokens, '[data-channel="card"] {');
  return { poster, card: { ...poster, ...ownOfCard }, ownOfCard };
}

/** Contrast of two colours by WCAG 2.2: 1 to 21. @throws where one of them does not exist */
export function contrast(front: string | undefined, ground: string | undefined): number {
  if (front === undefined || ground === undefined) throw new Error("a colour that is not defined");
  return contrastOf(front, ground);
}
