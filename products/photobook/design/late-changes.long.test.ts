import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { photobookRelease as release } from "../../../demo/catalogue/photobooks.ts";
import sets from "../../../demo/goods/photobook-design-group-sets.json" with { type: "json" };
import { demoWardrobe } from "../../../demo/styles.fixture.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, DesignElement } from "../../../design/document.ts";
import { together } from "../../../design/operation.ts";
import { readDocument } from "../../../design/read-document.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import { leftOutFindings } from "../../left-out.ts";
import { graduationsPageCount } from "../case.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import { settle, usualBook } from "../settle.ts";
import { design } from "./design.ts";

const names = ["wedding-garden", "travel-sea", "basic-black"] as const;
const wardrobes = new Map<string | null, Wardrobe>();
beforeAll(async () => {
  for (const name of names) {
    const set = sets.find(({ id }) => id === name);
    if (!set) throw new Error(name);
    const { cover, opening, pages } = set.layouts;
    const parts = { cover: [cover], opening: [opening], page: pages };
    const main = "main" in set.art && set.art.main ? { main: set.art.main } : {};
    wardrobes.set(
      name,
      await demoWardrobe({ key: name, parts, palette: set.palette, pairing: set.pairing, words: set.words, ...main }),
    );
  }
});

/** One late change as a visitor makes it: what cannot be kept with it falls back. */
type Change = Partial<PhotobookConfiguration>;
const sizes = release.formats.map(({ format }) => {
  const [width = 0, height = 0] = format.split("x").map(Number);
  return { width, height };
});
const anyChange: fc.Arbitrary<readonly [keyof PhotobookConfiguration, Change]> = fc.oneof(
  fc.constantFrom(...sizes).map((format) => ["format", { format }] as const),
  fc
    .constantFrom(...release.books)
    .map(({ printing, cover, binding }) => ["binding", { printing, cover, binding }] as const),
  fc.constantFrom(...release.papers).map(({ key: paper }) => ["paper", { paper }] as const),
  fc
    .constantFrom(...release.laminations)
    .map(({ key: coverLamination }) => ["coverLamination", { coverLamination }] as const),
  fc
    .constantFrom("none", ...release.refinements.map(({ key }) => key))
    .map((refinement) => ["refinement", { refinement }] as const),
  fc
    .constantFrom(...release.books.flatMap(graduationsPageCount))
    .map((pageCount) => ["pageCount", { pageCount }] as const),
  fc.constantFrom(null, ...names).map((designGroupSetId) => ["designGroupSetId", { designGroupSetId }] as const),
);

const [firstBook] = release.books;
if (!firstBook) throw new Error("no books");
const start = settle(
  {
    ...usualBook(firstBook, release),
    coverLamination: "glossy",
    format: { width: 210, height: 297 },
    pageCount: 40,
    designGroupSetId: names[0],
  },
  release,
).configuration;

const OWN = "Für Oma";
const WRITTEN = "Unser Sommer";

/** A photo in each place of a set, words written into the cover, and a line of one's own on every third side. */
function made(): DesignDocument {
  const blank = design.blank(start, release, wardrobes.get(names[0]) ?? null);
  const photos: DesignDocument["photos"][number][] = [];
  let isTitled = false;
  const surfaces = blank.surfaces.map((surface, n) => {
    const elements = surface.elements.map((element): DesignElement => {
      if (element.type === "photo") {
        const id = `p${photos.length}`;
        photos.push({ id, name: `${id}.jpg`, width: 4000, height: 3000 });
        return { ...element, photo: id };
      }
      if (element.type !== "text" || isTitled || surface.id !== "cover") return element;
      isTitled = true;
      return { ...element, text: WRITTEN };
    });
    return n % 3 === 1 ? { ...surface, elements: [...elements, line(`own-${n}`)] } : { ...surface, elements };
  });
  return { ...blank, photos, surfaces };
}

const line = (id: string): DesignElement => ({
  id,
  type: "text",
  text: `${OWN} ${id}`,
  rotation: 0,
  opacity: 1_000_000,
  language: "de",
  hyphenate: false,
  font: "lora-regular",
  frame: { x: 30_000, y: 30_000, width: 90_000, height: 20_000 },
  size: 5000,
  colour: "#000000",
  align: "start",
  stand: "top",
  leading: 1_000_000,
  tracking: 0,
  fit: "shrink",
});

const words = ({ surfaces }: DesignDocument) => {
  const texts = surfaces.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "text" ? one.text : [])));
  return {
    own: texts.filter((text) => text.startsWith(OWN)).toSorted(),
    isTitled: texts.includes(WRITTEN),
  };
};
const shown = ({ surfaces }: DesignDocument) =>
  new Set(
    surfaces.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "photo" ? (one.photo ?? []) : []))),
  );

const wear = (set: string | null) => wardrobes.get(set) ?? null;

function changeOf(document: DesignDocument, change: Change) {
  const before = document.configuration as PhotobookConfiguration;
  const { configuration } = settle({ ...before, ...change }, release);
  const [to, from] = [wear(configuration.designGroupSetId), wear(before.designGroupSetId)];
  const steps = design.reconfigure(document, configuration, release, to, from);
  if (steps.length === 0) return { document, undone: document };
  const applied = apply(document, together(steps));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  const undone = apply(applied.value.document, applied.value.inverse);
  if (!undone.ok) throw new Error(JSON.stringify(undone.error));
  return { document: applied.value.document, undone: undone.value.document };
}

test("twenty late changes of twenty books lose no photo and no word, and each is undone in one step", () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(fc.array(anyChange, { minLength: 20, maxLength: 20 }), (changes) => {
      const before = made();
      let document = before;
      for (const [kind, change] of changes) {
        kinds.add(kind);
        const after = changeOf(document, change);
        expect(after.undone).toEqual(document);
        // Layouts of another set may have fewer places: those photos are in the tray, and none is lost by any other change.
        if (kind !== "designGroupSetId") expect(shown(after.document)).toEqual(shown(document));
        document = after.document;
        expect(document.photos).toEqual(before.photos);
        expect(words(document)).toEqual(words(before));
        expect(design.settle(document, release).steps).toEqual([]);
        // What the binding has no room for stays in the design, and is named.
        const printed = new Set(design.surfaces(document, release).map(({ surface }) => surface));
        const named = leftOutFindings(design, document, release).flatMap((finding) =>
          finding.reason === "surfaces-left-out" ? finding.surfaces : [],
        );
        const missing = document.surfaces.map(({ id }) => id).filter((id) => !printed.has(id));
        expect(named.toSorted()).toEqual(missing.toSorted());
      }
      expect(readDocument(document).ok).toBe(true);
    }),
    { numRuns: 20, seed: 26 },
  );
  expect([...kinds].toSorted()).toEqual(
    ["binding", "coverLamination", "designGroupSetId", "format", "pageCount", "paper", "refinement"].toSorted(),
  );
}, 60_000);
