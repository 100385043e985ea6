import type { Rect } from "../geometry.ts";
import { grow } from "../rect.ts";
import type { FontLibrary } from "../text/font.ts";
import { type ArtPiece, inOneColour } from "./art-piece.ts";
import { drawDays } from "./draw-days.ts";
import { drawText, units } from "./draw-type.ts";
import type { PlacedArt, PlacedElement, PlacedRule, PlacedSheet, Plate } from "./placed.ts";
import { drawPlaceholder, type PlaceholderColours } from "./placeholder.ts";
import { shapePath } from "./shape-path.ts";

export interface Drawing {
  readonly fonts: FontLibrary;
  readonly art: ReadonlyMap<string, ArtPiece>;
  /** What stands where photos will be. */
  readonly photos: PlaceholderColours;
}

/** How foil looks on a screen: light runs across it. */
const sheen: Readonly<Record<Exclude<Plate, "relief">, readonly string[]>> = {
  gold: ["#8a671c", "#c9a44f", "#9c7726", "#d8ba6c", "#8c6a22"],
  silver: ["#6b6e72", "#a4a8ac", "#7c8084", "#b5b8bb", "#70747a"],
  rosegold: ["#94533f", "#cc8c76", "#a8664f", "#d79f8b", "#985843"],
};

/** A sheet as an SVG picture, trimmed. Pure: the same sheet gives the same text, and it loads nothing. */
export function drawSheet(sheet: PlacedSheet, drawing: Drawing): string {
  const [width, height] = [units(sheet.trim.width), units(sheet.trim.height)];
  const used = [...new Set(sheet.elements.flatMap((one) => ("plate" in one && one.plate ? [one.plate] : [])))];
  const drawn = sheet.elements.map((element) => drawElement(element, drawing)).join("\n");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    ...(used.length > 0 ? [`<defs>${used.map((plate) => gradient(plate, width, height)).join("")}</defs>`] : []),
    `<path fill="${sheet.background}" d="M0 0h${width}v${height}h${-width}z"/>`,
    drawn,
    "</svg>\n",
  ].join("\n");
}

function gradient(plate: Plate, width: number, height: number): string {
  if (plate === "relief") return "";
  const stops = sheen[plate].map(
    (colour, index, all) => `<stop offset="${index / (all.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${plate}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${width}" y2="${height}">${stops.join("")}</linearGradient>`;
}

/** Blind relief has no ink of its own: it shows by its shadow. */
const fillOf = (colour: string, plate: Plate | null) =>
  plate === null || plate === "relief" ? colour : `url(#${plate})`;

function drawElement(element: PlacedElement, drawing: Drawing): string {
  switch (element.type) {
    case "photo":
      return drawPlaceholder(element, drawing.photos);
    case "fill":
      return `<path fill="${element.colour}" d="${shapePath(element.shape, inUnits(element.frame))}"/>`;
    case "text":
      return drawText(element, drawing.fonts, fillOf(element.colour, element.plate));
    case "art":
      return drawArt(element, drawing);
    case "rule":
      return drawRule(element);
    case "days":
      return drawDays(element, drawing.fonts);
  }
}

export const inUnits = ({ x, y, width, height }: Rect): Rect => ({
  x: units(x),
  y: units(y),
  width: units(width),
  height: units(height),
});

/** A frame between two outlines of the same shape; a very flat one is a line. */
function drawRule({ frame, shape, thickness, colour, plate }: PlacedRule): string {
  const fill = fillOf(colour, plate);
  const outer = shapePath(shape, inUnits(frame));
  if (Math.min(frame.width, frame.height) <= 2 * thickness) return `<path fill="${fill}" d="${outer}"/>`;
  return `<path fill="${fill}" fill-rule="evenodd" d="${outer}${shapePath(shape, inUnits(grow(frame, -thickness)))}"/>`;
}

function drawArt({ piece: id, frame, turn, mirror, colour, plate }: PlacedArt, { art }: Drawing): string {
  const piece = art.get(id);
  if (!piece) throw new Error(`there is no clipart "${id}"`);
  const { x, y, width, height } = inUnits(frame);
  const [flipX, flipY] = [
    mirror === "across" || mirror === "both" ? -1 : 1,
    mirror === "down" || mirror === "both" ? -1 : 1,
  ];
  const scale = [(flipX * width) / piece.units.width, (flipY * height) / piece.units.height].map((one) =>
    one.toFixed(4),
  );
  const inside =
    colour !== null || plate !== null
      ? inOneColour(piece.foil ?? piece.markup, fillOf(colour ?? "", plate))
      : piece.markup;
  const middle = `translate(${x + width / 2} ${y + height / 2})`;
  const turned = turn === 0 ? "" : ` rotate(${turn})`;
  const centred = `translate(${-piece.units.width / 2} ${-piece.units.height / 2})`;
  return `<g transform="${middle}${turned} scale(${scale.join(" ")}) ${centred}">${inside}</g>`;
}
