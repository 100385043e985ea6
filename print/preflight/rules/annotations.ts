import { intersection } from "../geometry.ts";
import { fails, placeOn, type Rule, warns } from "../rule.ts";

/** Comments and links must stay off the bleed (ISO 15930-7, 6.17); outside they only surprise. */
export const annotations: Rule = {
  key: "annotations",
  check({ pages }) {
    return pages.flatMap((page, index) =>
      page.annotations.map(({ subtype, box }) => {
        const bleed = page.boxes.BleedBox ?? page.boxes.MediaBox;
        const inside = !box || !bleed || intersection(box, bleed);
        return (inside ? fails : warns)(inside ? "inside" : "outside", { subtype }, placeOn(index + 1, page, box));
      }),
    );
  },
};
