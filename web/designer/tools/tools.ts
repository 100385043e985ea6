import type { DesignElement } from "../../../design/document.ts";
import type { ElementTool } from "../elements/tool.ts";
import type { ToolOf } from "../elements/tool-of.ts";
import { artTool } from "./art/art-tool.ts";
import { daysTool } from "./days/days-tool.ts";
import { photoTool } from "./photo/photo-tool.ts";
import { shapeTool } from "./shape/shape-tool.ts";
import { textTool } from "./text/text-tool.ts";

const tools: { readonly [Type in DesignElement["type"]]: ElementTool<Extract<DesignElement, { type: Type }>> } = {
  photo: photoTool,
  text: textTool,
  shape: shapeTool,
  art: artTool,
  days: daysTool,
};

export const toolOf: ToolOf = ({ type }) => tools[type] as ElementTool;
