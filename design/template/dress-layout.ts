import type { DesignElement, PhotoElement, ShapeElement } from "../document.ts";
import { LEAST_FOIL } from "../foil-fineness.ts";
import { ONE } from "../placement.ts";
import { bledFrame, safeFrame } from "./boxes.ts";
import { dressArt } from "./dress-art.ts";
import { dressDays } from "./dress-days.ts";
import { dressText } from "./dress-text.ts";
import { baseOf, colourOf } from "./dressed-base.ts";
import type { Setting } from "./setting.ts";
import type { Template, TemplateFill, TemplateItem, TemplatePhoto, TemplateRule } from "./template.ts";

/** A template on a sheet: all of a surface that does not depend on the product. */
export interface DressedLayout {
  /** "#rrggbb" */
  readonly background: string;
  /** In the order in which they are painted; each fills the slot of its item's name. */
  readonly elements: readonly DesignElement[];
  /** Items whose words have no room even at the smallest type. */
  readonly leftOut: readonly string[];
}

/** A template in its dressing on a sheet. Pure; what does not fit at the smallest type is left out and named. */
export function dressLayout(template: Template, setting: Setting): DressedLayout {
  const elements: DesignElement[] = [];
  const leftOut: string[] = [];
  for (const item of template.items) {
    const dressed = dressItem(item, setting);
    if (dressed === "no-room") leftOut.push(item.id);
    else if (dressed) elements.push(dressed);
  }
  return { background: colourOf(template.ground, setting), elements, leftOut };
}

function dressItem(item: TemplateItem, setting: Setting): DesignElement | "no-room" | null {
  switch (item.type) {
    case "photo":
      return dressPhoto(item, setting);
    case "fill":
      return dressFill(item, setting);
    case "rule":
      return dressRule(item, setting);
    case "days":
      return dressDays(item, setting);
    case "text":
      return dressText(item, setting);
    case "art":
      return dressArt(item, setting);
  }
}

const dressPhoto = (item: TemplatePhoto, setting: Setting): PhotoElement => ({
  ...baseOf(item, setting),
  type: "photo",
  frame: bledFrame(item.box, setting.sheet),
  photo: null,
  placement: { fit: "fill", centre: { x: ONE / 2, y: ONE / 2 }, zoom: ONE, rotation: 0 },
  ...(item.shape === "rect" ? {} : { mask: item.shape }),
});

const dressFill = (item: TemplateFill, setting: Setting): ShapeElement => ({
  ...baseOf(item, setting),
  type: "shape",
  frame: bledFrame(item.box, setting.sheet),
  outline: item.shape,
  fill: colourOf(item.colour, setting),
  stroke: null,
});

function dressRule(item: TemplateRule, setting: Setting): ShapeElement {
  const { shape, thickness, refine, colour } = item;
  const plate = refine && thickness >= LEAST_FOIL.line ? setting.dressing.plate : null;
  return {
    ...baseOf(item, setting),
    type: "shape",
    frame: safeFrame(item.box, setting.sheet),
    outline: shape,
    fill: null,
    stroke: { width: thickness, colour: colourOf(colour, setting) },
    ...(plate ? { plate } : {}),
  };
}
