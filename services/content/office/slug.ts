/** Form of a page's or folder's part of an address: what services/content-pages looks up, and no more. */
export const slugShape = /^[a-z0-9][a-z0-9_-]*$/;
/** Longest part of an address, in characters. */
export const mostOfSlug = 100;

const spelled: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "oe",
  å: "aa",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  "&": " und ",
  "@": " at ",
};

/**
 * A slug for a name: German letters spelled out, other accents removed, everything else a hyphen. Empty where a name
 * has no such letter or digit.
 *
 * @example
 * slugOf("Größe & Papier: was passt?"); // "groesse-und-papier-was-passt"
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüßæœøåłđðþ&@]/g, (letter) => spelled[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, mostOfSlug)
    .replaceAll(/^-|-$/g, "");
