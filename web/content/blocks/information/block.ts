import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { headline, option, richText } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { informationExample } from "./example.ts";

/** A short hint that must not be missed. */
export const block = defineBlock({
  name: "information",
  title: t("Hinweis", "Notice"),
  palette: ["words", 50],
  fields: {
    headline,
    text: richText("Text", "Text", { required: true }),
    tone: option(t("Ton", "Tone"), [
      ["plain", t("Ruhig", "Calm")],
      ["warn", t("Warnung", "Warning")],
    ]),
  },
  example: informationExample,
});
export type Information = BlockOf<typeof block>;
