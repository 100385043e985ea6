import type { JsonObject } from "../json.ts";
import type { TemplateWords } from "./page-template-words.ts";

export interface PageTemplate {
  readonly key: keyof TemplateWords["names"];
  /** `{name}` becomes the page's name, `{special}` the words of that name in the language of its author. */
  readonly content: JsonObject;
}

type TextKey = keyof TemplateWords["texts"];

const say = (key: TextKey): string => `{${key}}`;
const paragraph = (key: TextKey): JsonObject => ({
  type: "paragraph",
  content: [{ type: "text", text: say(key) }],
});
const heading = (key: TextKey): JsonObject => ({
  type: "heading",
  attrs: { level: 2 },
  content: [{ type: "text", text: say(key) }],
});
const text = (...content: JsonObject[]): JsonObject => ({ component: "text", text: { type: "doc", content } });
const teaser = (key: TextKey): JsonObject => ({
  component: "teaser",
  headline: "{name}",
  text: say(key),
  buttons: [],
});
const faq = (key: TextKey): JsonObject => ({
  component: "faq",
  headline: say("questions"),
  items: [{ component: "question", question: say(key), answer: { type: "doc", content: [paragraph("answer")] } }],
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
    content: page({ body: [{ component: "headline", text: "{name}", level: "1" }] }),
  },
  {
    key: "product",
    content: page({
      teaser: [teaser("product-teaser")],
      body: [text(heading("special"), paragraph("special-text")), faq("how-long")],
    }),
  },
  {
    key: "guide",
    content: page({
      kind: "article",
      teaser: [teaser("guide-teaser")],
      body: [
        text(heading("first-step"), paragraph("first-step-text"), heading("mind"), paragraph("mind-text")),
        {
          component: "information",
          headline: say("good-to-know"),
          tone: "plain",
          text: { type: "doc", content: [paragraph("note")] },
        },
      ],
    }),
  },
  {
    key: "occasion",
    content: page({
      teaser: [teaser("occasion-teaser")],
      body: [
        { component: "card", headline: say("occasion-cards"), amount: "8" },
        text(heading("what-to-write"), paragraph("what-to-write-text")),
        faq("how-many"),
      ],
    }),
  },
  {
    key: "legal",
    content: page({
      robots: "noindex,follow",
      body: [{ component: "headline", text: "{name}", level: "1" }, text(heading("scope"), paragraph("scope-text"))],
    }),
  },
];
