/**
 * Ties a number to its sign: every space between them becomes unbreakable (U+00A0), whatever `Intl` wrote there. The narrow
 * one (U+202F) is no choice: our faces have no glyph for it and the one of a fallback face is too tight to see.
 *
 * @example
 * unbroken("CHF 43.90"); // "CHF\u00a043.90"
 */
export function unbroken(amount: string): string {
  return amount.trim().replace(/[ \u202f]/g, "\u00a0");
}
