import type { ImageFacts } from "../inspection.ts";
import { type Finding, fails, type Rule, skips } from "../rule.ts";

/** Components that a JPEG must have for its colour space. */
function componentsOf({ space }: ImageFacts): number | null {
  if (space?.kind === "ICCBased") return space.profile?.components ?? null;
  return { DeviceGray: 1, DeviceRGB: 3, DeviceCMYK: 4 }[space?.kind ?? ""] ?? null;
}

/** A JPEG is whole, of a kind every RIP decodes, and has the size and colours its dictionary says. */
export const photoData: Rule = {
  key: "photo-data",
  check: ({ images }) =>
    [...images].flatMap(([object, image]) =>
      faults(image).map((finding) => ({ ...finding, place: { object: `${object} 0 R` } })),
    ),
};

function faults(image: ImageFacts): readonly Finding[] {
  const { jpeg, filters, width, height, bits } = image;
  if (width < 1 || height < 1) return [fails("empty")];
  if (!jpeg) return filters.includes("DCTDecode") || filters.includes("JPXDecode") ? [skips("not-looked-into")] : [];
  if (!jpeg.readable) return [fails("unreadable", { fault: jpeg.fault })];
  const { header, ended } = jpeg;
  const found: Finding[] = [];
  if (!ended) found.push(fails("truncated"));
  if (header.handling.kind === "re-encode") found.push(fails("kind", { kind: header.handling.reason }));
  if (header.width !== width || header.height !== height) {
    found.push(fails("size", { says: `${width} x ${height}`, jpeg: `${header.width} x ${header.height}` }));
  }
  if (bits !== header.bits) found.push(fails("bits", { says: bits ?? 0, jpeg: header.bits }));
  const components = componentsOf(image);
  if (components !== null && components !== header.components) {
    found.push(fails("components", { space: components, jpeg: header.components }));
  }
  return found;
}
