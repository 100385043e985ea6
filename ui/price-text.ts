/**
 * Sets the space between a number and its sign narrow and unbreakable (U+202F), as "43,90 €" is set in print.
 * `Intl` writes U+00A0 there in some languages and a breakable space in others.
 *
 * @example
 * narrowSpaces("43,90\u00a0€"); // "43,90\u202f€"
 */
export function narrowSpaces(amount: string): string {
  return amount.replace(/(?<=\S)[ \u00a0](?=\S)/g, "\u202f");
}
