import { intersection } from "../geometry.ts";
import { distinct, FINDING_LIMIT, type Finding, fails, judgedParts, placeOn, type Rule, warns } from "../rule.ts";
import { customersText } from "../text-marks.ts";

/** µm; a hard cover's spine needs more, since boards and cloth move. */
const LEAST = { soft: 6_000, hard: 8_000 } as const;
/** Free space required beside the capitals, both sides together, µm. */
const FREE = 4_000;
/** Height of capitals as a share of the type size. */
const CAPITALS = 0.7;
const MICROMETRES = 25_400 / 72;

/** Text on a spine that is too narrow slips onto the cover. */
export const spineText: Rule = {
  key: "spine-text",
  check: (inspection, expectation) =>
    distinct(
      judgedParts(inspection, expectation).flatMap((judged) => {
        const { part, box, number, facts } = judged;
        const least = part.zones.some(({ kind }) => kind === "hinge") ? LEAST.hard : LEAST.soft;
        return part.zones
          .filter(({ kind }) => kind === "spine")
          .flatMap(({ area }) => {
            const width = Math.min(area.width, area.height);
            return customersText(judged).flatMap(({ mark, box: text }): readonly Finding[] => {
              if (!intersection(text, box(area))) return [];
              const place = placeOn(number, facts, text);
              if (width < least) return [fails("too-narrow", { width: mm(width), least: mm(least) }, place)];
              const capitals = Math.round(mark.size * MICROMETRES * CAPITALS);
              return capitals <= width - FREE ? [] : [warns("too-large", { most: mm(width - FREE) }, place)];
            });
          });
      }),
    ).slice(0, FINDING_LIMIT),
};

const mm = (micrometres: number): number => micrometres / 1000;
