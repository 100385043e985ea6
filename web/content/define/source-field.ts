import { option } from "./fields.ts";
import { t } from "./office-words.ts";

/** Who wrote or made something: only what is a customer's is told to search engines, everything else is marked as a sample. */
export const sourceField = option(
  t("Von wem", "By whom"),
  [
    ["sample", t("Muster aus unserem Haus", "A sample of our own")],
    ["customer", t("Von einer Kundin oder einem Kunden", "By a customer")],
  ],
  { standard: "sample", hint: t("Muster werden als solche gezeigt.", "Samples are shown as such.") },
);
