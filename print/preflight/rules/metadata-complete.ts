import { fails, type Rule } from "../rule.ts";

/** Properties that ISO 15930-7 (6.4, 6.9) requires in XMP. */
const required = [
  "dc:title",
  "xmp:CreateDate",
  "xmp:ModifyDate",
  "xmp:MetadataDate",
  "xmpMM:DocumentID",
  "xmpMM:VersionID",
  "xmpMM:RenditionClass",
];

export const metadataComplete: Rule = {
  key: "metadata-complete",
  check({ xmp }) {
    if (!xmp) return [fails("no-xmp")];
    return required.filter((property) => !xmp.get(property)).map((property) => fails("missing", { property }));
  },
};
