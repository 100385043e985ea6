import { beforeAll, describe, expect, test } from "vitest";
import { card, demoCards } from "../demo/catalogue/cards.ts";
import { apply } from "../design/apply.ts";
import { compile } from "../design/compile.ts";
import type { DesignDocument } from "../design/document.ts";
import { allElements } from "../design/element-place.ts";
import { type Step, together } from "../design/operation.ts";
import { bytesSource } from "../print/byte-source.ts";
import { expectationOf } from "../print/preflight/expectation.ts";
import { preflight } from "../print/preflight/preflight.ts";
import { defaultPartner } from "../print/production-partner.ts";
import { printFile } from "../print/testing/print-file.ts";
import { type CardCategory, cardCategories } from "../products/card/categories.ts";
import { check } from "../products/card/check.ts";
import type { CardConfiguration } from "../products/card/configuration-schema.ts";
import { design as kind } from "../products/card/design/card-design.ts";
import { themes as offered } from "../products/card/offered-themes.ts";
import { ratiosOfProduct } from "../products/card/theme-filters.ts";
import type { CardTheme } from "../services/themes/theme-data.ts";
import { demoThemeWardrobe, themeOf } from "./card-themes.fixture.ts";
import { demoGoods, demoPhotos } from "./demo-articles.fixture.ts";

/** Two themes of each category of the specification, section 3, in all they are sold as. */
let goods: Awaited<ReturnType<typeof demoGoods>>;
beforeAll(async () => {
  goods = await demoGoods();
});

const themesOf = (category: CardCategory): readonly CardTheme[] =>
  goods.themes.filter(({ categories }) => categories.includes(category)).slice(0, 2);
const isBook = (key: string) => demoCards.guestbooks.some((book) => book.key === key);

/** The theme in every size and fold that it is sold in, once each. */
function formatsOf({ id, products, categories, refinement }: CardTheme): readonly CardConfiguration[] {
  const aspectRatios = [...new Set(products.flatMap((product) => ratiosOfProduct[product]))];
  const theme = { id, products, aspectRatios, categories, refinement };
  return offered
    .formats(theme, demoCards, { unit: "cm", country: "DE" } as never)
    .map(({ configuration }) => configuration);
}

/** What the theme is punched as in one format. */
const punched = (configuration: CardConfiguration, { punchings }: CardTheme): readonly CardConfiguration[] =>
  isBook(configuration.card) ? [configuration] : punchings.map((punching) => ({ ...configuration, punching }));

/** Without a foil and in gold. */
const refined = (configuration: CardConfiguration): readonly CardConfiguration[] =>
  isBook(configuration.card)
    ? [configuration]
    : (["ohne", "gold"] as const).map((refinementType) => ({ ...configuration, refinementType }));

/** Every place filled, so that what is found is the theme's fault. */
function filled(design: DesignDocument): DesignDocument {
  let next = 0;
  const photo = () => demoPhotos[next++ % demoPhotos.length]?.id ?? null;
  const surfaces = design.surfaces.map((surface) => ({
    ...surface,
    elements: surface.elements.map((element) => (element.type === "photo" ? { ...element, photo: photo() } : element)),
  }));
  return { ...design, photos: demoPhotos, surfaces };
}

const wordsOn = (design: DesignDocument) =>
  allElements(design).flatMap((one) => (one.type === "text" ? [`${one.id}: ${one.text}`] : []));

