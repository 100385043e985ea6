import { fails, type Rule } from "../rule.ts";

/** Photos carry no EXIF, XMP or IPTC to the print house, because these reveal where people live. */
export const photoPrivacy: Rule = {
  key: "photo-privacy",
  check: ({ images }) =>
    [...images].flatMap(([object, { jpeg }]) =>
      jpeg?.readable && jpeg.metadata ? [fails("metadata", {}, { object: `${object} 0 R` })] : [],
    ),
};
