import { beforeAll, expect, test } from "vitest";
import { card, demoCards } from "../demo/catalogue/cards.ts";
import { compile } from "../design/compile.ts";
import { forbidsOrder } from "../design/finding.ts";
import type { Scene } from "../design/scene.ts";
import type { Wardrobe } from "../design/template/wardrobe.ts";
import { bytesSource } from "../print/byte-source.ts";
import { onPressSheet } from "../print/imposition/on-press-sheet.ts";
import { manyUpOf } from "../print/imposition.ts";
import { expectationOf } from "../print/preflight/expectation.ts";
import { preflight } from "../print/preflight/preflight.ts";
import { defaultPartner } from "../print/production-partner.ts";
import { printFile } from "../print/testing/print-file.ts";
import type { CardConfiguration } from "../products/card/configuration-schema.ts";
import { design as kind } from "../products/card/design/card-design.ts";
import type { PrintPlan } from "../products/print-plan.ts";
import { demoThemeWardrobe, themeOf } from "./card-themes.fixture.ts";
import { demoGoods } from "./demo-articles.fixture.ts";

let goods: Awaited<ReturnType<typeof demoGoods>>;
beforeAll(async () => {
  goods = await demoGoods();
});

/** What preflight says of all files of a card nobody has touched, beside what the design itself forbids. */
async function complaints(
  configuration: CardConfiguration,
  wardrobe: Wardrobe,
  onSheet: (scene: Scene, plan: PrintPlan) => PrintPlan = (_, plan) => plan,
): Promise<readonly string[]> {
  const design = kind.blank(configuration, demoCards, wardrobe);
  const layouts = kind.surfaces(design, demoCards);
  const { scene, findings } = compile(design, layouts, goods.stock);
  const partner = await defaultPartner();
  const reports = await Promise.all(
    kind.files(design, demoCards).map(async (wanted) => {
      const plan = onSheet(scene, wanted);
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
    expect(
      await complaints(
        card(`${key} 1`, { themeId: theme, refinementType }),
        demoThemeWardrobe(goods, themeOf(goods, theme)),
      ),
    ).toEqual([]);
  },
);

test.each(demoCards.punchings.map(({ key }) => key))(
  "punched as %s, flat and folded, nothing is refused",
  async (key) => {
    const wardrobe = demoThemeWardrobe(goods, themeOf(goods, theme));
    for (const size of ["a6-hoch-flat", "a6-quer-folded", "din-lang-folded", "square-trifold", "booklet-8"]) {
      expect(await complaints(card(`${size} 50`, { themeId: theme, punching: key }), wardrobe)).toEqual([]);
    }
  },
);

test.each(["a6-hoch-flat", "a6-quer-folded", "square-trifold", "pocketfold"])(
  "%s in foil and punched passes several times on the sheet of a print house, too",
  async (key) => {
    const wardrobe = demoThemeWardrobe(goods, themeOf(goods, theme));
    const size = demoCards.cards.find((one) => one.key.startsWith(key))?.key ?? key;
    const rounded = demoCards.punchings.find(({ dieCut }) => dieCut)?.key;
    const placed: (string | undefined)[] = [];
    const onSheet = (scene: Scene, plan: PrintPlan) => {
      const pressed = onPressSheet(scene, plan, { width: 700, height: 500, edge: 10, gap: 6, marks: true });
      placed.push(...(plan.manyUp ? [manyUpOf(pressed)?.kind] : []));
      return pressed;
    };
    const configuration = card(`${size} 50`, {
      themeId: theme,
      refinementType: "gold",
      ...(rounded ? { punching: rounded } : {}),
    });
    expect(await complaints(configuration, wardrobe, onSheet)).toEqual([]);
    expect(new Set(placed)).toEqual(new Set(["many-up"]));
  },
);
