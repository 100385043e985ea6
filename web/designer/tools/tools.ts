import type { DesignElement } from "../../../design/document.ts";
import { artTool } from "./art/art-tool.ts";
import { daysTool } from "./days/days-tool.ts";
import { photoTool } from "./photo/photo-tool.ts";
import { shapeTool } from "./shape/shape-tool.ts";
import { textTool } from "./text/text-tool.ts";
import type { ElementTool } from "./tool.ts";

export const tools: { readonly [Type in DesignElement["type"]]: ElementTool<Extract<DesignElement, { type: Type }>> } =
  { photo: photoTool, text: textTool, shape: shapeTool, art: artTool, days: daysTool };

/** Every type there is. */
export const elementTypes = Object.keys(tools) as DesignElement["type"][];

export const toolOf = ({ type }: Pick<DesignElement, "type">): ElementTool => tools[type] as ElementTool;
