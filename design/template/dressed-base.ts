import { ONE } from "../placement.ts";
import type { Setting } from "./setting.ts";
import type { ColourRole, TemplateItem } from "./template.ts";

export const colourOf = (role: ColourRole, { dressing }: Setting): string => dressing.palette.colours[role];

/** Common members of a template's elements. */
export const baseOf = (item: TemplateItem, { nameElement }: Setting) => ({
  id: nameElement?.(item) ?? item.id,
  slot: item.id,
  rotation: 0,
  opacity: ONE,
});
