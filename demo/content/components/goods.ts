import { asset, blocks, headline, lead, link, linked, named, number, option, text } from "./fields.ts";
import { t } from "./office-words.ts";

const amount = (most: number) =>
  number(t("Wie viele", "How many"), [1, most], { hint: t(`Höchstens ${most}.`, `At most ${most}.`) });
const all = t("Ohne Angabe alle.", "Without one, all.");
const key = (de: string, en: string, hint = all) => ({ ...text(de, en, { hint }), translatable: false });
const more = link("Link zu allen", "Link to all of them");

/** Fields of all blocks whose editor lists goods. */
const goods = {
  headline,
  text: lead,
  items: blocks("Waren", "Goods", { required: true, only: ["good"] }),
} as const;

/** What is sold: designs, goods and prices. Prices are never content; the shop adds them. */
export const goodsComponents = {
  card: {
    ...named("Karten", "Cards"),
    fields: {
      headline,
      text: lead,
      amount: amount(24),
      occasion: key(
        "Anlass",
        "Occasion",
        t("wedding, birth, …; ohne Angabe alle.", "wedding, birth, …; without one, all."),
      ),
      category: key("Art der Karte", "Kind of card"),
      style: key("Stil", "Style"),
      color: key("Farbe", "Colour"),
      product: key("Produkt", "Product"),
    },
  },
  calendar: {
    ...named("Kalender", "Calendars"),
    fields: {
      headline,
      text: lead,
      calendarType: key(
        "Art",
        "Type",
        t("wandkalender, familienplaner, …; ohne Angabe alle.", "wandkalender, familienplaner, …; without one, all."),
      ),
      amount: amount(24),
      link: more,
    },
  },
  collage: {
    ...named("Collagen", "Collages"),
    fields: {
      headline,
      text: lead,
      shape: key("Form", "Shape", t("heart, …; ohne Angabe alle.", "heart, …; without one, all.")),
      amount: amount(24),
      link: more,
    },
  },
  "photobook-overview": {
    ...named("Fotobücher", "Photobooks"),
    fields: {
      headline,
      text: lead,
      category: key(
        "Kategorie",
        "Category",
        t("Nummer der Kategorie; ohne Angabe alle.", "Number of the category; without one, all."),
      ),
      amount: amount(24),
      link: more,
    },
  },
  feed: {
    ...named("Designs, viele auf einmal", "Designs, many at once"),
    fields: {
      headline,
      text: lead,
      kind: option(t("Was", "What"), [
        ["card", t("Karten", "Cards")],
        ["calendar", t("Kalender", "Calendars")],
        ["collage", t("Collagen", "Collages")],
        ["photobook", t("Fotobücher", "Photobooks")],
      ]),
      sort: option(t("Reihenfolge von Karten", "Order of cards"), [
        ["popularity", t("Beliebteste zuerst", "Most popular first")],
        ["created", t("Neueste zuerst", "Newest first")],
      ]),
      amount: amount(60),
      link: more,
    },
  },
  "photobook-detail": {
    ...named("Ein Fotobuch mit Preisen", "One photobook with prices"),
    fields: {
      headline,
      text: lead,
      picture: asset("Bild", "Picture"),
      link: linked,
      printing: key(
        "Druck",
        "Printing",
        t("Wie im Link des Designers, zum Beispiel echtfotobuch.", "As in the designer's link, echtfotobuch for one."),
      ),
      cover: key("Einband", "Cover"),
      binding: key("Bindung", "Binding"),
      paper: key("Papier", "Paper"),
      format: key("Format", "Format"),
    },
  },
  "themes-overview": {
    ...named("Themen der Karten", "Themes of cards"),
    fields: {
      headline,
      text: lead,
      by: option(t("Wonach", "By"), [
        ["occasion", t("Anlass", "Occasion")],
        ["category", t("Art der Karte", "Kind of card")],
        ["style", t("Stil", "Style")],
        ["color", t("Farbe", "Colour")],
        ["product", t("Produkt", "Product")],
      ]),
      values: key(
        "Welche",
        "Which",
        t("Werte mit Leerzeichen dazwischen; ohne Angabe alle.", "Values with spaces between them; without any, all."),
      ),
    },
  },
  "formats-and-prices": {
    ...named("Formate und Preise", "Formats and prices"),
    fields: {
      headline,
      materialType: material(),
      ratio: key(
        "Seitenverhältnis",
        "Ratio",
        t("Zum Beispiel 3:2; ohne Angabe das erste.", "3:2 for one; without it, the first."),
      ),
      link: link("Link der Formate", "Link of the formats"),
      note: text("Satz darunter", "Sentence below it"),
    },
  },
  frame: {
    ...named("Rahmen", "Frames"),
    fields: {
      headline: goods.headline,
      text: goods.text,
      materialType: material(),
      formatType: key(
        "Format",
        "Format",
        t("Ohne Angabe das, mit dem der Shop beginnt.", "Without one, that which the shop begins with."),
      ),
      items: goods.items,
    },
  },
  accessory: { ...named("Zubehör", "Accessories"), fields: { ...goods, items: { ...goods.items, maximum: 12 } } },
  "sku-container": {
    ...named("Ausgewählte Waren", "Chosen goods"),
    fields: { ...goods, items: { ...goods.items, maximum: 24 } },
  },
  good: {
    ...named("Ware", "Good"),
    fields: {
      which: {
        ...text("Welche", "Which", {
          required: true,
          hint: t("Artikelnummer oder Name im Katalog.", "Article number or name in the catalogue."),
        }),
        translatable: false,
      },
      name: text("Name", "Name", { hint: t("Ohne Angabe der aus dem Katalog.", "Without one, the catalogue's.") }),
      text: text("Text", "Text"),
      picture: asset("Bild", "Picture"),
      link: linked,
    },
  },
  voucher: { ...named("Gutschein", "Gift voucher"), fields: { headline, text: lead } },
} as const;

function material() {
  const hint = t("Wie im Katalog: leinwand, poster, …", "As in the catalogue: leinwand, poster, …");
  return { ...text("Material", "Material", { required: true, pattern: "[a-z]{2,40}", hint }), translatable: false };
}
