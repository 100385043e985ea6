import type { Shape } from "./shape.ts";

/** The house's palette for drawn things: muted, made to lie on cream paper. */
export const paints = {
  ink: "#2a2320",
  clay: "#a8442a",
  terracotta: "#c9714f",
  apricot: "#e3a57c",
  blush: "#efcdbf",
  rose: "#d48d87",
  berry: "#8c3a48",
  plum: "#5b2f3f",
  ochre: "#cf9b3f",
  butter: "#efd59a",
  gold: "#b48a3c",
  sage: "#93a284",
  leaf: "#6f8460",
  moss: "#4f6147",
  pine: "#2f4a3e",
  mist: "#bccdd2",
  dusk: "#6287a0",
  night: "#2d4560",
  sand: "#e2d2ba",
  bark: "#7c5b45",
  cream: "#fbf6ee",
  white: "#ffffff",
} as const;
export type Paint = keyof typeof paints;

/**
 * What becomes of a layer in one colour: `solid` is filled and keeps a gap to what lies behind, `flat` is filled
 * without a gap, `line` is its outline with nothing inside, `cut` takes away, `none` is left out.
 */
export type Foil = "solid" | "flat" | "line" | "cut" | "none";

export interface Layer {
  readonly shape: Shape;
  readonly paint: Paint | null;
  readonly foil: Foil;
}

export class Drawing {
  readonly layers: Layer[] = [];

  /** Lays a shape over what is there; without paint it exists in the one-colour version only. */
  add(shape: Shape, paint: Paint | null, foil: Foil = "solid"): this {
    this.layers.push({ shape, paint, foil });
    return this;
  }
}

export const families = ["florals", "botanicals", "confetti", "geometric", "lines", "seasonal"] as const;
export type Family = (typeof families)[number];

export interface Piece {
  readonly id: string;
  readonly title: { readonly de: string; readonly en: string };
  readonly family: Family;
  readonly tags: readonly string[];
  /** Its shapes are stout and lie apart from each other: the one-colour version is made of the very same outlines. */
  readonly apart: boolean;
  readonly draw: (on: Drawing) => void;
}

/** Writes down pieces of one family: id, title in German and English, tags, and how it is drawn. */
export const pieceOf =
  (family: Family, apart = false) =>
  (id: string, de: string, en: string, tags: readonly string[], draw: Piece["draw"]): Piece => ({
    id,
    title: { de, en },
    family,
    tags,
    apart,
    draw,
  });
