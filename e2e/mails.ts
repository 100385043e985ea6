import { expect, type Page } from "@playwright/test";

/**
 * Opens the newest mail to an address with this subject, in the office's outbox.
 *
 * @param nth of how many it is the last
 */
export async function openMail(office: Page, to: string, subject: string, nth = 1): Promise<void> {
  // A mail goes out a moment after what it tells of; the list looks for new ones each half minute.
  await expect(async () => {
    await office.goto(`/office/mails?search=${encodeURIComponent(to)}`);
    const mails = office.getByRole("link", { name: subject });
    await expect(mails).toHaveCount(nth, { timeout: 5_000 });
    await mails.first().click();
  }).toPass();
  await office.getByRole("tab", { name: "Text" }).click();
}

/** The link of the mail that is open. */
export async function linkOfMail(office: Page, link: RegExp): Promise<string> {
  const text = office.getByRole("tabpanel");
  await expect(text).toContainText(link);
  return link.exec((await text.textContent()) ?? "")?.[0] ?? "";
}
