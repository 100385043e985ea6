import { inksOf, inksOfSpace } from "../inks-of.ts";
import { fails, type Rule } from "../rule.ts";

/** Exactly the plates that were ordered, under the names the print house gave them; registration is for marks. */
export const platesExpected: Rule = {
  key: "plates-expected",
  check({ pages, images }, { inks: wanted }) {
    const painted = pages.flatMap((page) => page.marks.flatMap(inksOf));
    const found = new Set([...painted, ...[...images.values()].flatMap((image) => inksOfSpace(image.space))]);
    found.delete("All");
    return [
      ...[...found].filter((ink) => !wanted.has(ink)).map((ink) => fails("unexpected", { ink })),
      ...[...wanted.keys()].filter((ink) => !found.has(ink)).map((ink) => fails("missing", { ink })),
    ];
  },
};
