import type { Words as DesignerWords } from "../../words/designer/words.generated.ts";
import { type Fate, fates } from "./trouble.ts";

/** How many openings had which fate: "3 sides stay as they are, 1 to look at." */
export const tallyText = (
  counts: Readonly<Record<Fate, number>>,
  tallies: DesignerWords["lateChange"]["tallies"],
): string => `${fates.flatMap((fate) => (counts[fate] > 0 ? tallies[fate]({ count: counts[fate] }) : [])).join(", ")}.`;
