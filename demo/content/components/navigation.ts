import { iconNames } from "../../../ui/icons.ts";
import { asset, blocks, colour, link, named, option, text, yesOrNo } from "../../../web/content/define/form-fields.ts";
import { type OfficeWords, t } from "../../../web/content/define/office-words.ts";
import { flyoutParts } from "../../../web/frame/navigation/flyout-layout.ts";
import { type headerTypes, navigationTypes, tileShapes } from "../../../web/frame/navigation/navigation.ts";

const wordsOf: Readonly<Record<(typeof navigationTypes)[number], OfficeWords>> = {
  calendar: t("Kalender", "Calendars"),
  card: t("Karten", "Cards"),
  collage: t("Collagen", "Collages"),
  frame: t("Rahmen", "Frames"),
  photobook: t("Fotobücher", "Photo books"),
  wandbilder: t("Wandbilder", "Wall pictures"),
  accessories: t("Zubehör", "Accessories"),
  photoprint: t("Abzüge", "Prints"),
};

/** What a page or an entry of the navigation belongs to. */
export const navigationType = (words: OfficeWords, hint: OfficeWords) =>
  option(
    words,
    navigationTypes.map((type) => [type, wordsOf[type]] as const),
    { hint },
  );

const shapeWords: Readonly<Record<(typeof tileShapes)[number], OfficeWords>> = {
  circle: t("Kreis, 76 × 76", "Circle, 76 × 76"),
  square: t("Quer, 110 × 73", "Landscape, 110 × 73"),
  "square-image": t("Quadrat, 110 × 110", "Square, 110 × 110"),
};
const shape = option(
  t("Form der Kacheln", "Shape of the tiles"),
  tileShapes.map((one) => [one, shapeWords[one]] as const),
  { hint: t("Ohne Angabe die der Warengruppe.", "Without a choice that of the kind of goods.") },
);

const partWords: Readonly<Record<(typeof flyoutParts)[number], OfficeWords>> = {
  images: t("Bilder", "Pictures"),
  lists: t("Links", "Links"),
  occasions: t("Anlässe (Karten)", "Occasions (cards)"),
  additional: t("Dazu (Karten)", "To go with it (cards)"),
  poster: t("Gerahmtes (Rahmen)", "Framed pieces (frames)"),
  colors: t("Farben (Rahmen)", "Colours (frames)"),
  other: t("Anderes (Rahmen)", "Others (frames)"),
  categories: t("Arten (Fotobücher)", "Kinds (photo books)"),
  "without-template": t("Ohne Vorlage (Fotobücher)", "Without a template (photo books)"),
  subline: t("Kleine Bilder (Fotobücher)", "Small pictures (photo books)"),
  shapes: t("Formate (Wandbilder)", "Formats (wall pictures)"),
  feature: t("Nur das große Bild", "The large picture alone"),
};

const linkText = text("Text", "Text", {
  hint: t("Ohne Text der Name der verlinkten Seite.", "Without text the name of the page it leads to."),
});
const target = link("Link", "Link", { required: true });
const icon = option(t("Symbol", "Icon"), iconNames);
const flyoutItems = blocks("Einträge", "Entries", { only: ["flyout-item"], required: true });

