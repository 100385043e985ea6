import { join } from "node:path";
import { expectAccessible } from "./expect-accessible.ts";
import { openOffice } from "./sign-in.ts";
import { type Browser, expect } from "./test.ts";

const output = join(import.meta.dirname, "output");

interface Shop {
  readonly url: string;
  /** Of its data; without it, that of the shop that these tests visit. */
  readonly dataDir?: string;
}

/**
 * The operator opens an order, downloads its print file and finds the mail to the customer.
 *
 * @returns the path of the PDF
 */
export async function downloadPrintFile(browser: Browser, { url, dataDir }: Shop, number: string): Promise<string> {
  // A context of its own, as axe wants it and as an operator has it.
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 850 } });
  const office = await context.newPage();
  await openOffice(office, "/office", "Bestellungen", dataDir);
  await office.getByText(number).first().click();
  const link = office.getByRole("link", { name: /PDF/ }).first();
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expectAccessible(office);
  const [download] = await Promise.all([office.waitForEvent("download"), link.click()]);
  const path = join(output, new URL(url).port, download.suggestedFilename());
  await download.saveAs(path);
  await office.goto("/office/mails");
  await expect(office.getByText(new RegExp(number)).first()).toBeVisible();
  await context.close();
  return path;
}
