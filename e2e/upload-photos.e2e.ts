import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { cameraPhoto } from "./camera-photo.ts";
import { expect, type Page, test } from "./test.ts";

const start = "/configurator-photo-frame/?materialType=poster&formatType=600x400";

test("a cut upload goes on after a reload, and the photo is in sight all the time", async ({ page }) => {
  await page.goto(start);
  // the line is cut in the middle: every piece that would arrive is lost
  await page.route("**/web-api/uploads/*", (route) =>
    route.request().method() === "PATCH" ? route.abort("connectionreset") : route.continue(),
  );
  await choose(page, await cameraPhoto());
  await expect(page.getByLabel(/^Foto 1, segelboot\.jpg/)).toBeVisible();
  await expect(page.getByText("keine Verbindung, geht von selbst weiter").first()).toBeVisible();
  await expect(page.getByText(/^Gesichert/)).toBeVisible();

  await page.unrouteAll();
  const goesOn = page.waitForRequest(
    (request) => request.method() === "PATCH" && request.url().includes("/web-api/uploads/"),
  );
  await page.reload();
  await expect(page.getByLabel(/^Foto 1, segelboot\.jpg/)).toBeVisible();
  await goesOn;
  await arrived(page);
  // from now on the house's own copies are drawn, also for a visitor who comes back
  await page.reload();
  await expect(page.locator(".stage .scene-image img").last()).toHaveAttribute("src", /^\/web-api\/photos\//);
});

test("bad files are refused each with its reason, the good one beside them is taken", async ({ page }) => {
  await page.goto(start);
  const photo = await readFile(await cameraPhoto());
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  await choose(page, [
    file("leer.jpg", "image/jpeg", Buffer.alloc(0)),
    file("seite.jpg", "image/jpeg", Buffer.from("<html><script>alert(1)</script></html>")),
    file("zeichnung.svg", "image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
    file("gut.jpg", "image/jpeg", photo),
    file("abgeschnitten.jpg", "image/jpeg", photo.subarray(0, 20_000)),
  ]);
  const tray = page.getByRole("complementary", { name: "Fotos" });
  await expect(tray).toContainText("leer.jpg Die Datei ist leer.");
  await expect(tray).toContainText("zeichnung.svg Diese Art Bild können wir nicht drucken.");
  await expect(tray).toContainText(/seite\.jpg (Das ist kein Bild|Die Datei ist beschädigt)/);
  await expect(tray).toContainText(/abgeschnitten\.jpg Die Datei ist beschädigt/);
  await expect(page.getByLabel(/^Foto 1, (gut|abgeschnitten)\.jpg/)).toBeVisible();
  await expect(tray.getByRole("button", { name: /^gut\.jpg ins Bild setzen/ })).toBeVisible();
});

test("on a phone the words of the two looks have room in French, too", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`http://fr.localhost:${new URL(baseURL ?? "").port}/configurator-photo-frame/?materialType=leinwand`);
  await choose(page, await cameraPhoto());
  const look = page.getByRole("group", { name: "Affichage" }).locator("label").filter({ hasText: "Avec les bords" });
  const room = await look.evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label.lastChild ?? label);
    return label.getBoundingClientRect().width - Math.max(...[...words.getClientRects()].map(({ width }) => width));
  });
  expect(await look.evaluate((label) => label.getBoundingClientRect().width)).toBeLessThan(150);
  expect(room).toBeGreaterThanOrEqual(16);
});

test("what helps a photo that is too small and the switch of looks leave each other room at every width", async ({
  page,
  baseURL,
}) => {
  // French words are the longest.
  const fr = `http://fr.localhost:${new URL(baseURL ?? "").port}`;
  await page.goto(`${fr}/configurator-photo-frame/?materialType=leinwand&formatType=600x400`);
  const buffer = await sharp({ create: { width: 1200, height: 1800, channels: 3, background: "#5a7d6b" } })
    .jpeg()
    .toBuffer();
  await choose(page, [{ name: "petite.jpg", mimeType: "image/jpeg", buffer }]);
  const smaller = page.getByRole("button", { name: /^Passer à/ });
  const look = page.getByRole("group", { name: "Affichage" });
  for (const width of [390, 1000, 1100, 1280, 1366, 1440, 1920])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      // Nothing is pressed here, but only what lies on top can be.
      for (const one of [smaller, look.getByText("Fini"), look.getByText("Avec les bords")]) {
        await expect(one).toBeInViewport({ ratio: 1 });
        await one.click({ trial: true });
      }
    });
  await smaller.press("Enter");
  await expect(smaller).toHaveCount(0);
  await expect(look).toBeVisible();
});

test("pasted and dropped photos are taken, too", async ({ page }) => {
  await page.goto(start);
  await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeVisible();
  const photo = await readFile(await cameraPhoto(), "base64");
  await page.evaluate((text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "eingefuegt.jpg", { type: "image/jpeg" }));
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data }));
    window.dispatchEvent(new DragEvent("dragenter", { dataTransfer: data }));
  }, photo);
  await expect(page.getByLabel(/^Foto 1, eingefuegt\.jpg/)).toBeVisible();
  await expect(page.getByText("Foto hier ablegen")).toBeVisible();
});

async function choose(page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) {
  await page.locator("input[type=file]").first().setInputFiles(files);
}

/** Nothing is said about the upload any more. */
async function arrived(page: Page) {
  await expect(page.getByText(/Fotos werden (hochgeladen|geprüft)/)).toHaveCount(0, { timeout: 30_000 });
}
