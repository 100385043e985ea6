import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { option, text } from "../../define/fields.ts";
import { headingLevel, headingLevelHint } from "../../define/heading-level.ts";
import { t } from "../../define/office-words.ts";
import { headlineExample } from "./example.ts";

export const block = defineBlock({
  name: "headline",
  title: t("Überschrift", "Headline"),
  palette: ["words", 10],
  fields: {
    text: text("Überschrift", "Headline", { required: true }),
    subline: text("Zeile darunter", "Line below it"),
    level: option(headingLevel, ["1", "2", "3"], { standard: "2", hint: headingLevelHint }),
  },
  example: headlineExample,
});
export type Headline = BlockOf<typeof block>;
