import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { buyBasket } from "./fill-basket.ts";
import { downloadPrintFile } from "./print-file.ts";
import { checkStructure, pdfFacts, plateNames, printedPages, similarity } from "./print-picture.ts";
import { type Browser, expect, type Locator, type Page, type SampleShop, test } from "./sample-shop.ts";
import { seenSides } from "./seen-sides.ts";

/**
 * The proof that an eighth kind touches one folder and a line in each registry, and that its product is made by any hand: a coaster
 * with a front and a back, a text in foil, a shape, art, a masked place and six photos, in the shop that `sample-shop.ts` makes of it.
 */
const link = "/configurator-coaster/?coasterEdge=100&sets=2";
const motifs = ["sea", "balloons", "bicycle", "forest", "lake", "tulips"];

test.describe("by pointer", () => {
  test.use({ deviceScaleFactor: 2 });

  test("a coaster of two sides is designed, ordered and printed as it was seen", async ({
    page,
    browser,
    sampleShop,
  }) => {
    test.setTimeout(240_000);
    await test.step("its panel changes its price", async () => {
      await page.goto(link);
      await expect(priceBar(page)).toContainText("29,80");
      await page.getByRole("button", { name: "Untersetzer", exact: true }).click();
      await page.getByRole("button", { name: "Ein Set mehr" }).click();
      await expect(priceBar(page)).toContainText("44,70");
      await page.getByRole("button", { name: "Fotos", exact: true }).click();
    });

    await test.step("six photos are chosen, the first fills the heart", async () => {
      await page
        .locator("input[type=file]")
        .first()
        .setInputFiles(await chosenPhotos());
      await expect(onStage(page, /^Foto 1, /)).toBeVisible();
      await photosAreThere(page);
    });

    await test.step("front: a name in gold, a shape", async () => {
      await page.getByRole("button", { name: "Text", exact: true }).click();
      await page.getByRole("button", { name: "Titel", exact: true }).click();
      await page.keyboard.type("Bruno");
      await page.keyboard.press("Escape");
      await page.getByRole("radio", { name: "Goldfolie" }).check();
      await move(page, onStage(page, /^Text: Bruno/), { x: 0, y: 60 });
      await page.getByRole("button", { name: "Formen" }).click();
      await page.getByRole("button", { name: "Ellipse einfügen" }).click();
      await expect(onStage(page, /^Ellipse 1/)).toBeVisible();
      await move(page, onStage(page, /^Ellipse 1/), { x: -160, y: -190 });
      await expectAccessible(page);
    });

    await test.step("back: five photos by drag, one of them round, and art", async () => {
      await page.getByRole("button", { name: /^Seite 2 von 2/ }).click();
      await page.getByRole("button", { name: "Fotos", exact: true }).click();
      const free = page.getByRole("complementary", { name: "Fotos" }).getByRole("button", { name: /ins Bild setzen/ });
      for (let n = 0; n < 5; n++) {
        await dragTo(free.nth(n + 1), page.locator(".stage-side"), { x: 0.2 + 0.15 * n, y: n % 2 ? 0.7 : 0.3 });
        await expect(onStage(page, new RegExp(`^Foto ${n + 1}, `))).toBeVisible();
      }
      await page.getByRole("radio", { name: "Ellipse", exact: true }).check();
      await page.getByRole("button", { name: "Schmuck" }).click();
      await page
        .getByRole("button", { name: /einfügen$/ })
        .first()
        .click();
      await expect(onStage(page, /^Schmuck 1/)).toBeVisible();
      await expectAccessible(page);
    });

    await orderAndCompare(page, browser, sampleShop);
  });
});

