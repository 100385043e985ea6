import type { DesignElement } from "../design/document.ts";
import { textElement } from "../design/sample-designs.ts";
import { writeClip } from "../web/designer/hands/clipboard/clip.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

/** A wall picture with a title above three squares, brought by pasting; each size and place in millimetres. */
const start = "/configurator-photo-frame/?materialType=poster&formatType=600x400";

test("a pointer moves, gathers, aligns and turns elements, each as one step of undo", async ({ page }) => {
  await openWithElements(page);
  await expect(page.getByText("4 Elemente hinzugefügt")).toBeAttached();
  await expectAccessible(page);

  await test.step("dragged near the edge of the sheet it rests there, with Ctrl it does not", async () => {
    await page.keyboard.press("Escape");
    const square = element(page, "Rechteck 1");
    await drag(page, square, { x: -58.5, y: 0 });
    await expect(field(page, "Links")).toHaveValue("0");
    await page.keyboard.press("Control+z");
    await expect(field(page, "Links")).toHaveValue("60");
    await page.keyboard.down("Control");
    await drag(page, square, { x: -58.5, y: 0 });
    await page.keyboard.up("Control");
    await expect(field(page, "Links")).not.toHaveValue("0");
    await page.keyboard.press("Control+z");
  });

  await test.step("Escape takes a drag back", async () => {
    const middle = await middleOf(element(page, "Rechteck 1"));
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 40, middle.y + 30, { steps: 4 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(field(page, "Links")).toHaveValue("60");
  });

  await test.step("a frame drawn on the sheet takes hold of what it touches; gaps become equal", async () => {
    const [first, last] = [await boxOf(element(page, "Rechteck 1")), await boxOf(element(page, "Rechteck 3"))];
    await page.mouse.move(first.x - 20, first.y - 10);
    await page.mouse.down();
    await page.mouse.move(last.x + 10, last.y + last.height - 5, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByRole("toolbar", { name: "Ausrichten und verteilen" })).toBeVisible();
    await page.getByRole("button", { name: "Waagerecht gleich verteilen" }).click();
    await expect(field(page, "Abstand")).toHaveValue("45");
    await field(page, "Abstand").fill("12,5");
    await page.keyboard.press("Enter");
    await expect(page.locator(".guide-gap")).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step("a handle pulls all of them, one handle turns one", async () => {
    await drag(page, page.locator("[data-handle=se]"), { x: 40, y: 40 });
    await expect(field(page, "Breite")).not.toHaveValue("325");
    await page.keyboard.press("Control+z");
    await expect(field(page, "Breite")).toHaveValue("325");
    await element(page, "Rechteck 2").click();
    await page.keyboard.down("Shift");
    await drag(page, page.locator("[data-handle=turn]"), { x: 60, y: -60 });
    await page.keyboard.up("Shift");
    await expect(field(page, "Drehung")).toHaveValue(/^−?\d*[05]$/);
    await expect(field(page, "Drehung")).not.toHaveValue("0");
  });

  await test.step("hostile text in the clipboard changes nothing, the wheel neither", async () => {
    await paste(page, '{"passepartout":"elements","surface":"front","elements":[{"type":"script"}],"photos":[]}');
    await page.mouse.wheel(0, 400);
    await expect(page.locator(".stage [data-object]")).toHaveCount(5);
  });
});

test("keys alone select, move, align, order, copy and remove", async ({ page }) => {
  await openWithElements(page);
  await page.keyboard.press("Escape");
  await element(page, "Text: Sylt 2026").focus();
  await page.keyboard.press("Tab");
  await expect(element(page, "Rechteck 1")).toBeFocused();

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Control+ArrowRight");
  await expect(field(page, "Links")).toHaveValue("71,1");
  await expect(page.getByText("Links 71,1\u00a0mm, oben 150\u00a0mm")).toBeAttached();

  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByText("2 Elemente ausgewählt")).toBeAttached();
  await page.keyboard.press("1");
  await expect(field(page, "Breite")).toHaveValue("100");
  await page.keyboard.press("Escape");

  await element(page, "Rechteck 3").focus();
  await page.keyboard.press("b");
  await expect(page.getByText("Ebene 4 von 5")).toBeAttached();
  await page.keyboard.press("d");
  await expect(element(page, "Rechteck 4")).toHaveCount(1);
  await expect(page.locator(".stage [data-object]")).toHaveCount(6);
  await page.keyboard.press("Delete");
  await expect(page.locator(".stage [data-object]")).toHaveCount(5);

  await page.keyboard.press("Control+a");
  await expect(page.getByRole("toolbar", { name: "Ausrichten und verteilen" })).toBeVisible();
  const toolbar = page.getByRole("toolbar");
  await toolbar.getByRole("button").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(toolbar.getByRole("button", { name: "Waagerecht mittig" })).toBeFocused();
  await expect(toolbar.locator("[tabindex='0']")).toHaveCount(1);

  await page.keyboard.press("F6");
  expect(await page.evaluate(() => document.activeElement?.closest(".stage"))).toBeNull();
  await page.keyboard.press("Shift+F6");
  expect(await page.evaluate(() => document.activeElement?.closest(".stage") !== null)).toBe(true);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Tasten" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("one finger moves, two resize and turn, a long press adds, a call abandons", async ({ page }) => {
    await openWithElements(page);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", ...points: Point[]) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
    const square = element(page, "Rechteck 1");
    const at = await middleOf(square);
    const before = await boxOf(square);

    await touch("touchStart", at);
    await touch("touchMove", { x: at.x + 20, y: at.y + 30 });
    await touch("touchMove", { x: at.x + 20, y: at.y + 60 });
    await touch("touchEnd");
    await expect.poll(async () => (await boxOf(square)).y - before.y).toBeGreaterThan(40);

    const there = await middleOf(square);
    const [left, right] = [there.x - 10, there.x + 10];
    await touch("touchStart", { x: left, y: there.y });
    await touch("touchStart", { x: left, y: there.y }, { x: right, y: there.y });
    await touch("touchMove", { x: left - 15, y: there.y }, { x: right + 15, y: there.y });
    await touch("touchEnd");
    await expect.poll(async () => (await boxOf(square)).width / before.width).toBeGreaterThan(1.5);

    const grown = await boxOf(square);
    await touch("touchStart", there);
    await touch("touchMove", { x: there.x, y: there.y - 40 });
    await touch("touchCancel");
    await expect.poll(async () => (await boxOf(square)).y).toBe(grown.y);

    await touch("touchStart", await middleOf(element(page, "Rechteck 3")));
    await expect(page.getByRole("toolbar", { name: "Ausrichten und verteilen" })).toBeVisible();
    await touch("touchEnd");
    await expectAccessible(page);
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

const element = (page: Page, name: string) => page.locator(".stage").getByRole("application", { name });
const field = (page: Page, name: string) => page.getByRole("textbox", { name: new RegExp(`^${name} \\(`) });

async function openWithElements(page: Page) {
  await page.goto(start);
  await expect(page.getByRole("region", { name: "Preis und Lieferung" })).toBeVisible();
  const clip = writeClip({ surface: "front", elements, photos: [] });
  await expect(async () => {
    await paste(page, clip);
    await expect(element(page, "Rechteck 3")).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the page");
  return box;
}

async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Pulls it by millimetres of the sheet's scale at 1440, which is about a pixel. */
async function drag(page: Page, what: Locator, by: Point) {
  const from = await middleOf(what);
  const perMillimetre = (await boxOf(page.locator(".stage-side"))).width / 600;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x * perMillimetre, from.y + by.y * perMillimetre, { steps: 6 });
  await page.mouse.up();
}

const square = (id: string, x: number): DesignElement => ({
  id,
  type: "shape",
  outline: "rect",
  rotation: 0,
  opacity: 1_000_000,
  stroke: null,
  fill: "#1e4d6b",
  frame: { x, y: 150_000, width: 100_000, height: 120_000 },
});

const elements: readonly DesignElement[] = [
  textElement({ id: "title", frame: { x: 60_000, y: 40_000, width: 480_000, height: 80_000 }, size: 40_000 }),
  square("one", 60_000),
  square("two", 190_000),
  square("three", 350_000),
];
