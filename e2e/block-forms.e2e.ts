import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const slug = "ratgeber/aufloesung";

/** Opens the editor of the guide about resolution. */
async function openEditor(office: Page): Promise<void> {
  await openOffice(office, "/office/content", "Inhalte");
  const { pages } = await (await office.request.get(`/office-api/content/pages?search=${slug}`)).json();
  const { id } = pages.find((one: { fullSlug: string }) => one.fullSlug === slug);
  await office.goto(`/office/content/pages/${id}/edit`);
}

/** The draft as it is kept. */
async function keptIn(office: Page) {
  const id = /pages\/(\d+)/.exec(office.url())?.[1];
  return (await (await office.request.get(`/office-api/content/pages/${id}/draft`)).json()).content;
}

/** What was copied in another program. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", copied);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test("an operator adds a block by keys, drags it to its place, and writes a text with a link and what was copied elsewhere", async ({
  page: office,
}) => {
  test.slow();
  await openEditor(office);
  const form = office.getByRole("region", { name: "Texte" });
  const preview = office.frameLocator("iframe");
  const body = form.getByRole("region", { name: "Inhalt" });

  // A block: found in the palette by its name, taken with Enter.
  await body.getByRole("button", { name: "Baustein hinzufügen: Inhalt" }).press("Enter");
  const palette = office.getByRole("dialog", { name: "Baustein hinzufügen: Inhalt" });
  await expect(palette.getByRole("button", { name: "Grund", exact: true })).toHaveCount(0);
  await office.keyboard.type("überschrift");
  await office.keyboard.press("Enter");
  const row = body.getByRole("listitem").filter({ hasText: /^Überschrift/ });
  await expect(row.getByRole("button", { name: "Überschrift", exact: true })).toBeFocused();

  await row.getByRole("button", { name: "Überschrift nach oben" }).press("Enter");
  await expect(body.getByText(/^Überschrift ist jetzt \d+ von \d+\.$/)).toBeVisible();
  const target = body.getByRole("listitem").nth(3);
  await row.getByRole("button", { name: "Überschrift ziehen" }).dragTo(target, { targetPosition: { x: 60, y: 4 } });
  await expect(target).toHaveText(/^Überschrift/);
  await expectAccessible(office);

  await row.getByRole("button", { name: "Überschrift", exact: true }).click();
  await expect(form.getByText("Das muss ausgefüllt werden.")).toBeVisible();
  await form.getByLabel("Überschrift", { exact: true }).fill("Wie groß, kurz gesagt");
  await expect(preview.getByRole("heading", { name: "Wie groß, kurz gesagt" })).toBeVisible();

  // Rich text: bold and a link by keys, and what other programs copy without what is not ours.
  await form.getByRole("button", { name: "Die Seite selbst" }).click();
  await body
    .getByRole("button", { name: /^Text / })
    .first()
    .click();
  const text = form.getByRole("textbox", { name: "Text", exact: true });
  const before = (await keptIn(office)).body.find((one: { component: string }) => one.component === "text").text;
  // Not every browser without windows knows the key for it.
  await text.focus();
  await text.evaluate((node) => {
    getSelection()?.selectAllChildren(node);
    getSelection()?.collapseToEnd();
  });
  await office.keyboard.press("Enter");
  await office.keyboard.press("Control+b");
  await office.keyboard.type("Mehr");
  await expect(form.getByRole("button", { name: "Fett" })).toHaveAttribute("aria-pressed", "true");
  await office.keyboard.press("Shift+Home");
  await form.getByRole("button", { name: "Fett" }).focus();
  await office.keyboard.press("ArrowRight");
  await expect(form.getByRole("button", { name: "Kursiv" })).toBeFocused();
  await form.getByRole("button", { name: "Link", exact: true }).click();
  const dialog = office.getByRole("dialog", { name: "Link" });
  await dialog.getByLabel("Adresse").fill("javascript:alert(1)");
  await expect(dialog.getByText("Links mit „javascript:“ werden abgelehnt")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Link setzen" })).toBeDisabled();
  await dialog.getByLabel("Adresse").fill("/rahmen");
  await dialog.getByRole("button", { name: "Link setzen" }).click();
  await expect(preview.getByRole("link", { name: "Mehr" })).toHaveAttribute("href", "/rahmen");
  await text.press("Control+End");
  await office.keyboard.press("Enter");
  await paste(
    text,
    `<p class=MsoNormal onclick="alert(1)">Aus <b>Word</b><o:p></o:p></p><script>alert(1)</script>
     <p><a href="javascript:alert(1)">Klick</a><iframe src="https://x.example"></iframe></p>`,
  );
  await expect(text).toContainText("Aus Word");
  await expect(office.getByText(/^Gespeichert um/)).toBeVisible();
  await expect.poll(async () => JSON.stringify(await keptIn(office))).toContain("Klick");
  const written = (await keptIn(office)).body.find((one: { component: string }) => one.component === "text").text;
  expect(written.content.slice(0, before.content.length)).toEqual(before.content);
  const added = written.content.slice(before.content.length);
  expect(added[1].content).toEqual([
    { type: "text", text: "Aus " },
    { type: "text", text: "Word", marks: [{ type: "bold" }] },
  ]);
  expect(JSON.stringify(added)).not.toMatch(/javascript|alert|iframe|Mso/);
});