/** Blocks of the navigation over all pages. */
export const navigationComponents = {
  "navigation-item": {
    ...named("Eintrag der Hauptnavigation", "Entry of the main navigation"),
    fields: {
      text: linkText,
      link: target,
      navigationType: navigationType(
        t("Warengruppe", "Kind of goods"),
        t(
          "Bestimmt, wie das Flyout aussieht und auf welchen Seiten die Kacheln stehen.",
          "Says how the flyout looks and on which pages the tiles stand.",
        ),
      ),
      flyoutGroups: blocks("Flyout", "Flyout", { only: ["flyout-group"] }),
      subNaviOnly: yesOrNo("Nur Kacheln, kein Flyout", "Tiles only, no flyout"),
      subItems: blocks("Kacheln unter dem Kopf", "Tiles under the header", {
        only: ["navigation-tile", "navigation-heading"],
      }),
      subnaviTitle: text("Name der Kacheln", "Name of the tiles", {
        hint: t("Für Vorleseprogramme; ohne Angabe der Text.", "For screen readers; without one the text."),
      }),
      typeOverride: shape,
      alwaysShowSubNavi: yesOrNo("Kacheln auch über Listen von Designs", "Tiles also over lists of designs"),
      isOnlyInBurgerNavigation: yesOrNo("Nur im Menü der Telefone", "In the menu of phones only"),
      textInBurgerNavigation: text("Anderer Text im Menü", "Another text in the menu"),
      burgerNavigationIcon: icon,
      burgerNavigationText: text("Satz über der zweiten Ebene", "Sentence over the second level"),
      burgerNavigationSubItems: blocks("Zweite Ebene im Menü", "Second level of the menu", {
        only: ["burger-item"],
        hint: t("Ohne Angabe die Kacheln.", "Without any the tiles."),
      }),
      icon,
    },
  },
  "navigation-tile": {
    ...named("Kachel", "Tile"),
    fields: { text: linkText, link: target, subnaviAsset: asset("Bild", "Picture"), typeOverride: shape },
  },
  "navigation-heading": {
    ...named("Überschrift der folgenden Kacheln", "Heading of the tiles after it"),
    fields: { text: text("Text", "Text", { required: true }) },
  },
  "header-item": {
    ...named("Eintrag im Kopf", "Entry of the header"),
    fields: {
      type: option(
        t("Art", "Kind"),
        [
          ["account", t("Konto", "Account")],
          ["cart", t("Warenkorb", "Basket")],
          ["service", t("Service", "Service")],
          ["magazine", t("Magazin", "Magazine")],
        ] satisfies (readonly [(typeof headerTypes)[number], OfficeWords])[],
        { required: true },
      ),
      text: linkText,
      link: target,
      icon,
    },
  },
  "navigation-link": {
    ...named("Link der Navigation", "Link of the navigation"),
    fields: { text: linkText, link: target, icon },
  },
  hotline: {
    ...named("Telefonnummer", "Phone number"),
    fields: {
      text: text("Nummer", "Number", { required: true }),
      link: link("Link", "Link", { hint: t("tel:+49…", "tel:+49…") }),
    },
  },
  "burger-item": {
    ...named("Eintrag der zweiten Ebene", "Entry of the second level"),
    fields: {
      text: linkText,
      link: link("Link", "Link"),
      icon,
      subItems: blocks("Dritte Ebene", "Third level", { only: ["navigation-link"] }),
    },
  },
  "flyout-group": {
    ...named("Gruppe im Flyout", "Group of a flyout"),
    fields: {
      flyoutGroupTitle: text("Titel", "Title"),
      flyoutGroupIdentifier: {
        ...text("Kennung", "Identifier", { most: 60, pattern: "[a-z0-9-]*" }),
        translatable: false,
      },
      type: option(
        t("Art", "Kind"),
        flyoutParts.map((part) => [part, partWords[part]] as const),
        {
          required: true,
          hint: t("Bestimmt die Reihe und wie breit Bilder sind.", "Says the row and how wide pictures are."),
        },
      ),
      flyoutGroupItems: blocks("Einträge", "Entries", { only: ["flyout-item", "flyout-category"] }),
      flyoutGroupItemsCustom: blocks("Großes Bild", "Large picture", { only: ["flyout-feature"], atMost: 1 }),
    },
  },
  "flyout-category": {
    ...named("Unterteilung im Flyout", "Category of a flyout"),
    fields: {
      name: text("Name", "Name"),
      text: text("Text", "Text"),
      subline: text("Zeile darunter", "Line below it"),
      items: flyoutItems,
      customElements: blocks("Links darunter", "Links below it", { only: ["navigation-link"] }),
    },
  },
  "flyout-item": {
    ...named("Eintrag im Flyout", "Entry of a flyout"),
    fields: {
      text: linkText,
      link: target,
      imageFlyout: asset("Bild", "Picture"),
      additionalLinks: blocks("Weitere Links", "More links", { only: ["navigation-link"] }),
      customElements: blocks("Preis, Format oder Farbe", "Price, format or colour", {
        only: ["flyout-price", "flyout-shape", "flyout-swatch"],
        atMost: 1,
      }),
    },
  },
  "flyout-price": {
    ...named("Preis ab", "Price from"),
    fields: {
      materialType: {
        ...text("Material", "Material", {
          required: true,
          pattern: "[a-z]{2,40}",
          hint: t("Wie im Katalog: leinwand", "As in the catalogue: leinwand"),
        }),
        translatable: false,
      },
    },
  },
  "flyout-shape": {
    ...named("Gezeichnetes Format", "Drawn format"),
    fields: {
      ratio: {
        ...text("Seiten", "Sides", {
          required: true,
          pattern: "[1-9][0-9]?:[1-9][0-9]?",
          hint: t("Wie 3:2", "As 3:2"),
        }),
        translatable: false,
      },
    },
  },
  "flyout-swatch": {
    ...named("Farbe", "Colour"),
    fields: { color: colour("Farbe", "Colour", { required: true }) },
  },
  "flyout-feature": {
    ...named("Großes Bild mit Schild", "Large picture with a label"),
    fields: {
      text: linkText,
      link: target,
      subline: text("Zeile darunter", "Line below it"),
      picture: asset("Bild", "Picture", { required: true }),
    },
  },
} as const;
