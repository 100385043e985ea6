import type { Point } from "../../../design/geometry.ts";
import type { MachineLine } from "../../../design/layout.ts";
import { moveCommand, type PathCommand, writePath } from "../../../design/path.ts";
import type { OpenSheet } from "../../print-plan.ts";
import type { Case } from "../case.ts";
import { closed, type EdgeLines, edgeLines, upsideDown } from "./shapes.ts";
import type { CardSide } from "./sides.ts";
import { isPunched } from "./surfaces.ts";

/** The two faces of a folded sheet with its creases and, punched, its outline; none for what is not folded. */
export function openSheets(one: Case, sides: readonly CardSide[]): readonly OpenSheet[] {
  const { card } = one;
  if (!card || card.binding === "stapled" || card.sheet.panels.length === 1) return [];
  const { along, panels } = card.sheet;
  return facesOf(along, panels.length).map(({ name, row }) =>
    sheetOf(
      name,
      along,
      row.flatMap(({ id, turned }) => {
        const side = sides.find((candidate) => candidate.id === id);
        return side ? [{ side, turned }] : [];
      }),
      one,
    ),
  );
}

interface Panel {
  readonly side: CardSide;
  readonly turned: boolean;
}

const upright = (...ids: readonly string[]) => ids.map((id) => ({ id, turned: false }));

function facesOf(along: OpenSheet["along"], count: number) {
  if (along === "height") {
    return [
      { name: "outside", row: [{ id: "back", turned: true }, ...upright("front")] },
      { name: "inside", row: upright("inside-top", "inside-bottom") },
    ];
  }
  return count === 2
    ? [
        { name: "outside", row: upright("back", "front") },
        { name: "inside", row: upright("inside-left", "inside-right") },
      ]
    : [
        { name: "outside", row: upright("flap", "back", "front") },
        { name: "inside", row: upright("inside-left", "inside-middle", "inside-right") },
      ];
}

function sheetOf(name: string, along: OpenSheet["along"], panels: readonly Panel[], one: Case): OpenSheet {
  const placed = placedAlong(panels, along);
  return {
    name,
    along,
    lines: [...creases(placed, along), ...cuts(placed, along, one)],
    panels: panels.map(({ side, turned }) => ({ surface: side.id, turned })),
  };
}

interface PlacedPanel extends Panel {
  readonly at: Point;
}

function placedAlong(panels: readonly Panel[], along: OpenSheet["along"]): readonly PlacedPanel[] {
  let start = 0;
  return panels.map((panel) => {
    const { width, height } = panel.side.trim;
    const at = along === "width" ? { x: start, y: 0 } : { x: 0, y: start };
    start += along === "width" ? width : height;
    return { ...panel, at };
  });
}

/** One line where two panels meet. */
const creases = (panels: readonly PlacedPanel[], along: OpenSheet["along"]): readonly MachineLine[] =>
  panels.slice(1).map(({ at, side: { trim } }) => {
    const end = along === "width" ? { x: at.x, y: trim.height } : { x: trim.width, y: at.y };
    return {
      plate: "Crease",
      path: writePath([
        { type: "M", points: [at] },
        { type: "L", points: [end] },
      ]),
    };
  });

/** Outline of the open sheet: the outer edges of its panels in order. */
function cuts(panels: readonly PlacedPanel[], along: OpenSheet["along"], one: Case): readonly MachineLine[] {
  const [first] = panels;
  if (!first || !isPunched(first.side, one)) return [];
  const outlines = panels.map(({ side, turned, at }) => {
    const lines = edgeLines(one.configuration.punching, side.trim, side.joined);
    return movedBy(turned ? upsideDown(lines, side.trim) : lines, at);
  });
  return [{ plate: "CutContour", path: aroundAll(outlines, along) }];
}

function aroundAll(outlines: readonly EdgeLines[], along: OpenSheet["along"]): string {
  const [first, last] = [outlines[0], outlines.at(-1)];
  if (!first || !last) return "";
  const back = outlines.toReversed();
  const commands =
    along === "width"
      ? [
          ...outlines.flatMap(({ edges }) => edges.top),
          ...last.edges.right,
          ...back.flatMap(({ edges }) => edges.bottom),
          ...first.edges.left,
        ]
      : [
          ...first.edges.top,
          ...outlines.flatMap(({ edges }) => edges.right),
          ...last.edges.bottom,
          ...back.flatMap(({ edges }) => edges.left),
        ];
  return closed(first.start, commands);
}

function movedBy({ start, edges }: EdgeLines, { x, y }: Point): EdgeLines {
  const move = (point: Point) => ({ x: point.x + x, y: point.y + y });
  const moved = (commands: readonly PathCommand[]) => commands.map((command) => moveCommand(command, move));
  const { top, right, bottom, left } = edges;
  return {
    start: move(start),
    edges: { top: moved(top), right: moved(right), bottom: moved(bottom), left: moved(left) },
  };
}

/** The cover of a bound book: back, spine and front on one print around the boards. */
export const coverSheet = (sides: readonly CardSide[]): OpenSheet | null =>
  sides.some(({ role }) => role === "spine")
    ? {
        name: "cover",
        along: "width",
        lines: [],
        panels: ["back", "spine", "front"].map((surface) => ({ surface, turned: false })),
      }
    : null;
