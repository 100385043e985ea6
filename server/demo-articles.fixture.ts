import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { artLibrary, dressingPiece } from "../design/art/drawing-of.ts";
import type { DesignElement, DesignPhoto, Surface } from "../design/document.ts";
import { allSides, type SurfaceLayout } from "../design/layout.ts";
import type { Stock } from "../design/material.ts";
import { daysInMonth, firstWeekday } from "../design/month.ts";
import type { Operation } from "../design/operation.ts";
import { dressLayout } from "../design/template/dress-layout.ts";
import type { Dressing, Sheet } from "../design/template/setting.ts";
import { proportionOf } from "../design/template/template.ts";
import { catalogueFonts } from "../design/text/font-catalogue.ts";
import { createFontStore } from "../design/text/font-store.ts";
import { loadHyphens } from "../design/text/load-hyphens.ts";
import type { PaperConfiguration } from "../products/paper.fixture.ts";
import { readGoods } from "./shop-data/read-goods.ts";

/** A whole article from the demo's layouts: every place filled, every word set. Micrometres. */
export interface DemoArticle {
  readonly name: string;
  readonly surfaces: readonly Surface[];
  readonly layouts: readonly SurfaceLayout[];
  readonly photos: readonly DesignPhoto[];
}

export const demoPhotos: readonly DesignPhoto[] = Array.from({ length: 12 }, (_, index) => ({
  id: `photo-${index}`,
  name: `Foto ${index}.jpg`,
  ...(index % 3 === 2 ? { width: 1500, height: 2000 } : { width: 2000, height: 1500 }),
}));

const paragraph =
  "Am Morgen lag der Nebel noch über den Dünen, und wir gingen barfuß zum Wasser. Die Kinder sammelten Muscheln, der Hund rannte den Möwen hinterher, und irgendwann kam die Sonne durch. Wir blieben bis zum Abend, mit Brot und Käse und einer Decke, und niemand wollte nach Hause.";

type Look = {
  palette: string;
  pairing: string;
  art: { main?: string | undefined; accent?: string | undefined };
  artInk: Dressing["artInk"];
};
type Goods = Awaited<ReturnType<typeof demoGoods>>;

/** The demo's design stock, with everything needed to draw it. */
export async function demoGoods() {
  const read = await readGoods(join(import.meta.dirname, "../demo"));
  if (!read.ok || !read.value) throw new Error(JSON.stringify(read));
  const goods = read.value;
  const store = createFontStore(({ url }) => readFile(url));
  const pairingFonts = goods.pairings.flatMap(({ display, body, emphasis }) => [display, body, emphasis]);
  const keys = catalogueFonts.flatMap(({ key }) => (pairingFonts.includes(key) ? [key] : []));
  const [fonts, hyphens] = await Promise.all([store.ofKeys(keys), loadHyphens(["de"])]);
  const stock: Stock = { fonts, hyphens, art: artLibrary(goods.cliparts) };
  return { ...goods, stock };
}

const found = <Item>(items: readonly Item[], is: (item: Item) => boolean): Item => {
  const one = items.find(is);
  if (!one) throw new Error("the demo lacks a part of this article");
  return one;
};

function dressingOf(goods: Goods, look: Look, words: Dressing["words"], plate: Dressing["plate"] = null): Dressing {
  const piece = (id: string | undefined) => (id ? dressingPiece(found(goods.cliparts, (one) => one.id === id)) : null);
  const [main, accent] = [piece(look.art.main), piece(look.art.accent)];
  return {
    palette: found(goods.palettes, ({ key }) => key === look.palette),
    pairing: found(goods.pairings, ({ key }) => key === look.pairing),
    art: { ...(main ? { main } : {}), ...(accent ? { accent } : {}) },
    artInk: look.artInk,
    words,
    language: "de",
    plate,
  };
}

interface Side {
  readonly id: string;
  readonly role: string;
  readonly layout: string;
  readonly sheet: Sheet;
  readonly dressing: Dressing;
}

/** A side of the demo's layout, its places filled with photos from `first` on. */
function sideOf(
  goods: Goods,
  { id, role, layout, sheet, dressing }: Side,
  first: number,
  more: readonly DesignElement[] = [],
) {
  const { variants } = found(goods.layouts, ({ key }) => key === layout);
  const template = variants[proportionOf(sheet.trim)] ?? Object.values(variants)[0];
  if (!template) throw new Error(`${layout} has no variant`);
  const nameElement = (item: { readonly id: string }) => `${id}-${item.id}`;
  const dressed = dressLayout(template, { sheet, dressing, material: goods.stock, nameElement });
  let next = first;
  const filled = dressed.elements.map((element) =>
    element.type === "photo" ? { ...element, photo: demoPhotos[next++ % demoPhotos.length]?.id ?? null } : element,
  );
  const surface: Surface = {
    id,
    role,
    background: dressed.background,
    copies: 1,
    turned: false,
    elements: [...filled, ...more],
  };
  const inset = sheet.safe;
  const { width, height } = sheet.trim;
  const laid: SurfaceLayout = {
    surface: id,
    role,
    trim: sheet.trim,
    bleed: allSides(sheet.bleed),
    edge: { kind: "bleed" },
    background: "#ffffff",
    resolution: { good: 300, fair: 150, warnBelow: 60, refuseBelow: 20 },
    zones: [
      { kind: "safe", by: "safe", area: { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset } },
    ],
  };
  return { surface, layout: laid, next };
}

function article(
  goods: Goods,
  name: string,
  sides: readonly (readonly [Side, (readonly DesignElement[])?])[],
): DemoArticle {
  let next = 0;
  const made = sides.map(([side, more]) => {
    const one = sideOf(goods, side, next, more);
    next = one.next;
    return one;
  });
  const surfaces = made.map(({ surface }) => surface);
  return { name, surfaces, layouts: made.map(({ layout }) => layout), photos: demoPhotos };
}