test.describe("by keys alone", () => {
  test.use({ deviceScaleFactor: 2 });

  test("the same coaster is made without a pointer", async ({ page, browser, sampleShop }) => {
    test.setTimeout(240_000);
    await page.goto(link);
    await expect(priceBar(page)).toContainText("29,80");

    await test.step("a style of the shop and another layout are tried on, and taken back", async () => {
      // The shop's list is of its own kinds: coasters borrow the styles of cards.
      await page.route("**/web-api/styles/coaster**", (route) =>
        route.continue({ url: route.request().url().replace("/coaster", "/card") }),
      );
      await press(page.getByRole("button", { name: "Stile", exact: true }));
      const styles = page.getByRole("radiogroup", { name: "Stile" }).getByRole("radio");
      await styles.first().focus();
      await page.keyboard.press("ArrowRight");
      await expect(styles.nth(1)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(styles.nth(1)).toBeChecked();
      await expectAccessible(page);
      await press(page.getByRole("button", { name: "Layouts", exact: true }));
      const three = page.getByRole("radiogroup", { name: "Für 3 Fotos" }).getByRole("radio").first();
      await press(three);
      await expect(three).toBeChecked();
      await expectAccessible(page);
      await press(page.getByRole("button", { name: "Rückgängig" }));
      await expect(three).not.toBeChecked();
      await press(page.getByRole("button", { name: "Rückgängig" }));
      await expect(page.getByText("Wähle zuerst einen Stil, dann gibt es Layouts.")).toBeVisible();
      await press(page.getByRole("button", { name: "Fotos", exact: true }));
    });

    await test.step("photos by the file dialog", async () => {
      const dialog = page.waitForEvent("filechooser");
      await press(page.getByRole("button", { name: /^Fotos hinzufügen/ }));
      await (await dialog).setFiles(await chosenPhotos());
      await expect(onStage(page, /^Foto 1, /)).toBeVisible();
      await photosAreThere(page);
    });

    await test.step("front: a name in gold and a shape, moved by arrows", async () => {
      await press(page.getByRole("button", { name: "Text", exact: true }));
      await press(page.getByRole("button", { name: "Titel", exact: true }));
      await page.keyboard.type("Bruno");
      await page.keyboard.press("Escape");
      await pressSpace(page.getByRole("radio", { name: "Goldfolie" }));
      await onStage(page, /^Text: Bruno/).focus();
      for (let n = 0; n < 3; n++) await page.keyboard.press("Shift+ArrowDown");
      await press(page.getByRole("button", { name: "Formen" }));
      await press(page.getByRole("button", { name: "Ellipse einfügen" }));
      await onStage(page, /^Ellipse 1/).focus();
      for (let n = 0; n < 3; n++) await page.keyboard.press("Shift+ArrowUp");
      for (let n = 0; n < 3; n++) await page.keyboard.press("Shift+ArrowLeft");
    });

    await test.step("back: five photos from the list of places, one of them round, and art", async () => {
      await press(page.getByRole("button", { name: "Fotos", exact: true }));
      const library = page.getByRole("complementary", { name: "Fotos" });
      for (let n = 1; n < 6; n++) {
        await press(library.getByRole("button", { name: /Platz wählen und mehr/ }).nth(n));
        await press(
          page
            .getByRole("dialog")
            .getByRole("button", { name: /^Seite 2/ })
            .last(),
        );
        await expect(onStage(page, new RegExp(`^Foto ${n}, `))).toBeVisible();
        await onStage(page, new RegExp(`^Foto ${n}, `)).focus();
        for (let step = 0; step < n; step++) await page.keyboard.press(n % 2 ? "Shift+ArrowRight" : "Shift+ArrowLeft");
      }
      await pressSpace(page.getByRole("radio", { name: "Ellipse", exact: true }));
      await press(page.getByRole("button", { name: "Schmuck" }));
      await press(page.getByRole("button", { name: /einfügen$/ }).first());
      await expect(onStage(page, /^Schmuck 1/)).toBeVisible();
      await expectAccessible(page);
    });

    await orderAndCompare(page, browser, sampleShop);
  });
});

test.describe("by touch on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

  test("the same coaster is made with fingers", async ({ page, browser, sampleShop }) => {
    test.setTimeout(240_000);
    await page.goto(link);
    await expect(priceBar(page)).toContainText("29,80");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles(await chosenPhotos());
    await expect(onStage(page, /^Foto 1, /)).toBeVisible();
    await photosAreThere(page);

    await test.step("front: a name in gold", async () => {
      await tapTool(page, "Text");
      await page.getByRole("button", { name: "Titel", exact: true }).tap();
      await page.keyboard.type("Bruno");
      await page.getByRole("button", { name: "Fertig" }).tap();
      await page.getByRole("button", { name: "Texteinstellungen" }).tap();
      await page.getByRole("radio", { name: "Goldfolie" }).check();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Schließen" }).first().tap();
    });

    await test.step("back: five photos from the list of places, a shape and art", async () => {
      await tapTool(page, "Fotos");
      for (let n = 1; n < 6; n++) {
        await page
          .getByRole("button", { name: /Platz wählen und mehr/ })
          .nth(n)
          .tap();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: /^Seite 2/ })
          .last()
          .tap();
        await expect(onStage(page, new RegExp(`^Foto ${n}, `))).toBeVisible();
      }
      await tapTool(page, "Formen");
      await page.getByRole("button", { name: "Herz einfügen" }).tap();
      await tapTool(page, "Schmuck");
      await page
        .getByRole("button", { name: /einfügen$/ })
        .first()
        .tap();
      await expect(onStage(page, /^Schmuck 1/)).toBeVisible();
      await expectAccessible(page);
    });

    await orderAndCompare(page, browser, sampleShop);
  });
});

