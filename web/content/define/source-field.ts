import { option } from "./fields.ts";
import { t } from "./office-words.ts";

/** The author of something: search engines get only customers' own, everything else is marked as a sample. */
export const sourceField = option(
  t("Von wem", "By whom"),
  [
    ["sample", t("Muster aus unserem Haus", "A sample of our own")],
    ["customer", t("Von einer Kundin oder einem Kunden", "By a customer")],
  ],
  { standard: "sample", hint: t("Muster werden als solche gezeigt.", "Samples are shown as such.") },
);
