import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { defineItem, headline, items, richText, text } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { faqExample } from "./example.ts";

const question = defineItem({
  name: "question",
  title: t("Frage", "Question"),
  fields: {
    question: text("Frage", "Question", { required: true }),
    answer: richText("Antwort", "Answer", { required: true }),
  },
});

/** Questions with their answers, each to be opened; search engines read them as such. */
export const block = defineBlock({
  name: "faq",
  title: t("Fragen und Antworten", "Questions and answers"),
  palette: ["words", 60],
  fields: { headline, items: items("Fragen", "Questions", question, { required: true }) },
  example: faqExample,
});
export type Faq = BlockOf<typeof block>;
