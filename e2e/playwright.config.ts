import { defineConfig, devices } from "@playwright/test";
import { experiments } from "../core/experiments.ts";
import { countries } from "../core/locale.ts";
import { systemBrowser } from "../scripts/browsers.ts";
import { declinedConsent } from "./decided-consent.ts";
import { port, ports, resultsFolder } from "./place.ts";

/** `E2E_BROWSER` names another. */
const chromium = process.env.E2E_BROWSER ?? systemBrowser;

/** All hosts of the demo, in both channels. */
const hosts = ["", ...countries.map((country) => `${country.toLowerCase()}.`)].flatMap((country) => [
  `${country}localhost`,
  `cards.${country}localhost`,
]);
/** What experiments show is tested where a test says so: everybody else has seen them switched off in this session. */
const withoutExperiments = hosts.flatMap((domain) =>
  Object.entries({
    "visitor-key": "browser-tests",
    treatments: new URLSearchParams([["key", "browser-tests"], ...experiments.map((name) => [name, "off"])]).toString(),
  }).map(([name, value]) => ({
    name,
    value,
    domain,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: true,
    sameSite: "Lax" as const,
  })),
);

/** Shops of their own for the browser tests: fresh data folders, own ports, everything embedded. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: resultsFolder,
  // One shop, one set of counters: its tests run after each other, each as a visitor of its own. Whoever is free takes the next file.
  workers: ports.length,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    storageState: { cookies: [...withoutExperiments, ...declinedConsent(hosts)], origins: [] },
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // A picture and the page's text of what failed are always kept; recording every step slows every test.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: {
    command: "node e2e/serve.ts",
    cwd: "..",
    // Each says so once it is ready.
    wait: { stdout: new RegExp(`(?:Passepartout runs at [^]*){${ports.length}}`) },
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 8_000 },
    stdout: "pipe",
  },
});
