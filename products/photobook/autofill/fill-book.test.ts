import fc from "fast-check";
import { describe, expect, test } from "vitest";
import demo from "../../../demo/catalogue/photobook.json" with { type: "json" };
import { apply } from "../../../design/apply.ts";
import type { DesignDocument, DesignElement, PhotoElement } from "../../../design/document.ts";
import { together } from "../../../design/operation.ts";
import { photoBox } from "../../../design/surface-geometry.ts";
import { facesIn } from "../../autofill/face-safe.ts";
import type { AutofillWish, LookedAt } from "../../autofill/kind-autofill.ts";
import type { PhotobookConfiguration } from "../configuration.ts";
import { design } from "../design/design.ts";
import { releaseSchema } from "../release.ts";
import { settle, usualBook } from "../settle.ts";
import { COVER, isSpread } from "../sides/sides.ts";

const release = releaseSchema.parse(demo);
const { autofill } = design;
if (!autofill) throw new Error("books are filled by themselves");

const bookOf = (binding: string, changes: Partial<PhotobookConfiguration> = {}): DesignDocument => {
  const book = release.books.find((one) => one.binding === binding);
  if (!book) throw new Error(binding);
  const { configuration } = settle({ ...usualBook(book, release), coverLamination: "matt", ...changes }, release);
  return design.blank(configuration, release, null);
};

/** Photos that look different, one every ten minutes, ten hours a day. */
const photo = (n: number, changes: Partial<LookedAt> = {}): LookedAt => {
  const day = String(8 + Math.floor(n / 60)).padStart(2, "0");
  const [hour, minute] = [9 + Math.floor((n % 60) / 6), 10 * (n % 6)];
  return {
    id: `p${n}`,
    name: `${n}.jpg`,
    width: n % 3 === 0 ? 3000 : 4000,
    height: n % 3 === 0 ? 4000 : 3000,
    takenAt: `2026-08-${day}T${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}:00`,
    look: { print: [Math.imul(n + 1, 2654435761) >>> 0, Math.imul(n + 7, 1597334677) >>> 0], sharpness: 40 + (n % 50) },
    ...changes,
  };
};
const photos = (count: number, changes: (n: number) => Partial<LookedAt> = () => ({})) =>
  Array.from({ length: count }, (_, n) => photo(n, changes(n)));

const wish = (some: readonly LookedAt[], changes: Partial<AutofillWish> = {}): AutofillWish => ({
  photos: some,
  seed: 1,
  density: "even",
  wanted: [],
  fixed: [],
  titles: null,
  today: "2026-11-24",
  worn: null,
  ...changes,
});

function filled(book: DesignDocument, wanted: AutofillWish) {
  const outcome = autofill?.fill(book, release, wanted);
  if (!outcome) throw new Error();
  const tray = wanted.photos.map(({ look: _, ...rest }) => rest);
  const applied = apply({ ...book, photos: tray }, together(outcome.steps));
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  const { document } = applied.value;
  return { ...outcome, document, layouts: design.surfaces(document, release) };
}

const laid = (document: DesignDocument) =>
  document.surfaces.flatMap(({ id, elements }) =>
    elements.flatMap((element) => (element.type === "photo" && element.photo ? [{ side: id, element }] : [])),
  );
const inside = (document: DesignDocument) =>
  laid(document).flatMap(({ side, element }) => (side === COVER ? [] : (element.photo ?? [])));

