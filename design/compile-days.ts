import type { DaysElement, PrintedDay, TextElement } from "./document.ts";
import type { FindingBody } from "./finding.ts";
import type { Rect } from "./geometry.ts";
import type { Compiled, Material } from "./material.ts";
import { firstWeekday } from "./month.ts";
import { ONE } from "./placement.ts";
import type { SceneItem } from "./scene.ts";
import { compileText } from "./text/compile-text.ts";

/** A line of type by the place of its baseline; `x` is its start, middle or end. Micrometres. */
interface Line {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly align: TextElement["align"];
  readonly colour: string;
  /** The room there is, beyond which type shrinks; numbers keep their size. */
  readonly width: number;
  readonly fit?: TextElement["fit"];
}

interface Drawn {
  readonly lines: readonly Line[];
  readonly rules: readonly Rect[];
}

/** Thickness of the lines of planners, micrometres. */
const RULE = 30;
const RULE_OPACITY = 350_000;

/** The days of a month within their frame: labels, notes and the lines between them. */
export function compileDays(days: DaysElement, frame: Rect, clip: Rect, material: Material): Compiled {
  const { lines, rules } = draw(days, frame);
  const texts = lines.map((line) => compileText(textOf(line, days), boxOf(line, days, material), clip, material));
  const strips: readonly SceneItem[] = rules.map((rect) => ({
    type: "fill",
    element: days.id,
    rect,
    colour: days.colour,
  }));
  const faint: readonly SceneItem[] =
    strips.length > 0 ? [{ type: "group", element: days.id, items: strips, opacity: RULE_OPACITY }] : [];
  return {
    items: [...faint, ...texts.flatMap(({ items }) => items)],
    findings: distinct(texts.flatMap(({ findings }) => findings)),
  };
}

function draw(days: DaysElement, frame: Rect): Drawn {
  switch (days.look) {
    case "table":
      return drawTable(days, frame);
    case "row":
      return drawRow(days, frame);
    case "column":
      return drawColumns(days, frame);
    case "planner":
      return drawPlanner(days, frame);
  }
}

function drawTable(days: DaysElement, frame: Rect): Drawn {
  const beside = days.weeks.length > 0 ? 1 : 0;
  const above = days.heads.length > 0 ? 1 : 0;
  const [cell, row] = [frame.width / (7 + beside), frame.height / (6 + above)];
  const size = Math.min(cell, row) * 0.46;
  const offset = (firstWeekday(days.month) - days.weekStart + 7) % 7;
  const centre = (column: number) => frame.x + (column + beside + 0.5) * cell;
  const baseline = (line: number) => frame.y + (line + above + 1) * row;
  const plain = { align: "centre", width: cell } as const;
  const heads = days.heads.map((text, column) => ({
    ...plain,
    ...{ text, x: centre(column), baseline: frame.y + row * 0.8, size: size * 0.6, colour: days.colour },
  }));
  const weeks = days.weeks.map((text, line) => ({
    ...plain,
    ...{ text, x: frame.x + cell / 2, baseline: baseline(line), size: size * 0.6, colour: days.colour },
  }));
  const numbers = days.days.flatMap((day, index): Line[] => {
    const [column, line] = [(offset + index) % 7, Math.floor((offset + index) / 7)];
    const at = { ...plain, x: centre(column) };
    const number: Line = {
      ...{ ...at, text: day.label, baseline: baseline(line), size, colour: inkOf(day, days), fit: "report" },
    };
    const notes = day.notes.map((text, place) => ({
      ...at,
      ...{ text, baseline: baseline(line) + (place + 1) * size * 0.42, size: size * 0.36, colour: inkOf(day, days) },
    }));
    return [number, ...notes];
  });
  return { lines: [...heads, ...weeks, ...numbers], rules: [] };
}

