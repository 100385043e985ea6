/** A colour of light, 0 to 255 each. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/**
 * Rank of a colour between cold and warm, 0 to 1: dark and blue first, then green, sand and white, red last. Collages
 * in this order run from cold at the top to warm at the bottom.
 */
export function warmth({ r, g, b }: Rgb): number {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const light = (most + least) / 510;
  if (most - least < 12) return 0.35 + 0.2 * light;
  const turn = hueOf(r, g, b, most, most - least);
  // 220 degrees, blue, is coldest; 20 degrees, red and orange, warmest
  const fromBlue = Math.abs(((turn - 220 + 540) % 360) - 180) / 180;
  const vivid = (most - least) / 255;
  return 0.45 + (fromBlue - 0.5) * (0.35 + 0.65 * vivid) + 0.05 * (light - 0.5);
}

function hueOf(r: number, g: number, b: number, most: number, span: number): number {
  if (most === r) return (60 * (g - b)) / span + (g < b ? 360 : 0);
  return most === g ? (60 * (b - r)) / span + 120 : (60 * (r - g)) / span + 240;
}
