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

/** Relative luminance by WCAG 2.2, of a colour `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG 2.2: 1 to 21. @throws where one of them does not exist */
export function contrast(front: string | undefined, ground: string | undefined): number {
  if (front === undefined || ground === undefined) throw new Error("a colour that is not defined");
  const [a, b] = [luminance(front), luminance(ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
