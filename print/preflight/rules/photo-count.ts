import { fails, judgedPages, type Rule } from "../rule.ts";

/** As many distinct photos and as many placements as the scene has: nothing lost, nothing doubled. */
export const photoCount: Rule = {
  key: "photo-count",
  check(inspection, expectation) {
    const photos = inspection.images.size;
    const wrong = photos === expectation.photos ? [] : [fails("photos", { photos, wanted: expectation.photos })];
    const pages = judgedPages(inspection, expectation).flatMap(({ number, facts, wanted }) => {
      const placements = facts.marks.filter((mark) => mark.kind === "image").length;
      const wantedPlacements = wanted.placements;
      return placements === wantedPlacements
        ? []
        : [fails("placements", { placements, wanted: wantedPlacements }, { page: number })];
    });
    return [...wrong, ...pages];
  },
};