function drawRow(days: DaysElement, { x, y, width, height }: Rect): Drawn {
  const step = width / days.days.length;
  const size = Math.min(step * 0.62, height * 0.6);
  const lines = days.days.map(
    (day, index): Line => ({
      ...{ text: day.label, x: x + (index + 0.5) * step, baseline: y + height * 0.75, size, align: "centre" },
      ...{ colour: inkOf(day, days), width: step, fit: "report" },
    }),
  );
  return { lines, rules: [] };
}

function drawColumns(days: DaysElement, frame: Rect): Drawn {
  const rows = Math.ceil(days.days.length / 2);
  const [column, row] = [frame.width / 2, frame.height / rows];
  const size = row * 0.52;
  const drawn = days.days.map((day, index) => {
    const x = frame.x + Math.floor(index / rows) * column;
    const baseline = frame.y + ((index % rows) + 0.75) * row;
    const rule = ruleAt(x, baseline + row * 0.25, column * 0.92);
    return { lines: [...labelled(day, days, { x, baseline, size, width: column * 0.92 })], rules: [rule] };
  });
  return { lines: drawn.flatMap(({ lines }) => lines), rules: drawn.flatMap(({ rules }) => rules) };
}

/** Where the lines between people's columns are, shares of the width. */
const plannerColumns = [0.12, 0.34, 0.56, 0.78];

function drawPlanner(days: DaysElement, frame: Rect): Drawn {
  const row = frame.height / days.days.length;
  const drawn = days.days.map((day, index) => {
    const baseline = frame.y + (index + 0.75) * row;
    const rule = ruleAt(frame.x, baseline + row * 0.25, frame.width);
    return {
      lines: labelled(day, days, { x: frame.x, baseline, size: row * 0.62, width: frame.width }),
      rules: [rule],
    };
  });
  const uprights = plannerColumns.map((share) => ({
    ...{ x: Math.round(frame.x + share * frame.width), y: frame.y, width: RULE, height: frame.height },
  }));
  return { lines: drawn.flatMap(({ lines }) => lines), rules: [...drawn.flatMap(({ rules }) => rules), ...uprights] };
}

/** A number with its notes on the same line behind it. */
function labelled(
  day: PrintedDay,
  days: DaysElement,
  { x, baseline, size, width }: { x: number; baseline: number; size: number; width: number },
): readonly Line[] {
  const colour = inkOf(day, days);
  const number: Line = { text: day.label, x, baseline, size, align: "start", colour, width, fit: "report" };
  if (day.notes.length === 0) return [number];
  const behind = 1.6 * size;
  const note: Line = {
    ...{ text: day.notes.join(", "), x: x + behind, baseline, size: size * 0.62, align: "start", colour },
    width: Math.max(1, width - behind),
  };
  return [number, note];
}

const inkOf = ({ marked }: PrintedDay, { colour, accent }: DaysElement) => (marked ? accent : colour);

const ruleAt = (x: number, y: number, width: number): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(1, Math.round(width)),
  height: RULE,
});

/** As a text of its own, so that labels have the same fonts and fall-backs as every other text. */
const textOf = ({ text, size, align, colour, fit = "shrink" }: Line, { id, font }: DaysElement): TextElement => ({
  ...{ type: "text", id, frame: { x: 0, y: 0, width: 1, height: 1 }, rotation: 0, opacity: ONE },
  ...{ text, language: null, hyphenate: false, font, size: Math.max(1, Math.round(size)), colour, align },
  ...{ stand: "top", leading: ONE, tracking: 0, fit },
});

function boxOf({ x, baseline, size, align, width }: Line, { font }: DaysElement, { fonts }: Material): Rect {
  const [face] = fonts.chain(font);
  const [ascent, height] = face
    ? [(face.ascender * size) / face.unitsPerEm, ((face.ascender - face.descender) * size) / face.unitsPerEm]
    : [size, size * 1.3];
  const left = align === "start" ? x : align === "centre" ? x - width / 2 : x - width;
  return {
    x: Math.round(left),
    y: Math.round(baseline - ascent),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.ceil(height) + 2),
  };
}

function distinct(findings: readonly FindingBody[]): readonly FindingBody[] {
  const seen = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...seen.values()];
}