test("two hundred photos come onto the pages in the order of their time, each once, and the book has the pages for them", () => {
  const { document, left, sides } = filled(bookOf("pur"), wish(photos(200)));
  expect(left).toEqual([]);
  expect(inside(document).toSorted()).toEqual(
    photos(200)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(document.configuration).toMatchObject({ pageCount: 114 });
  expect(design.settle(document, release).steps).toEqual([]);
  const days = sides.map(({ day }) => day);
  expect(days).toEqual(days.toSorted());
  expect(new Set(days)).toEqual(new Set(["2026-08-08", "2026-08-09", "2026-08-10", "2026-08-11"]));
  // No spread tells of two days.
  for (const side of document.surfaces.filter(isSpread)) {
    const on = side.elements.flatMap((element) => (element.type === "photo" ? Number(element.photo?.slice(1)) : []));
    expect(new Set(on.map((n) => Math.floor(n / 60))).size).toBeLessThanOrEqual(1);
  }
});

test("the cover has one of the best photos", () => {
  const { document } = filled(
    bookOf("pur"),
    wish(
      photos(40, (n) =>
        n === 22
          ? ({
              look: { ...photo(n).look, sharpness: 400 },
              width: 6000,
              height: 6000,
              faces: [{ x: 400_000, y: 400_000, width: 300_000, height: 300_000 }],
            } as Partial<LookedAt>)
          : { look: { print: photo(n).look?.print ?? [0, 0], sharpness: 20 }, width: 1600, height: 1200 },
      ),
    ),
  );
  expect(laid(document).find(({ side }) => side === COVER)?.element.photo).toBe("p22");
});

test("of a series the sharpest is told, the others wait in the tray, as do shaken and tiny ones, each with its reason", () => {
  const series = { print: [1, 2] as const };
  const some = photos(60, (n) => {
    if (n === 10 || n === 11 || n === 13) return { look: { ...series, sharpness: n === 11 ? 80 : 30 } };
    if (n === 20) return { look: { print: [77, 9], sharpness: 6 } };
    return n === 30 ? { width: 320, height: 240 } : {};
  });
  const { left, document } = filled(bookOf("pur"), wish(some));
  expect(left).toEqual([
    { photo: "p10", why: "twin", of: "p11" },
    { photo: "p13", why: "twin", of: "p11" },
    { photo: "p20", why: "blurred" },
    { photo: "p30", why: "small" },
  ]);
  expect(inside(document)).toHaveLength(56);
  const wanted = filled(bookOf("pur"), wish(some, { wanted: ["p20", "p10"] }));
  expect(wanted.left.map((one) => one.photo)).toEqual(["p11", "p13", "p30"]);
});

describe("whatever is brought", () => {
  const both = ["pur", "layflat", "heftbindung"];
  const cases: readonly (readonly [string, readonly LookedAt[]])[] = [
    ["three photos", photos(3)],
    ["one photo", photos(1)],
    ["none", []],
    ["all of one second", photos(80, () => ({ takenAt: "2026-08-08T12:00:00" }))],
    ["none with dates", photos(80, () => ({ takenAt: undefined }))],
    [
      "dates in 1904 and 2100",
      photos(80, (n) => (n % 2 ? { takenAt: "1904-01-01T00:00:00" } : { takenAt: "2100-05-05T10:00:00" })),
    ],
    ["a panorama of 20:1", photos(30, (n) => (n === 7 ? { width: 20_000, height: 1000 } : {}))],
    ["a pole of 1:20", photos(30, (n) => (n === 7 ? { width: 1000, height: 20_000 } : {}))],
    ["nothing that could be looked at", photos(50, () => ({ look: null }))],
    ["all the same", photos(40, () => ({ look: { print: [5, 5], sharpness: 40 } }))],
    ["all shaken", photos(40, (n) => ({ look: { print: [n * 77_777, n], sharpness: 3 } }))],
  ];
  test.each(cases.flatMap(([name, some]) => both.map((binding) => [name, binding, some] as const)))(
    "%s make a book (%s)",
    (_, binding, some) => {
      const { document, left } = filled(bookOf(binding), wish(some));
      const shown = inside(document);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.length + left.length).toBe(some.length);
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(some.length, 12));
      expect(design.settle(document, release).steps).toEqual([]);
      expect(document.photos).toHaveLength(some.length);
    },
  );

  test("of two thousand photos a book of the most pages tells, and the rest is said to have no room", () => {
    const started = performance.now();
    const { document, left } = filled(bookOf("pur"), wish(photos(2000, (n) => ({ takenAt: photo(n % 1200).takenAt }))));
    expect(document.configuration).toMatchObject({ pageCount: 160 });
    const shown = inside(document).length;
    expect(shown).toBeGreaterThan(700);
    expect(left.filter(({ why }) => why === "no-room").length).toBe(
      2000 - shown - left.filter(({ why }) => why !== "no-room").length,
    );
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

const faces = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 800_000 }),
    y: fc.integer({ min: 0, max: 800_000 }),
    size: fc.integer({ min: 20_000, max: 200_000 }),
  }),
  { maxLength: 4 },
);
const shapes = fc.constantFrom(
  [4000, 3000],
  [3000, 4000],
  [3000, 3000],
  [6000, 2000],
  [6000, 1000],
  [1200, 900],
  [20_000, 1000],
);
const brought = fc
  .array(fc.tuple(shapes, faces), { minLength: 1, maxLength: 60 })
  .map((some) =>
    some.map(([[width = 1, height = 1], found], n) =>
      photo(n, { width, height, faces: found.map(({ x, y, size }) => ({ x, y, width: size, height: size })) }),
    ),
  );

