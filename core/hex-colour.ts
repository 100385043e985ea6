/** A colour as editors write it, with three digits or six: `#rrggbb` in lower case; null where it is none. */
export function hexColour(text: string): string | null {
  const [, digits = ""] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits === "") return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${six.toLowerCase()}`;
}
