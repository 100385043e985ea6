import { fails, type Rule } from "../rule.ts";

/** Information dictionary entry, XMP property; what both say must be the same. */
const pairs = [
  ["Title", "dc:title"],
  ["Creator", "xmp:CreatorTool"],
  ["Producer", "pdf:Producer"],
  ["Trapped", "pdf:Trapped"],
  ["CreationDate", "xmp:CreateDate"],
  ["ModDate", "xmp:ModifyDate"],
  ["GTS_PDFXVersion", "pdfxid:GTS_PDFXVersion"],
] as const;

export const metadataAgrees: Rule = {
  key: "metadata-agrees",
  check({ info, xmp }) {
    return pairs.flatMap(([entry, property]) => {
      const [one, other] = [info.get(entry), xmp?.get(property)];
      if (one === undefined || other === undefined) return [];
      return comparable(one) === comparable(other) ? [] : [fails("differs", { entry, info: one, xmp: other })];
    });
  },
};

/** Both ways of writing a date come out as the same instant; other texts stay. */
function comparable(text: string): string {
  const pdf = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(Z|[+-]\d\d)?'?(\d\d)?/.exec(text);
  if (!pdf)
    return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : text;
  const [, year, month, day, hour, minute, second, zone = "Z", minutes = "00"] = pdf;
  const offset = zone === "Z" ? "Z" : `${zone}:${minutes}`;
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(instant) ? text : new Date(instant).toISOString();
}