/** Nothing of a face is lost, and nothing crosses a fold that is glued. */
function expectSafe(document: DesignDocument, some: readonly LookedAt[], binding: string) {
  const layouts = design.surfaces(document, release);
  const facts = new Map(some.map((one) => [one.id, one]));
  for (const { side, element } of laid(document)) {
    const layout = layouts.find(({ surface }) => surface === side);
    const shown = facts.get(element.photo ?? "");
    if (!layout || !shown) throw new Error(side);
    const box = photoBox(layout, element);
    const { left: x, top: y } = layout.bleed;
    const trimmed = { x, y, width: layout.trim.width, height: layout.trim.height };
    for (const face of facesIn(shown, box, element.placement)) {
      for (const outer of [box, ...(side === COVER ? [] : [trimmed])])
        expect(beyond(face, outer), `${side} ${element.id}`).toBeLessThan(10);
      if (layout.role === "spread") {
        for (const { kind, area } of layout.zones)
          if (kind === "gutter") expect(overlap(face, { ...area, x: area.x + x, y: area.y + y })).toBeLessThan(10);
        expect(overlap(face, { x: x + layout.trim.width / 2, y: 0, width: 1, height: 1e7 })).toBeLessThan(10);
      }
    }
    if (binding !== "layflat" && layout.role === "spread") {
      const fold = x + layout.trim.width / 2;
      expect(box.x + box.width <= fold || box.x >= fold).toBe(true);
    }
  }
}

test("no known face is cut, lies in the gutter or over a fold, in no arrangement; nothing crosses a glued fold", () => {
  fc.assert(
    fc.property(
      ...[brought, fc.constantFrom("pur", "layflat", "heftbindung"), fc.nat(1000)],
      fc.constantFrom("airy" as const, "even" as const, "full" as const),
      (some, binding, seed, density) => {
        const { document } = filled(bookOf(binding), wish(some, { seed, density }));
        expectSafe(document, some, binding);
        const { id: side = "" } = document.surfaces.filter(autofill.hasAlternatives)[seed % 3] ?? {};
        for (const way of autofill.alternatives(document, release, {
          side,
          photos: some,
          seed,
          today: "2026-11-24",
          worn: null,
        })) {
          const surfaces = document.surfaces.map((one) => (one.id === side ? way : one));
          expectSafe({ ...document, surfaces }, some, binding);
        }
      },
    ),
    { numRuns: 60, seed: 26 },
  );
});

const beyond = (inner: Box, outer: Box) =>
  Math.max(
    outer.x - inner.x,
    outer.y - inner.y,
    inner.x + inner.width - outer.x - outer.width,
    inner.y + inner.height - outer.y - outer.height,
  );
const overlap = (one: Box, other: Box) =>
  Math.min(
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  );
type Box = { x: number; y: number; width: number; height: number };

