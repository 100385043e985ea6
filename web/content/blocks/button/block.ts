import { buttonColours, buttonStyles } from "../../../../ui/button-paint.ts";
import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { link, option, text } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { buttonExample } from "./example.ts";

/** A button that leads somewhere; one that leads nowhere is left out. */
export const block = defineBlock({
  name: "button",
  title: t("Knopf", "Button"),
  palette: ["ways", 10],
  fields: {
    text: text("Text", "Text", { required: true, most: 40 }),
    link: link("Link", "Link", { required: true }),
    colour: option(t("Farbe", "Colour"), buttonColours, { otherwise: "blue" }),
    style: option(t("Art", "Style"), buttonStyles),
  },
  example: buttonExample,
});
export type Button = BlockOf<typeof block>;
