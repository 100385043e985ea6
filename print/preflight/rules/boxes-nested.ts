import { contains } from "../geometry.ts";
import { fails, type Rule } from "../rule.ts";

/** Trim inside bleed inside crop inside media; trim and art exclude each other (ISO 15930-7, 6.12). */
export const boxesNested: Rule = {
  key: "boxes-nested",
  check({ pages }) {
    return pages.flatMap(({ boxes }, index) => {
      const place = { page: index + 1 };
      if (!boxes.MediaBox) return [fails("no-media", {}, place)];
      const found = [];
      if (!boxes.TrimBox && !boxes.ArtBox) found.push(fails("no-trim", {}, place));
      if (boxes.TrimBox && boxes.ArtBox) found.push(fails("trim-and-art", {}, place));
      const nested = [boxes.MediaBox, boxes.CropBox, boxes.BleedBox, boxes.TrimBox ?? boxes.ArtBox].filter(
        (box) => !!box,
      );
      const loose = nested.slice(1).some((inner, at) => !contains(nested[at] as typeof inner, inner));
      if (loose) found.push(fails("not-nested", {}, place));
      return found;
    });
  },
};
