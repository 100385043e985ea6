/** The whole shop with real browsers: how long after a kill in the office an open page changes, and the page that the server sends. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { writeConsent } from "../../core/consent.ts";
import { operator } from "../../demo/people.ts";
import { keptDemoSecrets } from "../../platform/config/demo-secrets.ts";
import { freePort } from "../../platform/startup/free-port.ts";
import { environmentList, officeFlagPaths } from "../../services/flags/contract.ts";
import { openBrowser } from "../front/browser.ts";
import { messageOf } from "../load/processes.ts";
import { median } from "../load/requests.ts";

const rounds = 7;
/** An experiment, a page that is part of it, and one of the team, who sees it (demo/flags). */
const flag = "poster-1409-canvas-redesign";
const path = "/leinwanddruck";
const visitor = "demo-mara";
/** Browsers that say they have no head are taken for crawlers. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const mark = (treatment: string) => `data-treatments="1409-canvas-redesign:${treatment}"`;

export async function killInOffice(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "passepartout-kill-"));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error", NODE_ENV: "production" };
  const shop = fork(join(import.meta.dirname, "../page/shop-process.ts"), { env });
  const ended = once(shop, "exit");
  let browser: Browser | null = null;
  try {
    await messageOf(shop);
    browser = await openBrowser();
    await measure(browser, `http://localhost:${port}`, keptDemoSecrets(folder).operatorPassword);
  } finally {
    await browser?.close();
    shop.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, origin: string, password: string): Promise<void> {
  const office = await openOffice(browser, origin, password);
  const agreed = await openShop(browser, origin, { granted: ["experiments"], declined: [] });
  const declined = await openShop(browser, origin, { granted: [], declined: ["experiments"] });
  const places = [agreed.shows, served(agreed.context, origin)];
  const times = { browser: [] as number[], server: [] as number[] };
  // In the first one the stream may not be open yet.
  for (let round = -1; round < rounds; round++) {
    const [inBrowser, onServer] = await change(office, "kill", "off", places);
    if (round >= 0) {
      times.browser.push(inBrowser ?? Number.NaN);
      times.server.push(onServer ?? Number.NaN);
    }
    await change(office, "revive", "on", places);
  }
  // Whoever declined hears by asking; once is enough to see it.
  await declined.shows("on");
  const [asking = Number.NaN] = await change(office, "kill", "off", [declined.shows]);
  console.log(
    `  from a kill in the office until the open page of a browser changed: ${median(times.browser).toFixed(0)} ms` +
      ` (at most ${Math.max(...times.browser).toFixed(0)}), until the server sends the changed page: ${median(times.server).toFixed(0)} ms`,
  );
  console.log(`  of a visitor who declined: ${(asking / 1000).toFixed(1)} s; she asks every 10 s`);
}

type Shows = (treatment: string) => Promise<void>;

const since = async (happens: Promise<void>, start: number) => {
  await happens;
  return performance.now() - start;
};

/** What the office sends, and how long after that each place shows it. */
async function change(office: Office, step: "kill" | "revive", treatment: string, places: readonly Shows[]) {
  const start = performance.now();
  const all = places.map((shows) => since(shows(treatment), start));
  const [, ...times] = await Promise.all([office(step), ...all]);
  return times;
}

type Office = (step: "kill" | "revive") => Promise<void>;

/** The operator, signed in; her browser sends what its buttons send. */
async function openOffice(browser: Browser, origin: string, password: string): Promise<Office> {
  const page = await browser.newPage({ locale: "de-DE" });
  await page.goto(`${origin}/office/flags`);
  await page.getByLabel("E-Mail").fill(operator.email);
  await page.getByLabel("Passwort").fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.getByRole("link", { name: flag }).waitFor();
  const ask = (address: string, body?: object) =>
    page.evaluate(
      async ([to, sent]) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(to, sent === null ? {} : { method: "POST", headers, body: sent });
        return { ok: answer.ok, text: await answer.text() };
      },
      [address, body ? JSON.stringify(body) : null] as const,
    );
  const { environments } = environmentList.parse(JSON.parse((await ask(officeFlagPaths.environments)).text));
  const environment = environments[0]?.id ?? 0;
  let changeNumber: number | null = null;
  return async (step) => {
    // Who switches something on says what she read; a kill is for everybody at once.
    const { ok, text } = await ask(officeFlagPaths[step](environment, flag), step === "kill" ? {} : { changeNumber });
    if (!ok) throw new Error(`the office could not ${step} ${flag}: ${text}`);
    changeNumber = JSON.parse(text).changeNumber;
  };
}

interface Opened {
  readonly context: BrowserContext;
  /** Resolves when the open page is drawn so. */
  readonly shows: Shows;
}

async function openShop(
  browser: Browser,
  origin: string,
  answer: Pick<Parameters<typeof writeConsent>[0], "granted" | "declined">,
): Promise<Opened> {
  const context = await browser.newContext({ userAgent });
  const cookies = { "visitor-key": visitor, consent: writeConsent({ id: null, ...answer }) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  let waits: { text: string; resolve: () => void } | null = null;
  let now = "";
  await page.exposeFunction("tellTreatments", (treatments: string) => {
    now = `data-treatments="${treatments}"`;
    if (waits?.text === now) waits.resolve();
  });
  await page.goto(origin + path);
  await page.evaluate(() => {
    const { tellTreatments } = window as unknown as { tellTreatments: (text: string) => void };
    const tell = () => tellTreatments(document.documentElement.dataset.treatments ?? "");
    new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ["data-treatments"] });
    tell();
  });
  const shows: Shows = (treatment) =>
    new Promise((resolve) => {
      waits = { text: mark(treatment), resolve };
      if (now === waits.text) resolve();
    });
  await shows("on");
  return { context, shows };
}

/** Asks one time after the other until the document is another. */
function served({ request }: BrowserContext, origin: string): Shows {
  return async (treatment) => {
    for (;;) {
      const answer = await request.get(origin + path);
      if ((await answer.text()).includes(mark(treatment))) return;
    }
  };
}
