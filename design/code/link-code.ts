/** Letters of a link that a code may hold; more would make modules too fine. */
export const LONGEST_LINK = 200;
/** Modules along a side: of the smallest code there is, and of the largest that is printed. */
const SMALLEST_CODE = 21;
export const LARGEST_CODE = 57;
/** Modules that stay free on each side (ISO/IEC 18004). */
export const QUIET = 4;

/** Modules along a side; null for what is no square of a size that codes have. */
export function codeSide(modules: string): number | null {
  const side = Math.sqrt(modules.length);
  const isSize = Number.isInteger(side) && side >= SMALLEST_CODE && side <= LARGEST_CODE && (side - 21) % 4 === 0;
  return isSize ? side : null;
}

/** Only links to pages: no script, no file, no phone number. */
export function isLink(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === "https:" || url.protocol === "http:") &&
    url.username === "" &&
    url.password === ""
  );
}
