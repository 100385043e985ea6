import { botanicalStems } from "./botanical-stems.ts";
import { botanicals } from "./botanicals.ts";
import { confetti } from "./confetti.ts";
import { floralArrangements } from "./floral-arrangements.ts";
import { florals } from "./florals.ts";
import { geometric } from "./geometric.ts";
import type { Piece } from "./kit/drawing.ts";
import { lines } from "./lines.ts";
import { linesOfNature } from "./lines-nature.ts";
import { linesOfSmallJoys } from "./lines-small-joys.ts";
import { christmas } from "./seasonal-christmas.ts";
import { summer } from "./seasonal-summer.ts";
import { winter } from "./seasonal-winter.ts";
import { throughTheYear } from "./seasonal-year.ts";

export const pieces: readonly Piece[] = [
  ...florals,
  ...floralArrangements,
  ...botanicals,
  ...botanicalStems,
  ...confetti,
  ...geometric,
  ...lines,
  ...linesOfNature,
  ...linesOfSmallJoys,
  ...winter,
  ...christmas,
  ...throughTheYear,
  ...summer,
];
