import { micrometres } from "../../../core/measure.ts";
import type { DesignOutline } from "../../../design/document.ts";
import type { PrintPlan } from "../../print-plan.ts";
import { configurationSchema } from "../configuration.ts";
import type { Release } from "../release.ts";
import { openCalendar } from "./layouts.ts";
import type { CalendarSide } from "./sides.ts";

/** Sheets in binding order in one file; for a book its cover, and its pages cut from spreads. All pieces are copies. */
export function files({ configuration }: Pick<DesignOutline, "configuration">, release: Release): readonly PrintPlan[] {
  const one = openCalendar(configurationSchema.parse(configuration), release);
  const copies = one.configuration.amount;
  const single = { format: "pdfx4", imposition: { kind: "single" } } as const;
  const plan = (role: string, sides: readonly CalendarSide[], output: PrintPlan["output"]): PrintPlan => ({
    role,
    partner: "press",
    surfaces: sides.map(({ id }) => id),
    output,
    copies,
  });
  if (!one.sides.some(({ spread }) => spread)) return [plan("sheets", one.sides, single)];
  const halves = { kind: "halves", bleedAtCut: micrometres(release.sheet.bleed) } as const;
  const of = (role: CalendarSide["role"]) => one.sides.filter((side) => side.role === role);
  return [
    plan("cover", of("cover"), single),
    plan("first-page", of("opening"), single),
    plan(
      "block",
      one.sides.filter(({ spread }) => spread),
      { format: "pdfx4", imposition: halves },
    ),
    plan("last-page", of("closing"), single),
  ];
}