/** Looks at both sides, orders, pays, downloads the file as the operator, and compares. */
async function orderAndCompare(page: Page, browser: Browser, shop: SampleShop) {
  await expect(page.getByText(/^Gesichert/)).toBeVisible();
  const seen = await test.step("looks at both sides as they will be printed", () => seenSides(page));
  expect(seen).toHaveLength(2);
  const number = await test.step("orders and pays", async () => {
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await page.waitForURL(/\/cart/, { timeout: 90_000 });
    await expect(page.getByText("Coaster 10 × 10 cm").first()).toBeVisible();
    return buyBasket(page);
  });
  const pdf = await test.step("the operator downloads its print file", () => downloadPrintFile(browser, shop, number));
  await test.step("the file has both sides as they were seen, and the name on a plate of its own", async () => {
    expect(await checkStructure(pdf)).toContain("No syntax or stream encoding errors found");
    expect(await pdfFacts(pdf)).toMatchObject({ subtype: expect.stringContaining("PDF/X-4"), pages: 2 });
    expect(await plateNames(pdf)).toEqual(["Foil_Gold"]);
    const printed = await printedPages(pdf, 400);
    const alike = await Promise.all(printed.map((side, index) => similarity(side, seen[index] ?? side)));
    // The browser and MuPDF make photos of twelve megapixels smaller in ways of their own.
    expect(
      alike.map((value) => value >= 0.98),
      String(alike),
    ).toEqual([true, true]);
  });
}

const priceBar = (page: Page) => page.getByRole("region", { name: "Preis und Lieferung" });
const onStage = (page: Page, name: RegExp) => page.getByRole("main").getByRole("application", { name }).first();

/** Each file has its own name, which is how it is told from the others. */
async function chosenPhotos(): Promise<string[]> {
  const paths: string[] = [];
  for (const motif of motifs) paths.push(await cameraPhoto(`${motif}.jpg`, `photo-${motif}`));
  return paths;
}

const photosAreThere = (page: Page) =>
  expect(page.getByText(/Fotos? (wird|werden) (hochgeladen|geprüft)/)).toHaveCount(0, { timeout: 90_000 });

async function press(button: Locator) {
  await button.focus();
  await button.press("Enter");
}

async function pressSpace(choice: Locator) {
  await choice.focus();
  await choice.press("Space");
}

/** On phones the tools are tabs at the lower edge. */
const tapTool = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Werkzeuge" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .tap();

/** By so many pixels of the screen. */
async function move(page: Page, what: Locator, by: { readonly x: number; readonly y: number }) {
  const box = await what.boundingBox();
  if (!box) throw new Error("not on the page");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 6 });
  await page.mouse.up();
}

/** By the browser's own drag and drop, to a point of the target in shares of its size. */
async function dragTo(from: Locator, to: Locator, at: { readonly x: number; readonly y: number }) {
  const box = await to.boundingBox();
  if (!box) throw new Error("not on the page");
  await from.dragTo(to, { targetPosition: { x: box.width * at.x, y: box.height * at.y }, force: true });
}