describe("chapters", () => {
  const titles = { locale: "de-DE", font: "lora-regular", colour: "#000000" } as const;
  const texts = (document: DesignDocument) =>
    document.surfaces.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "text" ? one.text : [])));
  const titled = filled(bookOf("pur"), wish(photos(150), { titles }));
  const days = ["Samstag, 8.\u00a0August", "Sonntag, 9.\u00a0August", "Montag, 10.\u00a0August"];

  test("are headed by their days where they open, and no photo lies under a title", () => {
    expect(texts(titled.document)).toEqual(days);
    for (const { elements } of titled.document.surfaces) {
      const title = elements.find(({ type }) => type === "text");
      if (title?.type !== "text") continue;
      for (const { frame } of elements)
        if (frame !== title.frame && frame !== "surface") expect(overlap(frame, title.frame)).toBeLessThanOrEqual(0);
    }
    expect(inside(titled.document)).toHaveLength(150);
  });

  test("titles are written anew with the book, and those that were written over stay", () => {
    const { document } = titled;
    expect(autofill.ownSides(document, null)).toEqual([]);
    expect(texts(filled(document, wish(photos(150), { seed: 4, titles })).document)).toEqual(days);
    expect(texts(filled(document, wish(photos(150), { seed: 4 })).document)).toEqual([]);
    const [first] = document.surfaces.filter(({ elements }) => elements.some(({ type }) => type === "text"));
    const written = apply(document, { type: "setElement", element: `${first?.id}-chapter`, set: { text: "Ankunft" } });
    if (!written.ok || !first) throw new Error();
    expect(autofill.ownSides(written.value.document, null)).toEqual([first.id]);
    expect(texts(filled(written.value.document, wish(photos(150), { seed: 4, titles })).document)).toContain("Ankunft");
  });

  test("a title stays above the photos of every other arrangement", () => {
    const side = titled.document.surfaces.find(({ elements }) => elements.some(({ type }) => type === "text"));
    const title = side?.elements.find(({ type }) => type === "text");
    const ways = autofill.alternatives(titled.document, release, {
      side: side?.id ?? "",
      photos: photos(150),
      seed: 1,
      today: "2026-11-24",
      worn: null,
    });
    expect(ways.length).toBeGreaterThanOrEqual(4);
    for (const { elements } of ways) expect(elements).toContainEqual(title);
  });
});

// Of eleven spreads two have a photo, the third photo is on the first page.
test("photos without a time and sides without a photo are counted, so that both can be said", () => {
  const wrong = photos(80, (n) => (n % 2 ? { takenAt: "1904-01-01T00:00:00" } : { takenAt: "2100-05-05T10:00:00" }));
  expect(filled(bookOf("pur"), wish(wrong))).toMatchObject({ undated: 80, empty: 0 });
  expect(filled(bookOf("pur"), wish(photos(3)))).toMatchObject({ undated: 0, empty: 9 });
});

