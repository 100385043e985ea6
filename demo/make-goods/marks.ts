import type { Outline } from "../../design/outline.ts";
import type { ColourRole, Template, TemplateItem, WordRole } from "../../design/template/template.ts";

/** Left, top, width and height in percent of the sheet. */
export type Box = readonly [x: number, y: number, width: number, height: number];

const parts = (percent: number) => Math.round(percent * 10_000);
const boxOf = ([x, y, width, height]: Box) => ({
  x: parts(x),
  y: parts(y),
  width: parts(width),
  height: parts(height),
});

export const photo = (id: string, box: Box, shape: Outline = "rect"): TemplateItem => ({
  type: "photo",
  id,
  box: boxOf(box),
  shape,
});

export const fill = (id: string, box: Box, colour: ColourRole, shape: Outline = "rect"): TemplateItem => ({
  type: "fill",
  id,
  box: boxOf(box),
  colour,
  shape,
});

type Text = Extract<TemplateItem, { type: "text" }>;
/** `size` in percent of the sheet's shorter side. */
export function words(
  role: WordRole,
  box: Box,
  size: number,
  {
    id = role,
    voice = "body",
    align = "centre",
    stand = "middle",
    colour = "ink",
    onPhoto = false,
    refine = false,
  }: Partial<Omit<Text, "type" | "box" | "size" | "words">> = {},
): TemplateItem {
  return {
    type: "text",
    id,
    box: boxOf(box),
    words: role,
    voice,
    size: parts(size),
    align,
    stand,
    colour,
    onPhoto,
    refine,
  };
}

type Art = Extract<TemplateItem, { type: "art" }>;
interface ArtMarks extends Partial<Pick<Art, "turn" | "mirror" | "overEdge" | "colour" | "refine" | "id">> {
  /** Where in its box: percent from left and top. */
  readonly at?: readonly [x: number, y: number];
}
export function art(
  role: Art["art"],
  box: Box,
  { id = role, at = [50, 50], turn = 0, mirror = "none", overEdge = false, refine = false, colour }: ArtMarks = {},
): TemplateItem {
  const place = { x: parts(at[0]), y: parts(at[1]) };
  return {
    type: "art",
    id,
    box: boxOf(box),
    art: role,
    at: place,
    turn,
    mirror,
    overEdge,
    refine,
    ...(colour ? { colour } : {}),
  };
}

/** `thickness` in millimetres. */
export const rule = (
  id: string,
  box: Box,
  {
    shape = "rect",
    thickness = 0.4,
    colour = "accent",
    refine = true,
  }: { shape?: Outline; thickness?: number; colour?: ColourRole; refine?: boolean } = {},
): TemplateItem => ({
  type: "rule",
  id,
  box: boxOf(box),
  shape,
  thickness: Math.round(thickness * 1000),
  colour,
  refine,
});

type Days = Extract<TemplateItem, { type: "days" }>;
export const days = (
  box: Box,
  look: Days["look"],
  colour: ColourRole = "ink",
  accent: ColourRole = "accent",
): TemplateItem => ({ type: "days", id: "days", box: boxOf(box), look, colour, accent });

export const sheet = (ground: ColourRole, ...items: readonly TemplateItem[]): Template => ({
  ground,
  items: [...items],
});
