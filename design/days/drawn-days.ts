import type { DaysElement, MoonPhase, PrintedDay, TextElement } from "../document.ts";
import type { Rect } from "../geometry.ts";

/** A line of type by the place of its baseline; `x` is its start, middle or end. Micrometres. */
export interface Line {
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

/** Names of a day in the room it has for them. */
export interface NotesBox {
  readonly notes: readonly string[];
  /** So many of them, from the first, may be left out without a word. */
  readonly holidays: number;
  /** Between two names: each has a line of its own, or all stand on one. */
  readonly joint: "\n" | ", ";
  readonly box: Rect;
  /** Another room in the same cell, for names that the first one has no room for. */
  readonly otherwise?: Rect;
  /** The largest type they may have. */
  readonly size: number;
  readonly colour: string;
  readonly stand: TextElement["stand"];
}

export interface Moon {
  readonly phase: MoonPhase;
  readonly box: Rect;
}

/** Parts of a calendar's days before any text is shaped. */
export interface DrawnDays {
  readonly lines: readonly Line[];
  readonly notes: readonly NotesBox[];
  readonly rules: readonly Rect[];
  readonly moons: readonly Moon[];
}

/** Thickness of the lines between days, micrometres. */
const RULE = 90;

export const joined = (all: readonly Partial<DrawnDays>[]): DrawnDays => ({
  lines: all.flatMap(({ lines = [] }) => lines),
  notes: all.flatMap(({ notes = [] }) => notes),
  rules: all.flatMap(({ rules = [] }) => rules),
  moons: all.flatMap(({ moons = [] }) => moons),
});

export const inkOf = ({ marked }: PrintedDay, { colour, accent }: Pick<DaysElement, "colour" | "accent">): string =>
  marked ? accent : colour;

export const ruleAt = (x: number, y: number, width: number): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(1, Math.round(width)),
  height: RULE,
});

export const uprightAt = (x: number, y: number, height: number): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: RULE,
  height: Math.max(1, Math.round(height)),
});

export const boxAt = (x: number, y: number, width: number, height: number): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** The moon's disc with its middle at the height of a number. */
export const moonOf = ({ moon }: PrintedDay, x: number, baseline: number, size: number): readonly Moon[] =>
  moon ? [{ phase: moon, box: boxAt(x, baseline - size * 0.6, size * 0.5, size * 0.5) }] : [];

export const namesOf = ({ notes, holidays = 0 }: PrintedDay, joint: NotesBox["joint"]) => ({ notes, holidays, joint });
