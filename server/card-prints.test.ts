import { beforeAll, expect, test } from "vitest";
import { card, demoCards } from "../demo/catalogue/cards.ts";
import { dressingPiece } from "../design/art/drawing-of.ts";
import { compile } from "../design/compile.ts";
import { forbidsOrder } from "../design/finding.ts";
import type { Style } from "../design/template/style.ts";
import { createWardrobe, type Wardrobe } from "../design/template/wardrobe.ts";
import { bytesSource } from "../print/byte-source.ts";
import { expectationOf } from "../print/preflight/expectation.ts";
import { preflight } from "../print/preflight/preflight.ts";
import { defaultPartner } from "../print/production-partner.ts";
import { printFile } from "../print/testing/print-file.ts";
import type { CardConfiguration } from "../products/card/configuration-schema.ts";
import { design as kind } from "../products/card/design/card-design.ts";
import { demoGoods } from "./demo-articles.fixture.ts";

let goods: Awaited<ReturnType<typeof demoGoods>>;
beforeAll(async () => {
  goods = await demoGoods();
});

function found<Item>(items: readonly Item[], is: (item: Item) => boolean): Item {
  const one = items.find(is);
  if (!one) throw new Error("the demo lacks it");
  return one;
}

/** A theme of the demo in German. */
function themed(id: string): Wardrobe {
  const theme = found(goods.themes, (one) => one.id === id);
  const piece = (name: string | undefined) =>
    name === undefined ? null : dressingPiece(found(goods.cliparts, (one) => one.id === name));
  const [main, accent] = [piece(theme.art.main), piece(theme.art.accent)];
  const layout = (key: string) => found(goods.layouts, (one) => one.key === key);
  const style: Style = {
    ...{ key: id, title: theme.title.de },
    parts: {
      front: [layout(theme.layout)],
      inside: [layout("motif-between-words"), layout("large-words")],
      back: [layout("drawing-under-a-line")],
    },
    dressing: {
      palette: found(goods.palettes, ({ key }) => key === theme.palette),
      pairing: found(goods.pairings, ({ key }) => key === theme.pairing),
      art: { ...(main ? { main } : {}), ...(accent ? { accent } : {}) },
      ...{ artInk: theme.artInk, language: "de", plate: null },
      words: found(goods.words, ({ key }) => key === theme.words).texts.de,
    },
  };
  return createWardrobe(style, goods.stock);
}

/** What preflight says of all files of a card nobody has touched, beside what the design itself forbids. */
async function complaints(configuration: CardConfiguration, wardrobe: Wardrobe): Promise<readonly string[]> {
  const design = kind.blank(configuration, demoCards, wardrobe);
  const layouts = kind.surfaces(design, demoCards);
  const { scene, findings } = compile(design, layouts, goods.stock);
  const partner = await defaultPartner();
  const reports = await Promise.all(
    kind.files(design, demoCards).map(async (plan) => {
      const pdf = await printFile({ scene, plan, fonts: goods.stock.fonts, partner: { slug: true } });
      return preflight(bytesSource(pdf), expectationOf(scene, layouts, partner, plan));
    }),
  );
  const said = reports.flatMap(({ rules }) => rules.filter(({ verdict }) => verdict === "fail" || verdict === "warn"));
  return [...findings.filter(forbidsOrder).map(({ reason }) => reason), ...new Set(said.map(({ message }) => message))];
}

const theme = "boho-rainbow";
const short = demoCards.cards.filter(({ pages }) => pages <= 8);

test.each([...short, ...demoCards.guestbooks.slice(0, 8)].map(({ key }) => key))(
  "%s is printed in order, in foil where it has some",
  async (key) => {
    const isBound = !demoCards.cards.some((one) => one.key === key && one.binding !== "stapled");
    const refinementType = isBound ? "ohne" : "gold";
    expect(await complaints(card(`${key} 1`, { themeId: theme, refinementType }), themed(theme))).toEqual([]);
  },
);

test.each(demoCards.punchings.map(({ key }) => key))(
  "punched as %s, flat and folded, nothing is refused",
  async (key) => {
    const mild = ["preflight.safe-area.near-edge"];
    for (const size of ["a6-hoch-flat", "a6-quer-folded", "din-lang-folded", "square-trifold", "booklet-8"]) {
      const found = await complaints(card(`${size} 50`, { themeId: theme, punching: key }), themed(theme));
      // The point of a heart and a slanted corner may come near the words of a layout that was made for a rectangle.
      expect(found.filter((one) => !mild.includes(one))).toEqual([]);
    }
  },
);
