import type { Rect, Size } from "../geometry.ts";
import type { Shape } from "./template.ts";

/** The second ink of refined places: foils, or blind relief. */
export const plates = ["gold", "silver", "rosegold", "relief"] as const;
export type Plate = (typeof plates)[number];

/** A template on its sheet; micrometres from the trim's top left corner, in the order of drawing. */
export interface PlacedSheet {
  readonly trim: Size;
  /** "#rrggbb" */
  readonly background: string;
  readonly elements: readonly PlacedElement[];
  /** Items whose words have no room even at the smallest type. */
  readonly leftOut: readonly string[];
}

export type PlacedElement = PlacedPhoto | PlacedFill | PlacedText | PlacedArt | PlacedRule | PlacedDays;

export interface PlacedPhoto {
  readonly type: "photo";
  readonly id: string;
  readonly frame: Rect;
  readonly shape: Shape;
}

export interface PlacedFill {
  readonly type: "fill";
  readonly id: string;
  readonly frame: Rect;
  readonly shape: Shape;
  readonly colour: string;
}

export interface PlacedText {
  readonly type: "text";
  readonly id: string;
  readonly frame: Rect;
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly colour: string;
  readonly align: "start" | "centre" | "end";
  readonly onPhoto: boolean;
  readonly plate: Plate | null;
}

export interface PlacedArt {
  readonly type: "art";
  readonly id: string;
  readonly piece: string;
  /** The piece before it is turned about the middle of its frame. */
  readonly frame: Rect;
  /** Clockwise, degrees. */
  readonly turn: number;
  readonly mirror: "none" | "across" | "down" | "both";
  readonly overEdge: boolean;
  /** Null: in its own colours. */
  readonly colour: string | null;
  readonly plate: Plate | null;
}

export interface PlacedRule {
  readonly type: "rule";
  readonly id: string;
  /** Outer edge of the line. */
  readonly frame: Rect;
  readonly shape: Shape;
  readonly thickness: number;
  readonly colour: string;
  readonly plate: Plate | null;
}

export interface PlacedDays {
  readonly type: "days";
  readonly id: string;
  readonly frame: Rect;
  readonly look: "table" | "row" | "column" | "planner";
  readonly font: string;
  readonly colour: string;
  readonly accent: string;
}
