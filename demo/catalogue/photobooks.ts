import fc from "fast-check";
import { parseFormat } from "../../core/measure.ts";
import type { PhotobookConfiguration } from "../../products/photobook/configuration.ts";
import { readPhotobookKey } from "../../products/photobook/photobook-key.ts";
import { type Release, releaseSchema } from "../../products/photobook/release.ts";
import { nearestBook, settle, usualBook } from "../../products/photobook/settle.ts";
import catalogue from "./photobook.json" with { type: "json" };

/** The demo shop's catalogue of photobooks, parsed. */
export const photobookRelease: Release = releaseSchema.parse(catalogue);

/** `photoBook("digitalfotobuch-hard-pur-standard-glossy 200x200", 24)` by key and millimetres; for tests. */
export function photoBook(text: string, change: Partial<PhotobookConfiguration> = {}): PhotobookConfiguration {
  const [key = "", size = ""] = text.split(" ");
  const parts = readPhotobookKey(key);
  const format = parseFormat(size);
  if (!parts || !format.ok) throw new Error(`no photobook: ${text}`);
  return {
    ...usualBook(nearestBook(parts, photobookRelease), photobookRelease),
    ...parts,
    format: format.value,
    ...change,
  };
}

/** For property tests: whatever could be asked for, sensible or not, and the possible books among it. */
const { formats, papers, refinements } = photobookRelease;
const sizes = [...formats.map(({ format }) => format), "210x100"];

export const anyPhotobook: fc.Arbitrary<PhotobookConfiguration> = fc.record({
  printing: fc.constantFrom("digitalfotobuch", "digitalfotobuch", "echtfotobuch", "fotoheft", "buch"),
  cover: fc.constantFrom("hard", "soft", "leder"),
  binding: fc.constantFrom("pur", "layflat", "heftbindung", "faden"),
  paper: fc.constantFrom(...papers.map(({ key }) => key), "pergament"),
  coverLamination: fc.constantFrom("glossy", "glossy", "matt", "rau"),
  format: fc.constantFrom(...sizes).map((size) => {
    const [width = 1, height = 1] = size.split("x").map(Number);
    return { width, height };
  }),
  pageCount: fc.integer({ min: 1, max: 180 }),
  refinement: fc.constantFrom(...refinements.map(({ key }) => key), "none", "none", "glitzer"),
  endPaper: fc.constantFrom(undefined, undefined, "sand", "schwarz", "gold"),
  giftBox: fc.boolean(),
  quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 520 })),
  designGroupSetId: fc.constantFrom(null, "7"),
});

export const possiblePhotobook = anyPhotobook.map((wanted) => settle(wanted, photobookRelease).configuration);
