import { stat } from "node:fs/promises";
import { cameraPhoto } from "./camera-photo.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { expect, type Page, test } from "./test.ts";

const guide = "/ratgeber/fotos-vorbereiten";
const toolOf = (page: Page, name: string) => page.getByRole("form", { name });

test("a photo is made smaller and fetched; what is no picture is refused with its reason", async ({ page }) => {
  await page.goto(guide);
  const shrink = toolOf(page, "Verkleinern");
  const photo = await cameraPhoto();
  await shrink.getByLabel("Bild wählen").setInputFiles(photo);
  await shrink.getByRole("button", { name: "Entfernen: segelboot.jpg" }).click();
  await shrink.getByRole("button", { name: "Bild verkleinern" }).click();
  await expect(shrink.getByRole("alert")).toHaveText("Wähle zuerst ein Bild.");
  await shrink.getByLabel("Bild wählen").setInputFiles(photo);
  await expect(shrink.getByRole("list", { name: "Gewählte Bilder" })).toContainText("segelboot.jpg");
  await shrink.getByLabel("Längere Seite").selectOption({ label: "1600 Pixel, für E-Mails" });
  await expectAccessible(page);
  await shrink.getByRole("button", { name: "Bild verkleinern" }).click();
  await expect(shrink.getByRole("status")).toContainText("% kleiner", { timeout: 60_000 });
  await expect(shrink.getByRole("status")).toContainText("1200 × 1600 px");
  await expectAccessible(page);
  const way = shrink.getByRole("link", { name: "Herunterladen" });
  await expect(way).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent("download"), way.press("Enter")]);
  expect(download.suggestedFilename()).toBe("segelboot.jpg");
  expect((await stat(await download.path())).size).toBeLessThan((await stat(photo)).size / 2);

  await page.getByRole("radio", { name: "Verkleinern" }).press("ArrowRight");
  const convert = toolOf(page, "Umwandeln");
  await expect(shrink).toBeHidden();
  const letter = { name: "brief.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture at all") };
  await convert.getByLabel("Bild wählen").setInputFiles(letter);
  await convert.getByRole("button", { name: "Bild umwandeln" }).click();
  await expect(convert.getByRole("alert")).toContainText("Das ist kein Bild, das wir lesen können");
  await expect(convert.getByRole("list", { name: "Gewählte Bilder" })).toContainText("brief.jpg");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same forms bring a PDF, or back to the words that say what went wrong", async ({ page }) => {
    await page.goto(guide);
    await page.getByRole("radio", { name: "PDF machen" }).check();
    const bind = toolOf(page, "PDF machen");
    await bind.getByLabel("Bilder wählen").setInputFiles([await cameraPhoto(), await cameraPhoto()]);
    const press = bind.getByRole("button", { name: "PDF machen" });
    const [download] = await Promise.all([page.waitForEvent("download"), press.click()]);
    expect(download.suggestedFilename()).toBe("segelboot.pdf");
    await expect(page.getByText("Das hat nicht geklappt")).toBeHidden();
    await toolOf(page, "PDF machen").getByLabel("Bilder wählen").setInputFiles([]);
    await press.click();
    await expect(page).toHaveURL(`${guide}#toolbox-refused`);
    await expect(page.getByText("Das hat nicht geklappt")).toBeVisible();
  });
});