describe("again, differently", () => {
  const elements = (document: DesignDocument, side: string) =>
    document.surfaces.find(({ id }) => id === side)?.elements as readonly PhotoElement[];
  const first = filled(bookOf("pur"), wish(photos(60)));

  test("the same wish makes the same book, another seed another one", () => {
    expect(filled(bookOf("pur"), wish(photos(60))).document).toEqual(first.document);
    expect(filled(bookOf("pur"), wish(photos(60), { seed: 2 })).document).not.toEqual(first.document);
  });

  test("one spread has several other ways for the photos it has, each once and none as it is", () => {
    for (const { surface, photos: count } of first.sides) {
      const ways = autofill.alternatives(first.document, release, {
        side: surface,
        photos: photos(60),
        seed: 1,
        today: "2026-11-24",
        worn: null,
      });
      const looks = [elements(first.document, surface), ...ways.map((way) => way.elements as readonly PhotoElement[])];
      for (const on of looks)
        expect(on.map((one) => one.photo).toSorted()).toEqual(
          elements(first.document, surface)
            .map((one) => one.photo)
            .toSorted(),
        );
      expect(new Set(looks.map((on) => JSON.stringify(on.map(({ frame, photo: one }) => [frame, one])))).size).toBe(
        looks.length,
      );
      expect(ways.length, `${surface} of ${count}`).toBeGreaterThanOrEqual(4);
    }
  });

  test("a locked photo and the visitor's words stay where they are in all ways; one undo takes a way back", () => {
    const side = first.sides.find((one) => one.photos > 3)?.surface ?? "";
    const [lone, ...others] = elements(first.document, side);
    if (!lone) throw new Error();
    const locked: PhotoElement = { ...lone, locked: true };
    const surfaces = first.document.surfaces.map((one) =>
      one.id === side ? { ...one, elements: [locked, ...others, note] } : one,
    );
    const document = { ...first.document, surfaces };
    const ways = autofill.alternatives(document, release, {
      side,
      photos: photos(60),
      seed: 3,
      today: "2026-11-24",
      worn: null,
    });
    expect(ways.length).toBeGreaterThan(1);
    for (const { elements: way } of ways) {
      expect(way).toContainEqual(locked);
      expect(way).toContainEqual(note);
      const applied = apply(document, { type: "arrange", surface: side, elements: way });
      if (!applied.ok) throw new Error(JSON.stringify(applied.error));
      const undone = apply(applied.value.document, applied.value.inverse);
      expect(undone.ok && undone.value.document).toEqual(document);
    }
  });

  test("cover and single pages have no other ways", () => {
    for (const side of [COVER, "first", "last", "nowhere"])
      expect(
        autofill.alternatives(first.document, release, {
          side,
          photos: photos(60),
          seed: 1,
          today: "2026-11-24",
          worn: null,
        }),
      ).toEqual([]);
  });

  test("locked spreads stay as they are, and their photos come nowhere else", () => {
    const fixed = first.document.surfaces.filter(({ id }) => ["spread-2", "spread-5"].includes(id));
    const { document } = filled(bookOf("pur"), wish(photos(60), { seed: 9, fixed }));
    for (const side of fixed) expect(document.surfaces.find(({ id }) => id === side.id)).toEqual(side);
    expect(inside(document).toSorted()).toEqual(
      photos(60)
        .map(({ id }) => id)
        .toSorted(),
    );
  });
});

test("whatever is wished, locked spreads stay as they are, nothing is in twice, and one undo brings the whole book back", () => {
  const first = filled(bookOf("pur"), wish(photos(60)));
  const spreads = first.document.surfaces.filter(isSpread);
  fc.assert(
    fc.property(
      fc.subarray(spreads.map(({ id }) => id)),
      fc.nat(1000),
      fc.constantFrom("airy" as const, "even" as const, "full" as const),
      fc.constantFrom("pur", "layflat"),
      (locked, seed, density, binding) => {
        const fixed = spreads.filter(({ id }) => locked.includes(id));
        const begun = binding === "pur" ? first.document : filled(bookOf(binding), wish(photos(60))).document;
        const outcome = autofill.fill(begun, release, wish(photos(60), { seed, density, fixed }));
        const applied = apply(begun, together(outcome.steps));
        if (!applied.ok) throw new Error(JSON.stringify(applied.error));
        const { document, inverse } = applied.value;
        for (const side of fixed) expect(document.surfaces.find(({ id }) => id === side.id)).toEqual(side);
        const shown = inside(document);
        expect(new Set(shown).size).toBe(shown.length);
        const undone = apply(document, inverse);
        expect(undone.ok && undone.value.document).toEqual(begun);
      },
    ),
    { numRuns: 30, seed: 26 },
  );
});

const note: DesignElement = {
  id: "note",
  type: "text",
  text: "Hallo",
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
};

test("what was written on a spread stays, and such a spread is named to be left alone", () => {
  const book = bookOf("pur");
  const surfaces = book.surfaces.map((side) =>
    side.id === "spread-11" ? { ...side, elements: [...side.elements, note] } : side,
  );
  const written = { ...book, surfaces };
  expect(autofill.ownSides(written, null)).toEqual(["spread-11"]);
  const { document } = filled(written, wish(photos(20)));
  expect(document.surfaces.find(({ id }) => id === "spread-11")?.elements).toContainEqual(note);
});