const sheet = (width: number, height: number): Sheet => ({
  trim: { width: width * 1000, height: height * 1000 },
  bleed: 3_000,
  safe: 4_000,
});

/** A book of so many pages, 20 x 20 cm, a paragraph on each. */
export function demoBook(goods: Goods, pages = 100): DemoArticle {
  const set = found(goods.bookSets, ({ layouts }) => layouts.pages.length >= 4);
  const words = found(goods.words, ({ key }) => key === set.words).texts.de;
  const dressing = dressingOf(goods, set, words);
  const square = sheet(200, 200);
  return article(
    goods,
    "book",
    Array.from({ length: pages }, (_, index) => {
      const layout = index === 0 ? set.layouts.opening : set.layouts.pages[index % set.layouts.pages.length];
      return [
        { id: `page-${index}`, role: "page", layout: layout ?? "", sheet: square, dressing },
        [caption(`page-${index}-caption`, dressing, index)],
      ] as const;
    }),
  );
}

/** A paragraph in a box of its own, on paper of its own so that it can be read on any photo. */
function caption(id: string, { pairing, palette }: Dressing, index: number): DesignElement {
  return {
    id,
    type: "text",
    frame: { x: 20_000, y: 150_000, width: 110_000, height: 40_000 },
    rotation: 0,
    opacity: 1_000_000,
    text: `${index + 1}. ${paragraph}`,
    language: "de",
    hyphenate: true,
    font: pairing.body,
    size: 3_600,
    colour: palette.colours.ink,
    align: "start",
    stand: "top",
    leading: 1_100_000,
    tracking: 0,
    fit: "shrink",
  };
}

/** A card with a golden foil on its front, and words inside. */
export function demoCard(goods: Goods): DemoArticle {
  const theme = found(goods.themes, ({ refinement }) => refinement === "gold");
  const words = found(goods.words, ({ key }) => key === theme.words).texts.de;
  const a6 = sheet(105, 148);
  const front: Side = {
    id: "front",
    role: "front",
    layout: theme.layout,
    sheet: a6,
    dressing: dressingOf(goods, theme, words, "Foil_Gold"),
  };
  const inside: Side = { ...front, id: "inside", role: "inside-right", dressing: dressingOf(goods, theme, words) };
  return article(goods, "card", [[front], [inside]]);
}

/** A poster of sixty photos. */
export function demoCollage(goods: Goods): DemoArticle {
  const look: Look = { palette: "stone", pairing: "classic", art: {}, artInk: "own" };
  const words = found(goods.words, ({ key }) => key === "year").texts.de;
  const poster = sheet(600, 400);
  const side: Side = {
    id: "front",
    role: "front",
    layout: "collage-28",
    sheet: poster,
    dressing: dressingOf(goods, look, words),
  };
  return article(goods, "collage", [[side]]);
}

/** A calendar of a cover and twelve months with the days they have. */
export function demoCalendar(goods: Goods, year = 2027): DemoArticle {
  const group = found(goods.calendarGroups, ({ layouts }) => layouts.month === "month-photo-above");
  const a4 = sheet(210, 297);
  const name = new Intl.DateTimeFormat("de", { month: "long", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, index) => {
    const words = { headline: name.format(Date.UTC(year, index, 1)), names: String(year) };
    const dressing = dressingOf(goods, group, words);
    return [{ id: `month-${index}`, role: "sheet", layout: group.layouts.month, sheet: a4, dressing }] as const;
  });
  const dressing = dressingOf(goods, group, { headline: String(year), names: "Kalender" });
  const cover: Side = { id: "cover", role: "cover", layout: group.layouts.cover, sheet: a4, dressing };
  const made = article(goods, "calendar", [[cover], ...months]);
  const surfaces = made.surfaces.map((surface, index) => ({
    ...surface,
    elements: surface.elements.map((element) =>
      element.type === "days" ? { ...element, ...daysOf(`${year}-${String(index).padStart(2, "0")}`) } : element,
    ),
  }));
  return { ...made, surfaces };
}

/** Days of a month as they are written into the design: Sundays are marked. */
function daysOf(month: string) {
  const days = Array.from({ length: daysInMonth(month) }, (_, index) => ({
    label: String(index + 1),
    notes: [],
    marked: (firstWeekday(month) - 1 + index) % 7 === 6,
  }));
  return { month, days };
}

/** Sides of an article in the form of the kind of plain sides (`products/paper.fixture.ts`); equal ones are counted. */
export function paperOf({ layouts }: DemoArticle): PaperConfiguration {
  const many = (id: string) => /^(.+)-\d+$/.exec(id)?.[1];
  const names = [...new Set(layouts.map(({ surface }) => many(surface) ?? surface))];
  return {
    sides: names.map((id) => {
      const own = layouts.filter(({ surface }) => (many(surface) ?? surface) === id);
      const { role = "", trim = { width: 1, height: 1 }, surface = "" } = own[0] ?? {};
      return { id, role, ...trim, ...(surface === id ? {} : { times: own.length }) };
    }),
  };
}

/** Operations that turn a blank design with these sides into the article. */
export const operationsOf = ({ photos, surfaces }: DemoArticle): readonly Operation[] => [
  { type: "together", steps: photos.map((photo) => ({ type: "addPhoto", photo })) },
  ...surfaces.map(
    ({ id, background, elements }): Operation => ({
      type: "together",
      steps: [
        { type: "setSurface", surface: id, background },
        { type: "arrange", surface: id, elements },
      ],
    }),
  ),
];
