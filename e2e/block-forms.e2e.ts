import { expectAccessible } from "./expect-accessible.ts";
import { pageAt } from "./office-content.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

const slug = "ratgeber/aufloesung";

/** Opens the editor of a copy of the guide about resolution, in which nothing was written before. */
async function openEditor(office: Page): Promise<void> {
  await openOffice(office, "/office/content", "Inhalte");
  const path = "/office-api/content/pages";
  const from = { kind: "copy", page: await pageAt(office.request, slug) };
  const own = `aufloesung-${Date.now()}`;
  const made = await office.request.post(path, { data: { name: own, slug: own, parentId: null, from } });
  expect(made.ok()).toBe(true);
  await office.goto(`/office/content/pages/${(await made.json()).id}/edit`);
}

/** Opens the first text of the page. */
async function openText(office: Page): Promise<Locator> {
  const form = office.getByRole("region", { name: "Texte" });
  await form
    .getByRole("region", { name: "Inhalt" })
    .getByRole("button", { name: /^Text / })
    .first()
    .click();
  return form.getByRole("textbox", { name: "Text", exact: true });
}

/** Puts the caret behind the last letter. Not every browser without windows knows the key for it. */
async function goToEnd(text: Locator): Promise<void> {
  await text.focus();
  await text.evaluate((node) => {
    getSelection()?.selectAllChildren(node);
    getSelection()?.collapseToEnd();
  });
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
  const text = await openText(office);
  const before = (await keptIn(office)).body.find((one: { component: string }) => one.component === "text").text;
  await goToEnd(text);
  await office.keyboard.press("Enter");
  await office.keyboard.press("Control+b");
  await office.keyboard.type("Mehr");
  await expect(form.getByRole("button", { name: "Fett" })).toHaveAttribute("aria-pressed", "true");
  const bold = await form.getByRole("button", { name: "Fett" }).elementHandle();
  // As on a busy machine: the browser tells what the key chose only when the focus is on a tool already.
  await text.evaluate((node, tool) => {
    getSelection()?.modify("extend", "backward", "lineboundary");
    node.dispatchEvent(new KeyboardEvent("keyup", { key: "Home", shiftKey: true, bubbles: true }));
    (tool as HTMLElement).focus();
  }, bold);
  await office.keyboard.press("ArrowRight");
  await expect(form.getByRole("button", { name: "Kursiv" })).toBeFocused();
  await form.getByRole("button", { name: "Link", exact: true }).click();
  const dialog = office.getByRole("dialog", { name: "Link" });
  await dialog.getByLabel("Adresse").fill("javascript:alert(1)");
  await expect(dialog.getByText("Links mit „javascript:“ werden abgelehnt")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Link setzen" })).toBeDisabled();
  await dialog.getByLabel("Adresse").fill("/rahmen");
  await dialog.getByRole("button", { name: "Link setzen" }).click();
  await expect(text.locator("a")).toHaveText("Mehr");
  await expect(preview.getByRole("link", { name: "Mehr" })).toHaveAttribute("href", "/rahmen");
  await expect(text).toBeFocused();
  await goToEnd(text);
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
  expect(added[0].content).toMatchObject([
    { text: "Mehr", marks: expect.arrayContaining([{ type: "bold" }, expect.objectContaining({ type: "link" })]) },
  ]);
  expect(added[1].content).toEqual([
    { type: "text", text: "Aus " },
    { type: "text", text: "Word", marks: [{ type: "bold" }] },
  ]);
  expect(JSON.stringify(added)).not.toMatch(/javascript|alert|iframe|Mso/);
});

test("letters that come faster than the page can be drawn all stay, in their order", async ({ page: office }) => {
  await openEditor(office);
  const text = await openText(office);
  await goToEnd(text);
  await office.keyboard.press("Enter");
  const letters = "abcdefghijklmnopqrstuvwxyz".repeat(4);
  await text.evaluate(async (_node, typed) => {
    for (const letter of typed) {
      document.execCommand("insertText", false, letter);
      // Lets the page draw and do one thing more, and no more than that.
      await new Promise<void>((goOn) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => goOn();
        port2.postMessage(null);
      });
    }
  }, letters);
  await expect(text.locator("p").last()).toHaveText(letters);
  await expect.poll(async () => JSON.stringify(await keptIn(office))).toContain(letters);
});
