import { neededText } from "../../reading/fields/block-fields.ts";
import { amount, key, link, readAs } from "./fields.ts";
import { t } from "./office-words.ts";

const all = t("Ohne Angabe alle.", "Without one, all.");

/** A value of the catalogue by which designs are chosen; "": all. */
export const filter = (de: string, en: string, hint = all) => key(de, en, { hint });

/** The material of wall pictures, as the catalogue names it: `leinwand`. */
export const material = readAs(
  key("Material", "Material", {
    required: true,
    pattern: "[a-z]{2,40}",
    hint: t("Wie im Katalog: leinwand, poster, …", "As in the catalogue: leinwand, poster, …"),
  }),
  () => neededText.regex(/^[a-z]{2,40}$/),
);

export const linkToAll = link("Link zu allen", "Link to all of them");

/** How many designs of a kind a block shows. */
export const someDesigns = amount(8, 24);
