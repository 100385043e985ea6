/** Values that card themes are filtered by, beside categories and occasions (specification section 3, filter types). */
export const themeAspectRatios = ["landscape", "portrait", "square", "long"] as const;
export const themeColours = [
  "white",
  "cream",
  "yellow",
  "orange",
  "red",
  "pink",
  "purple",
  "blue",
  "green",
  "brown",
  "grey",
  "black",
] as const;
export const themeStyles = [
  "art-deco",
  "boho",
  "botanical",
  "celestial",
  "classic",
  "mediterranean",
  "minimal",
  "modern",
  "playful",
  "quiet",
  "romantic",
  "scandinavian",
  "tropical",
  "woodland",
] as const;
export const themeLabels = ["new", "favourite", "refined", "photo", "drawing"] as const;
export const themeProducts = [
  "flat",
  "folded",
  "trifold",
  "pocketfold",
  "booklet",
  "church-booklet",
  "newspaper",
  "mini",
  "tent",
  "panorama",
  "guestbook",
  "notebook",
  "friends-book",
  "condolence-book",
] as const;
export const themePunchings = ["none", "rounded", "deckle", "heart", "arch", "label"] as const;

export type ThemeProduct = (typeof themeProducts)[number];
export type ThemeAspectRatio = (typeof themeAspectRatios)[number];

const everyRatio = themeAspectRatios;
/** Which ways round the catalogue has these. */
export const ratiosOfProduct: Readonly<Record<ThemeProduct, readonly ThemeAspectRatio[]>> = {
  flat: everyRatio,
  folded: everyRatio,
  trifold: ["square"],
  pocketfold: ["landscape"],
  booklet: ["landscape"],
  "church-booklet": ["landscape"],
  newspaper: ["landscape"],
  mini: ["landscape"],
  tent: ["landscape"],
  panorama: ["long"],
  guestbook: ["landscape", "square"],
  notebook: ["portrait"],
  "friends-book": ["portrait"],
  "condolence-book": ["square"],
};
