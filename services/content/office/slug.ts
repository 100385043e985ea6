/** What a page's or a folder's part of an address may be: what pages are looked up by (services/content-pages) and no more. */
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
 * The part of an address that a name suggests: German letters spelled out, other accents left away, everything else a hyphen.
 * Empty where a name has no letter or digit of ours.
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