describe.each(cardCategories.map((category) => [category]))("category %i", (category) => {
  test("has two themes, and each opens designed on every side, with all its words and without a finding", () => {
    const themes = themesOf(category);
    expect(themes).toHaveLength(2);
    for (const theme of themes) {
      const wardrobe = demoThemeWardrobe(goods, theme);
      const formats = formatsOf(theme);
      expect(formats.length, theme.id).toBeGreaterThan(0);
      for (const format of formats) {
        const words = wordsOn(kind.blank(format, demoCards, wardrobe));
        for (const configuration of punched(format, theme).flatMap(refined)) {
          const { card: key, punching, refinementType } = configuration;
          const where = `${theme.id} ${key} ${punching} ${refinementType}`;
          expect(check(configuration, demoCards), where).toEqual([]);
          const blank = kind.blank(configuration, demoCards, wardrobe);
          const layouts = kind.surfaces(blank, demoCards);
          const bare = layouts.flatMap(({ surface, bare: meant }) => (meant ? [surface] : []));
          const empty = blank.surfaces.flatMap(({ id, elements }) => (elements.length === 0 ? [id] : []));
          expect(empty, where).toEqual(bare);
          expect(wordsOn(blank), where).toEqual(words);
          expect(compile(filled(blank), layouts, goods.stock).findings, where).toEqual([]);
        }
      }
    }
  });

  test("prints its first in every format, in its foil and its punchings", async () => {
    const partner = await defaultPartner();
    for (const theme of themesOf(category).slice(0, 1)) {
      const wardrobe = demoThemeWardrobe(goods, theme);
      // Each format once, in the foil that it is drawn with, its punchings in turn.
      for (const [index, format] of formatsOf(theme).entries()) {
        const punchings = punched(format, theme);
        const configuration = punchings[index % punchings.length] ?? format;
        const design = kind.blank(configuration, demoCards, wardrobe);
        const layouts = kind.surfaces(design, demoCards);
        const { scene } = compile(design, layouts, goods.stock);
        for (const plan of kind.files(design, demoCards)) {
          const pdf = await printFile({ scene, plan, fonts: goods.stock.fonts, partner: { slug: true } });
          const { rules } = await preflight(bytesSource(pdf), expectationOf(scene, layouts, partner, plan));
          const bad = rules.filter(({ verdict }) => verdict === "fail" || verdict === "warn");
          const where = `${theme.id} ${configuration.card} ${configuration.punching} ${plan.role}`;
          expect([where, ...bad.map(({ message }) => message)]).toEqual([where]);
        }
      }
    }
  });
});

describe("a theme changed late", () => {
  const changed = (design: DesignDocument, steps: readonly Step[]): DesignDocument => {
    const applied = apply(design, together(steps));
    if (!applied.ok) throw new Error(JSON.stringify(applied.error));
    return applied.value.document;
  };

  test.each([...demoCards.cards, ...demoCards.guestbooks].map(({ key }) => [key]))(
    "on %s keeps every word and photo, and what was added",
    (key) => {
      const themes = ["blush-arch", "forty-large", "hello-photo", "condolence-dove", "newspaper-bold"].map((id) => ({
        id,
        wardrobe: demoThemeWardrobe(goods, themeOf(goods, id)),
      }));
      const chosen = (themeId: string) => card(`${key} ${isBook(key) ? 1 : 50}`, { themeId });
      const [first, ...others] = themes;
      if (!first) throw new Error("no themes");
      let design = kind.blank(chosen(first.id), demoCards, first.wardrobe);
      const [place] = allElements(design).filter(({ type }) => type === "photo");
      const texts = allElements(design).filter(({ type }) => type === "text");
      const last = design.surfaces.at(-1);
      const [text] = texts;
      if (!place || !last || text?.type !== "text") throw new Error("nothing to fill");
      const { slot: _, ...plain } = text;
      design = changed(design, [
        { type: "addPhoto", photo: { id: "p1", name: "strand.jpg", width: 3000, height: 4000 } },
        { type: "placePhoto", element: place.id, photo: "p1" },
        ...texts.map((one, n): Step => ({ type: "setElement", element: one.id, set: { text: `Wort ${n}` } })),
        { type: "addElements", surface: last.id, elements: [{ ...plain, id: "own", text: "Kommt alle" }] },
      ]);
      const words = wordsOn(design).map((one) => one.replace(/^.*: /, ""));
      let worn = first.wardrobe;
      for (const { id, wardrobe } of [...others, first]) {
        design = changed(design, kind.reconfigure(design, chosen(id), demoCards, wardrobe, worn));
        worn = wardrobe;
        const now = wordsOn(design).map((one) => one.replace(/^.*: /, ""));
        expect(now, `${key} in ${id}`).toEqual(expect.arrayContaining([...new Set(words)]));
        expect(design.photos.map((photo) => photo.id)).toEqual(["p1"]);
        const dressed = design.surfaces.filter(({ style }) => style !== undefined);
        expect(new Set(dressed.map(({ style }) => style))).toEqual(new Set([id]));
      }
    },
  );
});
