import type { Page } from "@playwright/test";
import { contentPagePaths } from "../services/content-pages/contract.ts";

/** Keeps back what opens under the goods, as a slow line does. @returns lets it come */
export async function holdMenus(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${contentPagePaths.navigation}*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
