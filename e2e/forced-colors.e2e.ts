import { expect, type Locator, test } from "./test.ts";

/** In contrast themes grounds and shadows are the system's: what is chosen, acts or is drawn shows it nevertheless (WCAG 2.2, 1.4.1 and 1.4.11). */

test.use({ contextOptions: { forcedColors: "active" } });

const styleOf = (one: Locator) =>
  one.first().evaluate((element) => {
    const { boxShadow, backgroundColor, borderTopColor } = getComputedStyle(element);
    return { mark: boxShadow, ground: backgroundColor, edge: borderTopColor };
  });
/** One that is chosen has the ring; one that is not has none. */
async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  expect((await styleOf(chosen)).mark).toContain("0px 0px 0px 3px inset");
  expect((await styleOf(other)).mark).toBe("none");
}

for (const { host, path, width, words } of [
  {
    host: "fr.localhost",
    path: "/impression-sur-toile",
    width: 390,
    words: { material: /^Toile 340/, another: /^Alu-Dibond/, upright: "Portrait", across: "Paysage" },
  },
  {
    host: "gb.localhost",
    path: "/canvas-prints",
    width: 1440,
    words: { material: /^Canvas 340/, another: /^Aluminium/, upright: "Portrait", across: "Landscape" },
  },
])
  test(`contrast themes show at ${width} px which material, format and orientation are chosen`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(new URL(path, baseURL?.replace("localhost", host)).href);
    await expectMarked(
      page.getByRole("link", { name: words.material }),
      page.getByRole("link", { name: words.another }),
    );
    await expectMarked(
      page.getByRole("link", { name: words.across, exact: true }),
      page.getByRole("link", { name: words.upright, exact: true }),
    );
    await expectMarked(page.getByRole("tab", { selected: true }), page.getByRole("tab", { selected: false }));
    const [chosen, other] = [
      page.getByRole("link", { name: /^60 × 40 cm/ }),
      page.getByRole("link", { name: /^45 × 30 cm/ }),
    ];
    await expectMarked(chosen, other);
    const shapes = [chosen, other].map((tile) => tile.locator(".format-tile-shape > i"));
    for (const shape of shapes) expect((await styleOf(shape)).mark).toContain("inset");
    const [full = "", empty] = (await Promise.all(shapes.map(styleOf))).map(({ ground }) => ground);
    expect(full).not.toBe(empty);
  });

test("contrast themes show where one is, what acts first, and the focus beside what is chosen", async ({ page }) => {
  await page.goto("/leinwanddruck");
  const shops = page.getByRole("banner").getByRole("link", { name: /^Passepartout/ });
  const here = shops.and(page.locator("[aria-current]"));
  expect((await styleOf(here)).mark).toContain("-3px");
  const act = page.getByRole("link", { name: "Jetzt gestalten" }).filter({ visible: true });
  expect((await styleOf(act)).ground).not.toBe((await styleOf(page.getByRole("main"))).ground);
  const canvas = page.getByRole("link", { name: /^Leinwand 340/ });
  await canvas.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(canvas).toBeFocused();
  const ring = await canvas.evaluate((element) => {
    const { outlineStyle, outlineColor, borderTopColor } = getComputedStyle(element);
    return { outlineStyle, differs: outlineColor !== borderTopColor };
  });
  expect(ring).toEqual({ outlineStyle: "solid", differs: true });
});
