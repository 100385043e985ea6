import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { blocks } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { publicContainerExample } from "./example.ts";

/** Every component whose name starts with Public (chrome document, section 2): it only holds others. */
export const block = defineBlock({
  name: "public-container",
  title: t("Behälter", "Container"),
  palette: ["words", 110],
  fields: { body: blocks("Inhalt", "Body") },
  prefix: { text: "Public", also: { PublicSection: t("Öffentlicher Abschnitt", "Public section") } },
  example: publicContainerExample,
});
export type PublicContainer = BlockOf<typeof block>;
