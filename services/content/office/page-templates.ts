import type { JsonObject } from "../json.ts";

interface Words {
  readonly de: string;
  readonly en: string;
}
export interface PageTemplate {
  readonly key: string;
  readonly name: Words;
  /** Purpose. */
  readonly about: Words;
  /** `{name}` becomes the page's name; an object of German and English words becomes those of its author's language. */
  readonly content: JsonObject;
}

const say = (de: string, en: string): JsonObject => ({ de, en });
const paragraph = (de: string, en: string): JsonObject => ({
  type: "paragraph",
  content: [{ type: "text", text: say(de, en) }],
});
const heading = (de: string, en: string): JsonObject => ({
  type: "heading",
  attrs: { level: 2 },
  content: [{ type: "text", text: say(de, en) }],
});
const text = (...content: JsonObject[]): JsonObject => ({ component: "text", text: { type: "doc", content } });
const teaser = (de: string, en: string): JsonObject => ({
  component: "teaser",
  headline: "{name}",
  text: say(de, en),
  buttons: [],
});
const question = (de: string, en: string): JsonObject => ({
  component: "question",
  question: say(de, en),
  answer: { type: "doc", content: [paragraph("Hier steht die Antwort.", "Here is the answer.")] },
});
const page = (fields: JsonObject): JsonObject => ({
  component: "page",
  title: "{name}",
  description: "",
  robots: "index,follow",
  teaser: [],
  uspTeaser: [],
  body: [],
  ...fields,
});

/** Templates of new pages. Blocks get their `_uid` when a page is created. */
export const pageTemplates: readonly PageTemplate[] = [
  {
    key: "empty",
    name: { de: "Leere Seite", en: "Empty page" },
    about: { de: "Nur die Überschrift", en: "Only its headline" },
    content: page({ body: [{ component: "headline", text: "{name}", level: "1" }] }),
  },
  {
    key: "product",
    name: { de: "Produktseite", en: "Product page" },
    about: {
      de: "Kopf mit Bild, was es besonders macht, Fragen",
      en: "Head with a picture, what is special, questions",
    },
    content: page({
      teaser: [teaser("Ein Satz, der sagt, was daran schön ist.", "One sentence that says what is fine about it.")],
      body: [
        text(
          heading("Was es besonders macht", "What makes it special"),
          paragraph("Material, Größe, Haptik: kurz und konkret.", "Material, size, feel: short and concrete."),
        ),
        {
          component: "faq",
          headline: say("Häufige Fragen", "Frequent questions"),
          items: [question("Wie lange dauert es?", "How long does it take?")],
        },
      ],
    }),
  },
  {
    key: "guide",
    name: { de: "Ratgeber", en: "Guide" },
    about: { de: "Ein Artikel mit Abschnitten und einem Hinweis", en: "An article with sections and a notice" },
    content: page({
      kind: "article",
      teaser: [teaser("Worum es geht, in zwei Sätzen.", "What it is about, in two sentences.")],
      body: [
        text(
          heading("Der erste Schritt", "The first step"),
          paragraph("Hier steht, was zu tun ist.", "Here is what to do."),
          heading("Worauf du achtest", "What to mind"),
          paragraph("Hier steht, was oft schiefgeht.", "Here is what often goes wrong."),
        ),
        {
          component: "information",
          headline: say("Gut zu wissen", "Good to know"),
          tone: "plain",
          text: { type: "doc", content: [paragraph("Ein Hinweis am Rande.", "A note beside it.")] },
        },
      ],
    }),
  },
  {
    key: "occasion",
    name: { de: "Kartenanlass", en: "Card occasion" },
    about: { de: "Kopf, Karten zum Anlass, Fragen", en: "Head, cards of the occasion, questions" },
    content: page({
      teaser: [teaser("Für wen die Karten sind und wie sie wirken.", "Whom the cards are for and how they feel.")],
      body: [
        { component: "card", headline: say("Karten zum Anlass", "Cards for the occasion"), amount: "8" },
        text(
          heading("Was darauf stehen kann", "What can be written on them"),
          paragraph("Zwei, drei Beispiele für den Text.", "Two or three examples of words."),
        ),
        {
          component: "faq",
          headline: say("Häufige Fragen", "Frequent questions"),
          items: [question("Wie viele Karten brauche ich?", "How many cards do I need?")],
        },
      ],
    }),
  },
  {
    key: "legal",
    name: { de: "Rechtstext", en: "Legal text" },
    about: { de: "Überschrift und Text, nicht für Suchmaschinen", en: "Headline and text, not for search engines" },
    content: page({
      robots: "noindex,follow",
      body: [
        { component: "headline", text: "{name}", level: "1" },
        text(heading("1. Geltung", "1. Scope"), paragraph("Hier beginnt der Text.", "The text begins here.")),
      ],
    }),
  },
];
