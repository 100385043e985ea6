import {
  asset,
  blocks,
  colour,
  headline,
  lead,
  link,
  linked,
  moment,
  named,
  number,
  option,
  text,
  textarea,
} from "./fields.ts";
import { t } from "./office-words.ts";

const source = option(
  t("Von wem", "By whom"),
  [
    ["sample", t("Muster aus unserem Haus", "A sample of our own")],
    ["customer", t("Von einer Kundin oder einem Kunden", "By a customer")],
  ],
  { standard: "sample", hint: t("Muster werden als solche gezeigt.", "Samples are shown as such.") },
);

/** What customers say and show, and ways to us. */
export const peopleComponents = {
  "contact-form": { ...named("Kontaktformular", "Contact form"), fields: { headline, text: lead } },
  newsletter: {
    ...named("Newsletter", "Newsletter"),
    fields: {
      headline,
      newsletterText: textarea("Text", "Text"),
      inputPlaceholder: text("Im leeren Feld", "In the empty field", { most: 60 }),
      ctaText: text("Auf dem Knopf", "On the button", { most: 40 }),
      backgroundColor: colour("Farbe des Grundes", "Colour of the ground", {
        hint: t(
          "Nur zusammen mit der Textfarbe, und nur, wenn man den Text darauf lesen kann.",
          "Only together with the colour of the text, and only where the text can be read on it.",
        ),
      }),
      textColor: colour("Farbe des Textes", "Colour of the text"),
    },
  },
  "communication-tiles": {
    ...named("Wege zu uns", "Ways to us"),
    fields: { headline, items: blocks("Wege", "Ways", { required: true, only: ["communication-tile"], atMost: 4 }) },
  },
  "communication-tile": {
    ...named("Weg zu uns", "Way to us"),
    fields: {
      way: option(t("Weg", "Way"), [
        ["phone", t("Telefon", "Phone")],
        ["email", t("E-Mail", "Email")],
        ["contact", t("Kontaktseite", "Contact page")],
        ["chat", t("Chat", "Chat")],
      ]),
      headline: text("Überschrift", "Headline", {
        hint: t("Ohne Angabe der Name des Weges.", "Without any the name of the way."),
      }),
      headlineShort: text("Überschrift auf Telefonen", "Headline on phones", { most: 40 }),
      text: text("Text", "Text", {
        hint: t(
          "Nummer und Adresse kommen aus den Angaben zum Verkäufer.",
          "Number and address come from the seller's facts.",
        ),
      }),
      cta: blocks("Eigener Link", "Own link", {
        only: ["button"],
        atMost: 1,
        hint: t("Statt Nummer, Adresse oder Seite des Weges.", "Instead of the way's number, address or page."),
      }),
    },
  },
  reviews: {
    ...named("Bewertungen", "Reviews"),
    fields: {
      headline,
      subtitle: text("Text darunter", "Text below it"),
      items: blocks("Bewertungen", "Reviews", { required: true, only: ["review"], atMost: 12 }),
      scoreStars: {
        ...text("Sterne aller Bewertungen", "Stars of all reviews", { pattern: "[1-5](\\.\\d)?" }),
        translatable: false,
      },
      trustScore: {
        ...text("Note aller Bewertungen", "Score of all reviews", {
          pattern: "[1-5](\\.\\d)?",
          hint: t("Als 4.6; ohne Angabe die Sterne.", "As 4.6; without any the stars."),
        }),
        translatable: false,
      },
      totalReviews: number(t("Zahl aller Bewertungen", "Number of all reviews"), [0, 10_000_000]),
      reviewBaseLink: link("Wo jede Bewertung steht", "Where each review stands", {
        hint: t("Davor; die Kennung folgt.", "In front; the id follows."),
      }),
      companyLink: link("Alle Bewertungen", "All reviews"),
    },
  },
  review: {
    ...named("Bewertung", "Review"),
    fields: {
      id: { ...text("Kennung beim Anbieter", "Id at the provider"), translatable: false },
      title: text("Titel", "Title"),
      text: textarea("Text", "Text", { required: true, most: 600 }),
      authorName: text("Name", "Name", { required: true, most: 60 }),
      stars: option(t("Sterne", "Stars"), ["5", "4", "3", "2", "1"], { required: true }),
      createdAt: moment("Geschrieben am", "Written on"),
      source,
    },
  },
  "customer-picture": {
    ...named("Bilder von Kunden", "Customers' pictures"),
    fields: {
      headline,
      text: lead,
      items: blocks("Bilder", "Pictures", {
        only: ["customer-photo"],
        atMost: 9,
        hint: t("Ohne Bilder die für alle Seiten freigegebenen.", "Without any those approved for all pages."),
      }),
    },
  },
  "customer-photo": {
    ...named("Bild von Kunden", "Customer's picture"),
    fields: {
      picture: asset("Bild", "Picture", {
        required: true,
        hint: t("Ohne Alternativtext wird es nicht gezeigt.", "Without alternative text it is not shown."),
      }),
      name: text("Name oder Ort", "Name or place", {
        hint: t("So, wie die Person genannt werden will.", "As the person wants to be named."),
      }),
      product: text("Produkt", "Product"),
      link: linked,
      source,
      consent: {
        ...text("Einwilligung", "Consent", {
          hint: t(
            "Wann und wie eingewilligt wurde. Ohne wird ein Bild von Kunden nicht gezeigt; Besucher sehen den Text nie.",
            "When and how it was given. Without it a customer's picture is not shown; visitors never see this text.",
          ),
        }),
        translatable: false,
      },
    },
  },
} as const;
