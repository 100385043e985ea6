import type { z } from "zod";
import { defineItem, items, key, linked, picture, text } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { sourceField } from "../../define/source-field.ts";

/**
 * Pictures from customers' homes: only with words for who cannot see them, and with her consent, which is noted where
 * an editor approves them and goes no further; what was made in the studio is marked as a sample.
 */
const customerPhoto = defineItem({
  name: "customer-photo",
  title: t("Bild von Kunden", "Customer's picture"),
  fields: {
    picture: picture("Bild", "Picture", {
      required: true,
      hint: t("Ohne Alternativtext wird es nicht gezeigt.", "Without alternative text it is not shown."),
    }),
    /** First name or place, as she wants to be named. */
    name: text("Name oder Ort", "Name or place", {
      hint: t("So, wie die Person genannt werden will.", "As the person wants to be named."),
    }),
    product: text("Produkt", "Product"),
    link: linked,
    source: sourceField,
    /** When and how she agreed. */
    consent: key("Einwilligung", "Consent", {
      hint: t(
        "Wann und wie eingewilligt wurde. Ohne wird ein Bild von Kunden nicht gezeigt; Besucher sehen den Text nie.",
        "When and how it was given. Without it a customer's picture is not shown; visitors never see this text.",
      ),
    }),
  },
  parse: (fields) =>
    fields
      .refine((one) => one.picture !== null && one.picture.alt !== "", { path: ["picture"] })
      .refine(({ source, consent }) => source === "sample" || consent !== "", { path: ["consent"] })
      .transform(({ consent: _private, ...shown }) => shown),
});

/** The list of such pictures. */
export const customerPhotos = (atMost?: number) =>
  items("Bilder", "Pictures", customerPhoto, {
    ...(atMost !== undefined && { atMost }),
    hint: t("Ohne Bilder die für alle Seiten freigegebenen.", "Without any those approved for all pages."),
  });
export type ReadPhotos = z.output<ReturnType<ReturnType<typeof customerPhotos>["read"]>>;
