import {
  toolboxFormats,
  toolboxLimits,
  toolboxPaths,
  toolboxRefusedAnchor,
} from "../../../../services/toolbox/contract.ts";
import { type BlockOf, defineBlock } from "../../define/define-block.ts";
import { headline, longText, option } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { toolboxExample } from "./example.ts";
import type { ToolboxWords } from "./words.ts";

/** Tools for pictures; the editor says which one is open. */
export const block = defineBlock({
  name: "toolbox",
  title: t("Werkzeuge für Bilder", "Tools for pictures"),
  palette: ["words", 40],
  fields: {
    headline,
    text: longText("Text", "Text"),
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
  // Passed with the block, so that no other page loads them.
  parse: (fields, { shop: { locale } }) =>
    fields.transform((read) => ({
      ...read,
      locale,
      paths: { convert: toolboxPaths.convertFile, pdf: toolboxPaths.convertPdf, optimize: toolboxPaths.optimizeImage },
      formats: toolboxFormats,
      limits: toolboxLimits,
      refusedAnchor: toolboxRefusedAnchor,
    })),
  example: toolboxExample,
});
export type Toolbox = BlockOf<typeof block> & { readonly words: ToolboxWords };
export type ToolName = Toolbox["tool"];
