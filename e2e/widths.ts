import { expect, type Page, test } from "@playwright/test";

/** Phone, tablet, the first width of a desktop, desktop: chrome changes between them (chrome document, section 9). */
export const widths = [390, 768, 1000, 1440] as const;

interface Width {
  readonly width: (typeof widths)[number];
  /** From 1000 px on the bar of goods takes the place of the menu. */
  readonly isDesk: boolean;
}

/** Looks at a page that is there at each width in turn; nothing ever stands out beyond the window. */
export async function atEachWidth(page: Page, look: (width: Width) => Promise<void>): Promise<void> {
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await look({ width, isDesk: width >= 1000 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
}
