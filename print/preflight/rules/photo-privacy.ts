import { fails, type Rule } from "../rule.ts";

/** No EXIF, XMP or IPTC travels to the print house inside a photo: it tells where people live. */
export const photoPrivacy: Rule = {
  key: "photo-privacy",
  check: ({ images }) =>
    [...images].flatMap(([object, { jpeg }]) =>
      jpeg?.readable && jpeg.metadata ? [fails("metadata", {}, { object: `${object} 0 R` })] : [],
    ),
};
