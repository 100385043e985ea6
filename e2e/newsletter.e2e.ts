import { expectAccessible } from "./expect-accessible.ts";
import { linkOfMail, openMail } from "./mails.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Locator, type Page, test } from "./test.ts";
import { atEachWidth } from "./widths.ts";

const linkIn = (office: Page, path: string) => linkOfMail(office, new RegExp(`https?://\\S+/newsletter/${path}/\\S+`));

test("she asks for the newsletter, opens the mail, confirms, confirms again, and signs out", async ({
  page,
  browser,
}) => {
  await page.goto("/ratgeber/papier");
  const form = page.getByRole("contentinfo").getByRole("form", { name: "Post aus der Werkstatt" });
  const send = form.getByRole("button", { name: "Newsletter bestellen" });
  const email = form.getByLabel("E-Mail");
  await email.fill("mira@example.c");
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  // No message comes (chrome document, section 5): what is always there says what is missing, stronger now, and is read with the field.
  await expect(form.getByRole("alert")).toHaveCount(0);
  await expect(email).toHaveAccessibleDescription("Eine ganze Adresse, zum Beispiel lena@beispiel.de");
  const example = form.getByRole("paragraph").filter({ hasText: "Eine ganze Adresse" });
  await expect(example).toHaveCSS("font-weight", "600");
  await expect(example.locator("svg")).toBeVisible();
  await expectAccessible(page);
  // What the server refuses, which looks closer, is said at the field in the server's words, and not to be tried again as it is.
  await email.fill("mira..k@example.com");
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(
    "Das ist keine E-Mail-Adresse, an die wir schreiben können, zum Beispiel lena@beispiel.de",
  );
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText("Das hat nicht geklappt")).toHaveCount(0);
  await expectAccessible(page);
  await email.fill("mira@example.com");
  await expect(email).toHaveAccessibleDescription("Eine ganze Adresse, zum Beispiel lena@beispiel.de");
  await expect(example).toHaveCSS("font-weight", "400");
  await expect(example.locator("svg")).toHaveCount(0);
  await page.route("**/newsletter/subscribe", (route) => route.abort());
  await send.click();
  await atEachWidth(page, async () => {
    await expect(form.getByRole("alert")).toContainText("Deine Adresse steht noch hier");
    await expect(email).toHaveValue("mira@example.com");
    await expect(send).toBeVisible();
  });
  await page.unroute("**/newsletter/subscribe");
  const sent = page.waitForRequest("**/ratgeber/papier/newsletter/subscribe");
  await send.click();
  const fields = new URLSearchParams((await sent).postData() ?? "");
  expect(fields.get("uniqueIdentifier")).toBe("/ratgeber/papier");
  expect(fields.get("reCaptchaToken")).toMatch(/\.[0-9a-z]+$/);
  await atEachWidth(page, async () => {
    await expect(page.getByRole("status").filter({ hasText: "Schau in dein Postfach" })).toBeVisible();
    await expect(form).toHaveCount(0);
  });
  await expectAccessible(page);

  const context = await browser.newContext();
  const office = await context.newPage();
  await openOffice(office, "/office/mails", "Mails");
  await openMail(office, "mira@example.com", "Bitte bestätige deine Anmeldung");
  const link = await linkIn(office, "confirm");
  await page.goto(link);
  const confirm = page.getByRole("button", { name: "Ja, ich möchte den Newsletter" });
  const title = page.getByRole("heading", { level: 1 });
  const inSight = (part: Locator) => atEachWidth(page, () => expect(part).toBeInViewport({ ratio: 1 }));
  await inSight(confirm);
  await expectAccessible(page);
  for (let times = 0; times < 2; times++) {
    await page.goto(link);
    await confirm.click();
    await expect(title).toHaveText("Du bist angemeldet");
  }
  await inSight(title);
  await expectAccessible(page);
  await page.goto(link.slice(0, -1));
  await confirm.click();
  await expect(title).toHaveText("Diesen Link kennen wir nicht");
  await inSight(title);

  await office.goto("/office/newsletter?state=confirmed");
  const row = office.getByRole("row", { name: /mira@example\.com/ });
  await expect(row).toContainText("/ratgeber/papier");
  await expectAccessible(office);
  await openMail(office, "mira@example.com", "Du bist für den Newsletter angemeldet");
  await page.goto(await linkIn(office, "unsubscribe"));
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Du bist abgemeldet" })).toBeVisible();
  await office.goto("/office/newsletter?state=confirmed");
  await expect(office.getByText("Noch niemand")).toBeVisible();
  await context.close();
});

test("without scripts the form is sent by the browser, and a page says what comes next", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/hilfe");
  const form = page.getByRole("contentinfo").getByRole("form", { name: "Post aus der Werkstatt" });
  await form.getByLabel("E-Mail").fill("noscript@example.com");
  await form.getByRole("button", { name: "Newsletter bestellen" }).click();
  await expect(page).toHaveURL("/newsletter/asked");
  await expect(page.getByRole("heading", { level: 1, name: "Schau in dein Postfach" })).toBeVisible();
  await context.close();
});
