import sharp from "sharp";
import type { PhotoElement } from "../design/document.ts";
import { beginDesign, draw } from "./design-api.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

/** Two places on a poster, chosen photos for them, and every way of a photo to its place. */
test("photos come to their places by themselves, by drag, by keys, by a list, and from another design", async ({
  page,
}) => {
  await page.goto("/");
  const design = await beginDesign(page, "photoframe", "materialType=poster&formatType=600x400");
  await draw(page, design, [
    { type: "removeElements", elements: ["picture"] },
    { type: "addElements", surface: "front", elements: [place("left", 40_000), place("right", 320_000)] },
  ]);
  await page.goto(`/configurator-photo-frame/?design=${design}`);
  const library = page.getByRole("complementary", { name: "Fotos" });

  await test.step("photos that are chosen together fill the places, and one undo takes them all back", async () => {
    await choose(page, ["dünen", "see", "turm"]);
    await expect(library.getByText("2 von 3 im Bild")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("button", { name: "Rückgängig" })).toBeDisabled();
    await expect(onStage(page, /^Platz \d, noch ohne Foto/)).toHaveCount(2);
    await page.keyboard.press("Control+y");
    await expect(library.getByText("2 von 3 im Bild")).toBeVisible();
    await expect(library.getByRole("heading", { level: 3 })).toHaveText(["Freitag, 14. August3 Fotos"]);
    await expectAccessible(page);
  });

  await test.step("dragged to a place it replaces the photo there, dragged to bare ground it is added", async () => {
    await expect(page.getByText(/Fotos werden (hochgeladen|geprüft)/)).toHaveCount(0, { timeout: 30_000 });
    await drag(tile(library, "turm"), onStage(page, /^Foto 2/));
    await expect(onStage(page, /^Foto 2, turm\.jpg/)).toBeVisible();
    await drag(tile(library, "turm"), page.locator(".stage-side"), { x: 0.5, y: 0.95 });
    await expect(onStage(page, /^Foto 3, turm\.jpg/)).toBeVisible();
    await expect(tile(library, "turm")).toHaveAccessibleName("turm.jpg ins Bild setzen, 2-mal im Bild, unscharf");
  });

  await test.step("arrow keys go to a photo, Enter puts it into the selected place", async () => {
    await onStage(page, /^Foto 1/).focus();
    await tile(library, "dünen").focus();
    await page.keyboard.press("Home");
    await expect(tile(library, "turm")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(onStage(page, /^Foto 1, turm\.jpg/)).toBeVisible();
    await expect(page.getByText("turm.jpg ist im Bild.")).toBeAttached();
  });

  await test.step("all places are offered in a list", async () => {
    await tile(library, "dünen").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "dünen.jpg" });
    await expect(dialog.getByText("600 × 400 Pixel")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Platz 2, statt turm.jpg" }).click();
    await expect(onStage(page, /^Foto 2, dünen\.jpg/)).toBeVisible();
  });

  await test.step("another design takes a photo without a second upload", async () => {
    await expect(page.getByText(/^Gesichert/)).toBeVisible();
    await page.goto("/configurator-photo-frame/?materialType=poster&formatType=300x200");
    await page.getByRole("button", { name: "Aus anderen Designs" }).click();
    const dialog = page.getByRole("dialog", { name: "Fotos aus anderen Designs" });
    await dialog.getByRole("button", { name: "see.jpg" }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "1 Foto nehmen" }).click();
    await expect(onStage(page, /^Foto 1, see\.jpg/)).toBeVisible();
    await expect(library.getByText("1 von 1 im Bild")).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
});

const place = (id: string, x: number): PhotoElement => ({
  id,
  type: "photo",
  photo: null,
  rotation: 0,
  opacity: 1_000_000,
  frame: { x, y: 60_000, width: 240_000, height: 180_000 },
  placement: { fit: "fill", centre: { x: 500_000, y: 500_000 }, zoom: 1_000_000, rotation: 0 },
});

async function choose(page: Page, names: readonly string[]) {
  const files = await Promise.all(
    names.map(async (name, n) => ({
      name: `${name}.jpg`,
      mimeType: "image/jpeg",
      buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: `hsl(${120 * n}, 40%, 60%)` } })
        .withExif({ IFD2: { DateTimeOriginal: `2026:08:14 1${n}:00:00` } } as never)
        .jpeg()
        .toBuffer(),
    })),
  );
  await page.locator("input[type=file]").first().setInputFiles(files);
}

const tile = (library: Locator, name: string) =>
  library.getByRole("button", { name: new RegExp(`^${name}\\.jpg ins Bild`) });
const onStage = (page: Page, name: RegExp) => page.getByRole("main").getByRole("application", { name });

/** By the browser's own drag and drop, to a point of the target in shares of its size. */
async function drag(from: Locator, to: Locator, at = { x: 0.5, y: 0.5 }) {
  const box = await to.boundingBox();
  if (!box) throw new Error("not on the page");
  await from.dragTo(to, { targetPosition: { x: box.width * at.x, y: box.height * at.y }, force: true });
}
