import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { type BrowserContext, expect, type Page, test } from "./test.ts";

test.describe.configure({ mode: "serial" });

const slug = "ratgeber/papier";
let context: BrowserContext;
let office: Page;

test.beforeAll(async ({ browser }) => {
  // An address of its own, so that the tries of other tests to sign in do not count with its own.
  context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.14" } });
  office = await context.newPage();
  await openOffice(office, "/office/content", "Inhalte");
});
test.afterAll(() => context.close());

const headlineIn = (page: Page) => page.frameLocator("iframe").getByRole("heading", { level: 1 });
const formIn = (page: Page) => page.getByRole("region", { name: "Texte" });
const field = (page: Page) => formIn(page).getByLabel("Überschrift", { exact: true });
const saved = (page: Page) => expect(page.getByText(/^Gespeichert um/)).toBeVisible();

/** The page's draft as it is kept. */
async function kept() {
  const found = await (await office.request.get(`/office-api/content/pages?search=${slug}`)).json();
  const { id } = found.pages.find((one: { fullSlug: string }) => one.fullSlug === slug);
  const { content } = await (await office.request.get(`/office-api/content/pages/${id}/draft`)).json();
  return { id, headline: content.teaser[0].headline };
}

test("an operator writes in the page itself, goes back and forth, translates, publishes, and visitors see it", async ({
  page: visitor,
  baseURL,
}) => {
  // Two countries' pages, drafts and published, are each made for the first time here.
  test.slow();
  const comesToIt = () => visitor.getByRole("main").locator(`a[href="/${slug}"]`).first().click();
  await visitor.goto("/ratgeber");
  await comesToIt();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Papier und Oberfläche");
  await visitor.evaluate(() => {
    document.body.dataset.same = "yes";
  });
  const { id } = await kept();
  await office.goto(`/office/content/pages/${id}`);
  await office.getByRole("link", { name: "Bearbeiten" }).click();
  const headline = headlineIn(office);
  // The editor's own scripts and those of the page in it, for the first time.
  await expect(headline).toHaveText("Papier und Oberfläche", { timeout: 60_000 });
  await expectAccessible(office);
  // By keys alone: the blocks, the form of the next one, and back.
  const tree = office.getByRole("tree");
  await expect(tree).toBeFocused();
  for (const key of ["ArrowDown", "Enter"]) await office.keyboard.press(key);
  await expect(field(office)).toBeFocused();
  await office.keyboard.press("Escape");
  await expect(tree).toBeFocused();
  await office.keyboard.press("F6");
  await expect(office.getByRole("radio", { name: /Rechner/ })).toBeFocused();
  await office.keyboard.press("Shift+F6");
  await expect(tree).toBeFocused();

  await headline.click();
  await expect(office.getByRole("treeitem", { selected: true })).toContainText("Papier und Oberfläche");
  await headline.evaluate(({ ownerDocument }) => {
    ownerDocument.body.dataset.same = "yes";
  });
  await field(office).fill("Papier, das bleibt");
  await expect(headline).toHaveText("Papier, das bleibt");
  await office.keyboard.press("Control+z");
  await expect(headline).toHaveText("Papier und Oberfläche");
  await expect(office.getByText("Rückgängig gemacht. Das war alles.")).toBeAttached();
  await office.keyboard.press("Control+Shift+z");
  await expect(headline).toHaveText("Papier, das bleibt");
  expect(await headline.evaluate(({ ownerDocument }) => ownerDocument.body.dataset.same)).toBe("yes");
  await saved(office);
  expect(await (await visitor.request.get(`/${slug}`)).text()).not.toContain("Papier, das bleibt");

  await office.getByLabel("Sprache", { exact: true }).selectOption({ label: "Englisch" });
  await expect(headline).toHaveText("Paper and surface");
  await field(office).fill("Paper that lasts");
  await expect(headline).toHaveText("Paper that lasts");
  await office.getByRole("button", { name: "Veröffentlichen" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(office.getByText("Veröffentlicht, alle sehen es jetzt")).toBeVisible();
  await expect(office.getByRole("button", { name: "Veröffentlichen" })).toBeFocused();
  // It was open all the while: who comes to it again in the same document sees what is published.
  await visitor.getByRole("navigation", { name: "Brotkrumen" }).getByRole("link", { name: "Ratgeber" }).click();
  await expect(visitor).toHaveURL("/ratgeber");
  await comesToIt();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Papier, das bleibt");
  expect(await visitor.evaluate(() => document.body.dataset.same)).toBe("yes");
  await visitor.goto(`${String(baseURL).replace("localhost", "gb.localhost")}/guides/paper`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Paper that lasts");

  // What is chosen stands in the address.
  await office.reload();
  await expect(headline).toHaveText("Paper that lasts");
  await expect(field(office)).toHaveValue("Paper that lasts");
});

test("of two editors of a page the second is told, sees both texts, and nothing is overwritten", async () => {
  await office.getByLabel("Sprache", { exact: true }).selectOption({ label: "Deutsch (Hauptsprache)" });
  const other = await context.newPage();
  await other.goto(office.url());
  await expect(headlineIn(other)).toHaveText("Papier, das bleibt");
  await expect(other.getByText("auch in einem anderen Fenster von dir offen")).toBeVisible();

  await field(office).fill("Zuerst");
  await saved(office);
  await field(other).fill("Danach");
  const told = other.getByRole("alert");
  await expect(told).toContainText("Mira Werkstatt hat diese Seite");
  await expect(told).toContainText("Steht jetzt daZuerst");
  await expect(told).toContainText("Dein TextDanach");
  await expect(headlineIn(other)).toHaveText("Danach");
  expect((await kept()).headline).toBe("Zuerst");

  await told.getByRole("button", { name: "Neuen Stand zeigen" }).click();
  await expect(headlineIn(other)).toHaveText("Zuerst");
  await expect(field(other)).toHaveValue("Zuerst");
  expect((await kept()).headline).toBe("Zuerst");
  await other.close();
});

test("what could not be saved is offered again after a reload; on a phone the parts are tabs", async () => {
  // A page without any connection: what it sends on leaving goes past the browser's own switch for that.
  await office.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError("no connection"));
  });
  await field(office).fill("Im Funkloch");
  await expect(office.getByText(/^Nicht gespeichert: keine Verbindung/).first()).toBeVisible();
  await office.reload();
  await expect(headlineIn(office)).toHaveText("Zuerst");
  await expect(office.getByText(/gibt es Texte, die nicht gespeichert wurden/)).toBeVisible();
  await office.getByRole("button", { name: "Damit weiterarbeiten" }).click();
  await expect(headlineIn(office)).toHaveText("Im Funkloch");
  await saved(office);
  expect((await kept()).headline).toBe("Im Funkloch");

  await office.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(office);
  await office.getByRole("tab", { name: "Vorschau" }).click();
  await headlineIn(office).click();
  await expect(office.getByRole("tab", { name: "Texte" })).toHaveAttribute("aria-selected", "true");
  await expect(field(office)).toHaveValue("Im Funkloch");
});
