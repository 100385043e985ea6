import { type BrowserContext, test as base, type Page } from "@playwright/test";

export * from "@playwright/test";

/**
 * Islands of a page begin with its visitor's first movement (`web/browser/islands`); tests that look at what happens before take Playwright's own
 * `test`, or wait for the answer alone.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const told = document.getElementById("document");
    if (told === null) return true;
    dispatchEvent(new Event("touchstart"));
    const { islands } = JSON.parse(told.textContent ?? "") as {
      readonly islands: readonly { readonly when: string }[];
    };
    const coming = [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-alive])")];
    return coming.every(({ dataset }) => islands[Number(dataset.island)]?.when === "visible");
  });
}

const waiting = new WeakSet<Page>();
const withoutScripts = new WeakSet<BrowserContext>();

function waitForScripts(page: Page): void {
  if (waiting.has(page) || withoutScripts.has(page.context())) return;
  waiting.add(page);
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

/** A visitor who waits until the page that she opened is alive, in all tabs of hers; so do those who have a browser of their own. */
export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (options?.javaScriptEnabled !== false) context.on("page", waitForScripts);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  context: async ({ context, javaScriptEnabled }, use, info) => {
    if (javaScriptEnabled === false) withoutScripts.add(context);
    else context.on("page", waitForScripts);
    const refused: string[] = [];
    context.on("response", (response) => {
      if (response.status() < 400 || !response.url().includes("/web-api/")) return;
      const told = `${response.status()} ${response.request().method()} ${response.url()}`;
      void response.text().then(
        (text) => refused.push(`${told} ${text}`),
        () => refused.push(told),
      );
    });
    await use(context);
    // The page says only that something was refused.
    if (info.status !== info.expectedStatus && refused.length > 0)
      await info.attach("refused requests", { body: refused.join("\n"), contentType: "text/plain" });
  },
});
