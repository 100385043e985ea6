import { test as base, type Page } from "@playwright/test";

export * from "@playwright/test";

/** A page's scripts come after its first view (`web/first-view.ts`); tests that look at what happens before take Playwright's own `test`, or wait for the answer alone. */
const alive = (page: Page) => page.waitForFunction(() => !("early" in window));

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
