import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const en: typeof de = {
  looks: {
    title: "Effect",
    of: counted("en", { one: "on # photo", other: "on # photos" }),
    original: "Original",
    blackAndWhite: "Black and white",
    sepia: "Sepia",
    soft: "Soft",
    light: "Light",
    contrast: "Contrast",
    warmth: "Warmth",
    reset: "Reset",
    before: "Before",
    beforeHelp: "Hold to see the photos without the effect",
  },
  outline: "Outline",
  outlines: {
    rect: "Rectangle",
    rounded: "Rounded",
    arch: "Arch",
    ellipse: "Oval",
    hexagon: "Hexagon",
    heart: "Heart",
    star: "Star",
  },
  border: "Border",
  borderColour: "Colour of the border",
  width: "Width",
  millimetres: (text: string) => `${text}\u00a0mm`,
  fill: "Fill",
  line: "Line",
  lineColour: "Colour of the line",
  opacity: "Opacity",
  percent: (text: string) => `${text}%`,
  mirror: "Mirror",
  across: "Left to right",
  down: "Top to bottom",
  colouring: "Colours",
  ownColours: "Its own",
  oneColour: "One colour",
  colour: "Colour",
};

export const enUs: typeof de = {
  ...en,
  borderColour: "Color of the border",
  lineColour: "Color of the line",
  colouring: "Colors",
  oneColour: "One color",
  colour: "Color",
};
