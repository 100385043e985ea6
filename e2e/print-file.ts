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
export async function downloadPrintFile(browser: Browser, shop: Shop, number: string): Promise<string> {
  const [path = ""] = await downloadPrintFiles(browser, shop, number, 1);
  return path;
}

/**
 * All of an order's print files, in the order of its articles and of their files.
 *
 * @param count how many it must have
 */
export async function downloadPrintFiles(
  browser: Browser,
  { url, dataDir }: Shop,
  number: string,
  count: number,
): Promise<readonly string[]> {
  // A context of its own, as axe wants it and as an operator has it.
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 850 } });
  const office = await context.newPage();
  await openOffice(office, "/office", "Bestellungen", dataDir);
  await office.getByText(number).first().click();
  const links = office.getByRole("link", { name: /^Druck-PDF/ });
  await expect(links).toHaveCount(count, { timeout: 120_000 });
  await expectAccessible(office);
  const paths: string[] = [];
  for (const link of await links.all()) {
    const [download] = await Promise.all([office.waitForEvent("download"), link.click()]);
    const path = join(output, new URL(url).port, download.suggestedFilename());
    await download.saveAs(path);
    paths.push(path);
  }
  await office.goto("/office/mails");
  await expect(office.getByText(new RegExp(number)).first()).toBeVisible();
  await context.close();
  return paths;
}
