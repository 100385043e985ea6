/** Linear light of the three channels of a colour `#rrggbb`, 0 to 1. */
export function linearLight(colour: string): readonly [red: number, green: number, blue: number] {
  const channel = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red, green, blue] = linearLight(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Least contrast of words of any size on their ground (WCAG 2.2, success criterion 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** Contrast of two colours `#rrggbb` (WCAG 2.2): 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
