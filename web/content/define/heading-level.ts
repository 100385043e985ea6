import { t } from "./office-words.ts";

/** Words of the field that sets the level of a heading. */
export const headingLevel = t("Ebene der Überschrift", "Level of the headline");
export const headingLevelHint = t(
  "1 steht einmal auf jeder Seite, meist im Kopf.",
  "1 stands once on every page, mostly in its head.",
);
