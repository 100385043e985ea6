import { z } from "zod";
import {
  toolboxFormats,
  toolboxLimits,
  toolboxPaths,
  toolboxRefusedAnchor,
} from "../../../../../services/toolbox/contract.ts";
import { type BlockReading, optionField, textField } from "../../block-fields.ts";
import { toolboxWords } from "./words.ts";

/** In the order they stand. */
export const toolNames = ["optimize", "convert", "pdf"] as const;
export type ToolName = (typeof toolNames)[number];

/** Tools for pictures; the editor says which one stands open. */
export const toolboxSchema = ({ shop: { locale } }: BlockReading) =>
  z
    .object({ headline: textField, text: textField, tool: optionField(toolNames, "optimize") })
    // Told with the block, so that no other page loads them.
    .transform((read) => ({
      ...read,
      locale,
      words: toolboxWords(locale),
      paths: { convert: toolboxPaths.convertFile, pdf: toolboxPaths.convertPdf, optimize: toolboxPaths.optimizeImage },
      formats: toolboxFormats,
      limits: toolboxLimits,
      refusedAnchor: toolboxRefusedAnchor,
    }));
export type Toolbox = z.output<ReturnType<typeof toolboxSchema>>;
