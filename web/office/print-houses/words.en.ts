import type { PrintHouseWords } from "./words.de.ts";

export const printHousesEn: PrintHouseWords = {
  title: "Print houses",
  text: "Cards and inserts can be put on a sheet several times, backs where their fronts are. What you set here holds for files that are made from then on.",
  own: "Own workshop",
  roles: (roles) => (roles.includes("*") ? "prints all that no other does" : `prints: ${roles.join(", ")}`),
  plain: "Each card is a page of its own.",
  changed: (by, at) => `Last changed by ${by}, ${at}`,
  formOf: (house) => `Sheet of ${house}`,
  width: "Width (mm)",
  height: "Height (mm)",
  edge: "Gripper edge (mm)",
  edgeHint: "On all sides; nothing is printed there.",
  gap: "Gap (mm)",
  gapHint: "Between two cards. Twice the bleed, so that each keeps all of its own.",
  marks: "Crop marks",
  save: "Save sheet",
  remove: "Print without a sheet",
  saved: "Saved",
  removed: "From now on each card is a page of its own.",
  failed: "That was not saved. Please try again in a moment.",
  notAllowed: "Only people who check print files may do this.",
};
