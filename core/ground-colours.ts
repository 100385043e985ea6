/** Words on a ground, in colours that an editor chose: each `#rrggbb`. */
export interface GroundColours {
  readonly background: string;
  readonly text: string;
}

const hex = /^#[0-9a-f]{6}$/i;

/** Words of any size must be told from their ground by it (WCAG 2.2, success criterion 1.4.3). */
const leastContrast = 4.5;

/** @returns null where one is no colour, or nobody could read the words: the standard colours then stand in for both */
export function groundColours(background: string, text: string): GroundColours | null {
  if (!hex.test(background) || !hex.test(text)) return null;
  const [one, other] = [luminance(background), luminance(text)];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return contrast >= leastContrast ? { background, text } : null;
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
