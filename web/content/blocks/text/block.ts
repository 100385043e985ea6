import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { option, richText } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { textExample } from "./example.ts";

export const block = defineBlock({
  name: "text",
  title: t("Text", "Text"),
  palette: ["words", 20],
  fields: {
    text: richText("Text", "Text", { required: true }),
    ground: option(t("Grund", "Ground"), [
      ["paper", t("Papier", "Paper")],
      ["tinted", t("Getönt", "Tinted")],
    ]),
  },
  example: textExample,
});
export type Text = BlockOf<typeof block>;
