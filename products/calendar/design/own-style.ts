import type { Style } from "../../../design/template/style.ts";
import type { Layout, Template, TemplateBox, TemplateItem } from "../../../design/template/template.ts";
import { bare } from "./dressing.ts";
import { type Box, coverLayouts, monthLayouts, type OwnBoxes, photoSlot, plannerLayouts } from "./own-boxes.ts";

/** Default style of a calendar without a style of the shop: its own layouts, with a choice for each sheet. */
export const ownStyle: Style = {
  key: "own",
  title: "",
  parts: {
    cover: coverLayouts.map(({ key, upright, lying }) => layout(key, coverOf(upright), coverOf(lying))),
    month: [
      ...monthLayouts.map(({ key, upright, lying }) => layout(key, monthOf(upright, "table"), monthOf(lying, "table"))),
      ...plannerLayouts.map(({ key, upright, lying }) =>
        layout(key, monthOf(upright, "planner"), monthOf(lying, "planner")),
      ),
    ],
  },
  dressing: {
    palette: { key: "own", family: "white", colours: bare.colours },
    pairing: { key: "own", display: bare.display, body: bare.body, emphasis: bare.body },
    art: {},
    artInk: "own",
    words: {},
    language: null,
    plate: null,
  },
};

function layout(key: string, upright: Template, lying: Template): Layout {
  return { key, variants: { portrait: upright, square: upright, tall: upright, landscape: lying, long: lying } };
}

function boxOf([x, y, width, height]: Box): TemplateBox {
  return { x: x * 1000, y: y * 1000, width: width * 1000, height: height * 1000 };
}

function photosOf({ photos }: OwnBoxes): readonly TemplateItem[] {
  return photos.map((box, n) => ({ type: "photo", id: photoSlot(n), box: boxOf(box), shape: "rect" }));
}

function text(
  words: "headline" | "names",
  box: Box,
  more: Pick<Extract<TemplateItem, { type: "text" }>, "voice" | "size" | "align" | "colour">,
): TemplateItem {
  return { type: "text", id: words, box: boxOf(box), words, stand: "middle", onPhoto: false, refine: false, ...more };
}

function monthOf(boxes: OwnBoxes, look: "table" | "planner"): Template {
  const { headline, names, days } = boxes;
  return {
    ground: "paper",
    items: [
      ...photosOf(boxes),
      text("headline", headline, { voice: "display", size: 60_000, align: "start", colour: "ink" }),
      text("names", names, { voice: "body", size: 44_000, align: "end", colour: "accent" }),
      ...(days ? [daysItem(days, look)] : []),
    ],
  };
}

function daysItem(box: Box, look: "table" | "planner"): TemplateItem {
  return { type: "days", id: "days", box: boxOf(box), look, colour: "ink", accent: "accent" };
}

/** The title may carry foil. */
function coverOf(boxes: OwnBoxes): Template {
  const title = text("names", boxes.names, { voice: "display", size: 80_000, align: "start", colour: "ink" });
  return {
    ground: "paper",
    items: [
      ...photosOf(boxes),
      { ...title, refine: true } as TemplateItem,
      text("headline", boxes.headline, { voice: "body", size: 36_000, align: "start", colour: "ink" }),
    ],
  };
}
