import { buttonColours, buttonStyles } from "../../../ui/button-paint.ts";
import { iconNames } from "../../../ui/icons.ts";
import { asset, blocks, headline, link, linked, named, option, richtext, stories, text, textarea } from "./fields.ts";
import { t } from "./office-words.ts";

const heading = (values: readonly string[], standard: string) =>
  option(t("Ebene der Überschrift", "Level of the headline"), values, {
    standard,
    hint: t("1 steht einmal auf jeder Seite, meist im Kopf.", "1 stands once on every page, mostly in its head."),
  });

/** Words and pictures. */
export const wordComponents = {
  headline: {
    ...named("Überschrift", "Headline"),
    fields: {
      text: text("Überschrift", "Headline", { required: true }),
      subline: text("Zeile darunter", "Line below it"),
      level: heading(["1", "2", "3"], "2"),
    },
  },
  text: {
    ...named("Text", "Text"),
    fields: {
      text: richtext("Text", "Text", { required: true }),
      ground: option(t("Grund", "Ground"), [
        ["paper", t("Papier", "Paper")],
        ["tinted", t("Getönt", "Tinted")],
      ]),
    },
  },
  teaser: {
    ...named("Kopf mit Bild", "Head with a picture"),
    fields: {
      headline: text("Überschrift", "Headline", { required: true }),
      text: textarea("Text", "Text"),
      picture: asset("Bild", "Picture"),
      buttons: blocks("Knöpfe", "Buttons", { only: ["button"], atMost: 2 }),
      look: option(t("Aufteilung", "Layout"), [
        ["beside", t("Bild daneben", "Picture beside it")],
        ["wide", t("Bild über die ganze Breite", "Picture across the page")],
        ["room", t("Raum, Text auf der Wand", "Room, words on its wall")],
      ]),
      level: heading(["1", "2"], "1"),
      labelTitle: text("Schild: was da hängt", "Label: what hangs there", {
        hint: t("Nur in einem Raum.", "In a room only."),
      }),
      labelLink: link("Schild: zum Stück", "Label: to the piece", {
        hint: t(
          "Seite eines Wandbilds mit der Auswahl in der Adresse. Der Preis kommt aus dem Katalog.",
          "Page of a wall picture with the choice in its address. The price comes from the catalogue.",
        ),
      }),
    },
  },
  toolbox: {
    ...named("Werkzeuge für Bilder", "Tools for pictures"),
    fields: {
      headline,
      text: textarea("Text", "Text"),
      tool: option(
        t("Steht offen", "Stands open"),
        [
          ["optimize", t("Verkleinern", "Make smaller")],
          ["convert", t("Umwandeln", "Convert")],
          ["pdf", t("PDF machen", "Make a PDF")],
        ],
        { standard: "optimize" },
      ),
    },
  },
  information: {
    ...named("Hinweis", "Notice"),
    fields: {
      headline,
      text: richtext("Text", "Text", { required: true }),
      tone: option(t("Ton", "Tone"), [
        ["plain", t("Ruhig", "Calm")],
        ["warn", t("Warnung", "Warning")],
      ]),
    },
  },
  faq: {
    ...named("Fragen und Antworten", "Questions and answers"),
    fields: { headline, items: blocks("Fragen", "Questions", { required: true, only: ["question"] }) },
  },
  glossary: {
    ...named("Lexikon", "Glossary"),
    fields: {
      headline,
      terms: stories("Begriffe", "Terms", "term", {
        required: true,
        hint: t("Die Seite ordnet sie nach dem Alphabet.", "The page puts them in alphabetical order."),
      }),
    },
  },
  question: {
    ...named("Frage", "Question"),
    fields: {
      question: text("Frage", "Question", { required: true }),
      answer: richtext("Antwort", "Answer", { required: true }),
    },
  },
  "photo-block": {
    ...named("Bilder nebeneinander", "Pictures side by side"),
    fields: { photos: blocks("Bilder", "Pictures", { required: true, only: ["photo"], atMost: 3 }) },
  },
  photo: {
    ...named("Bild", "Picture"),
    fields: { picture: asset("Bild", "Picture", { required: true }), caption: text("Bildunterschrift", "Caption") },
  },
  video: {
    ...named("Film", "Film"),
    fields: {
      title: text("Titel", "Title", { required: true }),
      caption: text("Satz darunter", "Sentence below it"),
      poster: asset("Standbild", "Still picture", { required: true }),
      file: asset("Filmdatei", "Film file", {
        files: ["videos"],
        hint: t("Eine eigene Datei; sonst der Link darunter.", "A file of our own; otherwise the link below."),
      }),
      captions: asset("Untertitel", "Captions", {
        files: ["texts"],
        hint: t("Als WebVTT-Datei.", "As a WebVTT file."),
      }),
      link: link("Film beim Anbieter", "Film at its provider"),
    },
  },
  margin: {
    ...named("Abstand", "Room"),
    fields: {
      size: option(
        t("Größe", "Size"),
        [
          ["small", t("Klein", "Small")],
          ["medium", t("Mittel", "Medium")],
          ["large", t("Groß", "Large")],
        ],
        { standard: "medium" },
      ),
    },
  },
  PublicSection: {
    ...named("Öffentlicher Abschnitt", "Public section"),
    fields: { body: blocks("Inhalt", "Body") },
  },
  "public-container": {
    ...named("Behälter", "Container"),
    fields: { body: blocks("Inhalt", "Body") },
  },
} as const;

/** Ways to other pages. */
export const wayComponents = {
  button: {
    ...named("Knopf", "Button"),
    fields: {
      text: text("Text", "Text", { required: true, most: 40 }),
      link: link("Link", "Link", { required: true }),
      colour: option(t("Farbe", "Colour"), buttonColours),
      style: option(t("Art", "Style"), buttonStyles),
    },
  },
  "sub-teasers": {
    ...named("Wege weiter", "Ways on"),
    fields: { headline, items: blocks("Wege", "Ways", { required: true, only: ["sub-teaser"] }) },
  },
  "sub-teaser": {
    ...named("Weg", "Way"),
    fields: {
      headline: text("Überschrift", "Headline", { required: true }),
      text: text("Text", "Text"),
      picture: asset("Bild", "Picture"),
      link: link("Link", "Link", { required: true }),
    },
  },
  related: {
    ...named("Andere Seiten", "Other pages"),
    fields: {
      headline,
      pages: stories("Seiten", "Pages", "page", {
        required: true,
        hint: t(
          "Name, Beschreibung und Bild kommen von der Seite selbst.",
          "Name, description and picture come from the page itself.",
        ),
      }),
    },
  },
  "usp-teaser": {
    ...named("Gründe", "Reasons"),
    fields: { items: blocks("Gründe", "Reasons", { required: true, only: ["usp"], atMost: 4 }) },
  },
  usp: {
    ...named("Grund", "Reason"),
    fields: {
      headline: text("Überschrift", "Headline", { required: true }),
      text: text("Text", "Text"),
      icon: option(t("Zeichen", "Icon"), iconNames),
    },
  },
  shop: {
    ...named("Unsere Läden", "Our shops"),
    fields: { headline, items: blocks("Läden", "Shops", { required: true, only: ["shop-entry"], atMost: 4 }) },
  },
  "shop-entry": {
    ...named("Laden", "Shop"),
    fields: {
      text: text("Text", "Text", { required: true }),
      link: { ...linked, required: true },
      icon: option(t("Zeichen", "Icon"), iconNames),
      color: option(t("Farbe", "Colour"), buttonColours),
    },
  },
} as const;
