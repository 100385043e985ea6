import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { option } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { marginExample } from "./example.ts";

/** Space between two blocks. */
export const block = defineBlock({
  name: "margin",
  title: t("Abstand", "Room"),
  palette: ["words", 100],
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
  example: marginExample,
});
export type Margin = BlockOf<typeof block>;
