import { test as base, type Page } from "@playwright/test";

export * from "@playwright/test";

/**
 * Islands of a page begin with its visitor's first movement (`web/islands`); tests that look at what happens before take Playwright's own
 * `test`, or wait for the answer alone.
 */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const told = document.getElementById("document");
    if (told === null) return !("early" in window);
    dispatchEvent(new Event("touchstart"));
    const { islands } = JSON.parse(told.textContent ?? "") as {
      readonly islands: readonly { readonly when: string }[];
    };
    const coming = [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-alive])")];
    return coming.every(({ dataset }) => islands[Number(dataset.island)]?.when === "visible");
  });
}

function waitForScripts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (options?.waitUntil !== "commit") await alive(page);
    return answer;
  };
  page.reload = async (...given) => {
    const answer = await reload(...given);
    await alive(page);
    return answer;
  };
}

/** A visitor who waits until the page that she opened is alive, in all tabs of hers. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", waitForScripts);
    await use(context);
  },
});
