import { type Corner, identity, type Matrix } from "../geometry.ts";
import type { ColourSpaceReader } from "../inspect/colour-space.ts";
import type { ColourFacts, FontFacts, ImageFacts, Mark } from "../inspection.ts";
import { numberOf, type PdfObject } from "../reader/objects.ts";
import type { PdfFile } from "../reader/pdf-file.ts";
import type { GraphicsState } from "./state.ts";

/** Shared by all pages of a file, so that resources are inspected once. */
export interface Library {
  readonly file: PdfFile;
  readonly colours: ColourSpaceReader;
  readonly images: Map<number, ImageFacts>;
  readonly fonts: Map<number, FontFacts>;
  readonly damage: Set<string>;
  /** Reads a form's content. Passed as a function, because forms contain content and content draws forms. */
  readonly readContent: (reading: Reading, content: Uint8Array) => Promise<void>;
  /** Operators that may still be read; a hostile file runs out of them. */
  budget: number;
}

/** One content stream being read. Operators change it. */
export interface Reading {
  readonly library: Library;
  readonly resources: PdfObject;
  readonly marks: Mark[];
  /** Spaces of the transparency groups drawn so far. */
  readonly groups: ColourFacts[];
  readonly depth: number;
  state: GraphicsState;
  readonly stack: GraphicsState[];
  path: Path;
  /** A `W` waits for the painting operator that ends the path. */
  clips: boolean;
  textMatrix: Matrix;
  lineMatrix: Matrix;
}

/** The path under construction, in page coordinates. */
export interface Path {
  readonly outlines: { corners: Corner[]; closed: boolean }[];
  /** Corners in all, so that a hostile path ends. */
  size: number;
  /** Consists of a single `re`. */
  rectangle: boolean;
}

export type Operands = readonly PdfObject[];
export type OperatorTable = Readonly<Record<string, (reading: Reading, operands: Operands) => void | Promise<void>>>;

export const emptyPath = (): Path => ({ outlines: [], size: 0, rectangle: false });

export function startReading(
  { library, marks, groups, depth }: Pick<Reading, "library" | "marks" | "groups" | "depth">,
  resources: PdfObject,
  state: GraphicsState,
): Reading {
  return {
    library,
    resources,
    marks,
    groups,
    state,
    depth,
    stack: [],
    path: emptyPath(),
    clips: false,
    textMatrix: identity,
    lineMatrix: identity,
  };
}

/** The operand at a place as a number; what is missing or something else counts as 0. */
export const numeric = (operands: Operands, index: number): number => numberOf(operands[index]) ?? 0;

export function matrixOf(operands: Operands): Matrix {
  const at = (index: number) => numeric(operands, index);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}
