import { expectAccessible } from "./expect-accessible.ts";
import { putFrame } from "./fill-basket.ts";
import { openOffice } from "./sign-in.ts";
import { expect, type Page, test } from "./test.ts";
import { atEachWidth } from "./widths.ts";

/** Finds one sentence in the list and opens it. */
async function openSentence(office: Page, part: "themes" | "cart", key: string) {
  await office.goto(`/office/wording?folder=web/words/${part}&search=${key}`);
  const sentence = office
    .locator("details.wording-message")
    .filter({ has: office.getByText(`${part}: ${key}`, { exact: true }) });
  await sentence.locator("summary").click();
  return sentence.getByRole("form", { name: "Deutsch" });
}

test("an operator rewords sentences with a plural, visitors read them on pages and in islands, and get the shipped ones back", async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage();
  await openOffice(office, "/office/wording", "Texte");
  const found = await openSentence(office, "themes", "found");
  const text = found.getByLabel("Deutsch");
  await expect(text).toHaveValue("{count, plural, one {# Design} other {# Designs}}");
  await expect(found.getByText("3 Designs", { exact: true })).toBeVisible();

  await text.fill("{count, plural, one {# Entwurf} few {# Entwürfe} other {# Entwürfe}}");
  await found.getByRole("button", { name: "Speichern" }).click();
  await expect(text).toHaveAccessibleDescription(/\{count\} braucht in dieser Sprache die Formen one, other/);
  await text.fill("<b>{count}</b> Entwürfe");
  await found.getByRole("button", { name: "Speichern" }).click();
  await expect(text).toHaveAccessibleDescription(/Der Satz darf kein HTML enthalten/);
  await expectAccessible(office);

  await text.fill("{count, plural, one {# Entwurf} other {# Entwürfe}}");
  await expect(found.getByText("3 Entwürfe", { exact: true })).toBeVisible();
  await found.getByRole("button", { name: "Speichern" }).click();
  await expect(found.getByRole("status")).toHaveText("Gespeichert und ab sofort zu lesen");
  await expect(text).toHaveAccessibleDescription(/Ausgeliefert: \{count, plural, one \{# Design\}/);

  const documentOf = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => documentOf("/karten-designen")).toMatch(/>\d+ Entwürfe</);
  await page.goto("/karten-designen");
  await expect(page.getByText(/^\d+ Entwürfe/)).toBeVisible();

  const lead = await openSentence(office, "cart", "lead");
  await lead
    .getByLabel("Deutsch")
    .fill("{articles, plural, one {Ein schönes Stück} other {# schöne Stücke}}, bei dir am {day}.");
  await lead.getByRole("button", { name: "Speichern" }).click();
  await expect(lead.getByRole("status")).toHaveText("Gespeichert und ab sofort zu lesen");
  await expect.poll(() => documentOf("/cart")).toContain("/assets/words/");
  await putFrame(page, { quantity: 2 });
  await page.goto("/cart");
  await expect(page.getByText(/^2 schöne Stücke, bei dir am /)).toBeVisible();

  await office.goto("/office/wording?state=changed");
  await expect(office.locator("details.wording-message")).toHaveCount(2);
  await atEachWidth(office, () => expectAccessible(office));
  await office.setViewportSize({ width: 1440, height: 900 });

  for (const [part, key] of [
    ["cart", "lead"],
    ["themes", "found"],
  ] as const) {
    const sentence = await openSentence(office, part, key);
    await sentence.getByRole("button", { name: "Wie ausgeliefert" }).click();
    await expect(sentence.getByRole("status")).toHaveText("Wieder wie ausgeliefert");
  }
  await office.goto("/office/wording?state=changed");
  await expect(office.getByRole("heading", { name: "Noch kein Satz geändert" })).toBeVisible();
  await expect.poll(() => documentOf("/cart")).not.toContain("/assets/words/");
  await expect.poll(() => documentOf("/karten-designen")).toMatch(/>\d+ Designs</);
  await page.goto("/cart");
  await expect(page.getByText(/^2 Artikel, bei dir am /)).toBeVisible();
});
